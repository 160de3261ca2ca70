import { expect, it } from "vitest";
import {
  bodyListTableFiles,
  bodyTableFiles,
  groupListTableFiles,
  groupTableFiles,
} from "#scripts/contracts/bodies/body-tables.ts";
import { body, group, membership, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const inGroup = (id: string) => membership({ groups: [{ group: id, start: "2022-10-18", end: null }] });
const period = (id: string, role: string, start: string, end: string | null = null) => ({
  person: id,
  role,
  start,
  end,
});

/** Costa changed group on 1 February 2024, and presided over the committee until the day before 1 January. */
const read = memoryReader({
  site: [site()],
  person: [
    person({ id: "bruni", familyName: "Bruni", givenName: "Ada", memberships: [inGroup("camera-uno")] }),
    person({ id: "amato", familyName: "Amato", givenName: "Ugo", gender: "M", memberships: [inGroup("camera-due")] }),
    person({
      id: "costa",
      familyName: "Costa",
      givenName: "Lia",
      memberships: [
        membership({
          groups: [
            { group: "camera-uno", start: "2022-10-18", end: "2024-02-01" },
            { group: "camera-due", start: "2024-02-01", end: null },
          ],
        }),
      ],
    }),
  ],
  group: [
    group({ roles: [period("bruni", "Presidente", "2022-10-18")] }),
    group({
      id: "camera-due",
      names: [{ name: "Gruppo Due", acronym: "DUE", start: null, end: null }],
      sides: [{ side: "opposition", start: null, end: null }],
    }),
  ],
  body: [
    body({
      roles: [
        period("amato", "Componente", "2022-11-09"),
        period("bruni", "Presidente", "2024-01-01"),
        period("costa", "Presidente", "2022-11-09", "2024-01-01"),
      ],
    }),
  ],
  sitting: [sitting()],
  ballots: [
    [
      openVote(),
      [
        ["bruni", "AYE"],
        ["amato", "AYE"],
        ["costa", "AYE"],
      ],
    ],
    [
      openVote({ id: "vs19_641_042", number: 42 }),
      [
        ["bruni", "AYE"],
        ["amato", "NO"],
        ["costa", "NO"],
      ],
    ],
    [
      openVote({ id: "vs19_641_043", number: 43 }),
      [
        ["bruni", "NO"],
        ["amato", "NO"],
        ["costa", "NO"],
      ],
    ],
  ],
});

type TableFiles = typeof bodyTableFiles;
const cellsOf = (files: TableFiles, key: string, from = read): readonly (readonly string[])[] =>
  String(files.serialize(files.build(from, key), key))
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));

/** Without the strength, the last cell. */
const withoutStrength = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.slice(0, -1).join(" "));

it("the file of a body has who sits there and who did, to the last day", () => {
  const key = "C/camera-commissione-1";
  expect(bodyTableFiles.path(key)).toBe("/dati/organi/camera-commissione-1.csv");
  expect(withoutStrength(cellsOf(bodyTableFiles, key))).toEqual([
    "\uFEFFid family_name given_name branch group side role first_day last_day is_active",
    "bruni Bruni Ada C UNO majority Presidente 2024-01-01  1",
    "amato Amato Ugo C DUE opposition Componente 2022-11-09  1",
    "costa Costa Lia C UNO  Presidente 2022-11-09 2023-12-31 0",
  ]);
});

it("the file of a group has its members and those who left it", () => {
  expect(withoutStrength(cellsOf(groupTableFiles, "C/camera-uno")).slice(1)).toEqual([
    "bruni Bruni Ada C UNO majority Presidente 2022-10-18  1",
    "costa Costa Lia C UNO  Componente 2022-10-18 2024-01-31 0",
  ]);
});

it("the file of a list of bodies has a row a body", () => {
  const [head, row] = cellsOf(bodyListTableFiles, "C");
  expect(bodyListTableFiles.path("delegations")).toBe("/dati/organi/delegazioni.csv");
  expect(head?.slice(0, 7)).toEqual(["\uFEFFid", "kind", "name", "president", "members", "women", "gender_known"]);
  expect(row?.slice(0, 7)).toEqual(["camera-commissione-1", "committee", "I Commissione", "bruni", "2", "1", "2"]);
});

it("the groups of a chamber come as three tables: their sizes, who passed between them, how often they agree", () => {
  expect(groupListTableFiles.keys(read).map(groupListTableFiles.path).slice(0, 3)).toEqual([
    "/dati/gruppi/camera/consistenza.csv",
    "/dati/gruppi/camera/passaggi.csv",
    "/dati/gruppi/camera/concordanza.csv",
  ]);
  const [, largest] = cellsOf(groupListTableFiles, "C/consistenza");
  expect(largest?.slice(0, 7)).toEqual(["camera-due", "DUE", "Gruppo Due", "opposition", "2", "1", "2"]);
  expect(
    cellsOf(groupListTableFiles, "C/passaggi")
      .slice(1)
      .map((cells) => cells.join(" ").trim()),
  ).toEqual(["2024-02-01 costa Costa Lia in DUE group UNO", "2024-02-01 costa Costa Lia out UNO group DUE"]);
  // The same line in the first vote and in the last, of three.
  expect(cellsOf(groupListTableFiles, "C/concordanza")).toEqual([
    ["\uFEFFgroup", "other_group", "n_both", "n_same", "agreement"],
    ["DUE", "UNO", "3", "2", "66.7"],
  ]);
});

it("the sizes have the cohesion of a group with the one decimal of print", () => {
  const three = members(3, "camera-uno");
  const codes = ["AYE", "AYE", "ABSE"] as const;
  const voted = memoryReader({
    site: [site()],
    person: three,
    group: [group()],
    sitting: [sitting()],
    ballots: [[openVote(), three.map(({ id }, index) => [id, codes[index] ?? "ABSE"] as const)]],
  });
  const [head, row] = cellsOf(groupListTableFiles, "C/consistenza", voted);
  expect([head?.at(-1), row?.at(-1)]).toEqual(["cohesion", "66.7"]);
});
