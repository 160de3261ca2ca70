import { branches } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { newsOf } from "#src/domain/event-news.ts";
import type { ParliamentEvent } from "#src/domain/records.ts";
import { toPage } from "#src/lib/filters/apply.ts";
import { defaultState } from "#src/lib/filters/definition.ts";
import { eventList, type EventRow } from "#src/lib/lists/events.ts";
import { compareText } from "#src/lib/format.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { EventArchive } from "#src/contracts/event-pages.ts";
import { searchWords } from "#src/i18n/search.ts";
import { eventsPage } from "#src/i18n/events.ts";
import { isActKind } from "#scripts/contracts/acts/tags.ts";
import { mergeSources } from "#scripts/contracts/bodies/parts.ts";
import { defineDerivation, defineFile, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { lastChange } from "#scripts/contracts/stats/coverage.ts";
import { lastSitting } from "./last-sitting.ts";
import { defeatSubjects, ruledEvents, voteEvents } from "./ruled-events.ts";
import { groupCard, personCard } from "#scripts/contracts/stats/person-card.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

/** Whether events follow from the record by rule: the source publishes none. Argument: "". */
const areEventsRuled = defineDerivation<boolean>(
  "events-ruled",
  (read) => read.record("site", "site")?.missingParts.includes("events") === true && read.keys("event").length === 0,
);

/** Order of the events of a day, by category: what decided most first. Others come last. */
const dayOrder = [
  ...["governo-battuto", "fiducia", "leggi", "votazione", "decreti", "sedute", "organi", "gruppi", "attuazione"],
];
const placeInDay = ({ category }: EventRow): number =>
  category !== null && dayOrder.includes(category) ? dayOrder.indexOf(category) : dayOrder.length;

/**
 * All events as rows, newest first, those of a day in {@link dayOrder}. Events are few and short, so one derivation holds
 * them all.
 */
export const eventRows = defineDerivation<readonly EventRow[]>("event-rows", (read) => {
  const published = read.all("event").map(({ id, date, title, category, branch, target }) => ({
    id,
    date,
    title,
    category,
    branch,
    href: toHref(read, target),
  }));
  const rows = read.derived(areEventsRuled, "") ? read.derived(ruledEvents, "") : published;
  return [...rows, ...read.derived(voteEvents, "")].sort(
    (a, b) => compareCodes(b.date, a.date) || placeInDay(a) - placeInDay(b) || compareCodes(b.id, a.id),
  );
});

/** Path of the page that an event refers to; null = none. */
function toHref(read: Reader, target: ParliamentEvent["target"]): string | null {
  if (target === null) return null;
  const { type, id, kind } = target;
  switch (type) {
    case "vote":
      return read.record("vote", id) === undefined ? null : routes.vote(id);
    case "person":
      return read.derived(personCard, id) === null ? null : routes.person(id);
    case "government":
      return read.record("government", id) === undefined ? null : routes.government(id);
    case "group": {
      const group = read.derived(groupCard, id);
      return group === null ? null : routes.group(group.branch, id);
    }
    case "body": {
      const body = read.record("body", id);
      return body === undefined ? null : routes.body(body.branch, id);
    }
    case "act":
      return kind === null || !isActKind(kind) || read.record("act", `${kind}/${id}`) === undefined
        ? null
        : routes.act(kind, id);
  }
}

export function eventYears(rows: readonly EventRow[]): string[] {
  return [...new Set(rows.map(({ date }) => date.slice(0, 4)))];
}

/** `/dati/eventi/2026.json` */
export const eventFiles = defineFile<readonly EventRow[]>({
  name: "data-events",
  keys: (read) => eventYears(read.derived(eventRows, "")).sort(),
  path: (year) => files.events(year),
  build: (read, year) => read.derived(eventRows, "").filter(({ date }) => date.startsWith(year)),
  serialize: (rows) => JSON.stringify(rows),
});

const newsOfRows = (read: Reader, rows: readonly EventRow[]): EventArchive["news"] =>
  newsOf(rows, ({ href }) => (href === null ? null : (read.derived(defeatSubjects, "")[href] ?? null)));

/** Months with events and their number, newest first. */
export const eventMonths = defineDerivation<EventArchive["months"]>("event-months", (read) => {
  const months = Map.groupBy(read.derived(eventRows, ""), ({ date }) => date.slice(0, 7));
  return [...months].map(([month, rows]) => ({ month, count: rows.length, news: newsOfRows(read, rows) }));
});

/** Events of a month with date and sources; argument: "2026-11". */
const monthEvents = defineDerivation("events-of-month", (read, month) => {
  const rows = read.derived(eventRows, "").filter(({ date }) => date.startsWith(month));
  const events = rows.flatMap(({ id }) => read.record("event", id) ?? []);
  // Those by rule have no record of their own.
  return events.length === 0
    ? { rows, updated: lastChange(read, [], [rows[0]?.date ?? null]), sources: [] }
    : {
        rows,
        updated: lastChange(read, events, [rows[0]?.date ?? null]),
        sources: mergeSources(events.map(({ sources }) => sources)),
      };
});

function firstPage(read: Reader): EventArchive["list"] {
  const rows = read.derived(eventRows, "");
  const first = toPage(eventList, defaultState(eventList), rows);
  return {
    isByRule: read.derived(areEventsRuled, ""),
    count: rows.length,
    rows: first.results,
    pages: first.span?.last ?? 1,
    votes: branches.flatMap((branch) => read.derived(lastSitting, branch)?.votes ?? []),
    years: eventYears(rows),
    categories: [...new Set(rows.flatMap(({ category }) => category ?? []))].sort(compareText),
  };
}

/** /cronaca (key "index"), which has a page before the first event too, and its years. */
export const eventArchive = definePage({
  name: "events-archive",
  keys: (read) => ["index", ...eventYears(read.derived(eventRows, ""))],
  path: (key) => (key === "index" ? routes.events() : routes.eventsYear(key)),
  search: {
    keys: (read) => (read.derived(eventMonths, "").length === 0 ? [] : ["index"]),
    entry: () => pageEntry(eventsPage.title, `${eventsPage.archive} ${searchWords.events}`),
  },
  build: (read, key) => {
    const months = read.derived(eventMonths, "").filter(({ month }) => key === "index" || month.startsWith(key));
    const { updated, sources } = read.derived(monthEvents, months[0]?.month ?? "none");
    const isWhole = key === "index";
    const news = isWhole
      ? (months[0]?.news ?? [])
      : newsOfRows(
          read,
          read.derived(eventRows, "").filter(({ date }) => date.startsWith(key)),
        );
    return { year: isWhole ? null : key, list: isWhole ? firstPage(read) : null, months, news, updated, sources };
  },
});

export const eventMonthPages = definePage({
  name: "events-month",
  keys: (read) => read.derived(eventMonths, "").map(({ month }) => month),
  path: routes.eventsMonth,
  search: null,
  build: (read, month) => {
    const months = read.derived(eventMonths, "").map((one) => one.month);
    const at = months.indexOf(month);
    const { rows, updated, sources } = read.derived(monthEvents, month);
    return {
      month,
      rows,
      news: newsOfRows(read, rows),
      previous: months[at + 1] ?? null,
      next: months[at - 1] ?? null,
      updated,
      sources,
    };
  },
});
