import { together, type Reading, type Readings } from "#src/domain/coverage.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatCount, formatList, formatNumber, formatWith, plural } from "#src/lib/format.ts";
import type { ImplementingDecreeRow } from "#src/lib/lists/implementing-decrees.ts";
import { toLower } from "#src/lib/text.ts";
import type { OfficeRow } from "#src/contracts/government-pages.ts";
import type { MinistryDecrees, MinistryList, MinistryPage, MinistryRef } from "#src/contracts/ministries.ts";
import { actColumns } from "./act-columns.ts";
import { ofMinistry } from "./act-leads.ts";
import { actLists } from "./act-lists.ts";
import { legislatureName } from "./legislature.ts";
import { roleText } from "./offices.ts";

/** Added to what is counted in a part of the data that is not complete. */
const soFar = (reading: Reading): string => (reading === "complete" ? "" : " fra quelli acquisiti finora");

const days = (count: number): string => formatCount(count, "giorno", "giorni");

export const ministries = {
  title: "Ministeri",
  lead: "Chi guida ogni ministero, quali decreti attuativi deve ancora adottare e da quanto, che cosa ha proposto.",
  description: `I ministeri della ${legislatureName}: chi li guida, decreti attuativi oltre il termine, disegni di legge, decreti-legge.`,
  /** Of decrees that several ministries propose. */
  note: "Un decreto attuativo proposto da più ministeri conta per ognuno. I ministri senza portafoglio sono indicati con il loro incarico.",
  none: "La fonte non pubblica ancora né i ministeri né i decreti attuativi.",
  name: "Ministero",
  head: "Chi lo guida",
  overdue: "Oltre il termine",
  oldest: "Il più vecchio",
  oldestBy: (count: number | null) => (count === null ? "" : days(count)),
  /** Colours of the bar of all its decrees. */
  bar: "I suoi decreti attuativi",
  barParts: { overdue: "oltre il termine", waiting: "da adottare, non ancora in ritardo", adopted: "adottati" },
  /** Of those not adopted: without those after their term, which have a column. */
  waiting: "Non ancora in ritardo",
  adopted: "Adottati",
  noHead: (reading: Reading) => (reading === "complete" ? "non risulta alla fonte" : "non ancora acquisito"),
  searchDetail: "Ministero: chi lo guida, decreti attuativi, disegni di legge",
  feed: (name: string) => `${name}: decreti attuativi, disegni di legge, decreti-legge`,
  /** State in a feed of a decree whose term has passed. */
  overdueStatus: "Termine scaduto",
  csv: "Scarica i suoi decreti attuativi in CSV",
  overdueOf: (shown: number, all: number) => (shown < all ? actLists.overdueTitle(shown, all) : "Oltre il termine"),
  allOverdue: "Tutti quelli oltre il termine, nell’elenco",
  next: "Da adottare, non ancora in ritardo",
  allWaiting: "Tutti quelli da adottare, nell’elenco",
  lastAdopted: "Gli ultimi adottati",
  offices: "Incarichi in corso",
  noOffices: (reading: Reading) =>
    reading === "complete"
      ? "Nessun incarico in corso risulta alla fonte."
      : "Gli incarichi non sono ancora acquisiti.",
  former: "Incarichi cessati",
  bills: "Disegni di legge",
  billsNote: "Quelli del Governo che il ministro ha firmato mentre era in carica, anche con altri.",
  decreeLaws: "Decreti-legge",
  decreeLawsNote: "Quelli di cui il ministro ha firmato il disegno di legge di conversione.",
  latestOf: (shown: number, total: number) =>
    shown < total
      ? `Sono ${formatNumber(total)}: ecco ${plural(shown, "l’ultimo", `gli ultimi ${formatNumber(shown)}`)}.`
      : "",
  noBills: (reading: Reading) =>
    reading === "unread" ? "Non ancora acquisiti." : `Nessun disegno di legge ha la sua firma${soFar(reading)}.`,
  noDecreeLaws: (reading: Reading) =>
    reading === "unread"
      ? "Non ancora acquisiti."
      : `Nessun disegno di legge di conversione ha la sua firma${soFar(reading)}.`,
} as const;

/** What the absence of bills asserts depends on the bills and on who was minister. */
export const readingOfBills = ({ bills, governments }: Readings): Reading => together(bills, governments);

/** "11 decreti attuativi sono oltre il termine, il più vecchio da 178 giorni." The page has the day of the count. */
export function overdueSentence({ total, overdue, oldest }: MinistryDecrees, reading: Reading): string {
  if (reading === "unread") return "I suoi decreti attuativi non sono ancora acquisiti.";
  if (total === 0) return `Nessun decreto attuativo è di sua proposta${soFar(reading)}.`;
  if (overdue === 0) return `Nessun decreto attuativo risulta oltre il termine${soFar(reading)}.`;
  const since = oldest === null ? "" : overdue === 1 ? ` da ${days(oldest)}` : `, il più vecchio da ${days(oldest)}`;
  return `${formatCount(overdue, "decreto attuativo è", "decreti attuativi sono")} oltre il termine${since}.`;
}

const isMinistry = ({ name }: Pick<MinistryRef, "name">): boolean => /^ministero\b/i.test(name);

/**
 * Lead of the list: "9 ministeri su 21 e un altro proponente hanno decreti attuativi oltre il termine. Il ritardo più
 * lungo, 1.253 giorni, è del Ministero della giustizia." The list also has ministers without a ministry, the Presidency
 * and whoever else proposes decrees. null = none is late, or the decrees have not been read.
 */
export function lateMinistries(
  { ministries: list }: Pick<MinistryList, "ministries">,
  reading: Reading,
): string | null {
  const late = list.filter(({ decrees }) => decrees.overdue > 0);
  if (late.length === 0) return null;
  const ofMinistries = late.filter(isMinistry).length;
  const others = late.length - ofMinistries;
  const who =
    ofMinistries === 0
      ? formatCount(others, "proponente", "proponenti")
      : `${formatCount(ofMinistries, "ministero", "ministeri")} su ${formatNumber(list.filter(isMinistry).length)}` +
        (others === 0 ? "" : others === 1 ? " e un altro proponente" : ` e altri ${formatNumber(others)} proponenti`);
  const first = `${who} ${plural(late.length, "ha", "hanno")} decreti attuativi oltre il termine`;
  const most = Math.max(...late.map(({ decrees }) => decrees.oldest ?? 0));
  const oldest = late.filter(({ decrees }) => decrees.oldest === most);
  if (most === 0 || reading !== "complete") return `${first}${soFar(reading)}.`;
  const of = oldest.flatMap(({ name }) => ofMinistry(name) ?? []);
  const whose =
    of.length === oldest.length ? ` è ${formatList(of)}` : ` (${formatList(oldest.map(({ name }) => name))})`;
  return of.length === oldest.length
    ? `${first}. Il ritardo più lungo, ${days(most)},${whose}.`
    : `${first}. Il ritardo più lungo è di ${days(most)}${whose}.`;
}

/** "I suoi decreti attuativi sono 30: 12 da adottare, 18 adottati, di cui 5 dopo il termine." Empty without decrees. */
export function decreesSentence({ total, waiting, adopted, late }: MinistryDecrees): string {
  if (total === 0) return "";
  const unknown = total - waiting - adopted;
  if (total === 1) {
    const state =
      waiting === 1
        ? "è da adottare"
        : unknown === 1
          ? "è di stato non noto"
          : `è stato adottato${late === 0 ? "" : " dopo il termine"}`;
    return `Un suo decreto attuativo ${state}.`;
  }
  const parts = [
    `${formatNumber(waiting)} da adottare`,
    `${formatCount(adopted, "adottato", "adottati")}${late === 0 ? "" : `, di cui ${formatNumber(late)} dopo il termine`}`,
    ...(unknown === 0 ? [] : [`${formatNumber(unknown)} di stato non noto`]),
  ];
  return `I suoi decreti attuativi sono ${formatNumber(total)}: ${parts.join(", ")}.`;
}

/** What stands before and after the name in "Ministra della salute è Anna Bruni, dal 22 ottobre 2022." */
export function headParts({ role, person, start }: OfficeRow): readonly [before: string, after: string] {
  return [`${roleText(role, person.gender)} è `, start === null ? "." : `, ${formatWith("dal", start)}.`];
}

/** That sentence of each who leads it; empty = nobody known. */
export function headSentences(heads: readonly OfficeRow[]): string {
  return heads
    .map((head) => {
      const [before, after] = headParts(head);
      return `${before}${head.person.givenName} ${head.person.familyName}${after}`;
    })
    .join(" ");
}

/** For search engines: who leads it, and what is late. */
export function ministryDescription({ name, decrees }: MinistryPage, heads: readonly OfficeRow[], reading: Reading) {
  const led = heads.length === 0 ? "" : ` ${headSentences(heads)}`;
  return `${name}.${led} ${overdueSentence(decrees, reading)}`;
}

/** Names of who leads a ministry, in a table. */
export const headNames = (names: readonly string[], reading: Reading): string =>
  names.length === 0 ? toLower(ministries.noHead(reading)) : formatList(names);

/** Columns of the CSV: those of the list, and the days after the term. */
export const ministryDecreeColumns: readonly Column<ImplementingDecreeRow>[] = [
  ...actColumns.datt,
  { name: "overdue_days", value: (row) => row.overdueDays ?? null },
];
