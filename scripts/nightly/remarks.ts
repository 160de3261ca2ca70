/** Remarks of a nightly run: what a pull noticed, with severity and number of nights. */
import { z } from "zod";
import type { Night } from "#scripts/lib/nights.ts";
import type { Finding } from "#scripts/pull/gates/finding.ts";

export const remarkSchema = z.object({
  /** `stop`: a gate stopped the pull; `warning`: wants a person; `notice`: wants none. */
  severity: z.enum(["stop", "warning", "notice"]),
  text: z.string(),
  /** Nights in a row with this remark, this one included. */
  nights: z.int().positive(),
});
export type Remark = Readonly<z.infer<typeof remarkSchema>>;
type Severity = Remark["severity"];

/** What a pull reports. `warnings`: those of `notes` that want a person. */
export interface Noticed {
  readonly findings: readonly Finding[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
}

/** A remark without its numbers, which differ from night to night. */
function keyOf(text: string): string {
  return text.replaceAll(/\d+/g, "#");
}

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
    .map(([severity, text]) => ({ severity, text, nights: 1 + nightsBefore(keyOf(text), earlier) }))
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

function nightsBefore(key: string, earlier: readonly Night[]): number {
  const without = earlier.findLastIndex(({ remarks }) => !remarks.some((text) => keyOf(text) === key));
  return earlier.length - 1 - without;
}

/** A remark of the build. @param earlier remarks of the last report */
export function toWarning(text: string, earlier: readonly Remark[]): Remark {
  const before = earlier.find((one) => one.text === text)?.nights ?? 0;
  return { severity: "warning", text, nights: before + 1 };
}

/** Whether a run has a remark that wants a person and was not there the night before. */
export function hasNewWarning(remarks: readonly Remark[]): boolean {
  return remarks.some(({ severity, nights }) => severity !== "notice" && nights === 1);
}
