import { billPhases, billTypes, branches, implementingStates, initiatives, type ActKind } from "#src/domain/codes.ts";
import { billTypologies } from "#src/lib/lists/bills.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";
import { decreeOutcomes, decreeTypologies } from "#src/lib/lists/decrees.ts";
import { addDays } from "#src/domain/days.ts";
import { isHandful } from "#src/domain/handful.ts";
import {
  formatCount,
  formatDayShort,
  formatUpTo,
  formatWith,
  formatNumber,
  formatPercent,
  plural,
} from "#src/lib/format.ts";
import { actState, billPhase, billType, decreeFlag, initiative } from "./acts.ts";
import { toLower } from "#src/lib/text.ts";
import type { ActCount } from "#src/contracts/act-list-page.ts";
import { actKinds, branch } from "./common.ts";

const options = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

const keyAct = { label: "Atti chiave" };
const search = { label: "Cerca nel titolo o per numero" };
const government = { label: "Governo", isSecondary: true };

const billTypology = { ...billType, RAT: "Ratifica di trattati" } as const;

const bill = {
  filters: {
    search: { label: "Cerca per titolo, numero o primo firmatario" },
    initiative: {
      label: "Iniziativa",
      options: options(initiatives, (value) => initiative[value]),
      anyLabel: "Tutte",
    },
    branch: {
      label: "Presentato a",
      options: options(branches, (value) => branch[value]),
      anyLabel: "Entrambi",
    },
    status: { label: "Fase", options: options(billPhases, (value) => billPhase[value]) },
    is_key_act: { ...keyAct, isSecondary: true },
    is_ratification: { label: "Ratifiche di trattati", isSecondary: true },
    type: { label: "Tipo di legge", options: options(billTypes, (value) => billType[value]), isSecondary: true },
    committee: {
      label: "Commissione",
      anyLabel: "Tutte",
      isSecondary: true,
    },
    typology: { label: "Tipologia", options: options(billTypologies, (value) => billTypology[value]) },
    government,
    topic: { label: "Tema", isSecondary: true },
  },
  orderings: {
    last_status_date: ["Fermi da più tempo", "Con l’ultimo passo più recente"],
    date_presenting: ["Prima i presentati da più tempo", "Prima gli ultimi presentati"],
  } as const,
  count: (count: number) => formatCount(count, "disegno di legge", "disegni di legge"),
  fileName: "disegni-di-legge",
};

const flagLabels: Readonly<Record<string, string>> = {
  is_key_act: "Atto chiave",
  is_omnibus: decreeFlag.isOmnibus.label,
  is_minotaurus: decreeFlag.isMinotaurus.label,
  is_subject_to_agreements: decreeFlag.isSubjectToAgreements.label,
};

/** Typology of a decree-law: the label of a flag, or the source's own text. */
export function typologyLabel(value: string): string {
  return flagLabels[value] ?? value;
}

/** The same with its meaning, which few readers know: "Omnibus (mette insieme materie diverse tra loro)". */
function typologyOption(value: string): string {
  const flag = Object.values(decreeFlag).find(({ label }) => label === typologyLabel(value));
  return flag === undefined ? typologyLabel(value) : `${flag.label} (${toLower(flag.note.replace(/\.$/, ""))})`;
}

const decree = {
  filters: {
    search,
    status: {
      label: "Esito",
      options: options(decreeOutcomes, (value) => actState[value === "c" ? "in_conversion" : value]),
    },
    is_next_10_days: { label: "In scadenza entro 10 giorni" },
    typology: {
      label: "Tipologia",
      options: options(decreeTypologies, typologyOption),
      anyLabel: "Tutte",
      isSecondary: true,
    },
    government,
    governments: { ...government, sharedOptions: "government" },
  },
  orderings: {
    publication_gu_date: ["Prima i meno recenti in Gazzetta", "Prima i più recenti in Gazzetta"],
    expiry_date: ["Prima i termini più vicini", "Prima i termini più lontani"],
    date_presenting: ["Prima i meno recenti", "Prima i più recenti"],
  } as const,
  count: (count: number) => formatCount(count, "decreto-legge", "decreti-legge"),
  fileName: "decreti-legge",
};

const dlgs = {
  filters: { search, is_key_act: keyAct, government: { ...government, isSecondary: false } },
  orderings: {
    bill_date: ["Prima i meno recenti", "Prima i più recenti"],
    publication_gu_date: ["Prima i meno recenti in Gazzetta", "Prima i più recenti in Gazzetta"],
  } as const,
  count: (count: number) => formatCount(count, "decreto legislativo", "decreti legislativi"),
  fileName: "decreti-legislativi",
};

const datt = {
  filters: {
    search: { label: "Cerca per titolo, ministero o legge" },
    status: { label: "Stato", options: options(implementingStates, (value) => actState[value]) },
    mins_proposer: { label: "Ministero" },
    policy: { label: "Settore" },
    is_next_30_days: { label: "In scadenza nei prossimi 30 giorni" },
    type_law: { label: "Previsto da", isSecondary: true },
    government,
  },
  orderings: {
    adoption_date: ["Prima gli adottati da più tempo", "Prima gli ultimi adottati"],
    deadline_date: ["Prima i termini più vecchi", "Prima i termini più lontani"],
  } as const,
  count: (count: number) => formatCount(count, "decreto attuativo", "decreti attuativi"),
  fileName: "decreti-attuativi",
};

/** Labels of the four lists, without the options that come with the data: see `withOptions`. */
export const actListLabels = { bill, decree, dlgs, datt } as const satisfies Record<ActKind, unknown>;

export const columns = {
  title: "Titolo",
  state: "Stato",
  presented: "Presentato",
  lastStep: "Ultimo passo",
  outcome: "Esito",
  published: "In Gazzetta",
  expires: "Termine",
  date: "Data",
  decreeDate: "Data del decreto",
  implementation: "Attuativi",
  proposer: "Ministero",
  deadline: "Termine",
  adopted: "Adozione",
} as const;

export const actLists = {
  /** Shown instead of two columns without data. */
  withoutGazette:
    "Le date di pubblicazione in Gazzetta, da cui si contano i 60\u00A0giorni, non sono ancora state acquisite.",
  /** Shown where the source has only the drafts of legislative decrees. */
  onlyDrafts:
    "La fonte pubblica gli schemi che il Governo trasmette alle Camere per il parere. Se e quando siano stati adottati non è ancora stato acquisito.",
  submittedOn: (day: string) => `trasmesso ${formatWith("il", day)}`,
  lead: {
    bill: "Le proposte di legge presentate alla Camera e al Senato, con il loro percorso fino all’approvazione.",
    decree:
      "I decreti che il Governo adotta in casi di necessità e urgenza: il Parlamento ha 60\u00A0giorni per convertirli in legge.",
    dlgs: "I decreti che il Governo adotta su delega del Parlamento.",
    datt: "I decreti di ministeri e altri organi che servono a rendere operative le leggi.",
  } satisfies Record<ActKind, string>,
  csvAll: "Elenco completo in CSV",
  archive: "Archivio per anno",
  archiveOf: (kind: ActKind) => `${actKinds[kind]}, archivio`,
  /** The day by which the archive sorts acts. A pending implementing decree has no day of its own. */
  archiveNote: {
    bill: "Gli atti sono divisi per anno di presentazione.",
    decree: "Gli atti sono divisi per anno di pubblicazione in Gazzetta o, dove la fonte non la dà, del decreto.",
    dlgs: "Gli atti sono divisi per anno del decreto.",
    datt: "Gli atti sono divisi per anno di adozione; quelli non adottati, per anno del termine.",
  } satisfies Record<ActKind, string>,
  undated: "senza data",
  /** Above the months of a year: those of its acts that are done. */
  done: { bill: "Diventati legge", decree: "Convertiti in legge", dlgs: null, datt: null } satisfies Record<
    ActKind,
    string | null
  >,
  /** Beside {@link actLists.done}: what the days there are, which are not those of the laws. */
  doneDays: {
    bill: "Con il giorno della presentazione.",
    decree: "Con il giorno della pubblicazione in Gazzetta o, dove la fonte non la dà, del decreto.",
    dlgs: "",
    datt: "",
  } satisfies Record<ActKind, string>,
  year: (year: string) => (year === "senza-data" ? "Senza data" : year),
  yearTitle: (kind: ActKind, year: string) =>
    year === "senza-data" ? `${actKinds[kind]} senza data` : `${actKinds[kind]} del ${year}`,
  months: "Mese per mese",
  acts: "Gli atti",
  monthTitle: (kind: ActKind, month: string) => `${actKinds[kind]}, ${month}`,
  /** "12 atti"; of decrees, some of which stand there by the term of their adoption: "12 adottati, 3 da adottare". */
  yearCount: ({ count, done = 0, terms = 0 }: ActCount) => {
    const others = count - terms;
    const areAdopted = terms > 0 && done === others;
    const parts = [
      ...(areAdopted && others > 0 ? [formatCount(others, "adottato", "adottati")] : []),
      ...(!areAdopted && (others > 0 || terms === 0) ? [formatCount(others, "atto", "atti")] : []),
      ...(terms > 0 ? [`${formatNumber(terms)} da adottare`] : []),
    ];
    return parts.join(", ");
  },
  /** "8 leggi su 34 (23,5%)", "3 leggi su 8": of the kinds whose acts end in something else; of the others {@link yearCount}. */
  doneCount: (kind: ActKind, acts: ActCount) => {
    const { count, done = 0 } = acts;
    const share = done === count || isHandful(count) ? "" : ` (${formatPercent((100 * done) / count)})`;
    return kind === "bill" && done > 0
      ? `${formatCount(done, "legge", "leggi")} su ${formatNumber(count)}${share}`
      : kind === "decree" && done > 0
        ? `${formatCount(done, "convertito", "convertiti")} su ${formatNumber(count)}${share}`
        : actLists.yearCount(acts);
  },
  within: "entro il",
  lacking: "Questi atti non sono ancora stati acquisiti.",
  empty: "Nessun atto di questo tipo nei dati.",
  ratification: "ratifica",
  others: (count: number) => (count === 1 ? "e un altro firmatario" : `e altri ${formatNumber(count)} firmatari`),
  implementing: (adopted: number, total: number) =>
    `${adopted === 0 ? actLists.none : formatCount(adopted, "adottato", "adottati")} su ${formatNumber(total)}`,
  none: "nessuno",
  bySource: "secondo la fonte",
  /** On the last day "restano 0 giorni": days are counted from the day of the data, not from the reader's today. */
  daysLeft: (days: number) => `${plural(days, "resta", "restano")} ${formatCount(days, "giorno", "giorni")}`,
  /** Label of the bar of a decree-law's sixty days. */
  term: (left: number) =>
    `${formatCount(60 - Math.max(0, left), "giorno passato", "giorni passati")} su 60, ${plural(left, "resta", "restano")} ${formatNumber(left)}`,
  /** The same for the eye, under a sentence that has the days left. */
  termNote: (left: number, asOf: string | null) =>
    `${formatCount(60 - Math.max(0, left), "giorno passato", "giorni passati")} su 60${asOf === null ? "" : `, ${formatWith("al", asOf)}`}`,
  openTitle: (shown: number, count: number) =>
    shown < count ? `I ${formatNumber(shown)} più vicini al termine` : "In conversione",
  /** "3 giorni" in two sizes. */
  days: (days: number) => plural(days, "giorno", "giorni"),
  until: (day: string) => `fino ${formatWith("al", day, formatDayShort)}`,
  overdueTitle: (shown: number, count: number) =>
    shown < count ? `I ${formatNumber(shown)} più in ritardo` : "Oltre il termine",
  /** @param asOf day to which the days are counted */
  countedTo: (asOf: string | null) =>
    `Giorni contati ${asOf === null ? "all’ultimo giorno dei dati" : formatWith("al", asOf)}.`,
  /** What the bars below measure: days after a term, up to the longest; null = the days of a decree-law that have gone. */
  termBars: (longest: number | null) =>
    longest === null
      ? "Nella barra, i giorni passati dei 60."
      : `La barra intera è il ritardo più lungo, ${formatCount(longest, "giorno", "giorni")}.`,
  /** Beside the bars of an archive. */
  doneNote: {
    bill: "La parte colorata della barra indica le leggi.",
    decree: "La parte colorata della barra indica i convertiti.",
    dlgs: "La parte colorata della barra indica gli adottati.",
    datt: "La parte colorata della barra indica gli adottati.",
  } satisfies Record<ActKind, string>,
  allOverdue: "Tutti quelli oltre il termine, nell’elenco",
  byMinistry: "Ministero per ministero",
  overdue: "termine scaduto",
  /** Until the date of the conversion law. */
  inDays: (days: number) => `${formatCount(days, "giorno", "giorni")} dopo la pubblicazione`,
} as const;

/** " (conto al 20 novembre 2026)" */
export const countedOn = (asOf: string | null): string => (asOf === null ? "" : ` (conto ${formatUpTo(asOf)})`);

/** Day to which the days of an overdue decree are counted, from its term; null = they are not counted. */
export function overdueTo(row: Pick<ImplementingDecreeRow, "deadline" | "overdueDays"> | undefined): string | null {
  const { deadline = null, overdueDays } = row ?? {};
  return deadline === null || overdueDays === undefined ? null : addDays(deadline, overdueDays);
}

/** Day to which the days left of open decree-laws are counted, from the term of one; null = none are. */
export function leftTo(
  rows: readonly { readonly expires: string | null; readonly daysLeft: number | null }[],
): string | null {
  return (
    rows
      .map(({ expires, daysLeft }) => (expires === null || daysLeft === null ? null : addDays(expires, -daysLeft)))
      .find((day) => day !== null) ?? null
  );
}

/** "manca da 620 giorni"; without days "termine scaduto". The list says once to which day they are counted. */
export const missingFor = (row: Pick<ImplementingDecreeRow, "overdueDays">): string =>
  row.overdueDays === undefined ? actLists.overdue : `manca da ${formatCount(row.overdueDays, "giorno", "giorni")}`;
