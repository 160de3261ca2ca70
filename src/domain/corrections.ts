/** Distinguishes corrections (a published value was replaced) from normal progress in the change log. */

/** An entry of the change log, reduced to the fields used here. Values are JSON text; null = absent. */
export interface LoggedChange {
  readonly kind: string;
  readonly change: "appeared" | "changed" | "vanished";
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Per kind of record: the fields that should never change once published. Votes are not here: for them all fields are,
 * except {@link notCorrections}.
 */
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

const computedFields: Readonly<Record<string, ReadonlySet<string>>> = {
  vote: new Set(["published"]),
  person: new Set(["publishedFigures", "currentStrength"]),
};

/** Whether a field holds figures that a source computes. They move with the data, so the change log has no line about them. */
export function isComputedField(kind: string, field: string): boolean {
  return computedFields[kind]?.has(field) ?? false;
}

/**
 * Fields of a vote whose change is no correction: the newsroom's choices, our own bookkeeping, `outcome`, which follows
 * from `outcomeText`, and the words of a kind until it has a code.
 */
const notCorrections: ReadonlySet<string> = new Set([
  "sources",
  "isKey",
  "publicTitle",
  "positionsPublished",
  "government",
  "outcome",
  "subTypeText",
  "isQuorumCheck",
  "actsFrom",
  "vanishedSince",
]);

const isEmpty = (value: string | null): boolean => value === null || value === "null" || value === "[]";

/** Whether a change replaced a published value, so that the page must show it as a correction. */
export function isCorrection({ kind, change, field, before, after }: LoggedChange): boolean {
  // Equal values: the field was changed and reset within a day, so readers never saw another value.
  if (change !== "changed" || isEmpty(before) || before === after) return false;
  if (isComputedField(kind, field)) return false;
  return kind === "vote" ? !notCorrections.has(field) : (lastingFields[kind]?.has(field) ?? false);
}
