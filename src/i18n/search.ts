import type { Branch } from "#src/domain/codes.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { formatCount, formatDay, formatList, formatNumber, plural } from "#src/lib/format.ts";
import { quoted } from "#src/lib/text.ts";
import type { ProposalVote } from "#src/contracts/voted-proposals.ts";
import { saidOf, votedText } from "./amendments.ts";
import { atBranch } from "./common.ts";
import { governmentBeaten, inReview, outcomeLabel, scoreText } from "./vote-results.ts";

export const searchKind: Readonly<Record<string, string>> = {
  person: "Persone",
  act: "Atti",
  vote: "Votazioni",
  body: "Organi, gruppi e governi",
  college: "Comuni, province e collegi",
  page: "Pagine",
};

/** Former names of kinds, which published addresses contain. */
export const formerKinds: Readonly<Record<string, string | undefined>> = {
  "Collegi e province": searchKind["college"],
};

export const search = {
  title: "Cerca",
  description: "Cerca fra persone, atti, votazioni, organi e pagine del sito.",
  /** Accessible name of the search landmark; the header has a person search. */
  landmark: "Ricerca nel sito",
  label: "Che cosa cerchi",
  submit: "Cerca",
  start: "Da dove cominciare",
  noScript: "La ricerca ha bisogno di JavaScript. Senza, si arriva a ogni pagina da questi elenchi e archivi.",
  /** Opens the two choices on phones. */
  narrow: "Solo un tipo, o un anno",
  kinds: "Cerca in",
  allKinds: "Tutto",
  year: "Anno",
  allYears: "Dai più recenti",
  loading: "Cerco…",
  near: (text: string) => `Niente contiene ${quoted(text)}. Ecco ciò che gli somiglia.`,
  /** Link to the votes list: most votes on amendments are not in the search index. */
  allVotes: (text: string) => `Cerca ${quoted(text)} fra tutte le votazioni, emendamenti compresi`,
  /** @param from the first year that has been searched whole, if older ones have not been; null = all are */
  found: (shown: number, total: number, from: number | null) => {
    const part = shown < total ? `: ${plural(shown, "il\u00a0primo", `i\u00a0primi ${formatNumber(shown)}`)}` : "";
    const years = from === null ? "" : ` Gli anni prima del ${String(from)} non sono cercati per intero.`;
    return `${formatCount(total, "risultato", "risultati")}${part}${years === "" ? "" : `.${years}`}`;
  },
  /** Of an address with a kind or a year that the search does not have. */
  unknown: (values: readonly string[]) =>
    `La ricerca non conosce ${formatList(values.map(quoted))}: con ${plural(values.length, "questo valore", "questi valori")} non trova niente.`,
  none: (text: string) => `Nessun risultato per ${quoted(text)}.`,
  noneHint: (text: string) =>
    /\s/.test(text.trim())
      ? "Si può provare con meno parole, con il cognome soltanto, o con il numero dell’atto."
      : "Si può provare con un’altra parola, o con il numero dell’atto.",
  empty: "Scrivi una parola, un nome o un codice: persone, atti, votazioni, organi.",
  offline: "La ricerca non risponde: ha bisogno della rete. Gli elenchi già aperti restano leggibili.",
  older: "Cerca in tutti gli anni",
  more: "Mostra altri risultati",
  results: "Risultati",
} as const;

type FoundVote = Pick<
  VoteRow,
  "branch" | "date" | "subject" | "outcome" | "outcomeText" | "subType" | "isConfidence" | "ayes" | "noes" | "isCounted"
> &
  Partial<Pick<VoteRow, "status" | "isGovernmentBeaten">>;

/** "Votazione alla Camera, 19 novembre 2026: approvato, 110 a 109, Governo battuto. Sicurezza idrica". */
function foundVote(vote: FoundVote): string {
  const score = scoreText(vote);
  const result =
    vote.status === "quorum"
      ? []
      : [
          outcomeLabel(vote).toLowerCase(),
          ...(score === null ? [] : [score]),
          ...(vote.status === "review" ? [inReview] : []),
          ...(vote.isGovernmentBeaten === true ? [governmentBeaten] : []),
        ];
  const about = vote.subject === null ? "" : `. ${vote.subject}`;
  return `Votazione ${atBranch[vote.branch]}, ${formatDay(vote.date)}${result.length === 0 ? "" : `: ${result.join(", ")}`}${about}`;
}

/** Line under the title of a result: begins with what it is. */
export const searchDetail = {
  prose: "Pagina",
  definition: "Definizione",
  question: "Domanda frequente",
  list: "Elenco",
  ranking: "Classifica",
  theme: "Tema: leggi e votazioni",
  vote: foundVote,
  /** Of the first proposer; null = none is named. */
  amendment: (proposer: string | null, vote: ProposalVote) => {
    const by = proposer === null ? null : votedText.by(proposer);
    const { text, beaten } = saidOf(vote);
    return `Proposta al Senato${by === null ? "" : `${by.preposition} ${by.name}`}${text === null ? "" : `: ${text}`}${beaten === null ? "" : `. ${beaten}`}`;
  },
  body: (chamber: string) => `Organo parlamentare, ${chamber}`,
  municipality: (province: string) => `Comune, provincia di ${province}: deputati e senatori eletti nel suo collegio`,
  territory: (places: string | null, isAbroad: boolean) =>
    places === null
      ? "Chi lo rappresenta: deputati e senatori"
      : isAbroad
        ? `Chi rappresenta chi vota all’estero (fra gli altri Paesi ${places}): deputati e senatori`
        : `Chi rappresenta ${places}: deputati e senatori`,
  college: (chamber: string) => `Collegio elettorale, ${chamber}`,
  province: "Comuni, collegi e parlamentari eletti",
  government: "Governo",
  group: (acronym: string | null, chamber: string) =>
    `Gruppo parlamentare${acronym === null ? "" : ` ${acronym}`}, ${chamber}`,
} as const;

/** Titles of results that answer a question: see `search-questions.ts`. */
export const searchQuestion = {
  record: (name: string, words: string) => `Come ha votato ${name}${words === "" ? "" : ` su ${quoted(words)}`}`,
  people: (a: string, b: string) => `Confronta ${a} e ${b}`,
  peopleDetail: "Quanto votano allo stesso modo, e dove si dividono",
  groups: (a: string, b: string, branch: Branch) => `Confronta ${a} e ${b} ${atBranch[branch]}`,
  groupsDetail: (a: string, b: string) => `Gruppi parlamentari: ${a} e ${b}`,
} as const;

/** Common names of things that the site calls otherwise. They are searched, but not displayed. */
export const searchWords = {
  /** Form of address of a member. */
  person: "onorevole on.le",
  premier: "premier, capo del Governo",
  group: "partito",
  territory: "chi mi rappresenta a, parlamentari, onorevoli, provincia di, circoscrizione, collegio",
  represent: "il mio collegio, il mio comune, chi ho votato, collegi uninominali e plurinominali",
  college: "chi mi rappresenta, collegio elettorale",
  south: "Mezzogiorno, Meridione",
  votes: "ultime votazioni, voti di oggi, voti di ieri",
  rebels: "franchi tiratori, dissidenti, in dissenso dal gruppo",
  decrees: "decreti in scadenza, decreti da convertire",
  sittings: "ultima seduta, ultime sedute, ordine delle votazioni",
  events: "che cosa è successo ieri, notizie, ultimi giorni",
  members: "parlamentari in carica, classifica delle presenze e delle assenze, assenteisti",
  groups: "confronta i gruppi, confronto fra gruppi, cambi di gruppo",
  myMembers: "il mio deputato, il mio senatore",
  faq: "faq, glossario, aiuto, significato delle parole",
  governments: "governo in carica, consiglio dei ministri",
  presidency: (chamber: string) => `presidente ${chamber}, vicepresidenti, questori, segretari`,
  updates: "novità, errata corrige",
} as const;

/** Names of a numbered committee: "5a, quinta". */
export function committeeOrdinal(number: number): string {
  const word = committeeOrdinals[number - 1];
  return `${number}a${word === undefined ? "" : `, ${word} commissione`}`;
}

const committeeOrdinals = [
  ...["prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona", "decima"],
  ...["undicesima", "dodicesima", "tredicesima", "quattordicesima"],
];
