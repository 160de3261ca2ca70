/** Labels of lists of people: deputies, senators, strength index, territories, comparison. */
import { findArea } from "#src/domain/areas.ts";
import type { Branch, Gender } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { fewestCases, isHandful } from "#src/domain/handful.ts";
import type { HeldOffice } from "#src/domain/office-roles.ts";
import type { PresenceBand, PresenceEnds } from "#src/domain/presence.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatCount, formatList, formatNumber, formatWith, nb, plural, withArticle } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital } from "#src/lib/text.ts";
import type { MemberRow, MembersPage, PresenceEnd } from "#src/contracts/members.ts";
import {
  atBranch,
  branch as branchNames,
  branchLabel,
  formatMembers,
  bareShare,
  memberNouns,
  missing,
  ofBranch,
  ofCases,
  strengthText,
} from "./common.ts";

type LeadFacts = Pick<MembersPage, "branch" | "count" | "hasFigures" | "groups" | "lastChange" | "ends">;

/** Who is at the ends of the list by presence (`reading`: of the votes); else the last change of group, else the largest group. */
function lead({ branch, count, hasFigures, groups, lastChange, ends }: LeadFacts, reading: Reading): string {
  const presences = presenceEndsSentence(ends, reading);
  if (presences !== null) return presences;
  if (lastChange !== null) return changeSentence(branch, lastChange);
  const [first, second] = groups;
  if (first === undefined) {
    const who = `Chi siede ${atBranch[branch]}, da dove viene`;
    return hasFigures
      ? `${who}, quanto è presente e quanto vota come il proprio gruppo.`
      : `${who} e quali incarichi ha.`;
  }
  const largest =
    second !== undefined && second.count < first.count
      ? `: il più grande è ${first.acronym}, con ${formatNumber(first.count)}`
      : "";
  return `${formatMembers(count, branch)} in ${formatCount(groups.length, "gruppo", "gruppi")}${largest}.`;
}

/** Most people named in a sentence. */
const named = 2;

/**
 * "Le presenze più alte sono di Ada Rossi (UNO), con il 99,3% di 559 votazioni; le più basse di Vito Bo (DUE), con l’1,2% di
 * 229, in missione nell’84,0%." Of votes that are read in part it says so. Without the missions few presences look like absences. null = nobody is alone at an end.
 */
export function presenceEndsSentence(
  { most, least, isAll }: PresenceEnds<PresenceEnd>,
  reading: Reading,
): string | null {
  if (most === null && least === null) return null;
  const high = most === null ? null : `più alte sono di ${endWords(most, " votazioni")}`;
  const low =
    least === null
      ? null
      : `più basse ${most === null ? "sono " : ""}di ${endWords(least, most === null ? " votazioni" : "")}`;
  const read = reading === "complete" ? "" : " acquisite finora";
  const some = read === "" ? "Le" : `Nelle votazioni${read} le`;
  const among = isAll ? some : `Fra chi è contato in almeno metà delle votazioni${read} le`;
  return `${among} presenze ${[high, low].filter((words) => words !== null).join("; le ")}.`;
}

/** "Vito Bo (DUE), con l’1,2% di 229, in missione nell’84,0%" */
function endWords({ familyName, givenName, group, figures }: PresenceEnd, noun: string): string {
  const { present, voting, mission } = figures ?? { present: 0, voting: 0, mission: 0 };
  const missions = hasManyMissions(figures) ? `, in missione ${withArticle("nel", bareShare(mission, voting))}` : "";
  const name = `${givenName} ${familyName}`.trim() + (group === null ? "" : ` (${group.acronym})`);
  return `${name}, con ${withArticle("il", bareShare(present, voting))}${ofCases(voting)}${noun}${missions}`;
}

/** "L’ultimo cambio di gruppo è di Rocco Borgoalto, da ROV a GIN, il 3 novembre 2026." */
function changeSentence(branch: Branch, { date, isOnly, people }: NonNullable<LeadFacts["lastChange"]>): string {
  const known = isOnly ? "" : " di cui è noto il giorno";
  const head =
    people.length === 1 ? `L’ultimo cambio di gruppo${known} è di` : `Gli ultimi cambi di gruppo${known} sono di`;
  const words = people.map(({ from, to }) => `da ${from} a ${to}`);
  const passages = people.map(({ givenName, familyName }, at) =>
    `${givenName} ${familyName} ${words[at] ?? ""}`.trim(),
  );
  const rest = people.length - named;
  const isTogether = new Set(words).size === 1;
  const who =
    rest > 0 && isTogether
      ? [`${formatMembers(people.length, branch)} ${words[0] ?? ""}`]
      : rest > 0
        ? [...passages.slice(0, named), plural(rest, "un’altra persona", `altre ${formatNumber(rest)} persone`)]
        : passages;
  return `${head} ${formatList(who)}, ${formatWith("il", date)}.`;
}

export const members = {
  title: { C: "Deputati", S: "Senatori" },
  lead,
  /** The sentence on presences alone is as long as search engines show. */
  description: (page: LeadFacts, reading: Reading) =>
    presenceEndsSentence(page.ends, reading) ??
    `${lead(page, reading)} Filtri per gruppo, regione, genere e schieramento; indice di forza.`,
  composition: (branch: Branch) => `Composizione ${ofBranch[branch]} per gruppo`,
  compositionLabel: (branch: Branch) => `Composizione ${ofBranch[branch]} per gruppo; i numeri sono nell’elenco sotto.`,
  /** Tooltip of a segment: "Gruppo Alfa: 118". */
  compositionPart: (group: string | null, count: number) => `${group ?? "Nessun gruppo"}: ${formatNumber(count)}`,
  list: "Elenco",
  viewNames: { schede: "Schede", tabella: "Tabella" },
  views: "Come mostrare l’elenco",
  inactive: "Ruolo non più attivo",
  /** Short form for tables. */
  former: "ex",
  /** Head of the constituencies in the table of a territory. */
  college: "Collegio",
  noGroup: "Nessun gruppo",
  noArea: "regione non pubblicata",
  lifeArea: "a vita",
  presence: "presenze",
  mission: "missioni",
  strength: "forza",
  tableCaption: (branch: Branch) => `${members.title[branch]}, dati per persona`,
  all: (branch: Branch) => `Tutti i ${memberNouns[branch]} della legislatura`,
  allNote: (isOver: boolean) =>
    isOver
      ? "Chi aveva lasciato prima della fine della legislatura è in grigio, con «ex»."
      : "Chi non è più in carica è in grigio, con «ex».",
  csv: "Scarica tutti in JSON",
  presidentNote: (branch: Branch) =>
    `Il Presidente ${ofBranch[branch]} per consuetudine non vota: le sue presenze non si calcolano.`,
  rankNote: `Nell’ordine per quota chi ha meno di ${formatNumber(fewestCases)} votazioni è in fondo.`,
  votesMissing:
    "Come ha votato ciascuno in questa camera non è ancora stato acquisito: presenze, affidabilità e ribelli non ci sono.",
} as const;

/** Definition of each figure: an anchor on /indicatori. */
export const memberDefinition = {
  present: "presenze",
  mission: "presenze",
  absent: "presenze",
  rebels: "ribelli",
  reliability: "affidabilita",
  strength: "indice-di-forza",
} as const;

export const memberFilters = {
  search: "Nome o cognome",
  latest_group: "Gruppo",
  election_macro_area: "Macro-area",
  election_area: "Regione",
  gender_type: "Genere",
  supports_majority: "Schieramento",
  is_active: "Mandato",
  office: "Incarico",
  presence: "Presenze",
  anyone: "Tutti",
  anywhere: "Tutte",
  women: "Donne",
  men: "Uomini",
  anyOffice: "Qualsiasi",
  offices: {
    government: "Membro del Governo",
    presidency: "Ufficio di presidenza",
    leader: "Presidente di gruppo",
    president: "Presidente di commissione o altro organo",
    vice_president: "Vicepresidente di commissione o altro organo",
    secretary: "Segretario di commissione o altro organo",
  } satisfies Record<HeldOffice, string>,
  anyPresence: "Qualsiasi",
  presences: {
    "90_100": "90% o più",
    "75_90": "Dal 75 al 90%",
    "50_75": "Dal 50 al 75%",
    _50: "Meno del 50%",
  } satisfies Record<PresenceBand, string>,
  inOffice: "In carica",
  ended: "Cessati",
  orderings: {
    surname: ["Per cognome, dalla A", "Per cognome, dalla Z"],
    pp: ["Prima con meno forza", "Prima con più forza"],
    presence: ["Prima con meno presenze", "Prima con più presenze"],
    mission: ["Prima con meno missioni", "Prima con più missioni"],
    reliability: ["Prima chi è meno affidabile", "Prima chi è più affidabile"],
    rebels: ["Prima con meno voti ribelli", "Prima con più voti ribelli"],
  },
  count: (branch: Branch, count: number, gender: Gender | null = null) => formatMembers(count, branch, gender),
  /** `isOver`: the legislature has ended, and who was in office on its last day is meant. */
  widen: (isOver: boolean) =>
    isOver
      ? {
          count: (members: string) => `${members} in carica alla fine della legislatura`,
          hint: "Si è cercato solo fra chi era in carica alla fine della legislatura.",
          link: "Cerca anche fra chi aveva lasciato prima",
        }
      : {
          count: (members: string) => `${members} in carica`,
          hint: "Si è cercato solo fra chi è in carica.",
          link: "Cerca anche fra chi non è più in carica",
        },
} as const;

/** Percentage in a table, or the reason why there is none. */
export function shareWords(part: number | undefined, whole: number | undefined, isPresident: boolean): string {
  if (part !== undefined && whole !== undefined && whole > 0) return bareShare(part, whole);
  return isPresident ? missing.notComputed : whole === 0 ? missing.notEvaluable : missing.notAcquired;
}

/** {@link shareWords} with the number of cases: "93,1% di 565", "2 su 3". */
export function shareOfWords(part: number | undefined, whole: number | undefined, isPresident: boolean): string {
  return shareWords(part, whole, isPresident) + ofCases(part === undefined ? null : casesOf(whole));
}

/** Number of cases of a percentage, null where there is none. */
function casesOf(whole: number | undefined): number | null {
  return whole === undefined || isHandful(whole) ? null : whole;
}

/** Number in a table, or the reason why there is none. */
export function countWords(count: number | null | undefined, isPresident: boolean): string {
  if (count === null) return missing.notEvaluable;
  if (count !== undefined) return formatNumber(count);
  return isPresident ? missing.notComputed : missing.notAcquired;
}

/** Strength in a table; who has left holds none. */
export function strengthWords(value: number | undefined, isActive = false): string {
  if (value === undefined) return isActive ? missing.notAcquired : missing.notApplicable;
  return strengthText(value);
}

/** Name of the election area, or the reason why there is none. */
export function areaName({ area, isLife }: Pick<MemberRow, "area" | "isLife">): string {
  return findArea(area)?.name ?? (isLife === true ? members.lifeArea : members.noArea);
}

/** "Lombardia 1 - P02" → "Lombardia 1, collegio plurinominale 2". */
export function constituencyName(text: string): string {
  return text.replace(
    / - ([PU])0*(\d+)$/,
    (_, kind: string, number: string) =>
      `, ${kind === "U" ? "collegio uninominale" : "collegio plurinominale"}${nb}${number}`,
  );
}

const ofVotes = { kind: "number", requires: "votes" } as const;
type Figures = NonNullable<MemberRow["figures"]>;

/** A share of a member's votes: in tables with their number, in the CSV as the number of its part. */
function shareColumn(
  column: Pick<Column<MemberRow>, "name" | "head" | "ordering">,
  measure: keyof typeof memberDefinition,
  shareOf: (figures: Figures) => readonly [part: number, whole: number],
): Column<MemberRow> {
  const pairOf = ({ figures }: MemberRow): readonly [part?: number, whole?: number] =>
    figures === null ? [] : shareOf(figures);
  return {
    ...ofVotes,
    ...column,
    definition: routes.indicators(memberDefinition[measure]),
    text: (row) => shareWords(pairOf(row)[0], pairOf(row)[1], row.isPresident),
    cases: (row) => casesOf(pairOf(row)[1]),
    value: (row) => pairOf(row)[0] ?? null,
  };
}

/** Columns of the tables of members and of their CSV. */
export const memberColumns: readonly Column<MemberRow>[] = [
  { name: "name", head: "Nome", kind: "title", ordering: "surname", className: "beside" },
  { name: "id", value: (row) => row.id },
  { name: "branch", head: branchLabel, text: (row) => branchNames[row.branch], value: (row) => row.branch },
  { name: "family_name", value: (row) => row.familyName },
  { name: "given_name", value: (row) => row.givenName },
  { name: "gender", value: (row) => row.gender },
  { name: "group", head: "Gruppo", value: ({ group }) => group?.acronym ?? null },
  {
    name: "election_area",
    head: "Regione",
    className: "sub",
    text: (row) =>
      typeof row.constituency === "string"
        ? constituencyName(row.constituency).replace(" collegio", "")
        : areaName(row),
    value: ({ area }) => findArea(area)?.name ?? null,
  },
  { name: "is_active", value: (row) => Number(row.active) },
  {
    name: "bar",
    head: "Presenze, grafico",
    kind: "chart",
    className: "barcell hide-m",
    headClass: "hide-m",
    requires: "votes",
  },
  { name: "n_voting", value: ({ figures }) => figures?.voting ?? null },
  shareColumn({ name: "n_present", head: "Presenze", ordering: "presence" }, "present", (of) => [
    of.present,
    of.voting,
  ]),
  shareColumn({ name: "n_mission", head: "Missioni", ordering: "mission" }, "mission", (of) => [of.mission, of.voting]),
  shareColumn({ name: "n_absent", head: "Assenze" }, "absent", (of) => [of.absent, of.voting]),
  {
    ...ofVotes,
    name: "n_rebels",
    head: "Ribelli",
    ordering: "rebels",
    definition: routes.indicators(memberDefinition.rebels),
    text: ({ figures, isPresident }) => countWords(figures?.rebels, isPresident),
    value: ({ figures }) => figures?.rebels ?? null,
  },
  shareColumn({ name: "n_in_line", head: "Affidabilità", ordering: "reliability" }, "reliability", (of) => [
    of.inLine,
    of.evaluable,
  ]),
  { name: "n_evaluable", value: ({ figures }) => figures?.evaluable ?? null },
  {
    name: "pp",
    head: "Forza",
    ordering: "pp",
    kind: "number",
    definition: routes.indicators(memberDefinition.strength),
    text: ({ strength, active }) => strengthWords(strength?.value, active),
    value: ({ strength }) => strength?.value ?? null,
  },
];

interface TableOptions {
  readonly hasFigures: boolean;
  /** With sign. */
  readonly ordering?: string | undefined;
  /** Name of the territory whose members of both chambers these are; undefined = of a chamber. */
  readonly territory?: string | undefined;
}

/**
 * Columns of a table of members. On a small screen a row has the figure that orders it, else the presence, and the missions:
 * without them few presences look like absences. A territory's table, which has the chamber too, has the strength only where it
 * orders the rows, or nothing else would.
 */
export function memberTableColumns({ hasFigures, ordering = "", territory }: TableOptions): Column<MemberRow>[] {
  const hasStrength = territory === undefined || !hasFigures || ordering.endsWith("pp");
  const shown = memberColumns.filter(
    ({ name, requires }) =>
      (requires === undefined || hasFigures) &&
      (name !== "branch" || territory !== undefined) &&
      (name !== "pp" || hasStrength),
  );
  const isMain = (by: string) => (column: Column<MemberRow>) => column.kind === "number" && column.ordering === by;
  const main = shown.find(isMain(ordering.replace(/^-/, ""))) ?? shown.find(isMain(hasFigures ? "presence" : "pp"));
  return shown.map((column) => {
    if (column === main) return { ...column, className: "main" };
    if (column.kind === "number" && column.ordering !== "mission") return { ...column, className: "hide-s" };
    if (column.name !== "election_area" || territory === undefined) return column;
    const text = (row: MemberRow): string => {
      const words = column.text?.(row) ?? "";
      return capital(words.startsWith(`${territory}, `) ? words.slice(territory.length + 2) : words);
    };
    return { ...column, head: members.college, text };
  });
}

interface CardFigure {
  readonly value: string;
  readonly label: string;
  readonly cases: number | null;
  readonly isPresence: boolean;
}

/** The figure of a member's card: that of the ordering, else the presence, else the strength; null = not known. */
export function cardFigure(ordering: string): (row: MemberRow) => CardFigure | null {
  const name = ordering.replace(/^-/, "");
  const of = (one: string) => memberColumns.filter((column) => column.kind === "number" && column.ordering === one);
  const ordered = of(name);
  const columns = ordered.length > 0 ? ordered : [...of("presence"), ...of("pp")];
  return (row) => {
    const column = columns.find(({ value }) => (value?.(row) ?? null) !== null);
    if (column === undefined) return null;
    return {
      value: column.text?.(row) ?? "",
      label: column.head?.toLowerCase() ?? "",
      cases: column.cases?.(row) ?? null,
      isPresence: column.ordering === "presence",
    };
  };
}

/** Minimum share of missions for showing them beside the presences. */
const notedMissions = 0.1;

/** Whether the missions are so many that they stand beside the presences. */
function hasManyMissions(figures: Pick<Figures, "mission" | "voting"> | null): boolean {
  return figures !== null && figures.mission >= figures.voting * notedMissions;
}

/** "missioni 61,4%" beside the presences; null = few. */
export function cardMissions({ figures }: MemberRow): string | null {
  return figures === null || !hasManyMissions(figures)
    ? null
    : `${members.mission} ${shareWords(figures.mission, figures.voting, false)}`;
}
