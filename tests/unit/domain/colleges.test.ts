import { describe, expect, it } from "vitest";
import { collegeOf, municipalityIds, parseColleges, parseProvinces } from "#src/domain/colleges.ts";

const colleges = parseColleges(
  ["C|Veneto 2|U03|P01|Padova", "C|Veneto 2|P01", "S|Veneto|U03|P01|Padova", "S|Veneto|P01", "S|Veneto|P02"]
    .concat(["S|Abruzzo|U01|P01|Pescara", "S|Abruzzo|P01", "S|Valle d’Aosta|U01||Aosta"])
    .join("\n"),
);
const seat = (branch: "C" | "S", constituency: string | null, electionArea: string | null) =>
  collegeOf(colleges, { branch, constituency, electionArea });

describe("collegeOf", () => {
  it("finds the college that the source names, whatever its apostrophes", () => {
    expect(seat("C", "Veneto 2 - U03", "veneto")).toBe("camera/veneto-2-u03");
    expect(seat("S", "Veneto - P02", "veneto")).toBe("senato/veneto-p02");
    expect(seat("S", "Valle d'Aosta - U01", "valle-d-aosta")).toBe("senato/valle-d-aosta-u01");
  });
  it("takes a region for its list college where it has a single one", () => {
    expect(seat("S", "Abruzzo", "abruzzo")).toBe("senato/abruzzo-p01");
    expect(seat("S", "Veneto", "veneto")).toBeNull();
  });
  it("guesses nothing from another name", () => {
    expect(seat("S", "Abruzzo - U09", "abruzzo")).toBeNull();
    expect(seat("S", "Europa", "europa")).toBeNull();
    expect(seat("S", null, null)).toBeNull();
  });
});

describe("the tables", () => {
  it("refuse a line of another form, and a college that does not exist", () => {
    expect(() => parseColleges("C|Atlantide|U01")).toThrow('no college: "C|Atlantide|U01"');
    expect(() => parseProvinces("# PD Padova\n= Veneto 9 U03 | Veneto U03\nAgna 028002", colleges)).toThrow(
      'no college "Veneto 9 U03"',
    );
  });
});

describe("municipalityIds", () => {
  it("adds the province where several municipalities share a name", () => {
    expect(
      municipalityIds([
        { id: "torino", names: ["Samone", "Agliè"] },
        { id: "trento", names: ["Samone", "Fiavé"] },
      ]),
    ).toEqual([
      ["samone-torino", "aglie"],
      ["samone-trento", "fiave"],
    ]);
  });
});
