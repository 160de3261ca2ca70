/**
 * Ready questions over the download. The SQL is written once: `{table}` becomes a table name in SQLite and the URLs of
 * the table's Parquet files in DuckDB. A test runs every query, in the SQLite of the build and in that of browsers.
 * Those over the positions of members name one year, because a browser loads positions by year.
 */
const openDataQueries = [
  {
    id: "gruppi",
    sql: `SELECT m.branch, g.acronym, count(*) AS members
FROM {group_membership} AS s
JOIN {membership} AS m ON m.person = s.person AND m.position = s.membership
JOIN {parliamentary_group} AS g ON g.parliamentary_group = s.parliamentary_group
WHERE s.end_date IS NULL AND m.end_date IS NULL
GROUP BY m.branch, g.acronym
ORDER BY m.branch, members DESC`,
  },
  {
    id: "voti-sul-filo",
    sql: `SELECT vote, date, title, ayes, required, abs(ayes - required) AS margin, branch
FROM {vote}
WHERE ayes IS NOT NULL AND required IS NOT NULL AND outcome <> 'other'
  AND vote NOT IN (SELECT vote FROM {vote_problem})
ORDER BY margin, date DESC, vote
LIMIT 20`,
  },
  {
    id: "posizioni",
    sql: `WITH president AS (
  SELECT o.branch, r.person, coalesce(r.start_date, '') AS since, coalesce(r.end_date, '9999') AS until
  FROM {body} AS o
  JOIN {body_role} AS r ON r.body = o.body
  WHERE o.kind = 'presidency' AND lower(r.role) IN ('presidente', 'presidente del senato')
)
SELECT p.person, p.family_name, p.given_name, b.code, count(*) AS votes
FROM {ballot} AS b
JOIN {person} AS p ON p.person = b.person
WHERE NOT (b.code = 'ABSE' AND b.person IN (SELECT person FROM president) AND b.vote IN (
  SELECT v.vote FROM {vote} AS v
  JOIN president AS o ON o.branch = v.branch AND v.date >= o.since AND v.date < o.until
  WHERE o.person = b.person
)) AND b.vote IN (SELECT vote FROM {vote} WHERE substr(date, 1, 4) = '$year')
GROUP BY p.person, p.family_name, p.given_name, b.code
ORDER BY p.family_name, p.given_name, p.person, votes DESC`,
  },
  {
    id: "leggi",
    sql: `SELECT substr(law_date, 1, 4) AS year, initiative, count(*) AS laws
FROM {act}
WHERE act_kind = 'bill' AND law_number IS NOT NULL
GROUP BY year, initiative
ORDER BY year, initiative`,
  },
  {
    id: "forza",
    sql: `WITH office AS (
  SELECT person, branch AS institution, 'seat' AS once, 'seat' AS kind, 'seat' AS office
  FROM {membership} WHERE end_date IS NULL
  UNION ALL
  SELECT r.person, m.branch, CASE b.kind WHEN 'presidency' THEN b.kind ELSE b.body END, b.kind, o.office
  FROM {body_role} AS r
  JOIN {body} AS b ON b.body = r.body
  JOIN {role_office} AS o ON o.role = r.role
  JOIN {membership} AS m ON m.person = r.person AND b.branch IN (m.branch, 'B')
  WHERE r.end_date IS NULL AND b.end_date IS NULL AND m.end_date IS NULL
  UNION ALL
  SELECT r.person, g.branch, g.parliamentary_group, 'group', o.office
  FROM {group_role} AS r
  JOIN {parliamentary_group} AS g ON g.parliamentary_group = r.parliamentary_group
  JOIN {role_office} AS o ON o.role = r.role
  JOIN {membership} AS m ON m.person = r.person AND m.branch = g.branch
  WHERE r.end_date IS NULL AND g.end_date IS NULL AND m.end_date IS NULL
  UNION ALL
  SELECT r.person, 'G', r.rank || ' ' || coalesce(r.department, r.role), 'government', r.rank
  FROM {government_role} AS r
  JOIN {government} AS g ON g.government = r.government
  WHERE r.end_date IS NULL AND g.end_date IS NULL
), counted AS (
  SELECT o.person, o.institution, o.once, max(w.weight) AS weight
  FROM office AS o
  JOIN {strength_weight} AS w ON w.kind = o.kind AND w.institution = o.institution AND w.office = o.office
  GROUP BY o.person, o.institution, o.once
), whole AS (
  SELECT institution, sum(weight) AS weight FROM counted GROUP BY institution
)
SELECT p.person, p.family_name, p.given_name, c.institution, 100.0 * sum(c.weight) / w.weight AS points
FROM counted AS c
JOIN whole AS w ON w.institution = c.institution
JOIN {person} AS p ON p.person = c.person
GROUP BY p.person, p.family_name, p.given_name, c.institution, w.weight
ORDER BY c.institution, points DESC, p.person`,
  },
  {
    id: "firme",
    sql: `SELECT p.person, p.family_name, p.given_name, count(*) AS bills
FROM {act_signature} AS s
JOIN {person} AS p ON p.person = s.person
WHERE s.is_first = 1 AND s.withdrawn IS NULL
GROUP BY p.person, p.family_name, p.given_name
ORDER BY bills DESC, p.family_name, p.person
LIMIT 20`,
  },
  {
    id: "ribelli",
    sql: `WITH choice AS (
  SELECT b.vote, b.person, b.code, coalesce(x.parliamentary_group, m.parliamentary_group) AS own_group
  FROM {ballot} AS b
  JOIN {vote} AS v ON v.vote = b.vote
  JOIN {group_membership} AS m ON m.person = b.person AND v.date < coalesce(m.end_date, '9999')
    AND (m.start_date <= v.date OR m.start_date IS NULL AND NOT EXISTS (
      SELECT 1 FROM {group_membership} AS e
      WHERE e.person = m.person AND e.membership = m.membership AND e.position < m.position AND v.date < e.end_date
    ))
  LEFT JOIN {vote_member_group} AS x ON x.vote = b.vote AND x.person = b.person
  WHERE substr(v.date, 1, 4) = '$year' AND b.code IN ('AYE', 'NO', 'ABST') AND coalesce(v.is_secret, 0) = 0
    AND v.is_quorum_check = 0 AND v.vote NOT IN (SELECT vote FROM {vote_problem})
), tally AS (
  SELECT c.vote, c.own_group, sum(CASE c.code WHEN 'AYE' THEN 1 ELSE 0 END) AS ayes,
    sum(CASE c.code WHEN 'NO' THEN 1 ELSE 0 END) AS noes, sum(CASE c.code WHEN 'ABST' THEN 1 ELSE 0 END) AS abstained
  FROM choice AS c
  GROUP BY c.vote, c.own_group
), line AS (
  SELECT t.vote, t.own_group, CASE
    WHEN t.ayes > t.noes AND t.ayes > t.abstained THEN 'AYE'
    WHEN t.noes > t.ayes AND t.noes > t.abstained THEN 'NO'
    WHEN t.abstained > t.ayes AND t.abstained > t.noes THEN 'ABST' END AS code
  FROM tally AS t
  JOIN {parliamentary_group} AS g ON g.parliamentary_group = t.own_group
  WHERE g.is_mixed = 0
)
SELECT p.person, p.family_name, p.given_name, sum(CASE WHEN c.code <> l.code THEN 1 ELSE 0 END) AS against,
  count(l.code) AS votes
FROM choice AS c
JOIN {person} AS p ON p.person = c.person
LEFT JOIN line AS l ON l.vote = c.vote AND l.own_group = c.own_group
GROUP BY p.person, p.family_name, p.given_name
ORDER BY against DESC, votes, p.person
LIMIT 20`,
  },
  {
    id: "cambi-di-gruppo",
    sql: `SELECT p.person, p.family_name, p.given_name, m.branch, count(DISTINCT s.parliamentary_group) AS groups_joined
FROM {group_membership} AS s
JOIN {membership} AS m ON m.person = s.person AND m.position = s.membership
JOIN {person} AS p ON p.person = s.person
GROUP BY p.person, p.family_name, p.given_name, m.branch
HAVING count(DISTINCT s.parliamentary_group) > 1
ORDER BY groups_joined DESC, p.family_name, p.given_name, p.person`,
  },
  {
    id: "votazioni-al-mese",
    sql: `SELECT substr(date, 1, 7) AS month, count(*) AS votes
FROM {vote}
GROUP BY month
ORDER BY month`,
  },
  {
    id: "donne",
    sql: `SELECT m.branch, g.acronym, sum(CASE WHEN p.gender = 'F' THEN 1 ELSE 0 END) AS women, count(*) AS members
FROM {group_membership} AS s
JOIN {membership} AS m ON m.person = s.person AND m.position = s.membership
JOIN {parliamentary_group} AS g ON g.parliamentary_group = s.parliamentary_group
JOIN {person} AS p ON p.person = s.person
WHERE s.end_date IS NULL AND m.end_date IS NULL AND p.gender IS NOT NULL
GROUP BY m.branch, g.acronym
ORDER BY m.branch, members DESC, g.acronym`,
  },
  {
    id: "eta",
    sql: `SELECT substr(p.birth_date, 1, 3) || '0' AS decade, count(*) AS members
FROM {membership} AS m
JOIN {person} AS p ON p.person = m.person
WHERE m.end_date IS NULL AND p.birth_date IS NOT NULL
GROUP BY decade
ORDER BY decade`,
  },
  {
    id: "fiducia",
    sql: `SELECT g.name, count(*) AS confidence_votes
FROM {vote} AS v
JOIN {government} AS g ON g.government = v.government
WHERE v.is_confidence = 1
GROUP BY g.government, g.name
ORDER BY confidence_votes DESC, g.name`,
  },
  {
    id: "atti-piu-votati",
    sql: `SELECT a.act_kind, a.act, coalesce(a.short_title, a.title) AS title, count(*) AS votes
FROM {vote_act} AS x
JOIN {act} AS a ON a.act_kind = x.act_kind AND a.act = x.act
GROUP BY a.act_kind, a.act, a.short_title, a.title
ORDER BY votes DESC, a.act_kind, a.act
LIMIT 20`,
  },
  {
    id: "astenuti",
    sql: `SELECT vote, date, title, abstained, branch
FROM {vote}
WHERE abstained > 0 AND vote NOT IN (SELECT vote FROM {vote_problem})
ORDER BY abstained DESC, date DESC, vote
LIMIT 20`,
  },
  {
    id: "regioni",
    sql: `SELECT election_area, count(*) AS members
FROM {membership}
WHERE end_date IS NULL AND election_area IS NOT NULL
GROUP BY election_area
ORDER BY members DESC, election_area`,
  },
] as const;
export type OpenDataQueryId = (typeof openDataQueries)[number]["id"];

/** The ready questions, with `year` (YYYY) in those over the positions of members. */
export function readyQueries(year: string): readonly { readonly id: OpenDataQueryId; readonly sql: string }[] {
  return openDataQueries.map(({ id, sql }) => ({ id, sql: sql.replaceAll("$year", year) }));
}

/** Names of the tables of a query. */
export function tablesIn(sql: string): readonly string[] {
  return [...new Set([...sql.matchAll(tableName)].map(([, table = ""]) => table))];
}

const tableName = /\{(\w+)\}/g;

/** For the console, in which every table has its published name. */
export function toConsoleQuery(sql: string): string {
  return sql.replaceAll(tableName, "$1");
}

/** For the SQLite download. There the view `member_vote` resolves the ids of table `ballot`. */
export function toSqliteQuery(sql: string): string {
  return sql.replaceAll(tableName, (_, table: string) => (table === "ballot" ? "member_vote" : table));
}

/** Absolute URLs of the Parquet files of a table: one, or one per year. */
type ParquetFiles = (table: string) => readonly string[];

export function toDuckDbQuery(sql: string, addresses: ParquetFiles): string {
  return sql.replaceAll(tableName, (_, table: string) => {
    const quoted = addresses(table).map((address) => `'${address}'`);
    return quoted.length === 1 ? quoted.join("") : `read_parquet([${quoted.join(", ")}])`;
  });
}

/** A Python script that uses only the standard library. */
export function toPythonScript(sql: string, file: string): string {
  return `import gzip, shutil, sqlite3

# ${file}
with gzip.open("parlamento.sqlite.gz") as packed, open("parlamento.sqlite", "wb") as plain:
    shutil.copyfileobj(packed, plain)

for row in sqlite3.connect("parlamento.sqlite").execute("""
${toSqliteQuery(sql)}
"""):
    print(*row, sep="\\t")
`;
}

export function toRScript(sql: string, addresses: ParquetFiles): string {
  return `library(duckdb)

db <- dbConnect(duckdb())
dbGetQuery(db, r"(
${toDuckDbQuery(sql, addresses)}
)")
`;
}
