/** Offices in a body or a group, derived from the published role names so that they can be sorted and weighted. */
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

/** Office of a role name ("Vicepresidente vicario" → vice_president); `member` when no pattern matches. */
export function toOfficeRole(role: string): OfficeRole {
  const words = role.trim().toLowerCase();
  return patterns.find(([pattern]) => pattern.test(words))?.[1] ?? "member";
}
