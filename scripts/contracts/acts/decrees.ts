import { pick } from "#scripts/lib/pick.ts";
import { normattivaUrl } from "#src/domain/normattiva.ts";
import { councilToGazette, donePart } from "#src/domain/act-state.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import type { ActStep, Bill } from "#src/domain/records.ts";
import { routes } from "#src/lib/routes.ts";
import {
  actPageType,
  type DecreeFlag,
  decreeFlags,
  type DecreePage,
  type ImplementingDecreePage,
  type LegislativeDecreePage,
} from "#src/contracts/act-pages.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { actEntry } from "#scripts/contracts/search/record-entries.ts";
import {
  toActBase,
  toImplementation,
  toImplementingRow,
  inOrderOfTime,
  toPassageRows,
  toSourceCounts,
  withSittings,
} from "./parts.ts";
import { readActVotes } from "./votes.ts";
import { actIds, decreeState, isCitable, legislativeState, readAct, termDay, toActLink } from "./tags.ts";

/** Flags that are set. null = none is set and some are unknown, so the absence of flags is unknown too. */
function toFlags(act: Readonly<Record<DecreeFlag, boolean | null>>): DecreeFlag[] | null {
  const flags = decreeFlags.filter((flag) => act[flag] === true);
  return flags.length === 0 && decreeFlags.some((flag) => act[flag] === null) ? null : flags;
}

/**
 * True if one of the bills has the same step. A decree and its conversion bill both list the law and its publication,
 * which the page shows once.
 */
function isToldBy(bills: readonly Pick<Bill, "steps">[], { kind, date, label }: ActStep): boolean {
  return bills.some(({ steps }) =>
    steps.some((step) => step.kind === kind && step.date === date && (kind !== "other" || step.label === label)),
  );
}

function buildDecree(read: Reader, id: string): DecreePage {
  const act = readAct(read, "decree", id);
  if (act === undefined) throw new DataError(`decree-law ${id}: not in the snapshot`);
  const bills = act.conversionBills.flatMap((bill) => readAct(read, "bill", bill) ?? []);
  const carriers = [`decree/${id}`, ...act.conversionBills.map((bill) => `bill/${bill}`)];
  const { votes, sittings, changed: voted } = readActVotes(read, carriers);
  const { implementation, changed } = toImplementation(read, `decree/${id}`);
  const state = read.derived(decreeState, id) ?? { code: "unknown", days: null, daysLeft: null, expires: null };
  const law = act.conversionLaw;
  const citable = isCitable(read);
  // Once the term is over nothing is still to come, whatever the source still lists.
  const steps = state.code === "in_conversion" || state.code === "unknown" ? act.steps : donePart(act.steps);
  const dated = toPassageRows(
    read,
    [],
    steps.filter((step) => step.reading === null && !isToldBy(bills, step)),
    votes,
  );
  const carried = bills.flatMap((bill) => toPassageRows(read, bill.readings, bill.steps, votes));
  return {
    kind: "decree",
    ...toActBase(read, act, read.derived(termDay, id), [
      voted,
      changed,
      ...bills.map((bill) => bill.changedAt.slice(0, 10)),
    ]),
    ...pick(act, "number", "year", "date", "councilDate", "published"),
    state: {
      ...state,
      ...(state.code === "unknown" && act.statusText !== undefined ? { text: act.statusText } : {}),
      date: law?.date ?? act.statusDate,
    },
    councilToGazette: councilToGazette(act),
    typology: act.typology,
    flags: toFlags(act),
    conversionLaw: law === null ? null : { ...law, url: citable ? normattivaUrl("law", law.date, law.number) : null },
    conversionBills: act.conversionBills.map((bill) =>
      toActLink(read, { kind: "bill", id: bill }, readingIdentifier(bill)),
    ),
    passages: withSittings(
      inOrderOfTime([
        ...dated,
        ...(carried.length > 0
          ? carried
          : toPassageRows(
              read,
              [],
              steps.filter((step) => step.reading !== null),
              votes,
            )),
      ]),
      sittings,
    ),
    normattivaUrl: act.normattivaUrl ?? (citable ? normattivaUrl("decree", act.date, act.number) : null),
    gazzettaUrl: act.gazzettaUrl,
    votes,
    implementation,
  };
}

function buildLegislativeDecree(read: Reader, id: string): LegislativeDecreePage {
  const act = readAct(read, "dlgs", id);
  if (act === undefined) throw new DataError(`legislative decree ${id}: not in the snapshot`);
  const { votes, sittings, changed: voted } = readActVotes(read, [`dlgs/${id}`]);
  const { implementation, changed } = toImplementation(read, `dlgs/${id}`);
  return {
    kind: "dlgs",
    ...toActBase(read, act, null, [voted, changed]),
    number: act.number,
    year: act.year,
    state: legislativeState(act),
    ...pick(act, "descriptiveTitle", "type", "announced", "adopted"),
    date: act.billDate,
    published: act.published,
    draft: act.draft ?? null,
    delegationLaws: act.delegationLaws.map(({ label, act: law }) => ({ ...toActLink(read, law, label), label })),
    documentUrl: act.documentUrl,
    normattivaUrl: isCitable(read) ? normattivaUrl("dlgs", act.billDate, act.number) : null,
    flags: toFlags(act),
    lockedResources: act.lockedResources,
    lockedTotal: act.lockedTotal ?? null,
    passages: withSittings(toPassageRows(read, [], act.steps, votes), sittings),
    votes,
    implementation: { ...implementation, counts: toSourceCounts(act, implementation) },
  };
}

function buildImplementingDecree(read: Reader, id: string): ImplementingDecreePage {
  const act = readAct(read, "datt", id);
  if (act === undefined) throw new DataError(`implementing decree ${id}: not in the snapshot`);
  const ref = act.reference?.act ?? null;
  const asked = ref === null ? null : toImplementation(read, `${ref.kind}/${ref.id}`);
  const { rows, adopted } = asked?.implementation ?? { rows: [], adopted: 0 };
  const siblings =
    rows.length < 2 ? null : { total: rows.length, adopted, rows: rows.filter((other) => other.id !== id) };
  return {
    kind: "datt",
    ...toActBase(read, act, null, [siblings === null ? null : (asked?.changed ?? null)]),
    ...toImplementingRow(read, act),
    ...pick(act, "title", "jointBodies", "policy", "theme", "actType", "nature", "published"),
    reference:
      act.reference === null ? null : { ...toActLink(read, ref, act.reference.label), label: act.reference.label },
    typeLaw: act.typeLaw,
    resourcesByYear: act.resources,
    resourcesTotal: act.resourcesTotal ?? null,
    adoptedActUrl: act.adoptedActUrl,
    siblings,
  };
}

export const decreePages = definePage({
  name: actPageType.decree,
  keys: (read) => actIds(read, "decree"),
  path: (id) => routes.act("decree", id),
  search: { entry: (read, id) => actEntry(read, `decree/${id}`) },
  build: buildDecree,
});

export const legislativeDecreePages = definePage({
  name: actPageType.dlgs,
  keys: (read) => actIds(read, "dlgs"),
  path: (id) => routes.act("dlgs", id),
  search: { entry: (read, id) => actEntry(read, `dlgs/${id}`) },
  build: buildLegislativeDecree,
});

export const implementingDecreePages = definePage({
  name: actPageType.datt,
  keys: (read) => actIds(read, "datt"),
  path: (id) => routes.act("datt", id),
  search: { entry: (read, id) => actEntry(read, `datt/${id}`) },
  build: buildImplementingDecree,
});
