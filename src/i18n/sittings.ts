/** Labels of the page of a sitting. */
import type { SittingTick } from "#src/contracts/sitting-page.ts";
import type { HeadedRow } from "#src/contracts/vote-row.ts";
import type { Branch } from "#src/domain/codes.ts";
import { tallyVotes } from "#src/domain/vote-tally.ts";
import { formatAfter, formatCount, formatDay, formatList, formatNumber, nb } from "#src/lib/format.ts";
import { toLower } from "#src/lib/text.ts";
import { allVotes, branch as branchName, branchFull, outcome } from "./common.ts";
import { inReview, outcomeLabel, scoreText } from "./vote-results.ts";
import { onSubjects, tallyResults, tallyTotals, times } from "./vote-tally.ts";

/** "17 approvate, 26 respinte, 1 annullata": the outcomes of votes, which add up to their number; see `tallyResults`. */
export function sittingResults(votes: readonly Pick<HeadedRow, "outcome" | "outcomeText">[]): string {
  const plain = votes.map(({ outcome, outcomeText }) => ({
    ...{ outcome, outcomeText, isFinal: false, isConfidence: false },
  }));
  return tallyResults(tallyVotes(plain));
}

type LedVote = Pick<
  HeadedRow,
  | "outcome"
  | "outcomeText"
  | "status"
  | "subType"
  | "isFinal"
  | "isConfidence"
  | "isGovernmentBeaten"
  | "heading"
  | "subject"
  | "ayes"
  | "noes"
>;

/** Scores named of several votes of one kind. */
const mostScores = 3;

/** "110 a 109 e 111 a 105": the scores of a few votes; "" of many, or where one is not known. */
function scoresOf(votes: readonly LedVote[]): string {
  const scores = votes.flatMap((vote) => scoreText(vote) ?? []);
  return votes.length > mostScores || scores.length < votes.length ? "" : `, ${formatList(scores)}`;
}

/** What the sitting is remembered for: defeats, else votes of confidence, else final votes; "" = none of these. */
function sittingNews(votes: readonly LedVote[]): string {
  const beaten = votes.filter(({ isGovernmentBeaten }) => isGovernmentBeaten === true);
  if (beaten.length > 0) {
    const on = onSubjects(beaten.map(({ subject }) => subject));
    return `Il Governo è stato battuto ${times(beaten.length)}${on}${scoresOf(beaten)}.`;
  }
  const decided = votes.filter(({ outcome }) => outcome !== "other");
  const confidence = decided.filter(({ isConfidence }) => isConfidence);
  const finals = decided.filter(({ isFinal }) => isFinal);
  const told = confidence.length > 0 ? confidence : finals;
  const [first] = told;
  if (first === undefined) return "";
  if (told.length === 1) return `${first.heading}: ${toLower(outcomeLabel(first))}${scoresOf(told)}.`;
  return `${confidence.length > 0 ? formatCount(told.length, "voto di fiducia", "voti di fiducia") : formatCount(told.length, "voto finale", "voti finali")}.`;
}

/**
 * "Il Governo è stato battuto 2 volte su Sicurezza idrica, 110 a 109 e 111 a 105. 44 votazioni elettroniche: 17 approvate,
 * 26 respinte, 1 annullata."
 */
function sittingLead(votes: readonly LedVote[]): string {
  const news = sittingNews(votes);
  return `${news === "" ? "" : `${news} `}${tallyTotals(tallyVotes(votes))}`;
}

export const sittingText = {
  title: (of: Branch, number: number, days: readonly string[]) =>
    `${branchName[of]}, seduta n.${nb}${formatNumber(number)}, ${formatList(days.map(formatDay))}`,
  crumb: (number: number) => `Seduta ${formatAfter("n.", formatNumber(number))}`,
  lead: sittingLead,
  /** `count` of all votes have totals, and no positions yet. */
  unpublished: (count: number, all: number) =>
    count === all
      ? "I voti dei singoli non sono ancora pubblicati."
      : `${formatCount(count, "votazione aspetta", "votazioni aspettano")} ancora i voti dei singoli.`,
  description: (of: Branch, number: number, days: readonly string[], votes: number) =>
    `${branchFull[of]}, seduta n. ${formatNumber(number)}, ${formatList(days.map(formatDay))}: ${formatCount(votes, "votazione", "votazioni")}, con esito e margine.`,
  ticks: "La seduta, voto per voto",
  ticksNote:
    "Ogni tacca è una votazione: va in alto se approvata, in basso se respinta, ed è lunga quanto il margine; è un cerchio se non è né l’una né l’altra, come le annullate, o se il margine non si conosce. In rosso scuro, o rosa, il Governo battuto.",
  /** "n. 17, Sicurezza idrica, emendamento 1.17: approvato, margine 0" */
  tick: ({ number, heading, margin, isInReview, ...vote }: Omit<SittingTick, "id" | "isBeaten">) =>
    `n. ${formatNumber(number)}, ${heading}: ${outcomeLabel({ ...vote, outcomeText: outcome.other }).toLowerCase()}${isInReview === true ? `, ${inReview}` : ""}${margin === null ? "" : `, margine ${formatNumber(margin)}`}`,
  acts: "Che cosa si è votato",
  withoutAct: "Mozioni e altre questioni",
  actVotes: (count: number) => formatCount(count, "votazione", "votazioni"),
  leading: "Le più importanti",
  leadingNote: "I voti finali, quelli di fiducia e quelli in cui il Governo è stato battuto.",
  votes: "Le votazioni",
  previous: (number: number) => `Seduta precedente con votazioni: n.${nb}${formatNumber(number)}`,
  next: (number: number) => `Seduta successiva con votazioni: n.${nb}${formatNumber(number)}`,
  all: allVotes,
} as const;
