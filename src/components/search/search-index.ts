/** The search index in the browser: loaded at the first search, older years on demand. */
import { searchDetail, searchKind, searchQuestion } from "#src/i18n/search.ts";
import { nearNames } from "#src/lib/near-names.ts";
import { findPlaces, toPlaces, writePlaceQuery, type Place } from "#src/lib/municipalities.ts";
import { files, routes } from "#src/lib/routes.ts";
import {
  amendmentsIndex,
  currentIndex,
  indexesFile,
  isOfficeName,
  toIndexQuery,
  type SearchAliases,
  type SearchHit,
} from "#src/lib/search.ts";
import { questionReader, type SearchQuestion } from "#src/lib/search-questions.ts";
import { normalize } from "#src/lib/text.ts";
import { cachedFiles } from "#src/stores/cached-files.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { votesSource } from "#src/stores/votes-source.ts";
import type { MunicipalityIndex } from "#src/contracts/representatives.ts";
import type { SearchGroup, SearchGroups } from "#src/contracts/search.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { PeopleSearchRow } from "#src/contracts/people-search.ts";

/** The part of Pagefind's API that is used here. */
interface PagefindResult {
  readonly id: string;
  readonly data: () => Promise<Fragment>;
}
interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}
interface Pagefind {
  readonly destroy: () => Promise<void>;
  readonly options: (options: object) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly mergeIndex: (path: string) => Promise<void>;
  readonly search: (
    term: string | null,
    options: { readonly filters: Readonly<Record<string, string | { readonly any: readonly string[] }>> },
  ) => Promise<{ readonly results: readonly PagefindResult[] }>;
}

export interface SearchIndex {
  readonly aliases: SearchAliases;
  readonly olderYears: readonly string[];
  /** Loads older years, each once. */
  readonly addYears: (years: readonly string[]) => Promise<void>;
  readonly search: (text: string, filters: Readonly<Record<string, string>>, limit: number) => Promise<SearchAnswer>;
  readonly nearPeople: (text: string) => Promise<readonly SearchHit[]>;
  /** The pages that answer the search as a question; none when the names cannot be loaded. */
  readonly questions: (text: string) => Promise<readonly Asked[]>;
  /** Municipalities of this name, or whose name begins with it; none when their names cannot be loaded. */
  readonly places: (text: string, limit: number) => Promise<readonly SearchHit[]>;
  /** Votes found in the list of all votes, newest first; none when it cannot be loaded. `year` "" = all. */
  readonly votes: (text: string, year: string, limit: number) => Promise<readonly SearchHit[]>;
  /** Amendments with these words, voted or not; none when there are none or their index cannot be loaded. */
  readonly amendments: (text: string, limit: number) => Promise<readonly SearchHit[]>;
}

/** A page that answers a search; `words`: what was voted, which is searched too; "" = nothing else. */
export interface Asked {
  readonly hit: SearchHit;
  readonly words: string;
}

export interface SearchAnswer {
  readonly count: number;
  readonly hits: readonly SearchHit[];
}

interface Manifest extends SearchGroups {
  readonly indexes: readonly string[];
  readonly aliases: SearchAliases;
}

/** Loads the index and the aliases. Rejects on network errors. */
export async function openSearchIndex(): Promise<SearchIndex> {
  const [manifest, pagefind] = await Promise.all([readManifest(), loadPagefind(currentIndex)]);
  const olderYears = manifest.indexes.filter((name) => name !== currentIndex && name !== amendmentsIndex);
  const hasAmendments = manifest.indexes.includes(amendmentsIndex);
  const added = new Map<string, Promise<void>>();
  const add = (year: string): Promise<void> => {
    const known = added.get(year) ?? pagefind.mergeIndex(files.search(`${year}/`));
    added.set(year, known);
    return known;
  };
  return {
    aliases: manifest.aliases,
    olderYears,
    places: (text, limit) => places(text, limit).catch(() => []),
    votes: (text, year, limit) => votes(text, year, limit).catch(() => []),
    amendments: async (text, limit) => (hasAmendments ? await amendments(text, limit).catch(() => []) : []),
    addYears: async (years) => {
      await Promise.all(years.map(add));
    },
    search: async (text, filters, limit) => {
      const { results } = await pagefind.search(text, { filters });
      const wanted = Object.keys(filters).length > 0 ? results : await withFew(pagefind, text, results, limit);
      const found = await Promise.all(wanted.slice(0, limit).map((result) => result.data()));
      return { count: results.length, hits: found.map(toHit) };
    },
    nearPeople: async (text) =>
      nearNames(await readPeople(), text, ([, familyName, givenName, , , , registeredName = ""]) => [
        familyName,
        givenName,
        registeredName,
      ]).map(toPerson),
    questions: (text) => questions(text, manifest).catch(() => []),
  };
}

const { fetchCached } = cachedFiles();
async function readPeople(): Promise<readonly PeopleSearchRow[]> {
  const people = await fetchCached(files.shard("persone", "ricerca"));
  if (!isPeople(people)) throw new Error("not the list of people");
  return people.rows;
}

type Person = ReturnType<typeof toNamed>;

/** The reader of questions for the last list of people, cached. */
let cachedReader:
  | { readonly people: unknown; readonly read: (text: string) => readonly SearchQuestion<Person, SearchGroup>[] }
  | undefined;

async function questions(text: string, names: SearchGroups): Promise<readonly Asked[]> {
  const people = await readPeople();
  if (cachedReader?.people !== people) {
    // Members in office first, among people of one name.
    const named = people.map(toNamed).sort((a, b) => b.active - a.active);
    cachedReader = { people, read: questionReader({ ...names, people: named }) };
  }
  return cachedReader.read(text).map(toAsked);
}

function toNamed([id, familyName, givenName, , roles, active]: PeopleSearchRow) {
  return { id, familyName, givenName, roles, active };
}

function toAsked(question: SearchQuestion<Person, SearchGroup>): Asked {
  const page = (path: string, title: string, detail: string): SearchHit => ({
    ...{ path, title, detail },
    kind: "page",
    date: "",
    text: title,
  });
  const nameOf = ({ givenName, familyName }: Person): string => `${givenName} ${familyName}`;
  if (question.asks === "record") {
    const { person, words } = question;
    const title = searchQuestion.record(nameOf(person), words);
    return { hit: page(routes.record(person.id, words), title, person.roles.join(", ")), words };
  }
  if (question.asks === "people") {
    const [a, b] = question.both;
    const title = searchQuestion.people(nameOf(a), nameOf(b));
    return { hit: page(routes.comparedPeople(a.id, b.id), title, searchQuestion.peopleDetail), words: "" };
  }
  const [a, b] = question.both;
  const title = searchQuestion.groups(a.acronym, b.acronym, a.branch);
  const detail = searchQuestion.groupsDetail(a.name, b.name);
  return { hit: page(routes.comparedGroups(a.id, b.id), title, detail), words: "" };
}

/** The municipalities of the last index, cached. */
let cachedPlaces: { readonly index: unknown; readonly places: readonly Place[] } | undefined;

async function readPlaces(): Promise<readonly Place[]> {
  const index = await fetchCached(files.municipalities("indice"));
  if (cachedPlaces?.index !== index) {
    // @ts-expect-error written from a validated contract by the same build; schemas are not loaded in the browser
    const names: MunicipalityIndex = index;
    cachedPlaces = { index, places: toPlaces(names) };
  }
  return cachedPlaces?.places ?? [];
}

/** Shortest text that is searched as the beginning of a name. */
const shortestName = 4;

async function places(text: string, limit: number): Promise<readonly SearchHit[]> {
  // A number names no municipality.
  if (/\d/.test(text)) return [];
  const { places: found, isNear } = findPlaces(await readPlaces(), text);
  if (isNear) return [];
  const typed = normalize(text);
  const namesOf = ({ name }: Place): readonly string[] => name.split("/").map(normalize);
  const called = found.filter((place) => namesOf(place).includes(typed));
  const begun = found.filter((place) => namesOf(place).some((name) => name.startsWith(typed)));
  const shown = called.length > 0 ? called : text.length < shortestName ? [] : begun;
  return shown.slice(0, limit).map(toPlace);
}

function toPlace({ id, name, provinceName }: Place): SearchHit {
  const path = `${routes.represent()}${writePlaceQuery({ comune: id })}`;
  const detail = searchDetail.municipality(provinceName);
  return { path, title: name, detail, kind: "place", date: "", text: `${name} ${provinceName}` };
}

async function votes(text: string, year: string, limit: number): Promise<readonly SearchHit[]> {
  const data = await parliamentData();
  const values = { main_vote_type: ["all"], search: [text], ...(year === "" ? {} : { year: [year] }) };
  const state = { values, ordering: votesSource.defaultOrdering, page: 1, pageSize: limit };
  const { results, isNear } = await data.list(votesSource, state, new AbortController().signal);
  return isNear === true ? [] : results.map(toVote);
}

let amendmentWords: Promise<Pagefind> | undefined;
async function amendments(text: string, limit: number): Promise<readonly SearchHit[]> {
  amendmentWords ??= loadPagefind(amendmentsIndex);
  try {
    const { results } = await (await amendmentWords).search(toIndexQuery(text), { filters: {} });
    const found = await Promise.all(results.slice(0, limit).map((result) => result.data()));
    return found.map(toHit);
  } catch (error) {
    amendmentWords = undefined;
    throw error;
  }
}

function toVote(row: VoteRow): SearchHit {
  const { id, title, date } = row;
  const detail = searchDetail.vote(row);
  return { path: routes.vote(id), title, detail, kind: "vote", date, text: `${title} ${detail}` };
}

/** Kinds with few pages; `fewWanted`: number of their results that are always ranked. */
const fewKinds = ["person", "body", "page"].flatMap((kind) => searchKind[kind] ?? []);
const fewWanted = 10;

/**
 * The results to rank, in the order of the index, including some of the rare kinds: hundreds of acts and votes match
 * "Governo" or begin with "sal", and would crowd out the current government or the group SAL.
 */
async function withFew(
  pagefind: Pagefind,
  text: string,
  results: readonly PagefindResult[],
  limit: number,
): Promise<readonly PagefindResult[]> {
  if (results.length <= limit) return results;
  const wanted = isOfficeName(text) ? fewKinds.slice(0, 1) : fewKinds;
  const { results: few } = await pagefind.search(text, { filters: { tipo: { any: wanted } } });
  const own = new Set(few.slice(0, fewWanted).map(({ id }) => id));
  const others = results.filter(({ id }) => !own.has(id)).slice(0, limit - own.size);
  const chosen = new Set([...own, ...others.map(({ id }) => id)]);
  return results.filter(({ id }) => chosen.has(id));
}

async function readManifest(): Promise<Manifest> {
  const manifest = await fetchJson(files.search(indexesFile));
  if (!isManifest(manifest)) throw new Error("not the list of indexes");
  return manifest;
}

function isManifest(value: unknown): value is Manifest {
  return typeof value === "object" && value !== null && "indexes" in value && "aliases" in value;
}

function isPeople(value: unknown): value is { readonly rows: readonly PeopleSearchRow[] } {
  return typeof value === "object" && value !== null && "rows" in value;
}

function isPagefind(value: unknown): value is Pagefind {
  return typeof value === "object" && value !== null && "search" in value && "mergeIndex" in value;
}

/** Each index has an engine of its own, which finds nothing of the others. */
async function loadPagefind(index: string): Promise<Pagefind> {
  const address = files.search(`${index}/pagefind.js`);
  const pagefind: unknown = await import(/* @vite-ignore */ address);
  if (!isPagefind(pagefind)) throw new Error("not the search engine");
  // Pagefind caches a failed load for ever.
  await pagefind.destroy();
  // Only the search page may run WebAssembly itself; there the worker would load the same engine a second time.
  const noWorker = location.pathname.startsWith(routes.search());
  await pagefind.options({ noWorker, basePath: files.search(`${index}/`), baseUrl: "/" });
  await pagefind.init();
  return pagefind;
}

function toHit({ url, content, meta }: Fragment): SearchHit {
  const { title = url, detail = "", kind = "", date = "" } = meta;
  return { path: url, title, detail, kind, date, text: content };
}

function toPerson([id, familyName, givenName, , roles]: PeopleSearchRow): SearchHit {
  const title = `${givenName} ${familyName}`;
  return { path: routes.person(id), title, detail: roles.join(", "), kind: "person", date: "", text: title };
}
