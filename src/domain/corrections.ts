/** Which changes at the source are corrections: a value that was published and is now another. Progress is none. */

/** A line of the change log, as far as this rule goes. Values are JSON text; null = absent. */
export interface LoggedChange {
  readonly kind: string;
  readonly change: "appeared" | "changed" | "vanished";
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Fields that a record is expected to keep for ever. A vote keeps all but these. */
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
const editorial: ReadonlySet<string> = new Set([
  "sources",
  "isKey",
  "publicTitle",
  "positionsPublished",
  "government",
  "outcome",
  "subTypeText",
]);

const isEmpty = (value: string | null): boolean => value === null || value === "null" || value === "[]";

/** Whether readers of the record should be told: the published value was another. */
export function isCorrection({ kind, change, field, before, after }: LoggedChange): boolean {
  // A value that came back within the day is what readers had before.
  if (change !== "changed" || isEmpty(before) || before === after) return false;
  if (isComputedField(kind, field)) return false;
  return kind === "vote" ? !editorial.has(field) : (lastingFields[kind]?.has(field) ?? false);
}
