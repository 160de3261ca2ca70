import { noPosition } from "#src/domain/ballot-text.ts";
import { routes } from "#src/lib/routes.ts";
import type { Stamped } from "#src/stores/kept-files.ts";
import type { VotePositions } from "#src/ui/votes/vote-roll.ts";
import type { Composition } from "#src/view/composition.ts";

/** How the page that is open lists one member: letter of the vote, in bold or not. */
export interface PageName {
  readonly letter: string;
  readonly isRebel: boolean;
}

/** What the islands of a vote's page read in it. Who voted how, its names say: they stand there by vote. */
export interface PageVote extends Stamped {
  /** Vote id. */
  readonly vote: string;
  /** File of the composition; `stamp`: of the one that the names are of. */
  readonly src: string;
  /** By address. */
  readonly names: ReadonlyMap<string, PageName>;
}

/** The attributes around the names from which {@link readPageVote} reads; those who voted alike have their letter as `data-v`. */
export const toPageAttributes = ({ vote, src, stamp }: Omit<PageVote, "names">) => ({
  "data-vote": vote,
  "data-src": src,
  "data-stamp": stamp,
});

const namesOf = (place: ParentNode | null): Iterable<readonly [string, PageName]> =>
  [...(place?.querySelectorAll<HTMLElement>("[data-v]") ?? [])].flatMap((alike) =>
    [...alike.querySelectorAll("li a")].map(
      (link) =>
        [
          link.getAttribute("href") ?? "",
          { letter: alike.dataset["v"] ?? noPosition, isRebel: link.className === "reb" },
        ] as const,
    ),
  );

/** The vote of the page that is open. */
export function readPageVote(): PageVote {
  const place = document.querySelector<HTMLElement>("[data-vote]");
  const { vote = "", src = "", stamp = "" } = place?.dataset ?? {};
  return { vote, src, stamp, names: new Map(namesOf(place)) };
}

/** What the page says of the members of a composition, in their order. */
export function toPositions({ names }: Pick<PageVote, "names">, { members }: Composition): VotePositions {
  const own = members.map(([id]) => names.get(routes.person(id)));
  return {
    ballots: own.map((name) => name?.letter ?? noPosition).join(""),
    rebels: own.flatMap((name, position) => (name?.isRebel === true ? [position] : [])),
  };
}
