import { billPhases, billTypes, initiatives, type Branch } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { ActStep, Bill } from "#src/domain/records.ts";
import type { Notes } from "./notes.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawNamed } from "./raw.ts";
import type { RawBill, RawIterStep } from "./raw-acts.ts";

const slugOf = (identifier: string): string => identifier.replace(".", "_").replaceAll(/[^A-Za-z0-9_.'-]/g, "-");
/** The bill of a reading that came back. "C.1532-bis" is a bill of its own, split off. */
const baseOf = (identifier: string): string => identifier.replace(/-[A-Z]$/, "");
const branchOf = (identifier: string): Branch => (identifier.startsWith("S") ? "S" : "C");

function known<Code extends string>(
  codes: readonly Code[],
  value: string | null,
  what: string,
  notes: Notes,
): Code | null {
  const found = codes.find((code) => code === value) ?? null;
  if (found === null && value !== null) notes.add(`bills: unknown ${what} "${value}"`);
  return found;
}

/** Joins the rows of one bill: "C.1742-B" goes with "C.1742"; the iter tells which number it had in the other chamber. */
export function joinReadings(rows: readonly RawBill[]): RawBill[][] {
  const parent = new Map<string, string>();
  const find = (name: string): string => {
    const up = parent.get(name);
    return up === undefined || up === name ? name : find(up);
  };
  for (const row of rows) {
    const base = baseOf(row.identifier);
    for (const name of [base, ...earlierNames(row)]) parent.set(find(name), find(base));
  }
  const groups = Map.groupBy(rows, ({ identifier }) => find(baseOf(identifier)));
  return [...groups.values()].map((readings) => readings.toSorted((a, b) => compareCodes(orderOf(a), orderOf(b))));
}

/**
 * What a bill was called in the other chamber, by its iter. A text made of several bills has several names there: each of them has
 * its own signers and its own end, and none is this one. Bills of earlier legislatures may bear the numbers of today's.
 */
function earlierNames(row: RawBill): readonly string[] {
  const named = (row.parliament_iter?.detail ?? []).flatMap(({ previous_codes }) =>
    previous_codes
      .filter(({ type }) => type === null || type === "bill")
      .map(({ value, identifier }) => value ?? identifier)
      .filter((name) => name !== null)
      .map(baseOf),
  );
  const elsewhere = new Set(named.filter((name) => branchOf(name) !== branchOf(row.identifier)));
  return elsewhere.size === 1 ? [...elsewhere] : [];
}

/** By day; without one, what has a reading before it comes last. */
const orderOf = (row: RawBill): string =>
  `${row.date_presenting ?? (earlierNames(row).length > 0 ? "9999" : "0000")} ${row.identifier}`;

/** What the mapping of a bill draws on. */
export interface BillContext {
  readonly notes: Notes;
  readonly origin: Origin;
  readonly governmentOn: (day: string) => string | null;
  /** Ids of bills already published: they stay even when an earlier reading turns up. */
  readonly published: ReadonlySet<string>;
}

/** A bill from its readings, in order. */
export function toBill(rows: readonly RawBill[], context: BillContext): Bill {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("a bill without readings");
  // A law is a law whichever row says so.
  const decisive = rows.find(({ status }) => status?.phase === "is_law") ?? last;
  const { notes } = context;
  const slugs = rows.map((row) => slugOf(row.identifier));
  const id = slugs.find((slug) => context.published.has(slug)) ?? slugs[0] ?? first.slug;
  return {
    kind: "bill",
    id,
    aliases: slugs.filter((slug) => slug !== id),
    title: first.title,
    shortTitle: null,
    isKey: anyOf(rows.map(({ is_key_act }) => is_key_act)),
    government: first.date_presenting === null ? null : context.governmentOn(first.date_presenting),
    sources: rows.flatMap(({ source_url }) => toSources(context.origin, source_url)),
    readings: rows.map((row, index) => ({
      identifier: row.identifier,
      slug: slugs[index] ?? row.slug,
      branch: row.branch === "S" || row.branch === "C" ? row.branch : branchOf(row.identifier),
      order: index + 1,
      presented: row.date_presenting,
      status: row.parliament_iter?.status?.label ?? null,
      statusDate: row.status?.date ?? null,
      url: toSources(context.origin, row.source_url)[0]?.url ?? null,
    })),
    type: known(billTypes, first.type, "type", notes),
    initiative: known(initiatives, first.initiative, "initiative", notes),
    phase: known(billPhases, phaseOf(rows, decisive), "phase", notes),
    status: decisive.parliament_iter?.status?.label ?? null,
    statusDate: decisive.status?.date ?? null,
    presented: first.date_presenting,
    isRatification: rows.some(({ is_ratification }) => is_ratification),
    law: null,
    related: [],
    converts: null,
    signatures: first.first_signers.flatMap(toNamed).map((signer) => ({
      ...signer,
      isFirst: true,
      added: first.date_presenting,
      withdrawn: null,
    })),
    rapporteurs: rows.flatMap((row) =>
      row.relators.flatMap(toNamed).map((relator) => ({
        ...relator,
        reading: row.identifier,
        place: null,
        isMinority: false,
        date: null,
      })),
    ),
    assignments: [],
    steps: rows.flatMap((row) => toSteps(row.parliament_iter?.detail ?? [], row.identifier)),
    subjects: [],
  };
}

/** A reading that has yet to begin does not undo the approval of the one before it; its end does. */
function phaseOf(rows: readonly RawBill[], decisive: RawBill): string | null {
  const phase = decisive.status?.phase ?? null;
  const isOpen = phase === "to_begin" || phase === "first_step";
  return isOpen && rows.some(({ status }) => status?.phase === "one_branch") ? "one_branch" : phase;
}

/** Yes if one says yes, no if none does but one says no; null where none says anything. */
function anyOf(flags: readonly (boolean | null)[]): boolean | null {
  return flags.includes(true) ? true : flags.includes(false) ? false : null;
}

/** A person by name; regions and citizens who propose a bill have no page. Of whoever has neither page nor name nothing can be said. */
function toNamed({ slug, name, given_name, family_name }: RawNamed): { person: string | null; name: string }[] {
  const parts = [given_name, family_name].filter((part) => part !== null);
  const said = name ?? (parts.length > 0 ? parts.join(" ") : slug);
  return said === null ? [] : [{ person: slug, name: said }];
}

const stepKinds: readonly (readonly [RegExp, ActStep["kind"]])[] = [
  [/definitivamente|^legge/i, "law"],
  [/^approvat/i, "approved"],
  [/decadut/i, "lapsed"],
  [/assorbit/i, "absorbed"],
  [/ritirat/i, "withdrawn"],
  [/restituit/i, "returned"],
  [/stralci/i, "split"],
  [/respint/i, "rejected"],
  [/^conclus/i, "committee_end"],
  [/in corso di esame/i, "committee_start"],
  [/discussione/i, "assembly"],
  [/^assegnat/i, "assigned"],
  [/presentat|trasmess/i, "presented"],
  [/gazzetta|pubblicat/i, "published"],
  [/consiglio dei ministri/i, "council"],
];

/** Steps with the source's words; a label never seen is an "other" step. */
export function toSteps(details: readonly RawIterStep[], reading: string | null): ActStep[] {
  return details.flatMap(({ label, branch, date }) =>
    label === null
      ? []
      : [
          {
            date,
            branch: branch === "C" || branch === "S" ? branch : null,
            reading,
            kind: stepKinds.find(([pattern]) => pattern.test(label))?.[1] ?? "other",
            label,
            body: null,
            bodyName: null,
          },
        ],
  );
}
