/** Decrees of the API as records: nothing is said of them that the source does not say. */
import { describe, expect, it } from "vitest";
import { Notes } from "#scripts/pull/notes.ts";
import { rawGovDecree, rawImplementingDecree } from "#scripts/pull/sources/api/raw-acts.ts";
import { toDecree, toImplementingDecree } from "#scripts/pull/sources/api/to-decrees.ts";

const context = {
  notes: new Notes(),
  origin: { name: "x", day: "2026-11-20" },
  governmentOn: (day: string) => (day < "2026-01-15" ? "uno" : "due"),
  governmentNamed: (name: string) => (name === "Uno I" ? "uno" : null),
  billIds: new Map<string, string>(),
};
const decree = (own: object) =>
  toDecree(rawGovDecree.parse({ id: 1, identifier: "2026-23", title: "x", ...own }), context);
const implementing = (own: object, notes = context.notes) =>
  toImplementingDecree(rawImplementingDecree.parse({ id: 5, title: "x", ...own }), { ...context, notes });

it("the day of a decree-law is that of its text, not that on which it was presented", () => {
  const source_url = "https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legge:2026-02-24;23";
  expect(decree({ source_url, date_presenting: "2026-02-25" }).date).toBe("2026-02-24");
  expect(decree({ date_presenting: "2026-02-25" }).date).toBeNull();
});

it("the law that converts a decree has no day of its own: the status has", () => {
  const conversion_act = { id: 3, identifier: "55", slug: null, type: "prev_act" };
  const converted = decree({ status_desc: "Convertito in legge", status_date: "2026-04-20", conversion_act });
  expect(converted).toMatchObject({ conversionLaw: { number: "55", date: null }, statusDate: "2026-04-20" });
});

it("a decree-law is of the government whose council approved it, whoever was there when it was published", () => {
  expect(decree({ council_ministers_approval_date: "2026-01-14", publication_gu_date: "2026-01-16" }).government).toBe(
    "uno",
  );
  expect(decree({ publication_gu_date: "2026-01-16" }).government).toBe("due");
});

it("what a decree-law is not said to be is not known", () => {
  expect(decree({ is_omnibus: false })).toMatchObject({ isOmnibus: false, isMinotaurus: null, isKey: null });
});

it("an implementing decree is of the government that the source names; of one that it does not list, of none", () => {
  expect(implementing({ gov: "Uno I", adoption_date: "2026-03-01" }).government).toBe("uno");
  expect(implementing({ gov: "Zero I", adoption_date: "2026-03-01" }).government).toBeNull();
  expect(implementing({ adoption_date: "2026-03-01" }).government).toBe("due");
});

describe("quirks of the API", () => {
  it("an implementing decree past its deadline has the status that the source gives, whatever the day of the reading", () => {
    const raw = {
      status: "Non adottato",
      deadline_date: "2026-05-26",
      mins_proposer: ["Ambiente", { name: "Economia" }, "PRESIDENZA DEL CONSIGLIO DEI MINISTRI"],
    };
    expect(implementing(raw)).toMatchObject({
      status: "not_adopted",
      proposers: ["Ambiente", "Economia", "Presidenza del Consiglio dei ministri"],
    });
    const nameless = { ...raw, reference_law: { id: 4, identifier: null, slug: null, type: "bill" } };
    expect(implementing(nameless).reference).toBeNull();
  });

  it("implementing decrees say their status in words; a word never seen is none, with a remark", () => {
    const notes = new Notes();
    const statusOf = (status: string) => implementing({ status }, notes).status;
    expect(["Adottato", "Adottato in ritardo", "Non adottato", "Sospeso"].map(statusOf)).toEqual([
      "adopted",
      "adopted_late",
      "not_adopted",
      null,
    ]);
    expect(notes.lines).toEqual(['implementingdecrees: unknown status "Sospeso"']);
  });

  it("the day of the Gazzetta of a decree-law stands in either of two fields", () => {
    const dates = [{ publication_gu_date: "2026-03-03" }, { GU_publishing_date: "2026-03-03" }, {}].map((own) =>
      decree({ status_desc: "In conversione", ...own }),
    );
    expect(dates.map(({ published, expires, status }) => [published, expires, status])).toEqual([
      ["2026-03-03", "2026-05-02", "in_conversion"],
      ["2026-03-03", "2026-05-02", "in_conversion"],
      [null, null, "in_conversion"],
    ]);
  });
});
