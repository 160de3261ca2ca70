import { expect, it } from "vitest";
import { compositionBars } from "#src/components/members/composition-bars.ts";

const group = (acronym: string, count: number) => ({ id: acronym.toLowerCase(), acronym, name: acronym, count });
const drawn = (count: number, ...groups: ReturnType<typeof group>[]) =>
  compositionBars({ groups, count }).map((bar) => [bar.group?.acronym ?? null, bar.count, bar.x, bar.width]);

it("covers the whole chamber: members without group come last", () => {
  expect(drawn(200, group("UNO", 150), group("DUE", 49))).toEqual([
    ["UNO", 150, "0%", "75%"],
    ["DUE", 49, "75%", "24.5%"],
    [null, 1, "99.5%", "0.5%"],
  ]);
});

it("has no such part where all members have a group, and draws nothing for an empty chamber", () => {
  expect(drawn(4, group("UNO", 3), group("DUE", 1))).toEqual([
    ["UNO", 3, "0%", "75%"],
    ["DUE", 1, "75%", "25%"],
  ]);
  expect(drawn(0)).toEqual([]);
});
