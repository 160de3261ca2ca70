import { describe, expect, it } from "vitest";
import { toApiBill, toApiDecree, toApiImplementingDecree, toApiLegislativeDecree } from "#src/stores/act-api.ts";

describe("rows of the API", () => {
  it("become bills, without unknown codes", () => {
    const raw = {
      slug: "C_2336",
      identifier: "C.2336",
      title: "Titolo",
      type: "ORD",
      initiative: "GOV",
      date_presenting: "2025-04-01",
      branch: "C",
      status: { phase: "first_step", date: "2025-05-02" },
      first_signers: [{ given_name: "Ada", family_name: "D’Amico" }],
      is_key_act: true,
    };
    expect(toApiBill(raw)).toMatchObject({
      id: "C_2336",
      state: "first_step",
      signers: ["Ada D’Amico"],
      statusDate: "2025-05-02",
      isKey: true,
    });
    expect(toApiBill({ ...raw, type: "NEW", status: {} })).toMatchObject({
      ...{ type: null, typeText: "NEW", phase: null, state: "unknown" },
    });
  });

  it("become bills from labels, as the API publishes them in lists", () => {
    const raw = {
      id: 54867,
      slug: "S_1818",
      title: "Titolo",
      identifier: "S.1818",
      date_presenting: "2022-10-14",
      first_signers: [{ id: 1, slug: "fabio-tasso-1955-06-15-2", name: "Fabio Tasso", group: null, party: null }],
      type: "Legge costituzionale",
      status: { date: "2023-07-26", phase: "Approvato" },
      branch: "Senato",
    };
    expect(toApiBill(raw)).toMatchObject({
      ...{ id: "S_1818", branch: "S", type: "COST", phase: null, phaseText: "Approvato", signers: ["Fabio Tasso"] },
    });
  });

  it("read a decree-law's status from its text", () => {
    const raw = {
      identifier: "2026-23",
      title: "Titolo",
      status: "{'status': 'c', 'date': '2026-03-03'}",
      is_omnibus: true,
    };
    expect(toApiDecree(raw)).toMatchObject({
      id: "2026-23",
      state: "in_conversion",
      typologies: ["is_omnibus"],
    });
    expect(toApiDecree({ ...raw, status_desc: "Decaduto" })).toMatchObject({ state: "lapsed" });
    expect(toApiDecree({ ...raw, status_desc: "Convertito in legge" })).toMatchObject({ state: "converted" });
    // The bill that converts the decree is not itself a converted decree.
    expect(toApiDecree({ ...raw, conversion_act: { id: 1, type: "bill" } })).toMatchObject({ state: "in_conversion" });
  });

  it("date a decree by the address of its text, not by its presentation", () => {
    const source_url = "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2026-02-24;23";
    const raw = { identifier: "2026-23", title: "Titolo", date_presenting: "2026-02-25" };
    expect(toApiDecree({ ...raw, source_url })?.date).toBe("2026-02-24");
    expect(toApiDecree(raw)?.date).toBeNull();
  });

  it("derive a legislative decree's state from its dates", () => {
    const raw = { identifier: "2024-110", title: "Titolo" };
    const [announcing_date, adopting_date, publication_gu_date] = ["2024-05-01", "2024-07-29", "2024-08-07"];
    const stateOf = (days: object) => toApiLegislativeDecree({ ...raw, ...days })?.state;
    expect(stateOf({ announcing_date, adopting_date, publication_gu_date })).toBe("published");
    expect(stateOf({ announcing_date, adopting_date })).toBe("adopted");
    expect(stateOf({ announcing_date })).toBe("announced");
    expect(stateOf({})).toBe("unknown");
  });

  it("count the implementing decrees of a legislative decree", () => {
    const implementing = { to_adopt: { cnt: 3 }, adopted: { cnt: 2 } };
    expect(toApiLegislativeDecree({ identifier: "2024-110", title: "Titolo", implementing })).toMatchObject({
      number: 110,
      implementing: 5,
      adopted: 2,
    });
  });

  it("read ministries as text or as objects", () => {
    const raw = {
      id: 3107,
      title: "Titolo",
      status: "Adottato in ritardo",
      mins_proposer: ["Interno", { name: "Difesa" }],
    };
    expect(toApiImplementingDecree(raw)).toMatchObject({
      id: "3107",
      state: "adopted_late",
      proposers: ["Interno", "Difesa"],
    });
  });

  it("are omitted if invalid", () => {
    for (const read of [toApiBill, toApiDecree, toApiLegislativeDecree, toApiImplementingDecree]) {
      for (const raw of [null, "x", [], {}, { title: "senza id" }]) expect(read(raw)).toBeUndefined();
    }
  });
});
