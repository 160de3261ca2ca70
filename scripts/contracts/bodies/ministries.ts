/** `/ministeri`, `/ministeri/{id}`, and the implementing decrees of a ministry as a table. */
import type { GovernmentRank } from "#src/domain/codes.ts";
import { toRate } from "#src/domain/act-numbers.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { addDays, latestDay } from "#src/domain/days.ts";
import { ministryId, ministryOf, signsFor } from "#src/domain/ministries.ts";
import { ministries as text, ministryDecreeColumns } from "#src/i18n/ministries.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { compareText } from "#src/lib/format.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { OfficeRow } from "#src/contracts/government-pages.ts";
import type { MinistryDecrees, MinistryPage, MinistryRef } from "#src/contracts/ministries.ts";
import { isAdopted } from "#scripts/contracts/acts/parts.ts";
import { billRow, decreeRow, implementingDecreeRow } from "#scripts/contracts/acts/rows.ts";
import { actIds, countingDay, readAct } from "#scripts/contracts/acts/tags.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { actNews } from "#scripts/contracts/feeds/entries.ts";
import { defineTableFiles } from "#scripts/contracts/formats.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { withNamesInUse } from "#scripts/contracts/search/record-entries.ts";
import { lastChange, officeDays } from "#scripts/contracts/stats/coverage.ts";
import { compareOffices, dayOfGovernment, toOfficeRow } from "./governments.ts";
import { isCurrent, mergeSources, nameOf } from "./parts.ts";

const shownOverdue = 20;
const shownActs = 10;

/** Ranks that lead a ministry and sign its bills. */
const leading: ReadonlySet<GovernmentRank> = new Set(["president", "vice_president", "minister"]);

/** Proposers of an implementing decree; argument: its id. Early cut-off. */
const proposersOf = defineDerivation<readonly string[]>(
  "ministry-proposers",
  (read, id) => readAct(read, "datt", id)?.proposers ?? [],
);

/** Implementing decrees by ministry, and the names that they give it; argument: "". */
const proposals = defineDerivation<ReadonlyMap<string, { readonly names: string[]; readonly decrees: string[] }>>(
  "ministry-proposals",
  (read) => {
    const found = new Map<string, { names: string[]; decrees: string[] }>();
    for (const decree of actIds(read, "datt"))
      for (const name of read.derived(proposersOf, decree)) {
        const id = ministryId(name);
        const { names, decrees } = found.get(id) ?? { names: [], decrees: [] };
        if (!names.includes(name)) names.push(name);
        if (decrees.at(-1) !== decree) decrees.push(decree);
        found.set(id, { names, decrees });
      }
    return found;
  },
);

/** All ministries by name: those of the offices of governments, and those that propose implementing decrees. */
const allMinistries = defineDerivation<readonly MinistryRef[]>("ministries", (read) => {
  const newestFirst = read.all("government").toSorted((a, b) => compareText(b.start, a.start));
  const names = [
    ...newestFirst.flatMap(({ roles }) => roles.flatMap((office) => ministryOf(office) ?? [])),
    ...[...read.derived(proposals, "").values()].flatMap((one) => one.names),
  ];
  const byId = new Map<string, string>();
  for (const name of names) if (!byId.has(ministryId(name))) byId.set(ministryId(name), name);
  return [...byId].map(([id, name]) => ({ id, name })).sort((a, b) => compareText(a.name, b.name));
});

/** Name of a ministry; argument: its id. */
const ministryName = defineDerivation<string>(
  "ministry-name",
  (read, id) => read.derived(allMinistries, "").find((one) => one.id === id)?.name ?? id,
);

/** Names under which implementing decrees give a ministry, and the decrees; argument: its id. */
const proposalsOf = defineDerivation<{ readonly names: readonly string[]; readonly decrees: readonly string[] }>(
  "ministry-proposals-of",
  (read, id) => read.derived(proposals, "").get(id) ?? { names: [], decrees: [] },
);

interface SignedBill {
  readonly id: string;
  readonly presented: string | null;
  readonly isConversion: boolean;
}

/** Ministries whose ministers signed a bill of the Government; null = a bill of others. Argument: id of the bill. */
const signing = defineDerivation<(SignedBill & { readonly ministries: readonly string[] }) | null>(
  "ministries-signing",
  (read, id) => {
    const bill = readAct(read, "bill", id);
    if (bill?.initiative !== "GOV") return null;
    const ministries = bill.signatures
      .filter(({ withdrawn }) => withdrawn === null)
      .flatMap(({ person, name, added }) => {
        if (person === null)
          return read.derived(allMinistries, "").flatMap((one) => (signsFor(name, one.name) ? [one.id] : []));
        const day = added ?? bill.presented;
        return read
          .index("government.person", person)
          .flatMap((key) => read.require("government", key).roles)
          .filter((office) => office.person === person && leading.has(office.rank) && day !== null)
          .flatMap((office) => (isCurrent(office, day) ? (ministryOf(office) ?? []) : []))
          .map(ministryId);
      });
    const { presented, converts } = bill;
    return { id, presented, isConversion: converts !== null, ministries: [...new Set(ministries)].sort() };
  },
);

/** Bills that ministers signed, by ministry; argument: "". */
const signedBills = defineDerivation<ReadonlyMap<string, readonly SignedBill[]>>("ministries-signed-bills", (read) => {
  const found = new Map<string, SignedBill[]>();
  for (const id of actIds(read, "bill")) {
    const signed = read.derived(signing, id);
    if (signed === null) continue;
    const { ministries, ...bill } = signed;
    for (const ministry of ministries) found.set(ministry, [...(found.get(ministry) ?? []), bill]);
  }
  return found;
});

/** Bills that the ministers of a ministry signed, newest first; argument: its id. */
const billsOf = defineDerivation<readonly SignedBill[]>("ministry-bills", (read, id) =>
  [...(read.derived(signedBills, "").get(id) ?? [])].sort(
    (a, b) => compareCodes(b.presented ?? "", a.presented ?? "") || compareCodes(a.id, b.id),
  ),
);

/** Decree-laws that one of the bills converts, newest first. */
function decreeLawsOf(read: Reader, signed: readonly SignedBill[]): readonly string[] {
  const bills = new Set(signed.map(({ id }) => id));
  return actIds(read, "decree")
    .flatMap((id) => readAct(read, "decree", id) ?? [])
    .filter(({ conversionBills }) => conversionBills.some((bill) => bills.has(bill)))
    .sort((a, b) => b.year - a.year || b.number - a.number)
    .map(({ id }) => id);
}

function decreeRowsOf(read: Reader, id: string): ImplementingDecreeRow[] {
  return read.derived(proposalsOf, id).decrees.map((decree) => read.derived(implementingDecreeRow, decree));
}

const byTerm = (a: ImplementingDecreeRow, b: ImplementingDecreeRow): number =>
  compareCodes(a.deadline ?? "9", b.deadline ?? "9") || compareCodes(a.id, b.id);

const isWaiting = ({ state }: ImplementingDecreeRow): boolean => state === "not_adopted" || state === "overdue";
const isOverdue = ({ state }: ImplementingDecreeRow): boolean => state === "overdue";

function toCounts(rows: readonly ImplementingDecreeRow[]): MinistryDecrees {
  const days = rows.filter(isOverdue).flatMap(({ overdueDays }) => overdueDays ?? []);
  return {
    ...toRate(rows),
    waiting: rows.filter(isWaiting).length,
    oldest: days.length === 0 ? null : Math.max(...days),
  };
}

/** Offices of a ministry in all governments: present ones by rank, then past ones, the last first. */
function officesOf(read: Reader, id: string): Pick<MinistryPage, "offices" | "former"> {
  const rows = read.all("government").flatMap((government) => {
    const day = dayOfGovernment(read, government);
    return government.roles
      .filter((office) => ministryId(ministryOf(office) ?? "") === id)
      .map((office) => ({ row: toOfficeRow(read, office, government, day), isOver: government.end !== null }));
  });
  const isNow = ({ row, isOver }: (typeof rows)[number]): boolean => row.current && !isOver;
  return {
    offices: rows
      .filter(isNow)
      .map(({ row }) => row)
      .sort(compareOffices),
    former: rows
      .filter((one) => !isNow(one))
      .map(({ row }) => ({ ...row, current: false }))
      .sort((a, b) => compareText(b.end ?? "", a.end ?? "") || compareOffices(a, b)),
  };
}

const headsOf = (offices: readonly OfficeRow[]): readonly OfficeRow[] =>
  offices.filter(({ rank }) => leading.has(rank));

/** Days on which the numbers of a page change: while decrees are overdue, every day. */
const countedDay = (read: Reader, rows: readonly ImplementingDecreeRow[]): string | null =>
  rows.some(isOverdue) ? read.derived(countingDay, "") : null;

const recordsOf = (read: Reader, decrees: readonly string[]) => decrees.map((id) => read.require("act", `datt/${id}`));

/** `/ministeri`: key "index". */
export const ministryListPage = definePage({
  name: "ministry-list",
  path: routes.ministries,
  search: { entry: () => pageEntry(text.title, text.description) },
  build: (read) => {
    const all = read.derived(allMinistries, "").map((ministry) => {
      const rows = decreeRowsOf(read, ministry.id);
      const heads = headsOf(officesOf(read, ministry.id).offices).map(({ person }) => person);
      return { row: { ...ministry, heads, decrees: toCounts(rows) }, day: countedDay(read, rows) };
    });
    const records = [...read.all("government"), ...recordsOf(read, actIds(read, "datt"))];
    const asOf = officeDays(read).all;
    return {
      asOf,
      countedTo: latestDay(all.map(({ day }) => day)),
      ministries: all
        .map(({ row }) => row)
        .sort((a, b) => b.decrees.overdue - a.decrees.overdue || compareText(a.name, b.name)),
      updated: lastChange(read, records, [asOf, ...all.map(({ day }) => day)]),
      sources: mergeSources(records.map(({ sources }) => sources)),
    };
  },
});

function buildMinistry(read: Reader, id: string): MinistryPage {
  const { names, decrees } = read.derived(proposalsOf, id);
  const rows = decreeRowsOf(read, id);
  const signed = read.derived(billsOf, id);
  const bills = signed.filter(({ isConversion }) => !isConversion).map((bill) => bill.id);
  const decreeLaws = decreeLawsOf(read, signed);
  const shown = { bills: bills.slice(0, shownActs), decreeLaws: decreeLaws.slice(0, shownActs) };
  const asOf = officeDays(read).all;
  const records = [
    ...read.all("government"),
    ...recordsOf(read, decrees),
    ...shown.bills.map((bill) => read.require("act", `bill/${bill}`)),
    ...shown.decreeLaws.map((decree) => read.require("act", `decree/${decree}`)),
  ];
  return {
    asOf,
    id,
    name: read.derived(ministryName, id),
    wordings: names,
    ...officesOf(read, id),
    decrees: toCounts(rows),
    overdue: rows.filter(isOverdue).sort(byTerm).slice(0, shownOverdue),
    next: rows
      .filter((row) => isWaiting(row) && !isOverdue(row))
      .sort(byTerm)
      .slice(0, shownActs),
    adopted: rows
      .filter(isAdopted)
      .sort((a, b) => compareCodes(b.adoptionDate ?? "", a.adoptionDate ?? "") || compareCodes(a.id, b.id))
      .slice(0, shownActs),
    bills: { total: bills.length, rows: shown.bills.map((bill) => read.derived(billRow, bill)) },
    decreeLaws: { total: decreeLaws.length, rows: shown.decreeLaws.map((decree) => read.derived(decreeRow, decree)) },
    updated: lastChange(read, records, [asOf, countedDay(read, rows)]),
    sources: mergeSources(records.map(({ sources }) => sources)),
  };
}

const ministryKeys = (read: Reader): string[] => read.derived(allMinistries, "").map(({ id }) => id);

/** Page of each ministry. */
export const ministryPages = definePage({
  name: "ministries",
  keys: ministryKeys,
  path: routes.ministry,
  search: {
    entry: (read, id) => {
      const names = headsOf(officesOf(read, id).offices).map(({ person }) => nameOf(person));
      return withNamesInUse({
        ...pageEntry(read.derived(ministryName, id), names.join(" "), text.searchDetail),
        kind: "body",
      });
    },
  },
  feed: (read, id) => {
    const rows = decreeRowsOf(read, id);
    const signed = read.derived(billsOf, id);
    const acts = [
      ...rows.filter(isAdopted).map((row) => `datt/${row.id}`),
      ...signed.map((bill) => `bill/${bill.id}`),
      ...decreeLawsOf(read, signed).map((decree) => `decree/${decree}`),
    ];
    return {
      title: text.feed(read.derived(ministryName, id)),
      entries: [
        ...rows.filter(isOverdue).flatMap(({ id: decree, title, deadline }) =>
          deadline === null
            ? []
            : [
                {
                  ...({ type: "act", kind: "datt" } as const),
                  ...{ id: decree, title, date: addDays(deadline, 1), status: text.overdueStatus },
                },
              ],
        ),
        ...acts.flatMap((key) => read.derived(actNews, key) ?? []),
      ],
    };
  },
  build: buildMinistry,
});

/** Implementing decrees of each ministry that has some: those not adopted first, by their term. */
export const ministryFiles = defineTableFiles({
  name: "data-ministries",
  keys: (read) => ministryKeys(read).filter((id) => read.derived(proposalsOf, id).decrees.length > 0),
  path: files.ministryCsv,
  build: (read, id) => {
    const rows = decreeRowsOf(read, id).sort((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)) || byTerm(a, b));
    const { header, rows: cells } = toCsvTable(ministryDecreeColumns, rows);
    return { header: [...header], rows: cells.map((row) => [...row]) };
  },
});
