import { describe, expect, it } from "vitest";
import type { SourcePart } from "#src/domain/codes.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { decodeState, encodeState } from "#src/lib/filters/codec.ts";
import { withoutUnsupported } from "#src/lib/filters/definition.ts";
import { memberList, type MemberFacts } from "#src/lib/lists/members.ts";

const list = memberList<MemberFacts>("C");

function member(fields: Partial<MemberFacts>): MemberFacts {
  return {
    familyName: "Rossi",
    givenName: "Maria",
    gender: "F",
    group: null,
    side: null,
    area: null,
    active: true,
    figures: null,
    strength: null,
    ...fields,
  };
}

const namesOf = (query: string, rows: readonly MemberFacts[]) =>
  applyState(list, decodeState(list, new URLSearchParams(query)), rows).results.map((row) => row.familyName);

describe("the members list", () => {
  it("has orderings by vote figures only if there are votes", () => {
    expect(list.orderings.map(({ name }) => name)).toEqual([
      "surname",
      "pp",
      "presence",
      "mission",
      "reliability",
      "rebels",
    ]);
    const silent = withoutUnsupported(list, ["votes"]);
    expect(silent.orderings.map(({ name }) => name)).toEqual(["surname", "pp"]);
    expect(decodeState(silent, new URLSearchParams("ordering=-presence")).ordering).toBe("surname");
  });

  it("ignores the filter by side where the source has no sides", () => {
    const values = (missingParts: readonly SourcePart[]) =>
      decodeState(withoutUnsupported(list, missingParts), new URLSearchParams("supports_majority=null")).values;
    expect(values([])).toEqual({ role: ["Deputato"], supports_majority: ["null"], is_active: ["true"] });
    expect(values(["sides"])).toEqual({ role: ["Deputato"], is_active: ["true"] });
  });

  it("finds members by name with a form of address", () => {
    const rows = [member({ familyName: "Zeni", givenName: "Ada" }), member({ familyName: "Onida", givenName: "Ivo" })];
    expect(namesOf("search=on.+zeni", rows)).toEqual(["Zeni"]);
    expect(namesOf("search=Onorevole+Ada+Zeni", rows)).toEqual(["Zeni"]);
    expect(namesOf("search=on", rows)).toEqual(["Onida"]);
  });

  it("finds members by the name of the register too", () => {
    const rows = [member({ familyName: "Zeni", givenName: "Ada", registeredName: "Onida Adelaide" })];
    expect([namesOf("search=zeni", rows), namesOf("search=adelaide+onida", rows)]).toEqual([["Zeni"], ["Zeni"]]);
  });

  it("finds fuzzy matches where no name matches, and marks them as such", () => {
    const rows = [
      member({ familyName: "Fontealta", givenName: "Marco" }),
      member({ familyName: "D’Amico", givenName: "Anna" }),
      member({ familyName: "Bellariva", givenName: "Costanza", active: false }),
    ];
    const found = (query: string) => {
      const state = decodeState(list, new URLSearchParams(query));
      const { count, results, isNear } = applyState(list, state, rows);
      return { count, names: results.map(({ familyName }) => familyName), isNear };
    };
    expect(found("search=fontalta")).toEqual({ count: 1, names: ["Fontealta"], isNear: true });
    expect(found("search=dammico")).toEqual({ count: 1, names: ["D’Amico"], isNear: true });
    expect(found("search=amico")).toEqual({ count: 1, names: ["D’Amico"], isNear: undefined });
    // Only among rows that pass the other filters.
    expect(found("search=belariva")).toEqual({ count: 0, names: [], isNear: undefined });
    expect(found("search=belariva&is_active=all")).toEqual({ count: 1, names: ["Bellariva"], isNear: true });
    expect(found("search=xyzzy")).toEqual({ count: 0, names: [], isNear: undefined });
  });

  it("shows members in office by surname, twenty-one a page", () => {
    const rows = [
      member({ familyName: "Zeni" }),
      member({ familyName: "Èboli" }),
      member({ familyName: "Ex", active: false }),
      member({ familyName: "D’Amico" }),
    ];
    expect(namesOf("", rows)).toEqual(["D’Amico", "Èboli", "Zeni"]);
    expect(list.pageSize).toBe(21);
  });

  it("puts members without a figure last both ways, and ties in order of name", () => {
    const inLine = (familyName: string, part: number, whole: number) =>
      member({
        familyName,
        figures: {
          voting: 40,
          present: 20,
          mission: 0,
          inLine: part,
          evaluable: whole,
          rebels: whole === 0 ? null : 2,
        },
      });
    const rows = [
      inLine("Abate", 10, 40),
      inLine("Bruni", 30, 40),
      inLine("Misto", 0, 0),
      member({ familyName: "Presidente" }),
      inLine("Zeni", 30, 40),
    ];
    expect(namesOf("ordering=-reliability", rows)).toEqual(["Bruni", "Zeni", "Abate", "Misto", "Presidente"]);
    expect(namesOf("ordering=reliability", rows)).toEqual(["Abate", "Bruni", "Zeni", "Misto", "Presidente"]);
    expect(namesOf("ordering=-rebels", rows)).toEqual(["Abate", "Bruni", "Zeni", "Misto", "Presidente"]);
    expect(namesOf("ordering=-presence", rows)).toEqual(["Abate", "Bruni", "Misto", "Zeni", "Presidente"]);
  });

  it("ranks nobody by a share of fewer than ten votes", () => {
    const present = (familyName: string, part: number, voting: number) =>
      member({
        familyName,
        figures: { ...{ voting, present: part, mission: 0, inLine: 0, evaluable: 0 }, rebels: null },
      });
    const rows = [present("Nuovo", 9, 9), present("Abate", 5, 10), present("Bruni", 10, 10)];
    expect(namesOf("ordering=-presence", rows)).toEqual(["Bruni", "Abate", "Nuovo"]);
    expect(namesOf("ordering=presence", rows)).toEqual(["Abate", "Bruni", "Nuovo"]);
  });

  it("distinguishes majority, opposition, neither and a side not known", () => {
    const rows = [
      member({ familyName: "A", side: "majority" }),
      member({ familyName: "B", side: "opposition" }),
      member({ familyName: "C", side: "neither" }),
      member({ familyName: "D" }),
    ];
    expect(namesOf("supports_majority=unknown", rows)).toEqual(["D"]);
    expect(namesOf("supports_majority=true", rows)).toEqual(["A"]);
    expect(namesOf("supports_majority=false", rows)).toEqual(["B"]);
    expect(namesOf("supports_majority=null", rows)).toEqual(["C"]);
  });

  it("filters by region, by kind of office and by presence, in steps of the shares counted exactly", () => {
    const figures = { mission: 0, inLine: 0, evaluable: 0, rebels: 0 };
    const rows = [
      member({
        familyName: "A",
        area: "lazio",
        offices: ["leader", "secretary"],
        figures: { ...figures, voting: 10, present: 9 },
      }),
      member({ familyName: "B", area: "toscana", offices: [], figures: { ...figures, voting: 1000, present: 899 } }),
      member({ familyName: "C", area: null, offices: ["presidency"], figures: { ...figures, voting: 3, present: 1 } }),
      member({ familyName: "D" }),
    ];
    expect(namesOf("election_area=lazio", rows)).toEqual(["A"]);
    expect(namesOf("election_area=atlantide", rows)).toEqual([]);
    expect(namesOf("office=secretary", rows)).toEqual(["A"]);
    expect(namesOf("office=presidency", rows)).toEqual(["C"]);
    expect(namesOf("presence=90_100", rows)).toEqual(["A"]);
    expect(namesOf("presence=75_90", rows)).toEqual(["B"]);
    expect(namesOf("presence=_50", rows)).toEqual(["C"]);
    const silent = withoutUnsupported(list, ["votes"]);
    expect(decodeState(silent, new URLSearchParams("presence=_50")).values["presence"]).toBe(undefined);
  });

  it("assigns a life senator to no macro-area", () => {
    const rows = [member({ familyName: "A", area: "sicilia" }), member({ familyName: "B", area: null })];
    expect(namesOf("election_macro_area=isole", rows)).toEqual(["A"]);
  });

  it("omits defaults and the chamber's own role", () => {
    expect(
      encodeState(list, decodeState(list, new URLSearchParams("role=Deputato&is_active=true&ordering=surname"))),
    ).toBe("");
    expect(encodeState(list, decodeState(list, new URLSearchParams("role=Senatore&is_active=false")))).toBe(
      "?is_active=false",
    );
  });
});
