/** Labels of the page of a sitting. */
import type { Branch } from "#src/domain/codes.ts";
import { formatAfter, formatCount, formatDay, formatList, formatNumber, nb, plural } from "#src/lib/format.ts";
import { branch as branchName, branchFull, outcome } from "./common.ts";
import { outcomeLabel, type VoteOutcome } from "./vote-results.ts";

export const sittingText = {
  title: (of: Branch, number: number, days: readonly string[]) =>
    `${branchName[of]}, seduta n.${nb}${formatNumber(number)}, ${formatList(days.map(formatDay))}`,
  crumb: (number: number) => `Seduta ${formatAfter("n.", formatNumber(number))}`,
  lead: (votes: number, acts: number) =>
    `La seduta ha ${formatCount(votes, "votazione elettronica", "votazioni elettroniche")}${acts === 0 ? "" : ` su ${formatCount(acts, "atto", "atti")}`}.`,
  beaten: (count: number) =>
    plural(count, "In una il Governo è stato battuto.", `In ${formatNumber(count)} il Governo è stato battuto.`),
  description: (of: Branch, number: number, days: readonly string[], votes: number) =>
    `${branchFull[of]}, seduta n. ${formatNumber(number)}, ${formatList(days.map(formatDay))}: ${formatCount(votes, "votazione", "votazioni")}, con esito e margine.`,
  ticks: "La seduta, voto per voto",
  ticksNote:
    "Ogni tacca è una votazione: va in alto se approvata, in basso se respinta, ed è lunga quanto il margine. In rosso scuro il Governo battuto.",
  tick: ({ number, margin, ...vote }: Omit<VoteOutcome, "outcomeText"> & { number: number; margin: number | null }) =>
    `n. ${formatNumber(number)}: ${outcomeLabel({ ...vote, outcomeText: outcome.other }).toLowerCase()}${margin === null ? "" : `, margine ${formatNumber(margin)}`}`,
  acts: "Gli atti",
  actVotes: (count: number) => formatCount(count, "votazione", "votazioni"),
  votes: "Le votazioni",
  previous: (number: number) => `Seduta precedente con votazioni: n.${nb}${formatNumber(number)}`,
  next: (number: number) => `Seduta successiva con votazioni: n.${nb}${formatNumber(number)}`,
  all: (count: number) => plural(count, "L’unica votazione", `Tutte le ${formatNumber(count)} votazioni`),
} as const;
