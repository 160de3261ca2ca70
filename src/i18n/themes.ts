/** Labels of the themes. */
import type { Reading } from "#src/domain/coverage.ts";
import type { BillPhase, Branch } from "#src/domain/codes.ts";
import { leastActs } from "#src/domain/themes.ts";
import { formatCount, formatList, formatNumber, formatWith, plural, withArticle } from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";
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
  /** Lead of the list: the themes with most votes, at most three and none for which another one has as many. */
  mostVoted: (themes: readonly { readonly label: string; readonly votes: number }[], reading: Reading): string => {
    const sorted = themes.filter(({ votes }) => votes > 0).toSorted((a, b) => b.votes - a.votes);
    const shown = [3, 2, 1].find((count) => (sorted[count - 1]?.votes ?? 0) > (sorted[count]?.votes ?? 0));
    const [first, ...others] = sorted.slice(0, shown ?? 0);
    if (first === undefined) return themesText.lead;
    const rest = others.map(({ label, votes }) => `${label} (${formatNumber(votes)})`);
    const also = rest.length === 0 ? "" : `; poi ${plural(rest.length, "viene", "vengono")} ${formatList(rest)}`;
    return `${first.label} è il tema su cui si è votato di più${reading === "complete" ? "" : " nei dati acquisiti finora"}, ${formatCount(first.votes, "volta", "volte")}${also}.`;
  },
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

/**
 * Lead of a theme: "Dei 16 disegni di legge sul tema 6 sono diventati legge. Si è votato 181 volte, l’ultima il 19
 * novembre 2026 su Sicurezza idrica."
 * @param newest the newest vote on it; null = none
 * @param reading of the votes of both chambers
 */
export function themeLead(
  { acts, laws, votes }: { readonly acts: number; readonly laws: number; readonly votes: number },
  newest: { readonly date: string; readonly subject: string | null } | null,
  reading: Reading,
): string {
  const bills = formatCount(acts, "disegno di legge", "disegni di legge");
  const became =
    laws === 0 || acts === 1
      ? `Il tema ha ${bills}${laws === 0 ? "" : ", diventato legge"}.`
      : `${capital(withArticle("dei", bills))} sul tema ${plural(laws, "uno è diventato", `${formatNumber(laws)} sono diventati`)} legge.`;
  if (votes === 0) return reading === "complete" ? `${became} Finora non si è votato.` : became;
  const subject = newest === null || newest.subject === null ? "" : ` su ${newest.subject}`;
  const last =
    reading === "complete" && newest !== null && votes > 1
      ? `, l’ultima ${formatWith("il", newest.date)}${subject}`
      : "";
  return `${became} Si è votato ${reading === "complete" ? "" : "almeno "}${formatCount(votes, "volta", "volte")}${last}.`;
}
