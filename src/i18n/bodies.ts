/** Italian labels of bodies. */
import { branches, type BodyBranch, type Branch } from "#src/domain/codes.ts";
import { lastDay } from "#src/domain/periods.ts";
import type { Body } from "#src/domain/records.ts";
import { formatCount, formatDayShort, formatNumber, formatSpell, formatWith } from "#src/lib/format.ts";
import { toDescription } from "#src/lib/text.ts";
import type { BodyPage, PresidencyPage } from "#src/view/body-pages.ts";
import { branch as branchName, branchFull, missing, ofBranch } from "./common.ts";

export const bodies = {
  hub: "Organi parlamentari",
  hubLead: "Chi guida le due camere, chi esamina le leggi prima dell’aula, chi siede con chi.",
  hubDescription:
    "Presidenze, commissioni, giunte, gruppi parlamentari, commissioni bicamerali e delegazioni internazionali.",
  presidency: "Presidenza",
  committees: "Commissioni e giunte",
  groups: "Gruppi parlamentari",
  bicameral: "Bicamerali",
  bicameralCommittees: "Commissioni bicamerali",
  delegations: "Delegazioni in organi internazionali",
  name: "Nome",
  body: "Organo",
  role: "Ruolo",
  group: "Gruppo",
  since: "Dal",
  /** Before a first day that is not known. */
  start: "inizio",
  until: "Al",
  president: "Presidente",
  plainMember: "Componente",
  noGroup: "nessun gruppo",
  noKnownGroup: "senza gruppo noto",
  members: "Componenti",
  electedBefore: "Di chi presiede la fonte dà il giorno dell’ufficio: l’elezione può essere di qualche giorno prima.",
  membersNote: (asOf: string | null) =>
    asOf === null ? "Alla data dei dati." : `Composizione ${formatWith("al", asOf)}.`,
  onlyOf: (branch: Branch) =>
    branch === "C"
      ? "I dati acquisiti ne danno i soli deputati: numeri e medie sono di questi."
      : "I dati acquisiti ne danno i soli senatori: numeri e medie sono di questi.",
  /** Over who was there before; where some are there still, with another role, it does not call them former members. */
  former: (count: number, someStay: boolean) =>
    someStay
      ? {
          title: "Componenti e ruoli precedenti",
          note: "Chi ne ha fatto parte, o vi ha avuto un altro ruolo, in questa legislatura: dal più recente.",
          count: formatCount(count, "ruolo precedente", "ruoli precedenti"),
        }
      : {
          title: "Componenti precedenti",
          note: "Chi ne ha fatto parte in questa legislatura, dal più recente.",
          count: formatCount(count, "componente precedente", "componenti precedenti"),
        },
  membersCsv: "I componenti, di oggi e di prima (CSV)",
  listCsv: "Gli organi di questa pagina (CSV)",
  noMembers: "I componenti non sono ancora stati acquisiti.",
  noMembersNow: "Nessuno: chi ne ha fatto parte è nell’elenco che segue.",
  side: "Schieramento",
  inOffice: "in carica",
  majorityStrength: "Forza maggioranza",
  oppositionStrength: "Forza opposizione",
  power: "Gli schieramenti",
  powerNote: "La forza è la somma dell’indice di forza dei componenti nella propria camera.",
  powerShare: "Quota",
  strength: "Forza",
  women: "Donne",
  averageAge: "Età media",
  ended: "Organi cessati",
  endedNote: "Hanno concluso i lavori in questa legislatura.",
  acts: "Disegni di legge assegnati",
  actsNote: "Come commissione competente, dal più recente. I pareri non sono contati.",
  moreActs: (count: number) => (count === 1 ? "Un altro" : `Altri ${formatNumber(count)}`),
  /** Of those that the page does not name; before the link. */
  oldestActs: (count: number) =>
    `${count === 1 ? "Un altro, il meno recente, è" : `Altri ${formatNumber(count)}, meno recenti, sono`} negli open data, nella`,
  assignmentsTable: "tabella delle assegnazioni",
  emptyList: "Nessun organo nei dati acquisiti.",
  kinds: {
    committee: "Commissioni permanenti",
    board: "Giunte",
    special: "Commissioni speciali e d’inchiesta",
    bicameral: "Commissioni bicamerali",
    delegation: "Delegazioni",
    presidency: "Presidenza",
    other: "Altri organi",
  },
} as const;

/** What a body is, one of them. */
export const bodyKind: Record<Body["kind"], string> = {
  committee: "Commissione permanente",
  board: "Giunta",
  special: "Commissione speciale o d’inchiesta",
  bicameral: "Commissione bicamerale",
  delegation: "Delegazione parlamentare",
  presidency: "Organo di presidenza",
  other: "Organo",
};

/** "Commissione permanente della Camera dei deputati". */
export function bodyKindLine(value: Body["kind"], branch: BodyBranch): string {
  return branch === "B"
    ? `${bodyKind[value]} di Camera e Senato`
    : `${bodyKind[value]} ${branch === "C" ? "della" : "del"} ${branchFull[branch]}`;
}

/** Heading of a section of bodies; codes that we do not know are "Altri organi". */
export function kindHeading(value: string): string {
  return Object.entries(bodies.kinds).find(([code]) => code === value)?.[1] ?? bodies.kinds.other;
}

export const bodyListTitle = {
  C: `Commissioni e giunte ${ofBranch.C}`,
  S: `Commissioni e giunte ${ofBranch.S}`,
  bicameral: "Commissioni bicamerali",
  delegations: "Delegazioni in organi internazionali",
} as const;

export const bodyListLead = {
  C: "Esaminano le leggi prima dell’aula, controllano il Governo, garantiscono le regole della Camera.",
  S: "Esaminano le leggi prima dell’aula, controllano il Governo, garantiscono le regole del Senato.",
  bicameral: "Deputati e senatori insieme: inchieste, vigilanza, controllo.",
  delegations: "Chi rappresenta il Parlamento italiano nelle assemblee internazionali.",
} as const;

/** "La presidenza della Camera". */
export function presidencyTitle(branch: Branch): string {
  return `La presidenza ${ofBranch[branch]}`;
}

/** "Presiede Tullio Ardesia. L’ufficio ha 18 componenti." Since when stands in the list. */
export function presidencyLead({ members, branch }: PresidencyPage): string {
  const head = members[0];
  if (head === undefined) return `La presidenza ${ofBranch[branch]} non è ancora stata acquisita.`;
  const count = formatCount(members.length, "componente", "componenti");
  return `Presiede ${`${head.person.givenName} ${head.person.familyName}`.trim()}. L’ufficio ha ${count}.`;
}

/**
 * To which day the members of a bureau are known. The open data of the Camera give its president the first day of the
 * others, some days after the election: where the two are one, the note says that the day may be another.
 */
export function presidencyNote({
  asOf,
  members,
}: {
  readonly asOf: string | null;
  readonly members: readonly { readonly start: string | null }[];
}): string {
  const [first, ...others] = members.map(({ start }) => start);
  const isOfBureau = typeof first === "string" && others.includes(first);
  return [bodies.membersNote(asOf), ...(isOfBureau ? [bodies.electedBefore] : [])].join(" ");
}

/** When a body began and ended, where the source says. */
export function bodyLifeLine({ start, end }: { readonly start: string | null; readonly end: string | null }): string {
  const period = formatSpell(start, end);
  return period === "" ? "" : `In attività ${period}.`;
}

/** One sentence for search engines. */
export function bodyDescription({ body, members }: BodyPage): string {
  const count = formatCount(members.length, "componente", "componenti");
  return toDescription(bodyFullTitle(body), `: ${count}, ruoli, gruppi ed età media nella XIX legislatura.`);
}

/** A day in a table, or the words for an unknown one. */
export function dayCell(day: string | null): string {
  return day === null ? missing.notAcquired : formatDayShort(day);
}

/** In place of a president: a college has none, and of a body whose members are not known nobody can say. */
export function withoutPresident(members: number): string {
  return members === 0 ? missing.notAcquired : "non indicato";
}

/** Last day of a spell in a table. */
export function lastDayCell(end: string | null): string {
  return dayCell(lastDay(end));
}

/** Bodies of both chambers often share a name: "Giunta per il regolamento, Senato"; not where the name says it. */
export function bodyFullTitle({ name, branch }: Pick<BodyPage["body"], "name" | "branch">): string {
  const chamber = branchName[branch];
  return branch === "B" || name.includes(chamber) ? name : `${name}, ${chamber}`;
}

/**
 * To which day the members of a body are known. "Composizione al 3 dicembre 2025 per i deputati, all’8 maggio 2024 per
 * i senatori." Of a body of both chambers with members of one alone it says so: those of the other are not known.
 */
export function membersNoteOf({
  branch,
  asOf,
  days,
  members,
}: Pick<BodyPage, "branch" | "asOf" | "days" | "members">): string {
  const found = branches.filter((one) => members.some(({ person }) => person.branch === one));
  const [only] = found;
  if (branch !== "B" || only === undefined) return bodies.membersNote(asOf);
  if (found.length === 1) return `${bodies.membersNote(days[only])} ${bodies.onlyOf(only)}`;
  if (days.C === null || days.S === null || days.C === days.S) return bodies.membersNote(asOf);
  return `Composizione ${formatWith("al", days.C)} per i deputati, ${formatWith("al", days.S)} per i senatori.`;
}
