import { describe, expect, it } from "vitest";
import { toOfficeRole } from "#src/domain/office-roles.ts";

describe("toOfficeRole", () => {
  it.each([
    ["Presidente", "president"],
    ["PRESIDENTE", "president"],
    ["Vicepresidente vicario", "vice_president"],
    ["Vice Presidente", "vice_president"],
    ["Vicecapogruppo", "vice_president"],
    ["Segretaria", "secretary"],
    ["Questore", "questor"],
    ["Questora", "questor"],
    ["Questrice", "questor"],
    ["Tesoriere", "treasurer"],
    ["CAPOGRUPPO", "leader"],
    ["Delegato d'Aula", "leader"],
    ["Componente", "member"],
    ["Membro supplente", "member"],
  ])("reads %s as %s", (role, expected) => {
    expect(toOfficeRole(role)).toBe(expected);
  });
});
