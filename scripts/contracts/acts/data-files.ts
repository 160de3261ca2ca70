/** Data files of the act lists: rows for the filters under /dati/atti/, and complete lists as CSV. */
import { z } from "zod";
import { actKinds, type ActKind } from "#src/domain/codes.ts";
import {
  billShard,
  billTraits,
  committeesFile,
  toBillIndex,
  type BillCommittees,
} from "#src/lib/filters/bill-index.ts";
import { distinct } from "#src/lib/filters/distinct.ts";
import { billText } from "#src/lib/filters/act-lists.ts";
import { toWordIndex, type WordIndex } from "#src/lib/filters/word-index.ts";
import { files } from "#src/lib/routes.ts";
import { toCsvTable, type CsvTable } from "#src/lib/columns.ts";
import { actColumns } from "#src/i18n/act-columns.ts";
import {
  billRowSchema,
  decreeRowSchema,
  implementingDecreeRowSchema,
  legislativeDecreeRowSchema,
} from "#src/contracts/act-list-page.ts";
import { distinctSchema } from "#src/contracts/distinct.ts";
import { revisionOf } from "#scripts/lib/canonical.ts";
import { defineDerivation, defineOutput, type Reader } from "#scripts/contracts/engine/reader.ts";
import { defineTableFiles, defineWordFiles } from "#scripts/contracts/formats.ts";
import { actRows, billCommittees } from "./rows.ts";
import { readAct } from "./tags.ts";

const strings = z.array(z.string()).readonly();
const billIndexSchema = z.strictObject({
  revision: z.string(),
  ids: strings,
  statusDates: strings,
  presented: strings,
  traits: distinctSchema(billRowSchema.pick(billTraits)),
  topics: distinctSchema(strings),
});

/** Revision of the set and order of the bills. Files that refer to bills by position repeat it. */
const billsRevision = defineDerivation("acts-bills-revision", (read): string =>
  revisionOf(...actRows.bill(read).map(({ id }) => id)),
);

/** Bill fields used by the filters. */
export const billIndexFile = defineOutput<z.infer<typeof billIndexSchema>>({
  name: "data-bills-index",
  schema: billIndexSchema,
  keys: () => ["indice"],
  path: (key) => files.acts("bill", key),
  build: (read) => ({ revision: read.derived(billsRevision, ""), ...toBillIndex(actRows.bill(read)) }),
  serialize: (index) => JSON.stringify(index),
});

const billCommitteesSchema = z.strictObject({
  revision: z.string(),
  committees: distinctSchema(strings),
}) satisfies z.ZodType<BillCommittees>;

/** Committees of the bills, for the filter by committee. */
export const billCommitteesFile = defineOutput<BillCommittees>({
  name: "data-bills-committees",
  schema: billCommitteesSchema,
  keys: () => [committeesFile],
  path: (key) => files.acts("bill", key),
  build: (read) => ({
    revision: read.derived(billsRevision, ""),
    committees: distinct(actRows.bill(read).map(({ id }) => read.derived(billCommittees, id))),
  }),
  serialize: (file) => JSON.stringify(file),
});

const billShardSchema = z.array(billRowSchema);

/** Search index of the bills, official titles included; argument: "". */
const billWords = defineDerivation<WordIndex>("acts-bill-words", (read) =>
  toWordIndex(actRows.bill(read).map((row) => `${billText(row)} ${readAct(read, "bill", row.id)?.title ?? ""}`)),
);

export const billWordFiles = defineWordFiles({
  name: "data-bills",
  path: (shard) => files.acts("bill", shard),
  index: billWords,
  revision: billsRevision,
});

/** Rows of the bills, in files by `billShard` (day of the last step). */
export const billRowFiles = defineOutput<z.infer<typeof billShardSchema>>({
  name: "data-bills",
  schema: billShardSchema,
  keys: (read) => [...new Set(actRows.bill(read).map(billShard))].sort(),
  path: (key) => files.acts("bill", key),
  build: (read, key) => actRows.bill(read).filter((row) => billShard(row) === key),
  serialize: (rows) => JSON.stringify(rows),
});

function wholeFile<Row>(kind: ActKind, schema: z.ZodType<Row>, rows: (read: Reader) => Row[]) {
  return defineOutput<Row[]>({
    name: `data-${kind}`,
    schema: z.array(schema),
    keys: () => ["indice"],
    path: (key) => files.acts(kind, key),
    build: rows,
    serialize: (contract) => JSON.stringify(contract),
  });
}

export const wholeRowFiles = [
  wholeFile("decree", decreeRowSchema, actRows.decree),
  wholeFile("dlgs", legislativeDecreeRowSchema, actRows.dlgs),
  wholeFile("datt", implementingDecreeRowSchema, actRows.datt),
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
