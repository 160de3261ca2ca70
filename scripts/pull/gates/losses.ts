/** What the site would lose against yesterday, although no record vanished: verified votes, and the base of figures. */
import type { DatabaseSync } from "node:sqlite";
import type { ChangeSet } from "#scripts/pull/store/changes.ts";
import { ballotsIn } from "#scripts/pull/store/read.ts";
import { parseStored } from "#scripts/pull/store/stored.ts";
import { readPresidents, voteChecker } from "#scripts/pull/store/vote-checker.ts";
import { finding, names, type Finding } from "./finding.ts";

/** A published figure that is counted from fewer things than yesterday. */
export interface ShrunkFigure {
  /** What is counted, and of whom: "presences of rossi-maria". */
  readonly figure: string;
  readonly before: number;
  readonly after: number;
}

export interface Losses {
  /** Votes verified yesterday and not today; the source still publishes them. */
  readonly unverified: readonly string[];
  /** Figures that lost more than half of what they are counted from. */
  readonly shrunk: readonly ShrunkFigure[];
}

export const noLosses: Losses = { unverified: [], shrunk: [] };

/** Number of votes that may cease to be verified in a night. */
const handful = 5;
/** Least base of a figure for half of it to be meaningful. */
const leastBase = 10;

/** Counts behind published figures, beside the presences. The presidency of a body is no count of this kind. */
const bases = {
  "members of the group": `
    SELECT g.parliamentary_group AS id, count(*) AS n FROM group_membership g JOIN membership m ON m.person = g.person AND m.position = g.membership
    WHERE g.end_date IS NULL AND m.end_date IS NULL GROUP BY 1`,
  "members of the body":
    "SELECT body AS id, count(DISTINCT person) AS n FROM body_role WHERE end_date IS NULL GROUP BY 1",
  // Former ones too: a reshuffle or a resignation ends offices, and takes away no record of them.
  "members of the government": "SELECT government AS id, count(DISTINCT person) AS n FROM government_role GROUP BY 1",
  "bills signed by": "SELECT person AS id, count(*) AS n FROM act_signature WHERE person IS NOT NULL GROUP BY 1",
  "votes of the sitting": "SELECT sitting AS id, count(*) AS n FROM vote GROUP BY 1",
};

/** Compares a snapshot with the one before the pull. Reads only what can have changed. */
export function readLosses(db: DatabaseSync, previous: DatabaseSync, changes: ChangeSet): Losses {
  const votes = changes.get("vote");
  const rewritten = [...(votes?.changed ?? []), ...(votes?.vanished ?? [])];
  const [before, now] = [verifiedIn(previous), verifiedIn(db)];
  const affected = [...new Set([...rewritten, ...votesOfChangedSeats(db, previous)])].toSorted();
  const lost = new Map<string, number>();
  const unverified = affected.filter((vote) => {
    const [had, has] = [before(vote), now(vote)];
    for (const person of had.voters) lost.set(person, (lost.get(person) ?? 0) + 1);
    for (const person of has.voters) lost.set(person, (lost.get(person) ?? 0) - 1);
    return had.isVerified && !has.isVerified && has.isThere;
  });
  return { unverified, shrunk: [...shrunkPresences(previous, lost), ...shrunkBases(db, previous)] };
}

/** Returns a function that checks a vote; `voters`: those whose presences it counts for. */
function verifiedIn(db: DatabaseSync) {
  const record = db.prepare("SELECT json FROM record WHERE kind = 'vote' AND key = ?");
  const ballots = ballotsIn(db);
  const check = voteChecker(db, ballots);
  return (vote: string) => {
    const json = record.get(vote)?.["json"];
    const isVerified = json !== undefined && check(parseStored("vote", json)).status === "verified";
    return {
      isThere: json !== undefined,
      isVerified,
      voters: isVerified ? ballots(vote).map(([person]) => person) : [],
    };
  };
}

/** Votes of the days on which another set of people was in office, or another President. */
function votesOfChangedSeats(db: DatabaseSync, previous: DatabaseSync): string[] {
  const [before, now] = [termsIn(previous), termsIn(db)].map(
    (terms) => new Map(terms.map((term) => [term.join(" "), term])),
  );
  if (before === undefined || now === undefined) return [];
  const differing = [
    ...[...before].filter(([name]) => !now.has(name)),
    ...[...now].filter(([name]) => !before.has(name)),
  ];
  const between = db.prepare("SELECT vote FROM vote WHERE branch = ?1 AND date >= ?2 AND (?3 = '' OR date < ?3)");
  return differing.flatMap(([, [branch, start, end]]) =>
    between.all(branch, start, end).map(({ vote }) => String(vote)),
  );
}

/** Mandates and presidencies: chamber, first day, first day after ("" = open), holder. */
function termsIn(db: DatabaseSync): (readonly [branch: string, start: string, end: string, holder: string])[] {
  const mandates = db
    .prepare("SELECT branch, start_date, end_date, person FROM membership")
    .all()
    .map(
      (row) =>
        [
          String(row["branch"]),
          String(row["start_date"]),
          String(row["end_date"] ?? ""),
          String(row["person"]),
        ] as const,
    );
  const presidencies = Object.entries(readPresidents(db)).flatMap(([branch, periods]) =>
    periods.map(({ person, start, end }) => [branch, start ?? "", end ?? "", `president ${person}`] as const),
  );
  return [...mandates, ...presidencies];
}

/** @param lost number of verified votes fewer than yesterday, by person */
function shrunkPresences(previous: DatabaseSync, lost: ReadonlyMap<string, number>): ShrunkFigure[] {
  const persons = [...lost].filter(([, count]) => count > 0).map(([person]) => person);
  if (persons.length === 0) return [];
  const counts = previous
    .prepare(
      `SELECT n.person AS id, count(*) AS n FROM person_no n CROSS JOIN ballot b ON b.person_no = n.no
       WHERE n.person IN (SELECT value FROM json_each(?)) GROUP BY 1 ORDER BY 1`,
    )
    .all(JSON.stringify(persons));
  return shrunkAmong(
    counts.map((row) => {
      const [person, before] = [String(row["id"]), Number(row["n"])];
      return { figure: `presences of ${person}`, before, after: before - (lost.get(person) ?? 0) };
    }),
  );
}

function shrunkBases(db: DatabaseSync, previous: DatabaseSync): ShrunkFigure[] {
  return Object.entries(bases).flatMap(([what, sql]) => {
    const now = new Map(
      db
        .prepare(sql)
        .all()
        .map((row) => [String(row["id"]), Number(row["n"])]),
    );
    const figures = previous
      .prepare(`${sql} ORDER BY 1`)
      .all()
      .map((row) => {
        const id = String(row["id"]);
        return { figure: `${what} ${id}`, before: Number(row["n"]), after: now.get(id) ?? 0 };
      });
    return shrunkAmong(figures);
  });
}

const shrunkAmong = (figures: readonly ShrunkFigure[]): ShrunkFigure[] =>
  figures.filter(({ before, after }) => before >= leastBase && after < before / 2);

/**
 * Votes that were verified yesterday and are not today. A few are told of; more than a handful stop: a wrong date of one
 * mandate does this.
 */
export function unverified({ losses }: { readonly losses: Losses }): readonly Finding[] {
  const { unverified: votes } = losses;
  if (votes.length === 0) return [];
  const message = `${String(votes.length)} votes were verified yesterday and are not today: ${names(votes)}`;
  return [finding("unverified", votes.length > handful ? "stop" : "warn", "vote", message, votes)];
}

/** Figures that would be counted from less than half of what they were counted from yesterday. */
export function shrunk({ losses }: { readonly losses: Losses }): readonly Finding[] {
  const { shrunk: figures } = losses;
  if (figures.length === 0) return [];
  const texts = figures.map(
    ({ figure, before, after }) => `${figure} (${String(before)} before, ${String(after)} now)`,
  );
  const message = `${String(figures.length)} figures lose more than half of their base: ${names(texts)}`;
  const keys = figures.map(({ figure }) => figure);
  return [finding("shrunk", "stop", "figure", message, keys)];
}
