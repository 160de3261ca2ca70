/**
 * Every kind of fault of the source, one night each, and the night after: what is published, reported and kept.
 * All records are read every night (a sweep), and the night with the fault has news: two votes and the title of a decree.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { differences, earlierWorld, FaultNights, smallWorld, type Content } from "#tests/fixtures/fault-nights.ts";
import { sourceFaults } from "#tests/fixtures/source-faults.ts";

const [first, day, next] = ["2026-11-20", "2026-11-21", "2026-11-22"];
const world = smallWorld();
const before = earlierWorld(world);
const nights = await FaultNights.start();
afterAll(async () => {
  await nights.close();
});

let digest = "";
let log: readonly string[] = [];
let clean: Content = new Map();
beforeAll(async () => {
  nights.api.world = before;
  await nights.night(first);
  nights.save("first");
  digest = nights.digest();
  nights.api.world = world;
  expect(await nights.night(day)).toEqual({ exit: 0, says: [], wantsPerson: false, aside: [] });
  [clean, log] = [nights.content(), nights.log()];
  nights.restore("first");
}, 120_000);

/** The lines that are more than those of a night without a fault, each once. */
function added(lines: readonly string[]): string[] {
  const rest = [...log];
  const more = lines.filter((line) => {
    const place = rest.indexOf(line);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
  expect(rest).toEqual([]);
  return [...new Set(more)].sort();
}

/** Remarks, as far as they are expected to begin. */
const cut = (says: readonly string[], expected: readonly string[]): string[] =>
  says.map((line, at) => line.slice(0, expected[at]?.length ?? 110));

it("has more than 290 kinds of fault, each with a name of its own", () => {
  const names = new Set(sourceFaults.map(({ name }) => name));
  expect(names.size).toBe(sourceFaults.length);
  expect(names.size).toBeGreaterThan(290);
});

describe("a night with", () => {
  it.each(sourceFaults)("$name", async (fault) => {
    nights.restore("first");
    nights.api.world = fault.world?.(world, before) ?? world;
    nights.api.faults = fault.faults();
    const seen = await nights.night(fault.day ?? day, fault);
    const { exit, says, aside = [], differs = [], then = [], asideThen = [], told = [], stays = [] } = fault;
    expect({ ...seen, says: cut(seen.says, says) }).toEqual({ exit, says, aside, wantsPerson: says.length > 0 });
    if (exit === 0) expect(differences(nights.content(), clean)).toEqual(differs);
    else expect(nights.digest()).toBe(digest);

    nights.api.world = world;
    nights.api.faults = {};
    const healed = await nights.night(next);
    // What is still set aside was told the night before.
    const wantsPerson = then.length > 0 && asideThen.length === 0;
    expect({ ...healed, says: cut(healed.says, then) }).toEqual({
      ...{ exit: fault.next, says: then, aside: asideThen, wantsPerson },
    });
    expect(differences(nights.content(), clean)).toEqual(stays);
    expect(added(nights.log())).toEqual(told);
  });
});
