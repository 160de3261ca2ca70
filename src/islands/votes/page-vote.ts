import { noPosition } from "#src/domain/ballot-text.ts";
import { routes } from "#src/lib/routes.ts";
import type { WithRevision } from "#src/stores/cached-files.ts";
import type { VotePositions } from "#src/ui/votes/vote-roll.ts";
import type { Composition } from "#src/view/composition.ts";

/** A member in the page's list of names: letter of the vote, and whether marked as a rebel. */
export interface PageName {
  readonly letter: string;
  readonly isRebel: boolean;
}

/**
 * Data of the vote that its islands read from the page. Positions are read from the lists of names, which are grouped
 * by vote.
 */
export interface PageVote extends WithRevision {
  readonly vote: string;
  /** URL of the composition file; `revision`: its revision when the page was built. */
  readonly src: string;
  /** By URL of the person's page. */
  readonly names: ReadonlyMap<string, PageName>;
}

/**
 * Attributes read by {@link readPageVote}, for the element around the names; each group of names has the letter of its
 * vote as `data-v`.
 */
export const toPageAttributes = ({ vote, src, revision }: Omit<PageVote, "names">) => ({
  "data-vote": vote,
  "data-src": src,
  "data-revision": revision,
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

export function readPageVote(): PageVote {
  const place = document.querySelector<HTMLElement>("[data-vote]");
  const { vote = "", src = "", revision = "" } = place?.dataset ?? {};
  return { vote, src, revision, names: new Map(namesOf(place)) };
}

/** Positions of the members of a composition, in its order, from the names on the page. */
export function toPositions({ names }: Pick<PageVote, "names">, { members }: Composition): VotePositions {
  const own = members.map(([id]) => names.get(routes.person(id)));
  return {
    ballots: own.map((name) => name?.letter ?? noPosition).join(""),
    rebels: own.flatMap((name, position) => (name?.isRebel === true ? [position] : [])),
  };
}
