/** Outcome and status of a vote, as sentences. */
import type { Branch, Outcome, SubVoteType } from "#src/domain/codes.ts";
import type { Surprise } from "#src/domain/surprise.ts";
import type { VoteProblem, VoteStatus } from "#src/domain/vote-check.ts";
import {
  formatAfter,
  formatCount,
  formatDay,
  formatNumber,
  formatWith,
  nb,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import { toOpening } from "#src/lib/opening.ts";
import { capital, quoted, shortHeading, toLower } from "#src/lib/text.ts";
import type { VotedProposals } from "#src/contracts/voted-proposals.ts";
import { atBranch, branchFull, countedTotals, memberNoun, memberNouns } from "./common.ts";
import { embed } from "./embed.ts";

export interface VoteResult {
  readonly outcome: Outcome;
  readonly outcomeText: string | null;
  readonly status: VoteStatus;
  readonly totals: {
    readonly ayes: number | null;
    readonly noes: number | null;
    readonly present?: number | null;
    readonly required: number | null;
  };
}

/**
 * Sentence after the outcome: " con 198 voti contro 121: 38 più dei 160 necessari." A vote that was annulled or is in
 * verification gets its numbers without the difference.
 */
export function outcomeSentence({ outcome, status, totals }: Omit<VoteResult, "outcomeText">): string {
  const { ayes, noes, present, required } = totals;
  if (status === "quorum")
    return present === null || present === undefined ? "." : `: ${formatCount(present, "presente", "presenti")}.`;
  if (ayes === null || noes === null) return "; i totali non sono ancora pubblicati.";
  const isDecided = outcome !== "other" && status !== "review";
  const score = isDecided
    ? ` con ${formatCount(ayes, "voto", "voti")} contro${nb}${formatNumber(noes)}`
    : `: ${formatCount(ayes, "favorevole", "favorevoli")}, ${formatCount(noes, "contrario", "contrari")}`;
  if (required === null) return `${score}; la maggioranza richiesta non è pubblicata.`;
  if (!isDecided) return `${score}; ne servivano ${formatNumber(required)}.`;
  const distance = ayes - required;
  if (distance === 0) return `${score}: esattamente ${withArticle("i", formatNumber(required))} necessari.`;
  const verb = distance > 0 ? "più" : "meno";
  return `${score}: ${formatNumber(Math.abs(distance))}${nb}${verb} ${withArticle("dei", formatNumber(required))} necessari.`;
}

/** What decides the outcome's word: the participle agrees with what was voted on, not with the vote. */
export interface VoteOutcome {
  readonly outcome: Outcome;
  readonly outcomeText: string | null;
  /** Kind of vote; null = not published. */
  readonly subType: SubVoteType | null;
  readonly isConfidence: boolean | null;
}

/** Kinds whose subject is masculine: an act, an article, an amendment. All others are feminine. */
const masculine: ReadonlySet<SubVoteType | null> = new Set(["ALL", "ART", "AMEND", "ODG", "DONT_P"] as const);

/**
 * Outcome in a word or two: "Approvato" for an amendment, "Fiducia accordata" in a vote of confidence, whatever it was put
 * on; "other" uses the source's text, if there is one.
 */
export function outcomeLabel({ outcome, outcomeText, subType, isConfidence }: VoteOutcome): string {
  if (outcome === "other") return capital(outcomeText ?? "esito non indicato");
  if (isConfidence === true) return outcome === "approved" ? "Fiducia accordata" : "Fiducia negata";
  if (subType === "DIM") return outcome === "approved" ? "Accolte" : "Respinte";
  const ending = masculine.has(subType) ? "o" : "a";
  return `${outcome === "approved" ? "Approvat" : "Respint"}${ending}`;
}

/** Ayes and noes in a line: "198 a 121"; "107 a 161, contati voto per voto"; null = unknown. */
export function scoreText(vote: {
  readonly ayes: number | null;
  readonly noes: number | null;
  readonly isCounted?: boolean | undefined;
}): string | null {
  const { ayes, noes, isCounted } = vote;
  if (ayes === null || noes === null) return null;
  return `${formatNumber(ayes)} a ${formatNumber(noes)}${isCounted === true ? `, ${countedTotals}` : ""}`;
}

/** Said wherever the outcome of a vote is said whose numbers do not add up. */
export const inReview = "in verifica";

/** Said wherever the outcome of such a vote is said; the rule is on /indicatori. */
export const governmentBeaten = "Governo battuto";

const small = ["Nessun", "Un", "Due", "Tre", "Quattro", "Cinque", "Sei", "Sette", "Otto", "Nove", "Dieci"];

/** "Sette"; from eleven on in figures. */
export const inWords = (count: number): string => small[count] ?? formatNumber(count);

/**
 * Numbers of one list, alike: "due" and "una"; all in figures, "12" and "1", where one has no word.
 * @param one the word for 1
 */
export function listedCounts(counts: readonly number[], one: "uno" | "una"): string[] {
  const hasWords = counts.every((count) => small[count] !== undefined);
  return counts.map((count) => (!hasWords ? formatNumber(count) : count === 1 ? one : inWords(count).toLowerCase()));
}

/** " Sette deputati hanno votato in dissenso dal proprio gruppo." */
export function rebelSentence(rebels: number, branch: Branch): string {
  if (rebels === 0) return " Nessuno ha votato in dissenso dal proprio gruppo.";
  const [noun, verb] = rebels === 1 ? [memberNoun(branch), "ha"] : [memberNouns[branch], "hanno"];
  return ` ${inWords(rebels)} ${noun} ${verb} votato in dissenso dal proprio gruppo.`;
}

/** Longest heading in news, in characters: with what follows, no tab or preview cuts the outcome. */
const longestHeading = 95;

interface VoteNews extends VoteOutcome {
  readonly heading: string;
  readonly branch: Branch;
  readonly isGovernmentBeaten: boolean;
  readonly isInReview: boolean;
  readonly ayes: number | null;
  readonly noes: number | null;
  readonly isCounted?: boolean | undefined;
}

/**
 * A vote as news, for headlines, tabs, previews and feeds: "Sicurezza idrica, emendamento 1.17: Governo battuto alla
 * Camera, 110 a 109".
 */
export function voteNews(vote: VoteNews): string {
  const { outcome, outcomeText, branch } = vote;
  const heading = shortHeading(vote.heading, longestHeading) ?? vote.heading;
  if (outcome === "other" && outcomeText === null) return `${heading} (${branchFull[branch]})`;
  const word = vote.isGovernmentBeaten ? governmentBeaten : toLower(outcomeLabel(vote));
  const score = vote.isInReview ? inReview : scoreText(vote);
  return `${heading}: ${word} ${atBranch[branch]}${score === null ? "" : `, ${score}`}`;
}

/** The same of the contract of a vote's page. */
export function pageNews(vote: Omit<VoteNews, "isInReview" | "ayes" | "noes"> & VoteResult): string {
  return voteNews({ ...vote, ...vote.totals, isInReview: vote.status === "review" });
}

/**
 * Why an outcome surprises: "Non hanno partecipato 138 deputati su 248 della maggioranza, 39 su 150 dell’opposizione."
 */
export function surpriseText({ reason, majority, opposition, unsided = 0, split }: Surprise, branch: Branch): string {
  const parts = split === undefined ? [] : [divided(split)];
  if (reason === "split") return parts.join("");
  const missing = `${missingText(majority, opposition, branch)}${unsided === 0 ? "" : `; di altri ${formatNumber(unsided)} lo schieramento non è noto`}.`;
  return [reason === "secret" ? `Voto segreto: ${toLower(missing)}` : missing, ...parts].join(" ");
}

function missingText([missing, of]: Surprise["majority"], opposition: Surprise["opposition"], branch: Branch): string {
  if (missing === 0 && opposition[0] === 0) return "Maggioranza e opposizione hanno partecipato al completo";
  const first = `${formatCount(missing, memberNoun(branch), memberNouns[branch])} su${nb}${formatNumber(of)} della maggioranza`;
  const second = `${formatNumber(opposition[0])} su${nb}${formatNumber(opposition[1])} dell’opposizione`;
  return `${plural(missing, "Non ha", "Non hanno")} partecipato ${first}, ${second}`;
}

function divided([ayes, noes, abstained]: NonNullable<Surprise["split"]>): string {
  const parts = [
    [ayes, "a favore"],
    [noes, "contro"],
    [abstained, plural(abstained, "astenuto", "astenuti")],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, words]) => `${formatNumber(count)} ${words}`);
  return `La maggioranza si è divisa: ${said.join(", ")}.`;
}

interface VotePlace {
  readonly branch: Branch;
  readonly date: string;
  readonly sitting: { readonly number: number };
  readonly number: number;
}

/** Characters of a text in a description. */
const shownWords = 90;

/** The first words of the only text that a vote was about, quoted; "" = none is known, several are, or a part was voted. */
function firstWords(proposals: VotedProposals | undefined): string {
  const { texts = [], missing = [], isPart = true } = proposals ?? {};
  const opening = texts.length === 1 && missing.length === 0 && !isPart ? (texts[0]?.opening ?? null) : null;
  return opening === null ? "" : ` ${quoted(toOpening(opening.replaceAll("\n", " "), shownWords))}`;
}

/**
 * Meta description: the result in one sentence, and the first words of what was voted. Includes the vote number, because
 * two votes of a day may have equal results.
 */
export function voteDescription(
  vote: VoteResult &
    VoteOutcome &
    VotePlace & {
      readonly surprise?: Surprise;
      readonly isGovernmentBeaten?: boolean;
      readonly proposals?: VotedProposals;
    },
): string {
  const place = `seduta ${formatAfter("n.", formatNumber(vote.sitting.number))}, votazione ${formatAfter("n.", formatNumber(vote.number))}`;
  const result = `${outcomeLabel(vote).toLowerCase()}${outcomeSentence(vote)}`;
  const review = vote.status === "review" ? ` ${embed.inReview}` : "";
  const beaten = vote.isGovernmentBeaten === true ? ` ${governmentBeaten}.` : "";
  const why = vote.surprise === undefined ? "" : ` ${surpriseText(vote.surprise, vote.branch)}`;
  return `${branchFull[vote.branch]}, ${formatDay(vote.date)}, ${place}: ${result}${review}${beaten}${why}${firstWords(vote.proposals)}`;
}

/** Link to the explanation of a vote in verification. */
export const inReviewLink = "Che cosa significa «in verifica»";

/** Notices for votes that are not verified. */
export const statusText: Record<Exclude<VoteStatus, "verified">, string> = {
  review:
    "Votazione in verifica: i numeri pubblicati non tornano. Li riportiamo come sono, indicando dove divergono; la votazione resta fuori da ogni indice finché non è chiarita.",
  unpublished:
    "Voti dei singoli non ancora pubblicati: l’esito è noto, come ha votato ciascuno no. La votazione resta fuori dagli indici finché non lo si sa.",
  quorum: "Verifica del numero legale: accerta quanti sono presenti, non decide nulla. Non entra in alcun indice.",
};

export const vanishedText = (since: string): string =>
  `Non più pubblicata dalla fonte ${formatWith("dal", since)}: la conserviamo com’era.`;

/** Follows the notice of a vote whose positions have not all come. */
export function awaitedText(count: number): string {
  return ` Voti dei singoli in arrivo: ${plural(count, "ne manca", "ne mancano")} ${formatNumber(count)}.`;
}

/** Everybody is listed as voting in secret, and the source does not call the vote secret. */
export const secretOrUnpublishedText =
  "Non si sa come ha votato ciascuno: o il voto era segreto, o i voti non sono ancora pubblicati.";

/** The same of a vote that is complete in all else. */
export const unknownText = `${secretOrUnpublishedText} La votazione resta fuori dagli indici finché la fonte non lo dice.`;

export const secretText =
  "Voto segreto: si sa chi ha partecipato, non come ha votato. Non si possono quindi indicare la linea dei gruppi, i ribelli e la compattezza.";

/** Failed check, with its two numbers. */
export function problemText({ check, expected, found }: VoteProblem): string {
  const [a, b] = [expected, found].map((value) => (value === null ? "–" : formatNumber(value)));
  const texts: Record<VoteProblem["check"], string> = {
    missing: `Membri in carica quel giorno: ${a ?? ""}; con un voto pubblicato: ${b ?? ""}.`,
    extra: `Voti di chi non risulta in carica quel giorno, o contati due volte: ${b ?? ""}.`,
    ayes: `Favorevoli dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    noes: `Contrari dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    abstained: `Astenuti dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    voting: `Votanti dichiarati: ${a ?? ""}; somma dei voti: ${b ?? ""}.`,
    mission: `In missione dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    absent: `Assenti dichiarati: ${a ?? ""}; contati: ${b ?? ""}.`,
    secret: `Votanti dichiarati in voto segreto: ${a ?? ""}; contati: ${b ?? ""}.`,
    outcome: `Voti necessari: ${a ?? ""}; favorevoli: ${b ?? ""}: l’esito dichiarato non corrisponde.`,
  };
  return texts[check];
}
