/** Labels used on many pages: codes of the sources, missing values, names of things. */
import type { MacroArea } from "#src/domain/areas.ts";
import type {
  ActKind,
  Branch,
  BodyBranch,
  Gender,
  GroupVoteCode,
  MemberVoteCode,
  Outcome,
  SideOnDay,
} from "#src/domain/codes.ts";
import { isHandful } from "#src/domain/handful.ts";
import { legislature } from "#src/domain/legislature.ts";
import { roundStrength, strengthDecimals } from "#src/domain/strength.ts";
import {
  formatCount,
  formatNumber,
  nb,
  formatPercent,
  formatUpTo,
  formatWith,
  plural,
  withArticle,
} from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";

/** Attribution of the map shapes. */
export const mapCredit = "Forme delle regioni: @svg-maps/italy, CC\u00a0BY\u00a04.0.";

/** A member's vote. Spec §4. */
export const memberVote: Record<MemberVoteCode, string> = {
  AYE: "Favorevole",
  NO: "Contrario",
  ABST: "Astenuto",
  MIS: "In missione",
  ABSE: "Assente",
  PRES: "Presidente di turno",
  RNV: "Richiedente non votante",
  PNV: "Presente non votante",
  SEC: "Votante in voto segreto",
};

/** Plural forms, for totals and legends. */
export const memberVotes: Record<MemberVoteCode, string> = {
  AYE: "Favorevoli",
  NO: "Contrari",
  ABST: "Astenuti",
  MIS: "In missione",
  ABSE: "Assenti",
  PRES: "Presidente di turno",
  RNV: "Richiedenti non votanti",
  PNV: "Presenti non votanti",
  SEC: "Votanti in voto segreto",
};

/** Heading for a number of members: "Favorevoli", for one "Favorevole". */
export function votesHeading(code: MemberVoteCode, count: number): string {
  return plural(count, memberVote[code], memberVotes[code]);
}

/** The same within a sentence: "favorevoli". */
export function votesWord(code: MemberVoteCode, count: number): string {
  return votesHeading(code, count).toLowerCase();
}

/** Number of members who voted one way: "124 favorevoli", "1 presente non votante". */
export function votesCount(code: MemberVoteCode, count: number): string {
  return `${formatNumber(count)} ${votesWord(code, count)}`;
}

/** A group's vote. Spec §4. */
export const groupVote: Record<GroupVoteCode, string> = {
  NV: "Non valutabile",
  NVOT: "Non votante",
  SEC: "Voto segreto",
  AYE: "Favorevole",
  ABST: "Astenuto",
  NO: "Contrario",
};

/** A member's vote, in the gender of the member. */
export function memberVoteWord(code: MemberVoteCode, gender: Gender | null = null): string {
  if (gender === "F" && code === "NO") return "Contraria";
  if (gender === "F" && code === "ABST") return "Astenuta";
  return memberVote[code];
}

/** Of totals that the source does not publish: they are our count of the positions. */
export const countedTotals = "contati voto per voto";

/** Outcome of a vote; "other" uses the source's text. */
export const outcome: Record<Outcome, string> = { approved: "Approvata", rejected: "Respinta", other: "Altro esito" };

export const branch: Record<BodyBranch, string> = { C: "Camera", S: "Senato", B: "Bicamerali" };

/** Label of the choice between the chambers, and head of the column. */
export const branchLabel = "Camera o Senato";

/** "della Camera", "del Senato". */
export const ofBranch: Record<Branch, string> = { C: "della Camera", S: "del Senato" };

/** With the article. */
export const theBranch: Record<Branch, string> = { C: "la Camera", S: "il Senato" };

/** "alla Camera", "al Senato". */
export const atBranch: Record<Branch, string> = { C: "alla Camera", S: "al Senato" };

export const branchFull: Record<Branch, string> = { C: "Camera dei deputati", S: "Senato della Repubblica" };

/** One member: "deputata", "senatore". Masculine if the gender is unknown, as in the sources. */
export function memberNoun(of: Branch, gender: Gender | null = null): string {
  if (of === "C") return gender === "F" ? "deputata" : "deputato";
  return gender === "F" ? "senatrice" : "senatore";
}

export const memberNouns: Record<Branch, string> = { C: "deputati", S: "senatori" };

const womenNouns: Record<Branch, string> = { C: "deputate", S: "senatrici" };

/** "1 deputato", "400 deputati"; for women only, "150 deputate". */
export function formatMembers(count: number, of: Branch, gender: Gender | null = null): string {
  return formatCount(count, memberNoun(of, gender), gender === "F" ? womenNouns[of] : memberNouns[of]);
}

/** For a chamber none of whose members has been read: the number is unknown. */
export function branchMembers(of: Branch): string {
  return `${memberNouns[of]}: ${missing.notAcquired}`;
}

export const actKinds: Record<ActKind, string> = {
  bill: "Disegni di legge",
  decree: "Decreti-legge",
  dlgs: "Decreti legislativi",
  datt: "Decreti attuativi",
};

export const actKind: Record<ActKind, string> = {
  bill: "Disegno di legge",
  decree: "Decreto-legge",
  dlgs: "Decreto legislativo",
  datt: "Decreto attuativo",
};

const sideNames = {
  majority: "Maggioranza",
  opposition: "Opposizione",
  neither: "Né maggioranza né opposizione",
} as const;

/** null = not known: no source says it of that day. */
export function side(value: SideOnDay): string {
  return value === null ? "Schieramento non noto" : sideNames[value];
}

export const gender: Record<Gender, string> = { M: "Uomini", F: "Donne" };

/** Texts for missing values. A missing value is never an empty cell or a zero. */
export const missing = {
  notAcquired: "non ancora acquisito",
  notApplicable: "non applicabile",
  notPublished: "non pubblicato",
  /** For a day of presentation that is not published or impossible. */
  unknownDay: "non noto",
  notEvaluable: "non valutabile",
  notComputed: "non si calcola",
} as const;

/** Percentage points of the index of strength: "3,420%". A value too small for the decimals is not shown as zero. */
export function strengthText(points: number): string {
  const [value, smallest] = [roundStrength(points), 10 ** -strengthDecimals];
  return value > 0 && value < smallest
    ? `meno dello ${formatPercent(smallest, strengthDecimals)}`
    : formatPercent(value, strengthDecimals);
}

/** The same of a chamber, of the government or of a body; null = not known. */
export function strengthOrMissing(points: number | null): string {
  return points === null ? missing.notAcquired : strengthText(points);
}

/**
 * Share of a number of cases, with the number: 198 of 400 → "49,5% di 400"; below ten cases the counts: "2 su 3"; 0 cases
 * → not evaluable. In tables the component `Share` prints the same.
 */
export function formatShare(part: number, cases: number): string {
  return bareShare(part, cases) + ofCases(isHandful(cases) ? null : cases);
}

/** {@link formatShare} of votes in running text: "49,5% delle 400 votazioni"; of ten cases or more. */
export function shareOfVotes(part: number, votes: number, noun = " votazioni"): string {
  return `${bareShare(part, votes)} delle${nb}${formatNumber(votes)}${noun}`;
}

/** " di 1.204", after a percentage; " su 1.204" after a noun; null = no percentage that requires it. */
export function ofCases(cases: number | null, word: "di" | "su" = "di"): string {
  return cases === null ? "" : ` ${word}${nb}${formatNumber(cases)}`;
}

/**
 * {@link formatShare} without the number of cases, only where the same row or sentence has it. The proof `states/shares`
 * finds the rows that lack it.
 */
export function bareShare(part: number, cases: number): string {
  if (cases > 0 && isHandful(cases)) return `${formatNumber(part)}${nb}su${nb}${formatNumber(cases)}`;
  return formatPart(part, cases);
}

/** " (49,5%)", after a text that has both counts; empty below ten cases. */
export function shareInBrackets(part: number, cases: number, digits = 1): string {
  return isHandful(cases) ? "" : ` (${formatPart(part, cases, digits)})`;
}

/**
 * Formats a part of a measure as a percentage: 198 of 400 → "49,5%"; whole 0 → not evaluable. Multiplies by 100 before
 * dividing, because the reverse would lose a half that rounds up: 57 of 400 are 14.25, "14,3%". A part above 0 is never
 * rounded to 0, and one below the whole never to 100: 1 of 4,000 is "meno dello 0,1%". Of a number of cases:
 * {@link formatShare}.
 */
export function formatPart(part: number, whole: number, digits = 1): string {
  if (whole === 0) return missing.notEvaluable;
  const text = formatPercent((part * 100) / whole, digits);
  const least = 10 ** -digits;
  if (part > 0 && text === formatPercent(0, digits)) return `meno ${withArticle("del", formatPercent(least, digits))}`;
  if (part < whole && text === formatPercent(100, digits))
    return `più ${withArticle("del", formatPercent(100 - least, digits))}`;
  return text;
}

/** "I dati degli atti arrivano all’8 maggio 2024.": shown if the data on people and bodies go further. */
export function actsUpTo(day: string | null): string {
  return day === null ? "" : `I dati degli atti arrivano ${formatUpTo(day)}.`;
}

/** "Dal 13 ottobre 2022 all’8 maggio 2024.": the part of the legislature covered by the data. */
export function legislatureUpTo(day: string | null): string {
  return `${capital(formatWith("dal", legislature.start))}${day === null ? "" : ` ${formatUpTo(day)}`}.`;
}

/** "L’unica votazione", "Entrambe le votazioni", "Tutte le 44 votazioni", as a link. */
export function allVotes(count: number): string {
  if (count === 1) return "L’unica votazione";
  return `${count === 2 ? "Entrambe le" : `Tutte le ${formatNumber(count)}`} votazioni`;
}

/** ISTAT macro-areas, and foreign areas. */
export const macroAreaNames: Record<MacroArea, string> = {
  "nord-ovest": "Nord-ovest",
  "nord-est": "Nord-est",
  centro: "Centro",
  sud: "Sud",
  isole: "Isole",
  estero: "Estero",
};

/** Count of fuzzy matches, shown if no name matches exactly. */
export function nearCount(count: string): string {
  return `Non trovato. Nomi che somigliano: ${count}`;
}
