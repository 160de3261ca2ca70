import { gzipSync } from "node:zlib";
import { memberVoteCodes, type Branch } from "#src/domain/codes.ts";
import { toCsv } from "#src/lib/csv.ts";
import { files } from "#src/lib/routes.ts";
import { personBallotsSchema, type PersonBallots } from "#src/view/person-ballots.ts";
import { defineFamily, type Reader } from "#scripts/views/reader.ts";
import { monthVotes, notInOffice, type MonthVotes } from "#scripts/views/shared/month-votes.ts";
import { voteMonths } from "#scripts/views/shared/roster.ts";

type Row = readonly [vote: string, date: string, code: string, line: string | null];

/** `/dati/persone/{id}/voti-2026.csv.gz`: every verified vote of a year, of either chamber; by year, so that a night of votes makes one file a member again. */
export const personBallotFiles = defineFamily<PersonBallots>({
  name: "data-person-ballots",
  schema: personBallotsSchema,
  keys: (read) => read.keys("person").flatMap((id) => readBallotYears(read, id).map((year) => `${id}/${year}`)),
  path: (key) => files.personBallots(...splitKey(key)),
  build: (read, key) => {
    const [id, year] = splitKey(key);
    const rows = monthsOf(read, id)
      .filter((argument) => argument.startsWith(year, 2))
      .flatMap((argument) => rowsOf(read.derived(monthVotes, argument), id));
    const csv = toCsv(["vote_id", "date", "vote", "group_vote"], rows);
    return { gzip: gzipSync(csv, { level: 6 }).toString("base64") };
  },
  emit: ({ gzip }) => Buffer.from(gzip, "base64"),
});

/** Years with votes held while the person sat in a chamber, oldest first. */
export function readBallotYears(read: Reader, id: string): string[] {
  return [...new Set(monthsOf(read, id).map((argument) => argument.slice(2, 6)))];
}

/** Months with votes of the chambers that the person sat in at that time ("C:2026-11"), oldest first. */
function monthsOf(read: Reader, id: string): string[] {
  const seats = read.require("person", id).memberships;
  const branches: readonly Branch[] = ["C", "S"];
  const months = branches.flatMap((branch) =>
    voteMonths(read, branch).filter((argument) => {
      const month = argument.slice(2);
      return seats.some(
        (seat) =>
          seat.branch === branch &&
          seat.start.slice(0, 7) <= month &&
          (seat.end === null || month <= seat.end.slice(0, 7)),
      );
    }),
  );
  return months.sort((a, b) => compare(a.slice(2), b.slice(2)) || compare(a, b));
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function rowsOf({ members, votes, codes, groupOf }: MonthVotes, id: string): Row[] {
  const column = members.indexOf(id);
  if (column === -1) return [];
  return votes.flatMap((vote, index): Row[] => {
    const cell = index * members.length + column;
    const code = memberVoteCodes[codes[cell] ?? notInOffice];
    if (code === undefined) return [];
    return [[vote.id, vote.date, code, vote.groups.find(({ group }) => group === groupOf[cell])?.line ?? null]];
  });
}

function splitKey(key: string): [id: string, year: string] {
  const [id = "", year = ""] = key.split("/");
  return [id, year];
}
