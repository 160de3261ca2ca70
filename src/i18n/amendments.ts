import type { Reading } from "#src/domain/coverage.ts";
import type {
  BillProposals,
  GroupProposals,
  ListedProposal,
  ProposalDefeat,
  ProposalOutcome,
  ProposalTally,
  ProposalVote,
  SharedVote,
} from "#src/contracts/voted-proposals.ts";
import type { Column } from "#src/lib/columns.ts";
import type { JoinFault } from "#src/domain/proposals.ts";
import type { ProposalPlace } from "#src/domain/records/amendments.ts";
import {
  formatCount,
  formatNumber,
  formatDay,
  formatIdentifier,
  formatUpTo,
  formatWith,
  nb,
  plural,
} from "#src/lib/format.ts";
import { toOpening } from "#src/lib/opening.ts";
import { capital, quoted } from "#src/lib/text.ts";
import { andOthers, shareOf } from "./act-leads.ts";
import { governmentBeaten, inReview, scoreText } from "./vote-results.ts";

/** Why a text is not shown, after "non è mostrato: ". Of a text that is not known the reading decides, see `missing`. */
const faults: Record<Exclude<JoinFault, "unknown">, string> = {
  withdrawn: "il Senato non pubblica più il documento con questo numero",
  several: "più documenti hanno questo numero",
  laterText: "ne esiste più di una versione e il titolo del voto non dice quale",
  laterDay: "il documento con questo numero è di un giorno successivo al voto",
  otherProposer: "il documento con questo numero ha altri proponenti",
  unclear: "il titolo del voto aggiunge parole che possono cambiarlo",
  reading: "il titolo del voto non dice in quale lettura del disegno di legge si è votato",
  act: "la fonte non collega il voto a un atto",
};

const documents = {
  complete: "Il Senato non ne ha pubblicato il testo",
  partial: "Il testo non è ancora tra quelli acquisiti dal Senato",
  unread: "I testi del Senato non sono ancora acquisiti",
} satisfies Record<Reading, string>;

const ofArticle: Readonly<Record<string, string>> = { Il: "del", La: "della", I: "dei", Le: "delle" };
const fromArticle: Readonly<Record<string, string>> = { Il: "dal", La: "dalla", I: "dai", Le: "dalle" };

/** A name without the article that it begins with, which a preposition joins: "Il Governo" → "Il", "Governo". */
const toArticle = (name: string): readonly [article: string, rest: string] => {
  const [, article = "", rest = name] = /^(Il|La|I|Le) (.+)$/.exec(name) ?? [];
  return [article, rest];
};

export const votedText = {
  title: "Che cosa si è votato",
  /** "Emendamento 1.206"; `by` tells it apart from others with its number: "Emendamento 1.206 (D’Amico)". */
  name: (kind: string, number: string, by?: string) =>
    `${capital(kind)} ${number}${by === undefined ? "" : ` (${by})`}`,
  /** "Il Governo" → "Governo". */
  short: (name: string) => toArticle(name)[1],
  /** ", di Ada D’Amico", ", del Governo": the preposition joins the article of a name that has one. */
  by: (name: string) => {
    const [article, rest] = toArticle(name);
    return { preposition: `, ${ofArticle[article] ?? "di"}`, name: rest };
  },
  others: andOthers,
  presented: (date: string) => `Presentazione: ${formatDay(date)}.`,
  part: "Si è votata solo una parte di questo testo.",
  wholeOf: (kind: string, number: string) => `${capital(kind)} ${number}, testo intero`,
  noText: "Il documento non ne contiene il testo.",
  source: "Il documento presso il Senato",
  /** "1.207: il testo non è ancora tra quelli acquisiti dal Senato." */
  missing: (number: string, why: JoinFault, reading: Reading) =>
    why === "unknown"
      ? `N.${nb}${number}. ${documents[reading]}.`
      : `N.${nb}${number}. Il testo non è mostrato: ${faults[why]}.`,
  /** Before links to the documents of which it was one. */
  among: "È uno di questi:",
} as const;

/** Characters of a text in a description. */
const shownWords = 90;

/** Document with the whole text of a proposal. */
export const proposalText = {
  /** The day of its last change: not that of the vote on it. */
  updated: (day: string) => `Documento aggiornato ${formatUpTo(day)}.`,
  title: (kind: string, number: string, reading: string, place: ProposalPlace = "assembly") =>
    `${capital(kind)} ${number} ${/^ordine del giorno/i.test(kind) ? "sul" : "al"} ddl ${formatIdentifier(reading)}${place === "committee" ? `, ${billAmendments.inCommittee}` : ""}`,
  /** "Proposto da Ada D’Amico", "Proposto dal Governo": what stands before the name, and the name. */
  by: (name: string) => {
    const [article, rest] = toArticle(name);
    return { before: `Proposto ${fromArticle[article] ?? "da"} `, name: rest };
  },
  noOutcome: {
    assembly: "Non sappiamo se e come è stato votato.",
    committee: "Presentato in commissione.",
  } satisfies Record<ProposalPlace, string>,
  why: {
    assembly:
      "La proposta può essere stata ritirata, assorbita, dichiarata decaduta o votata insieme ad altre, oppure il titolo del voto non basta a riconoscerla.",
    committee: "I voti raccolti qui sono quelli dell’Aula.",
  } satisfies Record<ProposalPlace, string>,
  whyShared: {
    laterText: "Il titolo del voto non dice quale delle versioni si è votata.",
    several: "Il titolo del voto non dice quale delle proposte con questo numero si è votata.",
  } satisfies Record<SharedVote["why"], string>,
  parts: "Parti del sito",
  path: "Percorso",
  allNames: "Tutti i proponenti",
  demo: "Dati dimostrativi: nomi, atti e testi sono inventati.",
  vanished: (day: string) => `Il Senato non pubblica più questo documento ${formatWith("dal", day)}.`,
  /** Of what is known: "Respinto.", "Approvata una delle versioni. Governo battuto, 58 a 57." */
  outcome: (vote: ProposalVote, place: ProposalPlace = "assembly") => {
    const { text, beaten } = saidOf(vote);
    if (text === null) return proposalText.noOutcome[place];
    return `${capital(text)}.${beaten === null ? "" : ` ${beaten}.`}`;
  },
  /** "Emendamento 1.206 al ddl S. 20. Respinto. «Al comma 2, sopprimere le parole…»" */
  description: (
    title: string,
    { text, place, ...vote }: ProposalVote & { readonly text: string | null; readonly place?: ProposalPlace },
  ) => {
    const words = text === null ? "" : ` ${quoted(toOpening(text.replaceAll("\n", " "), shownWords))}`;
    return `${title}. ${proposalText.outcome(vote, place)}${words}`;
  },
  vote: "La votazione",
  article: (article: string) => `Articolo${nb}${article} del disegno di legge.`,
  all: "Tutti gli emendamenti al disegno di legge",
  text: "Testo",
  source: "Fonte:",
} as const;

/** Amendments on the page of a bill. */
export const billAmendments = {
  title: "Emendamenti al Senato",
  note: "Dai documenti del Senato acquisiti finora. Il gruppo è quello di chi firma per primo, nel giorno della presentazione.",
  /**
   * "4 delle 37 proposte acquisite sono state approvate, 24 respinte; di 9 il voto non è noto." How many have been read
   * the note says.
   */
  counts: ({ total, voted, approved, rejected, shared }: ProposalCounts) => {
    const noun = ["proposta acquisita", "proposte acquisite"] as const;
    const words = { noun, isFeminine: true };
    const first =
      approved > 0
        ? shareOf(approved, total, { ...words, verb: ["è stata approvata", "sono state approvate"] })
        : rejected > 0
          ? shareOf(rejected, total, { ...words, verb: ["è stata respinta", "sono state respinte"] })
          : formatCount(total, ...noun);
    const refused = approved > 0 && rejected > 0 ? `, ${formatCount(rejected, "respinta", "respinte")}` : "";
    const others = voted - approved - rejected;
    const differing = others === 0 ? "" : `, ${formatNumber(others)} con altro esito`;
    const open = total - voted - shared;
    const number = (count: number): string => plural(count, "una", formatNumber(count));
    const untold = shared === 0 ? "" : `; per ${number(shared)} il titolo del voto non dice quale testo si è votato`;
    const unknown =
      open === 0
        ? ""
        : open === total
          ? ", nessuna con un voto noto"
          : `${shared === 0 ? ";" : ","} di ${number(open)} il voto non è noto`;
    return `${first}${refused}${differing}${untold}${unknown}.`;
  },
  /**
   * "In Aula il Governo è stato battuto sull’emendamento 1.17, 58 a 57: approvata una delle versioni." In pieces, of which
   * those with a vote are links; none without a defeat.
   */
  defeats: (defeats: readonly ProposalDefeat[]): readonly { readonly text: string; readonly vote?: string }[] => {
    const shown = defeats.slice(-mostDefeats);
    const [first] = shown;
    if (first === undefined) return [];
    const rest = defeats.length - shown.length;
    const scores = shown.map(({ score }) =>
      score === null ? "" : `${formatNumber(score[0])} a ${formatNumber(score[1])}`,
    );
    const areAmendments = shown.every(({ kind }) => /^emendamento$/i.test(kind));
    const [one, many] = areAmendments
      ? ["sull’emendamento", "sugli emendamenti"]
      : ["sulla proposta", "sulle proposte"];
    const before = "In Aula il Governo è stato battuto";
    if (defeats.length === 1) {
      const { number, vote, among } = first;
      const score = scores[0] === "" ? "" : `, ${scores[0] ?? ""}`;
      const text = among === undefined ? "" : `: ${sharedText(among)}`;
      return [{ text: `${before} ${one} ` }, { text: number, vote }, { text: `${score}${text}.` }];
    }
    const named = shown.flatMap(({ number, vote }, at) => [
      { text: at === 0 ? "" : at === shown.length - 1 && rest === 0 ? " e " : ", " },
      { text: number, vote },
      { text: scores[at] === "" ? "" : ` (${scores[at] ?? ""})` },
    ]);
    const others =
      rest === 0 ? "" : ` e su ${plural(rest, "un’altra proposta", `altre ${formatNumber(rest)} proposte`)}`;
    return [{ text: `${before} ${many} ` }, ...named, { text: `${others}.` }];
  },
  /** After the counts of the assembly, if there are any. */
  committeeToo: (committee: number, total: number) =>
    `${total === 0 ? "" : "Oltre a queste, "}${formatCount(committee, "proposta", "proposte")} ${billAmendments.inCommittee}.`,
  inCommittee: "in commissione",
  unlinkedNote:
    "Dove il voto non è noto, la proposta può essere stata ritirata, assorbita, dichiarata decaduta o votata insieme ad altre, oppure il titolo del voto non basta a riconoscerla.",
  byGroup: "Proposte in Aula per gruppo",
  heads: { group: "Gruppo", proposed: "Proposte", voted: "Con un voto", approved: "Approvate" },
  noGroup: "Governo, commissioni, altri",
  article: (article: string | null, count: number) =>
    `${article === null ? "Altre proposte" : `Articolo${nb}${article}`} (${formatNumber(count)})`,
  outcomes: {
    approved: "approvato",
    rejected: "respinto",
    other: "votato, con altro esito",
    parts: "votato per parti",
    among: "votato uno di più testi",
    none: "voto non noto",
  } satisfies Record<ProposalOutcome | "among" | "none", string>,
  more: (listed: number, total: number) =>
    `Nell’elenco ${formatNumber(listed)} di ${formatNumber(total)}, tra quelle con un voto noto. La pagina degli emendamenti e il file le hanno tutte.`,
  csv: "Scarica le proposte in CSV",
} as const;

type ProposalCounts = Pick<BillProposals, "total" | "voted" | "approved" | "rejected" | "shared">;

/** Defeats in a lead, of more the last. */
const mostDefeats = 3;

/** Before the text of which it was one: "approvata una delle versioni". */
const sharedOutcomes = {
  approved: "approvata",
  rejected: "respinta",
  other: "votata, con altro esito,",
  parts: "votata per parti",
} satisfies Record<ProposalOutcome, string>;

const sharedText = ({ result, why }: SharedVote): string =>
  `${sharedOutcomes[result]} ${why === "laterText" ? "una delle versioni" : "una delle proposte con questo numero"}`;

/** What the vote on a proposal decided, as far as it is known. */
interface SaidOutcome {
  /** "respinto", "respinto, in verifica", "approvata una delle versioni"; null = nothing is known. */
  readonly text: string | null;
  /** "Governo battuto, 58 a 57"; null = it was not. */
  readonly beaten: string | null;
}

export function saidOf({ result, among, facts = {} }: ProposalVote): SaidOutcome {
  const text = among !== undefined ? sharedText(among) : result === null ? null : billAmendments.outcomes[result];
  const { isInReview = false, beaten } = facts;
  const [ayes, noes] = beaten ?? [null, null];
  const score = scoreText({ ayes, noes });
  return {
    text: text !== null && isInReview ? `${text}, ${inReview}` : text,
    beaten: beaten === undefined ? null : `${governmentBeaten}${score === null ? "" : `, ${score}`}`,
  };
}

/** The list of all of them, on a page of its own. */
export const amendmentsPage = {
  title: (reading: string) => `Emendamenti al ddl ${formatIdentifier(reading)}`,
  lead: "Le proposte presentate al Senato, in Aula e in commissione, con chi le firma per primo. Di quelle in Aula, l’esito del voto, se è noto.",
  description: (reading: string, title: string) =>
    `Emendamenti presentati al Senato, in Aula e in commissione, al ddl ${formatIdentifier(reading)}, con proponenti ed esito: ${title}`,
  crumb: "Emendamenti",
  all: (total: number) => `Cerca fra ${formatNumber(total)}, per articolo, gruppo ed esito`,
  feed: (reading: string, title: string) => `Emendamenti al ddl ${formatIdentifier(reading)}: ${title}`,
  searchWords: "proposte emendative, subemendamenti, ordini del giorno",
  caption: "Emendamenti",
  /** Without JavaScript. */
  others: (href: string) => ({ text: "Tutte le proposte sono nel ", link: "file CSV", href }),
} as const;

const outcomeWords = billAmendments.outcomes;

export const amendmentLabels = {
  filters: {
    search: { label: "Cerca per parole, numero o primo firmatario" },
    article: { label: "Articolo" },
    group: { label: "Gruppo di chi firma per primo" },
    place: {
      label: "Sede",
      options: [
        { value: "assembly", label: "Aula" },
        { value: "committee", label: "Commissione" },
      ],
    },
    outcome: {
      label: "Esito",
      options: Object.entries(outcomeWords).map(([value, label]) => ({ value, label: capital(label) })),
    },
  },
  orderings: {},
  count: (count: number) => formatCount(count, "proposta", "proposte"),
  fileName: "emendamenti",
};

/** Columns of that list and of the file with all rows. */
export const amendmentColumns: readonly Column<ListedProposal>[] = [
  { name: "id", value: ({ id }) => id },
  { name: "reading", value: ({ reading }) => reading },
  { name: "amendment_number", head: "Proposta", kind: "title", value: ({ number }) => number },
  { name: "place", value: ({ place }) => place ?? "assembly" },
  { name: "kind", value: ({ kind }) => kind },
  { name: "date", value: ({ date }) => date },
  { name: "article", value: ({ article }) => article },
  { name: "first_proposer", value: ({ first }) => first?.id ?? null },
  { name: "first_proposer_name", head: "Di", value: ({ first }) => first?.name ?? null },
  { name: "group", value: ({ first }) => first?.group?.acronym ?? null },
  { name: "other_proposers", value: ({ others }) => others },
  { name: "result", head: "Esito", value: ({ result }) => result },
  { name: "vote_id", value: ({ vote }) => vote },
];

/** How far an absence reaches where all documents are there, which only those of a demonstration are. */
const inDocuments = ", fra i documenti acquisiti";

/** Amendments on the page of a member. */
export const personAmendments = {
  title: "Emendamenti",
  /** "Firmati in Aula al Senato, fra quelli acquisiti: 12 (2 come prima firma). Con un voto noto: 5 su 12, approvati 1." */
  senate: ({ signed, first, voted, approved }: ProposalTally, reading: Reading) => {
    const among = reading === "complete" ? "" : ", fra quelli acquisiti finora";
    if (signed === 0) return `Nessun emendamento firmato in Aula al Senato${among || inDocuments}.`;
    return `Firmati in Aula al Senato${among}: ${formatNumber(signed)} (come prima firma: ${formatNumber(first)}). Con un voto noto: ${formatNumber(voted)} su ${formatNumber(signed)}; approvati: ${formatNumber(approved)}.`;
  },
  camera: "Alla Camera: testi non ancora pubblicati in forma leggibile.",
} as const;

/** Amendments on the page of a group. */
export const groupAmendments = {
  title: "Emendamenti",
  /** Of a group of the Senate by its first proposers, each number with what it is part of. */
  text: ({ senate, reading }: GroupProposals) => {
    if (senate === null) return personAmendments.camera;
    const { proposed, voted, approved } = senate;
    const among = reading === "complete" ? "" : ", fra quelli acquisiti finora";
    if (proposed === 0)
      return `Nessun emendamento in Aula al Senato con la prima firma di un membro del gruppo${among || inDocuments}.`;
    return `In Aula al Senato, con la prima firma di un membro del gruppo${among}: ${formatNumber(proposed)}. Con un voto noto: ${formatNumber(voted)} su ${formatNumber(proposed)}; approvati: ${formatNumber(approved)}.`;
  },
} as const;
