import fc from "fast-check";
import { expect, it } from "vitest";
import { decodeBallots, encodeBallots } from "#src/domain/ballot-text.ts";
import { memberVoteCodes } from "#src/domain/codes.ts";

it("writes one letter a member and a dash for no position", () => {
  expect(
    encodeBallots(
      ["a", "b", "c"],
      new Map([
        ["a", "AYE"],
        ["c", "ABSE"],
      ] as const),
    ),
  ).toBe("A-X");
});

it("round-trips", () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom(...memberVoteCodes))), (codes) => {
      const ids = codes.map((_, index) => String(index));
      const ballots = new Map(codes.flatMap((code, index) => (code === null ? [] : [[String(index), code] as const])));
      expect(decodeBallots(encodeBallots(ids, ballots))).toEqual(codes);
    }),
  );
});
