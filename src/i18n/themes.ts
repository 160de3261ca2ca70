/** Labels of the themes. */
import type { Reading } from "#src/domain/coverage.ts";
import type { BillPhase, Branch } from "#src/domain/codes.ts";
import { leastActs } from "#src/domain/themes.ts";
import { formatCount, formatList, formatNumber, plural } from "#src/lib/format.ts";
import { billPhase } from "./acts.ts";
import { isHandful } from "#src/domain/handful.ts";
import { allVotes, branchFull, formatPart, missing } from "./common.ts";

export const phaseName = (phase: BillPhase | null): string =>
  phase === null ? `Fase ${missing.notPublished}` : billPhase[phase];

export const themesText = {
  title: "Temi",
  lead: "Di che cosa trattano i disegni di legge: per ogni tema gli atti, le votazioni, come si sono espressi i gruppi e chi ha votato diversamente.",
  description:
    "I temi dei disegni di legge della legislatura: atti per fase, votazioni, voti dei gruppi anno per anno.",
  note: `Le materie sono quelle che la fonte assegna ai disegni di legge. Un atto può averne più d’una. Un tema con meno di ${formatNumber(leastActs)} atti non ha una pagina.`,
  small: (count: number) =>
    count === 0 ? "" : `${plural(count, "Un altro tema ha", `Altri ${formatNumber(count)} temi hanno`)} meno atti.`,
  nested: "Sotto un tema, rientrati, stanno quelli i cui atti sono tutti anche suoi.",
  /** Before a nested theme, for screen readers. */
  part: "Parte del tema sopra: ",
  none: "La fonte non pubblica ancora le materie dei disegni di legge.",
  theme: "Tema",
  acts: "Atti",
  laws: "Leggi",
  votes: "Votazioni",
  all: "Tutti i temi",
  fullTitle: (label: string) => `${label}: atti e votazioni`,
  about: (label: string, acts: number, votes: number) =>
    `${label}: ${formatCount(acts, "disegno di legge", "disegni di legge")} e ${formatCount(votes, "votazione", "votazioni")}, con i voti dei gruppi anno per anno.`,
  headline: (acts: number, laws: number, votes: number) =>
    `Il tema ha ${formatCount(acts, "disegno di legge", "disegni di legge")} e ${votes === 0 ? "ancora nessuna votazione" : formatCount(votes, "votazione", "votazioni")}.${laws === 0 ? "" : plural(laws, " Un atto è diventato legge.", ` Gli atti diventati legge sono ${formatNumber(laws)}.`)}`,
  /** Lead of the list: the theme with most votes. */
  mostVoted: (label: string, votes: number) =>
    `Si è votato soprattutto su ${label}: ${formatCount(votes, "volta", "volte")}.`,
  byPhase: "Gli atti, per fase",
  byPhaseNote: (shown: number) => `Per ogni fase ci sono i ${formatNumber(shown)} con l’ultimo passo più recente.`,
  phase: (phase: BillPhase | null, count: number) => `${phaseName(phase)}: ${formatNumber(count)}`,
  allOfPhase: "Tutti nell’elenco",
  voteLists: {
    newest: "Le ultime votazioni",
    closest: "Le più vicine alla soglia",
    key: "Voti chiave",
    rule: "In evidenza, per regola",
  },
  allVotes,
  groups: (branch: Branch) => `I gruppi, anno per anno: ${branchFull[branch]}`,
  groupsNote:
    "La quota dice quante volte la linea del gruppo è stata favorevole, nelle votazioni palesi sul tema. Un sì può essere a un emendamento che cancella.",
  group: "Gruppo",
  /** Above {@link themesText.outOf}; empty where that says it alone. */
  favour: (ayes: number, all: number) => (isHandful(all) ? "" : formatPart(ayes, all, 0)),
  outOf: (part: number, whole: number) => `${formatNumber(part)} su ${formatNumber(whole)}`,
  rebels: (branch: Branch) => `Chi vota più spesso diversamente dal gruppo: ${branchFull[branch]}`,
  noRebels: (reading: Reading) =>
    `Nessun voto diverso dalla linea del proprio gruppo${reading === "complete" ? "" : " fra le votazioni acquisite finora"}.`,
  ties: (count: number) =>
    count === 0
      ? ""
      : plural(count, "Un altro ne ha quanti l’ultimo.", `Altri ${formatNumber(count)} ne hanno quanti l’ultimo.`),
  name: "Nome",
  rebelVotes: "Diversi dal gruppo",
  csv: "Scarica le votazioni sul tema in CSV",
  /** "Ambiente, Agricoltura e altri 6" */
  inShort: (labels: readonly string[]): string => {
    const [first, rest] = [labels.slice(0, 2), labels.length - 2];
    return rest > 0
      ? `${first.join(", ")} e ${plural(rest, "un altro", `altri ${formatNumber(rest)}`)}`
      : formatList(first);
  },
  person: "Voti per tema",
  personNote: "Sono gli otto temi con più votazioni. Un sì può essere a un emendamento che cancella.",
  ayes: "Favorevole",
  noes: "Contrario",
  abstained: "Astenuto",
  noLine: missing.notEvaluable,
  noGroup: "Nessun gruppo",
} as const;
