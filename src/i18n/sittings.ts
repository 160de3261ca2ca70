/** Labels of the page of a sitting. */
import type { Branch, Outcome } from "#src/domain/codes.ts";
import { formatAfter, formatCount, formatDay, formatList, formatNumber, nb, plural } from "#src/lib/format.ts";
import { branch as branchName, branchFull } from "./common.ts";

const outcomes: Record<Outcome, string> = { approved: "approvata", rejected: "respinta", other: "altro esito" };

export const sittingText = {
  title: (of: Branch, number: number, days: readonly string[]) =>
    `${branchName[of]}, seduta n.${nb}${formatNumber(number)}, ${formatList(days.map(formatDay))}`,
  crumb: (number: number) => `Seduta ${formatAfter("n.", formatNumber(number))}`,
  lead: (votes: number, acts: number) =>
    `${formatCount(votes, "votazione elettronica", "votazioni elettroniche")}${acts === 0 ? "" : ` su ${formatCount(acts, "atto", "atti")}`}.`,
  beaten: (count: number) =>
    plural(count, "In una il Governo è stato battuto.", `In ${formatNumber(count)} il Governo è stato battuto.`),
  description: (of: Branch, number: number, days: readonly string[], votes: number) =>
    `${branchFull[of]}, seduta n. ${formatNumber(number)}, ${formatList(days.map(formatDay))}: ${formatCount(votes, "votazione", "votazioni")}, con esito e margine.`,
  ticks: "La seduta, voto per voto",
  ticksNote:
    "Una tacca per votazione, in ordine: verso l’alto le approvate, verso il basso le respinte, lunga quanto il margine; un cerchio se il margine non si conosce. In rosso scuro quelle in cui il Governo è stato battuto.",
  tick: ({ number, outcome, margin }: { number: number; outcome: Outcome; margin: number | null }) =>
    `n. ${formatNumber(number)}: ${outcomes[outcome]}${margin === null ? "" : `, margine ${formatNumber(margin)}`}`,
  acts: "Gli atti",
  actVotes: (count: number) => formatCount(count, "votazione", "votazioni"),
  votes: "Le votazioni",
  previous: (number: number) => `Seduta precedente con votazioni: n.${nb}${formatNumber(number)}`,
  next: (number: number) => `Seduta successiva con votazioni: n.${nb}${formatNumber(number)}`,
  all: (count: number) => plural(count, "L’unica votazione", `Tutte le ${formatNumber(count)} votazioni`),
} as const;
