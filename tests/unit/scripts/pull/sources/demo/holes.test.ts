import { describe, expect, it } from "vitest";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";

const demo = await collect(demoSource, { scale: 0.2 });
const acts = [...demo.act.values()];
const votes = [...demo.vote.values()];
const bills = acts.flatMap((act) => (act.kind === "bill" ? [act] : []));
const decrees = acts.flatMap((act) => (act.kind === "decree" ? [act] : []));

/** Share of the records that lack a part, in percent. */
const share = <T>(records: readonly T[], lacks: (record: T) => boolean): number =>
  (100 * records.filter(lacks).length) / records.length;

describe("acts of the demonstration", () => {
  it("lack the short title in a quarter of the bills and a fifth of the decree-laws", () => {
    expect(share(bills, ({ shortTitle }) => shortTitle === null)).toBeCloseTo(25, -1);
    expect(share(decrees, ({ shortTitle }) => shortTitle === null)).toBeGreaterThan(5);
    expect(share(decrees, ({ shortTitle }) => shortTitle === null)).toBeLessThan(35);
  });

  it("lack the day of the Gazzetta, and with it the term, in some converted decree-laws and in no other", () => {
    const without = decrees.filter(({ published }) => published === null);
    expect(without.length).toBeGreaterThan(2);
    expect(share(decrees, ({ published }) => published === null)).toBeLessThan(35);
    for (const { status, expires, steps } of without) {
      expect({ status, expires }).toEqual({ status: "converted", expires: null });
      expect(steps.filter(({ label }) => label === "Pubblicato in Gazzetta Ufficiale")).toEqual([]);
    }
  });

  it("are whole where they are named cases", () => {
    const named = [
      ...Object.values(demoCases.bills).map((id) => `bill/${id}`),
      ...Object.values(demoCases.decrees).map((id) => `decree/${id}`),
    ];
    const lacking = named.filter((key) => {
      const act = demo.act.get(key);
      return act === undefined || act.shortTitle === null || (act.kind === "decree" && act.published === null);
    });
    expect(lacking).toEqual([]);
  });
});

describe("subjects of the demonstration", () => {
  const bySubject = new Map<string, string[]>();
  for (const { id, subjects } of bills)
    for (const subject of subjects) bySubject.set(subject, [...(bySubject.get(subject) ?? []), id]);

  it("are of different bills each", () => {
    const sets = [...bySubject.values()].map((own) => own.toSorted().join(" "));
    expect(sets.length).toBeGreaterThan(25);
    expect(new Set(sets).size).toBe(sets.length);
  });

  it("are one to three a bill, none twice", () => {
    const numbers = new Set(bills.map(({ subjects }) => subjects.length));
    expect([...numbers].toSorted()).toEqual([1, 2, 3]);
    for (const { subjects } of bills) expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe("votes of the demonstration", () => {
  it("have no positions in the newest sitting of the Senate", () => {
    const newest = votes.filter(({ branch, date }) => branch === "S" && date === "2026-11-19");
    expect(newest.map(({ id, positionsPublished }) => [id, positionsPublished])).toEqual(
      [1, 2, 3, 4, 5].map((number) => [`19-403-${number}`, false]),
    );
    for (const { id, ayes } of newest) expect([ayes !== null, demo.ballots.get(id) ?? []]).toEqual([true, []]);
    expect(demo.site.get("site")?.dataDate).toEqual({ C: "2026-11-19", S: "2026-11-19" });
  });

  it("lack the positions for ever in one or two of a hundred", () => {
    const old = votes.filter(({ date }) => date < "2026-01-01");
    expect(old.length).toBeGreaterThan(3000);
    const without = share(old, ({ positionsPublished }) => !positionsPublished);
    expect(without).toBeGreaterThan(1);
    expect(without).toBeLessThan(2);
  });

  it("begin in the Senate in the second year", () => {
    const years = (branch: "C" | "S") => [
      ...new Set(votes.filter((vote) => vote.branch === branch).map(({ date }) => date.slice(0, 4))),
    ];
    expect(years("C").toSorted()).toEqual(["2022", "2023", "2024", "2025", "2026"]);
    expect(years("S").toSorted()).toEqual(["2023", "2024", "2025", "2026"]);
  });

  it("are final with a title that names no act, or with the act in the title alone", () => {
    const finals = votes.filter(({ isFinal }) => isFinal);
    const unnamed = finals.filter(({ title }) => title === "Voto finale");
    expect(unnamed.length).toBeGreaterThan(5);
    for (const { acts: about, description } of unnamed) expect([about, description]).toEqual([[], null]);
    const titled = finals.filter(({ actsFrom }) => actsFrom === "text");
    expect(titled.length).toBeGreaterThan(5);
    for (const { title } of titled) expect(title).toMatch(/^(PDL \d+(-B)? - VOTO FINALE|DDL n\. \d+(-B)?)$/);
  });
});
