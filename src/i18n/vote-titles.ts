/** Titles of votes in Italian, composed from the chambers' codes. */
import type { ActKind } from "#src/domain/codes.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import type { SubjectKind, VoteSubject } from "#src/domain/vote-title.ts";
import { formatAfter, formatIdentifier, nb } from "#src/lib/format.ts";

/** What a vote is about, as a noun, and how it leans on its act: "Emendamento 4.6 **al** ddl C. 1780". */
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

/** Nouns before which a bare number takes "n.": "Questione pregiudiziale n. 1". */
const counted = new Set<SubjectKind>(["prejudicial", "suspensive", "motion", "resolution"]);

/** What a composed title is made from. */
export interface TitleParts {
  /** The newsroom's title. */
  readonly publicTitle: string | null;
  /** The official title. */
  readonly title: string;
  readonly subject: VoteSubject | null;
  /** The act as people cite it, without article: "ddl C. 1780", "decreto-legge n. 31 del 2026". */
  readonly act: string | null;
}

/**
 * The title of a vote: the newsroom's; else the official one when it speaks for itself; else words made from its code:
 * "Emendamento 4.6 (Boschi) al ddl C. 1780".
 */
export function voteTitle({ publicTitle, title, subject, act }: TitleParts): string {
  if (publicTitle !== null) return publicTitle;
  if (subject === null) return title;
  const [noun, onAct] = subjects[subject.kind];
  const number = subject.number === null ? "" : ` ${counted.has(subject.kind) ? `n.${nb}` : ""}${subject.number}`;
  const author = subject.author === null ? "" : ` (${subject.author})`;
  return `${noun}${number}${author}${act === null ? "" : ` ${onAct} ${act}`}`;
}

/** How an act is cited inside a title, from kind and identifier. */
export function actCitation(kind: ActKind, identifier: string): string {
  if (kind === "bill") return `ddl ${formatIdentifier(identifier)}`;
  const [year, number] = identifier.split("-");
  if (kind === "datt") return `decreto attuativo, scheda ${formatAfter("n.", identifier)}`;
  if (number === undefined) return `decreto ${identifier}`;
  return `${kind === "decree" ? "decreto-legge" : "decreto legislativo"} n.${nb}${number} del ${year ?? ""}`;
}

/** The same from the id of its page: "ddl C. 643-BIS/I" of "C_643-BIS_I". */
export function citeAct(kind: ActKind, id: string): string {
  return actCitation(kind, kind === "bill" ? readingIdentifier(id) : id);
}
