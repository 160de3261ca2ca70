/**
 * The numbers of votes a second time, in SQL over the tables of the snapshot, by someone who has never seen the functions of
 * `src/domain`: both must agree on every vote of a demonstration parliament.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compositionKey, composition } from "#scripts/views/shared/composition.ts";
import { branchStats } from "#scripts/views/shared/month-stats.ts";
import { readVoteRow } from "#scripts/views/shared/vote-rows.ts";
import { votePages } from "#scripts/views/votes/vote-page.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { snapshotReader } from "./support/snapshot-reader.ts";

const folder = mkdtempSync(join(tmpdir(), "votes-in-sql-"));
let snapshot: Snapshot;
let db: DatabaseSync;
let reader: ReturnType<typeof snapshotReader>;

beforeAll(() => {
  const { status } = spawnSync(
    "node",
    ["scripts/pull.ts", "--source", "demo", "--scale", "0.02", "--seed", "7", "--data", folder],
    { stdio: "ignore" },
  );
  if (status !== 0) throw new Error(`the pull ended with ${String(status)}`);
  snapshot = new Snapshot(join(folder, "parliament.sqlite"));
  reader = snapshotReader(snapshot);
  db = new DatabaseSync(join(folder, "parliament.sqlite"), { readOnly: true });
});

afterAll(() => {
  snapshot.close();
  db.close();
  rmSync(folder, { recursive: true });
});

/** Group of each voter on the day, counts, line, rebels and cohesion in tenths, of one vote. */
const byGroup = `
  WITH one AS (SELECT * FROM vote WHERE vote = ?),
  position AS (
    SELECT b.code, (
      SELECT g.parliamentary_group FROM group_membership g
      JOIN membership m ON m.person = g.person AND m.position = g.membership
      WHERE g.person = b.person AND m.branch = one.branch
        AND m.start_date <= one.date AND (m.end_date IS NULL OR m.end_date > one.date)
        AND (g.start_date IS NULL OR g.start_date <= one.date) AND (g.end_date IS NULL OR g.end_date > one.date)
      ORDER BY g.position DESC LIMIT 1
    ) AS grp
    FROM member_vote b JOIN one ON one.vote = b.vote
  ),
  tally AS (
    SELECT p.grp, g.is_mixed, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x, sum(code = 'SEC') AS s,
      count(*) - sum(code = 'PRES') AS eligible, sum(code IN ('MIS', 'ABSE', 'PRES', 'PNV', 'RNV')) AS away
    FROM position p JOIN parliamentary_group g ON g.parliamentary_group = p.grp GROUP BY p.grp
  ),
  lined AS (
    SELECT *, CASE WHEN is_mixed THEN 'NV' WHEN a + n + x = 0 THEN iif(s > 0, 'SEC', 'NVOT')
      WHEN a > n AND a > x THEN 'AYE' WHEN n > a AND n > x THEN 'NO' WHEN x > a AND x > n THEN 'ABST' ELSE 'NV' END AS line
    FROM tally
  )
  SELECT grp, line, a, n, x, away, a + n + x - max(a, n, x) AS rebels, (2000 * max(a, n, x) + eligible) / (2 * eligible) AS tenths
  FROM lined ORDER BY grp`;

function groupsOf(page: VotePage) {
  const chamber = reader.derived(composition, compositionKey(reader, page.branch, page.date));
  return page.groups
    .map((bloc, index) => ({ id: chamber.groups[index]?.id ?? "", bloc }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

describe("every vote of a demonstration parliament", () => {
  it("has the same groups, lines, rebels and cohesion in SQL", () => {
    const differences: unknown[] = [];
    let compared = 0;
    for (const key of snapshot.keys("vote")) {
      const page = votePages.build(reader, key);
      if (page.status !== "verified") continue;
      compared += 1;
      const rows = db.prepare(byGroup).all(key);
      const ours = groupsOf(page).map(({ id, bloc: { counts, line, rebels, cohesion, nonParticipants } }) => {
        const isChoice = line === "AYE" || line === "NO" || line === "ABST";
        return [
          id,
          line,
          counts.AYE,
          counts.NO,
          counts.ABST,
          nonParticipants,
          isChoice ? rebels : 0,
          isChoice && cohesion !== null ? Math.round(cohesion * 10) : null,
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

  it("has the same margins and rebels in lists as on its page", () => {
    for (const key of snapshot.keys("vote")) {
      const [page, row] = [votePages.build(reader, key), readVoteRow(reader, key)];
      expect([row?.status, row?.margin, row?.rebels, row?.isGovernmentBeaten]).toEqual([
        page.status,
        page.margin,
        page.rebels?.length ?? null,
        page.isGovernmentBeaten,
      ]);
    }
  });

  it("adds up to the same figures of members", () => {
    const left = snapshot.keys("vote").filter((key) => votePages.build(reader, key).status !== "verified");
    const marks = left.map(() => "?").join(", ");
    const rows = db.prepare(`SELECT b.person, v.branch, count(*) AS votes, sum(code = 'MIS') AS mission, sum(code = 'ABSE') AS absent
      FROM member_vote b JOIN vote v ON v.vote = b.vote WHERE b.vote NOT IN (${marks}) GROUP BY b.person, v.branch`).all(...left); // prettier-ignore
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
