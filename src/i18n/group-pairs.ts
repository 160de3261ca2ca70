/** Labels of the pages that compare two groups. */
import type { Reading } from "#src/domain/coverage.ts";
import type { Branch, ChoiceCode } from "#src/domain/codes.ts";
import type { Agreement, GroupPairPage } from "#src/contracts/group-pages.ts";
import { formatCount, formatNumber, withArticle } from "#src/lib/format.ts";
import { isHandful } from "#src/domain/handful.ts";
import { capital } from "#src/lib/text.ts";
import { atBranch, bareShare, formatShare, missing } from "./common.ts";

export const groupPairs = {
  title: (a: string, b: string, branch: Branch) => `${a} e ${b} a confronto ${atBranch[branch]}`,
  description: (a: string, b: string, branch: Branch) =>
    `${a} e ${b} ${atBranch[branch]}: quante volte hanno votato allo stesso modo, dove si sono divisi, presenze e compattezza.`,
  figures: "I due gruppi",
  measure: "Misura",
  side: "Schieramento",
  present: "Presenze",
  mission: "Missioni",
  rebels: "Voti ribelli",
  overTime: "Concordanza nel tempo",
  yearsTitle: "Votazioni con la stessa linea, anno per anno",
  year: "Anno",
  sameLine: "Stessa linea",
  byMonth: "Mese per mese",
  timeHead: ["Mese", "Concordanza", "Stessa linea", "Votazioni con una linea di entrambi"],
  apart: "Dove si sono divisi",
  apartNote: "Si contano i voti finali, di fiducia e chiave.",
  allTogether: (reading: Reading) =>
    `In nessun voto finale, di fiducia o chiave ${reading === "complete" ? "" : "fra quelli acquisiti finora "}hanno avuto linee diverse.`,
  shown: (shown: number, total: number) =>
    shown < total ? `I ${formatNumber(shown)} più recenti di ${formatNumber(total)}.` : "",
  date: "Data",
  vote: "Votazione",
  line: { AYE: "favorevole", NO: "contrario", ABST: "astenuto" } satisfies Record<ChoiceCode, string>,
  outcome: "Esito",
  others: "Altri due gruppi",
  /** Before the number of a cell of the matrix, for screen readers. */
  cell: (a: string, b: string) => `${a} e ${b}: `,
  /** On the page that compares people, before the links to the choice of two groups. */
  choose: "Per confrontare due gruppi:",
  chamber: { C: "quelli della Camera", S: "quelli del Senato" } satisfies Record<Branch, string>,
  choice: { C: "Due gruppi della Camera", S: "Due gruppi del Senato" } satisfies Record<Branch, string>,
  choiceNote: "Scegli il primo, poi il secondo: accanto, quante volte hanno votato allo stesso modo.",
  /** Name of the list of the other groups. */
  with: (acronym: string) => `${acronym} a confronto con`,
  matrix: "Tutte le coppie in una tabella",
} as const;

/** "Hanno avuto la stessa linea in 324 votazioni su 606: la concordanza è del 53,5%." */
export function pairSentence({ both, same }: Pick<GroupPairPage, "both" | "same">): string {
  if (both === 0) return `Concordanza: ${missing.notEvaluable}.`;
  return `Hanno avuto la stessa linea in ${formatCount(same, "votazione", "votazioni")} su ${formatNumber(both)}${isHandful(both) ? "" : `: la concordanza è ${withArticle("del", bareShare(same, both))}`}.`;
}

/**
 * The two groups that agree most and least: "Alla Camera votano più spesso allo stesso modo GIN e MIR (98,2% di 556), più
 * di rado ALL e COR (45,7% di 556)." Pairs with a handful of votes are left out; "" where others agree as much.
 * @param reading of the votes of the chamber
 */
export function extremesSentence(
  branch: Branch,
  groups: readonly { readonly id: string; readonly acronym: string }[],
  agreement: readonly Agreement[],
  reading: Reading,
): string {
  const nameOf = (id: string): string => groups.find((group) => group.id === id)?.acronym ?? id;
  /** Below zero: `one` agrees more often. */
  const order = (one: Agreement, other: Agreement): number => other.same * one.both - one.same * other.both;
  const pairs = agreement.filter(({ both }) => !isHandful(both)).sort(order);
  const say = (how: string, extreme: Agreement | undefined, next: Agreement | undefined): string[] =>
    extreme === undefined || next === undefined || order(extreme, next) === 0
      ? []
      : [`${how} ${nameOf(extreme.a)} e ${nameOf(extreme.b)} (${formatShare(extreme.same, extreme.both)})`];
  const [most] = say("più spesso allo stesso modo", pairs[0], pairs[1]);
  const [least] = say(most === undefined ? "più di rado allo stesso modo" : "più di rado", pairs.at(-1), pairs.at(-2));
  const clauses = [most, least].filter((clause) => clause !== undefined);
  const where = reading === "complete" ? atBranch[branch] : `nelle votazioni acquisite finora ${atBranch[branch]}`;
  return clauses.length === 0 ? "" : `${capital(where)} votano ${clauses.join(", ")}.`;
}
