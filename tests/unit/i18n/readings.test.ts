/** A label that asserts absence needs to know that its part was read. */
import { expect, it } from "vitest";
import { readingOf } from "#src/domain/coverage.ts";
import { sideOn } from "#src/domain/group-on-day.ts";
import { side } from "#src/i18n/common.ts";
import { offices } from "#src/i18n/people.ts";

it("a side is neither only where a source says so: one that nobody gives is not known", () => {
  const periods = [{ side: null, start: "2025-01-15", end: null }] as const;
  expect(side(sideOn(periods, "2025-06-01"))).toBe("Né maggioranza né opposizione");
  expect(side(sideOn(periods, "2024-06-01"))).toBe("Schieramento non noto");
  expect(side(sideOn([], "2025-06-01"))).toBe("Schieramento non noto");
});

it("a part of which only some is known is partial, one of which nothing is known unread", () => {
  expect([readingOf([]), readingOf([null, "opposition"]), readingOf(["majority"])]).toEqual([
    "unread",
    "partial",
    "complete",
  ]);
});

it("says that there are no other offices only where bodies and governments were read", () => {
  expect(offices.none("complete")).toBe("Nessun incarico oltre al mandato risulta alla fonte.");
  expect(offices.none("partial")).toBe("Altri incarichi: non ancora acquisito.");
});
