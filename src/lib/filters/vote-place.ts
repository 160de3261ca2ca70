/** A vote as people cite it: by day, by sitting, by number in its sitting. */
import type { Branch } from "#src/domain/codes.ts";
import { monthNames } from "#src/lib/format.ts";
import type { VoteItem } from "./votes.ts";

type Vote = Pick<VoteItem, "branch" | "date" | "sitting" | "number">;

/** What a search says of when a vote was, and the words left. */
export interface VotePlace {
  readonly isAt: (vote: Vote) => boolean;
  readonly rest: string;
}

const twoDigits = (number: string | number): string => String(number).padStart(2, "0");
const monthOf = (name: string): string => twoDigits(monthNames.indexOf(name.toLowerCase()) + 1);
const inSitting =
  (sitting = "", vote = ""): VotePlace["isAt"] =>
  (one) =>
    one.sitting === Number(sitting) && (vote === "" || one.number === Number(vote));
const inSittingOf =
  (branch: Branch) =>
  (sitting = "", vote = ""): VotePlace["isAt"] =>
  (one) =>
    one.branch === branch && inSitting(sitting, vote)(one);
const on = (...parts: readonly string[]): VotePlace["isAt"] => {
  const start = parts.join("-");
  return ({ date }) => date.startsWith(start);
};

const month = `(${monthNames.join("|")})`;
const year = String.raw`(\d{4})`;
const oneOrTwo = String.raw`(\d{1,2})`;
const number = String.raw`(?:n\.? ?)?(\d{1,4})`;

type Saying = readonly [saying: string, toTest: (...groups: string[]) => VotePlace["isAt"]];

/** The ways to say it, a whole day before a month, a sitting with its vote before a number alone. */
const sayings: readonly Saying[] = [
  // "9 ottobre 2025", "9/10/2025", "2025-10-09", "ottobre 2025"
  [`${oneOrTwo}[°º]? ${month} ${year}`, (day = "", name = "", of = "") => on(of, monthOf(name), twoDigits(day))],
  [`${oneOrTwo}[/.]${oneOrTwo}[/.]${year}`, (day = "", name = "", of = "") => on(of, twoDigits(name), twoDigits(day))],
  [String.raw`(\d{4}-\d{2}-\d{2})`, (day = "") => on(day)],
  [`${month} ${year}`, (name = "", of = "") => on(of, monthOf(name))],
  // "votazione n. 44, seduta n. 641", "seduta n. 641, votazione n. 44", "seduta 641", "641-44"
  [`(?:voto|votazione) ${number},?(?: della| nella)? seduta ${number}`, (vote, sitting) => inSitting(sitting, vote)],
  [`seduta ${number}(?:,? (?:voto|votazione) ${number})?`, inSitting],
  [String.raw`(\d{1,4})-(\d{1,4})`, inSitting],
  // The chambers' own names: "vs19_641_044", "19-402-18"
  [String.raw`vs19_(\d{1,4})_(\d{1,4})`, inSittingOf("C")],
  [String.raw`19-(\d{1,4})-(\d{1,4})`, inSittingOf("S")],
];

/** Reads it; null where a search says nothing of the kind. */
export function readVotePlace(term: string): VotePlace | null {
  const text = term.replaceAll(/\s+/g, " ").trim();
  for (const [saying, toTest] of sayings) {
    const found = new RegExp(`(?<!\\S)${saying}(?![^\\s,;])`, "iu").exec(text);
    if (found === null) continue;
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
    return { isAt: toTest(...found.slice(1)), rest: rest.replaceAll(/[\s,;]+/g, " ").trim() };
  }
  return null;
}
