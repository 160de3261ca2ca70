/** Members by the college or area in which they were elected, with the vote that is shown with each. */
import { branches, memberVoteCodes, type Branch, type MemberVoteCode } from "#src/domain/codes.ts";
import { collegeOf } from "#src/domain/colleges.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { isOn, shownEnd, shownStart } from "#src/domain/periods.ts";
import { colleges } from "#src/data/colleges.ts";
import type { FormerSeat, ProvincePage, Representative } from "#src/contracts/representatives.ts";
import { pick } from "#scripts/lib/pick.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { officeDay } from "#scripts/contracts/stats/coverage.ts";
import { monthVotes, notInOffice } from "#scripts/contracts/stats/month-votes.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { memberRows } from "./members.ts";
import { readPersonRef } from "./person-parts.ts";

type ShownVote = ProvincePage["votes"][number] & { readonly codes: ReadonlyMap<string, MemberVoteCode> };

/** The last open key vote and the last open final vote of a month; argument: "C:2026-11". */
const monthShownVotes = defineDerivation("month-shown-votes", (read, argument) => {
  const { votes, members, codes } = read.derived(monthVotes, argument);
  const rows = read.derived(voteRows, argument);
  const last = (wanted: "isKey" | "isFinal"): ShownVote | null => {
    const place = votes.findLastIndex(({ id, isSecret }) => !isSecret && rows.get(id)?.[wanted] === true);
    const row = rows.get(votes[place]?.id ?? "");
    if (row === undefined) return null;
    const positions = members.flatMap((member, column) => {
      const code = codes[place * members.length + column] ?? notInOffice;
      const word = code === notInOffice ? undefined : memberVoteCodes[code];
      return word === undefined ? [] : [[member, word] as const];
    });
    return { ...pick(row, "branch", "id", "date", "title"), isKey: wanted === "isKey", codes: new Map(positions) };
  };
  return { key: last("isKey"), final: last("isFinal") };
});

/** The vote of a chamber to show with each member; argument: "C" or "S". null = no such vote. */
const shownVote = defineDerivation<ShownVote | null>("shown-vote", (read, argument) => {
  const months = voteMonths(read, toBranch(argument)).map((month) => read.derived(monthShownVotes, month));
  const last = (kind: "key" | "final") => months.findLast((month) => month[kind] !== null)?.[kind] ?? null;
  return last("key") ?? last("final");
});

/** The vote of a chamber that is shown with each member; null = none. */
export function readShownVote(read: Reader, branch: Branch): ProvincePage["votes"][number] | null {
  const vote = read.derived(shownVote, branch);
  return vote === null ? null : pick(vote, "branch", "id", "date", "title", "isKey");
}

interface Seat {
  readonly person: string;
  readonly college: string | null;
  readonly area: string | null;
  /** null = the source gives none. */
  readonly start: string | null;
  /** Exclusive; null = in office. */
  readonly end: string | null;
  readonly reason: string | null;
  readonly replacedBy: string | null;
}

/** Mandates of a chamber with their colleges; argument: "C" or "S". */
const collegeSeats = defineDerivation<readonly Seat[]>("college-seats", (read, argument) => {
  const branch = toBranch(argument);
  return read.index("person.branch", branch).flatMap((person) =>
    read
      .require("person", person)
      .memberships.filter((seat) => seat.branch === branch)
      .map((seat) => ({
        person,
        college: collegeOf(colleges, seat),
        area: seat.electionArea,
        start: shownStart(seat),
        end: shownEnd(seat),
        reason: seat.endReason,
        replacedBy: seat.replacedBy,
      })),
  );
});

interface Elected {
  readonly area: string | null;
  readonly member: Representative;
}

/** Members in office of a chamber, by surname; argument: "C" or "S". */
export const representatives = defineDerivation<readonly Elected[]>("representatives", (read, argument) => {
  const branch = toBranch(argument);
  const day = read.derived(officeDay, branch);
  const seats = new Map(
    read
      .derived(collegeSeats, branch)
      .filter((seat) => day !== null && isOn(seat, day))
      .map((seat) => [seat.person, seat]),
  );
  const codes = read.derived(shownVote, branch)?.codes;
  return read.derived(memberRows, branch).flatMap((row): Elected[] => {
    const seat = seats.get(row.id);
    if (!row.active || seat === undefined) return [];
    return [
      {
        area: row.area,
        member: {
          ...pick(row, "id", "branch", "familyName", "givenName", "gender", "group", "isPresident"),
          college: seat.college,
          presence: row.figures === null ? null : pick(row.figures, "present", "voting"),
          vote: codes?.get(row.id) ?? null,
        },
      },
    ];
  });
});

/** Mandates that ended in these colleges, by their last day. */
export function readFormer(read: Reader, ids: ReadonlySet<string>): FormerSeat[] {
  const left = branches.flatMap((branch) => {
    const day = read.derived(officeDay, branch);
    return read.derived(collegeSeats, branch).filter(({ end }) => end !== null && day !== null && end <= day);
  });
  return left
    .flatMap(({ person, college, start, end, reason, replacedBy }) =>
      college === null || end === null || !ids.has(college)
        ? []
        : [
            {
              ...{ person: readPersonRef(read, person), college, start, end, reason },
              replacedBy: replacedBy === null ? null : readPersonRef(read, replacedBy),
            },
          ],
    )
    .sort((a, b) => compareCodes(a.end, b.end) || compareCodes(a.person.id, b.person.id));
}
