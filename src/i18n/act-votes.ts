/** Labels of the votes on an act: columns of the grid of groups, votes of one person. */
import type { MemberVoteCode } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { isChoice } from "#src/domain/group-line.ts";
import type { SubjectKind } from "#src/domain/vote-title.ts";
import { formatCount, formatList, nb } from "#src/lib/format.ts";

const short: Record<SubjectKind, string> = {
  amendment: "Em.",
  subamendment: "Subem.",
  addedArticle: "Art. agg.",
  article: "Art.",
  agendaItem: "Odg",
  final: "Finale",
  confidence: "Fiducia",
  prejudicial: "Pregiud.",
  suspensive: "Sosp.",
  notToProceed: "Non pass.",
  closeDebate: "Chiusura",
  urgency: "Urgenza",
  motion: "Moz.",
  resolution: "Risol.",
  coordination: "Coord.",
  budgetNote: "Nota var.",
};

/** Head of a column of the grid: "Finale", "Em. 1.17"; a vote with a sentence as title is only a "Voto". */
export function voteHead({
  isFinal,
  isConfidence,
  subject,
}: {
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
  readonly subject: { readonly kind: SubjectKind; readonly number: string | null } | null;
}): string {
  if (isFinal) return short.final;
  if (isConfidence) return short.confidence;
  if (subject === null) return "Voto";
  return subject.number === null || subject.kind === "agendaItem"
    ? short[subject.kind]
    : `${short[subject.kind]} ${subject.number}`;
}

const counted: readonly (readonly [codes: readonly MemberVoteCode[], one: string, many: string])[] = [
  [["AYE"], "voto a favore", "voti a favore"],
  [["NO"], "contrario", "contrari"],
  [["ABST"], "astensione", "astensioni"],
  [["SEC"], "voto segreto", "voti segreti"],
  [["MIS"], "volta in missione", "volte in missione"],
  [["ABSE", "PNV", "RNV"], "volta senza votare", "volte senza votare"],
  [["PRES"], "volta alla presidenza", "volte alla presidenza"],
];

export const actBallots = {
  loading: "Carico i voti…",
  failed: "I voti non sono arrivati.",
  /** " 80 voti a favore, 20 contrari e 3 astensioni; in dissenso dal gruppo 2 volte." */
  counts: (codes: readonly MemberVoteCode[], dissents: number, reading: Reading) => {
    const parts = counted.flatMap(([kinds, one, many]) => {
      const count = codes.filter((code) => kinds.includes(code)).length;
      return count === 0 ? [] : [formatCount(count, one, many)];
    });
    const never = reading === "complete" ? "mai in dissenso dal gruppo" : "nessuno, finora, in dissenso dal gruppo";
    const dissent = dissents === 0 ? never : `in dissenso dal gruppo ${formatCount(dissents, "volta", "volte")}`;
    // Of secret votes nobody knows it, and who did not vote did not dissent either.
    return `${formatList(parts)}${codes.some(isChoice) ? `; ${dissent}` : ""}.`;
  },
  none: (name: string) =>
    `Nessun voto di ${name} su questo atto: non sedeva dove si è votato, o i voti di ciascuno non sono pubblicati.`,
  caption: (name: string) => `I voti di ${name} su questo atto`,
  vote: (number: number) => `Votazione n.${nb}${String(number)}`,
  dissent: "in dissenso dal gruppo",
  /** Below the table. */
  shown: "Le votazioni principali e quelle in dissenso dal gruppo.",
  heads: { vote: "Votazione", date: "Data", position: "Voto" },
} as const;
