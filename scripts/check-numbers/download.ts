/** Opens the SQLite file that readers download and derives lines and positions in SQL. */
import { mkdtempSync, readFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import type { Published } from "./check.ts";

const during = (period: string) =>
  `(${period}.start_date IS NULL OR ${period}.start_date <= v.date) AND (${period}.end_date IS NULL OR ${period}.end_date > v.date)`;

/**
 * `counted`: votes with positions that no rule of `vote_problem` contradicts, without checks of the legal number.
 * `pos`: their positions without the President of the assembly, with group and side of the day.
 * `line`: the most frequent choice of a group, null = tie or nobody chose; the mixed group and secret votes have none.
 */
const derived = `
  CREATE TEMP TABLE counted AS
    SELECT v.* FROM vote v WHERE v.vanished_since IS NULL AND ifnull(v.is_quorum_check, 0) = 0 AND v.positions_published = 1
      AND v.vote NOT IN (SELECT vote FROM vote_problem) AND v.vote IN (SELECT vote FROM member_vote);
  CREATE TEMP TABLE head AS
    SELECT o.branch, r.person, r.start_date, r.end_date FROM body o JOIN body_role r USING (body)
    WHERE o.kind = 'presidency' AND lower(trim(r.role)) IN
      ('presidente', 'presidente della camera', 'presidente della camera dei deputati', 'presidente del senato', 'presidente del senato della repubblica');
  CREATE TEMP TABLE seat AS
    SELECT v.vote, v.branch, v.date, ifnull(v.is_secret, 0) AS secret, b.person, b.code, (
      SELECT m.position FROM membership m WHERE m.person = b.person AND m.branch = v.branch AND ${during("m")}
      ORDER BY m.position DESC LIMIT 1) AS mandate
    FROM counted v JOIN member_vote b USING (vote)
    WHERE NOT EXISTS (SELECT 1 FROM head h WHERE h.branch = v.branch AND h.person = b.person AND ${during("h")});
  CREATE TEMP TABLE pos AS
    SELECT v.*, ifnull(
      (SELECT parliamentary_group FROM vote_member_group r WHERE r.vote = v.vote AND r.person = v.person),
      (SELECT parliamentary_group FROM group_membership g WHERE g.person = v.person AND g.membership = v.mandate
        AND ${during("g")} ORDER BY g.position DESC LIMIT 1)) AS grp, NULL AS mixed, NULL AS side
    FROM seat v;
  UPDATE pos SET mixed = ifnull((SELECT is_mixed FROM parliamentary_group WHERE parliamentary_group = grp), 1);
  UPDATE pos AS v SET side = CASE WHEN mixed
    THEN (SELECT side FROM membership_side s WHERE s.person = v.person AND s.membership = v.mandate AND ${during("s")} ORDER BY s.position DESC LIMIT 1)
    ELSE (SELECT side FROM group_side s WHERE s.parliamentary_group = v.grp AND ${during("s")} ORDER BY s.position DESC LIMIT 1) END;
  CREATE TEMP TABLE tally AS
    SELECT vote, branch, date, secret, grp, mixed, count(*) AS size, sum(code = 'AYE') AS a, sum(code = 'NO') AS n, sum(code = 'ABST') AS x,
      sum(code IN ('ABSE', 'MIS', 'PRES', 'PNV', 'RNV')) AS idle FROM pos GROUP BY vote, grp;
  CREATE TEMP TABLE line AS
    SELECT *, CASE WHEN secret OR mixed THEN NULL WHEN a > n AND a > x THEN 'AYE' WHEN n > a AND n > x THEN 'NO' WHEN x > a AND x > n THEN 'ABST' END AS line
    FROM tally;
  CREATE INDEX temp.line_of ON line (vote, grp);
  CREATE INDEX temp.pos_of ON pos (vote);
  CREATE INDEX temp.pos_by ON pos (person);
  CREATE TEMP TABLE themed AS
    SELECT DISTINCT s.subject, a.vote FROM act_subject s JOIN vote_act a ON a.act = s.act AND a.act_kind = s.act_kind;
  CREATE INDEX temp.themed_by ON themed (vote, subject)`;

/** Opens the download of a published site. `close` removes the temporary copy. */
export function openDownload(dir: string): Pick<Published, "rows" | "file"> & { readonly close: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "check-numbers-"));
  const copy = join(folder, "parlamento.sqlite");
  writeFileSync(copy, gunzipSync(readFileSync(join(dir, "open-data/parlamento.sqlite.gz"))));
  const db = new DatabaseSync(copy, { readOnly: true });
  db.exec("PRAGMA temp_store = MEMORY");
  db.exec(derived);
  return {
    rows: (sql, ...values) => db.prepare(sql).all(...values),
    file: (path) => {
      const name = join(dir, path);
      return existsSync(name) ? readFileSync(name, "utf8") : null;
    },
    close: () => {
      db.close();
      rmSync(folder, { recursive: true });
    },
  };
}
