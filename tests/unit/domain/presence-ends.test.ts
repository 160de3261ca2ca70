import { expect, it } from "vitest";
import { presenceEnds } from "#src/domain/presence.ts";

const row = (id: string, present: number, voting = 1000) => ({ id, figures: { present, voting } });
const ends = (...rows: Parameters<typeof presenceEnds<ReturnType<typeof row> | { id: string; figures: null }>>[0]) => {
  const { most, least } = presenceEnds(rows);
  return [most?.id, least?.id];
};

it("finds the highest and the lowest presence among members with enough votes", () => {
  const unknown = { id: "u", figures: null };
  expect(ends(row("a", 500), row("b", 900), unknown, row("c", 10), row("d", 9, 9))).toEqual(["b", "c"]);
});

it("names nobody where several are printed alike, and nobody of one or none", () => {
  expect(ends(row("a", 9000, 10000), row("b", 9004, 10000), row("c", 1))).toEqual([undefined, "c"]);
  expect(ends(row("a", 900), row("b", 1), row("c", 1))).toEqual(["a", undefined]);
  expect(ends(row("a", 900))).toEqual([undefined, undefined]);
  expect(ends()).toEqual([undefined, undefined]);
});
