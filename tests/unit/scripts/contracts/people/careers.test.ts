import { describe, expect, it } from "vitest";
import { careerFile, readLegislatures } from "#scripts/contracts/people/careers.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { isOfficialId, parseCareers } from "#scripts/lib/careers.ts";
import { readFamily } from "#src/config/family.ts";
import type { Careers } from "#src/contracts/careers.ts";
import { body, person, site } from "#tests/fixtures/builders.ts";
import { career, careersOf18 } from "#tests/fixtures/careers.ts";
import { anna, bruno, carla, chamber } from "#tests/fixtures/three-deputies.ts";

const sites = readFamily("18=https://xviii.emiciclo.example 17=https://xvii.emiciclo.example");
const known = [
  person({ ...anna, aliases: ["senatore-7", "d1", "anna-rossi-1970", "22001"] }),
  person({ ...bruno, aliases: ["22002"] }),
  person({ ...carla, aliases: ["d3"] }),
];
const at18 = "https://xviii.emiciclo.example/persone";
/** Legislatures and addresses of a person's page. */
const joined = (careers: readonly Careers[], id = "anna") =>
  readLegislatures(chamber({ person: known, careers }), id, sites)?.map((one) => [one.legislature, one.url]);

describe("the careers that the site publishes", () => {
  it("are those of the people with a number at a chamber: seats, groups, offices, votes", () => {
    const roles = [
      { person: "carla", role: "Componente", start: "2022-11-09", end: null },
      { person: "carla", role: "Segretario", start: "2023-02-01", end: "2024-02-01" },
    ];
    const file = careerFile.build(
      chamber({ person: known, body: [body({ name: "I Commissione (Affari)", shortName: "Affari", roles })] }),
      "index",
    );
    expect(file).toMatchObject({ version: 1, legislature: 19, start: "2022-10-13", end: null, upTo: "2026-11-20" });
    expect(file.people.map(({ ids, path }) => [ids, path])).toEqual([
      [["d1", "senatore-7"], "/persone/anna"],
      [["d3"], "/persone/carla"],
    ]);
    expect(file.people[1]).toMatchObject({
      seats: [{ branch: "C", start: "2022-10-13", end: null }],
      groups: [{ branch: "C" }],
      offices: [{ role: "Segretario", body: "commissione Affari", start: "2023-02-01", end: "2024-02-01" }],
      // Of three votes one absent; the first one is a tie without a line.
      votes: [{ branch: "C", isPresident: false, voting: 3, present: 2, rebels: 1 }],
    });
  });

  it("can be read by another site", () => {
    const text = String(careerFile.serialize(careerFile.build(chamber({ person: known }), "index"), "index"));
    expect(parseCareers(text, "x", { legislature: 19, isDemo: true }).people).toHaveLength(2);
    expect(text.split("\n")).toHaveLength(5);
  });

  it("say when the people are invented", () => {
    expect(careerFile.build(chamber({ site: [site({ source: "demo" })] }), "index")).toMatchObject({
      isDemo: true,
      people: [],
    });
  });

  it.each([
    ["d307394", true],
    ["senatore-1103", true],
    ["d307394_19", false],
    ["22001", false],
    ["d-alessandro-1", false],
  ])("%s is the id of a chamber: %s", (alias, isId) => {
    expect(isOfficialId(alias)).toBe(isId);
  });
});

describe("a person in several legislatures", () => {
  it("is joined by the id of a chamber, whatever the name and the address", () => {
    expect(joined([careersOf18([career({ familyName: "Bianchi", path: "/persone/bianchi-anna" })])])).toEqual([
      [18, `${at18}/bianchi-anna`],
      [19, null],
    ]);
  });

  it("is not joined by a name, nor by an id of one source", () => {
    const namesake = career({ ids: ["d99"], familyName: anna.familyName, givenName: anna.givenName });
    expect(joined([careersOf18([namesake])])).toBeUndefined();
    expect(joined([careersOf18()], "bruno")).toBeUndefined();
  });

  it("is joined by way of a third legislature", () => {
    const at17 = careersOf18([career({ ids: ["d500"] })], { legislature: 17, start: "2013-03-15", end: "2018-03-22" });
    const both = careersOf18([career({ ids: ["d500", "senatore-7"] })]);
    expect(joined([at17, both])?.map(([legislature]) => legislature)).toEqual([17, 18, 19]);
  });

  it("is not joined in a legislature in which two people have the ids", () => {
    expect(joined([careersOf18([career(), career({ ids: ["senatore-7"], path: "/persone/altra" })])])).toBeUndefined();
  });

  it("is not joined with a legislature whose site has no address", () => {
    expect(joined([careersOf18([career()], { legislature: 16 })])).toBeUndefined();
  });

  it("has its own part as it is published, and no part at all without a family", () => {
    const read = chamber({ person: known, careers: [careersOf18()] });
    expect(readLegislatures(read, "anna", sites)?.[1]).toMatchObject({
      legislature: 19,
      votes: [{ voting: 3, present: 3, rebels: 0 }],
    });
    expect(personPages.build(read, "anna")).not.toHaveProperty("legislatures");
  });
});

describe("a file of careers", () => {
  const parse = (value: unknown) => parseCareers(JSON.stringify(value), "18.json", { legislature: 18, isDemo: false });

  it("is read with fields that are not known yet", () => {
    expect(parse({ ...careersOf18(), more: 1 }).people).toHaveLength(1);
  });

  it.each([
    ["of another legislature", careersOf18([], { legislature: 17 }), "of legislature 17, not 18"],
    ["of invented people", careersOf18([], { isDemo: true }), "invented people do not belong beside real ones"],
    ["of a later version", { ...careersOf18(), version: 2 }, "version: "],
    ["without ids of a chamber", careersOf18([career({ ids: ["anna-rossi"] })]), "people.0.ids.0: no id of a chamber"],
    ["with an address elsewhere", careersOf18([career({ path: "//x.example/persone/a" })]), "people.0.path: "],
    [
      "with more presences than votes",
      careersOf18([career({ votes: career().votes.map((one) => ({ ...one, present: 201 })) })]),
      "people.0.votes.0: more presences than votes",
    ],
    ["that is a list", [], "expected object"],
  ])("%s is refused by name", (_, value, fault) => {
    expect(() => parse(value)).toThrow(/^18\.json: no careers of a legislature: /);
    expect(() => parse(value)).toThrow(fault);
  });

  it("that was cut short is refused by name", () => {
    expect(() => parseCareers('{"version":1', "18.json", { legislature: 18, isDemo: false })).toThrow(
      "18.json: no careers of a legislature: not JSON",
    );
  });
});
