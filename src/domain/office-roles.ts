/** Offices in a body or a group, told from the source's own words, so that they can be ordered and weighed. */
export const officeRoles = [
  "president",
  "vice_president",
  "questor",
  "secretary",
  "treasurer",
  "leader",
  "member",
] as const;
export type OfficeRole = (typeof officeRoles)[number];

const patterns: readonly (readonly [RegExp, OfficeRole])[] = [
  [/^vice ?president|^vice ?capogruppo/, "vice_president"],
  [/^president/, "president"],
  [/^quest(or|ric)/, "questor"],
  [/^(tesorier|amministrat)/, "treasurer"],
  [/^(vice ?)?segretari/, "secretary"],
  [/^capogruppo|^(delegat|rappresentant).*(gruppo|aula)/, "leader"],
];

/** The office that a role's name speaks of ("Vicepresidente vicario": vice-president); anything else is a member. */
export function toOfficeRole(role: string): OfficeRole {
  const words = role.trim().toLowerCase();
  return patterns.find(([pattern]) => pattern.test(words))?.[1] ?? "member";
}
