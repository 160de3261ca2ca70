import { describe, expect, it } from "vitest";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { decreePages, implementingDecreePages, legislativeDecreePages } from "#scripts/contracts/acts/decrees.ts";
import { toFacts } from "#src/components/acts/brief-facts.ts";
import type { Act } from "#src/domain/records.ts";
import { conversionTerm, delegationSentence, legislativeOutcome } from "#src/i18n/act-sentences.ts";
import { legislativeName } from "#src/i18n/act-texts.ts";
import { actReader } from "#tests/fixtures/act-reader.ts";
import { bill, decree, implementingDecree, legislativeDecree, reading, step } from "#tests/fixtures/act-records.ts";
import { site } from "#tests/fixtures/builders.ts";

describe("decree pages", () => {
  it("have no flags only where the source says so", () => {
    const flagsOf = (isOmnibus: boolean | null) =>
      decreePages.build(
        actReader([decree({ isOmnibus, isMinotaurus: false, isSubjectToAgreements: false })]),
        "2026-23",
      ).flags;
    expect([true, false, null].map(flagsOf)).toEqual([["isOmnibus"], [], null]);
  });

  it("counts the days left on the day of the data, whenever the chambers last sat, and says which", () => {
    const sat = site({ source: "api", dataDate: { C: "2026-11-12", S: "2026-11-05" } });
    const page = decreePages.build(actReader([decree()], { site: [sat] }), "2026-23");
    expect(page.state).toMatchObject({ code: "in_conversion", days: null, daysLeft: 11 });
    expect(page.asOf).toBe("2026-11-20");
    expect(decreePages.build(actReader([decree({ status: "lapsed" })]), "2026-23").asOf).toBeNull();
  });

  it("has nothing still to come once the term is over, whatever the source still lists", () => {
    const steps = [
      step({ reading: null, label: "Esame in commissione", date: "2026-10-05" }),
      { ...step({ reading: null, label: "Diventa legge", date: null }), isPending: true as const },
    ];
    const labelsOf = (published: string) =>
      decreePages
        .build(actReader([decree({ published, steps })]), "2026-23")
        .passages.flatMap((passage) => passage.steps.map(({ label }) => label));
    expect(labelsOf("2026-10-02")).toEqual(["Esame in commissione", "Diventa legge"]);
    expect(labelsOf("2026-09-01")).toEqual(["Esame in commissione"]);
  });

  it("awaits no term of a decree whose fate is known, also without its day in the Gazzetta", () => {
    const termsOf = (status: "in_conversion" | "converted" | "lapsed", published: string | null) =>
      toFacts(decreePages.build(actReader([decree({ status, published })]), "2026-23")).flatMap((fact) =>
        typeof fact === "object" && fact.term === "Termine per la conversione" && typeof fact.value === "string"
          ? [fact.value.replaceAll("\u00a0", " ")]
          : [],
      );
    expect(termsOf("converted", null)).toEqual([]);
    expect(termsOf("lapsed", null)).toEqual([]);
    expect(termsOf("in_conversion", null)).toEqual(["Non ancora acquisito"]);
    expect(termsOf("converted", "2026-10-02")).toEqual(["1° dicembre 2026"]);
  });

  it("has its term on the page of the bill that converts it, while the outcome is awaited", () => {
    const pageOf = (status: "in_conversion" | "converted", published = "2026-10-02") =>
      billPages.build(actReader([decree({ status, published }), bill({ id: "C_1", converts: "2026-23" })]), "C_1");
    const open = pageOf("in_conversion");
    expect([open.term, open.asOf]).toEqual([{ expires: "2026-12-01", daysLeft: 11 }, "2026-11-20"]);
    expect(open.term && conversionTerm(open.term, open.asOf).replaceAll("\u00a0", " ")).toBe(
      "Da convertire entro il 1° dicembre 2026: restano 11 giorni (conto al 20 novembre 2026)",
    );
    expect(pageOf("in_conversion", "2026-09-01").term).toEqual({ expires: "2026-10-31", daysLeft: null });
    expect([pageOf("converted").term, pageOf("converted").asOf]).toEqual([null, null]);
  });

  it("goes on with the iter of the bill that converts it", () => {
    const conversion = bill({
      id: "C_1",
      readings: [reading("C.1")],
      steps: [step({ reading: "C.1", kind: "presented", date: "2026-10-02", label: "Presentato" })],
    });
    const council = step({ kind: "council", date: "2026-09-28", label: "Consiglio dei ministri" });
    const page = decreePages.build(
      actReader([decree({ conversionBills: ["C_1"], steps: [council] }), conversion]),
      "2026-23",
    );
    expect(page.passages.map(({ reading }) => reading)).toEqual([null, "C.1"]);
    const lapsed = step({ kind: "lapsed", date: "2026-12-01", label: "Decaduto" });
    const late = step({ reading: "C.1", kind: "rejected", date: "2027-01-30", label: "Respinto" });
    const interrupted = decreePages.build(
      actReader([
        decree({ conversionBills: ["C_1"], steps: [council, lapsed] }),
        { ...conversion, steps: [...conversion.steps, late] },
      ]),
      "2026-23",
    );
    expect(interrupted.passages.map(({ reading, steps }) => [reading, ...steps.map(({ date }) => date)])).toEqual([
      [null, "2026-09-28"],
      ["C.1", "2026-10-02"],
      [null, "2026-12-01"],
      ["C.1", "2027-01-30"],
    ]);
    expect(page.conversionBills[0]?.label).toBe("C.1");
    expect(toFacts(page)[0]).toEqual({
      ...{ term: "Ddl di conversione", isInline: true },
      value: [{ text: "C.\u00a01", href: "/attivita_legislativa/disegni_di_legge/C_1" }],
    });
  });

  it("tells what the decree and its bill have in common once", () => {
    const law = step({ kind: "law", date: "2026-11-14", label: "Legge n. 202" });
    const published = step({ kind: "published", date: "2026-11-17", label: "Pubblicata in Gazzetta Ufficiale" });
    const own = step({ kind: "published", date: "2026-09-29", label: "Pubblicato in Gazzetta Ufficiale" });
    const conversion = bill({ id: "C_1", readings: [reading("C.1")], steps: [law, published] });
    const steps = (acts: Act[]) =>
      decreePages
        .build(actReader(acts), "2026-23")
        .passages.flatMap((passage) => passage.steps.map(({ kind, date }) => `${kind} ${date ?? ""}`));
    const told = ["published 2026-09-29", "law 2026-11-14", "published 2026-11-17"];
    expect(steps([decree({ conversionBills: ["C_1"], steps: [own, law, published] }), conversion])).toEqual(told);
    expect(steps([decree({ steps: [own, law, published] })])).toEqual(told);
  });

  it("links a legislative decree to its delegation law and back", () => {
    const dlgs = legislativeDecree({
      delegationLaws: [{ label: "Legge 9 agosto 2023, n. 111", act: { kind: "bill", id: "C_1742" } }],
    });
    const reader = actReader([dlgs, bill()]);
    expect(legislativeDecreePages.build(reader, "2024-110").delegationLaws[0]).toMatchObject({
      id: "C_1742",
      label: "Legge 9 agosto 2023, n. 111",
    });
    expect(billPages.build(reader, "C_1742").delegated[0]).toMatchObject({ id: "2024-110", state: "published" });
  });

  it("says which act asks for an implementing decree, and how many others it asks for", () => {
    const reader = actReader([
      bill(),
      implementingDecree(),
      implementingDecree({ id: "3108", adoptionDate: "2026-01-01" }),
    ]);
    const page = implementingDecreePages.build(reader, "3107");
    expect(page.reference).toMatchObject({ id: "C_1742", label: "Legge 5 novembre 2025, n. 171" });
    expect(page.siblings).toMatchObject({ total: 2, adopted: 1, rows: [{ id: "3108", adoptionDate: "2026-01-01" }] });
    expect(page.siblings?.rows).toHaveLength(1);
  });
});

it("says of a draft only that the chambers received it", () => {
  const undated = { number: null, year: null, announced: null, adopted: null, billDate: null, published: null };
  const draft = legislativeDecree({
    ...{ id: "schema-19-152", ...undated },
    draft: { number: "152", submitted: "2024-03-11", status: "assegnato" },
  });
  const page = legislativeDecreePages.build(actReader([draft]), "schema-19-152");
  const plain = (text: string): string => text.replaceAll("\u00a0", " ");
  const { word, rest } = legislativeOutcome(page);
  expect([plain(legislativeName(page)), plain(word + rest)]).toEqual([
    "Schema di decreto legislativo, atto del Governo n. 152",
    "Schema trasmesso alle Camere l’11 marzo 2024.",
  ]);
});

it("says when a legislative decree followed its adoption, and what it is made for", () => {
  const plain = (text: string | undefined): string => (text ?? "").replaceAll("\u00a0", " ");
  const facts = { state: "published", published: "2023-11-08", announced: null, draft: null } as const;
  const said = (adopted: string | null) => {
    const { word, rest } = legislativeOutcome({ ...facts, adopted });
    return plain(word + rest);
  };
  expect(said("2023-10-23")).toBe("In Gazzetta Ufficiale dall’8 novembre 2023, 16 giorni dopo l’adozione.");
  expect(said("2023-11-08")).toBe("In Gazzetta Ufficiale dall’8 novembre 2023.");
  expect(said(null)).toBe("In Gazzetta Ufficiale dall’8 novembre 2023.");
  const laws = [{ label: "Legge n. 216 del 2022", href: "/legge" }, { label: "Legge n. 1 del 2023" }];
  expect(
    delegationSentence(laws)
      ?.map(({ text, href }) => (href === undefined ? text : `[${text}]`))
      .join(""),
  ).toBe("Attua la delega della [legge n. 216 del 2022] e della legge n. 1 del 2023.");
  expect(delegationSentence([{ label: "Regolamento (UE)" }])).toBeNull();
  expect(delegationSentence([])).toBeNull();
});

it("shows no second title of the same matter, and no kind of delegation that any law has", () => {
  const terms = (given: Partial<Extract<Act, { kind: "dlgs" }>>) =>
    toFacts(legislativeDecreePages.build(actReader([legislativeDecree(given)]), "2024-110")).flatMap((fact) =>
      typeof fact === "object" ? [fact.term] : [],
    );
  const same = { title: "Attuazione della delega in materia di turismo", shortTitle: null, type: "Legge delega" };
  expect(terms({ ...same, descriptiveTitle: "Riordino in materia di turismo" })).not.toContain("Oggetto");
  expect(terms({ ...same, descriptiveTitle: "Riordino in materia di acque" })).toContain("Oggetto");
  expect(terms(same)).not.toContain("Tipo di delega");
  expect(terms({ ...same, type: "Legge di delegazione europea" })).toContain("Tipo di delega");
});
