import { describe, expect, it } from "vitest";
import { toApiDecree, toApiLegislativeDecree } from "#src/stores/act-api.ts";

const today = "2026-03-05";
/** Read on that day; the build counts to an earlier one. */
const days = { today, asOf: "2026-03-01" };

describe("rows of the API", () => {
  it("read a decree-law's status from its text", () => {
    const raw = {
      identifier: "2026-23",
      title: "Titolo",
      status: "{'status': 'c', 'date': '2026-03-03'}",
      is_omnibus: true,
    };
    expect(toApiDecree(raw, days)).toMatchObject({
      id: "2026-23",
      state: "in_conversion",
      typologies: ["is_omnibus"],
    });
    expect(toApiDecree({ ...raw, status_desc: "Decaduto" }, days)).toMatchObject({ state: "lapsed" });
    expect(toApiDecree({ ...raw, status_desc: "Convertito in legge" }, days)).toMatchObject({ state: "converted" });
    // The bill that converts the decree is not itself a converted decree.
    expect(toApiDecree({ ...raw, conversion_act: { id: 1, type: "bill" } }, days)).toMatchObject({
      state: "in_conversion",
    });
  });

  it("date a decree by the address of its text, not by its presentation", () => {
    const source_url = "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2026-02-24;23";
    const raw = { identifier: "2026-23", title: "Titolo", date_presenting: "2026-02-25" };
    expect(toApiDecree({ ...raw, source_url }, days)?.date).toBe("2026-02-24");
    expect(toApiDecree(raw, days)?.date).toBeNull();
  });

  it("derive a legislative decree's state from its dates", () => {
    const raw = { identifier: "2024-110", title: "Titolo" };
    const [announcing_date, adopting_date, publication_gu_date] = ["2024-05-01", "2024-07-29", "2024-08-07"];
    const stateOf = (days: object) => toApiLegislativeDecree({ ...raw, ...days }, today)?.state;
    expect(stateOf({ announcing_date, adopting_date, publication_gu_date })).toBe("published");
    expect(stateOf({ announcing_date, adopting_date })).toBe("adopted");
    expect(stateOf({ announcing_date })).toBe("announced");
    expect(stateOf({})).toBe("unknown");
  });

  it("count the implementing decrees of a legislative decree", () => {
    const implementing = { to_adopt: { cnt: 3 }, adopted: { cnt: 2 } };
    expect(toApiLegislativeDecree({ identifier: "2024-110", title: "Titolo", implementing }, today)).toMatchObject({
      number: 110,
      implementing: 5,
      adopted: 2,
    });
  });

  it("say of a decree-law in conversion when it ends, and how many days are left on the day of the build", () => {
    const raw = { identifier: "2026-23", title: "Titolo", status: "{'status': 'c'}", days_to_expiry: 24 };
    expect(toApiDecree({ ...raw, publication_gu_date: "2026-02-24" }, days)).toEqual({
      ...{ id: "2026-23", title: "Titolo", date: null, law: null, government: null, typologies: [], isNewer: true },
      ...{ published: "2026-02-24", state: "in_conversion", expires: "2026-04-25", days: null, daysLeft: 55 },
    });
    expect(toApiDecree({ ...raw, days_to_expiry: -1 }, days)).toMatchObject({
      state: "expired",
      daysLeft: null,
      expires: null,
    });
    expect(toApiDecree({ ...raw, GU_publishing_date: "2026-02-24" }, days)?.published).toBe("2026-02-24");
  });

  it("are omitted if invalid", () => {
    for (const raw of [null, "x", [], {}, { title: "senza id" }]) {
      expect(toApiDecree(raw, days)).toBeUndefined();
      expect(toApiLegislativeDecree(raw, today)).toBeUndefined();
    }
  });

  it.each([
    ["an id that leaves the list", { identifier: "../../faq" }],
    ["a title of an error", { title: "undefined" }],
    ["a publication that is no day", { publication_gu_date: "giovedi" }],
    ["a publication that has not come", { publication_gu_date: "2026-03-06" }],
  ])("are omitted with %s", (_name, odd) => {
    const raw = { identifier: "2026-23", title: "Titolo", publication_gu_date: "2026-03-05" };
    for (const read of [
      (row: unknown) => toApiLegislativeDecree(row, today),
      (row: unknown) => toApiDecree(row, days),
    ]) {
      expect(read(raw)?.published).toBe("2026-03-05");
      expect(read({ ...raw, ...odd })).toBeUndefined();
    }
  });
  it.each([
    ["an adoption that is no day", { adopting_date: "ieri" }],
    ["an announcement that has not come", { announcing_date: "2027-01-01" }],
    ["a draft of 31 June", { bill_date: "2025-06-31" }],
    ["less than no implementing decree", { implementing: { to_adopt: { cnt: -1 }, adopted: { cnt: 2 } } }],
  ])("are omitted with %s, which is a legislative decree's", (_name, odd) => {
    expect(toApiLegislativeDecree({ identifier: "2024-110", title: "Titolo", ...odd }, today)).toBeUndefined();
  });
  it("count no days of a decree-law that is newer than the build's count, and none without one", () => {
    const raw = {
      identifier: "2026-23",
      title: "Titolo",
      status: "{'status': 'c'}",
      publication_gu_date: "2026-03-02",
    };
    const left = (asOf: string | null) => toApiDecree({ ...raw, days_to_expiry: 57 }, { today, asOf })?.daysLeft;
    expect([left("2026-03-01"), left("2026-03-02"), left(null)]).toEqual([null, 60, null]);
  });
});
