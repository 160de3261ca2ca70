import { describe, expect, it } from "vitest";
import type { CorrectedField } from "#src/contracts/corrections.ts";
import {
  correctionNote,
  correctionSentence,
  recordWord,
  tombstoneRecord,
  tombstoneWord,
} from "#src/i18n/corrections.ts";

describe("correctionSentence", () => {
  it("names the value before and after", () => {
    expect(correctionSentence({ field: "noes", person: null, before: "1121", after: "1120" })).toBe(
      "contrari: prima 1.121, ora 1.120",
    );
    expect(correctionSentence({ field: "title", person: null, before: "Em. 1", after: "Em. 2" })).toBe(
      "titolo: prima «Em. 1», ora «Em. 2»",
    );
    const date = correctionSentence({ field: "date", person: null, before: "2026-11-18", after: "2026-11-19" });
    expect(date.replaceAll("\u00a0", " ")).toBe("data: prima 18 novembre 2026, ora 19 novembre 2026");
    expect(correctionSentence({ field: "ayes", person: null, before: "120", after: null })).toBe(
      "favorevoli: prima 120, ora non indicato",
    );
  });

  it("names the member whose position was corrected", () => {
    expect(
      correctionSentence({ field: "ballot", person: { id: "x", name: "Rivalta Ada" }, before: "NO", after: "ABSE" }),
    ).toBe("voto di Rivalta Ada, prima contrario, ora assente");
  });

  it("names only the field where values have no short form", () => {
    expect(correctionSentence({ field: "acts", person: null, before: null, after: null })).toBe(
      "atti votati: valore cambiato",
    );
  });
});

it("heads the day on which a correction of ours ends as an end, not as a correction", () => {
  const own = { path: "ayes", reason: "Lo dice il resoconto", source: "https://example.org/r", hasEnded: true };
  const field = { field: "ayes", person: null, before: "121", after: "120" };
  const day = (...fields: CorrectedField[]) => correctionNote.day("2026-11-19", fields).replaceAll("\u00a0", " ");
  expect(day({ ...field, own })).toBe("Correzione finita il 19 novembre 2026");
  expect(day({ ...field, own }, { ...field, own })).toBe("Correzioni finite il 19 novembre 2026");
  expect(day({ ...field, own: { ...own, hasEnded: false } })).toBe("Valore corretto il 19 novembre 2026");
  expect(day(field, { ...field, own })).toBe("Valori corretti il 19 novembre 2026");
});

describe("recordWord", () => {
  it("names the kind of a record", () => {
    expect(recordWord("vote", "vs19_641_041")).toBe("votazione");
    expect(recordWord("act", "bill/C_2750").replaceAll("\u00a0", " ")).toBe("ddl C. 2750");
    expect(recordWord("act", "decree/2026-31").replaceAll("\u00a0", " ")).toBe("decreto-legge n. 31 del 2026");
    expect(recordWord("act", "datt/103").replaceAll("\u00a0", " ")).toBe("decreto attuativo");
  });
});

it("names the kind of a removed record, after its name", () => {
  expect(tombstoneWord("vote", "vs19_641_012")).toBe("votazione vs19_641_012");
  expect(tombstoneWord("person", "d-amico-ada-1970-01-31")).toBe("persona");
});

it("names a removed record without a known name", () => {
  expect(tombstoneRecord("act", "bill/C_1006").replaceAll("\u00a0", " ")).toBe("Ddl C. 1006");
  expect(tombstoneRecord("vote", "vs19_641_012")).toBe("Votazione vs19_641_012");
  expect(tombstoneRecord("person", "d-amico-ada-1970-01-31")).toBe("Persona d-amico-ada-1970-01-31");
});
