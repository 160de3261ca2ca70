/** The printed numbers of a site, recomputed from its own download without any code of the builders. */
import { describe, expect, inject, it } from "vitest";
import { checkNumbers } from "#scripts/check-numbers/check.ts";

/** At least this many numbers are compared: a check that finds no number has checked nothing. */
const least: Readonly<Record<string, number>> = { whole: 5000, "first-night-api": 1000, "new-government": 5000 };

const built = Object.entries(least).filter(([name]) => inject("states").some((state) => state.name === name));

describe.each(built)("the state %s", (name, count) => {
  it("prints the numbers that its download gives", () => {
    const out = inject("states").find((state) => state.name === name)?.out ?? "";
    const { compared, differences } = checkNumbers(out);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(count);
  });
});
