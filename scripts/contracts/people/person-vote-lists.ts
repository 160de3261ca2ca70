import { lastDay } from "#src/domain/periods.ts";
import type { Person } from "#src/domain/records.ts";
import { personVoteLists, type PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonVotesPage } from "#src/contracts/person-page.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { dataDay, lastChange } from "#scripts/contracts/stats/coverage.ts";
import { readNamedBallots, type NamedBallot } from "#scripts/contracts/stats/member-figures.ts";
import { readPersonRef } from "./person-parts.ts";
import { readVoteRows } from "./person-votes.ts";

/**
 * Maximum length of a list on a single page. A longer list has one page per year, so that new votes rewrite only the
 * last one.
 */
const rowsOnOnePage = 200;

/** Maximum number of rows on a page: two thousand would exceed the size budget. The CSV of the record has all rows. */
const rowsOnPage = 1000;

/** Keys of the non-empty lists. */
const listKeys = defineDerivation<readonly string[]>("person-vote-lists", (read) =>
  read.keys("person").flatMap((id) => {
    const person = read.require("person", id);
    return personVoteLists
      .filter((list) => readNamedBallots(read, person, list).length > 0)
      .map((list) => `${id}/${list}`);
  }),
);

/**
 * Years of a list that is too long for one page, newest first; empty for other lists. Argument: "{person}/voti-chiave".
 */
const listYears = defineDerivation<readonly string[]>("person-vote-years", (read, key) => {
  const [id, list] = splitKey(key);
  const ballots = readNamedBallots(read, read.require("person", id), list);
  const years = new Set(ballots.map(([, month]) => month.slice(2, 6)));
  return ballots.length > rowsOnOnePage && years.size > 1 ? [...years].sort().reverse() : [];
});

/** `/persone/{id}/voti-chiave` and the other lists: all rows, or the last year of a long list. */
export const personVoteListPages = definePage({
  name: "person-votes",
  keys: (read) => read.derived(listKeys, ""),
  path: (key) => routes.personVotes(...splitKey(key)),
  search: null,
  build: (read, key) => {
    const [year] = read.derived(listYears, key);
    return year === undefined ? readList(read, key, rowsOnPage) : readYear(read, key, year);
  },
});

/** `/persone/{id}/voti-chiave/2025`: earlier years of a long list. */
export const personVoteYearPages = definePage({
  name: "person-votes-year",
  keys: (read) =>
    read.derived(listKeys, "").flatMap((key) =>
      read
        .derived(listYears, key)
        .slice(1)
        .map((year) => `${key}/${year}`),
    ),
  path: (key) => routes.personVotesYear(...splitKey(key), yearOf(key)),
  search: null,
  build: (read, key) => readYear(read, key.slice(0, key.lastIndexOf("/")), yearOf(key)),
});

function readList(read: Reader, key: string, limit?: number): PersonVotesPage {
  const [id, list] = splitKey(key);
  return toPage(read, key, readNamedBallots(read, read.require("person", id), list), limit);
}

function readYear(read: Reader, key: string, year: string): PersonVotesPage {
  const [id, list] = splitKey(key);
  const page = toPage(read, key, readNamedBallots(read, read.require("person", id), list, year), rowsOnPage);
  return { ...page, year, years: [...read.derived(listYears, key)] };
}

function toPage(read: Reader, key: string, ballots: readonly NamedBallot[], limit?: number): PersonVotesPage {
  const [id, list] = splitKey(key);
  const person = read.require("person", id);
  const branch = person.memberships.at(-1)?.branch;
  if (branch === undefined) throw new DataError(`votes of ${person.id}, who has no seat`);
  const rows = readVoteRows(read, ballots, limit, true);
  return {
    person: readPersonRef(read, person.id),
    gender: person.gender,
    branch,
    list,
    year: null,
    years: [],
    rows,
    total: ballots.length,
    until: endOf(read, person),
    updated: lastChange(
      read,
      [person, ...rows.slice(0, 1).map((newest) => read.require("vote", newest.id))],
      [rows[0]?.date ?? null],
    ),
    sources: person.sources,
  };
}

/** Last day of the last mandate, if it is over on the last day of the data; null = it is not. */
function endOf(read: Reader, { memberships }: Person): string | null {
  const last = memberships.at(-1);
  const day = last === undefined ? null : read.derived(dataDay, last.branch);
  const end = last?.end ?? null;
  return end !== null && day !== null && end <= day ? lastDay(end) : null;
}

function splitKey(key: string): [id: string, list: PersonVoteList] {
  const [id = "", name] = key.split("/");
  const list = personVoteLists.find((one) => one === name);
  if (list === undefined) throw new DataError(`no list of votes "${key}"`);
  return [id, list];
}

const yearOf = (key: string): string => key.slice(key.lastIndexOf("/") + 1);
