import { expect, it } from "vitest";
import type { RankedVote } from "#src/contracts/votes-list.ts";
import { rankingLead, shownRebels } from "#src/i18n/vote-rankings.ts";

const first: RankedVote = {
  ...{ id: "a", date: "2026-11-19", sitting: 641, number: 9, title: "Emendamento 1.17", subject: "Sicurezza idrica" },
  ...{ heading: "Sicurezza idrica, emendamento 1.17", isKey: false, isFinal: false, isConfidence: false },
  ...{ isSecret: false, outcomeText: null, ayes: 110, noes: 109, abstained: 3, margin: 0, rebels: 5, required: 110 },
  ...{ majorityCohesion: 43.5, government: null, acts: [], isGovernmentBeaten: true },
  ...({ branch: "C", subType: "AMEND", outcome: "approved", status: "verified" } as const),
};
const rebel = (acronym: string) => ({ id: "x", name: "X", group: { id: acronym, acronym } });
type Page = Parameters<typeof rankingLead>[0];
const lead = (page: Omit<Page, "rows">, row: Partial<RankedVote> = {}, reading: "complete" | "partial" = "complete") =>
  rankingLead({ ...page, rows: [{ ...first, ...row }] }, reading)?.replaceAll("\u00a0", " ");

it("says the closest vote first, by how much it was decided, and how many others are as close", () => {
  const close = { ranking: "sul-filo", total: 129, equals: 2 } as const;
  expect(lead(close)).toBe(
    "Sicurezza idrica, emendamento 1.17: Governo battuto alla Camera, 110 a 109, il 19 novembre 2026. Esattamente i voti necessari: il margine più piccolo fra le votazioni verificate, toccato 2 volte; sotto i venti voti sono 129.",
  );
  const rejected = { outcome: "rejected", isGovernmentBeaten: false, margin: 1, ayes: 113, noes: 113 } as const;
  expect(lead({ ...close, total: 1, equals: 1 }, rejected, "partial")).toBe(
    "Sicurezza idrica, emendamento 1.17: respinto alla Camera, 113 a 113, il 19 novembre 2026. Un voto meno dei necessari: il margine più piccolo fra le votazioni acquisite finora.",
  );
  expect(lead(close, { margin: 12, isGovernmentBeaten: false })).toContain("12 voti più dei necessari");
});

it("says the most rebels in one vote, and in how many votes there was one", () => {
  expect(lead({ ranking: "ribelli", total: 491, equals: 3 })).toBe(
    "Il 19 novembre 2026 cinque deputati hanno votato in dissenso dal proprio gruppo su Sicurezza idrica, emendamento 1.17. È il massimo fra le votazioni verificate, toccato 3 volte; almeno un ribelle in 491.",
  );
  expect(
    lead(
      { ranking: "ribelli", total: 2, equals: 2 },
      { rebels: 1, branch: "S", date: "2026-11-08", rebelNames: [rebel("ROV")] },
    ),
  ).toBe(
    "L’8 novembre 2026 un senatore (di ROV) ha votato in dissenso dal proprio gruppo su Sicurezza idrica, emendamento 1.17. È il massimo fra le votazioni verificate, toccato 2 volte.",
  );
});

it("names a vote without an act by what the source says of it", () => {
  const motion = {
    title: "Mozione n. 1-00703 (Monteaspro)",
    heading: "Mozione n. 1-00703 (Monteaspro)",
    subject: "Mozioni sugli archivi",
    rebelNames: ["ALL", "ROV", "ROV", "GIN", "ROV"].map(rebel),
  };
  expect(lead({ ranking: "ribelli", total: 1, equals: 1 }, motion)).toBe(
    "Il 19 novembre 2026 cinque deputati (tre di ROV, uno di ALL, uno di GIN) hanno votato in dissenso dal proprio gruppo sulla mozione n. 1-00703 (Monteaspro). È il massimo fra le votazioni verificate.",
  );
});

it("says the last defeat of the Government, its score and its reason", () => {
  const surprise = { reason: "beaten", majority: [143, 248], opposition: [40, 150] } as const;
  expect(lead({ ranking: "governo-battuto", total: 5, equals: 0 }, { surprise })).toBe(
    "Il Governo è stato battuto 5 volte. L’ultima il 19 novembre 2026 alla Camera, 110 a 109: Sicurezza idrica, emendamento 1.17. Non hanno partecipato 143 deputati su 248 della maggioranza, 40 su 150 dell’opposizione.",
  );
  expect(lead({ ranking: "governo-battuto", total: 1, equals: 0 }, { ayes: null }, "partial")).toBe(
    "Il Governo è stato battuto una volta fra le votazioni acquisite finora, il 19 novembre 2026 alla Camera: Sicurezza idrica, emendamento 1.17.",
  );
  expect(rankingLead({ ranking: "governo-battuto", total: 0, equals: 0, rows: [] }, "complete")).toBeNull();
});

it("names two rebels and the number of the others, and never leaves out one alone", () => {
  expect(shownRebels(["a", "b", "c"])).toEqual({ shown: ["a", "b", "c"], rest: 0 });
  expect(shownRebels(["a", "b", "c", "d"])).toEqual({ shown: ["a", "b"], rest: 2 });
  expect(shownRebels(["a"])).toEqual({ shown: ["a"], rest: 0 });
});
