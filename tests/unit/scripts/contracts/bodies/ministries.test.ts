import { describe, expect, it } from "vitest";
import type { ImplementingDecree, RecordOf } from "#src/domain/records.ts";
import { ministryFiles, ministryListPage, ministryPages } from "#scripts/contracts/bodies/ministries.ts";
import { outputs, searchRecords } from "#scripts/contracts/outputs.ts";
import { bill, decree, implementingDecree } from "#tests/fixtures/act-records.ts";
import { government, group, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";

const health = "ministero-della-salute";
const tourism = "ministero-del-turismo";

const role = (changes: Partial<RecordOf<"government">["roles"][number]>): RecordOf<"government">["roles"][number] => ({
  person: "a",
  rank: "minister",
  role: "Ministro della salute",
  department: "Ministero della salute",
  party: null,
  start: "2025-01-10",
  end: null,
  ...changes,
});

const waiting = (id: string, deadline: string | null, proposers: readonly string[]): ImplementingDecree =>
  implementingDecree({
    id,
    title: `Decreto ${id}`,
    deadline,
    adoptionDate: null,
    status: "not_adopted",
    proposers: [...proposers],
  });

/** Two governments in one legislature: the ministry of health changed hands with them. Terms are counted to 20 November. */
const read = memoryReader({
  site: [site({ dataDate: { C: "2026-11-19", S: "2026-11-19" } })],
  group: [group()],
  person: [person({ id: "a" }), person({ id: "b" }), person({ id: "c" })],
  government: [
    government({
      id: "primo",
      name: "Governo Primo",
      start: "2022-10-22",
      end: "2025-01-10",
      roles: [role({ person: "b", start: "2022-10-22", end: "2025-01-10" })],
    }),
    government({
      id: "secondo",
      name: "Governo Secondo",
      start: "2025-01-10",
      end: null,
      roles: [
        role({}),
        role({ person: "b", rank: "undersecretary", role: "Sottosegretario al Ministero della salute" }),
        role({ person: "c", role: "Ministra per le riforme", department: null }),
      ],
    }),
  ],
  act: [
    waiting("1", "2026-11-18", ["Ministero della salute"]),
    waiting("2", "2026-05-23", ["MINISTERO DELLA SALUTE", "Ministero del turismo"]),
    waiting("3", "2026-12-01", ["Ministero della salute"]),
    waiting("4", null, ["Ministero della salute"]),
    implementingDecree({
      id: "5",
      title: "Decreto 5",
      deadline: "2026-01-31",
      adoptionDate: "2026-02-10",
      status: "adopted_late",
      proposers: ["Ministero della salute"],
    }),
    bill({
      id: "S_1",
      initiative: "GOV",
      presented: "2024-03-01",
      signatures: [{ person: "b", name: "Bianchi Bruno", isFirst: true, added: null, withdrawn: null }],
    }),
    bill({
      id: "S_2",
      initiative: "GOV",
      presented: "2026-03-01",
      converts: "2026-20",
      signatures: [
        { person: null, name: "Ministro della salute Ada Neri", isFirst: true, added: null, withdrawn: null },
      ],
    }),
    // Undersecretary by then: he signs for no ministry.
    bill({
      id: "S_4",
      initiative: "GOV",
      presented: "2026-04-01",
      signatures: [{ person: "b", name: "Bianchi Bruno", isFirst: true, added: null, withdrawn: null }],
    }),
    bill({
      id: "S_3",
      initiative: "PARL",
      presented: "2026-03-01",
      signatures: [{ person: "a", name: "Alfa Anna", isFirst: true, added: null, withdrawn: null }],
    }),
    decree({ id: "2026-20", year: 2026, number: 20, conversionBills: ["S_2"] }),
  ],
});

describe("the page of a ministry", () => {
  const page = ministryPages.build(read, health);

  it("has who leads it in each government", () => {
    expect(page.offices.map(({ person: { id }, rank }) => [id, rank])).toEqual([
      ["a", "minister"],
      ["b", "undersecretary"],
    ]);
    expect(page.former.map(({ person: { id }, rank, end }) => [id, rank, end])).toEqual([
      ["b", "minister", "2025-01-10"],
    ]);
  });

  it("counts the decrees under all wordings of its name, the oldest overdue first", () => {
    expect(page.decrees).toEqual({ total: 5, waiting: 4, overdue: 2, oldest: 181, adopted: 1, late: 1 });
    expect(page.overdue.map(({ id, overdueDays }) => [id, overdueDays])).toEqual([
      ["2", 181],
      ["1", 2],
    ]);
    expect(page.next.map(({ id }) => id)).toEqual(["3", "4"]);
    expect(page.adopted.map(({ id }) => id)).toEqual(["5"]);
    expect(ministryPages.build(read, tourism).decrees).toMatchObject({ total: 1, overdue: 1, oldest: 181 });
  });

  it("has the bills that its minister of the day signed, and the decree-laws apart", () => {
    expect(page.bills).toMatchObject({ total: 1, rows: [{ id: "S_1" }] });
    expect(page.decreeLaws).toMatchObject({ total: 1, rows: [{ id: "2026-20" }] });
  });
});

it("lists all ministries, the most overdue first, and ministers without portfolio by their title", () => {
  expect(
    ministryListPage.build(read, "index").ministries.map(({ id, heads }) => [id, heads.map((one) => one.id)]),
  ).toEqual([
    [health, ["a"]],
    [tourism, []],
    ["ministro-per-le-riforme", ["c"]],
  ]);
});

it("has a feed with the terms that passed, a file with the days, an entry in the search", () => {
  const feed = outputs.find(({ name }) => name === "feeds-ministries");
  expect(feed?.path(health)).toBe("/feed/ministeri/ministero-della-salute.xml");
  const text = String(feed?.content?.(feed.contract(read, health).json, health));
  expect(text).toContain("<published>2026-11-19T00:00:00Z</published>");
  expect(text).toContain("Termine scaduto");
  const csv = ministryFiles.serialize(ministryFiles.build(read, health), health);
  const rows = parseCsv(String(csv).replace("\uFEFF", ""));
  expect(rows.map((row) => [row["id"], row["overdue_days"]])).toEqual([
    ["2", "181"],
    ["1", "2"],
    ["3", ""],
    ["4", ""],
    ["5", ""],
  ]);
  const entry = searchRecords.build(read, `ministries:${health}`);
  expect(entry).toMatchObject({ kind: "body", path: `/ministeri/${health}`, title: "Ministero della salute" });
});
