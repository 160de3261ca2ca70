import { branches, type BodyBranch, type Branch } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { lastDay } from "#src/domain/periods.ts";
import { isPresident } from "#src/domain/office-roles.ts";
import type { Body } from "#src/domain/records.ts";
import { formatCount, formatDayShort, formatNumber, formatPeriodInText, formatWith, plural } from "#src/lib/format.ts";
import { toDescription } from "#src/lib/text.ts";
import type { BodyPage, PresidencyPage } from "#src/contracts/body-pages.ts";
import type { BodyRow, PersonLink } from "#src/contracts/body-parts.ts";
import { hasSides, sidesNote } from "./composition.ts";
import { branch as branchName, branchFull, missing, ofBranch } from "./common.ts";
import { legislatureName } from "./legislature.ts";

export const bodies = {
  hub: "Organi parlamentari",
  hubLead: "Chi guida la Camera e il Senato, chi esamina le leggi in commissione, chi siede con chi.",
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
  /** Shown instead of an unknown first day. */
  start: "inizio",
  until: "Al",
  president: "Presidente",
  plainMember: "Componente",
  noGroup: "nessun gruppo",
  noKnownGroup: "senza gruppo noto",
  /** Heading of a list or number of members: all of them, or those of whom an office is known. */
  members: (reading: Reading) => (reading === "complete" ? "Componenti" : "Componenti acquisiti"),
  electedBefore: "Di chi presiede la fonte dà il giorno dell’ufficio: l’elezione può essere di qualche giorno prima.",
  /** Day of the members; nothing if it is the day of the page's data. */
  membersNote: (asOf: string | null, updated: string) =>
    asOf === null || asOf === updated ? "" : `Composizione ${formatWith("al", asOf)}.`,
  onlyOf: (branch: Branch) =>
    branch === "C"
      ? "I dati acquisiti ne danno i soli deputati: numeri e medie sono di questi."
      : "I dati acquisiti ne danno i soli senatori: numeri e medie sono di questi.",
  /** Heading of the former members. If some are still members with another role, it avoids "former". */
  former: (count: number, someStay: boolean) =>
    someStay
      ? {
          title: "Componenti e ruoli precedenti",
          count: formatCount(count, "ruolo precedente", "ruoli precedenti"),
        }
      : {
          title: "Componenti precedenti",
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
  /** Beside the cells of the two, on a small screen. */
  majorityLabel: "forza: maggioranza",
  oppositionLabel: "opposizione",
  power: "Gli schieramenti",
  powerNote: "La forza pesa, con pesi nostri, gli incarichi in questo organo, che in tutto fa 100.",
  powerShare: "Quota",
  /** Tooltip of a segment. */
  powerLine: (group: string | null, size: string, share: string, isOfStrength: boolean) =>
    `${group ?? "Nessun gruppo"}\nComponenti: ${size}\nQuota ${isOfStrength ? "della forza" : "dei componenti"}: ${share}`,
  strength: "Forza",
  women: "Donne",
  averageAge: "Età media",
  ended: "Organi cessati",
  acts: "Disegni di legge assegnati",
  actsNote: "I pareri non sono contati.",
  moreActs: (count: number) => (count === 1 ? "Un altro" : `Altri ${formatNumber(count)}`),
  /** Bills not listed on the page; followed by a link. */
  oldestActs: (count: number) =>
    `${count === 1 ? "Un altro, il meno recente, è" : `Altri ${formatNumber(count)}, meno recenti, sono`} negli open data, nella`,
  assignmentsTable: "tabella delle assegnazioni",
  emptyList: (reading: Reading) =>
    reading === "complete"
      ? "Nessun organo nei dati acquisiti."
      : "Gli organi non sono ancora stati acquisiti dalla fonte.",
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

/** Kind of body, in the singular. */
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

/** Section heading for a kind of body; unknown codes are "Altri organi". */
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
  C: "Esaminano le leggi prima del voto, controllano il Governo, garantiscono le regole della Camera.",
  S: "Esaminano le leggi prima del voto, controllano il Governo, garantiscono le regole del Senato.",
  bicameral: "Deputati e senatori insieme: inchieste, vigilanza, controllo.",
  delegations: "Chi rappresenta il Parlamento italiano nelle assemblee internazionali.",
} as const;

/** "La presidenza della Camera". */
export function presidencyTitle(branch: Branch): string {
  return `La presidenza ${ofBranch[branch]}`;
}

/** "18 componenti", "18 componenti acquisiti finora": of a body of which not every member has been read. */
export function memberCount(count: number, reading: Reading): string {
  const soFar = reading === "complete" ? "" : ` ${plural(count, "acquisito", "acquisiti")} finora`;
  return `${formatCount(count, "componente", "componenti")}${soFar}`;
}

/** "Presiede Tullio Ardesia. L’ufficio ha 18 componenti." The first day is in the list. */
export function presidencyLead({ members, branch }: PresidencyPage, reading: Reading): string {
  const head = members[0];
  if (head === undefined) return `La presidenza ${ofBranch[branch]} non è ancora stata acquisita.`;
  const count = memberCount(members.length, reading);
  return `Presiede ${`${head.person.givenName} ${head.person.familyName}`.trim()}. L’ufficio ha ${count}.`;
}

/**
 * Day up to which the members of a bureau are known. The Camera's open data give the president the first day of the
 * other members, some days after the election: if the two are equal, the note says that the day may differ.
 */
export function presidencyNote({
  asOf,
  updated,
  members,
}: {
  readonly asOf: string | null;
  readonly updated: string;
  readonly members: readonly { readonly start: string | null }[];
}): string {
  const [first, ...others] = members.map(({ start }) => start);
  const isOfBureau = typeof first === "string" && others.includes(first);
  return [bodies.membersNote(asOf, updated), ...(isOfBureau ? [bodies.electedBefore] : [])].join(" ").trim();
}

export function bodyLifeLine({ start, end }: { readonly start: string | null; readonly end: string | null }): string {
  const period = formatPeriodInText(start, end);
  return period === "" ? "" : `In attività ${period}.`;
}

/**
 * What a reader asks first: who presides, who is in it, what it has before it. "Presiede Diana Rossi (ALL) dal 4 dicembre
 * 2024. 27 componenti: 16 di maggioranza, 11 di opposizione. In attività dal 9 novembre 2022."
 */
export function bodyLead({ body, members, figures }: Pick<BodyPage, "body" | "members" | "figures">, reading: Reading) {
  const head = members.find(({ role }) => isPresident(role));
  const group = head?.person.group ?? null;
  const name = head === undefined ? "" : `${head.person.givenName} ${head.person.familyName}`.trim();
  const since = head === undefined ? "" : formatPeriodInText(head.start, null);
  const presides = `Presiede ${name}${group === null ? "" : ` (${group.acronym})`}${since === "" ? "" : ` ${since}`}.`;
  const sides = reading === "complete" && hasSides(figures) ? `: ${sidesNote(figures)}` : "";
  return [
    ...(head === undefined ? [] : [presides]),
    ...(members.length === 0 ? [] : [`${memberCount(members.length, reading)}${sides}.`]),
    bodyLifeLine(body),
  ]
    .filter((text) => text !== "")
    .join(" ");
}

/**
 * Who presides over the bodies of a list, where somebody's side is known: "Delle 14 presidenze note, 9 sono della
 * maggioranza e 5 dell’opposizione; 6 sono di donne." Unknown sides are counted too; women only where every gender is known.
 */
export function bodyListSides(rows: readonly Pick<BodyRow, "president">[]): string {
  const heads = rows.flatMap(({ president }) => (president === null ? [] : [president]));
  const count = (side: PersonLink["side"]): number => heads.filter((head) => head.side === side).length;
  const [majority, opposition] = [count("majority"), count("opposition")];
  if (heads.length < 2 || majority + opposition === 0) return "";
  const unknown = count(null);
  const women = heads.some(({ gender }) => gender === null) ? 0 : heads.filter(({ gender }) => gender === "F").length;
  const are = `${formatNumber(majority)} ${plural(majority, "è", "sono")} della maggioranza e ${formatNumber(opposition)} dell’opposizione`;
  const female = women === 0 ? "" : `; ${formatCount(women, "è di una donna", "sono di donne")}`;
  const unsided = unknown === 0 ? "" : `; di ${formatNumber(unknown)} lo schieramento non è noto`;
  return `Delle ${formatNumber(heads.length)} presidenze note, ${are}${unsided}${female}.`;
}

export function bodyDescription({ body, members }: BodyPage, reading: Reading): string {
  const count = memberCount(members.length, reading);
  return toDescription(bodyFullTitle(body), `: ${count}, ruoli, gruppi ed età media nella ${legislatureName}.`);
}

/** Day in a table; a text if unknown. */
export function dayCell(day: string | null): string {
  return day === null ? missing.notAcquired : formatDayShort(day);
}

/** Text for a missing president. If no members are known either, the data have not been acquired. */
export function withoutPresident(members: number): string {
  return members === 0 ? missing.notAcquired : "non indicato";
}

export function lastDayCell(end: string | null): string {
  return dayCell(lastDay(end));
}

/**
 * Name with the chamber: "Giunta per il regolamento, Senato", because both chambers have bodies of the same name.
 * Omitted if the name contains it.
 */
export function bodyFullTitle({ name, branch }: Pick<BodyPage["body"], "name" | "branch">): string {
  const chamber = branchName[branch];
  return branch === "B" || name.includes(chamber) ? name : `${name}, ${chamber}`;
}

/**
 * Day up to which the members of a body are known. "Composizione al 3 dicembre 2025 per i deputati, all’8 maggio 2024
 * per i senatori." A joint body with members of only one chamber gets a note that the others are unknown.
 */
export function membersNoteOf({
  branch,
  asOf,
  updated,
  days,
  members,
}: Pick<BodyPage, "branch" | "asOf" | "updated" | "days" | "members">): string {
  const found = branches.filter((one) => members.some(({ person }) => person.branch === one));
  const [only] = found;
  if (branch !== "B" || only === undefined) return bodies.membersNote(asOf, updated);
  if (found.length === 1) return `${bodies.membersNote(days[only], updated)} ${bodies.onlyOf(only)}`.trim();
  if (days.C === null || days.S === null || days.C === days.S) return bodies.membersNote(asOf, updated);
  return `Composizione ${formatWith("al", days.C)} per i deputati, ${formatWith("al", days.S)} per i senatori.`;
}
