import type { BillPhase, Branch } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { ActStep, Bill } from "#src/domain/records.ts";
import { billPhaseOf, billTypeOf, initiativeOf } from "#src/lib/api-words.ts";
import { type Origin, toSources } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { RawNamed } from "./raw.ts";
import { rawBranch } from "./raw-values.ts";
import type { RawBill, RawIterStep } from "./raw-acts.ts";

/** Id of a bill from the number of a reading: "C_1742" for "C.1742". */
export const slugOf = (identifier: string): string => identifier.replace(".", "_").replaceAll(/[^A-Za-z0-9_.'-]/g, "-");
/**
 * Number of a bill without the suffix of a returned reading ("C.1742-B" → "C.1742"). "C.1532-bis" is a separate bill,
 * split off.
 */
const baseOf = (identifier: string): string => identifier.replace(/-[A-Z]$/, "");
const branchOf = (identifier: string): Branch => (identifier.startsWith("S") ? "S" : "C");

interface Coded<Code> {
  readonly code: Code | null;
  /** Published text, when it is not a known code. */
  readonly word?: string;
}

/** Code of a published text; unknown text is stored and noted. */
function known<Code>(
  what: string,
  word: string | null,
  codeOf: (word: string) => Code | null,
  notes: Notes,
): Coded<Code> {
  const code = word === null ? null : codeOf(word);
  if (code !== null || word === null) return { code };
  notes.warn(`bills: unknown ${what} "${word}"`);
  return { code, word };
}

/** Groups the rows of a bill: "C.1742-B" belongs to "C.1742"; the iter names its number in the other chamber. */
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
 * Number of the bill in the other chamber, from its iter. Empty when there are several: a text unified from several
 * bills is none of them, as each has its own signers and outcome. Acts of earlier legislatures are ignored, because
 * their numbers are used again.
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

/** Sort key: day of presentation. Without a day, a row that has an earlier reading sorts last, any other first. */
const orderOf = (row: RawBill): string =>
  `${row.date_presenting ?? (earlierNames(row).length > 0 ? "9999" : "0000")} ${row.identifier}`;

export interface BillContext {
  readonly notes: Notes;
  readonly origin: Origin;
  readonly governmentOn: (day: string) => string | null;
  /** Ids of stored bills: an id stays even if an earlier reading is published later. */
  readonly published: ReadonlySet<string>;
}

export function toBill(rows: readonly RawBill[], context: BillContext): Bill {
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("a bill without readings");
  const phases = rows.map((row) => phaseOfRow(row, rows));
  // The bill is a law if any row says so.
  const decisive = rows[phases.indexOf("is_law")] ?? last;
  const { notes } = context;
  const type = known("type", first.type, billTypeOf, notes);
  const initiative = known("initiative", first.initiative, initiativeOf, notes);
  const phase = known("phase", decisive.status?.phase ?? null, () => phaseOf(phases, rows.indexOf(decisive)), notes);
  const slugs = rows.map((row) => slugOf(row.identifier));
  const id = slugs.find((slug) => context.published.has(slug)) ?? slugs[0] ?? slugOf(first.identifier);
  return {
    kind: "bill",
    id,
    aliases: slugs.filter((slug) => slug !== id),
    title: titleOf(first, notes),
    shortTitle: null,
    isKey: anyOf(rows.map(({ is_key_act }) => is_key_act)),
    government: first.date_presenting === null ? null : context.governmentOn(first.date_presenting),
    sources: rows.flatMap(({ source_url }) => toSources(context.origin, source_url)),
    readings: rows.map((row, index) => ({
      identifier: row.identifier,
      slug: slugs[index] ?? slugOf(row.identifier),
      branch: branchOfRow(row),
      order: index + 1,
      presented: row.date_presenting,
      status: row.parliament_iter?.status?.label ?? null,
      statusDate: row.status?.date ?? null,
      url: toSources(context.origin, row.source_url)[0]?.url ?? null,
    })),
    type: type.code,
    initiative: initiative.code,
    phase: phase.code,
    ...(type.word === undefined ? {} : { typeText: type.word }),
    ...(initiative.word === undefined ? {} : { initiativeText: initiative.word }),
    ...(phase.word === undefined ? {} : { phaseText: phase.word }),
    status: decisive.parliament_iter?.status?.label ?? null,
    statusDate: decisive.status?.date ?? null,
    presented: first.date_presenting,
    isRatification: anyOf(rows.map(({ is_ratification }) => is_ratification)),
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
    steps: stepsOf(rows, phase.code),
    subjects: [],
  };
}

/**
 * Phase of one reading. "Approvato" alone means that this reading passed. If all readings are in one chamber, the other
 * has not approved the bill. With readings in both, the bill may be law, so the phase is unknown.
 */
function phaseOfRow({ status }: RawBill, rows: readonly RawBill[]): BillPhase | null {
  const word = status?.phase ?? null;
  if (word === null) return null;
  const isOneChamber = new Set(rows.map(branchOfRow)).size === 1;
  return billPhaseOf(word) ?? (/^approvat[oa]$/i.test(word) && isOneChamber ? "one_branch" : null);
}

/**
 * Phase of the bill. A reading that is open does not undo the approval of an earlier one; a reading that ended does.
 */
function phaseOf(phases: readonly (BillPhase | null)[], decisive: number): BillPhase | null {
  const phase = phases[decisive] ?? null;
  const isOpen = phase === "to_begin" || phase === "first_step";
  return isOpen && phases.includes("one_branch") ? "one_branch" : phase;
}

const branchOfRow = (row: RawBill): Branch => rawBranch.parse(row.branch) ?? branchOf(row.identifier);

/** true if any flag is true, else false if any is false, else null. */
function anyOf(flags: readonly (boolean | null)[]): boolean | null {
  return flags.includes(true) ? true : flags.includes(false) ? false : null;
}

/** A signer by name. Regions and citizens have no page; an entry without slug and name is dropped. */
function toNamed({ slug, name, given_name, family_name }: RawNamed): { person: string | null; name: string }[] {
  const parts = [given_name, family_name].filter((part) => part !== null);
  const said = name ?? (parts.length > 0 ? parts.join(" ") : slug);
  return said === null ? [] : [{ person: slug, name: said }];
}

/** Title, or the identifier when it is missing, which is noted. */
export function titleOf(
  raw: { readonly title: string | null; readonly identifier: string | null },
  notes: Notes,
): string {
  if (raw.title !== null) return raw.title;
  notes.add(`acts: ${raw.identifier ?? ""} has no title: its identifier stands in`);
  return raw.identifier ?? "";
}

/**
 * Steps of all readings. A reading that the source calls approved ends with that approval on its day, and where the other
 * chamber has no reading yet, its approval is the next step.
 */
function stepsOf(rows: readonly RawBill[], phase: BillPhase | null): ActStep[] {
  const steps = rows.flatMap((row) => {
    const own = toSteps(row.parliament_iter?.detail ?? [], row.identifier);
    const { phase: word = null, date = null } = row.status ?? {};
    const isOpen = !own.some(({ kind, isPending }) => isPending !== true && (kind === "approved" || kind === "law"));
    return word !== null && /^approvat[oa]$/i.test(word) && date !== null && isOpen
      ? [...own, toStep({ kind: "approved", label: word, date, branch: branchOfRow(row), reading: row.identifier })]
      : own;
  });
  const isNextKnown = steps.some(({ isPending }) => isPending === true) || new Set(rows.map(branchOfRow)).size > 1;
  const [first] = rows;
  if (phase !== "one_branch" || isNextKnown || first === undefined) return steps;
  const branch = branchOfRow(first) === "C" ? "S" : "C";
  const next = toStep({ kind: "other", label: "Da approvare", date: null, branch, reading: null });
  return [...steps, { ...next, isPending: true }];
}

const toStep = (step: Pick<ActStep, "kind" | "label" | "date" | "branch" | "reading">): ActStep => ({
  ...step,
  body: null,
  bodyName: null,
});

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

/**
 * Converts steps, with labels as published; an unknown label becomes "other".
 * @param listsFuture the list includes future steps, by default if one is grey: a step without a date and without the colour of an approved one is
 * still to come
 */
export function toSteps(
  details: readonly RawIterStep[],
  reading: string | null,
  listsFuture = details.some(({ color }) => color?.startsWith("grey") === true),
): ActStep[] {
  return details.flatMap(({ label, branch, date, color }) =>
    label === null
      ? []
      : [
          {
            date,
            branch: rawBranch.parse(branch),
            reading,
            kind: stepKinds.find(([pattern]) => pattern.test(label))?.[1] ?? "other",
            label,
            ...(listsFuture && date === null && color !== "Approvato" ? { isPending: true as const } : {}),
            body: null,
            bodyName: null,
          },
        ],
  );
}
