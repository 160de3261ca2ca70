import { initiativeGroups, type ByInitiative } from "#src/domain/act-numbers.ts";
import { files } from "#src/lib/routes.ts";
import type { ImplementationRate, NumbersPage } from "#src/contracts/numbers-page.ts";
import { defineTableFiles, type Table } from "#scripts/contracts/formats.ts";
import { toNumbers } from "./numbers.ts";

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
