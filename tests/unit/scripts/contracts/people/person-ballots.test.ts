import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { personBallotFiles } from "#scripts/contracts/people/person-ballots.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

/** Anna sat in the Camera until May 2024, and sits in the Senato since. */
const camera = membership({ end: "2024-05-01" });
const senato = membership({
  branch: "S",
  start: "2024-05-01",
  groups: [{ group: "senato-uno", start: "2024-05-01", end: null }],
});
const anna = person({ id: "anna", memberships: [camera, senato] });
const bruno = person({ id: "bruno" });
const carla = person({ id: "carla", memberships: [membership({ branch: "S", groups: senato.groups })] });
const first = openVote({ id: "vs19_1_001", number: 1, isKey: true, date: "2024-02-06" });
const second = openVote({ id: "vs19_1_002", number: 2, date: "2024-02-06" });
const third = openVote({ id: "19-2-1", branch: "S", sitting: "S-2", number: 1, isKey: true, date: "2024-06-04" });
const fourth = openVote({ id: "19-3-1", branch: "S", sitting: "S-3", number: 1, date: "2025-01-14" });
const read = memoryReader({
  site: [site()],
  person: [anna, bruno, carla],
  group: [group(), group({ id: "senato-uno", branch: "S" })],
  sitting: [
    { id: "C-641", branch: "C", number: 641, date: "2024-02-06", url: null },
    { id: "S-2", branch: "S", number: 2, date: "2024-06-04", url: null },
    { id: "S-3", branch: "S", number: 3, date: "2025-01-14", url: null },
  ],
  ballots: [
    [
      first,
      [
        ["anna", "AYE"],
        ["bruno", "AYE"],
      ],
    ],
    [
      second,
      [
        ["anna", "MIS"],
        ["bruno", "NO"],
      ],
    ],
    [
      third,
      [
        ["anna", "ABSE"],
        ["carla", "AYE"],
      ],
    ],
    [
      fourth,
      [
        ["anna", "PRES"],
        ["carla", "AYE"],
      ],
    ],
  ],
});

function csvOf(key: string): string {
  const content = personBallotFiles.serialize?.(personBallotFiles.build(read, key), key);
  return gunzipSync(content ?? "").toString("utf8");
}

it("a file a year holds every vote of a member, of both chambers, with the line of the group", () => {
  expect(personBallotFiles.keys(read).filter((key) => key.startsWith("anna/"))).toEqual(["anna/2024", "anna/2025"]);
  expect(csvOf("anna/2024")).toBe(
    "\uFEFFvote_id,date,vote,group_vote\r\nvs19_1_001,2024-02-06,AYE,AYE\r\nvs19_1_002,2024-02-06,MIS,NO\r\n19-2-1,2024-06-04,ABSE,AYE\r\n",
  );
  expect(csvOf("anna/2025")).toBe("\uFEFFvote_id,date,vote,group_vote\r\n19-3-1,2025-01-14,PRES,AYE\r\n");
  expect(personBallotFiles.keys(read)).toContain("bruno/2024");
});

it("has no file of a year without a vote of the member, at the ends of a mandate", () => {
  const members = [
    person({ id: "anna", memberships: [membership({ end: "2027-01-01" })] }),
    person({ id: "bruno" }),
    person({ id: "carla", memberships: [membership({ start: "2026-12-28" })] }),
  ];
  const dates = ["2026-12-10", "2027-01-14"];
  const turn = memoryReader({
    site: [site({ dataDate: { C: "2027-01-14", S: null } })],
    person: members,
    group: [group()],
    sitting: dates.map((date, at) => ({ id: `C-${at + 1}`, branch: "C", number: at + 1, date, url: null })),
    ballots: dates.map((date, at) => [
      openVote({ id: `vs19_${at + 1}_001`, sitting: `C-${at + 1}`, number: 1, date }),
      [
        [["anna", "carla"][at] ?? "", "AYE"],
        ["bruno", "AYE"],
      ],
    ]),
  });
  expect(personBallotFiles.keys(turn)).toEqual(["anna/2026", "bruno/2026", "bruno/2027", "carla/2027"]);
  expect(personPages.build(turn, "carla").ballotYears).toEqual(["2027"]);
});

it("who sat in both chambers has the figures of each apart, and one list of votes", () => {
  const page = personPages.build(read, "anna");
  expect(page.votes).toMatchObject({ branch: "S", participation: { voting: 2, present: 1, absent: 1, mission: 0 } });
  expect(page.earlier).toMatchObject([
    {
      branch: "C",
      from: "2022-10-13",
      to: "2024-04-30",
      participation: { voting: 2, present: 1, absent: 0, mission: 1 },
      inLine: 1,
      evaluable: 2,
    },
  ]);
  expect(page.votes?.lists["voti-chiave"].rows.map(({ id }) => id)).toEqual(["19-2-1", "vs19_1_001"]);
  expect(page.ballotYears).toEqual(["2024", "2025"]);
  expect(personPages.build(read, "bruno").earlier).toEqual([]);
  const chambers = page.strength?.series.map(({ chamber }) => chamber);
  expect([chambers?.[0], chambers?.at(-1)]).toEqual(["C", "S"]);
});
