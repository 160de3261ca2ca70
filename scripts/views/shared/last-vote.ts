import type { Branch } from "#src/domain/codes.ts";
import type { Reader } from "#scripts/views/reader.ts";
import { voteMonths } from "./roster.ts";

/** Day of the last vote of a chamber; null = no votes. */
export function lastVoteDay(read: Reader, branch: Branch): string | null {
  const last = read.index("vote.month", voteMonths(read, branch).at(-1) ?? "").at(-1);
  return last === undefined ? null : read.require("vote", last).date;
}
