/** Bills of both chambers: the readings that the Senate publishes one by one, joined by `idDdl`. */
import { readingSlug } from "#src/domain/readings.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { Bill } from "#src/domain/records.ts";
import type { Answers } from "./answers.ts";
import { toReadingState, type ReadingState } from "./bill-states.ts";
import { parseConversion } from "./decrees.ts";
import { buildProcedure, groupProcedure, type ProcedureRows } from "./procedure.ts";
import type { PersonIndex, ReadDays } from "./people.ts";
import type { BodyIndex } from "./bodies.ts";
import { governmentOn, legislatureStart } from "./reference.ts";
import { find, get, localName } from "./sparql.ts";
import { cleanOptional, cleanText, toDay } from "./text.ts";

/** What the bills are built from. */
export interface BillInputs {
  readonly answers: Answers;
  readonly index: PersonIndex;
  readonly findBody: BodyIndex;
  readonly days: ReadDays;
}

/** One reading with all that its two queries say. */
export interface Reading {
  readonly uri: string;
  readonly bill: string;
  readonly identifier: string;
  readonly branch: Branch;
  readonly order: number;
  readonly presented: string | null;
  readonly state: ReadingState;
  readonly stateDate: string | null;
  readonly nature: string;
  readonly title: string;
  readonly shortTitle: string | null;
  readonly law: Bill["law"];
  /** Page at the Camera; the Senate's readings have none in the data. */
  readonly page: string | null;
}

/** Every bill, sorted by id. */
export function buildBills(inputs: BillInputs): Bill[] {
  const { answers } = inputs;
  const readings = parseReadings(answers);
  const procedure = groupProcedure(answers);
  const links = buildLinks(answers, readings);
  return [...Map.groupBy(readings, (reading) => reading.bill).values()]
    .map((own) => [...own].sort((a, b) => a.order - b.order))
    .map((own) => buildBill(own, { inputs, procedure, links }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Readings in the order of the iter; a reading in no iter comes by its own progressive number. */
export function parseReadings(answers: Answers): Reading[] {
  const states = new Map(answers.readingStates.map((row) => [get(row, "d"), row]));
  const orders = new Map(answers.iter.map((row) => [`${get(row, "idd")} ${get(row, "d")}`, Number(get(row, "prog"))]));
  return [...new Map(answers.readings.map((row) => [get(row, "d"), row]))].map(([uri, row]) => {
    const state = states.get(uri) ?? {};
    const law = find(state, "nl");
    const presented = toDay(get(row, "pres"));
    return {
      uri,
      bill: get(row, "idd"),
      identifier: cleanText(get(row, "fase")),
      branch: get(row, "ramo") === "S" ? "S" : "C",
      order: orders.get(`${get(row, "idd")} ${uri}`) ?? Number(get(row, "prog")),
      // C.772 carries a day before the legislature opened: a slip of the source, left out rather than shown.
      presented: presented !== null && presented < legislatureStart ? null : presented,
      state: toReadingState(cleanText(find(state, "stato") ?? "")),
      stateDate: toDay(find(state, "dstato")),
      nature: get(row, "natura"),
      title: cleanText(get(row, "titolo")),
      shortTitle: cleanOptional(find(row, "breve")),
      law: law === null ? null : { number: law, date: toDay(find(state, "dl")), published: null },
      page: find(state, "web"),
    };
  });
}

interface BillContext {
  readonly inputs: BillInputs;
  readonly procedure: ProcedureRows;
  readonly links: Links;
}

function buildBill(own: readonly Reading[], { inputs, procedure, links }: BillContext): Bill {
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) throw new Error("A bill has at least one reading");
  const id = readingSlug(first.identifier);
  const isLaw = own.some((reading) => reading.state.meaning === "law");
  return {
    kind: "bill",
    id,
    aliases: own.slice(1).map((reading) => readingSlug(reading.identifier)).filter((slug) => slug !== id), // prettier-ignore
    title: last.title,
    shortTitle: own.map((reading) => reading.shortTitle).findLast((title) => title !== null) ?? null,
    isKey: false,
    government: governmentOn(first.presented),
    sources: own.map((reading) => ({ name: "Senato della Repubblica", url: reading.uri, fetchedAt: inputs.days.S })),
    readings: own.map((reading, position) => ({
      identifier: reading.identifier,
      slug: readingSlug(reading.identifier),
      branch: reading.branch,
      order: position + 1,
      presented: reading.presented,
      status: reading.state.label === "" ? null : reading.state.label,
      statusDate: reading.stateDate,
      url: reading.page ?? reading.uri,
    })),
    type: billTypes[first.nature] ?? null,
    phase: toPhase(own, links.mergedInto(first.bill)),
    status: last.state.label === "" ? null : last.state.label,
    statusDate: last.stateDate,
    presented: first.presented,
    isRatification: /^ratifica\b/i.test(last.title),
    // The number of a law hangs on the absorbed bills too: it belongs to the bill that was approved.
    law: isLaw ? (last.law ?? first.law) : null,
    related: links.of(first.bill),
    converts: first.nature === conversion ? (parseConversion(last.title)?.id ?? null) : null,
    subjects: [],
    ...buildProcedure(own, procedure, inputs),
  };
}

const conversion = "di conversione di decreto-legge";

const billTypes: Readonly<Record<string, Bill["type"]>> = {
  ordinaria: "ORD",
  costituzionale: "COST",
  [conversion]: "CONV",
  "di approvazione di bilancio": "BIL",
};

/**
 * Phase of a bill. One that was merged into the text of another counts as absorbed: the other carries the iter on, and
 * a law is counted once.
 */
function toPhase(own: readonly Reading[], mergedInto: string | null): Bill["phase"] {
  const last = own.at(-1)?.state.meaning;
  if (own.some((reading) => reading.state.meaning === "law")) return "is_law";
  if (last === "ended" || (mergedInto !== null && last === "approved")) return "rejected";
  if (last === "unknown" || last === undefined) return null;
  if (own.some((reading) => reading.state.meaning === "approved")) return "one_branch";
  return last === "open" ? "first_step" : "to_begin";
}

interface Links {
  readonly of: (bill: string) => Bill["related"];
  /** Id at the source of the bill that carries the iter on, when this one was merged into it. */
  readonly mergedInto: (bill: string) => string | null;
}

/** Absorbed, unified, split: told by the iter nodes, and by a reading that stands in the iter of another bill. */
function buildLinks(answers: Answers, readings: readonly Reading[]): Links {
  const byUri = new Map(readings.map((reading) => [reading.uri, reading]));
  const slugs = new Map<string, string>();
  for (const reading of [...readings].sort((a, b) => b.order - a.order))
    slugs.set(reading.bill, readingSlug(reading.identifier));
  const related = new Map<string, Map<string, Bill["related"][number]>>();
  const merged = new Map<string, string>();

  const add = (from: string, relation: Bill["related"][number]["relation"], to: string): void => {
    const id = slugs.get(to);
    if (id === undefined || from === to) return;
    const own = related.get(from) ?? new Map<string, Bill["related"][number]>();
    related.set(from, own.set(`${relation} ${id}`, { relation, act: { kind: "bill", id } }));
  };

  for (const row of answers.merges) {
    const from = localName(get(row, "it"));
    const to = byUri.get(get(row, "d"))?.bill;
    if (to === undefined) continue;
    const what = localName(get(row, "p"));
    if (what === "assorbimento") {
      add(from, "absorbs", to);
      add(to, "absorbed_by", from);
    } else {
      add(from, what === "stralcio" ? "split" : "unified", to);
      add(to, what === "stralcio" ? "split" : "unified", from);
    }
  }
  for (const row of answers.iter) {
    const other = byUri.get(get(row, "d"))?.bill;
    if (other !== undefined && other !== get(row, "idd")) merged.set(get(row, "idd"), other);
  }
  return {
    of: (bill) =>
      [...(related.get(bill)?.entries() ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, link]) => link),
    mergedInto: (bill) => merged.get(bill) ?? null,
  };
}
