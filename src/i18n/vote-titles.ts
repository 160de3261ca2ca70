/** Titles of votes, composed from the chambers' codes. */
import type { ActKind, Branch } from "#src/domain/codes.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import { isPlainTitle, type SubjectKind, type VoteSubject } from "#src/domain/vote-title.ts";
import { draftNumberIn } from "#src/domain/draft-decrees.ts";
import { formatAfter, formatIdentifier, nb } from "#src/lib/format.ts";
import { isSameText, toLower } from "#src/lib/text.ts";
import { atBranch } from "./common.ts";

/** Noun for the subject of a vote, and preposition before its act: "Emendamento 4.6 **al** ddl C. 1780". */
const subjects: Record<SubjectKind, readonly [noun: string, onAct: string]> = {
  amendment: ["Emendamento", "al"],
  subamendment: ["Subemendamento", "al"],
  addedArticle: ["Articolo aggiuntivo", "al"],
  article: ["Articolo", "del"],
  agendaItem: ["Ordine del giorno", "sul"],
  final: ["Voto finale", "sul"],
  confidence: ["Questione di fiducia", "sul"],
  prejudicial: ["Questione pregiudiziale", "sul"],
  suspensive: ["Questione sospensiva", "sul"],
  notToProceed: ["Non passaggio agli articoli", "del"],
  closeDebate: ["Chiusura della discussione", "sul"],
  urgency: ["Dichiarazione d’urgenza", "sul"],
  motion: ["Mozione", "sul"],
  resolution: ["Risoluzione", "sul"],
  coordination: ["Proposta di coordinamento", "sul"],
  budgetNote: ["Nota di variazione", "sul"],
};

/** Nouns that take "n." before a bare number: "Questione pregiudiziale n. 1". */
const counted = new Set<SubjectKind>(["prejudicial", "suspensive", "motion", "resolution"]);

export interface TitleParts {
  /** Title by the newsroom; null = none. */
  readonly publicTitle: string | null;
  readonly title: string;
  readonly subject: VoteSubject | null;
  /** Citation of the act, without article: "ddl C. 1780", "decreto-legge n. 31 del 2026". */
  readonly act: string | null;
  /** Titles of the acts voted on. */
  readonly actTitles?: readonly string[];
  readonly branch?: Branch;
  /** Short title of the act of a final or confidence vote; null = not known. */
  readonly shortTitle?: string | null;
  /** Where the vote stands in the record of its chamber: tells a vote without number and act from all others. */
  readonly place?: { readonly sitting: number; readonly number: number };
}

/**
 * Title of a vote: the newsroom's; else the official one, if it is understandable; else a text composed from its code:
 * "Emendamento 4.6 (Boschi) al ddl C. 1780", "Sicurezza idrica, voto finale sul ddl C. 1780". A vote with the title of its
 * act gets words of its own: "Sicurezza idrica, voto finale alla Camera". Both begin with the heading ({@link voteHeading}). None is called by its kind alone: "Voto finale,
 * votazione n. 2 della seduta n. 454".
 */
export function voteTitle(parts: TitleParts): string {
  const { publicTitle, title, subject, act, actTitles = [], branch, shortTitle = null, place } = parts;
  if (publicTitle === null && subject === null && isPlainTitle(title))
    return act === null
      ? `${title}${placeText(place, /^vot\w+ finale$/i.test(title) ? unknownAct : "")}`
      : `${title} sul ${act}`;
  const own = publicTitle ?? (subject === null ? title : null);
  if (own !== null) {
    if (!actTitles.some((of) => isSameText(of, own))) return own;
    const noun = subject === null ? "votazione" : toLower(subjects[subject.kind][0]);
    const number = typeof subject?.number === "string" ? ` ${subject.number}` : "";
    return `${own}, ${noun}${number}${branch === undefined ? "" : ` ${atBranch[branch]}`}`;
  }
  if (subject === null) return title;
  const [noun, onAct] = subjects[subject.kind];
  const number = numberOf(subject);
  const author = subject.author === null ? "" : ` (${subject.author})`;
  const named = `${noun}${number}${author}`;
  if (act === null)
    return number + author === ""
      ? `${named}${placeText(place, ofWholeAct.has(subject.kind) ? `${unknownAct} votazione` : ", votazione")}`
      : named;
  return shortTitle === null ? `${named} ${onAct} ${act}` : `${shortTitle}, ${toLower(named)} ${onAct} ${act}`;
}

/** Votes on an act as a whole, of which a reader asks: on what? */
const ofWholeAct = new Set<SubjectKind>(["final", "confidence"]);
const unknownAct = " su un atto non indicato,";

/** " 4.6", " n. 2"; "" without a number. */
function numberOf({ kind, number }: VoteSubject): string {
  return number === null ? "" : ` ${counted.has(kind) ? `n.${nb}` : ""}${number}`;
}

/**
 * The vote in few words, by what its act is about: "Sicurezza idrica, emendamento 1.17". Titles that say it themselves
 * stay, and so do those of votes on an act that is not known.
 * @param about subject of the act; null = not known
 */
export function voteHeading(parts: TitleParts, about: string | null): string {
  const { publicTitle, title, subject, actTitles = [] } = parts;
  const isOfAct = publicTitle !== null && actTitles.some((of) => isSameText(of, publicTitle));
  if (publicTitle !== null && !(isOfAct && subject !== null)) return voteTitle(parts);
  const named = isOfAct ? publicTitle : about;
  const what =
    subject !== null
      ? `${toLower(subjects[subject.kind][0])}${numberOf(subject)}`
      : isPlainTitle(title)
        ? toLower(title)
        : null;
  return named === null || what === null ? voteTitle(parts) : `${named}, ${what}`;
}

/**
 * The whole title after the subject of its act, as the heading begins: "Sicurezza idrica, emendamento 1.17 (Pontelungo) al ddl
 * C. 2750". The title alone, where it has the subject, or none is known.
 */
export function subjectFirst({ title, heading }: { readonly title: string; readonly heading: string }): string {
  const within = toLower(title);
  const at = heading.lastIndexOf(", ") + 2;
  return at > 1 && within.startsWith(heading.slice(at)) ? `${heading.slice(0, at)}${within}` : title;
}

/** Whether the title says more than a heading that stands beside the chamber. */
export function saysMore({ title, heading, branch }: { title: string; heading: string; branch: Branch }): boolean {
  return title !== heading && title !== `${heading} ${atBranch[branch]}`;
}

/** A title after "votare": "sulla mozione n. 1-00703", "sull’emendamento 4.6", "su" before any other word. */
export function onTitle(title: string): string {
  if (/^(?:mozione|risoluzione|questione|proposta|dichiarazione|chiusura|nota)\b/i.test(title))
    return `sulla ${toLower(title)}`;
  if (/^(?:emendamento|articolo|ordine)\b/i.test(title)) return `sull’${toLower(title)}`;
  return /^(?:subemendamento|voto|non passaggio)\b/i.test(title) ? `sul ${toLower(title)}` : `su ${title}`;
}

/** " n. 2 della seduta n. 454" after the given words; "" without a place. */
function placeText(place: TitleParts["place"], words: string): string {
  if (place === undefined) return "";
  return `${words} n.${nb}${place.number} della seduta n.${nb}${place.sitting}`;
}

/** "atto del Governo n. 152": number of a draft sent to the chambers for their opinion. */
export const governmentAct = (number: string): string => `atto del Governo ${formatAfter("n.", number)}`;

/** Citation of an act inside a title, from kind and identifier. */
export function actCitation(kind: ActKind, identifier: string): string {
  if (kind === "bill") return `ddl ${formatIdentifier(identifier)}`;
  const [year, number] = identifier.split("-");
  const draft = draftNumberIn(identifier);
  if (draft !== null) return `schema di decreto legislativo, ${governmentAct(draft)}`;
  // The number of an implementing decree is only that of its record.
  if (kind === "datt") return "decreto attuativo";
  if (number === undefined) return `decreto ${identifier}`;
  return `${kind === "decree" ? "decreto-legge" : "decreto legislativo"} n.${nb}${number} del ${year ?? ""}`;
}

/** Citation of an act from its page id: "ddl C. 643-BIS/I" for "C_643-BIS_I". */
export function citeAct(kind: ActKind, id: string): string {
  return actCitation(kind, kind === "bill" ? readingIdentifier(id) : id);
}
