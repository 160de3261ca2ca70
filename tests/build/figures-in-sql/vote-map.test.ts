/**
 * Recomputes the map of a chamber in SQL over the published tables, and its axes by another method (power iteration with
 * deflation): both must agree on a whole demonstration parliament.
 */
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { voteMapFiles, voteMapKeys, voteMapPages } from "#scripts/contracts/votes/vote-map.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { VoteMap } from "#src/contracts/vote-map.ts";
import { pullDemo } from "#tests/build/support/demo-snapshot.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";

let snapshot: Snapshot;
let db: DatabaseSync;
let map: VoteMap;
let csv: ReturnType<typeof voteMapFiles.build>;
/** Votes in common, and those with the same choice, by "person person". */
const pairs = new Map<string, { both: number; same: number }>();

/** Choices in the votes whose totals, where published, equal the positions; secret ones left out. */
const choices = `
  CREATE TEMP TABLE choice AS
    WITH counted AS (
      SELECT vote, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x FROM member_vote GROUP BY vote
    )
    SELECT b.vote, b.person, b.code FROM member_vote b JOIN vote v USING (vote) JOIN counted c USING (vote)
    WHERE v.branch = 'S' AND v.is_secret = 0 AND (ifnull(v.ayes, c.a), ifnull(v.noes, c.n), ifnull(v.abstained, c.x)) = (c.a, c.n, c.x)
      AND b.code IN ('AYE', 'NO', 'ABST');
  CREATE INDEX temp.by_vote ON choice (vote, person, code)`;

beforeAll(async () => {
  const file = await pullDemo(0.02, 7);
  snapshot = new Snapshot(file);
  const reader = snapshotReader(snapshot);
  map = voteMapPages.build(reader, "S");
  csv = voteMapFiles.build(reader, "S");
  expect(voteMapKeys(reader).slice(0, 4)).toEqual(["C", "S", "C:2022", "C:2023"]);
  db = new DatabaseSync(file, { readOnly: true });
  db.exec(choices);
  const rows = db
    .prepare(
      `SELECT p.person AS one, q.person AS two, count(*) AS both, sum(p.code = q.code) AS same
       FROM choice p JOIN choice q USING (vote) WHERE p.person < q.person GROUP BY 1, 2`,
    )
    .all();
  for (const { one, two, both, same } of rows)
    pairs.set(`${String(one)} ${String(two)}`, { both: Number(both), same: Number(same) });
});

afterAll(() => {
  snapshot.close();
  db.close();
});

const pairOf = (a: string, b: string) => pairs.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? { both: 0, same: 0 };
const idsOf = (): string[] => map.points.map(({ person }) => person.id);

/** Largest eigenvalue and its vector, by plain power iteration. */
function strongest(matrix: readonly (readonly number[])[]): { value: number; vector: number[] } {
  let vector = matrix.map((_, i) => Math.sin(i + 1));
  let value = 0;
  for (let round = 0; round < 3000; round += 1) {
    const image = matrix.map((row) => row.reduce((sum, cell, j) => sum + cell * (vector[j] ?? 0), 0));
    const length = Math.hypot(...image);
    const next = image.map((cell) => cell / length);
    const moved = Math.max(...next.map((cell, i) => Math.abs(cell - (vector[i] ?? 0))));
    [vector, value] = [next, length];
    if (moved < 1e-12) break;
  }
  return { value, vector };
}

describe("the map of the Senate of a demonstration parliament", () => {
  it("has only members with 100 votes in common with each other, and leaves out nobody who has", () => {
    const ids = idsOf();
    expect(ids.length).toBeGreaterThan(60);
    for (const a of ids) for (const b of ids) if (a !== b) expect(pairOf(a, b).both).toBeGreaterThanOrEqual(100);
    for (const { id } of map.leftOut)
      expect(
        ids.some((other) => pairOf(id, other).both < 100),
        id,
      ).toBe(true);
    expect(map.mostCommon).toBe(Math.max(...[...pairs.values()].map(({ both }) => both)));
  });

  it("has the distances and the share of variation of another computation", () => {
    const ids = idsOf();
    const n = ids.length;
    const squared = ids.map((a) => ids.map((b) => (a === b ? 0 : 1 - pairOf(a, b).same / pairOf(a, b).both)));
    const means = squared.map((row) => row.reduce((sum, cell) => sum + cell, 0) / n);
    const mean = means.reduce((sum, cell) => sum + cell, 0) / n;
    const scalar = squared.map((row, i) =>
      row.map((cell, j) => (means[i] ?? 0) / 2 + (means[j] ?? 0) / 2 - cell / 2 - mean / 2),
    );
    const first = strongest(scalar);
    const rest = scalar.map((row, i) =>
      row.map((cell, j) => cell - first.value * (first.vector[i] ?? 0) * (first.vector[j] ?? 0)),
    );
    const second = strongest(rest);
    const trace = scalar.reduce((sum, row, i) => sum + (row[i] ?? 0), 0);
    expect(map.share).toBeCloseTo(((first.value + second.value) * 100) / trace, 1);
    const placeOf = (i: number) => [
      Math.sqrt(first.value) * (first.vector[i] ?? 0),
      Math.sqrt(second.value) * (second.vector[i] ?? 0),
    ];
    for (let i = 0; i < n; i += 1)
      for (let j = 0; j < i; j += 1) {
        const [a, b] = [map.points[i], map.points[j]];
        const [p, q] = [placeOf(i), placeOf(j)];
        const theirs = Math.hypot((p[0] ?? 0) - (q[0] ?? 0), (p[1] ?? 0) - (q[1] ?? 0));
        const ours = Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
        expect(Math.abs(ours - theirs), `${ids[i] ?? ""} ${ids[j] ?? ""}`).toBeLessThan(0.003);
      }
  });

  it("has the majority to the right of the opposition, at the same height", () => {
    const mean = (side: string, axis: "x" | "y"): number => {
      const own = map.points.filter((point) => point.side === side);
      return own.reduce((sum, point) => sum + point[axis], 0) / own.length;
    };
    expect(mean("majority", "x") - mean("opposition", "x")).toBeGreaterThan(0.1);
    expect(Math.abs(mean("majority", "y") - mean("opposition", "y"))).toBeLessThan(0.001);
  });

  it("names the three who chose the same most often, and measures from the rest of the group", () => {
    const agreement = (a: string, b: string): number => (pairOf(a, b).same * 100) / pairOf(a, b).both;
    for (const point of map.points) {
      const own = point.person.id;
      const best = idsOf()
        .filter((id) => id !== own)
        .map((id) => agreement(own, id))
        .sort((a, b) => b - a)
        .slice(0, 3);
      const named = point.near.map(([place]) => agreement(own, idsOf()[place] ?? ""));
      expect(named.map((value) => value.toFixed(6))).toEqual(best.map((value) => value.toFixed(6)));
      expect(point.near.map(([, percent]) => percent)).toEqual(named.map((value) => Number(value.toFixed(1))));
    }
    const [point] = map.points.filter(({ off }) => off !== null);
    const others = map.points.filter(
      ({ group, person }) => group?.id === point?.group?.id && person.id !== point?.person.id,
    );
    const mean = (axis: "x" | "y"): number => others.reduce((sum, other) => sum + other[axis], 0) / others.length;
    expect(
      Math.abs((point?.off ?? 0) - Math.hypot((point?.x ?? 0) - mean("x"), (point?.y ?? 0) - mean("y"))),
    ).toBeLessThan(0.003);
  });

  it("is the same in its CSV", () => {
    expect(csv.header.slice(0, 9)).toEqual([
      "person",
      "family_name",
      "given_name",
      "parliamentary_group",
      "group_acronym",
      "side",
      "x",
      "y",
      "distance_from_group",
    ]);
    expect(csv.rows.map((row) => [row[0], row[6], row[7], row[8]])).toEqual(
      map.points.map(({ person, x, y, off }) => [person.id, x, y, off]),
    );
  });
});
