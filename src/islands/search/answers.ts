/** Answers of the site search: what is asked is looked for once, so it may be asked before the reader waits for it. */
import { isNearly } from "#src/lib/near-names.ts";
import { areOnlyNear, lacksNamed, rankHits, toIndexQuery, type SearchHit } from "#src/lib/search.ts";
import { searchKind } from "#src/i18n/search.ts";
import type { SearchIndex } from "./search-index.ts";

/** A search, and how far it goes. */
export interface Question {
  readonly text: string;
  readonly kind: string;
  readonly year: string;
  /** Hits wanted. */
  readonly limit: number;
  /** Whether the older years are looked through in any case. */
  readonly isOlder: boolean;
}

export interface Answer {
  readonly count: number;
  readonly hits: readonly SearchHit[];
  /** None of the hits says what was looked for: they only come near. */
  readonly isNear: boolean;
  /** Older years are there to be added. */
  readonly canAddOlder: boolean;
}

export interface Answers {
  /** Loads the index, so that the first answer need not wait for it. */
  readonly open: () => void;
  /** The answer; rejects when the network does not answer, and may be asked again. */
  readonly ask: (question: Question) => Promise<Answer>;
}

/** Hits from which the order of the first ones is decided. */
const pool = 30;

/** The answers of an index that is loaded at the first need. After a failure everything is loaded anew. */
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

async function answer(index: SearchIndex, { text, kind, year, limit, isOlder }: Question): Promise<Answer> {
  const { aliases, olderYears } = index;
  const filters = { ...(kind === "" ? {} : { tipo: kind }), ...(year === "" ? {} : { anno: year }) };
  const waiting = isOlder ? [] : olderYears.filter((older) => older !== year);
  const search = async (years: readonly string[]) => {
    await index.addYears(years);
    return await index.search(toIndexQuery(text), filters, Math.max(limit, pool));
  };
  let found = await search(olderYears.filter((older) => !waiting.includes(older)));
  // Something named, or nothing found: older years are worth their bytes, the newest first. Of a year chosen there are no others.
  const isMissing = () => areOnlyNear(found.hits, text, aliases) || lacksNamed(found.hits, text, aliases);
  while (year === "" && waiting.length > 0 && isMissing()) found = await search(waiting.splice(-1));
  const isNear = areOnlyNear(found.hits, text, aliases);
  // Names are what is misspelt.
  const names =
    isNear && year === "" && (kind === "" || kind === searchKind["person"]) ? await index.nearPeople(text) : [];
  const own = new Set(names.map(({ path }) => path));
  // The index gives the least alike too: of what only comes near, most has nothing to do with what was typed.
  const isOther = (hit: SearchHit): boolean =>
    !own.has(hit.path) && (!isNear || isNearly(`${hit.title} ${hit.text}`, text));
  const others = rankHits(found.hits, text, aliases).filter(isOther);
  return {
    count: (isNear ? others.length : found.count) + names.length,
    hits: [...names, ...others].slice(0, limit),
    isNear,
    canAddOlder: year === "" && waiting.length > 0,
  };
}
