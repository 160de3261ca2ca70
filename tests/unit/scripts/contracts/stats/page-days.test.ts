/** The date of a page is never older than a number on it: a citation names that day as the version of the page. */
import { describe, expect, it } from "vitest";
import type { Change } from "#scripts/pull/store/read.ts";
import { actYearPages } from "#scripts/contracts/acts/archive.ts";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { decreePages, implementingDecreePages } from "#scripts/contracts/acts/decrees.ts";
import { actListPages } from "#scripts/contracts/acts/lists.ts";
import { legislationPages, numbersPages } from "#scripts/contracts/acts/numbers.ts";
import { governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { groupListPages, groupPages } from "#scripts/contracts/bodies/groups.ts";
import { membersPages } from "#scripts/contracts/people/members.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { indicatorsPages } from "#scripts/contracts/site/indicators.ts";
import { voteRankings, votesArchive, votesListPage } from "#scripts/contracts/votes/votes-list.ts";
import { bill, decree, implementingDecree } from "#tests/fixtures/act-records.ts";
import { actReader } from "#tests/fixtures/act-reader.ts";
import { body, government, group, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

/** A change of the edition day that moves nothing else: a record of no page of these. */
const event = (day: string): Change => ({
  day,
  kind: "event",
  key: "evento-1",
  change: "appeared",
  field: "",
  before: null,
  after: null,
});

const corrected = (day: string, field: string): Change => ({
  day,
  kind: "vote",
  key: "vs19_641_041",
  change: "changed",
  field,
  before: '"prima"',
  after: '"poi"',
});

/** A chamber of three, whose vote of 19 November came or changed on a day; all other records changed on the twentieth. */
function chamber(changedAt: string, changes: readonly Change[] = []) {
  const vote = openVote({ isKey: true, subType: "ALL", acts: [{ kind: "bill", id: "C_1" }] });
  return memoryReader({
    site: [site({ dataDate: { C: "2026-11-19", S: "2026-11-18" } })],
    person: members(3, "camera-uno"),
    group: [group()],
    act: [bill({ id: "C_1" })],
    sitting: [sitting()],
    ballots: [
      [
        { ...vote, changedAt },
        [
          ["camera-uno-001", "AYE"],
          ["camera-uno-002", "AYE"],
          ["camera-uno-003", "NO"],
        ],
      ],
    ],
    changes,
  });
}

/** Days of the pages that count the votes of the chamber, and of one of the Senate, which does not. */
const countDays = (read: ReturnType<typeof chamber>) => ({
  person: personPages.build(read, "camera-uno-001").updated,
  group: groupPages.build(read, "C/camera-uno").updated,
  groups: groupListPages.build(read, "C").updated,
  members: membersPages.build(read, "C").updated,
  rebels: voteRankings.build(read, "ribelli").updated,
  beaten: voteRankings.build(read, "governo-battuto").updated,
  list: votesListPage.build(read, "index").updated,
  year: votesArchive.build(read, "2026").updated,
  senate: groupListPages.build(read, "S").updated,
});

describe("pages that count votes", () => {
  it("are of the day on which the last of the votes came, though their own records are older", () => {
    const { senate, ...others } = countDays(chamber("2026-11-25"));
    expect(new Set(Object.values(others))).toEqual(new Set(["2026-11-25"]));
    expect(senate).toBe("2026-11-20");
    expect(indicatorsPages.build(chamber("2026-11-25"), "index").updated).toBe("2026-11-25");
  });

  it("are of the day on which a position was corrected, in whatever vote", () => {
    const days = countDays(chamber("2026-11-25", [corrected("2026-11-25", "ballots.camera-uno-003")]));
    expect([days.person, days.beaten]).toEqual(["2026-11-25", "2026-11-25"]);
  });

  it("stay of their day when a title is corrected, unless they show it", () => {
    const title = [corrected("2026-11-25", "title")];
    const { rebels, list, person, beaten } = countDays(chamber("2026-11-25", title));
    expect({ rebels, list, person, beaten }).toEqual({
      rebels: "2026-11-25",
      list: "2026-11-25",
      person: "2026-11-20",
      beaten: "2026-11-19",
    });
    // A position corrected on the day before counts on.
    const both = [...title, corrected("2026-11-24", "ballots.camera-uno-003")];
    expect(countDays(chamber("2026-11-25", both)).person).toBe("2026-11-24");
  });
});

describe("pages of acts", () => {
  it("are of the day on which one of their votes came", () => {
    expect(billPages.build(chamber("2026-11-25"), "C_1").updated).toBe("2026-11-25");
  });

  it("are of the day on which their term is counted, while it runs", () => {
    const open = actReader([decree()], { changes: [event("2026-11-26")] });
    expect(decreePages.build(open, "2026-23")).toMatchObject({ asOf: "2026-11-26", updated: "2026-11-26" });
    const [, decrees] = actListPages;
    expect(decrees.build(open, "index").updated).toBe("2026-11-26");
    // The archive of the same decrees shows no term.
    expect(actYearPages.build(open, "decree/2026").updated).toBe("2026-11-20");
    const over = actReader([decree({ status: "lapsed" })], { changes: [event("2026-11-26")] });
    expect(decreePages.build(over, "2026-23")).toMatchObject({ asOf: null, updated: "2026-11-20" });
    expect(decrees.build(over, "index").updated).toBe("2026-11-20");
  });

  it("are of the day on which another decree of the same law changed, where they count it", () => {
    const reference = { label: "L. 1", act: { kind: "decree" as const, id: "2026-23" } };
    const [own, other] = ["1", "2"].map((id) => implementingDecree({ id, reference }));
    if (own === undefined || other === undefined) throw new Error("two decrees");
    const read = memoryReader({ site: [site()], act: [decree(), own, { ...other, changedAt: "2026-11-24" }] });
    expect(implementingDecreePages.build(read, "1").updated).toBe("2026-11-24");
  });

  it("are of the day from which an implementing decree is overdue: its own, its law’s, those of the lists", () => {
    const due = implementingDecree({
      deadline: "2026-11-24",
      reference: { label: "Decreto", act: { kind: "decree", id: "2026-23" } },
    });
    const daysOn = (edition: string) => {
      const read = actReader([decree({ status: "lapsed" }), due], { changes: [event(edition)] });
      const [, , , list] = actListPages;
      return [
        implementingDecreePages.build(read, due.id),
        decreePages.build(read, "2026-23"),
        list.build(read, "index"),
        actYearPages.build(read, "datt/2026"),
      ].map(({ updated }) => updated);
    };
    expect(new Set(daysOn("2026-11-24"))).toEqual(new Set(["2026-11-20"]));
    // The list counts how many days a decree is late, up to the newest day of the data.
    expect(daysOn("2026-11-26")).toEqual(["2026-11-25", "2026-11-25", "2026-11-26", "2026-11-25"]);
  });

  it("with numbers are of the day that they name", () => {
    const read = actReader([bill({ id: "C_1" })], { changes: [event("2026-11-26")] });
    expect(numbersPages.build(read, "index")).toMatchObject({ asOf: "2026-11-26", updated: "2026-11-26" });
    expect(legislationPages.build(read, "index")).toMatchObject({ asOf: "2026-11-26", updated: "2026-11-26" });
  });
});

describe("the page of a person", () => {
  const [ada, eva] = members(2, "camera-uno");
  if (ada === undefined || eva === undefined) throw new Error("two members");
  const updated = (facts: Partial<Parameters<typeof memoryReader>[0]>): string =>
    personPages.build(memoryReader({ site: [site()], person: [ada, eva], group: [group()], ...facts }), ada.id).updated;
  const changeOf = (kind: string, field: string): Change => ({ ...corrected("2026-11-26", field), kind, key: "x" });

  it("is of the day on which a bill that they signed first changed", () => {
    const own = bill({
      signatures: [{ person: ada.id, name: "Ada", isFirst: true, added: null, withdrawn: null }],
    });
    expect(updated({ act: [{ ...own, changedAt: "2026-11-24" }] })).toBe("2026-11-24");
  });

  it("is of the day on which somebody’s office changed: everybody’s rank is told among all", () => {
    expect(updated({ changes: [changeOf("body", "roles")] })).toBe("2026-11-26");
    expect(updated({ changes: [changeOf("body", "name"), changeOf("act", "")] })).toBe("2026-11-20");
  });

  it("is of the day on which an office of somebody ended or began, once the data have reached it", () => {
    const term = { person: eva.id, role: "Presidente", start: null, end: "2026-11-24" };
    const ending = { body: [body({ roles: [term] })] };
    expect(updated({ ...ending, changes: [event("2026-11-23")] })).toBe("2026-11-20");
    expect(updated({ ...ending, changes: [event("2026-11-25")] })).toBe("2026-11-24");
  });

  it("is of the first of a month when the series has come to it", () => {
    expect(updated({ changes: [event("2026-12-03")] })).toBe("2026-12-01");
  });
});

it("dates a government in office by the day to which its days are counted, and one that is over by its record", () => {
  const updatedOf = (end: string | null) =>
    governmentPages.build(
      memoryReader({ site: [site()], government: [government({ end })], changes: [event("2026-11-26")] }),
      "i-governo-uno-2022-10-22",
    ).updated;
  expect([updatedOf(null), updatedOf("2026-10-29")]).toEqual(["2026-11-26", "2026-11-20"]);
});
