/** Labels of what a group did lately. */
import type { ChoiceCode, GroupVoteCode } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { isHandful } from "#src/domain/handful.ts";
import { formatCount, formatNumber, formatUpTo, plural } from "#src/lib/format.ts";
import type { GroupPage } from "#src/contracts/group-pages.ts";
import { formatShare, groupVote, missing } from "./common.ts";

export const groupActivity = {
  title: "Che cosa ha fatto",
  note: "Le votazioni verificate dei giorni indicati. La maggioranza conta se ha una linea: la sua scelta più frequente.",
  period: "Periodo",
  last: { week: "Ultimi 7 giorni", month: "Ultimi 30 giorni" },
  votes: "Votazioni",
  withMajority: "Come la maggioranza",
  absent: "Assenze",
  mission: "Missioni",
  rebels: "Voti in dissenso",
  noLine: missing.notEvaluable,
  /** Before the names. */
  strayed: "In dissenso negli ultimi 30 giorni:",
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

const times = (part: number, of: number): string => `${formatCount(part, "volta", "volte")} su ${formatNumber(of)}`;

/** "Nei 7 giorni fino al 19 novembre 2026: 94 votazioni, come la maggioranza 12 volte su 90." "" without votes. */
export function weekFact(activity: GroupPage["activity"]): string {
  const week = activity?.week;
  if (week === undefined || week.votes === 0) return "";
  const line = week.comparable === 0 ? "" : `, come la maggioranza ${times(week.withMajority, week.comparable)}`;
  return `Nei 7 giorni fino ${formatUpTo(week.to)}: ${formatCount(week.votes, "votazione", "votazioni")}${line}.`;
}

/** The same with absences and dissent: "… Assenze: 17,2% di 4.888 posizioni. 3 voti in dissenso." */
export function activitySentence(activity: GroupPage["activity"], isMixed: boolean): string {
  if (activity === null || activity.week.votes === 0) return "";
  const { absent, voting, rebels } = activity.week;
  const absences = `Assenze: ${formatShare(absent, voting)}${isHandful(voting) ? "" : " posizioni"}.`;
  const count = rebels.reduce((sum, { votes }) => sum + votes, 0);
  const dissent = `${formatCount(count, "voto in dissenso", "voti in dissenso")}.`;
  return [weekFact(activity), absences, ...(isMixed ? [] : [dissent])].join(" ");
}

const did: Record<ChoiceCode, string> = { AYE: "a favore", NO: "contro", ABST: "astenuto" };

/** "Il gruppo: contro, 2 in dissenso su 50." in the feed of a group. */
export function lineText(line: GroupVoteCode, rebels: number | null, choices: number): string {
  if (!isChoice(line)) return `Il gruppo: ${groupVote[line].toLowerCase()}.`;
  return `Il gruppo: ${did[line]}, ${formatNumber(rebels ?? 0)} in dissenso su ${formatNumber(choices)} ${plural(choices, "voto espresso", "voti espressi")}.`;
}
