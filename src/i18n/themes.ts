/** Labels of the themes. */
import type { Reading } from "#src/domain/coverage.ts";
import type { BillPhase, Branch } from "#src/domain/codes.ts";
import { leastActs } from "#src/domain/themes.ts";
import type { ThemePage, ThemeVotes } from "#src/contracts/theme-pages.ts";
import { formatCount, formatDay, formatList, formatNumber, formatWith, plural, withArticle } from "#src/lib/format.ts";
import { capital, toLower } from "#src/lib/text.ts";
import { shareOf } from "./act-leads.ts";
import { billPhase } from "./acts.ts";
import { isHandful } from "#src/domain/handful.ts";
import { allVotes, atBranch, branch as branchName, branchFull, formatPart, missing } from "./common.ts";
import { governmentBeaten, inReview, outcomeLabel, scoreText } from "./vote-results.ts";
import { times } from "./vote-tally.ts";

export const phaseName = (phase: BillPhase | null): string =>
  phase === null ? `Fase ${missing.notPublished}` : billPhase[phase];

const voteLists = {
  newest: "Le ultime votazioni",
  closest: "Le più vicine alla soglia",
  key: "Voti chiave",
  rule: "In evidenza, per regola",
} satisfies Record<ThemeVotes["kind"], string>;

/** Where some stand in a list above. */
const restLists = {
  ...voteLists,
  newest: "Le altre più recenti",
  closest: "Le altre più vicine alla soglia",
} satisfies Record<ThemeVotes["kind"], string>;

export const themesText = {
  title: "Temi",
  lead: "Di che cosa trattano i disegni di legge: per ogni tema gli atti, le votazioni, come si sono espressi i gruppi e chi ha votato diversamente.",
  description:
    "I temi dei disegni di legge della legislatura: atti per fase, votazioni, voti dei gruppi anno per anno.",
  note: `Le materie sono quelle che la fonte assegna ai disegni di legge. Un atto può averne più d’una. Un tema con meno di ${formatNumber(leastActs)} atti non ha una pagina.`,
  small: (count: number) =>
    count === 0 ? "" : `${plural(count, "Un altro tema ha", `Altri ${formatNumber(count)} temi hanno`)} meno atti.`,
  none: "La fonte non pubblica ancora le materie dei disegni di legge.",
  theme: "Tema",
  acts: "Atti",
  laws: "Leggi",
  votes: "Votazioni",
  defeats: governmentBeaten,
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
  /** After it: the themes with most defeats of the Government, at most three; "" where more have as many, or one defeat each. */
  mostBeaten: (themes: readonly { readonly label: string; readonly defeats: number }[], reading: Reading): string => {
    const most = Math.max(0, ...themes.map(({ defeats }) => defeats));
    const first = themes.filter(({ defeats }) => defeats === most);
    if (most < 2 || first.length > 3) return "";
    const among = reading === "complete" ? "" : ", nei dati acquisiti finora";
    const each = first.length === 1 ? "" : " ciascuno";
    return ` Il Governo è stato battuto più spesso su ${formatList(first.map(({ label }) => label))}, ${times(most)}${each}${among}.`;
  },
  byPhase: "Gli atti, per fase",
  byPhaseNote: (shown: number) => `Per ogni fase ci sono i ${formatNumber(shown)} con l’ultimo passo più recente.`,
  phase: (phase: BillPhase | null, count: number) => `${phaseName(phase)}: ${formatNumber(count)}`,
  allOfPhase: "Tutti nell’elenco",
  voteList: ({ kind, isRest }: Pick<ThemeVotes, "kind" | "isRest">): string => (isRest ? restLists : voteLists)[kind],
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

/** A piece of a lead; with a vote it is a link. */
export interface LeadPiece {
  readonly text: string;
  readonly vote?: string;
}

type Led = Pick<ThemePage, "acts" | "votes" | "defeats" | "lastDefeat" | "lastKey" | "lists">;

/**
 * Lead of a theme, in pieces: "Il Governo è stato battuto 2 volte, l’ultima il 19 novembre 2026: *Sicurezza idrica,
 * emendamento 1.20* (Camera, 111 a 105). L’ultimo voto chiave è *Sicurezza idrica, voto finale* (19 novembre 2026): approvato
 * alla Camera, 177 a 66. Sono diventati legge 6 dei 16 disegni di legge sul tema. Si è votato 181 volte."
 * @param reading of the votes of both chambers
 */
export function themeLead(page: Led, laws: number, reading: Reading): readonly LeadPiece[] {
  return [...defeatsOf(page, reading), ...keyOf(page, reading), { text: countsOf(page, laws, reading) }];
}

function defeatsOf({ defeats, lastDefeat }: Led, reading: Reading): LeadPiece[] {
  if (lastDefeat === null) return [];
  const isAll = reading === "complete";
  const count = `${isAll ? "" : "almeno "}${times(defeats)}`;
  const which = defeats === 1 ? "" : isAll ? "l’ultima " : "una ";
  const score = scoreText(lastDefeat);
  return [
    { text: `Il Governo è stato battuto ${count}, ${which}${formatWith("il", lastDefeat.date)}: ` },
    { text: lastDefeat.heading, vote: lastDefeat.id },
    { text: ` (${branchName[lastDefeat.branch]}${score === null ? "" : `, ${score}`}). ` },
  ];
}

/** The last key vote, unless a defeat that the lead names is later: what was before it is no news. */
function keyOf({ lastDefeat, lastKey: vote, lists }: Led, reading: Reading): LeadPiece[] {
  if (vote === null || vote.id === lastDefeat?.id || vote.date < (lastDefeat?.date ?? "")) return [];
  const noun = lists.some(({ kind }) => kind === "rule") ? "voto in evidenza" : "voto chiave";
  const score = vote.status === "review" ? inReview : scoreText(vote);
  return [
    { text: `${reading === "complete" ? "L’ultimo" : "Un"} ${noun} è ` },
    { text: vote.heading, vote: vote.id },
    {
      text: ` (${formatDay(vote.date)}): ${toLower(outcomeLabel(vote))} ${atBranch[vote.branch]}${score === null ? "" : `, ${score}`}. `,
    },
  ];
}

function countsOf({ acts, votes }: Pick<ThemePage, "acts" | "votes">, laws: number, reading: Reading): string {
  const noun = ["disegno di legge sul tema", "disegni di legge sul tema"] as const;
  const verb = ["è diventato legge", "sono diventati legge"] as const;
  const bills = formatCount(acts, "disegno di legge", "disegni di legge");
  // The verb first: the sentence before may end in a number.
  const became =
    laws === 0
      ? `Il tema ha ${bills}.`
      : laws === acts
        ? `${shareOf(laws, acts, { noun, verb })}.`
        : `${capital(plural(laws, verb[0], verb[1]))} ${plural(laws, "uno", formatNumber(laws))} ${withArticle("dei", bills)} sul tema.`;
  if (votes === 0) return reading === "complete" ? `${became} Finora non si è votato.` : became;
  return `${became} Si è votato ${reading === "complete" ? "" : "almeno "}${formatCount(votes, "volta", "volte")}.`;
}
