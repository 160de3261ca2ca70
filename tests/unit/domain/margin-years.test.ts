import { expect, it } from "vitest";
import type { Outcome } from "#src/domain/codes.ts";
import { marginYears } from "#src/domain/margin-years.ts";

it("counts by year all votes, those with a margin and the close ones, with their median margin", () => {
  const vote = (date: string, margin: number | null, outcome: Outcome = "rejected") => ({ date, margin, outcome });
  expect(
    marginYears([
      vote("2026-11-19", 41),
      vote("2026-03-02", 19),
      vote("2026-01-01", null),
      // Annulled: it decided nothing.
      vote("2026-01-01", 0, "other"),
      vote("2025-05-05", 20),
      vote("2023-01-10", null),
    ]),
  ).toEqual([
    { year: "2026", all: 4, votes: 2, risky: 1, median: 30 },
    { year: "2025", all: 1, votes: 1, risky: 0, median: 20 },
    { year: "2023", all: 1, votes: 0, risky: 0, median: null },
  ]);
});
