/** The acts that votes are about, from their titles and their sittings. */
import { describe, expect, it } from "vitest";
import { type BillNames, billsInText, findVoteActs } from "#scripts/pull/vote-acts.ts";

describe("bills of a vote", () => {
  const known = new Map([
    ["C.2822-B", "S_1"],
    ["C.1606", "C_1606"],
    ["C.1091", "C_1091"],
    ["C.1240", "C_1240"],
    ["S.1994", "S_1994"],
  ]);
  const bills: BillNames = {
    byIdentifier: (identifier) => known.get(identifier),
  };

  it.each([
    ["PDL 2822-B - ARTICOLO 8", ["S_1"]],
    ["ODG 9/2822-B/7", ["S_1"]],
    ["ODG 9/1606-A/12", ["C_1606"]],
    ["DDL N. 1606 - EM 1.1", ["C_1606"]],
    ["A.C. 1606 - QUESTIONE DI FIDUCIA", ["C_1606"]],
    ["TESTO UNIFICATO 1091-1240 - EM 1.1", ["C_1091", "C_1240"]],
    ["PDL 2822-B - VOTO FINALE", ["S_1"]],
    [
      "Ordine del giorno n. 9/1606/36 ROSMARINO DELIA (SAL) - Votazione Ordine del giorno 9/1606/36 DDL n. 1606",
      ["C_1606"],
    ],
    ["DDL 1240 - ARTICOLO 3", ["C_1240"]],
    ["MOZIONE 1-00123", []],
    ["DDL 9999 - EM 1.1", []],
  ])("at the Camera: %s", (text, found) => {
    expect(billsInText("C", text, bills)).toEqual(found);
  });

  it("at the Senate are in the label", () => {
    expect(billsInText("S", "Votazione della fiducia sul ddl S.1994", bills)).toEqual(["S_1994"]);
  });

  it("are linked, else named, else the only one of the sitting, for amendments and articles", () => {
    const vote = { sitting: "C-1", links: [], text: "", needsAct: true };
    const found = findVoteActs(
      "C",
      [
        { ...vote, id: "a", links: ["C_1606"], text: "DDL 1091" },
        { ...vote, id: "b" },
        { ...vote, id: "c", needsAct: false },
        { ...vote, id: "d", sitting: "C-2", text: "PDL 1091" },
        { ...vote, id: "e", sitting: "C-2", text: "PDL 1240" },
        { ...vote, id: "f", sitting: "C-2" },
      ],
      bills,
    );
    expect(Object.fromEntries([...found].map(([id, { acts, actsFrom }]) => [id, [acts[0]?.id, actsFrom]]))).toEqual({
      a: ["C_1606", "link"],
      b: ["C_1606", "sitting"],
      d: ["C_1091", "text"],
      e: ["C_1240", "text"],
    });
  });
});
