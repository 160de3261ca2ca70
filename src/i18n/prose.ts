/** Labels of the prose pages: indicators, questions, notices, status. */
import { branches, type Branch, type SourcePart } from "#src/domain/codes.ts";
import type { RecordKind } from "#src/domain/records.ts";
import { isLiveSource, isWhole, type Reading } from "#src/domain/coverage.ts";
import type { Filling } from "#src/contracts/corrections.ts";
import type { StatusPage } from "#src/contracts/prose-pages.ts";
import { formatCount, formatList, formatNumber, formatUpTo, formatWith, plural } from "#src/lib/format.ts";
import { capital } from "#src/lib/text.ts";

export const faqPage = {
  title: "Domande frequenti",
  lead: "Che cosa vuol dire un voto, da dove vengono i dati, come si cita una pagina.",
  description: "Risposte alle domande più frequenti sul Parlamento, sui dati e sull’uso del sito.",
  sections: {
    sito: "Il sito",
    dati: "I dati",
    votazioni: "Le votazioni",
    persone: "Le persone",
    atti: "Gli atti",
    uso: "Usare il sito",
  },
  fromSource: "Altre domande",
  fromSourceNote: (isDemo: boolean) =>
    isDemo ? "Fanno parte dei dati inventati della dimostrazione." : "Le pubblica la fonte dei dati.",
  glossary: "Glossario",
  contents: "In questa pagina",
} as const;

export const openDataPage = {
  title: "Open data",
  /** Of the published tables: `rows` = of all of them. */
  lead: (day: string, tables: number, rows: number) =>
    `Tutti i dati del sito ${formatUpTo(day)}, da scaricare e riusare: ${formatCount(tables, "tabella", "tabelle")}, ${formatCount(rows, "riga", "righe")}.`,
  description: "Formati, licenze, schemi e impronte dei dati del sito.",
} as const;

export const privacyPage = {
  title: "Informativa sulla privacy",
  lead: "Che cosa sappiamo di chi legge: quasi nulla.",
  description: "Come questo sito tratta i dati di chi legge e delle persone di cui parla.",
  controller: "Titolare del trattamento",
  contact: "Contatto",
  officer: "Responsabile della protezione dei dati",
  noOfficer: "non nominato",
  hosting: "Distribuzione delle pagine",
  requests: "Richieste ad altri siti",
  /** @param host other site that pages ask; null = none */
  asks: (host: string | null) =>
    host === null
      ? "nessuna"
      : `soltanto a ${host}, che riceve l’indirizzo IP e la ricerca o il filtro scelto, per mostrare i dati più recenti`,
  updated: "Aggiornata al",
} as const;

export const accessibilityPage = {
  title: "Accessibilità",
  lead: "Un controllo automatico esamina le pagine a ogni modifica; persone con disabilità non le hanno ancora provate.",
  description: "Dichiarazione volontaria sull’accessibilità del sito.",
  contact: "Segnalazioni",
  updated: "Ultima verifica",
  publisher: "Chi pubblica il sito",
} as const;

/** Words around the text of a page of `src/content/pages`. */
export const ownPage = { contact: "Contatto", updated: "Aggiornata al", publisher: "Chi pubblica il sito" } as const;

/** Kinds of record whose name is feminine. */
const feminine: ReadonlySet<string> = new Set<RecordKind>(["site", "person", "photo", "sitting", "vote", "faq"]);

const recordNames: Record<RecordKind, readonly [one: string, other: string]> = {
  site: ["scheda del sito", "schede del sito"],
  person: ["persona", "persone"],
  photo: ["fotografia", "fotografie"],
  group: ["gruppo", "gruppi"],
  body: ["organo", "organi"],
  government: ["governo", "governi"],
  sitting: ["seduta", "sedute"],
  act: ["atto", "atti"],
  vote: ["votazione", "votazioni"],
  amendment: ["emendamento", "emendamenti"],
  event: ["evento della fonte", "eventi della fonte"],
  faq: ["domanda frequente della fonte", "domande frequenti della fonte"],
};

/** Names of the kinds of record in the tables, by code: "Persona". */
export const recordCodes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(recordNames).map(([kind, [one]]) => [kind, capital(one)]),
);

function isKind(kind: string): kind is RecordKind {
  return Object.hasOwn(recordNames, kind);
}

/** "1 votazione", "51 votazioni". An unknown kind keeps its code. */
export function countRecords(kind: string, count: number): string {
  if (!isKind(kind)) return `${String(count)} ${kind}`;
  const [one, other] = recordNames[kind];
  return formatCount(count, one, other);
}

/** "non ancora acquisite", in place of the number of a kind of record. */
export function notAcquiredRecords(kind: string): string {
  return `non ancora ${feminine.has(kind) ? "acquisite" : "acquisiti"}`;
}

/** Capitalized plural of a kind of record: "Votazioni". */
export function recordsName(kind: string): string {
  return capital(isKind(kind) ? recordNames[kind][1] : kind);
}

export const statusPage = {
  title: "Stato dei dati",
  /** What the data are of, how much they are, and which votes are in doubt. */
  lead: ({
    edition,
    counts,
    inReview,
    unpublished,
  }: Pick<StatusPage, "edition" | "counts" | "inReview" | "unpublished">) => {
    const named = countedKinds(counts, ["vote", "act", "person"]);
    const review = inReview === 0 ? null : `${formatCount(inReview, "votazione è", "votazioni sono")} in verifica`;
    const of = review === null ? votesText(unpublished) : formatNumber(unpublished);
    const hidden = unpublished === 0 ? null : `di ${of} non sono pubblicati i voti individuali`;
    const doubts = [review, hidden].filter((part) => part !== null).join(" e ");
    return `Dati ${formatUpTo(edition)}${named === "" ? "" : `: ${named}`}.${doubts === "" ? "" : ` ${capital(doubts)}.`}`;
  },
  description: "Data dei dati, fonti, conteggi, schede messe da parte e ultime modifiche.",
  source: {
    demo: "Dati inventati per la dimostrazione",
    opendata: "Dati aperti di Camera e Senato",
    api: "Interfaccia dati della fondazione",
  },
  brief: "Fin dove arrivano",
  what: "Che cosa",
  day: "Giorno",
  /** What a day is the day of. */
  reached: {
    edition: "Ultima acquisizione che ha cambiato i dati",
    source: { C: "Dati della Camera", S: "Dati del Senato", both: "Dati di Camera e Senato" },
    votes: {
      C: "Ultima votazione della Camera",
      S: "Ultima votazione del Senato",
      both: "Ultima votazione di entrambe le camere",
    },
    acts: "Ultimo passaggio di un atto",
    people: "Ultimo cambio di seggio, gruppo o incarico",
  },
  /** In place of a day. */
  noDay: "giorno non noto",
  sourceName: "Fonte",
  counts: "Che cosa contiene",
  kind: "Tipo",
  records: "Schede",
  missingParts: "Che cosa manca",
  filling: ({ first, waiting }: NonNullable<Filling>) =>
    `L’archivio si sta riempiendo ${formatWith("dal", first)} e ${toRead(waiting)}; finché mancano, conteggi e indici riguardano solo quelle già lette.`,
  /** `reading` of all parts together: while some are read in part, the page does not say that all is there. */
  noMissingParts: (reading: Reading) =>
    reading === "complete"
      ? "La fonte di oggi ha tutte le parti che il sito mostra."
      : "Nessuna parte manca del tutto, ma non tutte sono già state acquisite per intero.",
  lack: {
    votes: "le votazioni",
    bills: "i disegni di legge",
    governments: "la composizione dei governi",
    bodies: "gli organi parlamentari e i loro incarichi",
    keyActs: "la scelta degli atti chiave",
    decreeFlags: "le caratteristiche dei decreti-legge (omnibus, minotauro, salvo intese)",
    gazette: "le date di pubblicazione in Gazzetta Ufficiale",
    legislativeDecrees: "i decreti legislativi",
    implementingDecrees: "i decreti attuativi",
    events: "la cronaca",
    faqs: "le domande frequenti pubblicate dalla fonte",
    sides: "l’appartenenza dei gruppi a maggioranza o opposizione",
    photos: "le fotografie",
    // The pages have one that is computed: nothing is missing.
    strength: null,
  } as const satisfies Record<SourcePart, string | null>,
  ourStrength: "L’indice di forza delle pagine lo calcoliamo noi: la fonte non ne dà uno.",
  /** What is missing of records that are there. */
  lackOf: ({ unpublished, doubtfulActs }: Pick<StatusPage, "unpublished" | "doubtfulActs">): readonly string[] => [
    ...(unpublished === 0 ? [] : [`i voti individuali di ${votesText(unpublished)}`]),
    ...(doubtfulActs === 0
      ? []
      : [
          `lo stato o la data di presentazione di ${formatCount(doubtfulActs, "atto", "atti")}: ${plural(doubtfulActs, "lo pubblichiamo", "li pubblichiamo")} con quello che si sa`,
        ]),
  ],
  review: "Votazioni in verifica",
  reviewNote: "I numeri della fonte non tornano fra loro o con i voti individuali: restano fuori dagli indici.",
  noVotes: "Le votazioni non sono ancora state acquisite.",
  noReview: "Nessuna votazione è in verifica.",
  withoutPositions: "Votazioni senza voti individuali",
  /** Above the list of the newest `shown`. */
  withoutPositionsNote: (count: number, shown: number) =>
    `La fonte non dice come ha votato ciascuno: restano fuori dagli indici.${shown < count ? ` Qui le ${formatNumber(shown)} più recenti di ${formatNumber(count)}.` : ""}`,
  ownCorrections: "Correzioni nostre",
  ownCorrectionsNote:
    "Sono valori sbagliati della fonte che abbiamo corretto noi. Finiscono quando li corregge la fonte.",
  quarantine: "Schede messe da parte",
  quarantineNote:
    "Sono schede della fonte che non superano i controlli: finché non sono corrette resta l’ultima versione valida, o la scheda senza il campo sbagliato.",
  noQuarantine: "Nessuna scheda è stata messa da parte.",
  reason: "Motivo",
  record: "Scheda",
  since: "Dal",
  changes: "Ultime modifiche",
  noChanges: "Nessuna modifica registrata dalla prima pubblicazione.",
  allChanges: "Tutti gli aggiornamenti",
  nights: "Le letture della fonte, notte per notte",
  machine: "Gli stessi dati per le macchine",
} as const;

/** "802 votazioni, 256 atti e 628 persone", of all kinds or of these; "" when none of them has been read. */
export function countedKinds(
  counts: StatusPage["counts"],
  kinds: readonly string[] = counts.map(({ kind }) => kind),
): string {
  return formatList(
    kinds.flatMap((kind) => {
      const count = counts.find((row) => row.kind === kind)?.count ?? null;
      return count === null ? [] : [countRecords(kind, count)];
    }),
  );
}

const votesText = (count: number): string => formatCount(count, "votazione", "votazioni");

/**
 * How far the data reach: what, and the day; null = not acquired. Both chambers are named together where they reach the
 * same day.
 */
export function reachedDays(
  status: Pick<StatusPage, "edition" | "dataDate" | "lastVotes" | "coverage">,
): readonly (readonly [what: string, day: string | null])[] {
  const { reached } = statusPage;
  type Dated = readonly [what: string, day: string | null];
  const ofChambers = (
    names: Readonly<Record<Branch | "both", string>>,
    days: StatusPage["lastVotes"],
  ): readonly Dated[] =>
    days.C === days.S ? [[names.both, days.C]] : branches.map((branch) => [names[branch], days[branch]]);
  return [
    [reached.edition, status.edition],
    ...ofChambers(reached.source, status.dataDate),
    ...ofChambers(reached.votes, status.lastVotes),
    [reached.acts, status.coverage.acts],
    [reached.people, status.coverage.people],
  ];
}

/** "restano da leggere 22.744 schede della fonte". */
export function toRead(waiting: number): string {
  return waiting === 1
    ? "resta da leggere 1 scheda della fonte"
    : `restano da leggere ${formatNumber(waiting)} schede della fonte`;
}

/** "Dati al 20 novembre 2026"; "Atti all’8 maggio 2024, persone al 3 dicembre 2025" if parts have ended. */
export function editionText(status: Pick<StatusPage, "source" | "edition" | "coverage" | "filling">): string {
  const { source, edition, filling } = status;
  // People of a source of the day are those of the edition, whenever somebody last moved.
  const isOfToday = isLiveSource(source) && status.coverage.people !== null;
  const coverage = isOfToday ? { ...status.coverage, people: edition } : status.coverage;
  if (filling !== null && filling.waiting > 0)
    return `${editionText({ ...status, filling: null })}, archivio incompleto`;
  if (isWhole(coverage, edition)) return `Dati ${formatUpTo(edition)}`;
  const names = { votes: "votazioni", acts: "atti", people: "persone" } as const;
  const parts = (["votes", "acts", "people"] as const).flatMap((part) => {
    const day = coverage[part];
    return day === null ? [] : [`${names[part]} ${formatUpTo(day)}`];
  });
  return capital(parts.join(", "));
}
