/** Labels of the record of a member's votes: look-up, drawing, table, CSV; and the sentences below the name. */
import { mainVoteTypes, memberVoteCodes, type Gender, type MemberVoteCode } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import type { BandColumn } from "#src/lib/record-band.ts";
import type { Column } from "#src/lib/columns.ts";
import {
  formatCount,
  formatDay,
  formatDayShort,
  formatList,
  formatMonth,
  formatNumber,
  nb,
  plural,
} from "#src/lib/format.ts";
import { toLower } from "#src/lib/text.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import type { PersonPage, PersonRecord, VotedAct } from "#src/contracts/person-page.ts";
import type { RecordRow } from "#src/contracts/positions.ts";
import {
  allVotes,
  branch as branchName,
  groupVote,
  memberVote,
  memberVoteWord,
  shareInBrackets,
  theBranch,
} from "./common.ts";
import { presenceSentence, soFar } from "./person-votes.ts";
import { actCitation } from "./vote-titles.ts";
import { mainVoteType } from "./votes.ts";
import { outcomeColumns } from "./votes-list.ts";

interface Option {
  readonly value: string;
  readonly label: string;
}

/** "2026" → "nel 2026", "2026-11" → "a novembre 2026". */
const periodText = (period: string): string => (period.length === 4 ? `nel${nb}${period}` : `a ${formatMonth(period)}`);

export const record = {
  title: "Come ha votato su…",
  noScript:
    "La ricerca ha bisogno di JavaScript. Senza, qui ci sono gli ultimi atti e, più sotto, gli elenchi interi dei voti ribelli, chiave e di fiducia.",
  caption: "Votazioni",
  acts: "Gli ultimi atti votati",
  moreActs: (count: number) => plural(count, "Un altro atto", `Altri ${formatNumber(count)} atti`),
  final: "voto finale",
  last: "ultimo voto",
  allOnAct: (count: number) => toLower(allVotes(count)),
  band: "Voto per voto",
  bandFolded: "Voto per voto, mese per mese",
  bandNote: {
    month: "Una colonna al mese, alta quanto le votazioni.",
    day: "Una colonna al giorno di seduta, alta quanto le votazioni.",
    mark: "Una colonna al giorno di seduta, un segno per votazione.",
  },
  dissent: "contro il gruppo",
  /** Names the votes with a published position that are not in the list; null = none. */
  leftOut: ({ review, quorum }: PersonRecord["leftOut"]) => {
    const parts = [
      ...(review === 0 ? [] : [formatCount(review, "votazione in verifica", "votazioni in verifica")]),
      ...(quorum === 0 ? [] : [formatCount(quorum, "verifica del numero legale", "verifiche del numero legale")]),
    ];
    if (parts.length === 0) return null;
    return `Fra le votazioni con il suo voto pubblicato ${plural(review + quorum, "resta", "restano")} fuori ${formatList(parts)}.`;
  },
  whole: "Tutta la legislatura",
  period: "Periodo",
  failed: "I voti non sono arrivati.",
  label: (name: string, columns: number, votes: number) =>
    `${formatCount(votes, "votazione", "votazioni")} di ${name} in ${formatCount(columns, "colonna", "colonne")}; l’elenco è sotto il disegno.`,
  /** Names of the classes of positions, in the order of a column. */
  classes: [
    memberVote.AYE,
    memberVote.NO,
    memberVote.ABST,
    "Presente senza voto noto",
    memberVote.MIS,
    memberVote.ABSE,
  ],
  column: ({ key, counts, dissents }: BandColumn) => {
    const parts = [
      [counts[0], "a favore", "a favore"],
      [counts[1], "contro", "contro"],
      [counts[2], "astensione", "astensioni"],
      [counts[3], "presenza senza voto noto", "presenze senza voto noto"],
      [counts[4], "in missione", "in missione"],
      [counts[5], "assenza", "assenze"],
      [dissents, record.dissent, record.dissent],
    ] as const;
    const said = parts.filter(([count]) => count > 0).map(([count, one, many]) => formatCount(count, one, many));
    return `${key.length === 7 ? formatMonth(key) : formatDay(key)}: ${said.length === 0 ? "nessuna votazione" : said.join(", ")}`;
  },
  mark: ({ date, title, code, line, isDissent }: RecordRow, gender: Gender | null) =>
    [
      `${formatDayShort(date)}, ${title}: ${memberVoteWord(code, gender).toLowerCase()}`,
      ...(line === null ? [] : [`gruppo ${groupVote[line].toLowerCase()}`]),
      ...(isDissent ? [record.dissent] : []),
    ].join("; "),
} as const;

/** Labels of the list. `name` is part of the file name of the download. */
export function recordLabels(name: string, themes: readonly Option[], gender: Gender | null) {
  const codes = memberVoteCodes.map((code: MemberVoteCode) => ({ value: code, label: memberVoteWord(code, gender) }));
  return {
    filters: {
      search: { label: "Atto, parole del titolo o tema" },
      dissent: { label: "Solo contro il gruppo" },
      vote: { label: "Voto", options: codes, isSecondary: true },
      main_vote_type: {
        label: "Tipo",
        options: mainVoteTypes
          .filter((value) => value !== "all")
          .map((value) => ({ value, label: mainVoteType[value] })),
        isSecondary: true,
      },
      topic: { label: "Tema", options: themes, isSecondary: true },
      bill: { label: "Disegno di legge", toText: (id: string) => actCitation("bill", readingIdentifier(id)) },
      govbill: { label: "Decreto legislativo", toText: (id: string) => actCitation("dlgs", id) },
      govdecree: { label: "Decreto-legge", toText: (id: string) => actCitation("decree", id) },
      implementingdecree: { label: "Decreto attuativo" },
      period: { label: "Periodo", toText: periodText },
    },
    orderings: {},
    count: (count: number) => formatCount(count, "votazione", "votazioni"),
    fileName: `voti-${name}`,
  } as const;
}

/** Columns of the table and of the CSV. */
export function recordColumns(gender: Gender | null): readonly Column<RecordRow>[] {
  return [
    { name: "id", value: ({ id }) => id },
    { name: "date", head: "Data", className: "nb sub", csvName: "data", value: ({ date }) => date },
    { name: "ramo", value: ({ branch }) => branchName[branch] },
    { name: "title", head: "Votazione", kind: "title", csvName: "titolo", value: ({ title }) => title },
    { name: "oggetto", value: ({ subject }) => subject },
    {
      name: "atti",
      value: ({ acts }) => acts.map((act) => act.slice(act.indexOf("/") + 1).replace("_", ".")).join(" "),
    },
    ...outcomeColumns,
    // In the file one word a code: a member's gender would make two categories of one vote.
    {
      name: "own",
      head: "Voto",
      className: "nb",
      csvName: "voto",
      text: ({ code }) => memberVoteWord(code, gender),
      value: ({ code }) => memberVote[code],
    },
    { name: "voto_codice", value: ({ code }) => code },
    {
      name: "line",
      head: "Voto del gruppo",
      label: "gruppo:",
      className: "sub nb",
      csvName: "voto_del_gruppo",
      text: ({ line }) => (line === null ? "nessun gruppo" : groupVote[line].toLowerCase()),
      value: ({ line }) => (line === null ? null : groupVote[line]),
    },
    { name: "voto_del_gruppo_codice", value: ({ line }) => line },
    { name: "contro_il_gruppo", value: ({ isDissent }) => Number(isDissent) },
  ];
}

export function actVoteText({ isFinal, vote }: Pick<VotedAct, "isFinal" | "vote">): string {
  return `${isFinal ? record.final : record.last}, ${formatDayShort(vote.date)}`;
}

/** Two sentences by rule on how a member votes; empty if no vote is known. `reading` of the votes of their chamber. */
export function votingSentences({ votes }: Pick<PersonPage, "votes">, reading: Reading): readonly string[] {
  if (votes === null) return [];
  if (votes.isPresident) {
    return [`Chi presiede ${theBranch[votes.branch]} per consuetudine non vota.`];
  }
  const { choices, rebels, participation, changedGroup } = votes;
  // The group of today may be another one, or have no line.
  const from = changedGroup ? "dal gruppo di cui faceva parte" : "dal gruppo";
  const cast = formatCount(choices, "voto", "voti");
  const loyalty =
    choices === 0
      ? []
      : [
          rebels === 0
            ? `${changedGroup ? `Mai in dissenso ${from},` : "Vota con il gruppo: mai in dissenso"} su ${cast}${soFar(reading)}.`
            : `In dissenso ${from} ${rebels === 1 ? "una volta" : `${formatNumber(rebels)} volte`} su ${cast}${shareInBrackets(rebels, choices)}.`,
        ];
  return [...loyalty, ...(participation.voting === 0 ? [] : [presenceSentence(participation)])];
}
