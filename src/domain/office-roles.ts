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

/** Whether a role is that of a president; null = plain member. */
export function isPresident(role: string | null): boolean {
  return role !== null && toOfficeRole(role) === "president";
}

/** Kinds of office that a list of members filters by. Offices of committees include all bodies but the presidency. */
export const heldOffices = ["government", "presidency", "leader", "president", "vice_president", "secretary"] as const;
export type HeldOffice = (typeof heldOffices)[number];

/**
 * Kind of an office; null = a plain membership, or an office of a group other than its head. The head of a group is its
 * president.
 * @param of what the office belongs to; "seat" is the mandate
 */
export function toHeldOffice(
  of: "seat" | "body" | "group" | "government",
  isPresidency: boolean,
  role: string,
): HeldOffice | null {
  const office = toOfficeRole(role);
  switch (of) {
    case "government":
      return "government";
    case "group":
      return office === "president" || /^capogruppo/i.test(role) ? "leader" : null;
    case "body":
      if (isPresidency) return "presidency";
      return office === "president" || office === "vice_president" || office === "secretary" ? office : null;
    case "seat":
      return null;
  }
}
