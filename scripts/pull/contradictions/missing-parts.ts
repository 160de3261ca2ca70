/** Votes without what gives them a meaning: their sitting, on its day, or the record of a voter. */
import { daysBetween } from "#src/domain/days.ts";
import type { Contradiction, Written } from "./contradictions.ts";

export function findMissingParts(written: Written): Contradiction[] {
  const { db, isTouched } = written;
  const withoutSitting = db
    .prepare("SELECT vote, sitting FROM vote WHERE sitting NOT IN (SELECT sitting FROM sitting) ORDER BY vote")
    .all()
    .map((row) => ({ key: String(row["vote"]), reason: `sitting: there is no ${String(row["sitting"])}` }));
  const withoutVoter = db
    .prepare(
      `SELECT v.vote, min(n.person) AS person, min(q.reason) AS reason FROM person_no n
       LEFT JOIN quarantine q ON q.kind = 'person' AND q.key = n.person
       CROSS JOIN ballot b ON b.person_no = n.no JOIN vote_no v ON v.no = b.vote_no
       WHERE n.person NOT IN (SELECT person FROM person) GROUP BY v.vote ORDER BY v.vote`,
    )
    .all()
    .map((row) => ({
      key: String(row["vote"]),
      reason: `ballots: there is no person ${String(row["person"])}${row["reason"] === null ? "" : ` (quarantined: ${String(row["reason"])})`}`,
    }));
  return [...farApart(written), ...withoutSitting, ...withoutVoter]
    .filter(({ key }) => isTouched("vote", key))
    .map((one) => ({ kind: "vote", ...one }));
}

/** Days between a vote and its sitting: some sittings go on for days. */
const longestSitting = 7;

/** Votes and sittings that are too far apart. The one that changed is wrong. */
function farApart({ db, previous, isTouched }: Written): Contradiction[] {
  return db
    .prepare(
      "SELECT v.vote, v.date, s.sitting, s.date AS day FROM vote v JOIN sitting s USING (sitting) WHERE v.date <> s.date ORDER BY v.vote",
    )
    .all()
    .filter((row) => Math.abs(daysBetween(String(row["day"]), String(row["date"]))) > longestSitting)
    .flatMap((row): Contradiction[] => {
      const [vote, sitting] = [String(row["vote"]), String(row["sitting"])];
      const reason = `date: vote ${vote} on ${String(row["date"])}, sitting ${sitting} on ${String(row["day"])}`;
      if (isTouched("sitting", sitting) && previous?.record("sitting", sitting) !== undefined)
        return [{ kind: "sitting", key: sitting, reason }];
      return isTouched("vote", vote) ? [{ kind: "vote", key: vote, reason }] : [];
    });
}
