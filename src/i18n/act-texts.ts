/** Names, titles and short texts of acts. */
import { branches, type ActKind, type Branch, type Initiative } from "#src/domain/codes.ts";
import { draftNumberIn } from "#src/domain/draft-decrees.ts";
import { formatAfter, formatDay, formatIdentifier, formatList } from "#src/lib/format.ts";
import { capital, toDescription, toLower } from "#src/lib/text.ts";
import { actPage, actState, billPhase, byInitiative, fromBranch } from "./acts.ts";
import { branch as branchName } from "./common.ts";
import { citeAct, governmentAct } from "./vote-titles.ts";

/** "legge 5 novembre 2025, n. 171", "legge costituzionale …"; only the number if the date is unknown. */
export function lawName(law: {
  readonly number: string;
  readonly date: string | null;
  readonly isConstitutional?: boolean;
}): string {
  const number = formatAfter("n.", law.number);
  const kind = law.isConstitutional === true ? "legge costituzionale" : "legge";
  return law.date === null ? `${kind} ${number}` : `${kind} ${formatDay(law.date)}, ${number}`;
}

/** What a bill became: the name of the law or, while it has no number, "Approvato in via definitiva". */
export function lawWords(law: Parameters<typeof lawName>[0] | null): string {
  return law === null ? "Approvato in via definitiva" : capital(lawName(law));
}

/**
 * "decreto-legge 2 ottobre 2026, n. 23"; without a known day "decreto-legge n. 23 del 2026": numbers restart every
 * year.
 */
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

/** Citation form of "2024-39": "n. 39/2024"; of a draft: "atto del Governo n. 152". Other labels are unchanged. */
export function actNumber(label: string): string {
  const draft = draftNumberIn(label);
  if (draft !== null) return governmentAct(draft);
  const [year, number] = label.split("-");
  return number === undefined || !/^\d{4}$/.test(year ?? "") ? label : formatAfter("n.", `${number}/${year ?? ""}`);
}

/** Heading of a passage: "Camera, C. 1742"; outside the chambers, the step itself. */
export function passageTitle(
  reading: string | null,
  branch: Branch | null,
  step: { readonly kind: string; readonly label: string },
): string {
  if (reading === null) return branch === null ? stepTitle(step) : branchName[branch];
  return branch === null ? formatIdentifier(reading) : `${branchName[branch]}, ${formatIdentifier(reading)}`;
}

/** Label of a step as given by the source, capitalized and without the source's abbreviations. */
export function stepTitle(step: { readonly label: string }): string {
  return capital(sourceWords[step.label.trim().toLowerCase()] ?? step.label.trim());
}

const sourceWords: Readonly<Record<string, string>> = {
  "assegnato (no esame)": "assegnato, esame non iniziato",
  "da assegn. a commis.": "da assegnare a una commissione",
  "da assegnare": "da assegnare a una commissione",
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

/** Status of the source with abbreviations written out: "esame in comm." → "in corso di esame in commissione". */
export function statusText(text: string): string {
  return sourceWords[text.trim().toLowerCase()] ?? text.trim();
}

/** "in sede referente"; the source has "referente" or "in sede referente". */
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

/** Chamber that approved a bill of the state "one_branch", from the chambers of its readings; null = none is known. */
export function approvedBy(readings: readonly Branch[]): Branch | null {
  const [last, before] = [readings.at(-1), readings.at(-2)];
  return last === undefined || before === undefined || before === last ? (last ?? null) : before;
}

/** "Approvato dal Senato", of a bill that one chamber approved, by the numbers of its readings. */
export function approvedWords(numbers: readonly string[]): string {
  const branch = approvedBy(numbers.flatMap((number) => branches.find((one) => number.startsWith(one)) ?? []));
  return branch === null ? actState.one_branch : `Approvato ${fromBranch[branch]}`;
}

/** A state in two or three words; the published label for an unknown state. */
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

/** "Decreto legislativo 29 luglio 2024, n. 110"; without a number, a scheme ("schema"). */
export function legislativeName(act: {
  readonly number: number | null;
  readonly date: string | null;
  readonly year: number | null;
  readonly draft: { readonly number: string } | null;
}): string {
  if (act.number === null)
    return ["Schema di decreto legislativo", ...(act.draft === null ? [] : [governmentAct(act.draft.number)])].join(
      ", ",
    );
  const when = act.date === null ? (act.year === null ? "" : ` del ${String(act.year)}`) : ` ${formatDay(act.date)}`;
  return `Decreto legislativo${when}, ${formatAfter("n.", act.number)}`;
}

/**
 * "Decreto attuativo della legge n. 160 del 2025": named by the act that requires it, because it may not exist yet.
 * `reference`: label of that act; null = not given.
 */
export function implementingName(reference: string | null): string {
  if (reference === null) return "Decreto attuativo";
  const of = /^legge/i.test(reference) ? "della" : "del";
  return `Decreto attuativo ${/^(legge|decreto)\b/i.test(reference) ? `${of} ${toLower(reference)}` : `(${reference})`}`;
}

/**
 * Meta description: the act, and its state as on its page. Implementing decrees have no number, and
 * several of a law may have one title: here and in {@link actHeadline} the id of the address tells them apart.
 */
export function actDescription(
  { kind, id, name, title }: Readonly<Record<"id" | "name" | "title", string>> & { readonly kind: ActKind },
  { word, rest }: { readonly word: string; readonly rest: string },
): string {
  return toDescription(`${kind === "datt" ? `${id}. ` : ""}${name}: ${title}`, `. ${word}${rest}`);
}

/**
 * "Ddl C. 1742. Tutela delle acque": title for places that cut long texts. The number comes first because hundreds of
 * titles begin alike.
 */
export function actHeadline(kind: ActKind, id: string, title: string): string {
  return `${capital(citeAct(kind, id))}. ${title}${kind === "datt" ? ` (${id})` : ""}`;
}

/** Label of a state, phase or status code; a code without a label is returned unchanged. */
export function actStateLabel(code: string): string {
  const labels: Readonly<Record<string, string>> = { ...actState, ...billPhase, c: actState.in_conversion };
  return labels[code] ?? code;
}

/** Task of a rapporteur: "S. 108, commissione e assemblea, di minoranza". */
export function taskText(task: {
  readonly reading: string | null;
  readonly places: readonly string[];
  readonly isMinority: boolean;
}): string {
  const reading = task.reading === null ? null : formatIdentifier(task.reading);
  const places = task.places.length === 0 ? null : formatList(task.places);
  return [reading, places, task.isMinority ? actPage.minority : null].filter((part) => part !== null).join(", ");
}

/** Openings of decree-law titles with date and number, full or short ("D-l n. 7/2024 - "). */
const decreeOpenings = [
  /^decreto[ -]legge \d{1,2}[°º]? [a-z]+ \d{4},? n\. ?\d+,? (?:recante:?|concernente:?)? ?/i,
  /^d\.?[ -]?l\.? (?:n\. ?)?\d+\/\d{2,4}(?: ?[-–] ?|,? )/i,
];

/**
 * "Decreto-legge 30 marzo 2023, n. 34, recante misure urgenti" → "Misure urgenti": date and number are shown beside it.
 */
export function decreeHeading(title: string): string {
  const rest = decreeOpenings.reduce((text, opening) => text.replace(opening, ""), title).replace(/^«(.*)»$/, "$1");
  return rest === "" ? title : capital(rest);
}

const theKind: Record<ActKind, string> = {
  bill: "il disegno di legge",
  decree: "il decreto-legge",
  dlgs: "il decreto legislativo",
  datt: "il decreto attuativo",
};

/** "Sicurezza idrica: il decreto-legge", where a bill has the same title; else the title alone. */
export function distinctTitle(kind: ActKind, title: string, isShared: boolean): string {
  return isShared ? `${title}: ${theKind[kind]}` : title;
}

/** Makes names of sources unique: a publisher that occurs twice gets the last part of its URL. */
export function namedSources<S extends { readonly name: string; readonly url: string | null }>(
  sources: readonly S[],
): S[] {
  const isRepeated = (name: string) => sources.filter((source) => source.name === name).length > 1;
  return sources.map((source) => {
    const record = source.url?.split("/").at(-1) ?? "";
    return isRepeated(source.name) && record !== "" ? { ...source, name: `${source.name}, scheda ${record}` } : source;
  });
}
