/** Labels of what a group did lately. */
import type { ChoiceCode, GroupVoteCode } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { formatCount, formatList, formatNumber, formatUpTo, formatWith, plural } from "#src/lib/format.ts";
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

/** Defeats whose votes of the group are said one by one. */
const mostDefeats = 3;

/**
 * "Il 19 novembre 2026 il Governo è stato battuto 2 volte: hanno votato 26 e 25 componenti su 52." Of many defeats, or
 * where the group had not always as many members, the last one is said. "" without a defeat.
 */
function beatenSentence(beaten: GroupPage["beaten"]): string {
  const [first, last] = [beaten[0], beaten.at(-1)];
  if (first === undefined || last === undefined) return "";
  const days =
    first.date === last.date
      ? formatWith("il", last.date)
      : `${formatWith("dal", first.date)} ${formatWith("al", last.date)}`;
  const isEach = beaten.length <= mostDefeats && beaten.every(({ members }) => members === last.members);
  const said = isEach ? beaten.map(({ choices }) => choices) : [last.choices];
  const isOne = said.length === 1 && last.choices === 1;
  const count = beaten.length === 1 ? "" : ` ${formatNumber(beaten.length)}\u00a0volte`;
  const took = `${isOne ? "ha" : "hanno"} votato ${formatList(said.map((one) => formatNumber(one)))} ${isOne ? "componente" : "componenti"}`;
  const where = isEach ? "" : "nell’ultima ";
  return `${capital(days)} il Governo è stato battuto${count}: ${where}${took} su ${formatNumber(last.members)}.`;
}

/**
 * What the group did in the last seven days, after the defeats of the Government; without any, with absences and dissent:
 * "… I componenti risultano assenti 781 volte su 4.108, in dissenso 15."
 */
export function activitySentence(
  { activity, beaten }: Pick<GroupPage, "activity" | "beaten">,
  isMixed: boolean,
): string {
  if (activity === null || activity.week.votes === 0) return "";
  const { absent, voting, rebels } = activity.week;
  const count = rebels.reduce((sum, one) => sum + one.votes, 0);
  const dissent = isMixed ? "" : `, in dissenso ${formatNumber(count)}`;
  const { unverifiedTo } = activity;
  return [
    beatenSentence(beaten),
    weekFact(activity),
    beaten.length > 0
      ? ""
      : `I componenti risultano assenti ${formatCount(absent, "volta", "volte")} su ${formatNumber(voting)}${dissent}.`,
    unverifiedTo === null
      ? ""
      : `Le votazioni dei giorni seguenti, fino ${formatUpTo(unverifiedTo)}, non sono ancora verificate.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

const did: Record<ChoiceCode, string> = { AYE: "a favore", NO: "contro", ABST: "astenuto" };

/** "Il gruppo: contro, 2 in dissenso su 50." in the feed of a group. */
export function lineText(line: GroupVoteCode, rebels: number | null, choices: number): string {
  if (!isChoice(line)) return `Il gruppo: ${groupVote[line].toLowerCase()}.`;
  return `Il gruppo: ${did[line]}, ${formatNumber(rebels ?? 0)} in dissenso su ${formatNumber(choices)} ${plural(choices, "voto espresso", "voti espressi")}.`;
}
