/** The printed numbers of a site, recomputed from its own download without any code of the builders. */
import { describe, expect, inject, it } from "vitest";
import { checkNumbers } from "#scripts/check-numbers/check.ts";

/** At least this many numbers are compared: a check that finds none has checked nothing. One vote has few. */
const least: Readonly<Record<string, number>> = { "real-shapes": 51, "new-legislature": 0 };

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (name, { out }) => {
  it("prints the numbers that its download gives", () => {
    const { compared, differences } = checkNumbers(out);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(least[name] ?? 1001);
  });
});
