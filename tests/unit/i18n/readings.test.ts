/** A label that asserts absence needs to know that its part was read. */
import { describe, expect, it } from "vitest";
import { readingOf } from "#src/domain/coverage.ts";
import { side } from "#src/i18n/common.ts";
import { offices } from "#src/i18n/people.ts";

describe("a missing side", () => {
  it("is on neither side only where sides of the chamber are known", () => {
    expect(side(null, readingOf([null, null]))).toBe("Non ancora acquisito");
    expect(side(null, readingOf(["majority", null]))).toBe("Né maggioranza né opposizione");
  });

  it("tells nothing of sides where nobody's has been read", () => {
    expect([readingOf([]), readingOf([null, "opposition"]), readingOf(["majority"])]).toEqual([
      "unread",
      "partial",
      "complete",
    ]);
  });
});

it("says that there are no other offices only where bodies and governments were read", () => {
  expect(offices.none("complete")).toBe("Nessun incarico oltre al mandato risulta alla fonte.");
  expect(offices.none("partial")).toBe("Altri incarichi: non ancora acquisito.");
});
