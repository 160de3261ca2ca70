/**
 * Example queries over the download. The SQL is written once: `{table}` becomes a table name in SQLite and the URLs of
 * the table's Parquet files in DuckDB. A test runs every query.
 */
export const openDataQueries = [
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
    sql: `SELECT vote, date, title, ayes, required, abs(ayes - required) AS margin
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
SELECT p.family_name, p.given_name, b.code, count(*) AS votes
FROM {ballot} AS b
JOIN {person} AS p ON p.person = b.person
WHERE NOT (b.code = 'ABSE' AND b.person IN (SELECT person FROM president) AND b.vote IN (
  SELECT v.vote FROM {vote} AS v
  JOIN president AS o ON o.branch = v.branch AND v.date >= o.since AND v.date < o.until
  WHERE o.person = b.person
))
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
SELECT p.family_name, p.given_name, c.institution, 100.0 * sum(c.weight) / w.weight AS points
FROM counted AS c
JOIN whole AS w ON w.institution = c.institution
JOIN {person} AS p ON p.person = c.person
GROUP BY p.person, p.family_name, p.given_name, c.institution, w.weight
ORDER BY c.institution, points DESC, p.person`,
  },
  {
    id: "firme",
    sql: `SELECT p.family_name, p.given_name, count(*) AS bills
FROM {act_signature} AS s
JOIN {person} AS p ON p.person = s.person
WHERE s.is_first = 1 AND s.withdrawn IS NULL
GROUP BY p.person, p.family_name, p.given_name
ORDER BY bills DESC, p.family_name, p.person
LIMIT 20`,
  },
] as const;
export type OpenDataQueryId = (typeof openDataQueries)[number]["id"];

/** For the SQLite download. There the view `member_vote` resolves the ids of table `ballot`. */
export function toSqliteQuery(sql: string): string {
  return sql.replaceAll(/\{(\w+)\}/g, (_, table: string) => (table === "ballot" ? "member_vote" : table));
}

/** Absolute URLs of the Parquet files of a table: one, or one per year. */
type ParquetFiles = (table: string) => readonly string[];

export function toDuckDbQuery(sql: string, addresses: ParquetFiles): string {
  return sql.replaceAll(/\{(\w+)\}/g, (_, table: string) => {
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
