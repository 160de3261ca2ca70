/** Distinguishes corrections (a published value was replaced) from normal progress in the change log. */

/** An entry of the change log, reduced to the fields used here. Values are JSON text; null = absent. */
export interface LoggedChange {
  readonly kind: string;
  readonly change: "appeared" | "changed" | "vanished";
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Per kind of record: the fields that should never change once published. For votes: all fields except `editorial`. */
export const lastingFields: Readonly<Record<string, ReadonlySet<string>>> = {
  person: new Set(["familyName", "givenName", "gender", "birthDate", "birthPlace", "deathDate"]),
  act: new Set([
    "title",
    "presented",
    "initiative",
    "type",
    "number",
    "year",
    "date",
    "councilDate",
    "adopted",
    "announced",
    "published",
    "billDate",
    "adoptionDate",
  ]),
  sitting: new Set(["number", "date"]),
  group: new Set(["start"]),
  body: new Set(["name", "start"]),
  government: new Set(["name", "start"]),
};

/** Figures that a source computes from the data. They change with the data, so the change log omits them. */
export const computedFields: ReadonlySet<string> = new Set(["published", "publishedFigures", "currentStrength"]);

/**
 * Fields of a vote whose changes are not corrections: choices of the newsroom, our own bookkeeping, and `outcome`,
 * which repeats `outcomeText`.
 */
const editorial: ReadonlySet<string> = new Set([
  "sources",
  "isKey",
  "publicTitle",
  "positionsPublished",
  "government",
  "outcome",
]);

const isEmpty = (value: string | null): boolean => value === null || value === "null" || value === "[]";

/** Whether a change replaced a published value, so that the page must show it as a correction. */
export function isCorrection({ kind, change, field, before, after }: LoggedChange): boolean {
  // Equal values: the field was changed and reset within a day, so readers never saw another value.
  if (change !== "changed" || isEmpty(before) || before === after) return false;
  return kind === "vote" ? !editorial.has(field) : (lastingFields[kind]?.has(field) ?? false);
}
