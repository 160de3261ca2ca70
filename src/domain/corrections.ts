/** Distinguishes corrections (a published value was replaced) from normal progress in the change log. */
import { isLastingField } from "./tables.ts";

/** An entry of the change log, reduced to the fields used here. Values are JSON text; null = absent. */
export interface LoggedChange {
  readonly kind: string;
  readonly change: "appeared" | "changed" | "vanished";
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const computedFields: Readonly<Record<string, ReadonlySet<string>>> = {
  vote: new Set(["published"]),
  person: new Set(["publishedFigures", "publishedBills", "currentStrength"]),
  site: new Set(["publishedBills"]),
  amendment: new Set(["revision"]),
};

/** Whether a field holds figures that a source computes. They move with the data, so the change log has no line about them. */
export function isComputedField(kind: string, field: string): boolean {
  return computedFields[kind]?.has(field) ?? false;
}

const isEmpty = (value: string | null): boolean => value === null || value === "null" || value === "[]";

/** Whether a change replaced a published value, so that the page must show it as a correction. */
export function isCorrection({ kind, change, field, before, after }: LoggedChange): boolean {
  // Equal values: the field was changed and reset within a day, so readers never saw another value.
  if (change !== "changed" || isEmpty(before) || before === after) return false;
  return isLastingField(kind, field) || (kind === "vote" && field.startsWith("ballots."));
}
