/** Labels of the parliamentary groups. */
import type { Branch, SideOnDay } from "#src/domain/codes.ts";
import type { Ratio } from "#src/domain/cohesion.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { firstDayOfChanges } from "#src/domain/group-changes.ts";
import {
  formatCount,
  formatWith,
  formatNumber,
  formatPeriod,
  formatUntil,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import type { GroupTable } from "#src/lib/routes.ts";
import { capital, toDescription, toLower } from "#src/lib/text.ts";
import type { ChangeRow, GroupListPage, GroupPage, GroupRow } from "#src/contracts/group-pages.ts";
import { weekFact } from "./group-activity.ts";
import { atBranch, branchFull, branchMembers, formatMembers, formatShare, missing, ofBranch } from "./common.ts";

export const groups = {
  /** For a chamber none of whose members has been read: no number. */
  lead: (branch: Branch, size: number, seats: number) =>
    seats === 0
      ? `${capital(branchMembers(branch))}.`
      : `${capital(atBranch[branch])} ci sono ${formatCount(size, "gruppo", "gruppi")} per ${formatMembers(seats, branch)}.`,
  noSides: "Non è ancora acquisito quali gruppi sostengono il Governo.",
  sizes: "Quanti sono",
  chart: (branch: Branch) => `Entrati e usciti, gruppo per gruppo, ${atBranch[branch]}`,
  entered: "Entrati",
  left: "Usciti",
  cohesion: "Compattezza",
  /** What the percentages of the column are of. */
  cohesionOf: "La compattezza è la quota dei voti secondo la linea del gruppo, sui voti possibili dei suoi componenti.",
  changes: "Chi è entrato, chi è uscito",
  changesNote: "I primi trenta giorni della legislatura, quando i gruppi si formano, non si contano.",
  /** A group whose members went to another one together: one event. */
  move: (from: string, to: string, moved: number, members: number) =>
    `il gruppo ${from} finisce e ${moved < members ? `${formatNumber(moved)} dei` : "i"} suoi ${formatNumber(members)} membri passano insieme a ${to}. È un solo evento: qui sotto non si contano uno per uno.`,
  /** Note beside the group changes, also of one group: number of members of the chamber whose changes are incomplete. */
  undated: (branch: Branch, count: number) =>
    count === 0
      ? ""
      : `Di ${formatMembers(count, branch)} in ${branch === "C" ? "tutta la Camera" : "tutto il Senato"} la fonte non dà il giorno dell’ultimo passaggio, che quindi non si conta.`,
  csv: {
    consistenza: "I gruppi (CSV)",
    passaggi: "Entrate e uscite (CSV)",
    concordanza: "Concordanza tra i gruppi (CSV)",
  } satisfies Record<GroupTable, string>,
  noChanges: "Nessun cambiamento nei dati acquisiti.",
  /** Number of a bar that is longer than its chart. */
  beyond: (number: string) => `${number}, oltre la scala`,
  /** "2", "2, e 7 senza data": members who joined on an unknown day are counted separately. */
  enteredText: (dated: number, undated: number) =>
    undated === 0 ? formatNumber(dated) : `${formatNumber(dated)}, e ${formatNumber(undated)} senza data`,
  /** Tooltips of the bars. */
  enteredInto: (group: string, entered: string) => `${group}\nentrati: ${entered}`,
  leftFrom: (group: string, left: string) => `${group}\nusciti: ${left}`,
  /** Text alternative of the bars: "2 entrati, e 7 senza data, 1 uscito". */
  flowText: (entered: number, undated: number, left: number) =>
    `${formatCount(entered, "entrato", "entrati")}${undated === 0 ? "" : `, e ${formatNumber(undated)} senza data`}, ${formatCount(left, "uscito", "usciti")}`,
  /** Those that a table of the newest ones leaves out. */
  earlierChanges: (count: number) => formatCount(count, "passaggio precedente", "passaggi precedenti"),
  date: "Data",
  person: "Chi",
  from: "Da",
  to: "A",
  reason: "Motivo",
  agreement: "Concordanza fra gruppi",
  agreementNote:
    "Quante volte due gruppi hanno votato allo stesso modo, su cento votazioni in cui entrambi avevano una linea.",
  /** `isInPercent`: no pair has but a handful of votes, which are given as counts. */
  agreementCaption: (branch: Branch, isInPercent: boolean) =>
    `Concordanza fra i gruppi ${ofBranch[branch]}${isInPercent ? ", in percentuale" : ""}`,
  agreementHint:
    "Sono vicini i gruppi che votano più spesso allo stesso modo. Ogni casella porta al confronto fra i due.",
  noVotes: "Le votazioni non sono ancora state acquisite: compattezza, ribelli e concordanza non si possono calcolare.",
  noVotesOfGroup:
    "Il gruppo non c’era in nessuna delle votazioni acquisite: compattezza e ribelli non si possono calcolare.",
  noAgreement: "In nessuna delle votazioni acquisite due gruppi di oggi avevano una linea.",
  ended: "Gruppi sciolti",
  ungrouped: (branch: Branch, count: number) =>
    `${formatMembers(count, branch)} ${plural(count, "non risulta iscritto", "non risultano iscritti")} a nessun gruppo.`,
  names: "Nomi",
  sides: "Schieramento",
  dividedSides: (sides: string) => `Ciascuno ha il proprio: ${sides}`,
  /** Header of the first day in the group, next to a role that may have begun later. */
  since: "Nel gruppo dal",
  offices: "Cariche nel gruppo",
  noOffices: "Le cariche del gruppo non sono ancora state acquisite.",
  history: "La storia del gruppo",
  /** `words`: "96,4% di 1.204", or why there is no percentage. */
  cohesionTitle: (words: string) =>
    words.includes("%")
      ? `Nella legislatura la compattezza è ${withArticle("del", words)} voti possibili`
      : `Compattezza nella legislatura: ${words}`,
  cohesionNote: "Assenze e missioni abbassano l’indice.",
  cohesionLabel: "Indice di compattezza mese per mese",
  cohesionOverTime: "Compattezza",
  month: "Mese",
  votes: "Votazioni con una linea",
  rebels: "Voti ribelli",
  /**
   * Rows of the table: current members with rebel votes, at most ten. `ties`: further members with as many as the
   * tenth.
   */
  rebelsTable: (members: number, ties: number) =>
    `La tabella ha ${members === 10 ? "i dieci componenti di oggi con più voti ribelli" : "i componenti di oggi con almeno un voto ribelle"}${ties === 0 ? "" : `; ${plural(ties, "un altro ne ha", `altri ${formatNumber(ties)} ne hanno`)} quanti l’ultimo`}.`,
  rebelsTotal: (rebels: number, votes: number, reading: Reading) =>
    votes === 0
      ? "Non valutabile: in nessuna delle votazioni acquisite il gruppo aveva una linea."
      : `${rebels === 0 ? "Nessun voto ribelle" : formatCount(rebels, "voto ribelle", "voti ribelli")} in ${formatCount(votes, "votazione", "votazioni")} con una linea${reading === "complete" ? "" : ", fra quelle acquisite finora"}.`,
  mixed: "Il Gruppo misto riunisce forze diverse: non ha una linea, e quindi non ha compattezza né ribelli.",
  cast: "Voti espressi",
  agreementWith: "Concordanza con gli altri gruppi",
  same: "Stessa linea",
  both: "Su",
  share: "Concordanza",
  shareChart: "Concordanza, grafico",
} as const;

/** "I gruppi parlamentari del Senato". */
export function groupsTitle(branch: Branch): string {
  return `I gruppi parlamentari ${ofBranch[branch]}`;
}

/** Subtitle of a group's page: "Gruppo della Camera dei deputati, maggioranza". */
export function groupLine(branch: Branch, side: SideOnDay, end: string | null): string {
  const where = `Gruppo ${branch === "C" ? "della" : "del"} ${branchFull[branch]}`;
  const stand = side === "majority" ? ", maggioranza" : side === "opposition" ? ", opposizione" : "";
  return end === null ? `${where}${stand}` : `${where}, ${formatUntil(end)}`;
}

export function changeReason(change: ChangeRow): string {
  if (change.reason === "group") {
    return change.other === null ? missing.notAcquired : "cambio di gruppo";
  }
  if (change.reason === "none") return change.direction === "in" ? "iscrizione a un gruppo" : "uscita dal gruppo";
  if (change.direction === "in") return change.counterpart === null ? "ingresso in carica" : "subentro";
  return toLower(change.endReason ?? "fine del mandato");
}

/** Text between the reason and the person replaced or the successor. */
export function counterpartLabel(change: ChangeRow): string {
  return change.direction === "in" ? " al posto di" : "; al suo posto";
}

type Listed = Pick<GroupListPage, "branch" | "undated"> & {
  readonly groups: readonly {
    readonly group: Pick<GroupRow["group"], "name">;
    readonly figures: { readonly size: number };
  }[];
};

/**
 * The largest group of a chamber, and who changed group last: "Ginestra è il gruppo più numeroso della Camera: 117
 * deputati su 400. L’ultimo cambio di gruppo è di Rocco Alfa, da TIG a MISTO, il 17 novembre 2026."
 * @param passages one row a passage, newest first
 * @param reading of the votes, which show the changes
 */
export function groupsLead(
  page: Listed,
  seats: number,
  passages: readonly Pick<ChangeRow, "date" | "person" | "group" | "other" | "direction" | "reason">[],
  reading: Reading,
): string {
  const { branch } = page;
  const size = Math.max(0, ...page.groups.map(({ figures }) => figures.size));
  const [largest, ...alike] = page.groups.filter(({ figures }) => figures.size === size);
  const most =
    seats === 0 || size === 0 || largest === undefined || alike.length > 0
      ? groups.lead(branch, page.groups.length, seats)
      : `${largest.group.name} è il gruppo più numeroso ${ofBranch[branch]}: ${formatMembers(size, branch)} su ${formatNumber(seats)}.`;
  const moves =
    reading === "complete" ? passages.filter(({ reason, other }) => reason === "group" && other !== null) : [];
  const [last] = moves;
  if (last === undefined) return most;
  const { date, person, direction, group, other } = last;
  const dated = page.undated === 0 ? "" : " con una data";
  const on = formatWith("il", date);
  const same = moves.filter((move) => move.date === date);
  const joined = (move: (typeof moves)[number]) => (move.direction === "in" ? move.group : move.other)?.acronym ?? "";
  if (same.length > 1) {
    const to = same.every((move) => joined(move) === joined(last)) ? `passati a ${joined(last)} ` : "";
    return `${most} Gli ultimi cambi di gruppo${dated} sono di ${formatMembers(same.length, branch)}, ${to}${on}.`;
  }
  const from = direction === "in" ? other : group;
  const name = `${person.givenName} ${person.familyName}`.trim();
  return `${most} L’ultimo cambio di gruppo${dated} è di ${name}, da ${from?.acronym ?? ""} a ${joined(last)}, ${on}.`;
}

/**
 * Gains and losses of the sides since changes are counted: "Dal …, la maggioranza conta 12 ingressi, …"
 * @param reading of the votes, which show the changes
 */
export function gainsSentence(
  { majority, opposition }: Pick<GroupListPage, "majority" | "opposition">,
  reading: Reading,
): string {
  if (majority.size + opposition.size === 0) return "";
  const part = (name: string, side: { entered: number; left: number }) =>
    `${name} conta ${formatCount(side.entered, "ingresso", "ingressi")} e ${formatCount(side.left, "uscita", "uscite")}`;
  const known = reading === "complete" ? "" : " e nei dati acquisiti finora";
  return `${capital(formatWith("dal", firstDayOfChanges))}, trenta giorni dopo la prima seduta${known}, ${part("la maggioranza", majority)}, ${part("l’opposizione", opposition)}.`;
}

const turnedTo: Record<GroupListPage["turns"][number]["side"], string> = {
  majority: "alla maggioranza",
  opposition: "all’opposizione",
  neither: "fuori dai due schieramenti",
};

/**
 * After the gains of the sides: which groups turned as a whole, and why the drawing below has other numbers. "Il gruppo
 * Tiglio è passato all’opposizione il 18 marzo 2025, il gruppo Mirto alla maggioranza il 24 marzo 2025. Qui …"
 */
export function turnsSentence(turns: GroupListPage["turns"]): string {
  const drawn = "il disegno conta chi entra in ogni gruppo e chi ne esce.";
  if (turns.length === 0) return capital(drawn);
  const parts = turns.map(({ name, date, side }, index) => {
    const day = date === null ? "in un giorno non pubblicato" : formatWith("il", date);
    return `il gruppo ${name} ${index === 0 ? "è passato " : ""}${turnedTo[side]} ${day}`;
  });
  return `${capital(parts.join(", "))}. Qui si ${plural(turns.length, "conta anche questo passaggio", "contano anche questi passaggi")}; ${drawn}`;
}

/** Cohesion over the legislature, or the reason why there is none. */
export function cohesionText(page: Pick<GroupPage, "total" | "group">): string {
  if (page.group.isMixed) return missing.notComputed;
  if (page.total.votes === 0) return missing.notAcquired;
  return ratioText(page.total.cohesion);
}

export function groupCohesionText(isMixed: boolean, cohesion: Ratio | null): string {
  return isMixed ? missing.notComputed : ratioText(cohesion);
}

/** Members in line of those eligible, each counted in every vote. */
export function ratioText(cohesion: Ratio | null): string {
  return cohesion === null ? missing.notEvaluable : formatShare(cohesion.part, cohesion.whole);
}

/** ", dal 3 marzo 2024": period of a name or side; empty if it covers the whole life of the group. */
export function periodText(
  period: { start: string | null; end: string | null },
  group: { start: string | null; end: string | null },
): string {
  const text = formatPeriod(
    period.start === group.start ? null : period.start,
    period.end === group.end ? null : period.end,
  );
  return text === "" ? "" : `, ${text}`;
}

interface DescribedGroup {
  readonly group: Pick<GroupPage["group"], "name" | "acronym" | "branch" | "isMixed">;
  readonly figures: Pick<GroupPage["figures"], "size">;
  readonly activity: GroupPage["activity"];
}

/** Meta description: how many members, and what the group did last. */
export function groupDescription({ group, figures, activity }: DescribedGroup): string {
  const count = figures.size === 0 ? "" : `: ${formatCount(figures.size, "componente", "componenti")}`;
  const fact = weekFact(activity);
  return toDescription(
    `${group.name} (${group.acronym}), gruppo ${ofBranch[group.branch]}`,
    `${count}.${fact === "" ? "" : ` ${fact}`}`,
  );
}

/** Name with the chamber: "Misto, gruppo del Senato", because both chambers have groups of the same name. */
export function groupFullTitle({ name, branch }: Pick<GroupPage["group"], "name" | "branch">): string {
  return `${name}, gruppo ${ofBranch[branch]}`;
}
