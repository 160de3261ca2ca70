import { expect, it } from "vitest";
import VoteTerritory from "#src/components/votes/VoteTerritory.astro";
import { noCounts } from "#src/domain/code-counts.ts";
import { toEntries } from "#src/components/votes/roll-call.ts";
import type { VoteStatus } from "#src/domain/vote-check.ts";
import type { Composition } from "#src/contracts/composition.ts";
import { renderAstro } from "#tests/support/render-astro.ts";

const group = { id: "gin", acronym: "GIN", name: "Ginestra", color: null, isMixed: false, side: "majority" } as const;
const draw = async (ballots: string, status: VoteStatus = "verified"): Promise<string> => {
  const members = [...ballots].map((_, index): Composition["members"][number] => [
    String(index),
    "Averla",
    "Vita",
    "F",
    "sicilia",
    0,
    "majority",
  ]);
  const chamber: Composition = { branch: "C", day: "2026-11-20", groups: [group], members, president: null };
  const groups = [{ counts: noCounts, line: "AYE", rebels: 0, nonParticipants: 0, cohesion: null } as const];
  const of = (letter: string): number => ballots.split(letter).length - 1;
  const vote = { branch: "C", areas: [["sicilia", of("A"), of("N"), 0, 0]], groups, status } as const;
  return renderAstro(VoteTerritory, { vote, chamber, entries: toEntries({ ballots, rebels: [] }, chamber) });
};

it("is folded where no region breaks from a group, and says by which rule", async () => {
  const text = await draw("AAAN");
  expect(text).toContain("<details>");
  expect(text).toContain(
    "In nessuna regione almeno 3 eletti di un gruppo, e più di metà, hanno votato contro la sua linea.",
  );
});

it("names no region that breaks from a group in a vote in verification, and does not say that there is none", async () => {
  for (const ballots of ["AAAN", "ANNN"]) {
    const text = await draw(ballots, "review");
    expect(text).toContain("La votazione è in verifica: i ribelli non si indicano finché i numeri non tornano.");
    expect(text).not.toMatch(/In nessuna regione|3 su 4|<details open>/);
  }
});

it("is open where a region breaks from a group, and names both", async () => {
  const text = await draw("ANNN");
  expect(text).toContain("<details open>");
  expect(text).toContain(
    "Dove almeno 3 eletti di un gruppo, e più di metà, hanno votato contro la sua linea: Sicilia (GIN, 3 su 4).",
  );
  expect(text).toContain("Contrari in maggioranza in 1\u00a0regione su 1, estero compreso");
});
