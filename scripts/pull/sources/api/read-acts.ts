import type { Act, Bill, SiteRecord } from "#src/domain/records.ts";
import type { z } from "zod";
import { InvalidRaw, parseRaw } from "./parse.ts";
import { paths } from "./paths.ts";
import { rawBill, rawGovBill, rawGovDecree, rawImplementingDecree } from "./raw-acts.ts";
import { type Detail, readDetails } from "./details.ts";
import { type Run, attempt, readRows, signatureOf } from "./run.ts";
import { joinReadings, slugOf, toBill } from "./to-bills.ts";
import type { BillIds } from "./to-vote.ts";
import { type DecreeContext, toDecree, toImplementingDecree, toLegislativeDecree } from "./to-decrees.ts";
import { countByInitiative } from "#src/domain/act-numbers.ts";
import { type BillNames, billNames } from "#scripts/pull/vote-acts.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { NotFound } from "./client.ts";
import { type RawAggregate, rawAggregate } from "./raw.ts";

export interface ActsRead {
  /** All bills are known: numbers of bills and laws can be given. */
  readonly hasBills: boolean;
  /** Numbers of bills and laws by the source's own count; null = not given. */
  readonly published: PublishedBills | null;
  readonly hasLegislativeDecrees: boolean;
  readonly hasImplementingDecrees: boolean;
  readonly billIds: BillIds;
  /** Finds bills by the identifiers of their readings. */
  readonly bills: BillNames;
}

type PublishedBills = NonNullable<SiteRecord["publishedBills"]>;

/** A kind of act that has detail pages. */
export interface ActKind<Shape extends z.ZodRawShape> {
  readonly list: string;
  readonly path: (key: string) => string;
  readonly prefix: string;
  readonly schema: z.ZodObject<Shape>;
  readonly keyOf: (raw: z.infer<z.ZodObject<Shape>>) => string;
  readonly map: (raw: z.infer<z.ZodObject<Shape>>, context: DecreeContext) => Act;
}

/** Decree-laws. */
export const decreeKind: ActKind<typeof rawGovDecree.shape> = {
  list: paths.govdecrees,
  path: paths.govdecree,
  prefix: "decree",
  schema: rawGovDecree,
  keyOf: ({ identifier }) => identifier,
  map: toDecree,
};
/** Legislative decrees. */
export const legislativeKind: ActKind<typeof rawGovBill.shape> = {
  list: paths.govbills,
  path: paths.govbill,
  prefix: "dlgs",
  schema: rawGovBill,
  keyOf: ({ identifier }) => identifier,
  map: toLegislativeDecree,
};
/** Implementing decrees. */
export const implementingKind: ActKind<typeof rawImplementingDecree.shape> = {
  list: paths.implementingdecrees,
  path: paths.implementingdecree,
  prefix: "datt",
  schema: rawImplementingDecree,
  keyOf: ({ id }) => id,
  map: toImplementingDecree,
};

/** Reads all kinds of act. Acts count as vanished only when all four lists are complete. */
export async function readActs(
  run: Run,
  { governmentOn, governmentNamed }: Pick<DecreeContext, "governmentOn" | "governmentNamed">,
): Promise<ActsRead> {
  const stored = toBillIds(storedBills(run));
  const toKey = (name: string): string => `bill/${stored.get(slugOf(name)) ?? slugOf(name)}`;
  const bills = await readRows(run, paths.bills, { kind: "act", toKey }, (row) =>
    parseRaw("bills", rawBill, row, run.notes),
  );
  const published = new Set(
    (run.previous?.keys("act") ?? []).filter((key) => key.startsWith("bill/")).map((key) => key.slice(5)),
  );
  const origin = { notes: run.notes, origin: run.origin, governmentOn };
  const acts = joinReadings(bills.rows).map((readings) => toBill(readings, { ...origin, published }));
  const known = bills.isWhole ? acts : [...storedBills(run), ...acts];
  const billIds = toBillIds(known);
  const context = { ...origin, governmentNamed, billIds };
  for (const act of bills.isWhole ? acts : withoutLosses(run, acts)) run.writer.put("act", act);
  const counts = await compareTotals(run, acts);
  const decrees = await readKind(run, context, decreeKind);
  const legislative = await readKind(run, context, legislativeKind);
  const implementing = await readKind(run, context, implementingKind);
  if (bills.isWhole && decrees.isWhole && legislative.isWhole && implementing.isWhole) run.writer.complete("act");
  return {
    // Each reading of a bill is a row; the source may count either.
    hasBills:
      (bills.isWhole || published.size > 0) &&
      !isShort(Math.max(bills.rows.length, known.length), counts?.total ?? null),
    published: counts,
    hasLegislativeDecrees: !legislative.isMissing,
    hasImplementingDecrees: !implementing.isMissing,
    billIds,
    bills: billNames(known),
  };
}

const toBillIds = (bills: readonly Bill[]): BillIds =>
  new Map(bills.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const)));

function storedBills(run: Run): Bill[] {
  return (run.previous?.keys("act") ?? []).flatMap((key) => {
    const act = key.startsWith("bill/") ? run.previous?.record("act", key) : undefined;
    return act?.kind === "bill" ? [act] : [];
  });
}

/**
 * A bill from an incomplete list may lack a reading, even the one that its id comes from. Bills that lack a stored
 * reading are left out, so that the stored record is kept.
 */
function withoutLosses(run: Run, bills: readonly Bill[]): Bill[] {
  const stored = storedBills(run).map(({ readings }) => readings.map(({ identifier }) => identifier));
  const siblings = new Map(stored.flatMap((identifiers) => identifiers.map((one) => [one, identifiers])));
  return bills.filter(({ readings }) => {
    const own = new Set(readings.map(({ identifier }) => identifier));
    return [...own].every((one) => siblings.get(one)?.every((identifier) => own.has(identifier)) ?? true);
  });
}

async function readKind<Shape extends z.ZodRawShape>(
  run: Run,
  context: DecreeContext,
  kind: ActKind<Shape>,
): Promise<{ readonly isWhole: boolean; readonly isMissing: boolean }> {
  const toDetail = (row: unknown): Detail => {
    const key = kind.keyOf(parseRaw(kind.list, kind.schema, row, run.notes));
    return { key, path: kind.path(key), signature: signatureOf(row) };
  };
  const recordKey = (key: string): string => `${kind.prefix}/${key}`;
  const found = await readRows(run, kind.list, { kind: "act", toKey: recordKey }, toDetail);
  const take = (body: unknown, { key }: Detail): boolean => {
    const raw = parseRaw(kind.list, kind.schema, body, run.notes);
    if (kind.keyOf(raw) !== key) throw new InvalidRaw(`${kind.list}: asked for ${key}, got ${kind.keyOf(raw)}`);
    return run.writer.put("act", kind.map(raw, context));
  };
  await readDetails(run, { name: kind.list, kind: "act", recordKey, take }, found.rows);
  return found;
}

type Counted = Pick<Bill, "initiative" | "isRatification">;

export function differences(raw: RawAggregate, bills: readonly Counted[]): string[] {
  const pairs = [
    ["bills", raw.cnt, bills],
    [
      "ratifications",
      raw.cnt_ratification ?? raw.cnt_ratifiction,
      bills.filter(({ isRatification }) => isRatification),
    ],
  ] as const;
  return pairs.flatMap(([name, theirs, own]) => {
    const { gov, parl, other } = countByInitiative(own);
    if (theirs === null || theirs === undefined) return [];
    if (theirs.gov === gov && theirs.not_gov === parl + other) return [];
    return `${paths.billNumbers}: the source counts ${theirs.gov} ${name} of the Government and ${theirs.not_gov} of others; its list gives ${gov} and ${parl + other}`;
  });
}

/** Share of the bills that the source counts that a list must have to be the whole: both change during a day. */
const wholeList = 0.95;

/** Whether a list has too few of the bills that the source counts: then nothing may be counted by it. */
const isShort = (own: number, counted: number | null): boolean => counted !== null && own < counted * wholeList;

/**
 * Reads the published numbers and reports differences; unavailable numbers are only noted.
 * @returns the source's own count; null = not given
 */
export async function compareTotals(run: Run, bills: readonly Counted[]): Promise<PublishedBills | null> {
  try {
    const answer = await run.client.get(run.client.urlOf(paths.billNumbers), true);
    const body = answer.unchanged ? {} : answer.body;
    const [raw] = attempt(run, () => parseRaw(paths.billNumbers, rawAggregate, body, run.notes));
    for (const line of raw === undefined ? [] : differences(raw, bills)) run.notes.add(line);
    const [all, laws] = [raw?.cnt ?? null, raw?.detail?.is_law?.total ?? null];
    if (all === null) return null;
    return {
      total: all.gov + all.not_gov,
      laws: laws === null ? null : { total: laws.gov + laws.not_gov, government: laws.gov },
    };
  } catch (error) {
    if (error instanceof NotFound) run.notes.add(`${paths.billNumbers}: the source has no such numbers`);
    else if (error instanceof DataError) run.notes.add(error.message);
    else throw error;
    return null;
  }
}
