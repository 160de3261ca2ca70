import { readingSlug } from "#src/domain/readings.ts";
import type { Bill } from "#src/domain/records.ts";
import type { Answers } from "./answers.ts";
import { parseConversion } from "./decrees.ts";
import { parseReadings, type BillInputs, type Reading } from "./readings.ts";
import { buildProcedure, groupProcedure, type ProcedureRows } from "./procedure.ts";
import { get, localName, type Row } from "./sparql.ts";
import { cleanText } from "./text.ts";

/**
 * All bills, sorted by id. The Senate publishes the readings of both chambers one by one; they are joined by `idDdl`.
 */
export function buildBills(inputs: BillInputs): Bill[] {
  const { answers } = inputs;
  const readings = parseReadings(answers);
  const procedure = groupProcedure(answers);
  const links = buildLinks(answers, readings);
  const subjects = subjectsByReading(inputs.subjects);
  return [...Map.groupBy(readings, (reading) => reading.bill).values()]
    .map((own) => [...own].sort((a, b) => a.order - b.order))
    .map((own) => buildBill(own, { inputs, procedure, links, subjects }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

interface BillContext {
  readonly inputs: BillInputs;
  readonly procedure: ProcedureRows;
  readonly links: Links;
  readonly subjects: ReadonlyMap<string, readonly string[]>;
}

/** Subjects by URI of the reading, as published, in the order of the source's numbers ("55367-GEN-2"). */
export function subjectsByReading(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const placeOf = (row: Row): number => Number(/\d+$/.exec(row["c"] ?? "")?.[0] ?? 0);
  const byReading = Map.groupBy(rows, (row) => get(row, "d"));
  return new Map(
    [...byReading].map(([reading, own]) => [
      reading,
      own
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((row) => cleanText(get(row, "label")))
        .filter((label) => label !== ""),
    ]),
  );
}

function buildBill(own: readonly Reading[], { inputs, procedure, links, subjects }: BillContext): Bill {
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) throw new Error("A bill has at least one reading");
  const id = readingSlug(first.identifier);
  const isLaw = own.some((reading) => reading.state.meaning === "law");
  return {
    kind: "bill",
    id,
    aliases: own
      .slice(1)
      .map((reading) => readingSlug(reading.identifier))
      .filter((slug) => slug !== id),
    title: last.title,
    shortTitle: own.map((reading) => reading.shortTitle).findLast((title) => title !== null) ?? null,
    isKey: null,
    government: inputs.governments.on(first.presented),
    sources: own.map((reading) => ({ name: "Senato della Repubblica", url: reading.uri, fetchedAt: inputs.days.S })),
    readings: own.map((reading, position) => ({
      identifier: reading.identifier,
      slug: readingSlug(reading.identifier),
      branch: reading.branch,
      order: position + 1,
      presented: reading.presented,
      ...(reading.doubtfulPresented === undefined ? {} : { doubtfulPresented: reading.doubtfulPresented }),
      status: reading.state.label === "" ? null : reading.state.label,
      statusDate: reading.stateDate,
      url: reading.page ?? reading.uri,
      ...textsOf(inputs, reading),
    })),
    type: billTypes[first.nature] ?? null,
    phase: toPhase(own, links.mergedInto(first.bill)),
    status: last.state.label === "" ? null : last.state.label,
    statusDate: last.stateDate,
    presented: first.presented,
    isRatification: /^ratifica\b/i.test(last.title),
    // Absorbed bills carry the number of the law too, but it belongs only to the approved bill.
    law: isLaw ? lawOf(own, inputs) : null,
    related: links.of(first.bill),
    converts: first.nature === conversion ? (parseConversion(last.title)?.id ?? null) : null,
    subjects: [...new Set(own.flatMap((reading) => subjects.get(reading.uri) ?? []))],
    ...buildProcedure(own, procedure, inputs),
  };
}

function textsOf({ camera }: BillInputs, { branch, identifier }: Reading): Pick<Bill["readings"][number], "texts"> {
  const texts = branch === "C" ? (camera(identifier)?.texts ?? []) : [];
  return texts.length === 0 ? {} : { texts };
}

/** The law of the repertory, with the address of the Camera's graph if both name the same number. */
function lawOf(own: readonly Reading[], { camera, notes }: BillInputs): Bill["law"] {
  const law = own.at(-1)?.law ?? own[0]?.law ?? null;
  const published = own.map(({ identifier }) => camera(identifier)?.law ?? null).findLast((one) => one !== null);
  if (law === null || published === undefined) return law;
  if (published.number === law.number) return { ...law, url: published.url };
  notes.warn(
    "laws with another number in the Camera's data",
    `${own[0]?.identifier ?? ""}: ${law.number}, ${published.number}`,
  );
  return law;
}

const conversion = "di conversione di decreto-legge";

const billTypes: Readonly<Record<string, Bill["type"]>> = {
  ordinaria: "ORD",
  costituzionale: "COST",
  [conversion]: "CONV",
  "di approvazione di bilancio": "BIL",
};

/**
 * Phase of a bill. A bill merged into another counts as absorbed: the procedure continues with the other one, so that a
 * law is counted once.
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
  /** Source id of the bill that this one was merged into; null = not merged. */
  readonly mergedInto: (bill: string) => string | null;
}

/**
 * Relations between bills (absorbed, unified, split). Two sources: the procedure nodes, and readings that belong to the
 * procedure of another bill.
 */
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
