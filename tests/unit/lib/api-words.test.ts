import { describe, expect, it } from "vitest";
import { dayOf, decreeDayIn, decreeStatusOf, outcomeOf, putIds } from "#src/lib/api-words.ts";

describe("words of the API", () => {
  it.each([
    ["Approvata", "approved"],
    ["Approvato", "approved"],
    ["Respinta", "rejected"],
    ["Annullata", "other"],
    ["", "other"],
  ] as const)("%j is the outcome %s", (word, outcome) => {
    expect(outcomeOf(word)).toBe(outcome);
  });

  it.each([
    ["In conversione", "c", "in_conversion"],
    ["In conversione", null, "in_conversion"],
    ["Convertito in legge", "c", "converted"],
    ["Decaduto", "c", "lapsed"],
    ["Non convertito", "c", "lapsed"],
    ["Non ancora convertito in legge", null, "in_conversion"],
    ["Da convertire", null, "in_conversion"],
    ["Decaduto per mancata conversione", null, "lapsed"],
    ["", "converted", "converted"],
    ["", "c", "in_conversion"],
    ["Sospeso", "z", null],
    ["", null, null],
  ] as const)("%j with the code %j is a decree-law with the status %j", (description, code, status) => {
    expect(decreeStatusOf(description, code)).toBe(status);
  });

  it.each([
    ["2026-03-02", "2026-03-02"],
    ["2026-03-02T00:00:00", "2026-03-02"],
    ["2026-03-02T22:59:59Z", "2026-03-02"],
    ["2026-03-02T23:00:00Z", "2026-03-03"],
    ["2026-07-02T22:00:00.000Z", "2026-07-03"],
    ["2026-03-03T00:00:00+01:00", "2026-03-03"],
    ["3 marzo", "3 marzo"],
  ])("%j is the date %j in Rome", (moment, day) => {
    expect(dayOf(moment)).toBe(day);
  });

  it("a decree-law's date is read from the address of its text", () => {
    expect(decreeDayIn("https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2026-02-24;23")).toBe(
      "2026-02-24",
    );
    expect(decreeDayIn("https://www.normattiva.it/")).toBeNull();
    expect(decreeDayIn(null)).toBeNull();
  });
});

it("ids replace slugs at any depth, and nothing else", () => {
  const answer = { slug: "a-1", name: "a-1", rows: [{ person: { slug: "a-1" }, group: null }, { slug: 7 }, "a-1"] };
  putIds(answer, (slug) => slug.toUpperCase());
  expect(answer).toEqual({
    slug: "A-1",
    name: "a-1",
    rows: [{ person: { slug: "A-1" }, group: null }, { slug: 7 }, "a-1"],
  });
});
