/** Remarks of a nightly run: what a pull noticed, with severity and number of nights. */
import { z } from "zod";
import type { Night } from "#scripts/lib/nights.ts";
import type { Finding } from "#scripts/pull/gates/finding.ts";

export const remarkSchema = z.object({
  /** `stop`: a gate stopped the pull; `warning`: wants a person; `notice`: wants none. */
  severity: z.enum(["stop", "warning", "notice"]),
  text: z.string(),
  /** Nights in a row with a remark of this kind, this one included. */
  nights: z.int().positive(),
  /** Whether an alarm is due: it says more than the night before, or has been repeated for another week. */
  isNews: z.boolean(),
});
export type Remark = Readonly<z.infer<typeof remarkSchema>>;
type Severity = Remark["severity"];

/** What a pull reports. `warnings`: those of `notes` that want a person. */
export interface Noticed {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
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

/** The gravest first. @param earlier log of the nights before, oldest first */
export function toRemarks({ findings, notes, warnings }: Noticed, earlier: readonly Night[]): Remark[] {
  const wanting = new Set(warnings);
  const all: (readonly [Severity, string])[] = [
    ...findings.map(({ severity, gate, message }) => {
      const graveness: Severity = severity === "stop" ? "stop" : "warning";
      return [graveness, `${gate}: ${message}`] as const;
    }),
    ...notes.map((note) => [wanting.has(note) ? "warning" : "notice", note] as const),
  ];
  const order: readonly Severity[] = ["stop", "warning", "notice"];
  return all
    .map(([severity, text]) => {
      const nights = 1 + nightsBefore(keyOf(text), earlier);
      const before = earlier.at(-1)?.remarks.filter((one) => keyOf(one) === keyOf(text)) ?? [];
      const isNews = nights % week === 1 || before.every((one) => saysMore(text, one));
      return { severity, text, nights, isNews };
    })
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function nightsBefore(key: string, earlier: readonly Night[]): number {
  const without = earlier.findLastIndex(({ remarks }) => !remarks.some((text) => keyOf(text) === key));
  return earlier.length - 1 - without;
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
