/** Reads the files of a member's votes: `/dati/persone/{id}/voti-2026.csv`. */
import { memberVoteCodes, type MemberVoteCode } from "#src/domain/codes.ts";
import { isChoice } from "#src/domain/group-line.ts";

export interface OwnBallot {
  readonly code: MemberVoteCode;
  /** Whether the member and the group chose, and not the same. */
  readonly isDissent: boolean;
}

/** Positions of a member in some votes, by vote id. Lines with an unknown code are left out. */
export function readBallots(csv: string, votes: ReadonlySet<string>): ReadonlyMap<string, OwnBallot> {
  const rows = csv
    .replace(/^\uFEFF/, "")
    .split("\r\n")
    .map((line) => line.split(","));
  const [id, own, group] = ["vote_id", "vote", "group_vote"].map((name) => rows[0]?.indexOf(name) ?? -1);
  if (id === undefined || own === undefined || group === undefined || Math.min(id, own, group) < 0)
    throw new RangeError("no columns vote_id, vote and group_vote");
  return new Map(
    rows.slice(1).flatMap((cells) => {
      const [vote = "", text = "", line = ""] = [cells[id], cells[own], cells[group]];
      const code = memberVoteCodes.find((known) => known === text);
      if (code === undefined || !votes.has(vote)) return [];
      return [[vote, { code, isDissent: isChoice(code) && isChoice(line) && code !== line }] as const];
    }),
  );
}
