import { describe, expect, it } from "vitest";
import { readVotePlace } from "#src/lib/filters/vote-place.ts";

const camera = { branch: "C", date: "2026-11-19", sitting: 641, number: 44 } as const;
const senato = { branch: "S", date: "2026-11-18", sitting: 402, number: 18 } as const;
const other = { branch: "S", date: "2026-01-02", sitting: 641, number: 44 } as const;

describe("a vote reference in a search", () => {
  it.each([
    ["19 novembre 2026", [camera]],
    ["19/11/2026", [camera]],
    ["2026-11-18", [senato]],
    ["novembre 2026", [camera, senato]],
    ["seduta n. 402, votazione n. 18", [senato]],
    ["votazione 18 della seduta 402", [senato]],
    ["641-44", [camera, other]],
    ["vs19_641_044", [camera]],
    ["VS19_641_44", [camera]],
    ["19-402-18", [senato]],
    ["19-641-44", [other]],
    // In the site's date format and in common ones.
    ["19 nov 2026", [camera]],
    ["19 nov. 2026", [camera]],
    ["giovedì 19 novembre 2026", [camera]],
    ["Giovedi 19 novembre 2026.", [camera]],
    ["2° gen 2026", [other]],
    ["dell’11 marzo 2024", []],
    ["nov 2026", [camera, senato]],
    ["del 19 novembre", [camera]],
    ["19-11-2026", [camera]],
    ["19/11/26", [camera]],
    ["18.11.26", [senato]],
    ["2026", [camera, senato, other]],
    ["2025", []],
    // In the site's citation format.
    ["Votazione n. 44, Camera dei deputati, 19 novembre 2026", [camera]],
    ["Camera, seduta n. 641, votazione n. 44", [camera]],
    ["votazione n. 44 del 19 novembre 2026", [camera]],
    ["votazione 44", [camera, other]],
    ["Senato 18 novembre 2026", [senato]],
    ["Senato della Repubblica, seduta del 2 gennaio 2026", [other]],
    ["seduta n. 641 del Senato", [other]],
    ["sed. 402 vot. 18", [senato]],
    ["votazioni del 19 novembre 2026", [camera]],
    ["voti 18/11/2026", [senato]],
  ])("%s", (text, wanted) => {
    const place = readVotePlace(text);
    expect([camera, senato, other].filter((vote) => place?.isAt(vote))).toEqual(wanted);
    expect(place?.rest).toBe("");
  });

  it("keeps the other words, and is absent from plain words", () => {
    expect(readVotePlace("acqua vs19_641_044, pubblica")?.rest).toBe("acqua pubblica");
    expect(readVotePlace("decreto 19-402-18-3")).toBeNull();
    expect(readVotePlace("acqua pubblica")).toBeNull();
    expect(readVotePlace("bilancio della Camera")).toBeNull();
    expect(readVotePlace("bilancio 2024")).toBeNull();
    expect(readVotePlace("votazione finale")).toBeNull();
  });
});
