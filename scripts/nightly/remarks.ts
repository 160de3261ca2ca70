/** Remarks of a nightly run: what a pull noticed, with severity and number of nights. */
import { z } from "zod";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { Night } from "#scripts/lib/nights.ts";
import type { Finding } from "#scripts/pull/gates/finding.ts";
import type { NoteSubjects } from "#scripts/pull/notes.ts";

export const remarkSchema = z.object({
  /** `stop`: a gate stopped the pull; `warning`: wants a person; `notice`: wants none. */
  severity: z.enum(["stop", "warning", "notice"]),
  text: z.string(),
  /** Nights in a row with a remark of this kind, this one included. */
  nights: z.int().positive(),
  /**
   * Whether an alarm is due: it is about more than the night before, or has been repeated for another week. Absent in
   * reports of older versions.
   */
  isNews: z.boolean().default(false),
});
export type Remark = Readonly<z.infer<typeof remarkSchema>>;
type Severity = Remark["severity"];

/** What a pull reports. `warnings`: those of `notes` that want a person. */
export interface Noticed {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  /** What notes are about, by note; default not known. */
  readonly about?: ReadonlyMap<string, NoteSubjects>;
}

const number = /(?<![\w-])\d+(?![\w-])/g;

/** A remark without what differs from night to night: numbers, names that have digits, and how many these are. */
function keyOf(text: string): string {
  return text.replaceAll(/[\w-]*\d[\w-]*/g, "#").replaceAll(/#(?:, #)*(?: and # more)?/g, "#");
}

/** Names with digits, such as ids of votes; days differ from night to night and are none. */
const namesIn = (text: string): readonly string[] =>
  (text.match(/[\w-]+/g) ?? []).filter((word) => /\d/.test(word) && !/^\d+(-\d\d-\d\d)?$/.test(word));

/** Whether a remark names something that the one before does not, or has a larger number in the same place. */
function saysMore(text: string, before: string): boolean {
  const known = new Set(namesIn(before));
  const counts = before.match(number) ?? [];
  return (
    namesIn(text).some((name) => !known.has(name)) ||
    (text.match(number) ?? []).some((count, place) => Number(count) > Number(counts[place] ?? 0))
  );
}

const week = 7;

/** More subjects than these are one: their digest. */
const mostSubjects = 1000;

/** A remark before it is compared with those of earlier nights. */
interface Observed {
  readonly severity: Severity;
  readonly text: string;
  /** The same from night to night: gate and subject of a finding, or a note without numbers and examples. */
  readonly kind: string;
  readonly subjects: readonly string[];
}

function observe({ findings, notes, warnings, about }: Noticed): readonly Observed[] {
  const wanting = new Set(warnings);
  const bounded = (subjects: readonly string[]): readonly string[] =>
    subjects.length > mostSubjects ? [digestOf(...subjects.toSorted())] : subjects;
  return [
    ...findings.map(({ severity, gate, subject, subjects, message }): Observed => {
      const graveness = severity === "stop" ? "stop" : "warning";
      return {
        severity: graveness,
        text: `${gate}: ${message}`,
        kind: `${gate} ${subject}`,
        subjects: bounded(subjects),
      };
    }),
    ...notes.map((note): Observed => {
      const { text, subjects } = about?.get(note) ?? { text: note, subjects: [] };
      return {
        severity: wanting.has(note) ? "warning" : "notice",
        text: note,
        kind: keyOf(text),
        subjects: bounded(subjects),
      };
    }),
  ];
}

/** What the remarks of a night are about, by kind, for the log of nights. */
export function toSubjects(noticed: Noticed): Record<string, string[]> {
  return Object.fromEntries(observe(noticed).map(({ kind, subjects }) => [kind, [...subjects]]));
}

/** The gravest first. @param earlier log of the nights before, oldest first */
export function toRemarks(noticed: Noticed, earlier: readonly Night[]): Remark[] {
  const order: readonly Severity[] = ["stop", "warning", "notice"];
  return observe(noticed)
    .map((one) => {
      const nights = 1 + nightsBefore(one, earlier);
      const isNews = nights % week === 1 || isMore(one, earlier.at(-1));
      return { severity: one.severity, text: one.text, nights, isNews };
    })
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

/** The remarks of a night of the same kind. Lines of older versions have only their texts. */
const sameIn = ({ text }: Observed, { remarks }: Night): readonly string[] =>
  remarks.filter((one) => keyOf(one) === keyOf(text));

const isIn = (one: Observed, night: Night): boolean =>
  night.subjects === undefined ? sameIn(one, night).length > 0 : one.kind in night.subjects;

/** Whether a remark has a subject that the night before did not have; without subjects, whether its numbers grew. */
function isMore(one: Observed, before: Night | undefined): boolean {
  if (before === undefined || !isIn(one, before)) return true;
  const known = before.subjects?.[one.kind] ?? [];
  if (known.length > 0 && one.subjects.length > 0) return new Set(one.subjects).difference(new Set(known)).size > 0;
  return sameIn(one, before).every((text) => saysMore(one.text, text));
}

function nightsBefore(one: Observed, earlier: readonly Night[]): number {
  return earlier.length - 1 - earlier.findLastIndex((night) => !isIn(one, night));
}

/** A remark of the build. @param earlier remarks of the last report */
export function toWarning(text: string, earlier: readonly Remark[]): Remark {
  const nights = 1 + (earlier.find((one) => one.text === text)?.nights ?? 0);
  return { severity: "warning", text, nights, isNews: nights % week === 1 };
}

/** Whether a run has a remark that wants a person and says more than the night before, or for another week. */
export function hasNewWarning(remarks: readonly Remark[]): boolean {
  return remarks.some(({ severity, isNews }) => severity !== "notice" && isNews);
}
