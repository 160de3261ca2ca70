/** What became of the votes of a sitting, a month, a year, in sentences. */
import type { Reading } from "#src/domain/coverage.ts";
import type { VoteTally } from "#src/domain/vote-tally.ts";
import { formatCount, formatList, formatNumber, nb, plural } from "#src/lib/format.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { shortHeading } from "#src/lib/text.ts";
import { governmentBeaten, listedCounts } from "./vote-results.ts";

/** "una volta", "3 volte". */
export const times = (count: number): string => (count === 1 ? "una volta" : `${formatNumber(count)}${nb}volte`);

/** Longest name of an act, in characters, inside a sentence. */
const longestName = 75;
export const subjectInShort = (subject: string): string => shortHeading(subject, longestName) ?? subject;

/** Subjects named of several votes. */
const mostSubjects = 3;

/**
 * What several votes were on, after their number: " su Sicurezza idrica", " (due su Sicurezza idrica, una su Pesca)".
 * @param subjects of each vote; "" is returned where one is not known (null), and for many
 */
export function onSubjects(subjects: readonly (string | null)[]): string {
  const counts = [...groupBy(subjects, (subject) => subject)].map(([subject, { length }]) => ({ subject, length }));
  if (counts.length > mostSubjects) return "";
  const said = counts.flatMap(({ subject, length }) =>
    subject === null ? [] : [{ length, on: `su ${subjectInShort(subject)}` }],
  );
  const [first, ...others] = said.toSorted((a, b) => b.length - a.length);
  if (first === undefined || said.length < counts.length) return "";
  if (others.length === 0) return ` ${first.on}`;
  const ranked = [first, ...others];
  const numbers = listedCounts(
    ranked.map(({ length }) => length),
    "una",
  );
  const parts = ranked.map(({ on }, index) => `${numbers[index] ?? ""} ${on}`);
  return ` (${parts.join(", ")})`;
}

/**
 * "17 approvate, 26 respinte, 1 annullata": the outcomes of votes, which add up to their number without quorum checks;
 * "entrambe approvate", "respinta" for one. "" = none has one.
 */
export function tallyResults(tally: Pick<VoteTally, "approved" | "rejected" | "annulled" | "other">): string {
  const { approved, rejected, annulled, other } = tally;
  const all = approved + rejected + annulled + other;
  const kinds = [
    { count: approved, one: "approvata", many: "approvate" },
    { count: rejected, one: "respinta", many: "respinte" },
    other === 0
      ? { count: annulled, one: "annullata", many: "annullate" }
      : { count: annulled + other, one: "con altro esito", many: "con altro esito" },
  ];
  return kinds
    .flatMap(({ count, one, many }) => {
      if (count === 0) return [];
      if (count === all) return [count === 1 ? one : `${count === 2 ? "entrambe" : "tutte"} ${many}`];
      return [`${formatNumber(count)} ${plural(count, one, many)}`];
    })
    .join(", ");
}

/** "44 votazioni elettroniche: 17 approvate, 27 respinte. In più 1 verifica del numero legale." */
export function tallyTotals(tally: VoteTally, reading: Reading = "complete"): string {
  const { approved, rejected, annulled, other, checks } = tally;
  const deciding = approved + rejected + annulled + other;
  const held = `${formatCount(checks, "verifica", "verifiche")} del numero legale.`;
  if (deciding === 0) return held;
  const read = reading === "complete" ? "" : plural(deciding, " acquisita finora", " acquisite finora");
  const votes = formatCount(deciding, "votazione elettronica", "votazioni elettroniche");
  const results = tallyResults(tally).replaceAll(/(\d) /g, `$1${nb}`);
  return `${votes}${read}: ${results}.${checks === 0 ? "" : ` In più ${held}`}`;
}

/** "4 testi sono stati approvati con il voto finale, uno è stato respinto."; "" without any. */
function finalsText({ finalsApproved: approved, finalsRejected: rejected }: VoteTally): string {
  const verb = (count: number, word: string): string => plural(count, `è stato ${word}o`, `sono stati ${word}i`);
  const first = (count: number, word: string): string =>
    `${count === 1 ? "Un testo" : `${formatNumber(count)}${nb}testi`} ${verb(count, word)} con il voto finale`;
  if (approved + rejected === 0) return "";
  if (approved === 0) return `${first(rejected, "respint")}.`;
  const second = rejected === 1 ? "uno" : formatNumber(rejected);
  return `${first(approved, "approvat")}${rejected === 0 ? "" : `, ${second} ${verb(rejected, "respint")}`}.`;
}

interface NamedVote {
  readonly isGovernmentBeaten?: boolean;
  /** What it was on; null = not known. */
  readonly subject: string | null;
}

/**
 * "Il Governo è stato battuto 3 volte (due su Sicurezza idrica, una su Pesca) e ha ottenuto la fiducia una volta. 4 testi sono
 * stati approvati con il voto finale. 167 votazioni elettroniche: 60 approvate, 107 respinte."
 * @param votes some of the period: what the Government was beaten on is said if its defeats are all among them
 */
export function periodLead(tally: VoteTally, reading: Reading, votes: readonly NamedVote[] = []): string {
  const { beaten, trusted, distrusted } = tally;
  const defeats = votes.filter(({ isGovernmentBeaten }) => isGovernmentBeaten === true);
  const on = defeats.length === beaten ? onSubjects(defeats.map(({ subject }) => subject)) : "";
  const the = reading === "complete" ? "Il Governo" : "Fra le votazioni acquisite finora il Governo";
  const government = [
    ...(beaten === 0 ? [] : [`è stato battuto ${times(beaten)}${on}`]),
    ...(trusted === 0 ? [] : [`ha ottenuto la fiducia ${times(trusted)}`]),
    ...(distrusted === 0 ? [] : [`si è visto negare la fiducia ${times(distrusted)}`]),
  ];
  return [
    government.length === 0 ? "" : `${the} ${formatList(government)}.`,
    finalsText(tally),
    tallyTotals(tally, reading),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** "Governo battuto 3 volte, 2 voti di fiducia, 4 voti finali", beside a month; "" = none of these. */
export function periodNote(tally: VoteTally): string {
  const { beaten, trusted, distrusted, finalsApproved, finalsRejected } = tally;
  const [confidence, finals] = [trusted + distrusted, finalsApproved + finalsRejected];
  return [
    ...(beaten === 0 ? [] : [`${governmentBeaten} ${formatCount(beaten, "volta", "volte")}`]),
    ...(confidence === 0 ? [] : [formatCount(confidence, "voto di fiducia", "voti di fiducia")]),
    ...(finals === 0 ? [] : [formatCount(finals, "voto finale", "voti finali")]),
  ].join(", ");
}
