/** Data files of the act lists: rows for the filters under /dati/atti/, and complete lists as CSV. */
import { actKinds, type ActKind } from "#src/domain/codes.ts";
import { files } from "#src/lib/routes.ts";
import { toCsvTable, type CsvTable } from "#src/lib/columns.ts";
import { actColumns } from "#src/i18n/act-columns.ts";
import { revisionOf } from "#scripts/lib/canonical.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";
import { defineTableFiles } from "#scripts/contracts/formats.ts";
import { defineListFiles } from "#scripts/contracts/list-files.ts";
import { billList, type BillRow } from "#src/lib/lists/bills.ts";
import { actRows, billFacts } from "./rows.ts";
import { readAct } from "./tags.ts";

/** Revision of the set and order of the bills. Files that refer to bills by position repeat it. */
const billsRevision = defineDerivation("acts-bills-revision", (read): string =>
  revisionOf(...actRows.bill(read).map(({ id }) => id)),
);

export const [billIndexFile, billSetFiles, ...billWordFiles] = defineListFiles({
  name: "data-bills",
  list: billList,
  rows: billFacts,
  // Official titles included.
  texts: (read) =>
    billFacts(read).map((row) => `${billList.textOf(row)} ${readAct(read, "bill", row.id)?.title ?? ""}`),
  revision: billsRevision,
  extra: () => ({}),
});

const fileOf = (row: BillRow): string => billList.rowFile(row, false);

/** Rows of the bills, in files by the day of the last step. */
export const billRowFiles = defineFile<readonly BillRow[]>({
  name: "data-bills",
  keys: (read) => [...new Set(actRows.bill(read).map(fileOf))].sort(),
  path: (key) => files.acts("bill", key),
  build: (read, key) => actRows.bill(read).filter((row) => fileOf(row) === key),
  serialize: (rows) => JSON.stringify(rows),
});

function wholeFile<Row>(kind: ActKind, rows: (read: Reader) => Row[]) {
  return defineFile<Row[]>({
    name: `data-${kind}`,
    keys: () => ["indice"],
    path: (key) => files.acts(kind, key),
    build: rows,
    serialize: (contract) => JSON.stringify(contract),
  });
}

export const wholeRowFiles = [
  wholeFile("decree", actRows.decree),
  wholeFile("dlgs", actRows.dlgs),
  wholeFile("datt", actRows.datt),
] as const;

const csvTables: { readonly [Kind in ActKind]: (read: Reader) => CsvTable } = {
  bill: (read) => toCsvTable(actColumns.bill, actRows.bill(read)),
  decree: (read) => toCsvTable(actColumns.decree, actRows.decree(read)),
  dlgs: (read) => toCsvTable(actColumns.dlgs, actRows.dlgs(read)),
  datt: (read) => toCsvTable(actColumns.datt, actRows.datt(read)),
};

/** Complete lists as CSV, with the codes of the open data. */
export const actCsvFiles = defineTableFiles({
  name: "data-acts-csv",
  keys: () => [...actKinds],
  path: (key) => files.actsCsv(actKinds.find((kind) => kind === key) ?? "bill"),
  build: (read, key) => csvTables[actKinds.find((kind) => kind === key) ?? "bill"](read),
});
