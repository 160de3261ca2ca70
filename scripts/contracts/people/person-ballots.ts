import { gzipSync } from "node:zlib";
import { branches, memberVoteCodes } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { toCsv, toCsvLines } from "#src/lib/csv.ts";
import { files } from "#src/lib/routes.ts";
import { personBallotsSchema, type PersonBallots } from "#src/contracts/person-ballots.ts";
import { defineDerivation, defineOutput, type Reader } from "#scripts/contracts/engine/reader.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { monthVotes, notInOffice, type MonthVotes } from "#scripts/contracts/stats/month-votes.ts";

/**
 * `/dati/persone/{id}/voti-2026.csv.gz`: every verified vote of a year in either chamber. Split by year, so that new
 * votes rewrite only one file per member.
 */
export const personBallotFiles = defineOutput<PersonBallots>({
  name: "data-person-ballots",
  schema: personBallotsSchema,
  keys: (read) => read.keys("person").flatMap((id) => readBallotYears(read, id).map((year) => `${id}/${year}`)),
  path: (key) => files.personBallots(...splitKey(key)),
  build: (read, key) => {
    const [id, year] = splitKey(key);
    const months = monthsOf(read, id).filter((argument) => argument.startsWith(year, 2));
    const lines = months.map((argument) => linesOf(read.derived(monthVotes, argument), id));
    const header = toCsv(["vote_id", "date", "vote", "group_vote"], []);
    return { gzip: gzipSync(header + lines.join(""), { level: 5 }).toString("base64") };
  },
  serialize: ({ gzip }) => Buffer.from(gzip, "base64"),
});

/** Years in which the person has a position in a verified vote, oldest first. */
export function readBallotYears(read: Reader, id: string): string[] {
  const branches = new Set(read.require("person", id).memberships.map(({ branch }) => branch));
  const years = [...branches].flatMap((branch) => read.derived(ballotYears, branch).get(id) ?? []);
  return [...new Set(years)].sort();
}

/**
 * These years by person id, for one chamber; argument: "C" or "S". Early cut-off: the value changes only when somebody
 * votes for the first time in a year.
 */
const ballotYears = defineDerivation("ballot-years", (read, argument): ReadonlyMap<string, readonly string[]> => {
  const years = new Map<string, string[]>();
  for (const month of voteMonths(read, toBranch(argument)))
    for (const id of read.derived(monthVoters, month)) {
      const [own, year] = [years.get(id) ?? [], month.slice(2, 6)];
      years.set(id, own.includes(year) ? own : [...own, year]);
    }
  return years;
});

/** Ids of members with a position in a verified vote of a month; argument: "C:2026-11". */
const monthVoters = defineDerivation("month-voters", (read, argument): readonly string[] => {
  const { members, codes } = read.derived(monthVotes, argument);
  return members.filter((_, column) => {
    for (let cell = column; cell < codes.length; cell += members.length) if (codes[cell] !== notInOffice) return true;
    return false;
  });
});

/** Months with votes during the person's mandates ("C:2026-11"), oldest first. */
function monthsOf(read: Reader, id: string): string[] {
  const seats = read.require("person", id).memberships;
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
  return months.sort((a, b) => compareCodes(a.slice(2), b.slice(2)) || compareCodes(a, b));
}

/**
 * CSV lines of a member for one month. Concatenates precomputed parts instead of formatting each cell: there are ten
 * million of them.
 */
function linesOf(month: MonthVotes, id: string): string {
  const { members, votes, codes, groupOf } = month;
  const column = members.indexOf(id);
  if (column === -1) return "";
  const cells = cellsOf(month);
  let lines = "";
  for (let vote = 0, cell = column; vote < votes.length; vote += 1, cell += members.length) {
    const code = memberVoteCodes[codes[cell] ?? notInOffice];
    const { start = "", ends } = cells[vote] ?? {};
    if (code !== undefined) lines += `${start}${code},${ends?.[groupOf[cell] ?? notInOffice] ?? noLine}`;
  }
  return lines;
}

/** End of a line without the group's vote. */
const noLine = "\r\n";

/** Parts shared by all lines of a vote. */
interface Cells {
  readonly start: string;
  /** End of the line, by position of the group. */
  readonly ends: readonly string[];
}

const known = new WeakMap<MonthVotes, readonly Cells[]>();

function cellsOf(month: MonthVotes): readonly Cells[] {
  const cells =
    known.get(month) ??
    month.votes.map(({ id, date, groups }): Cells => {
      const ends: string[] = month.groups.map(() => noLine);
      for (const { group, line } of groups) ends[group] = `${line}${noLine}`;
      return { start: toCsvLines([[id], [date], [""]]).slice(0, -noLine.length), ends };
    });
  known.set(month, cells);
  return cells;
}

function splitKey(key: string): [id: string, year: string] {
  const [id = "", year = ""] = key.split("/");
  return [id, year];
}
