import {
  countByDays,
  countByInitiative,
  countByMonth,
  medianDays,
  monthSpan,
  toRate,
  toRates,
  type BillFacts,
  initiativeGroups,
  type ByInitiative,
} from "#src/domain/act-numbers.ts";
import { approvalDay, approvalTime } from "#src/domain/act-state.ts";
import { actKinds, billPhases, type BillPhase } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { latestDay, monthOf } from "#src/domain/days.ts";
import { median } from "#src/domain/median.ts";
import { isDone } from "#src/lib/class-names.ts";
import { routes, files } from "#src/lib/routes.ts";
import {
  type BillSelection,
  billSelections,
  type ImplementationRate,
  type LegislationPage,
  type NumbersPage,
} from "#src/contracts/numbers-page.ts";
import { legislation, numbers } from "#src/i18n/act-numbers.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { billsBySource, editionDay, hasBills, missingParts } from "#scripts/contracts/stats/coverage.ts";
import { actRows, kindFacts } from "./rows.ts";
import { readings } from "#scripts/contracts/stats/readings.ts";
import { actIds, countingDay, readAct } from "./tags.ts";
import { defineTableFiles, type Table } from "#scripts/contracts/formats.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

/** Number of laws and of deadlines listed on /attivita_legislativa. */
const listed = 6;

type Facts = BillFacts & { readonly phase: BillPhase | null };

/** Bill fields used by the charts; argument: id. */
const billFacts = defineDerivation<Facts | null>("acts-bill-facts", (read, id) => {
  const bill = readAct(read, "bill", id);
  if (bill === undefined) return null;
  const approved = approvalDay(bill);
  return {
    presented: bill.presented === null ? null : monthOf(bill.presented),
    approved: approved === null ? null : monthOf(approved),
    initiative: bill.initiative,
    isKey: bill.isKey,
    isRatification: bill.isRatification === true,
    days: approvalTime(bill),
    phase: bill.law === null ? bill.phase : "is_law",
  };
});

const selects: Record<BillSelection, (bill: Facts) => boolean> = {
  all: () => true,
  noRatification: (bill) => !bill.isRatification,
  key: (bill) => bill.isKey === true,
  keyNoRatification: (bill) => bill.isKey === true && !bill.isRatification,
};

/** Selections that do not need key acts, which some sources lack. */
const unchosen: readonly BillSelection[] = ["all", "noRatification"];

/** Figures of bills. Argument: "". */
const billNumbers = defineDerivation<NumbersPage["bills"]>("acts-numbers-bills", (read) => {
  const all = actIds(read, "bill").flatMap((id) => read.derived(billFacts, id) ?? []);
  const span = monthSpan(all.flatMap(({ presented, approved }) => [presented, approved]));
  const known = read.derived(missingParts, "").includes("keyActs") ? unchosen : billSelections;
  const laws = all.filter(({ phase }) => phase === "is_law");
  return {
    total: countByInitiative(all),
    laws: countByInitiative(laws),
    leftOut: all.filter(({ presented, initiative }) => presented === null || initiative === null).length,
    months: known.map((selection) => {
      const bills = all.filter(selects[selection]);
      return {
        selection,
        presented: countByMonth(bills, "presented", span),
        approved: countByMonth(bills, "approved", span),
      };
    }),
    phases: billPhases.map((phase) => ({ phase, ...countByInitiative(all.filter((bill) => bill.phase === phase)) })),
    days: {
      median: medianDays(laws),
      medianGov: medianDays(laws.filter(({ initiative }) => initiative === "GOV")),
      medianParl: medianDays(laws.filter(({ initiative }) => initiative === "PARL")),
      known: laws.filter(({ days }) => days !== null).length,
      steps: countByDays(laws),
    },
  };
});

/** Decree-laws by month of publication and by outcome. Argument: "". */
const decreeNumbers = defineDerivation<NumbersPage["decrees"]>("acts-numbers-decrees", (read) => {
  const all = actRows.decree(read).map((row) => ({ ...row, month: (row.published ?? row.date)?.slice(0, 7) ?? null }));
  const fates = (rows: readonly { readonly state: string }[]) => {
    const [converted, lapsed] = ["converted", "lapsed"].map(
      (fate) => rows.filter(({ state }) => state === fate).length,
    );
    return { converted: converted ?? 0, lapsed: lapsed ?? 0, open: rows.length - (converted ?? 0) - (lapsed ?? 0) };
  };
  const byMonth = Map.groupBy(all, ({ month }) => month);
  const months = monthSpan(all.map(({ month }) => month)).map((month) => ({
    month,
    ...fates(byMonth.get(month) ?? []),
  }));
  return { total: all.length, ...fates(all), medianDays: median(all.flatMap(({ days }) => days ?? [])), months };
});

/** Implementing decrees by ministry and by policy. Argument: "". */
const implementingNumbers = defineDerivation<NumbersPage["implementing"]>("acts-numbers-implementing", (read) => {
  const all = actRows.datt(read);
  return {
    total: toRate(all),
    ministries: toRates(all.map(({ state, proposers }) => ({ state, names: proposers }))),
    policies: toRates(all.map(({ state, policy }) => ({ state, names: policy === null ? [] : [policy] }))),
  };
});

/**
 * Days and sources of all kinds of act. Kinds without acts are skipped: their day would be that of the edition, which
 * tells nothing about the other kinds.
 */
function allFacts(read: Reader): Pick<NumbersPage, "asOf" | "updated" | "sources"> {
  const asOf = read.derived(countingDay, "");
  const known = actKinds.filter((kind) => read.index("act.kind", kind).length > 0);
  const facts = known.map((kind) => read.derived(kindFacts, kind));
  const sources = new Map(
    facts.flatMap((kind) => kind.sources.map((source) => [`${source.name}/${source.fetchedAt}`, source])),
  );
  return {
    asOf,
    updated: latestDay([asOf, ...facts.map(({ updated }) => updated)]) ?? read.derived(editionDay, ""),
    sources: [...sources.values()],
  };
}

/** Content of /attivita_legislativa/numeri without dates and sources. Its CSV files use the same content. */
export function toNumbers(read: Reader): Pick<NumbersPage, "bills" | "decrees" | "implementing"> {
  return {
    bills: read.derived(billNumbers, ""),
    decrees: read.derived(decreeNumbers, ""),
    implementing: read.derived(implementingNumbers, ""),
  };
}

export const numbersPages = definePage({
  name: "legislation-numbers",
  path: () => routes.numbers(),
  search: { entry: () => pageEntry(numbers.title) },
  build: (read) => ({ hasBills: read.derived(hasBills, ""), ...toNumbers(read), ...allFacts(read) }),
});

function buildLegislation(read: Reader): LegislationPage {
  const [bills, decrees, implementing] = [actRows.bill(read), actRows.decree(read), actRows.datt(read)];
  const legislative = actRows.dlgs(read);
  const laws = bills.filter(({ state }) => state === "is_law");
  const open = decrees.filter(({ state }) => state === "in_conversion");
  const byDay = (day: (row: (typeof laws)[number]) => string) => (a: (typeof laws)[number], b: (typeof laws)[number]) =>
    compareCodes(day(b), day(a)) || compareCodes(a.id, b.id);
  // Of decree-laws that nobody has followed to the end, none open is no count.
  const isKnown = open.length > 0 || read.derived(readings, "").decrees === "complete";
  const published = read.derived(billsBySource, "");
  const ofSource = {
    ...{ bills: published?.total ?? null, laws: published?.laws?.total ?? null },
    ...(published === null ? {} : { areBySource: true as const }),
  };
  return {
    counts: {
      ...(read.derived(hasBills, "") ? { bills: bills.length, laws: laws.length } : ofSource),
      ...(decrees.length > 0
        ? { decrees: decrees.length, inConversion: isKnown ? open.length : null }
        : { decrees: null, inConversion: null }),
      legislativeDecrees: legislative.length,
      legislativeAdopted: legislative.filter(({ state }) => isDone(state)).length,
      implementing: implementing.length,
      adopted: toRate(implementing).adopted,
    },
    latestLaws: laws.sort(byDay((row) => row.law?.date ?? row.statusDate ?? "")).slice(0, listed),
    inConversion: open
      .map((row) => ({ row, daysLeft: row.daysLeft }))
      .sort((a, b) => (a.daysLeft ?? Infinity) - (b.daysLeft ?? Infinity)),
    nextDeadlines: implementing
      .filter(({ isNext30Days }) => isNext30Days)
      .sort((a, b) => ((a.deadline ?? "") < (b.deadline ?? "") ? -1 : 1))
      .slice(0, listed),
    ...allFacts(read),
  };
}

export const legislationPages = definePage({
  name: "legislation",
  path: () => routes.legislation(),
  search: { entry: () => pageEntry(legislation.title, legislation.description) },
  build: buildLegislation,
});

type Numbers = Pick<NumbersPage, "bills" | "decrees" | "implementing">;

const initiativeCells = (row: ByInitiative): number[] => initiativeGroups.map((group) => row[group]);

function monthTable({ bills }: Numbers, which: "presented" | "approved"): Table {
  const rows = bills.months.flatMap(({ selection, [which]: months }) =>
    months.map(({ month, ...row }) => [selection, month, ...initiativeCells(row)]),
  );
  return { header: ["selection", "month", ...initiativeGroups], rows };
}

function rateTable(name: string, rates: readonly ImplementationRate[]): Table {
  return {
    header: [name, "total", "adopted", "adopted_late", "overdue"],
    rows: rates.map((rate) => [rate.name, rate.total, rate.adopted, rate.late, rate.overdue]),
  };
}

const tables: Readonly<Record<string, (numbers: Numbers) => Table>> = {
  presentati: (numbers) => monthTable(numbers, "presented"),
  approvati: (numbers) => monthTable(numbers, "approved"),
  fasi: ({ bills }) => ({
    header: ["phase", ...initiativeGroups],
    rows: bills.phases.map(({ phase, ...row }) => [phase, ...initiativeCells(row)]),
  }),
  giorni: ({ bills }) => ({
    header: ["from_day", "to_day", ...initiativeGroups],
    rows: bills.days.steps.map(({ from, to, ...row }) => [from, to, ...initiativeCells(row)]),
  }),
  "decreti-legge": ({ decrees }) => ({
    header: ["month", "converted", "lapsed", "open"],
    rows: decrees.months.map(({ month, converted, lapsed, open }) => [month, converted, lapsed, open]),
  }),
  ministeri: ({ implementing }) => rateTable("ministry", implementing.ministries),
  settori: ({ implementing }) => rateTable("policy", implementing.policies),
};

/** Tables of the charts on /attivita_legislativa/numeri as CSV, one file per chart. */
export const numbersFiles = defineTableFiles({
  name: "data-numbers",
  keys: () => Object.keys(tables),
  path: (key) => files.numbersCsv(key),
  build: (read, key) => tables[key]?.(toNumbers(read)) ?? { header: [], rows: [] },
});
