import { personVoteLists, type PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { toCsv } from "#src/lib/csv.ts";
import { files, routes } from "#src/lib/routes.ts";
import { personVotesPageSchema, type PersonVotesPage } from "#src/view/person-page.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineFamily, type Reader } from "#scripts/views/reader.ts";
import { readPersonRef } from "./person-refs.ts";
import { ballotsOf, readStats, readVoteRows } from "./person-votes.ts";

/** Rows of a list on its page: two thousand rebel votes would weigh more than a page may. The file has them all. */
const rowsOnPage = 1000;

/** `/persone/{id}/voti-chiave` and its sisters: the lists behind the five rows of the person page. */
export const personVoteListPages = defineFamily<PersonVotesPage>({
  name: "person-votes",
  schema: personVotesPageSchema,
  keys: readListKeys,
  path: (key) => routes.personVotes(...splitKey(key)),
  build: (read, key) => readList(read, key, rowsOnPage),
});

/** `/dati/persone/{id}/voti-chiave.csv`: all rows as a file. */
export const personVoteListFiles = defineFamily<PersonVotesPage>({
  name: "data-person-votes",
  schema: personVotesPageSchema,
  keys: readListKeys,
  path: (key) => files.personVotesCsv(...splitKey(key)),
  build: (read, key) => readList(read, key),
  emit: ({ rows }) =>
    toCsv(
      ["vote_id", "date", "title", "vote", "group_vote"],
      rows.map((row) => [row.id, row.date, row.title, row.code, row.line]),
    ),
});

function readListKeys(read: Reader): string[] {
  return read.keys("person").flatMap((id) => {
    const stats = readStats(read, read.require("person", id));
    return personVoteLists.filter((list) => ballotsOf(stats, list).length > 0).map((list) => `${id}/${list}`);
  });
}

function readList(read: Reader, key: string, limit?: number): PersonVotesPage {
  const [id, list] = splitKey(key);
  const person = read.require("person", id);
  const branch = person.memberships.at(-1)?.branch;
  if (branch === undefined) throw new DataError(`votes of ${id}, who has no seat`);
  const stats = readStats(read, person);
  const rows = readVoteRows(read, stats, list, limit);
  const total = ballotsOf(stats, list).length;
  const updated = [person.changedAt.slice(0, 10), rows[0]?.date ?? ""].sort().at(-1) ?? "";
  return {
    person: readPersonRef(read, id),
    gender: person.gender,
    branch,
    list,
    rows,
    total,
    updated,
    sources: person.sources,
  };
}

function splitKey(key: string): [id: string, list: PersonVoteList] {
  const [id = "", name] = key.split("/");
  const list = personVoteLists.find((one) => one === name);
  if (list === undefined) throw new DataError(`no list of votes "${key}"`);
  return [id, list];
}
