import { expect, it } from "vitest";
import { toSections } from "#src/components/representatives/sections.ts";
import type { Membership } from "#src/domain/records.ts";
import { collegePages, municipalityFiles, provincePages } from "#scripts/contracts/people/representatives.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const elected = (id: string, constituency: string, fields: Partial<Membership> = {}) =>
  person({ id, memberships: [membership({ electionArea: "veneto", constituency, ...fields })] });
const senate: Partial<Membership> = { branch: "S", groups: [] };
const left = { end: "2024-05-08", endReason: "Decesso" };

const read = memoryReader({
  site: [site({ source: "api", dataDate: { C: "2026-11-19", S: "2026-11-19" } })],
  group: [group()],
  person: [
    // The seat of Padova at the Camera has passed on; that of the Senate is vacant.
    elected("dàmico", "Veneto 2 - U03", { ...left, replacedBy: "bruni" }),
    elected("bruni", "Veneto 2 - U03", { start: "2024-07-01", replaces: "dàmico" }),
    elected("carli", "Veneto 2 - P01"),
    elected("dori", "Veneto 1 - U05"),
    elected("elmi", "Veneto - U03", { ...senate, ...left }),
    elected("fabri", "Veneto", senate),
  ],
  sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null }],
  ballots: [
    [
      openVote({ id: "vs19_641_001", number: 1, date: "2026-11-18", isFinal: true, isKey: false }),
      [
        ["bruni", "AYE"],
        ["carli", "ABSE"],
        ["dori", "NO"],
      ],
    ],
    [
      openVote({ id: "vs19_641_002", number: 2, date: "2026-11-18", isKey: false }),
      [
        ["bruni", "NO"],
        ["carli", "NO"],
        ["dori", "NO"],
      ],
    ],
  ],
});
const padova = provincePages.build(read, "padova");
const abano = padova.groups.find(({ names }) => names.includes("Abano Terme"));

it("names the deputy of the college and of the list college, and the rest of the region", () => {
  const { near, rest } = toSections(padova, "C", abano?.C ?? []);
  expect(near.map(({ title, href, members }) => [title, href, members.map(({ id }) => id)])).toEqual([
    ["Veneto 2, collegio uninominale\u00a03 (Padova)", "/collegi/camera/veneto-2-u03", ["bruni"]],
    ["Veneto 2, collegio plurinominale\u00a01", "/collegi/camera/veneto-2-p01", ["carli"]],
  ]);
  expect(rest.map(({ id }) => id)).toEqual(["dori"]);
});

it("shows the last final vote, where no key votes are selected, and the presence", () => {
  expect(padova.votes).toMatchObject([{ branch: "C", id: "vs19_641_001", isKey: false }]);
  expect(
    padova.members.filter(({ branch }) => branch === "C").map(({ id, vote, presence }) => [id, vote, presence]),
  ).toEqual([
    ["bruni", "AYE", { present: 2, voting: 2 }],
    ["carli", "ABSE", { present: 1, voting: 2 }],
    ["dori", "NO", { present: 2, voting: 2 }],
  ]);
});

it("says who held the seat before, and that one is vacant", () => {
  const [camera] = toSections(padova, "C", abano?.C ?? []).near;
  expect(camera?.former).toMatchObject([{ person: { id: "dàmico" }, end: "2024-05-08", replacedBy: { id: "bruni" } }]);
  const [senato] = toSections(padova, "S", abano?.S ?? []).near;
  expect(senato).toMatchObject({ members: [], former: [{ person: { id: "elmi" }, reason: "Decesso" }] });
});

it("lists the senators of whom the source gives only the region apart, instead of an empty list college", () => {
  const { near, rest } = toSections(padova, "S", abano?.S ?? []);
  expect(near.map(({ title, members }) => [title, members.map(({ id }) => id)])).toEqual([
    ["Veneto, collegio uninominale\u00a03 (Padova)", []],
    ["Veneto, senatori di cui la fonte dice la regione e non il collegio", ["fabri"]],
  ]);
  expect(rest).toEqual([]);
  expect(collegePages.build(read, "senato/veneto-p02").members.map(({ id }) => id)).toEqual(["fabri"]);
});

it("gives a college its members over time, its list college and its municipalities", () => {
  const page = collegePages.build(read, "camera/veneto-2-u03");
  expect(page.members.map(({ id }) => id)).toEqual(["bruni"]);
  expect(page.former.map(({ person: { id }, start, end }) => [id, start, end])).toEqual([
    ["dàmico", "2022-10-13", "2024-05-08"],
  ]);
  expect(page.around?.id).toBe("camera/veneto-2-p01");
  expect(page.aroundMembers.map(({ id }) => id)).toEqual(["carli"]);
  expect(page.provinces.map(({ id, names }) => [id, names[0]?.name])).toEqual([["padova", "Abano Terme"]]);
});

it("marks a city that is cut into several colleges, in the file too", () => {
  const [province] = collegePages.build(read, "camera/lombardia-1-u07").provinces;
  expect(province?.names).toEqual([{ name: "Milano", istat: "015146", isPart: true }]);
  const { header, rows } = municipalityFiles.build(read, "comuni");
  expect(header.slice(0, 5)).toEqual(["istat", "comune", "provincia", "sigla", "camera_uninominale"]);
  expect(rows).toHaveLength(7904);
  expect(rows.find(([istat]) => istat === "001235")).toEqual([
    ...["001235", "Samone", "Torino", "TO", "Piemonte 1 - U04", "Piemonte 1 - P02", "Piemonte - U03", "Piemonte - P02"],
  ]);
  expect(rows.find(([istat]) => istat === "010025")?.[6]).toBe("Liguria - U01 | Liguria - U02");
});

it("lists no municipality in a college of which the source does not give any", () => {
  expect(collegePages.build(read, "senato/trentino-alto-adige-sudtirol-u05").provinces).toEqual([]);
  expect(collegePages.build(read, "senato/trentino-alto-adige-sudtirol-u03").provinces).toHaveLength(1);
});

it("links a person to the college", () => {
  expect(personPages.build(read, "carli").seats.map(({ college }) => college)).toEqual(["camera/veneto-2-p01"]);
  expect(personPages.build(read, "fabri").seats.map(({ college }) => college)).toEqual([null]);
});
