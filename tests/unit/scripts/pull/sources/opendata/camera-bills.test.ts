/** What the Camera's graph adds to its bills, and how they stay as they are without it. */
import { describe, expect, it } from "vitest";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { actTables } from "#src/domain/tables/acts.ts";
import type { Bill } from "#src/domain/records.ts";
import { toCameraState } from "#scripts/pull/sources/opendata/bill-states.ts";
import { site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { addCameraBill, addSuccession, type CameraBill } from "#tests/fixtures/opendata/small-parliament.ts";
import { emptyAnswer } from "#tests/support/sparql-server.ts";
import { askedFor, dumps, eachWithSmallParliament, emptyCache, pull, serve, type Pulled } from "./served-parliament.ts";

eachWithSmallParliament();

const normattiva = "https://www.normattiva.it/uri-res/N2Ls?";
const text = "http://documenti.camera.it/apps/getDocumento.ashx?idLegislatura=19&codicePDL=19PDL0021";

/** C.715, the second reading of a law whose first one was S.13. */
const uso: CameraBill = {
  number: "715",
  states: [
    ["Da assegnare", "20230203"],
    ["Assegnato", "20230210"],
    ["In discussione", "20230425"],
    ["In corso di esame in Commissione", "20230301"],
    ["Concluso l'esame da parte della Commissione. In stato di relazione", "20230420"],
    ["In corso di esame in Commissione", "20230301"],
    ["Approvato definitivamente. Legge", "20230510"],
  ],
  rapporteurs: [
    ["CONOSCIUTO Nessuno", 103],
    ["CONOSCIUTO Nessuno", 103, "f.f."],
    ["DE LUCA PIA", 102, "Relatore di minoranza"],
    ["MAI VISTO"],
  ],
  texts: [
    ["Testo approvato", "20230502", `${text}50`],
    ["Proposta di legge presentata il 3 febbraio 2023", "20230203", text],
  ],
  law: "http://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2023-05-10;45",
};

const billOf = (pulled: Pulled): Bill => {
  const act = pulled.get("act", "bill/S_13");
  if (act.kind !== "bill") throw new Error("no bill");
  return act;
};
const stepsOf = (pulled: Pulled) =>
  billOf(pulled).steps.map(({ date, kind, label }) => `${date ?? ""} ${kind} ${label}`);
const rapporteursOf = (pulled: Pulled) =>
  billOf(pulled).rapporteurs.map(({ person, name, reading, place, isMinority }) =>
    [person, name, reading, place, isMinority].join("|"),
  );
const before = [
  "2022-11-02 presented Presentato",
  "2022-11-10 assigned Assegnato in sede redigente",
  "2023-02-01 approved Approvato",
  "2023-02-03 presented Trasmesso",
  "2023-02-10 assigned Assegnato in sede referente",
];
const end = "2023-05-02 law Approvato definitivamente. Legge";

describe("a bill of which the Camera's graph has states, rapporteurs, texts and law", () => {
  it("has every state on its day; the approval for good stays that of the repertory, which dates the vote", async () => {
    addCameraBill(dumps, uso);
    await serve();
    expect(stepsOf(await pull())).toEqual([
      ...before,
      "2023-03-01 committee_start In corso di esame in Commissione",
      "2023-04-20 committee_end Concluso l’esame da parte della Commissione. In stato di relazione",
      "2023-04-25 assembly In discussione",
      end,
    ]);
  });

  it("has rapporteurs as deputies: known ones linked, and those whom the repertory lacks", async () => {
    addCameraBill(dumps, uso);
    await serve();
    expect(rapporteursOf(await pull())).toEqual([
      "dalfonso-anna|Anna D’Alfonso|C.715|commissione|false",
      "urzi-ugo-maria|Ughetto Urzì|C.715|commissione|false",
      "della-rovere-carlo|Nessuno Conosciuto|C.715|assemblea (facente funzioni)|true",
      "de-luca-pia|De Luca Pia|C.715||true",
      "|Mai Visto|C.715||false",
    ]);
  });

  it("links the law as published, on the page and in the downloads, with the texts", async () => {
    addCameraBill(dumps, uso);
    await serve();
    const pulled = await pull();
    const bill = billOf(pulled);
    expect(bill.law).toEqual({
      ...{ number: "45", date: "2023-05-10", published: null },
      url: `${normattiva}urn:nir:stato:legge:2023-05-10;45`,
    });
    const page = billPages.build(memoryReader({ site: [site()], act: [bill] }), "S_13");
    expect(page.law?.url).toBe(bill.law?.url);
    expect(page.rapporteurs.some(({ tasks }) => tasks.some(({ isMinority }) => isMinority))).toBe(true);
    const cells = (name: string, column: string) => {
      const table = actTables.find((one) => one.name === name);
      const at = table?.columns.findIndex((one) => one.name === column) ?? -1;
      return table?.rows(bill, "2026-11-20").map((row) => row[at]);
    };
    expect(cells("act", "law_url")).toEqual([bill.law?.url]);
    expect([cells("act_text", "reading"), cells("act_text", "date"), cells("act_text", "url")]).toEqual([
      ["C.715", "C.715"],
      ["2023-02-03", "2023-05-02"],
      [text, `${text}50`],
    ]);
  });

  it("has the law of a bill that the law names directly, as a bare number of Normattiva", async () => {
    addCameraBill(dumps, { number: "715", law: "urn:nir:stato:legge:2023;45", isNamedDirectly: true });
    await serve();
    expect(billOf(await pull()).law?.url).toBe(`${normattiva}urn:nir:stato:legge:2023;45`);
  });

  it("has no link to a law with another number, and the report says so", async () => {
    addCameraBill(dumps, { ...uso, law: "urn:nir:stato:legge:2023;46" });
    await serve();
    const pulled = await pull();
    expect(billOf(pulled).law).toEqual({ number: "45", date: "2023-05-10", published: null });
    expect(pulled.notes).toContain("laws with another number in the Camera's data, such as S.13: 45, 46");
  });

  it("is as the Senate's repertory has it when the graph has nothing, or does not answer", async () => {
    await serve();
    const without = await pull();
    expect(stepsOf(without)).toEqual([...before, end]);
    expect(rapporteursOf(without).at(-1)).toBe("|Nessuno Conosciuto|C.715|assemblea (facente funzioni)|true");
    expect(billOf(without).law).not.toHaveProperty("url");
    expect(billOf(without).readings.every((reading) => !("texts" in reading))).toBe(true);
    addCameraBill(dumps, uso);
    await serve({ fault: ({ text: asked }) => (/ocd:rif_statoIter/.test(asked) ? emptyAnswer : undefined) });
    expect(stepsOf(await pull())).toEqual([...before, end]);
    await serve({
      fault: ({ text: asked }) => (/ocd:rif_statoIter/.test(asked) ? { status: 500, body: "" } : undefined),
    });
    expect(stepsOf(await pull())).toEqual([...before, end]);
  });

  it("shows a state without a meaning here as published, and the report names it", async () => {
    addCameraBill(dumps, { number: "715", states: [["Sospeso per ferie", "20230401"]] });
    await serve();
    const pulled = await pull();
    expect(stepsOf(pulled)).toContain("2023-04-01 other Sospeso per ferie");
    expect(pulled.notes.join("\n")).toContain("without a meaning here, shown as published, such as Sospeso per ferie");
  });

  it("is asked with all the others, and by the first digit of its number only when the answer is cut", async () => {
    addCameraBill(dumps, uso);
    await serve();
    await pull();
    expect(askedFor(/ocd:rif_statoIter/)).toBe(1);
    emptyCache();
    const cut = { ...emptyAnswer, headers: { "x-sparql-maxrows": "10000" } };
    await serve({
      fault: ({ text: asked }) => (/ocd:rif_statoIter/.test(asked) && !asked.includes("ac19_") ? cut : undefined),
    });
    const pulled = await pull();
    expect(askedFor(/ocd:rif_statoIter/)).toBe(10);
    expect(askedFor(/ac19_7"/)).toBe(1);
    expect(stepsOf(pulled)).toContain("2023-04-25 assembly In discussione");
  });
});

it.each([
  ["Approvato. Trasmesso al Senato", "approved", "approved"],
  ["Approvato, segue Navette", "approved", "approved"],
  ["Approvato in prima deliberazione. Trasmesso al Senato", "approved", "approved"],
  ["Approvato definitivamente dal Senato, non ancora pubblicato", "law", "law"],
  ["Assorbito dalla reiezione di pdl abbinato", "absorbed", "ended"],
  ["Restituito al Governo per essere ripresentato all'altro ramo", "returned", "ended"],
  ["Rinviato dall'Assemblea in Commissione", "other", "open"],
  ["Conclusione anomala per stralcio", "split", "ended"],
])("the Camera's state %s is a step of kind %s", (words, step, meaning) => {
  expect(toCameraState(words)).toEqual({ label: words, step, meaning });
});

describe("a group that became another one", () => {
  it("has it as its successor, if the source names one alone", async () => {
    addSuccession(dumps, "gr4111", "gr4136");
    await serve();
    expect((await pull()).get("group", "camera-misto").becomes).toBe("camera-pd-idp");
    addSuccession(dumps, "gr4111", "gr4133");
    await serve();
    expect((await pull()).get("group", "camera-misto")).not.toHaveProperty("becomes");
  });
});
