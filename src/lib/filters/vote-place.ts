/** Recognizes references to a vote by day, by sitting, or by its number in the sitting. */
import type { Branch } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import { monthNames } from "#src/lib/format.ts";

/** Where a vote stands. */
export interface PlacedVote {
  readonly branch: Branch;
  readonly date: string;
  readonly sitting: number;
  readonly number: number;
}

/** A vote reference found in a search: a test for votes, and the remaining search text. */
export interface VotePlace {
  readonly isAt: (vote: PlacedVote) => boolean;
  readonly rest: string;
}

const twoDigits = (number: string | number): string => String(number).padStart(2, "0");
const monthOf = (name: string): string =>
  twoDigits(monthNames.findIndex((known) => known.startsWith(name.toLowerCase().slice(0, 3))) + 1);
const inSitting =
  (sitting = "", vote = ""): VotePlace["isAt"] =>
  (one) =>
    one.sitting === Number(sitting) && (vote === "" || one.number === Number(vote));
const inChamber =
  (branch: Branch): VotePlace["isAt"] =>
  (one) =>
    one.branch === branch;
const inSittingOf =
  (branch: Branch) =>
  (sitting = "", vote = ""): VotePlace["isAt"] =>
  (one) =>
    inChamber(branch)(one) && inSitting(sitting, vote)(one);
const on = (...parts: readonly string[]): VotePlace["isAt"] => {
  const start = parts.join("-");
  return ({ date }) => date.startsWith(start);
};

// "novembre", "nov", "nov."
const monthName = `(${monthNames.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|\\.)?`).join("|")})`;
const wholeYear = String.raw`(\d{4})`;
const oneOrTwo = String.raw`(\d{1,2})`;
const number = String.raw`(?:n[.°º]? ?|numero )?(\d{1,4})`;
const [sittingWord, voteWord] = ["(?:seduta|sed\\.)", "(?:voto|votazione|vot\\.)"];
// Words before a day that are ignored: "seduta di", "dell’", "giovedì".
const weekday = "(?:(?:lune|marte|mercole|giove|vener)d[iì]|sabato|domenica)";
const beforeDay = `(?:(?:seduta|vot(?:i|o|azion[ei])) )?(?:(?:di|del|il|al|dal|nel) |(?:(?:a|da|de|ne)l)?l['’] ?)?(?:${weekday},? )?`;

type Saying = readonly [saying: string, toTest: (...groups: string[]) => VotePlace["isAt"]];

/** Reference patterns. Order matters: a full day before a month, a sitting with its vote before a single number. */
const sayings: readonly Saying[] = [
  // "9 ottobre 2025", "giovedì 9 ott. 2025", "9/10/2025", "9-10-2025", "9/10/25", "2025-10-09", "ottobre 2025", "9 ottobre"
  [
    `${beforeDay}${oneOrTwo}[°º]? ${monthName} ${wholeYear}`,
    (day = "", month = "", year = "") => on(year, monthOf(month), twoDigits(day)),
  ],
  [
    `${beforeDay}${oneOrTwo}[/.-]${oneOrTwo}[/.-]${wholeYear}`,
    (day = "", month = "", year = "") => on(year, twoDigits(month), twoDigits(day)),
  ],
  [
    `${beforeDay}${oneOrTwo}[/.]${oneOrTwo}[/.](\\d{2})`,
    (day = "", month = "", year = "") => on(`20${year}`, twoDigits(month), twoDigits(day)),
  ],
  [String.raw`(\d{4}-\d{2}-\d{2})`, (day = "") => on(day)],
  [`${beforeDay}${monthName} ${wholeYear}`, (month = "", year = "") => on(year, monthOf(month))],
  [
    `${beforeDay}${oneOrTwo}[°º]? ${monthName}`,
    (day = "", month = "") => {
      const end = `-${monthOf(month)}-${twoDigits(day)}`;
      return ({ date }) => date.endsWith(end);
    },
  ],
  // A year counts only as the whole search: titles contain years too.
  [String.raw`^(20\d{2})(?!.)`, (year = "") => on(year)],
  // "votazione n. 44, seduta n. 641", "seduta n. 641, votazione n. 44", "seduta 641", "641-44", "votazione n. 44"
  [`${voteWord} ${number},?(?: della| nella)? ${sittingWord} ${number}`, (vote, sitting) => inSitting(sitting, vote)],
  [`(?:(?:della|nella) )?${sittingWord} ${number}(?:,? ${voteWord} ${number})?`, inSitting],
  [String.raw`(\d{1,4})-(\d{1,4})`, inSitting],
  [
    `${voteWord} ${number}`,
    (vote = "") =>
      (one) =>
        one.number === Number(vote),
  ],
  // Official ids of the chambers: "vs19_641_044", "19-402-18"
  [String.raw`vs${legislature.number}_(\d{1,4})_(\d{1,4})`, inSittingOf("C")],
  [String.raw`${legislature.number}-(\d{1,4})-(\d{1,4})`, inSittingOf("S")],
];

/** A chamber counts only beside a day or a number; alone it is a word of titles. */
const chambers: readonly Saying[] = [
  ["(?:(?:alla|della) )?camera(?: dei deputati)?", () => inChamber("C")],
  ["(?:(?:al|del) )?senato(?: della repubblica)?", () => inChamber("S")],
];

/** Parses the vote references in a search; null when it has none. */
export function readVotePlace(term: string): VotePlace | null {
  // Fast path: every pattern contains a number; most searches end here.
  if (!/\d/.test(term)) return null;
  const tests: VotePlace["isAt"][] = [];
  let rest = term.replaceAll(/\s+/g, " ").trim();
  const take = ([saying, toTest]: Saying): void => {
    const found = new RegExp(`(^|\\s)${saying}(?=[.,;]*(?:\\s|$))`, "iu").exec(rest);
    if (found === null) return;
    const [whole, , ...groups] = found;
    tests.push(toTest(...groups));
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + whole.length).replace(/^[.,;]+/, "")}`;
  };
  sayings.forEach(take);
  if (tests.length === 0) return null;
  chambers.forEach(take);
  return { isAt: (vote) => tests.every((isSo) => isSo(vote)), rest: rest.replaceAll(/[\s,;]+/g, " ").trim() };
}
