import { describe, expect, it } from "vitest";
import { orderSteps, toPassages, toStays } from "#src/domain/act-timeline.ts";
import { reading, step } from "#tests/fixtures/act-records.ts";

const readings = [
  reading("S.1520", { order: 2, presented: "2024-10-11" }),
  reading("C.1742", { order: 1, presented: "2024-03-14" }),
  reading("C.1742-B", { order: 3, presented: "2025-06-05", statusDate: "2025-10-22" }),
];
const steps = [
  step({ reading: null, kind: "published", date: "2025-11-12" }),
  step({ reading: null, kind: "law", date: "2025-11-05" }),
  step({ reading: "S.1520", kind: "approved", date: "2025-06-03" }),
  step({ reading: "C.1742", kind: "approved", date: "2024-10-09" }),
  step({ reading: "C.1742", kind: "presented", date: "2024-03-14" }),
  step({ reading: "C.1742", kind: "committee_end", date: null }),
];

describe("toPassages", () => {
  it("lists the readings, then the steps outside the chambers", () => {
    const passages = toPassages(readings, steps);
    expect(passages.map(({ reading }) => reading)).toEqual(["C.1742", "S.1520", "C.1742-B", null]);
    expect(passages[0]?.steps.map(({ kind }) => kind)).toEqual(["presented", "committee_end", "approved"]);
    expect(passages[3]?.steps.map(({ kind }) => kind)).toEqual(["law", "published"]);
  });

  it("keeps a step whose reading is not listed", () => {
    const passages = toPassages(readings, [step({ reading: "S.99", kind: "presented" })]);
    expect(passages.at(-1)).toMatchObject({ reading: "S.99", branch: "S" });
  });

  it("puts publication first for a decree", () => {
    const day = "2026-10-02";
    const kinds = [step({ kind: "presented", date: day }), step({ kind: "published", date: day })];
    expect(orderSteps(kinds, false).map(({ kind }) => kind)).toEqual(["published", "presented"]);
  });
});

describe("toStays", () => {
  it("measures each stay from presentation to the last known day", () => {
    expect(toStays(readings, steps)).toEqual([
      { reading: "C.1742", branch: "C", start: "2024-03-14", end: "2024-10-09", days: 209, isOver: true },
      { reading: "S.1520", branch: "S", start: "2024-10-11", end: "2025-06-03", days: 235, isOver: true },
      { reading: "C.1742-B", branch: "C", start: "2025-06-05", end: "2025-10-22", days: 139 },
    ]);
  });

  it("is over when the chamber has decided, although the iter goes on in the other one", () => {
    const presented = step({ reading: "C.1", kind: "presented", date: "2022-10-14" });
    const approved = step({ reading: "C.1", kind: "approved", date: "2023-07-26" });
    expect(toStays([reading("C.1")], [presented, approved])).toEqual([
      { reading: "C.1", branch: "C", start: "2022-10-14", end: "2023-07-26", days: 285, isOver: true },
    ]);
    expect(toStays([reading("C.1")], [presented])[0]?.isOver).toBeUndefined();
  });

  it("omits a reading without dates", () => {
    expect(toStays([reading("C.1")], [])).toEqual([]);
  });

  it("measures no stay without a known first day, and takes the day of the step", () => {
    const assigned = step({ reading: "C.1", kind: "assigned", date: "2023-01-17" });
    const absorbed = step({ reading: "C.1", kind: "absorbed", date: "2023-01-24" });
    expect(toStays([reading("C.1")], [assigned, absorbed])).toEqual([]);
    const presented = step({ reading: "C.1", kind: "presented", date: "2023-01-10" });
    expect(toStays([reading("C.1")], [presented, assigned, absorbed])).toMatchObject([
      { start: "2023-01-10", end: "2023-01-24", days: 14 },
    ]);
  });
});
