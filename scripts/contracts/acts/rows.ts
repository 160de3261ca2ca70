/** Rows of the four lists. One derivation per act: a nightly run that changes ten acts computes ten rows. */
import { pick } from "#scripts/lib/pick.ts";
import { addDays, daysBetween, latestDay } from "#src/domain/days.ts";
import { donePart, toBillState } from "#src/domain/act-state.ts";
import type { ActKind } from "#src/domain/codes.ts";
import type { Bill } from "#src/domain/records.ts";
import type { ActRowOf } from "#src/lib/lists/acts.ts";
import type { BillFacts, BillRow } from "#src/lib/lists/bills.ts";
import type { DecreeRow } from "#src/lib/lists/decrees.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";
import type { LegislativeDecreeRow } from "#src/lib/lists/legislative-decrees.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, type Derivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { editionDay, missingParts, lastChange } from "#scripts/contracts/stats/coverage.ts";
import { actThemes } from "#scripts/contracts/stats/themes.ts";
import { isAdopted, toImplementation, toSourceCounts } from "./parts.ts";
import {
  actIds,
  countingDay,
  decreeState,
  implementingState,
  isLeading,
  legislativeState,
  overdueSince,
  readAct,
  toActPerson,
} from "./tags.ts";

function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new DataError(`${what}: not in the snapshot`);
  return value;
}

/** Row of a bill; argument: id. */
export const billRow = defineDerivation<BillRow>("acts-row-bill", (read, id) => {
  const bill = must(readAct(read, "bill", id), `bill ${id}`);
  const topics = read.derived(actThemes, `bill/${id}`).map((theme) => theme.id);
  const readings = [...bill.readings].sort((a, b) => a.order - b.order);
  const standing = bill.signatures.filter(({ withdrawn }) => withdrawn === null);
  const first = standing.filter(({ isFirst }) => isFirst);
  const signers = first.map(({ person, name }) => toActPerson(read, person, name, null).name);
  return {
    id,
    numbers: readings.map(({ identifier }) => identifier),
    title: bill.shortTitle ?? bill.title,
    state: toBillState(bill),
    ...pick(bill, "phase", "initiative", "type"),
    branch: readings[0]?.branch ?? "C",
    government: bill.government,
    statusDate: bill.statusDate ?? latestDay(donePart(bill.steps).map(({ date }) => date)) ?? bill.presented,
    presented: bill.presented,
    signers,
    otherSigners: standing.length - signers.length,
    law: bill.law === null ? null : { number: bill.law.number, date: bill.law.date },
    isKey: bill.isKey,
    isRatification: bill.isRatification === true,
    ...(topics.length > 0 && { topics }),
    ...toBillTexts(bill),
  };
});

/** What only filters read of a bill; argument: id. */
const filteredFacts = defineDerivation<Omit<BillFacts, keyof BillRow>>("acts-bill-filtered", (read, id) => {
  const { assignments } = must(readAct(read, "bill", id), `bill ${id}`);
  return { committees: [...new Set(assignments.filter(isLeading).flatMap(({ body }) => body ?? []))].sort() };
});

/** Unknown labels of a bill, as published. */
export function toBillTexts({
  typeText,
  initiativeText,
  phaseText,
}: Bill): Pick<BillRow, "typeText" | "initiativeText" | "phaseText"> {
  return {
    ...(typeText === undefined ? {} : { typeText }),
    ...(initiativeText === undefined ? {} : { initiativeText }),
    ...(phaseText === undefined ? {} : { phaseText }),
  };
}

/** The title shown, and those that a search looks into as well. */
function toTitles(
  { title, shortTitle }: { readonly title: string; readonly shortTitle: string | null },
  more: string | null = null,
): { title: string; officialTitle?: string } {
  const shown = shortTitle ?? title;
  const others = [title, more].filter((text) => text !== null && text !== shown);
  return { title: shown, ...(others.length > 0 && { officialTitle: others.join(" ") }) };
}

/** Row of a decree-law; argument: id. */
export const decreeRow = defineDerivation<DecreeRow>("acts-row-decree", (read, id) => {
  const act = must(readAct(read, "decree", id), `decree-law ${id}`);
  const state = must(read.derived(decreeState, id), `decree-law ${id}`);
  const flags = {
    is_key_act: act.isKey,
    is_omnibus: act.isOmnibus,
    is_minotaurus: act.isMinotaurus,
    is_subject_to_agreements: act.isSubjectToAgreements,
  };
  return {
    id,
    ...toTitles(act),
    date: act.date,
    published: act.published,
    state: state.code,
    ...(state.code === "unknown" && act.statusText !== undefined ? { stateText: act.statusText } : {}),
    expires: state.expires,
    days: state.days,
    daysLeft: state.daysLeft,
    law: act.conversionLaw,
    government: act.government,
    typologies: [
      ...Object.entries(flags).flatMap(([flag, isOn]) => (isOn === true ? [flag] : [])),
      ...(act.typology === null ? [] : [act.typology]),
    ],
  };
});

/** Row of a legislative decree; argument: id. */
const legislativeDecreeRow = defineDerivation<LegislativeDecreeRow>("acts-row-dlgs", (read, id) => {
  const act = must(readAct(read, "dlgs", id), `legislative decree ${id}`);
  const { implementation } = toImplementation(read, `dlgs/${id}`);
  const { rows, adopted } = implementation;
  const counts = toSourceCounts(act, implementation);
  // If the source has no list of them, an empty list is unknown, not zero.
  const isKnown = rows.length > 0 || !read.derived(missingParts, "").includes("implementingDecrees");
  return {
    id,
    number: act.number,
    ...toTitles(act, act.descriptiveTitle),
    state: legislativeState(act),
    date: act.billDate,
    ...(act.draft === undefined ? {} : { submitted: act.draft.submitted }),
    ...pick(act, "published", "type", "government", "isKey"),
    ...(counts === null
      ? { implementing: isKnown ? rows.length : null, adopted: isKnown ? adopted : null }
      : { implementing: sumCounts(counts), adopted: counts.adopted, isSourceCount: true as const }),
  };
});

/** All that the source counts; null when it leaves one of the two open. */
function sumCounts({ toAdopt, adopted }: { toAdopt: number | null; adopted: number | null }): number | null {
  return toAdopt === null || adopted === null ? null : toAdopt + adopted;
}

/** An implementing decree as a row; argument: id. */
export const implementingDecreeRow = defineDerivation<ImplementingDecreeRow>("acts-row-datt", (read, id) => {
  const act = must(readAct(read, "datt", id), `implementing decree ${id}`);
  const { code: state } = must(read.derived(implementingState, id), `implementing decree ${id}`);
  const today = read.derived(countingDay, "");
  const { deadline } = act;
  const isOpen = !isAdopted({ state: state }) && deadline !== null && today !== null;
  return {
    id,
    ...toTitles(act),
    state,
    ...(state === "unknown" && act.statusText !== undefined ? { stateText: act.statusText } : {}),
    deadline,
    ...pick(act, "adoptionDate", "proposers", "policy", "typeLaw", "government"),
    reference: act.reference?.label ?? null,
    ...(state === "overdue" && isOpen ? { overdueDays: daysBetween(deadline, today) } : {}),
    isNext30Days: isOpen && deadline >= today && deadline <= addDays(today, 30),
  };
});

function rowsOf<Row>(read: Reader, kind: ActKind, row: Derivation<Row>): Row[] {
  return actIds(read, kind).map((id) => read.derived(row, id));
}

/** All rows of each kind, in index order. Depends on every row of the kind. */
export const actRows: { readonly [Kind in ActKind]: (read: Reader) => ActRowOf[Kind][] } = {
  bill: (read) => rowsOf(read, "bill", billRow),
  decree: (read) => rowsOf(read, "decree", decreeRow),
  dlgs: (read) => rowsOf(read, "dlgs", legislativeDecreeRow),
  datt: (read) => rowsOf(read, "datt", implementingDecreeRow),
};

/** All bills with what filters read, in index order. */
export function billFacts(read: Reader): BillFacts[] {
  return actRows.bill(read).map((row) => ({ ...row, ...read.derived(filteredFacts, row.id) }));
}

interface Facts {
  readonly updated: string;
  readonly sources: readonly { readonly name: string; readonly fetchedAt: string }[];
}

/**
 * Day on which an act last changed or became overdue, and its publishers; argument: act key. One derivation per act, so
 * that a run reads only the changed acts.
 */
const actFacts = defineDerivation<Facts>("acts-facts", (read, key) => {
  const act = read.require("act", key);
  return {
    updated: lastChange(read, [act], [overdueSince(read, act)]),
    sources: act.sources.map(({ name, fetchedAt }) => ({ name, fetchedAt })),
  };
});

interface KindFacts {
  updated: string;
  sources: { name: string; url: string | null; fetchedAt: string }[];
}

/**
 * Day of the last change among the acts of a kind, and their publishers. For a kind without acts: the day of the
 * edition. Argument: kind.
 */
export const kindFacts = defineDerivation<KindFacts>("acts-kind-facts", (read, kind) => {
  const all = read.index("act.kind", kind).map((key) => read.derived(actFacts, key));
  const published = new Map<string, string>();
  for (const { name, fetchedAt } of all.flatMap(({ sources }) => sources)) {
    published.set(name, latestDay([published.get(name) ?? null, fetchedAt]) ?? fetchedAt);
  }
  const sources = [...published]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, fetchedAt]) => ({ name, url: null, fetchedAt }));
  return { updated: latestDay(all.map(({ updated }) => updated)) ?? read.derived(editionDay, ""), sources };
});
