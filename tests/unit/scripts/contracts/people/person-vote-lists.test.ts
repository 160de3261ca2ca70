/** The complete lists of a person's votes: their pages, year by year, and their file. */
import { describe, expect, it } from "vitest";
import { personVoteListPages, personVoteYearPages } from "#scripts/contracts/people/person-vote-lists.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { chamber } from "#tests/fixtures/three-deputies.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

/** Key votes in which Carla took part, as many on a day as asked for. */
function keyVotes(counts: Readonly<Record<string, number>>) {
  const votes = Object.entries(counts).flatMap(([date, count], day) =>
    Array.from({ length: count }, (_, i) =>
      openVote({
        id: `vs19_${String(day + 1)}_${String(i + 1).padStart(4, "0")}`,
        number: i + 1,
        isKey: true,
        sitting: `C-${String(day + 1)}`,
        date,
      }),
    ),
  );
  return chamber({
    sitting: Object.keys(counts).map((date, day) => ({
      id: `C-${String(day + 1)}`,
      branch: "C" as const,
      number: day + 1,
      date,
      url: null,
    })),
    ballots: votes.map(
      (one) =>
        [
          one,
          [
            ["anna", "AYE"],
            ["bruno", "AYE"],
            ["carla", "NO"],
          ],
        ] as const,
    ),
  });
}

/** What became of each vote of {@link keyVotes}. */
const approved = { outcome: "approved", outcomeText: "Approvata", subType: "ALL", isConfidence: false };

describe("the person page", () => {
  it("has the last thousand votes of a year on its page, and all in the file", () => {
    const read = keyVotes({ "2026-11-18": 1001 });
    const page = personVoteListPages.build(read, "carla/voti-chiave");
    expect([page.total, page.rows.length, page.rows[0]?.id, page.rows.at(-1)?.id]).toEqual([
      1001,
      1000,
      "vs19_1_1001",
      "vs19_1_0002",
    ]);
    // Nothing is left over for a second page.
    expect([page.year, page.years]).toEqual([null, []]);
    expect(personVoteYearPages.keys(read)).toEqual([]);
  });

  it("has in its page and in that of the person the same rows, which are paged into each other", () => {
    const read = keyVotes({ "2026-11-18": 2 });
    const { rows } = personVoteListPages.build(read, "carla/voti-chiave");
    expect(rows.map(({ result }) => result)).toEqual([approved, approved]);
    expect(personPages.build(read, "carla").votes?.lists["voti-chiave"].rows).toEqual(rows);
  });

  it("says of a vote its title, its subject, and the two votes", () => {
    const read = chamber({
      sitting: [{ id: "C-1", branch: "C", number: 1, date: "2026-11-18", url: null }],
      act: [bill({ id: "C_1742", shortTitle: "Sicurezza idrica" })],
      ballots: [
        [
          openVote({
            id: "vs19_1_0001",
            sitting: "C-1",
            date: "2026-11-18",
            title: "Em. 1.5",
            isKey: true,
            acts: [{ kind: "bill", id: "C_1742" }],
          }),
          [
            ["anna", "AYE"],
            ["bruno", "AYE"],
            ["carla", "NO"],
          ],
        ],
      ],
    });
    expect(personVoteListPages.build(read, "carla/voti-chiave").rows).toMatchObject([
      {
        id: "vs19_1_0001",
        date: "2026-11-18",
        title: "Emendamento 1.5 al ddl C.\u00A01742",
        subject: "Sicurezza idrica",
        code: "NO",
        line: "AYE",
      },
    ]);
  });

  it("has a long list by year: the last one at its address, the earlier ones below it", () => {
    const read = keyVotes({ "2024-02-06": 100, "2025-03-04": 60, "2026-01-13": 41 });
    const last = personVoteListPages.build(read, "carla/voti-chiave");
    expect([last.year, last.years, last.total]).toEqual(["2026", ["2026", "2025", "2024"], 41]);
    expect([last.rows[0]?.id, last.rows.at(-1)?.id]).toEqual(["vs19_3_0041", "vs19_3_0001"]);
    const years = personVoteYearPages.keys(read).filter((key) => key.startsWith("carla/voti-chiave"));
    expect(years.map((key) => personVoteYearPages.path(key))).toEqual([
      "/persone/carla/voti-chiave/2025",
      "/persone/carla/voti-chiave/2024",
    ]);
    const first = personVoteYearPages.build(read, "carla/voti-chiave/2024");
    expect([first.year, first.years, first.total, first.rows.length]).toEqual(["2024", last.years, 100, 100]);
    expect([first.rows[0]?.id, first.rows.at(-1)?.id]).toEqual(["vs19_1_0100", "vs19_1_0001"]);
  });

  it("has two hundred votes of several years on one page", () => {
    const read = keyVotes({ "2024-02-06": 100, "2025-03-04": 60, "2026-01-13": 40 });
    const page = personVoteListPages.build(read, "carla/voti-chiave");
    expect([page.year, page.years, page.rows.length]).toEqual([null, [], 200]);
    expect(personVoteYearPages.keys(read)).toEqual([]);
  });
});
