/** Entries in the site search of the pages of records: people, acts, votes, bodies, groups, governments. */
import { donePart } from "#src/domain/act-state.ts";
import { bodyNumber } from "#src/domain/body-order.ts";
import { registeredNameText } from "#src/domain/record-name.ts";
import { isNotable } from "#src/domain/notable-votes.ts";
import type { Act } from "#src/domain/records.ts";
import { parseVoteTitle } from "#src/domain/vote-title.ts";
import { institutionNames, searchAliases, wordsInUse } from "#src/data/reference/search-aliases.ts";
import { actKind, branch, branchFull } from "#src/i18n/common.ts";
import { decreeHeading, distinctTitle, implementingName } from "#src/i18n/act-texts.ts";
import { actState } from "#src/i18n/acts.ts";
import { officeText } from "#src/i18n/offices.ts";
import { rolesThen } from "#src/i18n/people.ts";
import { committeeOrdinal, searchDetail, searchWords } from "#src/i18n/search.ts";
import { actCitation } from "#src/i18n/vote-titles.ts";
import { formatAfter, formatIdentifier } from "#src/lib/format.ts";
import { capital, toLower } from "#src/lib/text.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { actTag, isTitleShared } from "#scripts/contracts/acts/tags.ts";
import { parliamentOffice } from "#scripts/contracts/people/members.ts";
import { defineDerivation, type Reader, type SearchEntry } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { isDemo } from "#scripts/contracts/stats/coverage.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { readVoteRow, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { governmentName } from "#scripts/contracts/stats/government-name.ts";

/**
 * False for most votes on amendments: their titles are codes, and hundreds are alike. They are found through their act.
 * Not one in which the Government was beaten: it is news.
 */
function isWorthFinding(read: Reader, vote: StoredRecord<"vote">): boolean {
  return (
    isNotable(vote) ||
    vote.publicTitle !== null ||
    parseVoteTitle(vote.title) === null ||
    readVoteRow(read, vote.id)?.isGovernmentBeaten === true
  );
}

/** Votes of a month included in the search; argument: "C:2026-11". */
const findableInMonth = defineDerivation<readonly string[]>("search-votes", (read, month) =>
  read.index("vote.month", month).filter((key) => isWorthFinding(read, read.require("vote", key))),
);

/** Keys of the votes included in the search. */
export function findableVotes(read: Reader): readonly string[] {
  return read.indexValues("vote.month").flatMap((month) => read.derived(findableInMonth, month));
}

export function personEntry(read: Reader, id: string): SearchEntry {
  const { familyName, givenName, roles } = read.derived(personCard, id) ?? {
    familyName: id,
    givenName: "",
    roles: [],
  };
  const person = read.require("person", id);
  const group = read.derived(personCard, id)?.group?.acronym ?? null;
  const isPremier = roles.some((role) => role.code === "government" && role.rank === "president" && role.active);
  const office = parliamentOffice(read, id);
  const detail = [
    ...rolesThen(roles, person.gender),
    ...(office === null ? [] : [toLower(officeText(office, person.gender))]),
    ...(group === null ? [] : [group]),
  ].join(", ");
  return withNamesInUse({
    kind: "person",
    title: `${givenName} ${familyName}`,
    detail,
    words: [
      `${familyName} ${givenName}`,
      ...(person.registeredName === undefined ? [] : [registeredNameText(person.registeredName)]),
      searchWords.person,
      ...ministriesOf(read, id),
      ...(isPremier ? [searchWords.premier] : []),
    ].join(" "),
    date: null,
  });
}

export function actEntry(read: Reader, key: string): SearchEntry {
  const act = read.require("act", key);
  const numbers = act.kind === "bill" ? act.readings.map(({ identifier }) => identifier) : [act.id];
  // Common names belong to real acts; an invented act may have the same number.
  const names = read.derived(isDemo, "") ? [] : (searchAliases[key] ?? []);
  const date =
    act.kind === "bill"
      ? (act.statusDate ?? act.presented)
      : act.kind === "datt"
        ? (act.adoptionDate ?? act.published ?? act.deadline)
        : (act.published ?? donePart(act.steps).at(-1)?.date ?? null);
  const law = act.kind === "bill" && act.law !== null ? lawWords(act.law) : "";
  const short = act.kind === "bill" ? "ddl" : "";
  return {
    kind: "act",
    title: distinctTitle(
      act.kind,
      act.kind === "decree" ? decreeHeading(act.shortTitle ?? act.title) : (act.shortTitle ?? act.title),
      read.derived(isTitleShared, key),
    ),
    detail: `${nameOf(act, numbers)}${law === "" ? stateOf(read, key) : `, ${law}`}`,
    // The short title of a decree-law may contain its number, which the heading leaves out.
    words: [
      act.title,
      ...(act.kind === "decree" && act.shortTitle !== null ? [act.shortTitle] : []),
      ...numbers,
      ...numbers.map((one) => one.replace(".", " ")),
      short,
      law,
      ...names,
      ...(act.kind === "datt" ? [] : wordsOf(`${act.title} ${act.shortTitle ?? ""}`)),
    ].join(" "),
    date,
  };
}

export function voteEntry(read: Reader, id: string): SearchEntry {
  const vote = read.require("vote", id);
  const sitting = read.require("sitting", vote.sitting).number;
  const row = readVoteRow(read, id);
  if (row === undefined) throw new DataError(`search: no vote ${id}`);
  const { heading } = withHeading(read, row);
  return {
    kind: "vote",
    title: heading,
    // The signer and the act of an amendment. The title of a final vote begins with the heading.
    detail: searchDetail.vote({ ...row, subject: row.title.startsWith(heading) ? row.subject : row.title }),
    words: [
      row.subject ?? "",
      vote.title,
      vote.description ?? "",
      id,
      `seduta ${sitting}, votazione ${vote.number}`,
    ].join(" "),
    date: vote.date,
  };
}

export function bodyEntry(read: Reader, id: string): SearchEntry {
  const body = read.require("body", id);
  const number = body.kind === "committee" ? bodyNumber(body.name) : null;
  return withNamesInUse({
    kind: "body",
    title: body.name,
    detail: searchDetail.body(branch[body.branch]),
    words: [body.shortName ?? "", ...(number === null ? [] : [committeeOrdinal(number)])].join(" "),
    date: null,
  });
}

export function groupEntry(read: Reader, id: string): SearchEntry {
  const group = read.require("group", id);
  const last = group.names.at(-1);
  const words = group.names.flatMap(({ name, acronym }) => [name, acronym]).join(" ");
  return {
    kind: "body",
    title: last?.name ?? id,
    detail: searchDetail.group(last?.acronym ?? null, branchFull[group.branch]),
    words: `${words} ${searchWords.group}`,
    date: null,
  };
}

export function governmentEntry(read: Reader, id: string): SearchEntry {
  return {
    kind: "body",
    title: read.derived(governmentName, id),
    detail: searchDetail.government,
    words: "",
    date: null,
  };
}

/** ": in esame"; empty when the state is not known. */
function stateOf(read: Reader, key: string): string {
  const tag = read.derived(actTag, key);
  const code = tag?.state ?? null;
  const state = tag?.stateText ?? (code === null ? "" : actState[code]);
  return state === "" ? "" : `: ${toLower(state)}`;
}

/** Everyday words of what an act is about; implementing decrees, hundreds of one law, would come before it. */
function wordsOf(title: string): readonly string[] {
  return wordsInUse.flatMap(([inTitle, inUse]) => (inTitle.test(title) ? [inUse] : []));
}

function ministriesOf(read: Reader, person: string): readonly string[] {
  const roles = read.index("government.person", person).flatMap((key) => read.require("government", key).roles);
  return [...new Set(roles.flatMap((role) => (role.person === person ? (role.department ?? []) : [])))];
}

/** Adds the common names of the ministries or of the body in a record. */
export function withNamesInUse(record: SearchEntry): SearchEntry {
  const official = [record.title, record.detail, record.words];
  const names = institutionNames.flatMap(([name, inUse]) => (official.some((text) => name.test(text)) ? [inUse] : []));
  return names.length === 0 ? record : { ...record, words: [record.words, ...names].join(" ") };
}

/** How a law is cited: "legge n. 96 del 2026". */
function lawWords({ number, date }: NonNullable<Extract<Act, { kind: "bill" }>["law"]>): string {
  return date === null ? `legge ${number}` : `legge ${formatAfter("n.", number)} del ${date.slice(0, 4)}`;
}

/** "Disegno di legge, C. 1780, S. 12", "Decreto-legge n. 31 del 2026", "Decreto attuativo della legge n. 160 del 2025". */
function nameOf(act: Act, numbers: readonly string[]): string {
  if (act.kind === "bill") return `${actKind.bill}, ${numbers.map(formatIdentifier).join(", ")}`;
  if (act.kind === "datt") return implementingName(act.reference?.label ?? null);
  return capital(actCitation(act.kind, act.id));
}
