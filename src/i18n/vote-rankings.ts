/** What a ranking of votes says first: its first vote, and how many there are. */
import type { Reading } from "#src/domain/coverage.ts";
import type { NamedRebel, VoteRanking } from "#src/contracts/votes-list.ts";
import { formatNumber, formatWith, nb, plural } from "#src/lib/format.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { capital, toLower } from "#src/lib/text.ts";
import { atBranch, memberNoun, memberNouns } from "./common.ts";
import { inWords, listedCounts, scoreText, surpriseText, voteNews } from "./vote-results.ts";
import { onTitle } from "./vote-titles.ts";

type Ranked = Pick<VoteRanking, "ranking" | "total" | "equals" | "rows">;
type Row = VoteRanking["rows"][number];

/** What was voted; of a vote without an act also what the source says of it. */
const nameOf = ({ heading, title, subject }: Row): string =>
  heading === title && subject !== null ? `${subject}, ${toLower(title)}` : heading;

/** A score does not break. */
const unbroken = (text: string): string => text.replace(/(\d) a (\d)/, `$1${nb}a${nb}$2`);

/** "esattamente i voti necessari", "tre voti meno dei necessari": `margin` with its direction. */
function distance({ margin, outcome }: Row): string {
  const count = margin ?? 0;
  if (count === 0) return "esattamente i voti necessari";
  return `${toLower(inWords(count))} ${plural(count, "voto", "voti")} ${outcome === "approved" ? "più" : "meno"} dei necessari`;
}

/** "fra le votazioni verificate, toccato 2 volte; sotto i venti voti sono 129": of how many votes a figure is the extreme. */
function extreme({ total, equals }: Ranked, reading: Reading, all: (total: string) => string): string {
  const among = reading === "complete" ? "fra le votazioni verificate" : "fra le votazioni acquisite finora";
  const times = equals > 1 ? `, toccato ${formatNumber(equals)}${nb}volte` : "";
  return `${among}${times}${total > equals ? `; ${all(formatNumber(total))}` : ""}.`;
}

/**
 * "Sicurezza idrica, emendamento 1.17: Governo battuto alla Camera, 110 a 109, il 19 novembre 2026. Esattamente i voti
 * necessari: il margine più piccolo fra le votazioni verificate, toccato 2 volte; sotto i venti voti sono 129."
 */
function tightLead(first: Row, page: Ranked, reading: Reading): string {
  const news = voteNews({
    ...first,
    heading: nameOf(first),
    isGovernmentBeaten: first.isGovernmentBeaten === true,
    isInReview: false,
  });
  const rest = extreme(page, reading, (total) => `sotto i venti voti sono${nb}${total}`);
  return `${unbroken(news)}, ${formatWith("il", first.date)}. ${capital(distance(first))}: il margine più piccolo ${rest}`;
}

/** " (due di ROV, uno di ALL)": the groups of rebels, the most first; "" where their names are not at hand. */
function groupsText(rebels: readonly NamedRebel[] = []): string {
  const counts = countGroups(rebels);
  const numbers = listedCounts(
    counts.map(({ count }) => count),
    "uno",
  );
  const parts = counts.map(({ group }, index) => `${numbers[index] ?? ""} di ${group.acronym}`);
  return parts.length === 0
    ? ""
    : ` (${rebels.length === 1 ? `di ${rebels[0]?.group.acronym ?? ""}` : parts.join(", ")})`;
}

/**
 * "Il 9 ottobre 2026 cinque deputati (due di ROV, due di ALL, uno di GIN) hanno votato in dissenso dal proprio gruppo su Sicurezza
 * idrica, articolo 2. È il massimo fra le votazioni verificate, toccato 3 volte; almeno un ribelle in 491."
 */
function rebelsLead(first: Row, page: Ranked, reading: Reading): string {
  const count = first.rebels ?? 0;
  const who = `${toLower(inWords(count))} ${plural(count, memberNoun(first.branch), memberNouns[first.branch])}`;
  const rest = extreme(page, reading, (total) => `almeno un ribelle in${nb}${total}`);
  const did = `${plural(count, "ha", "hanno")} votato in dissenso dal proprio gruppo`;
  return `${capital(formatWith("il", first.date))} ${who}${groupsText(first.rebelNames)} ${did} ${onTitle(first.heading)}. È il massimo ${rest}`;
}

/**
 * "Il Governo è stato battuto 5 volte. L’ultima il 19 novembre 2026 alla Camera, 111 a 105: Sicurezza idrica, emendamento
 * 1.20. Non hanno partecipato …"
 */
function beatenLead(first: Row, { total }: Ranked, reading: Reading): string {
  const score = scoreText(first);
  const last = `${formatWith("il", first.date)} ${atBranch[first.branch]}${score === null ? "" : `, ${unbroken(score)}`}: ${nameOf(first)}.`;
  const read = reading === "complete" ? "" : " fra le votazioni acquisite finora";
  const times =
    total === 1
      ? `Il Governo è stato battuto una volta${read}, ${last}`
      : `Il Governo è stato battuto ${formatNumber(total)}${nb}volte${read}. L’ultima ${last}`;
  return first.surprise === undefined ? times : `${times} ${surpriseText(first.surprise, first.branch)}`;
}

const leads = { "sul-filo": tightLead, ribelli: rebelsLead, "governo-battuto": beatenLead };

/** The first sentences of a ranking; null = it has no vote. */
export function rankingLead(page: Ranked, reading: Reading): string | null {
  const [first] = page.rows;
  return first === undefined ? null : leads[page.ranking](first, page, reading);
}

/** Groups with their number of rebels, the most first. */
export function countGroups(
  rebels: readonly NamedRebel[],
): readonly { readonly group: NamedRebel["group"]; readonly count: number }[] {
  return [...groupBy(rebels, ({ group }) => group.id).values()]
    .flatMap((own) => (own[0] === undefined ? [] : [{ group: own[0].group, count: own.length }]))
    .toSorted((a, b) => b.count - a.count);
}

/** Names shown of the rebels of a row: a third alone is named too. */
export function shownRebels<T>(rebels: readonly T[]): { readonly shown: readonly T[]; readonly rest: number } {
  const shown = rebels.length === 3 ? rebels : rebels.slice(0, 2);
  return { shown, rest: rebels.length - shown.length };
}

export const rankedText = {
  /** Heads of the columns: the score as the figure, and the bar without it. */
  score: "Favorevoli–contrari",
  bar: "Quanti servivano",
  and: "e",
  /** After the names of two rebels; at least two are left. */
  others: (count: number): string => `altri${nb}${formatNumber(count)}`,
  /** After the score. */
  needed: (required: number): string => `ne servivano${nb}${formatNumber(required)}`,
} as const;
