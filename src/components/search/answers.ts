/** Results of the site search, cached, so that they can be prefetched. */
import { isNearly } from "#src/lib/near-names.ts";
import {
  areOnlyNear,
  exactHits,
  isVoteName,
  missingPartsNamed,
  namedCodes,
  rankHits,
  titledHits,
  toIndexQuery,
  type SearchHit,
} from "#src/lib/search.ts";
import { searchKind } from "#src/i18n/search.ts";
import type { Asked, SearchIndex } from "./search-index.ts";

export interface Question {
  readonly text: string;
  readonly kind: string;
  readonly year: string;
  readonly limit: number;
  /** Whether older years are searched in any case. */
  readonly isOlder: boolean;
}

export interface Answer {
  readonly count: number;
  readonly hits: readonly SearchHit[];
  /** All hits are fuzzy matches. */
  readonly isNear: boolean;
  /** The first year that has been searched whole, if older ones have not been; null = all years, or the one chosen. */
  readonly from: number | null;
}

export interface Answers {
  /** Loads the index ahead of the first search. */
  readonly open: () => void;
  /** Runs a search; rejects on network errors, after which it can be repeated. */
  readonly ask: (question: Question) => Promise<Answer>;
}

/** Minimum number of hits that are ranked. */
const pool = 30;
/** Maximum number of votes added from the list of all votes, of municipalities, and of titles beside a question. */
const most = { votes: 10, amendments: 10, places: 3, titled: 6 };

/** Searches an index that is loaded on first use. After a failure the index is loaded again. */
export function openAnswers(load: () => Promise<SearchIndex>): Answers {
  let index: Promise<SearchIndex> | undefined;
  const kept = new Map<string, Promise<Answer>>();
  const forget = (): void => {
    index = undefined;
    kept.clear();
  };
  const open = (): Promise<SearchIndex> => {
    if (index === undefined) {
      index = load();
      index.catch(forget);
    }
    return index;
  };
  const ask = (question: Question): Promise<Answer> => {
    const key = JSON.stringify(question);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const asked = open().then((ready) => answer(ready, question));
    asked.catch(forget);
    kept.set(key, asked);
    return asked;
  };
  return { open: () => void open(), ask };
}

/**
 * The pages that answer the search as a question, before what a search of its other words finds: a name and the words of
 * a title are never in one record.
 */
async function answer(index: SearchIndex, question: Question): Promise<Answer> {
  const asked = question.kind === "" && question.year === "" ? await index.questions(question.text) : [];
  const [first] = asked;
  if (first === undefined) return await find(index, question);
  const whole = first.words === "" ? [] : await titled(index, question.text);
  const rest = await answerTo(index, question, { asked, first });
  const known = new Set(whole.map(({ path }) => path));
  const others = rest.hits.filter(({ path }) => !known.has(path));
  const count = whole.length + rest.count - (rest.hits.length - others.length);
  return { ...rest, count, hits: [...whole, ...others].slice(0, question.limit) };
}

/** What is called by the words of a question: a title that contains them as typed is rather what the reader means. */
async function titled(index: SearchIndex, text: string): Promise<readonly SearchHit[]> {
  const { hits } = await index.search(toIndexQuery(text), {}, most.titled);
  return rankHits(titledHits(hits, text), text, index.aliases);
}

interface Questions {
  readonly asked: readonly Asked[];
  readonly first: Asked;
}

async function answerTo(index: SearchIndex, question: Question, { asked, first }: Questions): Promise<Answer> {
  const nothing: Answer = { count: 0, hits: [], isNear: true, from: null };
  const found = first.words === "" ? nothing : await find(index, { ...question, text: first.words });
  const own = asked.map(({ hit }) => hit);
  if (found.isNear) return { count: own.length, hits: own.slice(0, question.limit), isNear: false, from: null };
  return { ...found, count: own.length + found.count, hits: [...own, ...found.hits].slice(0, question.limit) };
}

async function find(index: SearchIndex, { text, kind, year, limit, isOlder }: Question): Promise<Answer> {
  const { aliases, olderYears } = index;
  const filters = { ...(kind === "" ? {} : { tipo: kind }), ...(year === "" ? {} : { anno: year }) };
  const waiting = isOlder ? [] : olderYears.filter((older) => older !== year);
  const search = async (years: readonly string[]) => {
    await index.addYears(years);
    return await index.search(toIndexQuery(text), filters, Math.max(limit, pool));
  };
  const isAsked = (one: string): boolean => kind === "" || kind === searchKind[one];
  // Not in the index: municipalities, and most votes on amendments. Loaded while the index is searched.
  const others = Promise.all([
    year === "" && isAsked("college") ? index.places(text, most.places) : [],
    isAsked("vote") && isVoteName(text) ? index.votes(text, year, most.votes) : [],
  ]);
  let found = await search(olderYears.filter((older) => !waiting.includes(older)));
  const [places, named] = await others;
  let votes = named;
  let amendments: readonly SearchHit[] = [];
  const added = (): readonly SearchHit[] => {
    const known = new Set(found.hits.map(({ path }) => path));
    return [...places, ...votes.filter(({ path }) => !known.has(path)), ...amendments];
  };
  const everything = () => [...added(), ...found.hits];
  // When nothing or only a definition matches, or the named act is missing, search older years too, newest first, despite
  // the download. Not when the reader has chosen a year.
  const isMissing = () =>
    areOnlyNear(everything(), text, aliases) ||
    missingPartsNamed(found.hits, text, aliases) ||
    everything().every((hit) => hit.kind === "page");
  while (year === "" && waiting.length > 0 && isMissing()) found = await search(waiting.splice(-1));
  // Words of what was voted, which the titles lack: a vote that is found has them all. A single one is rather a name.
  const isPhrase = /\S\s+\S/.test(text) && namedCodes(text).length === 0 && !isVoteName(text);
  if (isAsked("vote") && isPhrase && areOnlyNear(everything(), text, aliases))
    votes = (await index.votes(text, year, most.votes)).map((hit) => ({ ...hit, text: `${hit.text} ${text}` }));
  // Those that no vote is joined to; they have no year.
  if (isAsked("act") && year === "" && isPhrase && areOnlyNear(everything(), text, aliases))
    amendments = await index.amendments(text, most.amendments);
  const all = everything();
  const isNear = areOnlyNear(all, text, aliases);
  // Misspellings occur mostly in names.
  const names = isNear && year === "" && isAsked("person") ? await index.nearPeople(text) : [];
  const own = new Set(names.map(({ path }) => path));
  // Drop unrelated hits: among its fuzzy matches the index returns even the least similar ones.
  const isOther = (hit: SearchHit): boolean =>
    !own.has(hit.path) && (!isNear || isNearly(`${hit.title} ${hit.text}`, text));
  const exact = exactHits(all, text, aliases);
  const ranked = rankHits(exact, text, aliases).filter(isOther);
  const since = year === "" ? waiting.at(-1) : undefined;
  return {
    count: isNear ? ranked.length + names.length : found.count + added().length - (all.length - exact.length),
    hits: [...names, ...ranked].slice(0, limit),
    isNear,
    from: since === undefined ? null : Number(since) + 1,
  };
}
