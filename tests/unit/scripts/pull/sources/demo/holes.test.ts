import { describe, expect, it } from "vitest";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";

const demo = await collect(demoSource, { scale: 0.2 });
const acts = [...demo.act.values()];
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
