/** Labels of what a group did lately. */
import type { ChoiceCode, GroupVoteCode } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { formatCount, formatNumber, formatUpTo, formatWith, plural } from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";
import type { GroupPage } from "#src/contracts/group-pages.ts";
import { groupVote, missing } from "./common.ts";

export const groupActivity = {
  title: "Gli ultimi 30 giorni",
  note: "Le votazioni verificate dei giorni indicati. La maggioranza conta se ha una linea: la sua scelta più frequente.",
  /** Under the heading: the days that the figures are of. */
  days: (from: string, to: string) => `${capital(formatWith("dal", from))} ${formatWith("al", to)}.`,
  votes: "Votazioni",
  outOf: (part: number, of: number) => `${formatNumber(part)} su ${formatNumber(of)}`,
  withMajority: "Come la maggioranza",
  absent: "Assenze",
  mission: "Missioni",
  rebels: "Voti in dissenso",
  noLine: missing.notEvaluable,
  /** Before the names. */
  strayed: "In dissenso:",
  others: (count: number) => ` e ${plural(count, "un altro", `altri ${formatNumber(count)}`)}`,
  important: "Le ultime votazioni importanti",
  importantNote: "Voti finali, di fiducia, in evidenza o con il Governo battuto.",
  vote: "Votazione",
  line: "Linea del gruppo",
  dissent: "In dissenso",
  bills: "I disegni di legge",
  billsNote: "Primo firmatario chi è oggi nel gruppo.",
  billsCount: (count: number, shown: number, reading: Reading) =>
    `${formatCount(count, "disegno di legge", "disegni di legge")}${reading === "complete" ? "" : " fra quelli acquisiti"}${count > shown ? `; i ${formatNumber(shown)} più recenti` : ""}`,
} as const;

/** "3 su 52", of those who chose; null = the group had no line. */
export function dissentText(rebels: number | null, choices: number): string {
  return rebels === null ? groupActivity.noLine : `${formatNumber(rebels)} su ${formatNumber(choices)}`;
}

/** "Nei 7 giorni fino al 19 novembre 2026 il gruppo ha votato come la maggioranza 12 volte su 90." "" without votes. */
export function weekFact(activity: GroupPage["activity"]): string {
  const week = activity?.week;
  if (week === undefined || week.votes === 0) return "";
  const { votes, comparable, withMajority, to } = week;
  const did =
    comparable === 0
      ? plural(votes, "c’è stata una votazione", `ci sono state ${formatNumber(votes)} votazioni`)
      : `il gruppo ha votato come la maggioranza ${formatCount(withMajority, "volta", "volte")} su ${formatNumber(comparable)}`;
  return `Nei 7 giorni fino ${formatUpTo(to)} ${did}.`;
}

/**
 * "In 2 votazioni su 79 il Governo è stato battuto: nell’ultima hanno votato 25 componenti su 52." "" = in none of them.
 */
function beatenSentence(beaten: GroupPage["beaten"], votes: number): string {
  if (beaten === null) return "";
  const { choices, members } = beaten.last;
  const isOne = beaten.votes === 1;
  const took = `${plural(choices, "ha", "hanno")} votato ${formatCount(choices, "componente", "componenti")} su ${formatNumber(members)}`;
  return ` In ${formatCount(beaten.votes, "votazione", "votazioni")} su ${formatNumber(votes)} il Governo è stato battuto: ${isOne ? "vi" : "nell’ultima"} ${took}.`;
}

/**
 * The same with defeats of the Government, absences and dissent: "… I componenti risultano assenti 781 volte su
 * 4.108, in dissenso 15."
 */
export function activitySentence(
  { activity, beaten }: Pick<GroupPage, "activity" | "beaten">,
  isMixed: boolean,
): string {
  if (activity === null || activity.week.votes === 0) return "";
  const { votes, absent, voting, rebels } = activity.week;
  const absences = `I componenti risultano assenti ${formatCount(absent, "volta", "volte")} su ${formatNumber(voting)}`;
  const count = rebels.reduce((sum, one) => sum + one.votes, 0);
  const dissent = `, in dissenso ${formatNumber(count)}`;
  const { unverifiedTo } = activity;
  const later =
    unverifiedTo === null
      ? ""
      : ` Le votazioni dei giorni seguenti, fino ${formatUpTo(unverifiedTo)}, non sono ancora verificate.`;
  return `${weekFact(activity)}${beatenSentence(beaten, votes)} ${absences}${isMixed ? "" : dissent}.${later}`;
}

const did: Record<ChoiceCode, string> = { AYE: "a favore", NO: "contro", ABST: "astenuto" };

/** "Il gruppo: contro, 2 in dissenso su 50." in the feed of a group. */
export function lineText(line: GroupVoteCode, rebels: number | null, choices: number): string {
  if (!isChoice(line)) return `Il gruppo: ${groupVote[line].toLowerCase()}.`;
  return `Il gruppo: ${did[line]}, ${formatNumber(rebels ?? 0)} in dissenso su ${formatNumber(choices)} ${plural(choices, "voto espresso", "voti espressi")}.`;
}
