/** Italian labels of bodies and groups. */
import type { BodyBranch, Branch, Gender, Side } from "#src/domain/codes.ts";
import type { Body } from "#src/domain/records.ts";
import { atBranch, branchFull, memberNouns, missing, ofBranch } from "#src/i18n/common.ts";
import {
  formatCount,
  formatDay,
  formatDayShort,
  formatNumber,
  formatPercent,
  formatPeriod,
  formatShare,
  formatUpTo,
  plural,
} from "#src/lib/format.ts";
import type { BodyPage, PresidencyPage } from "#src/view/body-pages.ts";
import type { CompositionFigures } from "#src/view/body-parts.ts";
import type { ChangeRow, GroupListPage, GroupPage } from "#src/view/group-pages.ts";

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
  until: "Al",
  president: "Presidente",
  plainMember: "Componente",
  noGroup: "nessun gruppo",
  members: "Componenti",
  membersNote: (asOf: string | null) =>
    asOf === null ? "Alla data dei dati." : `Alla data dei dati, ${formatDay(asOf)}.`,
  former: "Componenti precedenti",
  formerNote: "Chi ne ha fatto parte in questa legislatura, dal più recente.",
  noMembers: "I componenti non sono ancora stati acquisiti.",
  side: "Schieramento",
  inOffice: "in carica",
  majorityStrength: "Forza maggioranza",
  oppositionStrength: "Forza opposizione",
  power: "Gli schieramenti",
  powerNote: "La forza è la somma dell’indice di forza dei componenti nella propria camera.",
  powerShare: "Quota",
  strength: "Forza",
  howComputed: "Come si calcola",
  women: "Donne",
  averageAge: "Età media",
  years: "anni",
  majority: "Maggioranza",
  opposition: "Opposizione",
  others: "Altri",
  ended: "Organi cessati",
  endedNote: "Hanno concluso i lavori in questa legislatura.",
  acts: "Disegni di legge assegnati",
  actsNote: "Come commissione competente, dal più recente. I pareri non sono contati.",
  noActs: "Nessun disegno di legge assegnato nei dati acquisiti.",
  allBills: "Tutti i disegni di legge",
  startedOn: "Istituito il",
  endedOn: "Concluso il",
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

const kind: Record<Body["kind"], string> = {
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
    ? `${kind[value]} di Camera e Senato`
    : `${kind[value]} ${branch === "C" ? "della" : "del"} ${branchFull[branch]}`;
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

export function presidencyTitle(branch: Branch): string {
  return `La presidenza ${ofBranch[branch]}`;
}

export function groupsTitle(branch: Branch): string {
  return `I gruppi parlamentari ${ofBranch[branch]}`;
}

/** "18 componenti. Presiede Ardesia Tullio dal 13 ottobre 2022." */
export function presidencyLead({ members, branch }: PresidencyPage): string {
  const head = members[0];
  if (head === undefined) return `La presidenza ${ofBranch[branch]} non è ancora stata acquisita.`;
  const since = head.start === null ? "" : `, dal ${formatDay(head.start)}`;
  const count = formatCount(members.length, "componente", "componenti");
  return `Presiede ${head.person.givenName} ${head.person.familyName}${since}. L’ufficio ha ${count}.`;
}

/** When a body began and ended, where the source says. */
export function bodyLifeLine({ start, end }: { readonly start: string | null; readonly end: string | null }): string {
  const begun = start === null ? "" : `${bodies.startedOn} ${formatDay(start)}.`;
  return end === null ? begun : `${begun} ${bodies.endedOn} ${formatDay(end)}.`.trim();
}

/** One sentence for search engines. */
export function bodyDescription({ body, members }: BodyPage): string {
  return `${body.name}: ${formatCount(members.length, "componente", "componenti")}, ruoli, gruppi ed età media nella XIX legislatura.`;
}

/** "7 su 18, il 38,9%"; says who is left out of the denominator. */
export function womenText({ women, genderKnown, size }: CompositionFigures): string {
  if (genderKnown === 0) return missing.notAcquired;
  const partial = genderKnown < size ? `, genere noto per ${formatNumber(genderKnown)}` : "";
  return `${formatNumber(women)} su ${formatNumber(genderKnown)}${partial}`;
}

export function womenShare({ women, genderKnown }: CompositionFigures): string {
  return genderKnown === 0 ? missing.notAcquired : formatShare(women, genderKnown);
}

export function ageText({ averageAge }: CompositionFigures): string {
  return averageAge === null ? missing.notAcquired : formatNumber(averageAge, 1);
}

export function ageNote({ averageAge, ageKnown, size }: CompositionFigures): string {
  if (averageAge === null) return "nessuna data di nascita nota";
  return ageKnown < size ? `anni; nota per ${formatNumber(ageKnown)} su ${formatNumber(size)}` : "anni compiuti";
}

/** Whether anybody's side is known: the official data have none. */
export function hasSides(figures: CompositionFigures): boolean {
  return figures.majority.size + figures.opposition.size > 0;
}

/** "La maggioranza ha 11 componenti su 18 e il 68,2% della forza dell’organo." */
export function sidesSentence(figures: CompositionFigures): string {
  if (figures.size === 0) return "";
  if (!hasSides(figures)) return "Quali gruppi sostengano il Governo non è ancora acquisito.";
  const { majority, opposition, unaligned } = figures;
  const total = (majority.strength ?? 0) + (opposition.strength ?? 0) + (unaligned.strength ?? 0);
  const power =
    majority.strength === null || total === 0 ? "" : ` e il ${formatShare(majority.strength, total)} della forza`;
  return `La maggioranza ha ${formatNumber(majority.size)} ${plural(majority.size, "componente", "componenti")} su ${formatNumber(figures.size)}${power}; l’opposizione ne ha ${formatNumber(opposition.size)}.`;
}

/** Strength in percent points of the chamber: "3,42%". */
export function strengthText(points: number | null): string {
  return points === null ? missing.notAcquired : formatPercent(points, 2);
}

/** A day in a table, or the words for an unknown one. */
export function dayCell(day: string | null): string {
  return day === null ? missing.notAcquired : formatDayShort(day);
}

export const groups = {
  lead: (branch: Branch, size: number, seats: number) =>
    `${formatCount(size, "gruppo", "gruppi")} per ${formatNumber(seats)} ${memberNouns[branch]}.`,
  sizes: "Consistenza",
  sizesNote: (asOf: string | null) => (asOf === null ? "" : `Alla data dei dati, ${formatDay(asOf)}.`),
  chart: (branch: Branch) => `Entrati e usciti dai gruppi ${ofBranch[branch]}`,
  entered: "Entrati",
  left: "Usciti",
  cohesion: "Compattezza",
  changes: "Chi è entrato, chi è uscito",
  changesNote: "Dal più recente. I primi trenta giorni della legislatura, quando i gruppi si formano, non si contano.",
  noChanges: "Nessun cambiamento nei dati acquisiti.",
  allChanges: (count: number) => `Tutti i ${formatNumber(count)} passaggi`,
  date: "Data",
  person: "Chi",
  passage: "Passaggio",
  reason: "Motivo",
  agreement: "Concordanza fra gruppi",
  agreementNote:
    "Quante volte due gruppi hanno votato allo stesso modo, su cento votazioni in cui entrambi avevano una linea.",
  agreementCaption: (branch: Branch) => `Concordanza fra i gruppi ${ofBranch[branch]}, in percentuale`,
  noVotes: "Le votazioni non sono ancora state acquisite: compattezza, ribelli e concordanza non si possono calcolare.",
  ended: "Gruppi sciolti",
  ungrouped: (count: number) =>
    `${formatCount(count, "parlamentare non risulta iscritto", "parlamentari non risultano iscritti")} a un gruppo.`,
  names: "Nomi",
  sides: "Schieramento",
  sidesNote: "Nel tempo.",
  offices: "Cariche nel gruppo",
  noOffices: "Le cariche del gruppo non sono ancora state acquisite.",
  members: "Componenti",
  former: "Ne hanno fatto parte",
  history: "La storia del gruppo",
  cohesionTitle: (value: string) => `Nella legislatura la compattezza è del ${value}`,
  cohesionNote:
    "Membri che votano secondo la linea, sui membri che possono votare; assenti e in missione restano al denominatore.",
  cohesionLabel: "Indice di compattezza mese per mese",
  cohesionOverTime: "Compattezza",
  month: "Mese",
  votes: "Votazioni",
  rebels: "Voti ribelli",
  rebelsNote:
    "Voti espressi diversi dalla linea del gruppo, nella legislatura e nella stessa camera. I dieci componenti che ne hanno di più.",
  rebelsTotal: (rebels: number, votes: number) =>
    `${formatCount(rebels, "voto ribelle", "voti ribelli")} in ${formatCount(votes, "votazione", "votazioni")} con una linea.`,
  noRebels: "Nessun voto ribelle.",
  mixed: "Il Gruppo misto riunisce forze diverse: non ha una linea, quindi né compattezza né ribelli.",
  evaluable: "Votazioni con linea",
  agreementWith: "Concordanza con gli altri gruppi",
  same: "Stessa linea",
  both: "Su",
  share: "Concordanza",
  shareChart: "Concordanza, grafico",
  enteredOne: (gender: Gender | null) => (gender === "F" ? "Entrata" : "Entrato"),
  leftOne: (gender: Gender | null) => (gender === "F" ? "Uscita" : "Uscito"),
} as const;

/** Subtitle of a group's page: "Gruppo della Camera dei deputati, maggioranza". */
export function groupLine(branch: Branch, side: Side, end: string | null): string {
  const where = `Gruppo ${branch === "C" ? "della" : "del"} ${branchFull[branch]}`;
  const stand = side === "majority" ? ", maggioranza" : side === "opposition" ? ", opposizione" : "";
  return end === null ? `${where}${stand}` : `${where}, fino ${formatUpTo(end)}`;
}

/** Why somebody entered or left, in words. */
export function changeReason(change: ChangeRow): string {
  if (change.reason === "group") {
    if (change.other === null) return missing.notAcquired;
    return change.direction === "in" ? `da ${change.other.acronym}` : `a ${change.other.acronym}`;
  }
  if (change.direction === "in") return change.counterpart === null ? "ingresso in carica" : "subentro";
  return change.endReason ?? "fine del mandato";
}

/** The words before the person who was replaced or who came after. */
export function counterpartLabel(change: ChangeRow): string {
  return change.direction === "in" ? "al posto di" : "sostituzione:";
}

/** "La maggioranza ha 237 deputati, l’opposizione 163." */
export function balanceSentence({ branch, majority, opposition, unaligned }: GroupListPage): string {
  if (majority.size + opposition.size === 0) return "Quali gruppi sostengano il Governo non è ancora acquisito.";
  const rest =
    unaligned.size === 0
      ? ""
      : `, ${formatNumber(unaligned.size)} ${plural(unaligned.size, "non sta", "non stanno")} né con l’una né con l’altra`;
  return `${atBranch[branch].replace(/^a/, "A")} la maggioranza ha ${formatNumber(majority.size)} ${memberNouns[branch]}, l’opposizione ${formatNumber(opposition.size)}${rest}.`;
}

/** What the sides gained and lost since the start: "Dall’inizio la maggioranza ha acquistato 12 parlamentari e ne ha persi 8." */
export function gainsSentence({ majority, opposition }: GroupListPage): string {
  if (majority.size + opposition.size === 0) return "";
  const part = (name: string, side: { entered: number; left: number }) =>
    `${name} ha acquistato ${formatNumber(side.entered)} e perso ${formatNumber(side.left)}`;
  return `Dall’inizio della legislatura ${part("la maggioranza", majority)}, ${part("l’opposizione", opposition)}.`;
}

/** Cohesion of the whole legislature, or why there is none. */
export function cohesionText(page: Pick<GroupPage, "total" | "group">): string {
  if (page.group.isMixed) return missing.notApplicable;
  if (page.total.votes === 0) return missing.notAcquired;
  return page.total.cohesion === null ? missing.notEvaluable : formatPercent(page.total.cohesion);
}

/** Cohesion in a row of the list. */
export function groupCohesionText(isMixed: boolean, cohesion: number | null): string {
  if (isMixed) return missing.notApplicable;
  return cohesion === null ? missing.notEvaluable : formatPercent(cohesion);
}

/** ", dal 3 marzo 2024": the period of a name or side; nothing when it is the whole life of the group. */
export function periodText(
  spell: { start: string | null; end: string | null },
  group: { start: string | null; end: string | null },
): string {
  const text = formatPeriod(
    spell.start === group.start ? null : spell.start,
    spell.end === group.end ? null : spell.end,
  );
  return text === "" ? "" : `, ${text}`;
}

/** One sentence for search engines. */
export function groupDescription({ group, figures }: GroupPage): string {
  return `${group.name} (${group.acronym}), gruppo ${ofBranch[group.branch]}: ${formatCount(figures.size, "componente", "componenti")}, compattezza, ribelli, passaggi.`;
}

/** "9 maggioranza, 7 opposizione"; one word where all are on the same side. */
export function sidesNote(figures: CompositionFigures): string {
  const { majority, opposition, size } = figures;
  if (!hasSides(figures)) return `maggioranza e opposizione: ${missing.notAcquired}`;
  if (majority.size === size) return "tutti di maggioranza";
  if (opposition.size === size) return "tutti di opposizione";
  return `${formatNumber(majority.size)} di maggioranza, ${formatNumber(opposition.size)} di opposizione`;
}
