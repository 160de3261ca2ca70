import { expect, it } from "vitest";
import { groupRowsHtml } from "#src/components/votes/groups-html.ts";
import { noCounts } from "#src/domain/code-counts.ts";
import { toGroupRows } from "#src/ui/votes/vote-roll.ts";
import type { Composition, CompositionGroup } from "#src/view/composition.ts";
import type { VoteBloc, VotePage } from "#src/view/vote-page.ts";

const group = (id: string, side: CompositionGroup["side"], isMixed = false): CompositionGroup => ({
  id,
  acronym: id.toUpperCase(),
  name: id,
  color: null,
  isMixed,
  side,
});
const bloc = (own: Partial<VoteBloc>): VoteBloc => ({
  counts: noCounts,
  line: "NV",
  rebels: null,
  nonParticipants: 0,
  cohesion: null,
  ...own,
});
const chamber: Composition = {
  branch: "S",
  day: "2026-11-20",
  groups: [group("sal", "opposition"), group("gin", "majority"), group("aut", null), group("misto", null, true)],
  members: [],
};

/** The rows as they are read, cell by cell. */
function rows(vote: Pick<VotePage, "branch" | "isSecret" | "groups" | "sides">): readonly string[] {
  const { text } = groupRowsHtml(toGroupRows(vote, chamber), vote);
  return [...text.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) =>
    row
      .replaceAll(/<\/t[hd]>/g, " |")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

it("says of the mixed group in a secret vote what it says of the others", () => {
  const counts = { ...noCounts, SEC: 6 };
  const groups = (["SEC", "SEC", "SEC", "NV"] as const).map((line) => bloc({ counts, line }));
  const secret = rows({ branch: "S", isSecret: true, groups, sides: [] });
  expect(secret.at(-1)).toBe("MISTO misto | Voto segreto | – | 0 | non valutabile | | segreto | Apri |");
  expect(secret.at(-2)).toBe("AUT aut | Voto segreto | – | 0 | non valutabile | | segreto | Apri |");
});
