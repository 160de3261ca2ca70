/**
 * Recomputes the numbers of votes in SQL over the tables of the snapshot, independently of `src/domain`: both must
 * agree on a whole demonstration parliament.
 */
import { toPoints } from "#src/domain/cohesion.ts";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totalOf } from "#src/domain/code-counts.ts";
import { compositionKey, composition } from "#scripts/contracts/stats/composition.ts";
import { branchStats } from "#scripts/contracts/stats/month-stats.ts";
import { readVoteRow } from "#scripts/contracts/stats/vote-rows.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { VotePage } from "#src/contracts/vote-page.ts";
import { pullDemo } from "#tests/build/support/demo-snapshot.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";

let snapshot: Snapshot;
let db: DatabaseSync;
let reader: ReturnType<typeof snapshotReader>;
let pages: readonly VotePage[];

beforeAll(async () => {
  const file = await pullDemo(0.02, 7);
  snapshot = new Snapshot(file);
  reader = snapshotReader(snapshot);
  pages = snapshot.keys("vote").map((key) => votePages.build(reader, key));
  db = new DatabaseSync(file, { readOnly: true });
});

afterAll(() => {
  snapshot.close();
  db.close();
});

/** A member's value in a period table on the day of one vote: that of the last period which holds on the day. */
const thatDay = (column: string, table: string) => `(
      SELECT s.${column} FROM ${table} s JOIN membership m ON m.person = s.person AND m.position = s.membership
      WHERE s.person = b.person AND m.branch = one.branch
        AND m.start_date <= one.date AND (m.end_date IS NULL OR m.end_date > one.date)
        AND (s.start_date IS NULL OR s.start_date <= one.date) AND (s.end_date IS NULL OR s.end_date > one.date)
      ORDER BY s.position DESC LIMIT 1)`;

/** Code, group and own side of each voter on the day of one vote: all but the President of the assembly, who is not eligible. */
const positions = `
  WITH one AS (SELECT * FROM vote WHERE vote = ?),
  head AS (
    SELECT r.person FROM one JOIN body o ON o.branch = one.branch JOIN body_role r ON r.body = o.body
    WHERE o.kind = 'presidency' AND lower(r.role) = 'presidente'
      AND (r.start_date IS NULL OR r.start_date <= one.date) AND (r.end_date IS NULL OR r.end_date > one.date)
  ),
  position AS (
    SELECT b.code, ${thatDay("parliamentary_group", "group_membership")} AS grp, ${thatDay("side", "membership_side")} AS own
    FROM member_vote b JOIN one ON one.vote = b.vote WHERE b.person NOT IN (SELECT person FROM head)
  )`;

/**
 * The two sides in one vote: counts, cohesion in hundredths. Members of the mixed group or of none have their own side.
 */
const bySide = `${positions},
  sided AS (
    SELECT p.code, iif(p.grp IS NULL OR g.is_mixed, p.own, (
      SELECT s.side FROM group_side s, one WHERE s.parliamentary_group = p.grp
        AND (s.start_date IS NULL OR s.start_date <= one.date) AND (s.end_date IS NULL OR s.end_date > one.date)
      ORDER BY s.position DESC LIMIT 1)) AS side
    FROM position p LEFT JOIN parliamentary_group g ON g.parliamentary_group = p.grp
  ),
  tally AS (
    SELECT side, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x, count(*) AS eligible
    FROM sided WHERE side IS NOT NULL GROUP BY side
  )
  SELECT side, eligible, a, n, x, (20000 * max(a, n, x) + eligible) / (2 * eligible) AS hundredths FROM tally ORDER BY side`;

/** Per group on the day of one vote: counts, line, rebels, and cohesion in tenths. */
const byGroup = `${positions},
  tally AS (
    SELECT p.grp, g.is_mixed, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x, sum(code = 'SEC') AS s,
      count(*) AS eligible, sum(code IN ('MIS', 'ABSE', 'PRES', 'PNV', 'RNV')) AS away
    FROM position p JOIN parliamentary_group g ON g.parliamentary_group = p.grp GROUP BY p.grp
  ),
  lined AS (
    SELECT *, CASE WHEN is_mixed THEN 'NV' WHEN a + n + x = 0 THEN iif(s > 0, 'SEC', 'NVOT')
      WHEN a > n AND a > x THEN 'AYE' WHEN n > a AND n > x THEN 'NO' WHEN x > a AND x > n THEN 'ABST' ELSE 'NV' END AS line
    FROM tally
  )
  SELECT grp, line, a, n, x, eligible, away, a + n + x - max(a, n, x) AS rebels, (2000 * max(a, n, x) + eligible) / (2 * eligible) AS tenths
  FROM lined ORDER BY grp`;

function groupsOf(page: VotePage) {
  const chamber = reader.derived(composition, compositionKey(reader, page.branch, page.date));
  return page.groups
    .map((result, index) => ({ id: chamber.groups[index]?.id ?? "", result }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

describe("every vote of a demonstration parliament", () => {
  it("has the same majority and opposition in SQL, with the members of the mixed group on each side", () => {
    const query = db.prepare(bySide);
    let split = 0;
    for (const page of pages) {
      if (page.status !== "verified") continue;
      const theirs = query
        .all(page.id)
        .map(({ side, eligible, a, n, x, hundredths }) => [side, eligible, a, n, x, hundredths]);
      const ours = page.sides.map(({ side, counts, cohesion }) => {
        const { AYE, NO, ABST } = counts;
        const theirCohesion = theirs.find((row) => row[0] === side)?.[5];
        // Secret vote, or a tie for the most frequent choice: nothing to compare.
        return [
          side,
          totalOf(counts),
          AYE,
          NO,
          ABST,
          cohesion === null ? theirCohesion : Math.round(toPoints(cohesion) * 100),
        ];
      });
      expect(ours, page.id).toEqual(theirs);
      const chamber = reader.derived(composition, page.composition.key);
      const inGroups = chamber.groups.flatMap(({ side }, place) =>
        side === "majority" ? (page.groups[place] ?? []) : [],
      );
      const size = inGroups.reduce((sum, { counts }) => sum + totalOf(counts), 0);
      if (theirs.some(([side, eligible]) => side === "majority" && Number(eligible) > size)) split += 1;
    }
    expect(split).toBeGreaterThan(50);
  });

  it("has the same groups, lines, rebels and cohesion in SQL", () => {
    const differences: unknown[] = [];
    let compared = 0;
    for (const page of pages) {
      const key = page.id;
      if (page.status !== "verified") continue;
      compared += 1;
      const rows = db.prepare(byGroup).all(key);
      const ours = groupsOf(page).map(({ id, result: { counts, line, rebels, cohesion, nonParticipants } }) => {
        const isChoice = line === "AYE" || line === "NO" || line === "ABST";
        return [
          id,
          line,
          counts.AYE,
          counts.NO,
          counts.ABST,
          totalOf(counts),
          nonParticipants,
          isChoice ? rebels : 0,
          isChoice && cohesion !== null ? Math.round(toPoints(cohesion) * 10) : null,
        ];
      });
      const theirs = rows.map((row) => {
        const isChoice = ["AYE", "NO", "ABST"].includes(String(row["line"]));
        return [
          row["grp"],
          row["line"],
          row["a"],
          row["n"],
          row["x"],
          row["eligible"],
          row["away"],
          isChoice ? row["rebels"] : 0,
          isChoice ? row["tenths"] : null,
        ];
      });
      const isSame =
        JSON.stringify(ours.map((row) => row.map((cell) => cell ?? 0))) ===
        JSON.stringify(theirs.map((row) => row.map((cell) => cell ?? 0)));
      if (!isSame) differences.push({ key, ours, theirs });
    }
    expect(differences.slice(0, 3)).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  });

  it("has the same changes of side in SQL", () => {
    const changes = `
      WITH now AS (
        SELECT v.*, (SELECT a.act FROM vote_act a WHERE a.vote = v.vote ORDER BY a.act_kind <> 'bill', a.act LIMIT 1) AS of
        FROM vote v WHERE v.is_final
      ),
      pair AS (
        SELECT now.vote, (
          SELECT e.vote FROM vote e JOIN vote_act a ON a.vote = e.vote
          WHERE a.act = now.of AND e.branch = now.branch AND e.is_secret = 0 AND (e.is_final OR e.is_confidence)
            AND e.vote NOT IN (SELECT value FROM json_each(?)) AND (e.date, e.number) < (now.date, now.number)
          ORDER BY e.date DESC, e.number DESC LIMIT 1
        ) AS before
        FROM now
      )
      SELECT pair.vote, pair.before, count(*) AS chose, sum(a.code <> b.code) AS changed
      FROM pair JOIN member_vote a ON a.vote = pair.vote JOIN member_vote b ON b.vote = pair.before AND b.person = a.person
      WHERE a.code IN ('AYE', 'NO', 'ABST') AND b.code IN ('AYE', 'NO', 'ABST') GROUP BY pair.vote`;
    const unread = pages.filter(({ status }) => status !== "verified").map(({ id }) => id);
    const theirs = db
      .prepare(changes)
      .all(JSON.stringify(unread))
      .map((row) => ({ ...row }))
      .filter(({ vote }) => !unread.includes(String(vote)));
    const ours = pages.flatMap(({ id, changes: found }) =>
      found === null ? [] : [{ vote: id, before: found.since.id, chose: found.both, changed: found.members.length }],
    );
    expect(ours).toEqual(theirs.toSorted((a, b) => (String(a["vote"]) < String(b["vote"]) ? -1 : 1)));
    expect(ours.length).toBeGreaterThan(2);
  });

  it("has the same margins and rebels in lists as on its own page", () => {
    for (const page of pages) {
      const row = readVoteRow(reader, page.id);
      expect([row?.status, row?.margin, row?.rebels, row?.isGovernmentBeaten]).toEqual([
        page.status,
        page.margin,
        page.rebels?.length ?? null,
        page.isGovernmentBeaten,
      ]);
    }
  });

  it("gives the same member figures when added up", () => {
    const left = pages.filter(({ status }) => status !== "verified").map(({ id }) => id);
    const marks = left.map(() => "?").join(", ");
    const rows = db
      .prepare(
        `SELECT b.person, v.branch, count(*) AS votes, sum(code = 'MIS') AS mission, sum(code = 'ABSE') AS absent
      FROM member_vote b JOIN vote v ON v.vote = b.vote WHERE b.vote NOT IN (${marks}) GROUP BY b.person, v.branch`,
      )
      .all(...left);
    const ours = new Map(
      (["C", "S"] as const).flatMap((branch) =>
        [...reader.derived(branchStats, branch).members].map(([id, stats]) => [[id, branch].join(" "), stats] as const),
      ),
    );
    for (const row of rows) {
      const stats = ours.get(`${String(row["person"])} ${String(row["branch"])}`);
      expect([
        Object.values(stats?.counts ?? {}).reduce((sum, count) => sum + count, 0),
        stats?.counts.MIS,
        stats?.counts.ABSE,
      ]).toEqual([row["votes"], row["mission"], row["absent"]]);
    }
  });
});
