/** Names, titles and short texts of acts, made from their facts. */
import type { ActKind, Branch, Initiative } from "#src/domain/codes.ts";
import { formatAfter, formatDay, formatIdentifier, formatList } from "#src/lib/format.ts";
import { capital, toDescription, toLower } from "#src/lib/text.ts";
import { actPage, actState, billPhase, byInitiative } from "./acts.ts";
import { branch as branchName } from "./common.ts";
import { citeAct } from "./vote-titles.ts";

/** "legge 5 novembre 2025, n. 171", "legge costituzionale …"; without a date only the number. */
export function lawName(law: {
  readonly number: string;
  readonly date: string | null;
  readonly isConstitutional?: boolean;
}): string {
  const number = formatAfter("n.", law.number);
  const kind = law.isConstitutional === true ? "legge costituzionale" : "legge";
  return law.date === null ? `${kind} ${number}` : `${kind} ${formatDay(law.date)}, ${number}`;
}

/** What a bill has become: the law by its name or, as long as it has no number, a bill that was approved. */
export function lawWords(law: Parameters<typeof lawName>[0] | null): string {
  return law === null ? "Approvato in via definitiva" : capital(lawName(law));
}

/** "decreto-legge 2 ottobre 2026, n. 23"; without its day "decreto-legge n. 23 del 2026": numbers begin every year. */
export function decreeName(decree: {
  readonly number: number;
  readonly date: string | null;
  readonly year: number;
}): string {
  const number = formatAfter("n.", decree.number);
  return decree.date === null
    ? `decreto-legge ${number} del ${String(decree.year)}`
    : `decreto-legge ${formatDay(decree.date)}, ${number}`;
}

/** "2024-39" as people cite it: "n. 39/2024". Other labels stay as they are. */
export function actNumber(label: string): string {
  const [year, number] = label.split("-");
  return number === undefined || !/^\d{4}$/.test(year ?? "") ? label : formatAfter("n.", `${number}/${year ?? ""}`);
}

/** First words of a passage: "Camera, C. 1742"; outside the chambers the step itself. */
export function passageTitle(
  reading: string | null,
  branch: Branch | null,
  step: { readonly kind: string; readonly label: string },
): string {
  if (reading === null) return stepTitle(step);
  return branch === null ? formatIdentifier(reading) : `${branchName[branch]}, ${formatIdentifier(reading)}`;
}

/** A step in the source's words, with a capital and without the source's abbreviations. */
export function stepTitle(step: { readonly label: string }): string {
  return capital(sourceWords[step.label.trim().toLowerCase()] ?? step.label.trim());
}

/** Abbreviations of the chambers' data, written out. */
const sourceWords: Readonly<Record<string, string>> = {
  "assegnato (no esame)": "assegnato, esame non iniziato",
  "da assegn. a commis.": "da assegnare a una commissione",
  "esame in comm.": "in corso di esame in commissione",
  "appr. definit. legge": "approvato definitivamente, legge",
  "appr. in t.u.": "approvato in testo unificato",
  "appr. con modificaz": "approvato con modificazioni",
  "appr. con modificaz.": "approvato con modificazioni",
  "d-l decaduto": "decreto-legge decaduto",
  "all'esame assemblea": "all’esame dell’assemblea",
  "restit. al governo": "restituito al Governo",
  "appr. def. non pubbl": "approvato definitivamente, non ancora pubblicato",
  "concl. anomala stral": "concluso con stralcio",
  "in relazione": "in relazione all’assemblea",
  "concluso l'esame": "concluso l’esame della commissione",
};

/** A status of the source written out: "esame in comm." → "in corso di esame in commissione". */
export function statusText(text: string): string {
  return sourceWords[text.trim().toLowerCase()] ?? text.trim();
}

/** "in sede referente"; the source may say "referente" or already "in sede referente". */
export function seatText(seat: string): string {
  const word = seat.trim().toLowerCase();
  return word.startsWith("in sede") ? word : `in sede ${word}`;
}

/** "Disegno di legge C. 1742". */
export function billName(identifier: string): string {
  return `Disegno di legge ${formatIdentifier(identifier)}`;
}

/** "iniziativa parlamentare"; of a kind never seen the source's own words. null = not published. */
export function initiativeWords(bill: {
  readonly initiative: Initiative | null;
  readonly initiativeText?: string | undefined;
}): string | null {
  if (bill.initiative !== null) return byInitiative[bill.initiative];
  return bill.initiativeText === undefined ? null : `iniziativa: ${toLower(bill.initiativeText)}`;
}

/** A state in two or three words; one that is none of the known ones in those of the source. */
export function stateWords(row: {
  readonly state: keyof typeof actState;
  readonly stateText?: string | undefined;
}): string {
  return row.state === "unknown" ? (row.stateText ?? actState.unknown) : actState[row.state];
}

/** What follows the number of a bill: "iniziativa parlamentare", "atto chiave". */
export function billDetails(bill: {
  readonly initiative: Initiative | null;
  readonly initiativeText?: string | undefined;
  readonly isKey: boolean | null;
  readonly isRatification: boolean;
}): string[] {
  const details = [initiativeWords(bill), bill.isKey ? actPage.keyAct : null];
  return [...details, bill.isRatification ? actPage.ratification : null].filter((detail) => detail !== null);
}

/** "Decreto legislativo 29 luglio 2024, n. 110"; without a number, what it is: a scheme. */
export function legislativeName(act: {
  readonly number: number | null;
  readonly date: string | null;
  readonly year: number | null;
}): string {
  if (act.number === null) return "Schema di decreto legislativo";
  const when = act.date === null ? (act.year === null ? "" : ` del ${String(act.year)}`) : ` ${formatDay(act.date)}`;
  return `Decreto legislativo${when}, ${formatAfter("n.", act.number)}`;
}

/** "Decreto attuativo, scheda n. 3107": the number of the source's record; the decree may not exist yet. */
export function implementingName(id: string): string {
  return `Decreto attuativo, scheda ${formatAfter("n.", id)}`;
}

/** What the page of an act of each kind always has. */
const parts: Record<ActKind, string> = {
  bill: "Iter, date, firmatari, votazioni e attuazione.",
  decree: "Iter, date, conversione, votazioni e attuazione.",
  dlgs: "Legge di delega, date e attuazione.",
  datt: "Legge o decreto che lo prevede, proponente, termine e adozione.",
};

/** Two sentences for search engines: which act it is, and nothing that its page has not got. */
export function actDescription(kind: ActKind, number: string, title: string): string {
  return toDescription(`${number}: ${title}`, `. ${parts[kind]}`);
}

/**
 * "Ddl C. 1742. Tutela delle acque": an act where the first words are all that is seen. Hundreds of titles begin alike;
 * its number tells it apart.
 */
export function actHeadline(kind: ActKind, id: string, title: string): string {
  return `${capital(citeAct(kind, id))}. ${title}`;
}

/** A state, phase or status code as words; a code that has none keeps itself. */
export function actStateLabel(code: string): string {
  const labels: Readonly<Record<string, string>> = { ...actState, ...billPhase, c: actState.in_conversion };
  return labels[code] ?? code;
}

/** "S. 108, commissione e assemblea, di minoranza": what a rapporteur reported on. */
export function taskText(task: {
  readonly reading: string | null;
  readonly places: readonly string[];
  readonly isMinority: boolean;
}): string {
  const reading = task.reading === null ? null : formatIdentifier(task.reading);
  const places = task.places.length === 0 ? null : formatList(task.places);
  return [reading, places, task.isMinority ? actPage.minority : null].filter((part) => part !== null).join(", ");
}

/** How titles of decree-laws begin: with their own date and number, whole or short ("D-l n. 7/2024 - "). */
const decreeOpenings = [
  /^decreto[ -]legge \d{1,2}[°º]? [a-z]+ \d{4},? n\. ?\d+,? (?:recante:?|concernente:?)? ?/i,
  /^d\.?[ -]?l\.? (?:n\. ?)?\d+\/\d{2,4}(?: ?[-–] ?|,? )/i,
];

/** "Decreto-legge 30 marzo 2023, n. 34, recante misure urgenti" → "Misure urgenti": the rest stands beside it. */
export function decreeHeading(title: string): string {
  const rest = decreeOpenings.reduce((text, opening) => text.replace(opening, ""), title).replace(/^«(.*)»$/, "$1");
  return rest === "" ? title : capital(rest);
}

/** Sources told apart: where one publisher stands twice, each gets the last part of its address. */
export function namedSources<S extends { readonly name: string; readonly url: string | null }>(
  sources: readonly S[],
): S[] {
  const isRepeated = (name: string) => sources.filter((source) => source.name === name).length > 1;
  return sources.map((source) => {
    const record = source.url?.split("/").at(-1) ?? "";
    return isRepeated(source.name) && record !== "" ? { ...source, name: `${source.name}, scheda ${record}` } : source;
  });
}
