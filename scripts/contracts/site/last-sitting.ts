/** The last sitting of a chamber, as the home page shows it. */
import type { Branch } from "#src/domain/codes.ts";
import type { HomeSitting } from "#src/contracts/home-page.ts";
import { toTick } from "#src/contracts/sitting-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { compareNewest } from "#src/lib/lists/votes.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { voteRows, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { tellingVotes } from "#scripts/contracts/votes/votes-list.ts";
import { pick } from "#scripts/lib/pick.ts";

function lastRows(read: Reader, branch: Branch): VoteRow[] {
  const month = voteMonths(read, branch).at(-1);
  return month === undefined ? [] : [...read.derived(voteRows, month).values()].sort(compareNewest);
}

/** Last sitting of a chamber with votes; argument: "C" or "S". */
export const lastSitting = defineDerivation<HomeSitting | null>("home-sitting", (read, argument) => {
  const branch = toBranch(argument);
  const rows = lastRows(read, branch);
  const newest = rows[0];
  if (newest === undefined) return null;
  const sittingRows = rows.filter(({ sitting }) => sitting === newest.sitting);
  const telling = tellingVotes(sittingRows).toReversed();
  return {
    branch,
    sitting: newest.sitting,
    date: newest.date,
    ticks: sittingRows.toReversed().map((row) => toTick(withHeading(read, row))),
    rows: telling.map((row) => withHeading(read, row)),
    votes: telling.flatMap(({ id }) => {
      const page = votePages.build(read, id);
      return page.ballots === "" ? [] : [pick(page, "id", "branch", "heading", "composition", "ballots", "rebels")];
    }),
  };
});
