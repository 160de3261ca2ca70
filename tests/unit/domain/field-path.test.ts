import { describe, expect, it } from "vitest";
import { parsePath, topField, valueAt, withValueAt } from "#src/domain/field-path.ts";

const record = {
  ayes: 3,
  law: { number: "12", date: null },
  memberships: [
    { start: "2022-10-13", end: null, groups: [{ group: "camera-uno", start: null }] },
    { start: "2024-01-01", end: null, groups: [] },
  ],
  aliases: ["d1"],
};

describe("path of a value", () => {
  it.each([
    ["ayes", 3],
    ["law.number", "12"],
    ["law.date", null],
    ["law.published", null],
    ["memberships[start=2022-10-13].end", null],
    ["memberships[start=2022-10-13].groups[0].group", "camera-uno"],
    ["memberships[1].start", "2024-01-01"],
    ["memberships[start=2023-01-01].end", undefined],
    ["memberships[end=null].end", undefined],
    ["memberships[2].end", undefined],
    ["ayes.number", undefined],
    ["aliases[0]", "d1"],
  ])("%s is found, or not", (path, value) => {
    expect(valueAt(record, path)).toEqual(value);
  });

  it.each(["", ".", "a.", ".a", "a..b", "a[]", "a[b]", "a[0]b", "a b", "memberships[start=].end"])(
    "%j is none",
    (path) => {
      expect(parsePath(path)).toBeNull();
    },
  );

  it("replaces one value and changes nothing else", () => {
    const path = "memberships[start=2022-10-13].groups[0].start";
    const changed = withValueAt(record, path, "2022-10-18");
    expect(valueAt(changed, path)).toBe("2022-10-18");
    expect(withValueAt(changed, path, null)).toEqual(record);
    expect(changed.memberships[1]).toBe(record.memberships[1]);
    expect(withValueAt(record, "law", null)).toEqual({ ...record, law: null });
  });

  it("belongs to a field of the record", () => {
    expect(["ayes", "law.number", "memberships[0].end"].map(topField)).toEqual(["ayes", "law", "memberships"]);
  });
});
