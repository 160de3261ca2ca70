/** Labels of the page of a sitting. */
import { isAnnulled } from "#src/domain/outcome.ts";
import type { SittingTick } from "#src/contracts/sitting-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { Branch } from "#src/domain/codes.ts";
import { formatAfter, formatCount, formatDay, formatList, formatNumber, nb, plural } from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";
import { allVotes, branch as branchName, branchFull, outcome } from "./common.ts";
import { outcomeLabel } from "./vote-results.ts";

/** Of two votes or more. */
const allOf = (count: number): string => (count === 2 ? "entrambe" : "tutte");

/**
 * "17 approvate, 26 respinte, 1 annullata": the outcomes of votes, which add up to their number; "entrambe approvate",
 * "respinta" for one. Quorum checks have no outcome. "" = none has one.
 */
export function sittingResults(votes: readonly Pick<VoteRow, "outcome" | "outcomeText">[]): string {
  const others = votes.filter(({ outcome }) => outcome === "other");
  const areAnnulled = others.every(({ outcomeText }) => isAnnulled(outcomeText));
  const kinds = [
    { of: "approved", one: "approvata", many: "approvate" },
    { of: "rejected", one: "respinta", many: "respinte" },
    areAnnulled
      ? { of: "other", one: "annullata", many: "annullate" }
      : { of: "other", one: "con altro esito", many: "con altro esito" },
  ];
  return kinds
    .flatMap(({ of, one, many }) => {
      const count = votes.filter(({ outcome }) => outcome === of).length;
      if (count === 0) return [];
      if (count === votes.length) return [count === 1 ? one : `${allOf(count)} ${many}`];
      return [`${formatNumber(count)} ${plural(count, one, many)}`];
    })
    .join(", ");
}

/** "44 votazioni elettroniche: 17 approvate, 26 respinte, 1 annullata. 41 su un testo, 3 senza un atto collegato." */
function sittingLead(votes: readonly Pick<VoteRow, "outcome" | "outcomeText" | "acts" | "status">[]): string {
  const deciding = votes.filter(({ status }) => status !== "quorum");
  const count = formatCount(votes.length - deciding.length, "verifica", "verifiche");
  const checks = `${count} del numero legale.`;
  if (deciding.length === 0) return checks;
  const onActs = deciding.filter(({ acts }) => acts.length > 0);
  // The bill and the decree-law that it converts are voted on together.
  const texts = new Set(onActs.map(({ acts }) => acts.join())).size;
  const parts = [
    { votes: onActs.length, about: `su ${texts === 1 ? "un testo" : `${formatNumber(texts)} testi`}` },
    { votes: deciding.length - onActs.length, about: "senza un atto collegato" },
  ].filter((part) => part.votes > 0);
  const about = parts.map((part) => (parts.length === 1 ? part.about : `${formatNumber(part.votes)} ${part.about}`));
  const all = parts.length === 1 && deciding.length > 1 ? `${allOf(deciding.length)} ` : "";
  return [
    `${formatCount(deciding.length, "votazione elettronica", "votazioni elettroniche")}: ${sittingResults(deciding)}.`,
    `${capital(`${all}${about.join(", ")}`)}.`,
    ...(deciding.length === votes.length ? [] : [`In più ${checks}`]),
  ].join(" ");
}

export const sittingText = {
  title: (of: Branch, number: number, days: readonly string[]) =>
    `${branchName[of]}, seduta n.${nb}${formatNumber(number)}, ${formatList(days.map(formatDay))}`,
  crumb: (number: number) => `Seduta ${formatAfter("n.", formatNumber(number))}`,
  lead: sittingLead,
  beaten: (count: number) =>
    plural(count, "In una il Governo è stato battuto.", `In ${formatNumber(count)} il Governo è stato battuto.`),
  /** `count` of all votes have totals, and no positions yet. */
  unpublished: (count: number, all: number) =>
    count === all
      ? "I voti dei singoli non sono ancora pubblicati."
      : `${formatCount(count, "votazione aspetta", "votazioni aspettano")} ancora i voti dei singoli.`,
  description: (of: Branch, number: number, days: readonly string[], votes: number) =>
    `${branchFull[of]}, seduta n. ${formatNumber(number)}, ${formatList(days.map(formatDay))}: ${formatCount(votes, "votazione", "votazioni")}, con esito e margine.`,
  ticks: "La seduta, voto per voto",
  ticksNote:
    "Ogni tacca è una votazione: va in alto se approvata, in basso se respinta, ed è lunga quanto il margine; è un cerchio se il margine non si conosce. In rosso scuro il Governo battuto.",
  /** "n. 17, Sicurezza idrica, emendamento 1.17: approvato, margine 0" */
  tick: ({ number, heading, margin, ...vote }: Omit<SittingTick, "id" | "isBeaten">) =>
    `n. ${formatNumber(number)}, ${heading}: ${outcomeLabel({ ...vote, outcomeText: outcome.other }).toLowerCase()}${margin === null ? "" : `, margine ${formatNumber(margin)}`}`,
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
