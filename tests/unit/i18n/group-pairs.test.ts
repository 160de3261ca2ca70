import { expect, it } from "vitest";
import { extremesSentence } from "#src/i18n/group-pairs.ts";

const groups = ["GIN", "MIR", "ALL", "COR"].map((acronym) => ({ id: acronym.toLowerCase(), acronym }));
const pair = (a: string, b: string, same: number, both: number) => ({ a, b, same, both });
const close = pair("gin", "mir", 546, 556);
const far = pair("all", "cor", 254, 556);
const say = (pairs: readonly ReturnType<typeof pair>[], reading: "complete" | "partial" = "complete") =>
  extremesSentence("C", groups, pairs, reading).replaceAll("\u00a0", " ");

it("names the two groups that agree most and least", () => {
  expect(say([pair("gin", "all", 500, 556), far, close])).toBe(
    "Alla Camera votano più spesso allo stesso modo GIN e MIR (98,2% di 556), più di rado ALL e COR (45,7% di 556).",
  );
  expect(say([close, far], "partial")).toMatch(/^Nelle votazioni acquisite finora alla Camera votano più spesso/);
});

it("names no two groups where others agree as much, or of a handful of votes", () => {
  expect(say([close, { ...close, a: "all" }, far])).toBe(
    "Alla Camera votano più di rado allo stesso modo ALL e COR (45,7% di 556).",
  );
  expect(say([close, pair("all", "cor", 1, 9)])).toBe("");
  expect(say([close, { ...close, a: "all" }])).toBe("");
  expect(say([])).toBe("");
});
