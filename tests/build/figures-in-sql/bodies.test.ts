/**
 * Recomputes the numbers of groups, bodies and governments in SQL over the tables of the snapshot, independently of
 * `src/domain`: both must agree on a whole demonstration parliament.
 */
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyPages } from "#scripts/contracts/bodies/bodies.ts";
import { groupListPages } from "#scripts/contracts/bodies/groups.ts";
import { governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { branchRoster, membersOn } from "#scripts/contracts/stats/roster.ts";
import { countCrossings } from "#src/domain/group-changes.ts";
import { toOfficeRole } from "#src/domain/office-roles.ts";
import { strengthWeights } from "#src/domain/strength-weights.ts";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { BodyPage } from "#src/contracts/body-pages.ts";
import { pullDemo } from "#tests/build/support/demo-snapshot.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";

let snapshot: Snapshot;
let db: DatabaseSync;
let reader: ReturnType<typeof snapshotReader>;

beforeAll(async () => {
  const file = await pullDemo(0.02, 7);
  snapshot = new Snapshot(file);
  reader = snapshotReader(snapshot);
  db = new DatabaseSync(file, { readOnly: true });
});

afterAll(() => {
  snapshot.close();
  db.close();
});

/** Size, women, mean age; then members per side and their strength in ten-thousandths, for the people of one query. */
const figuresOf = (people: string) => `
  WITH head AS (SELECT DISTINCT person FROM (${people})),
  sided AS (
    SELECT p.person, p.gender, p.birth_date AS born, s.points, (
      SELECT iif(pg.is_mixed, ms.side, gs.side) FROM group_membership g JOIN parliamentary_group pg USING (parliamentary_group)
      LEFT JOIN group_side gs USING (parliamentary_group) LEFT JOIN membership_side ms USING (person, membership)
      WHERE g.person = p.person ORDER BY g.membership DESC, g.position DESC, gs.position DESC, ms.position DESC LIMIT 1
    ) AS side
    FROM head JOIN person p USING (person) LEFT JOIN points s USING (person)
  )
  SELECT count(*) AS size, count(iif(gender = 'F', 1, NULL)) AS women,
    round(avg(substr(:day, 1, 4) - substr(born, 1, 4) - (substr(:day, 6) < substr(born, 6))), 1) AS age,
    count(iif(side = 'majority', 1, NULL)) AS majority, round(10000 * sum(points) FILTER (WHERE side = 'majority')) AS ofMajority,
    count(iif(side = 'opposition', 1, NULL)) AS opposition, round(10000 * sum(points) FILTER (WHERE side = 'opposition')) AS ofOpposition
  FROM sided`;

const isOn = "(start_date IS NULL OR start_date <= :day) AND (end_date IS NULL OR end_date > :day)";

/** Inserts the published strengths, the terms of the sums. */
function writePoints(): void {
  db.exec("DROP TABLE IF EXISTS temp.points; CREATE TEMP TABLE points (person TEXT, points REAL)");
  const insert = db.prepare("INSERT INTO points VALUES (?, ?)");
  for (const person of reader.derived(strength, "latest").people) insert.run(person.person, person.inGovernment);
}

/** Inserts what the offices in a body weigh, each person's heaviest, as shares of the body. */
function writeOfficePoints(id: string, day: string | null): void {
  db.exec("DROP TABLE IF EXISTS temp.points; CREATE TEMP TABLE points (person TEXT, points REAL)");
  const rows = db
    .prepare(
      `SELECT r.person, r.role, b.kind, m.branch FROM body_role r JOIN body b USING (body) JOIN membership m ON m.person = r.person
      WHERE body = :id AND b.branch IN (m.branch, 'B') AND (r.start_date IS NULL OR r.start_date <= :day) AND (r.end_date IS NULL OR r.end_date > :day)
        AND m.start_date <= :day AND (m.end_date IS NULL OR m.end_date > :day)`,
    )
    .all({ id, day });
  const heaviest = new Map<string, number>();
  for (const { person, role, kind, branch } of rows) {
    const office = toOfficeRole(String(role));
    const weights = Object.entries(strengthWeights.bodies).find(([own]) => own === kind)?.[1];
    const isHead = kind === "presidency" && office === "president";
    const points = isHead ? strengthWeights.assemblyPresident[branch === "S" ? "S" : "C"] : (weights?.[office] ?? 0);
    heaviest.set(String(person), Math.max(points, heaviest.get(String(person)) ?? 0));
  }
  const whole = [...heaviest.values()].reduce((sum, points) => sum + points, 0);
  const insert = db.prepare("INSERT INTO points VALUES (?, ?)");
  for (const [person, points] of heaviest) insert.run(person, (100 * points) / whole);
}

function toRow({ size, women, averageAge, majority, opposition }: BodyPage["figures"]): Record<string, number | null> {
  const points = (value: number | null): number | null => (value === null ? null : Math.round(value * 10_000));
  return {
    size,
    women,
    age: averageAge,
    majority: majority.size,
    ofMajority: points(majority.strength),
    opposition: opposition.size,
    ofOpposition: points(opposition.strength),
  };
}

describe("the groups of a demonstration parliament", () => {
  it("have their initial members on each side, plus those who joined, minus those who left", () => {
    for (const branch of ["C", "S"] as const) {
      const page = groupListPages.build(reader, branch);
      const roster = reader.derived(branchRoster, branch);
      const formed = membersOn(roster, "2022-11-11");
      const today = membersOn(roster, page.asOf ?? "");
      // The sum is that of the members whose side is known on both days.
      const unsided = new Set([...formed, ...today].flatMap(({ id, side }) => (side === null ? [id] : [])));
      const theirs = countCrossings(
        roster.members.filter(({ id }) => unsided.has(id)),
        new Map(roster.groups.map((group) => [group.id, group])),
      );
      expect(unsided.size, `${branch} without a side`).toBeLessThan(formed.length / 10);
      for (const name of ["majority", "opposition"] as const) {
        const { size, entered, left } = page[name];
        const others = (members: typeof formed) =>
          members.filter(({ id, side }) => side === name && unsided.has(id)).length;
        const initial = formed.filter(({ side }) => side === name).length - others(formed);
        const joined = entered - theirs[name].entered;
        const gone = left - theirs[name].left;
        expect(initial + joined - gone, `${branch} ${name}`).toBe(size - others(today));
      }
    }
  });
});

describe("every body and government of a demonstration parliament", () => {
  it("has the same size, number of women, age and strength of each side in SQL", () => {
    const pages = bodyPages.keys(reader).map((key) => bodyPages.build(reader, key));
    const living = pages.filter(({ body, asOf }) => body.end === null || (asOf !== null && body.end > asOf));
    const theirs = living.map(({ body, asOf }) => {
      writeOfficePoints(body.id, asOf);
      const query = db.prepare(figuresOf(`SELECT person FROM body_role WHERE body = :id AND ${isOn}`));
      return { ...query.get({ id: body.id, day: asOf }) };
    });
    expect(theirs).toEqual(living.map(({ figures }) => toRow(figures)));
    expect(living.length).toBeGreaterThan(30);
    expect(
      theirs.filter(({ ofMajority, ofOpposition }) => ofMajority !== null && ofOpposition !== null).length,
    ).toBeGreaterThan(20);
  });

  it("has the same governments, party by party", () => {
    writePoints();
    const office = `government_role WHERE government = :id AND ${isOn}`;
    const whole = db.prepare(figuresOf(`SELECT person FROM ${office}`));
    const party = db.prepare(`SELECT party, count(*) AS size, round(10000 * sum(points)) AS strength
      FROM (SELECT DISTINCT person, party FROM ${office}) LEFT JOIN points USING (person) GROUP BY party ORDER BY party`);
    // The points are those of the offices held today.
    const pages = governmentPages.keys(reader).map((key) => governmentPages.build(reader, key));
    const inOffice = pages.filter(({ end }) => end === null);
    expect(inOffice).toHaveLength(1);
    for (const { id, asOf, figures, parties } of inOffice) {
      expect({ ...whole.get({ id, day: asOf }) }).toEqual(toRow(figures));
      const ours = parties.map((row) => ({
        party: row.party,
        size: row.size,
        strength: Math.round((row.strength ?? 0) * 10_000),
      }));
      expect(party.all({ id, day: asOf }).map((row) => ({ ...row }))).toEqual(
        ours.toSorted((a, b) => ((a.party ?? "") < (b.party ?? "") ? -1 : 1)),
      );
    }
  });
});
