/**
 * Dates that the votes contradict: of a mandate with a position outside it, or without one inside it; of a presidency whose
 * holder votes, or of no one. The votes of two hundred days are stronger evidence than one date.
 */
import type { DatabaseSync } from "node:sqlite";
import { assemblyPresidentOn, presidentPeriods } from "#src/domain/assembly-president.ts";
import { branches, choiceCodes, type Branch } from "#src/domain/codes.ts";
import { isOn } from "#src/domain/periods.ts";
import type { Body, Membership, Person } from "#src/domain/records.ts";
import { parseStored } from "#scripts/pull/store/stored.ts";
import { readPresidents } from "#scripts/pull/store/vote-checker.ts";
import type { Contradiction, Written } from "./contradictions.ts";

const termsOf = (memberships: readonly Membership[]): string =>
  JSON.stringify(memberships.map(({ branch, start, end }) => [branch, start, end]));

export function findWrongMandates({ db, previous, isTouched }: Written): Contradiction[] {
  const votesOf = voteReader(db);
  const select = db.prepare("SELECT json FROM record WHERE kind = 'person' AND key = ?");
  return (previous?.keys("person") ?? [])
    .filter((key) => isTouched("person", key))
    .flatMap((key): Contradiction[] => {
      const last = previous?.record("person", key);
      const now = parseStored("person", select.get(key)?.["json"]);
      if (last === undefined || termsOf(last.memberships) === termsOf(now.memberships)) return [];
      const votes = votesOf(key);
      const [before, after] = [contradicted(last, votes), contradicted(now, votes)];
      if (after.length <= before.length) return [];
      const reason = `memberships: ${after.length} votes contradict the mandates, such as ${after[0] ?? ""}`;
      return [{ kind: "person", key, reason }];
    });
}

/** Presidencies of the assemblies that the votes contradict more than their last good version. */
export function findWrongPresidencies({ db, previous, isTouched }: Written): Contradiction[] {
  const select = db.prepare("SELECT json FROM record WHERE kind = 'body' AND key = ?");
  return (previous?.keys("body") ?? [])
    .filter((key) => isTouched("body", key))
    .flatMap((key): Contradiction[] => {
      const last = previous?.record("body", key);
      const branch = branches.find((one) => one === last?.branch);
      if (last?.kind !== "presidency" || branch === undefined) return [];
      const now = parseStored("body", select.get(key)?.["json"]);
      const [before, after] = [withoutPresident(db, branch, last), withoutPresident(db, branch, now)];
      if (after.length <= before.length) return [];
      const reason = `roles: ${after.length} votes contradict the presidency, such as ${after[0] ?? ""}`;
      return [{ kind: "body", key, reason }];
    });
}

/** Votes of a chamber on days on which no member presides over it, or in which the President votes. */
function withoutPresident(db: DatabaseSync, branch: Branch, body: Body): string[] {
  const periods = presidentPeriods([body], branch);
  const vote = db.prepare("SELECT code FROM member_vote WHERE vote = ? AND person = ?");
  const seat = db.prepare(
    "SELECT 1 FROM membership WHERE person = ?1 AND branch = ?2 AND start_date <= ?3 AND (end_date IS NULL OR end_date > ?3)",
  );
  return db
    .prepare("SELECT vote, date FROM vote WHERE branch = ? AND positions_published = 1 ORDER BY date, vote")
    .all(branch)
    .map((row) => ({ key: String(row["vote"]), date: String(row["date"]) }))
    .filter(({ key, date }) => {
      const president = assemblyPresidentOn(periods, date);
      if (president === null || seat.get(president, branch, date) === undefined) return true;
      const code = vote.get(key, president)?.["code"];
      return choiceCodes.some((choice) => choice === code);
    })
    .map(({ key }) => key);
}

interface VoteOfPerson {
  readonly vote: string;
  readonly branch: string;
  readonly date: string;
  readonly hasPosition: boolean;
  /** The person presides over the assembly and needs no position. */
  readonly isPresident: boolean;
}

/** Votes in which a person has a position and should have none, or the contrary. */
function contradicted({ memberships }: Person, votes: readonly VoteOfPerson[]): string[] {
  return votes
    .filter(({ branch, date, hasPosition, isPresident }) => {
      const isIn = memberships.some((one) => one.branch === branch && isOn(one, date));
      return isIn !== hasPosition && !(isIn && isPresident);
    })
    .map(({ vote }) => vote);
}

function voteReader(db: DatabaseSync): (person: string) => VoteOfPerson[] {
  const presidents = readPresidents(db);
  const select = db.prepare(
    `SELECT v.vote, v.branch, v.date, b.code FROM vote v JOIN vote_no o ON o.vote = v.vote
     LEFT JOIN person_no n ON n.person = ?1 LEFT JOIN ballot b ON b.vote_no = o.no AND b.person_no = n.no
     WHERE v.positions_published = 1 AND v.is_quorum_check = 0 ORDER BY v.date, v.vote`,
  );
  return (person) =>
    select.all(person).flatMap((row) => {
      const branch = branches.find((one) => one === row["branch"]);
      const date = String(row["date"]);
      if (branch === undefined) return [];
      const isPresident = assemblyPresidentOn(presidents[branch], date) === person;
      return [{ vote: String(row["vote"]), branch, date, hasPosition: row["code"] !== null, isPresident }];
    });
}
