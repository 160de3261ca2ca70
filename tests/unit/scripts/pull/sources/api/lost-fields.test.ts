/** Fields that the source renames or loses: the night stops and names the field, and the records keep their values. */
import { describe, expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, world, run, look } = await startApiHarness("world");

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Applies a change to every row of a list, or to a record. */
const toRows = (body: unknown, change: (row: Json, at: number) => unknown): unknown => {
  if (Array.isArray(body)) return body.map((row: unknown, at) => (isObject(row) ? change(row, at) : row));
  if (!isObject(body)) return body;
  return Array.isArray(body["results"]) ? { ...body, results: toRows(body["results"], change) } : change(body, 0);
};
const rename =
  (...names: readonly string[]) =>
  (row: Json): Json =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [names.includes(name) ? `${name}_new` : name, value]),
    );
const people = () => look((snapshot) => snapshot.keys("person").map((key) => snapshot.record("person", key)));

describe("a night stops", () => {
  it("when profiles rename a field", async () => {
    await run();
    const before = people();
    api.faults = {
      rewrite: (path, body) => (/^persons\/[^/]+\/$/.test(path) ? toRows(body, rename("birth_date")) : body),
    };
    await expect(run({ day: "2026-11-21" })).rejects.toThrow(
      /erased \(person\.birthDate\): person: birthDate had a value and has none in (\d+) of \1 records read/,
    );
    expect(people()).toEqual(before);
  });

  it("when a list of acts renames fields", async () => {
    await run();
    const decrees = world.act
      .values()
      .filter(({ kind }) => kind === "decree")
      .toArray().length;
    api.faults = {
      rewrite: (path, body) =>
        path.startsWith("govdecrees/")
          ? toRows(body, rename("date_presenting", "publication_gu_date", "council_ministers_approval_date"))
          : body,
    };
    await expect(run({ day: "2026-11-21", sweep: true })).rejects.toThrow(
      `erased (act/decree.councilDate): act/decree: councilDate had a value and has none in ${decrees} of ${decrees} records read; no record has it any more`,
    );
  });

  it("when a list has half of its rows and a count that agrees", async () => {
    const seated = [...world.person.values()].map((one) => ({
      ...one,
      memberships: one.memberships.map((seat) => ({ ...seat, constituency: "Lazio 1 - P01" })),
    }));
    api.world = { ...world, person: new Map(seated.map((one) => [one.id, one])) };
    await run();
    api.faults = {
      rewrite: (path, body) => {
        if (path !== "memberships/" || !isObject(body) || !Array.isArray(body["results"])) return body;
        const results = body["results"].filter((_, at) => at % 2 === 0);
        return { ...body, results, count: results.length, next: null };
      },
    };
    await expect(run({ day: "2026-11-21", sweep: true })).rejects.toThrow(/the gates keep the last good snapshot/);
  });

  it("when groups lose their acronym and members change sides for it", async () => {
    await run();
    const before = people();
    const withoutAcronym = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(withoutAcronym);
      if (!isObject(value)) return value;
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, member]) => (name === "acronym" ? [] : [[name, withoutAcronym(member)]])),
      );
    };
    api.faults = { isConditional: false, rewrite: (_, body) => withoutAcronym(body) };
    await run({ day: "2026-11-21", sweep: true }).catch((error: unknown) => {
      expect(String(error)).toMatch(/(?:mass|erased) \((?:person|group)/);
    });
    expect(people().map((one) => one?.memberships)).toEqual(before.map((one) => one?.memberships));
  });
});
