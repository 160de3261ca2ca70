import type { BillPhase, Branch } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { ActStep, Bill } from "#src/domain/records.ts";
import { billPhaseOf, billTypeOf, initiativeOf } from "#src/lib/api-words.ts";
import type { Notes } from "./notes.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawNamed } from "./raw.ts";
import { rawBranch } from "./raw-values.ts";
import type { RawBill, RawIterStep } from "./raw-acts.ts";

const slugOf = (identifier: string): string => identifier.replace(".", "_").replaceAll(/[^A-Za-z0-9_.'-]/g, "-");
/** The bill of a reading that came back. "C.1532-bis" is a bill of its own, split off. */
const baseOf = (identifier: string): string => identifier.replace(/-[A-Z]$/, "");
const branchOf = (identifier: string): Branch => (identifier.startsWith("S") ? "S" : "C");

interface Coded<Code> {
  readonly code: Code | null;
  /** The source's own word, where it has no code. */
  readonly word?: string;
}

/** The code of a word; a word never seen is kept and noted. */
function known<Code>(
  what: string,
  word: string | null,
  codeOf: (word: string) => Code | null,
  notes: Notes,
): Coded<Code> {
  const code = word === null ? null : codeOf(word);
  if (code !== null || word === null) return { code };
  notes.add(`bills: unknown ${what} "${word}"`);
  return { code, word };
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
  const phases = rows.map((row) => phaseOfRow(row, rows));
  // A law is a law whichever row says so.
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
    steps: rows.flatMap((row) => toSteps(row.parliament_iter?.detail ?? [], row.identifier)),
    subjects: [],
  };
}

/**
 * Phase of one reading. "Approvato" alone says that this reading passed: while all readings are in one chamber, the other has
 * not approved the bill; with readings in both, which may have made it law, the phase is not known.
 */
function phaseOfRow({ status }: RawBill, rows: readonly RawBill[]): BillPhase | null {
  const word = status?.phase ?? null;
  if (word === null) return null;
  const isOneChamber = new Set(rows.map(branchOfRow)).size === 1;
  return billPhaseOf(word) ?? (/^approvat[oa]$/i.test(word) && isOneChamber ? "one_branch" : null);
}

/** Phase of the bill: a reading that has yet to begin does not undo the approval of the one before it; its end does. */
function phaseOf(phases: readonly (BillPhase | null)[], decisive: number): BillPhase | null {
  const phase = phases[decisive] ?? null;
  const isOpen = phase === "to_begin" || phase === "first_step";
  return isOpen && phases.includes("one_branch") ? "one_branch" : phase;
}

const branchOfRow = (row: RawBill): Branch => rawBranch.parse(row.branch) ?? branchOf(row.identifier);

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

/** A title; without one, the identifier, which is said in the report. */
export function titleOf(
  raw: { readonly title: string | null; readonly identifier: string | null },
  notes: Notes,
): string {
  if (raw.title !== null) return raw.title;
  notes.add(`acts: ${raw.identifier ?? ""} has no title: its identifier stands in`);
  return raw.identifier ?? "";
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

/**
 * Steps with the source's words; a label never seen is an "other" step.
 * @param listsFuture the list goes on to the end of the procedure: a step without a day that is not coloured as approved is
 *   still to come.
 */
export function toSteps(details: readonly RawIterStep[], reading: string | null, listsFuture = false): ActStep[] {
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
