import { personVoteLists, type PersonVoteList } from "#src/domain/person-vote-lists.ts";
import { toCsv } from "#src/lib/csv.ts";
import { files, routes } from "#src/lib/routes.ts";
import { personVotesPageSchema, type PersonVotesPage } from "#src/view/person-page.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineFamily, type Reader } from "#scripts/views/reader.ts";
import { readPersonRef } from "./person-refs.ts";
import { ballotsOf, readStats, readVoteRows } from "./person-votes.ts";

/** `/persone/{id}/voti-chiave` and its sisters: the complete lists behind the five rows of the person page. */
export const personVoteListPages = defineFamily<PersonVotesPage>({
  name: "person-votes",
  schema: personVotesPageSchema,
  keys: readListKeys,
  path: (key) => routes.personVotes(...splitKey(key)),
  build: readList,
});

/** `/dati/persone/{id}/voti-chiave.csv`: the same rows as a file. */
export const personVoteListFiles = defineFamily<PersonVotesPage>({
  name: "data-person-votes",
  schema: personVotesPageSchema,
  keys: readListKeys,
  path: (key) => files.personVotesCsv(...splitKey(key)),
  build: readList,
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

function readList(read: Reader, key: string): PersonVotesPage {
  const [id, list] = splitKey(key);
  const person = read.require("person", id);
  const rows = readVoteRows(read, readStats(read, person), list);
  const updated = [person.changedAt.slice(0, 10), rows[0]?.date ?? ""].sort().at(-1) ?? "";
  return { person: readPersonRef(read, id), gender: person.gender, list, rows, updated, sources: person.sources };
}

function splitKey(key: string): [id: string, list: PersonVoteList] {
  const [id = "", name] = key.split("/");
  const list = personVoteLists.find((one) => one === name);
  if (list === undefined) throw new DataError(`no list of votes "${key}"`);
  return [id, list];
}
