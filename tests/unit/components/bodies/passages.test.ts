import { expect, it } from "vitest";
import { onePerPassage } from "#src/components/bodies/passages.ts";

const group = (id: string) => ({ id, branch: "C", acronym: id, name: id, side: null, isMixed: false }) as const;
const row = (person: string, direction: "in" | "out", own: string, other: string | null) => ({
  date: "2026-03-01",
  person: { id: person },
  direction,
  group: group(own),
  other: other === null ? null : group(other),
});

it("has one row for a member who goes from a group to another, and keeps exits without an entrance", () => {
  const rows = [
    row("averla", "in", "B", "A"),
    row("averla", "out", "A", "B"),
    row("ulivo", "out", "A", null),
    row("rovo", "in", "A", null),
    row("timo", "out", "A", "B"),
  ];
  expect(onePerPassage(rows)).toEqual([rows[0], rows[2], rows[3], rows[4]]);
});
