/**
 * Recomputes the numbers of the themes in SQL over the published tables, independently of `src/domain`: both must agree
 * on a whole demonstration parliament.
 */
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { themeFiles, themeListPage, themePages } from "#scripts/contracts/themes/theme-pages.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { ThemePage } from "#src/contracts/theme-pages.ts";
import { pullDemo } from "#tests/build/support/demo-snapshot.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";

let snapshot: Snapshot;
let db: DatabaseSync;
let reader: ReturnType<typeof snapshotReader>;
let pages: readonly ThemePage[];

/**
 * Positions in the votes on each subject whose totals, where published, equal the positions; secret ones left out, with the group of the day;
 * the President of the assembly of the day has none.
 */
const setUp = `
  CREATE TEMP TABLE themed AS
    SELECT DISTINCT s.subject, a.vote FROM act_subject s JOIN vote_act a ON a.act = s.act AND a.act_kind = s.act_kind;
  CREATE TEMP TABLE open AS
    SELECT v.vote, v.branch, v.date FROM vote v JOIN (
      SELECT vote, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x FROM member_vote GROUP BY vote
    ) c USING (vote) WHERE v.is_secret = 0 AND (ifnull(v.ayes, c.a), ifnull(v.noes, c.n), ifnull(v.abstained, c.x)) = (c.a, c.n, c.x);
  CREATE TEMP TABLE head AS
    SELECT o.branch, r.person, r.start_date AS since, r.end_date AS until FROM body o JOIN body_role r USING (body)
    WHERE o.kind = 'presidency' AND lower(r.role) = 'presidente';
  CREATE TEMP TABLE position AS
    SELECT v.vote, v.branch, substr(v.date, 1, 4) AS year, b.person, b.code, iif(EXISTS (
      SELECT 1 FROM head h WHERE h.branch = v.branch AND h.person = b.person
        AND (h.since IS NULL OR h.since <= v.date) AND (h.until IS NULL OR h.until > v.date)), NULL, (
      SELECT g.parliamentary_group FROM group_membership g JOIN membership m ON m.person = g.person AND m.position = g.membership
      WHERE g.person = b.person AND m.branch = v.branch
        AND m.start_date <= v.date AND (m.end_date IS NULL OR m.end_date > v.date)
        AND (g.start_date IS NULL OR g.start_date <= v.date) AND (g.end_date IS NULL OR g.end_date > v.date)
      ORDER BY g.position DESC LIMIT 1)) AS grp
    FROM open v JOIN member_vote b USING (vote) WHERE v.vote IN (SELECT vote FROM themed);
  CREATE TEMP TABLE line AS
    SELECT vote, branch, year, grp, CASE WHEN a > n AND a > x THEN 'AYE' WHEN n > a AND n > x THEN 'NO' WHEN x > a AND x > n THEN 'ABST' END AS line
    FROM (
      SELECT vote, position.branch, year, grp, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x
      FROM position JOIN parliamentary_group g ON g.parliamentary_group = grp WHERE NOT g.is_mixed GROUP BY vote, grp
    );
  CREATE INDEX temp.line_of ON line (vote, grp)`;

/** Rows of a query. Subjects of the demonstration are not in capitals, so they are also the labels. */
const all = (sql: string, ...values: string[]) =>
  db
    .prepare(sql)
    .all(...values)
    .map((row) => Object.values(row));

beforeAll(async () => {
  const file = await pullDemo(0.02, 7);
  snapshot = new Snapshot(file);
  reader = snapshotReader(snapshot);
  db = new DatabaseSync(file, { readOnly: true });
  db.exec(setUp);
  pages = themePages.keys(reader).map((key) => themePages.build(reader, key));
});

afterAll(() => {
  snapshot.close();
  db.close();
});

describe("the themes of a demonstration parliament", () => {
  it("are the subjects of five acts or more, with their acts, laws and votes", () => {
    const { themes, small } = themeListPage.build(reader, "index");
    const theirs = all(`
      SELECT s.subject, count(*) AS acts, sum(a.status = 'is_law') AS laws, (SELECT count(*) FROM themed t WHERE t.subject = s.subject) AS votes
      FROM act_subject s JOIN act a ON a.act = s.act AND a.act_kind = s.act_kind GROUP BY s.subject HAVING count(*) >= 5 ORDER BY 1`);
    expect(themes.map(({ label, acts, laws, votes }) => [label, acts, laws, votes]).toSorted()).toEqual(
      theirs.toSorted(),
    );
    expect(theirs.length).toBeGreaterThan(10);
    expect(small + themes.length).toBe(Number(all("SELECT count(DISTINCT subject) FROM act_subject")[0]?.[0]));
    expect(pages.map(({ label }) => label).toSorted()).toEqual(themes.map(({ label }) => label).toSorted());
  });

  it("have the same acts by phase, and the same votes in the CSV", () => {
    for (const page of pages) {
      const phases = all(
        "SELECT a.status, count(*) FROM act_subject s JOIN act a ON a.act = s.act AND a.act_kind = s.act_kind WHERE s.subject = ? GROUP BY 1",
        page.label,
      );
      expect(page.phases.map(({ phase, count }) => [phase, count]).toSorted()).toEqual(phases.toSorted());
      const votes = all("SELECT vote FROM themed WHERE subject = ? ORDER BY 1", page.label).map(([vote]) => vote);
      const rows = page.votes === 0 ? [] : themeFiles.build(reader, page.id).rows;
      expect(rows.map(([vote]) => vote).toSorted()).toEqual(votes);
      const lists = page.lists.map(({ kind, rows: own }) => [kind, own.map(({ id }) => id)] as const);
      const above = lists.flatMap(([kind, ids]) => (kind === "newest" ? [] : ids));
      const marks = above.map(() => "?").join(", ");
      expect(page.lists.find(({ kind }) => kind === "newest")?.rows.map(({ date }) => date) ?? []).toEqual(
        all(
          `SELECT v.date FROM themed t JOIN vote v USING (vote) WHERE t.subject = ? AND v.vote NOT IN (${marks})
           ORDER BY v.date DESC LIMIT 3`,
          page.label,
          ...above,
        ).map(([date]) => date),
      );
      // No vote is in two lists.
      const shown = lists.flatMap(([, ids]) => ids);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it("have the same lines of the groups, year by year", () => {
    let compared = 0;
    for (const page of pages)
      for (const { branch, years, groups } of page.chambers) {
        const theirs = all(
          `SELECT l.grp, l.year, sum(line = 'AYE'), sum(line = 'NO'), sum(line = 'ABST') FROM line l JOIN themed t USING (vote)
           WHERE t.subject = ? AND l.branch = ? AND line IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`,
          page.label,
          branch,
        );
        const ours = groups.flatMap(({ group, years: cells }) =>
          cells.flatMap((cell, at) => (cell === null ? [] : [[group.id, years[at], ...cell]])),
        );
        expect(ours.toSorted(), `${page.label} ${branch}`).toEqual(theirs.toSorted());
        compared += theirs.length;
      }
    expect(compared).toBeGreaterThan(100);
  });

  it("have the same members who break ranks most", () => {
    let compared = 0;
    for (const page of pages)
      for (const { branch, rebels, ties } of page.chambers) {
        const theirs = all(
          `SELECT p.person, sum(p.code <> l.line) AS rebel, count(*) AS cast FROM position p JOIN line l ON l.vote = p.vote AND l.grp = p.grp
           JOIN themed t ON t.vote = p.vote WHERE t.subject = ? AND p.branch = ? AND l.line IS NOT NULL AND p.code IN ('AYE', 'NO', 'ABST')
           GROUP BY 1 HAVING rebel > 0 ORDER BY 2 DESC, 3, 1`,
          page.label,
          branch,
        );
        expect(rebels.map(({ person, votes, of }) => [person.id, votes, of])).toEqual(theirs.slice(0, 5));
        const last = theirs[4]?.[1];
        expect(ties).toBe(theirs.slice(5).filter(([, votes]) => votes === last).length);
        compared += theirs.length;
      }
    expect(compared).toBeGreaterThan(50);
  });

  it("have the same votes of a member on them", () => {
    const most = all(
      `SELECT t.subject FROM themed t JOIN vote v USING (vote) WHERE v.branch = 'C'
         AND t.subject IN (SELECT subject FROM act_subject GROUP BY 1 HAVING count(*) >= 5) GROUP BY 1 ORDER BY count(*) DESC LIMIT 4`,
    );
    const [person] =
      all("SELECT person FROM position WHERE branch = 'C' GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1")[0] ?? [];
    const own = personPages.build(reader, String(person)).votes?.themes ?? [];
    expect(own).toHaveLength(8);
    expect(most.map(([subject]) => subject).every((subject) => own.some(({ label }) => label === subject))).toBe(true);
    for (const { label, ayes, noes, abstained } of own)
      expect([[ayes, noes, abstained]]).toEqual(
        all(
          `SELECT sum(code = 'AYE'), sum(code = 'NO'), sum(code = 'ABST') FROM position p JOIN themed t USING (vote)
           WHERE p.person = ? AND p.branch = 'C' AND t.subject = ?`,
          String(person),
          label,
        ),
      );
  });
});
