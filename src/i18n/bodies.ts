import { branches, type BodyBranch, type Branch } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { lastDay } from "#src/domain/periods.ts";
import { isPresident, toOfficeRole } from "#src/domain/office-roles.ts";
import type { Body } from "#src/domain/records.ts";
import {
  formatCount,
  formatDayShort,
  formatList,
  formatNumber,
  formatPeriodInText,
  formatWith,
  nb,
  plural,
} from "#src/lib/format.ts";
import { toDescription, toLower } from "#src/lib/text.ts";
import type { BodiesHubPage, BodyPage, PresidencyPage } from "#src/contracts/body-pages.ts";
import type { BodyRow, PersonLink } from "#src/contracts/body-parts.ts";
import { branch as branchName, branchFull, missing, ofBranch, theBranch } from "./common.ts";
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
  majority: "Maggioranza",
  opposition: "Opposizione",
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
  standing: "Commissioni permanenti",
  /** Margin note of a list of members in which most have the same first day: only other days stand in their rows. */
  usualStart: (day: string) => `Dove non c’è un’altra data, ${formatWith("dal", day)}.`,
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

/** "Tullio Ardesia (GIN)": a person with the group, where it is known. */
export function nameWithGroup({
  givenName,
  familyName,
  group,
}: Pick<PersonLink, "givenName" | "familyName" | "group">) {
  return `${givenName} ${familyName}`.trim() + (group === null ? "" : ` (${group.acronym})`);
}

/** Offices of a bureau that are counted by name. */
const bureauOffices = [
  ["vice_president", "vicepresidente", "vicepresidenti"],
  ["questor", "questore", "questori"],
  ["secretary", "segretario", "segretari"],
] as const;

/**
 * "Tullio Ardesia (GIN) presiede la Camera. L’ufficio di presidenza ha 18 componenti: 4 vicepresidenti, 3 questori, 8
 * segretari." The first day is in the list.
 */
export function presidencyLead(
  { members, branch }: Pick<PresidencyPage, "members" | "branch">,
  reading: Reading,
): string {
  const [first] = members;
  if (first === undefined) return `La presidenza ${ofBranch[branch]} non è ancora stata acquisita.`;
  const head = members.find(({ role }) => isPresident(role));
  const presides = head === undefined ? "" : `${nameWithGroup(head.person)} presiede ${theBranch[branch]}. `;
  const offices = bureauOffices.flatMap(([role, one, many]) => {
    const count = members.filter((member) => member.role !== null && toOfficeRole(member.role) === role).length;
    return count === 0 ? [] : [formatCount(count, one, many)];
  });
  const list = reading !== "complete" || offices.length === 0 ? "" : `: ${formatList(offices)}`;
  return `${presides}L’ufficio di presidenza ha ${memberCount(members.length, reading)}${list}.`;
}

/**
 * Lead of the hub: "Tullio Ardesia (GIN) presiede la Camera, Livia Rossi (ALL) il Senato." Without a known president,
 * what the page has.
 */
export function hubLead(branches: readonly Pick<BodiesHubPage["branches"][number], "branch" | "president">[]): string {
  const known = branches.flatMap(({ branch, president }) =>
    president === null ? [] : [{ branch, name: nameWithGroup(president.person) }],
  );
  if (known.length === 0) return bodies.hubLead;
  const presides = ({ branch, name }: (typeof known)[number], index: number) =>
    `${name} ${index === 0 ? "presiede " : ""}${theBranch[branch]}`;
  return `${known.map(presides).join(", ")}.`;
}

/** Name of a standing committee in the list of its chamber: "I. Affari costituzionali" for "I Commissione (Affari …)". */
export function standingName(name: string): string {
  const [, number, subject] = /^(\S+) Commissione.*\((.+)\)$/.exec(name) ?? [];
  return number === undefined || subject === undefined ? name : `${number} ${subject}`;
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

const ofSide = { majority: "della maggioranza", opposition: "dell’opposizione" } as const;

/**
 * What a reader asks first: who presides, of which side, since when, over how many. "Diana Rossi (ALL), della
 * maggioranza, presiede dal 4 dicembre 2024. 27 componenti, in attività dal 9 novembre 2022." The sides are drawn below.
 */
export function bodyLead({ body, members }: Pick<BodyPage, "body" | "members">, reading: Reading): string {
  const head = members.find(({ role }) => isPresident(role));
  const side = head?.person.side;
  const stands = side === "majority" || side === "opposition" ? `, ${ofSide[side]},` : "";
  const since = head === undefined ? "" : formatPeriodInText(head.start, null);
  const presides =
    head === undefined ? "" : `${nameWithGroup(head.person)}${stands} presiede${since === "" ? "" : ` ${since}`}.`;
  const life = bodyLifeLine(body);
  const count = members.length === 0 ? "" : memberCount(members.length, reading);
  const rest = count === "" ? life : life === "" ? `${count}.` : `${count}, ${toLower(life)}`;
  return [presides, rest].filter((text) => text !== "").join(" ");
}

/**
 * Who presides over the bodies of a list, where somebody's side is known: "Delle 14 presidenze, 9 sono della maggioranza
 * e 5 dell’opposizione; 6 sono di donne." Where a body has no known president, of those known. Unknown sides are counted too; women only where every gender is known.
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
  const known = heads.length === rows.length ? "" : " note";
  return `Delle ${formatNumber(heads.length)} presidenze${known}, ${are}${unsided}${female}.`;
}

/** Bodies named in {@link bodyListNumbers}; more are only counted. */
const mostNamed = 3;

/**
 * Where the opposition has more than half of the members: "L’opposizione ha più della metà dei componenti in 2 organi su
 * 18: VI Finanze (14 su 27) e VII Cultura (15 su 27)." "" = nowhere, or of some body one cannot know.
 * @param reading of the lists of members
 */
export function bodyListNumbers(rows: readonly Pick<BodyRow, "body" | "figures">[], reading: Reading): string {
  const isKnown = rows.every(({ figures: { size, majority, neither, opposition } }) => {
    const unknown = size - majority.size - neither.size - opposition.size;
    return size > 0 && opposition.size * 2 > size === (opposition.size + unknown) * 2 > size;
  });
  const held = rows.filter(({ figures: { size, opposition } }) => opposition.size * 2 > size);
  if (reading !== "complete" || !isKnown || held.length === 0) return "";
  const names = held.map(
    ({ body, figures: { size, opposition } }) =>
      `${standingName(body.name).replace(" ", nb)} (${formatNumber(opposition.size)} su ${formatNumber(size)})`,
  );
  const which = names.length > mostNamed ? "" : `: ${formatList(names)}`;
  return `L’opposizione ha più della metà dei componenti in ${formatCount(held.length, "organo", "organi")} su ${formatNumber(rows.length)}${which}.`;
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
