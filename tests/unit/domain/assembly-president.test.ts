import { describe, expect, it } from "vitest";
import { assemblyPresidentOn, presidentPeriods, withoutAbsentPresident } from "#src/domain/assembly-president.ts";
import type { Ballot } from "#src/domain/records.ts";
import { body } from "#tests/fixtures/builders.ts";

const role = (person: string, name: string, start: string | null = null, end: string | null = null) => ({
  person,
  role: name,
  start,
  end,
});
const camera = body({
  id: "camera-ufficio-di-presidenza",
  kind: "presidency",
  roles: [
    role("anna", "Vicepresidente"),
    role("bruno", "PRESIDENTE", null, "2024-05-02"),
    role("carla", "Presidente", "2024-05-06"),
    role("dino", "Presidente provvisorio", "2022-10-13"),
    role("elsa", "Segretario di Presidenza"),
  ],
});
const senato = body({
  id: "senato-consiglio-di-presidenza",
  branch: "S",
  kind: "presidency",
  roles: [role("franco", "Presidente del Senato", "2022-10-13"), role("gaia", "Vice Presidente del Senato")],
});
const committee = body({ roles: [role("ivo", "Presidente")] });
const all = [committee, camera, senato];

describe("the President of an assembly", () => {
  it("is the president in its presidency, not in a committee, and no vice-president or provisional one", () => {
    expect(presidentPeriods(all, "C").map(({ person }) => person)).toEqual(["bruno", "carla"]);
    expect(presidentPeriods(all, "S").map(({ person }) => person)).toEqual(["franco"]);
  });

  it("is the one of that day; who has no first day always was", () => {
    const presidents = presidentPeriods(all, "C");
    const on = (day: string) => assemblyPresidentOn(presidents, day);
    expect(["2022-10-13", "2024-05-01", "2024-05-06", "2026-11-20"].map(on)).toEqual([
      "bruno",
      "bruno",
      "carla",
      "carla",
    ]);
    expect(["2024-05-02", "2024-05-05"].map(on)).toEqual([null, null]);
    expect(assemblyPresidentOn(presidentPeriods([committee], "C"), "2026-11-20")).toBeNull();
  });

  it("is never absent, and keeps every other position", () => {
    const ballots: Ballot[] = [
      ["anna", "ABSE"],
      ["carla", "ABSE"],
      ["ivo", "AYE"],
    ];
    expect(withoutAbsentPresident(ballots, "carla")).toEqual([
      ["anna", "ABSE"],
      ["ivo", "AYE"],
    ]);
    expect(withoutAbsentPresident([["carla", "PRES"]], "carla")).toEqual([["carla", "PRES"]]);
    expect(withoutAbsentPresident(ballots, null)).toEqual(ballots);
  });
});
