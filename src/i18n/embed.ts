/** Labels of the embeds. */
import { operator } from "#src/config/operator.ts";
import { siteConfig } from "#src/config/site.ts";
import type { Branch } from "#src/domain/codes.ts";
import { formatAfter, formatCount, formatDay, formatNumber, formatWith, plural } from "#src/lib/format.ts";
import { branchFull, countedTotals } from "./common.ts";

export const embed = {
  ayes: (count: number) => plural(count, "favorevole", "favorevoli"),
  noes: (count: number) => plural(count, "contrario", "contrari"),
  abstained: (count: number) => plural(count, "astenuto", "astenuti"),
  required: (votes: number) => formatCount(votes, "voto necessario", "voti necessari"),
  inReview: "In verifica: i numeri pubblicati non tornano.",
  /** Below totals that are our count. */
  counted: `Totali ${countedTotals}.`,
  unpublished: "I totali non sono ancora pubblicati.",
  reliability: "Indice di affidabilità",
  /** What the figures are shares of. `evaluable`: votes in which the group had a line. */
  votes: (votes: number, evaluable: number) =>
    `presenze, missioni e assenze su ${formatCount(votes, "votazione elettronica", "votazioni elettroniche")}${evaluable === 0 ? "" : `, affidabilità su ${formatNumber(evaluable)} con una linea`}`,
  noVotes: "Nessuna votazione elettronica acquisita.",
  members: (count: number) => formatCount(count, "componente", "componenti"),
  ungrouped: "senza gruppo",
  demo: "Dati dimostrativi",
  dateline: (branch: Branch, date: string, sitting: number, number: number) =>
    `${branchFull[branch]}, ${formatDay(date)}, seduta ${formatAfter("n.", formatNumber(sitting))}, votazione ${formatAfter("n.", formatNumber(number))}`,
  bar: (ayes: string, noes: string, abstained: string) => `Favorevoli ${ayes}, contrari ${noes}, astenuti ${abstained}`,
  source: (updated: string) => `${siteConfig.name}, ${operator.name}. Dati ${formatWith("al", updated)}.`,
  more: {
    vote: "Nomi, fonti e definizioni",
    groups: "Nomi, fonti e definizioni",
    person: "Tutti i dati e le fonti",
  },
  code: "Incorpora",
} as const;
