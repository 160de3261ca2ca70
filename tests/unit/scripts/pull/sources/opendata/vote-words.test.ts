/** Words of the chambers about votes: positions, kinds, outcomes, bills. */
import { describe, expect, it } from "vitest";
import { Notes } from "#scripts/pull/notes.ts";
import {
  cameraPositions,
  senatePositions,
  UnknownWord,
  withAbsences,
} from "#scripts/pull/sources/opendata/positions.ts";
import { correctPeriods } from "#scripts/pull/sources/opendata/observed-groups.ts";
import {
  cameraKind,
  isConfidenceIn,
  isQuorumCheckIn,
  senateKind,
  toOutcome,
} from "#scripts/pull/sources/opendata/vote-kinds.ts";

const index = { deputy: (uri: string) => uri, senator: (uri: string) => uri.split("/").at(-1), name: () => undefined };
const camera = (t: string, de?: string, l?: string) =>
  cameraPositions([{ x: "d1", t, ...(de === undefined ? {} : { de }), ...(l === undefined ? {} : { l }) }], {
    index,
    mixed: null,
    notes: new Notes(),
  }).ballots[0]?.[1];

describe("positions at the Camera", () => {
  it.each([
    ["Favorevole", undefined, undefined, "AYE"],
    ["Contrario", undefined, undefined, "NO"],
    ["Astensione", undefined, undefined, "ABST"],
    ["Ha votato", undefined, undefined, "SEC"],
    ["Non ha votato", "In missione", undefined, "MIS"],
    ["Non ha votato", "Non ha partecipato", undefined, "ABSE"],
    ["Non ha votato", "Presidente di turno", undefined, "PRES"],
    ["Non ha votato", undefined, "ROSSI UGO (FDI) in missione", "MIS"],
    ["Non ha votato", undefined, "ROSSI UGO (FDI) ha Presieduto", "PRES"],
    ["Non ha votato", undefined, "ROSSI UGO (FDI) non ha partecipato", "ABSE"],
    ["Non ha votato", "", undefined, "ABSE"],
  ])("%s, %s, %s", (type, description, label, code) => {
    expect(camera(type, description, label)).toBe(code);
  });

  it("with an unknown word cannot be converted", () => {
    expect(() => camera("Astenuto per disguido tecnico")).toThrow(UnknownWord);
    expect(() => camera("Non ha votato", "Astenuto per non aver potuto votare")).toThrow(
      'unknown position "Non ha votato, Astenuto per non aver potuto votare"',
    );
  });
});

describe("positions at the Senate", () => {
  const kind = { isSecret: false, isQuorumCheck: false };
  const read = (...lists: (readonly [list: string, senator: string])[]) =>
    senatePositions(
      lists.map(([list, senator]) => ({
        p: `http://dati.senato.it/osr/${list}`,
        s: `http://dati.senato.it/senatore/${senator}`,
      })),
      kind,
      index,
      new Notes(),
    );

  it("take the first of two lists in the order choice, presiding, requesting, present, mission", () => {
    expect(
      read(
        ["inCongedoMissione", "1"],
        ["favorevole", "1"],
        ["presenteNonVotante", "2"],
        ["presidente", "2"],
        ["inCongedoMissione", "3"],
        ["presenteNonVotante", "3"],
        ["votante", "1"],
      ).ballots,
    ).toEqual([
      ["1", "AYE"],
      ["2", "PRES"],
      ["3", "PNV"],
    ]);
  });

  it("of a member with two choices are none, and not an absence either", () => {
    const positions = read(["favorevole", "1"], ["contrario", "1"], ["astenuto", "2"]);
    expect([...positions.contradictory]).toEqual(["1"]);
    expect(withAbsences(positions, new Set(["1", "2", "3", "9"]), "9")).toEqual([
      ["2", "ABST"],
      ["3", "ABSE"],
    ]);
  });

  it("are none while no list is published: nobody is made absent", () => {
    expect(withAbsences(read(), new Set(["1", "2"]), null)).toEqual([]);
  });
});

describe("kinds", () => {
  it.each([
    ["Emendamento", "", "AMEND"],
    ["Ordine del giorno", "", "ODG"],
    ["Finale atto Camera", "", "ALL"],
    ["Altre", "QUESTIONE PREGIUDIZIALE N. 1", "PREJ"],
    ["Altre", "DIMISSIONI DEL DEPUTATO ROSSI", "DIM"],
    ["Altre", "DOC. IV-QUATER, N. 3", "CPROP"],
    ["Altre", "PROPOSTA DI NON PASSAGGIO AGLI ARTICOLI", "DONT_P"],
    [null, "Votazione Ordine del giorno 9/2822-B/7 ODG 9/2822-B/7", "ODG"],
    [null, "Votazione Articolo 8 PDL 2822-B - ARTICOLO 8", "ART"],
    [null, "Votazione finale PDL 2822-B - VOTO FINALE", "ALL"],
    ["Altre", "Votazione nominale n. 3", null],
  ])("of the Camera: %s, %s", (type, words, kind) => {
    expect(cameraKind(type, words)).toBe(kind);
  });

  it.each([
    ["Em. 1.0.1, Scalfarotto", "AMEND"],
    ["Emm. 1.1, 1.2, 1.3, 1.4 e 1.100", "AMEND"],
    ["Articolo 2", "ART"],
    ["ODG G1.109, Maiorino e altri", "ODG"],
    ["Votazione questione pregiudiziale", "PREJ"],
    ["Votazione finale", "ALL"],
    ["Controprova", null],
  ])("of the Senate: %s", (label, kind) => {
    expect(senateKind(label)).toBe(kind);
  });

  it("tell confidence from its opposite, and a check of the legal number", () => {
    expect(isConfidenceIn("Questione di fiducia sull'articolo unico")).toBe(true);
    expect(isConfidenceIn("Mozione di sfiducia 1-00012")).toBe(false);
    expect([isQuorumCheckIn("Verifica del numero legale", null), isQuorumCheckIn("Articolo 2", null)]).toEqual([
      true,
      false,
    ]);
  });

  it("keep an unknown outcome as published", () => {
    expect(toOutcome("approvato")).toEqual({ outcome: "approved", outcomeText: "Approvata" });
    expect(toOutcome("0")).toEqual({ outcome: "rejected", outcomeText: "Respinta" });
    expect(toOutcome("annullata")).toEqual({ outcome: "other", outcomeText: "annullata" });
  });
});

describe("group periods", () => {
  const seat = { start: "2022-10-13", end: null };
  it("of the register stay where the ballots agree", () => {
    const groups = [{ group: "camera-fdi", start: "2022-10-18", end: null }];
    expect(correctPeriods({ ...seat, groups }, [["2022-10-25", "2023-05-01", "camera-fdi"]], "2026-11-20")).toBe(
      groups,
    );
  });

  it("without days get those of the ballots", () => {
    const groups = [
      { group: "camera-misto", start: null, end: null },
      { group: "camera-avs", start: null, end: null, knownFrom: "2025-11-01" },
    ];
    expect(
      correctPeriods(
        { ...seat, groups },
        [
          ["2022-10-25", "2023-05-01", "camera-misto"],
          ["2023-05-04", "2025-11-01", "camera-avs"],
        ],
        "2026-11-20",
      ),
    ).toEqual([
      { group: "camera-misto", start: null, end: "2023-05-04", isEndAssumed: true },
      { group: "camera-avs", start: "2023-05-04", isStartAssumed: true, end: null },
    ]);
  });

  it("have the published day of a passage that two ballots enclose on consecutive days", () => {
    const groups = [{ group: "camera-misto", start: "2022-10-18", end: null }];
    const ranges = (from: string) =>
      correctPeriods(
        { ...seat, groups },
        [
          ["2022-10-25", "2023-05-03", "camera-avs"],
          [from, "2025-11-01", "camera-misto"],
        ],
        "2026-11-20",
      );
    expect(ranges("2023-05-04")).toEqual([
      { group: "camera-avs", start: null, end: "2023-05-04" },
      { group: "camera-misto", start: "2023-05-04", end: null },
    ]);
    expect(ranges("2023-05-09")[0]).toEqual({
      ...{ group: "camera-avs", start: null, end: "2023-05-09", isEndAssumed: true },
    });
  });

  it("after the last ballot are those of the register", () => {
    const groups = [
      { group: "camera-fdi", start: "2022-10-18", end: "2023-03-01" },
      { group: "camera-misto", start: "2023-06-01", end: null },
    ];
    expect(correctPeriods({ ...seat, groups }, [["2022-10-25", "2023-04-01", "camera-fdi"]], "2026-11-20")).toEqual([
      { group: "camera-fdi", start: "2022-10-18", end: "2023-06-01" },
      { group: "camera-misto", start: "2023-06-01", end: null },
    ]);
  });

  it.each([
    ["without a day", null],
    ["with a day that an older ballot contradicts", "2023-01-15"],
  ])("keep the present group of the register %s, when no ballot names it yet", (_, start) => {
    const groups = [
      { group: "camera-az", start: "2022-10-18", end: start },
      { group: "camera-fi", start, end: null },
    ];
    expect(correctPeriods({ ...seat, groups }, [["2022-10-25", "2023-04-01", "camera-az"]], "2026-11-20")).toEqual([
      { group: "camera-az", start: "2022-10-18", end: "2023-04-02", isEndAssumed: true },
      { group: "camera-fi", start: null, end: null, knownFrom: "2026-11-20" },
    ]);
  });
});
