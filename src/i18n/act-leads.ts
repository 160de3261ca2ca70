/** First sentences of the pages that list acts: what the acts say as a whole. null = nothing that the data bear out. */
import type { ActKind } from "#src/domain/codes.ts";
import type { ReadPart, Reading } from "#src/domain/coverage.ts";
import { formatCount, formatList, formatNumber, formatWith, plural, withArticle } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital, type TextPart } from "#src/lib/text.ts";
import type { PageContracts } from "#src/contracts/page-contracts.ts";
import type { ActCount, NamedAct } from "#src/contracts/act-list-page.ts";
import { listed } from "./act-sentences.ts";
import { actNumber, decreeHeading } from "./act-texts.ts";

/** A sentence that may name an act, whose title is a link. */
export interface Lead {
  readonly text: string;
  readonly act?: Pick<NamedAct, "id" | "title">;
  /** After the title. */
  readonly rest?: string;
  /** The end of a sentence that names several acts. */
  readonly end?: readonly TextPart[];
}

/** Words of {@link shareOf} for one and for several, and for one and for none of several: "è stato", "sono stati". */
interface Words {
  readonly noun: readonly [one: string, many: string];
  readonly verb: readonly [one: string, many: string];
  readonly isFeminine?: boolean;
}

/** "36 dei 158 disegni di legge sono diventati legge", "Nessuna delle 3 proposte è stata approvata". No full stop. */
export function shareOf(part: number, whole: number, { noun, verb, isFeminine = false }: Words): string {
  const number = formatNumber(whole);
  const [one, many] = noun;
  if (whole === 1) return `${isFeminine ? "L’unica" : "L’unico"} ${one} ${part === 0 ? "non " : ""}${verb[0]}`;
  if (part === whole) {
    if (whole === 2) return `${isFeminine ? "Entrambe le" : "Entrambi i"} ${many} ${verb[1]}`;
    return `${isFeminine ? `Tutte le ${number}` : `Tutti ${withArticle("i", number)}`} ${many} ${verb[1]}`;
  }
  const of = isFeminine ? `delle ${number}` : withArticle("dei", number);
  const some =
    part === 0 ? (isFeminine ? "Nessuna" : "Nessuno") : part === 1 ? (isFeminine ? "Una" : "Uno") : formatNumber(part);
  return `${some} ${of} ${many} ${verb[part > 1 ? 1 : 0]}`;
}

/** Added to what is counted in a part of the data that is not complete. */
const soFar = (reading: Reading): string => (reading === "complete" ? "" : ", fra gli atti acquisiti finora");

/** " e un altro", " e altri 3" */
export const andOthers = (count: number): string =>
  count === 0 ? "" : count === 1 ? " e un altro" : ` e altri ${formatNumber(count)}`;

const becameLaw = ["è diventato legge", "sono diventati legge"] as const;

/** "36 dei 158 disegni di legge presentati sono diventati legge; l’ultimo, il 5 novembre 2026, è Contabilità pubblica." */
export function billsLead(
  { count, laws, last }: Pick<PageContracts["bills-list"], "count" | "laws" | "last">,
  reading: Reading,
): Lead | null {
  if (laws === 0) return null;
  const noun = ["disegno di legge presentato", "disegni di legge presentati"] as const;
  const first = shareOf(laws, count, { noun, verb: becameLaw });
  if (last === null || reading !== "complete") return { text: `${first}${soFar(reading)}.` };
  const { day, others } = last;
  const on = formatWith("il", day);
  if (laws === 1) return { text: `${first}: `, act: last, rest: `, ${on}.` };
  const which = others === 0 ? `l’ultimo, ${on}, è ` : `gli ultimi, ${on}, sono `;
  return { text: `${first}; ${which}`, act: last, rest: `${andOthers(others)}.` };
}

/** "3 decreti-legge sono in conversione: il primo a scadere è Credito agrario, il 23 novembre 2026." */
export function decreesLead(
  { count, open, next }: Pick<PageContracts["decrees-list"], "count" | "open" | "next">,
  reading: Reading,
): Lead | null {
  if (open.count === 0)
    return count > 0 && reading === "complete" ? { text: "Nessun decreto-legge è in conversione." } : null;
  const first = `${formatCount(open.count, "decreto-legge è", "decreti-legge sono")} in conversione`;
  if (next === null) return { text: `${first}.` };
  const act = { id: next.id, title: decreeHeading(next.title) };
  if (open.count === 1) return { text: `${first}: `, act, rest: `, fino ${formatWith("al", next.day)}.` };
  const among = reading === "complete" ? "" : "fra quelli acquisiti finora ";
  const which = next.others === 0 ? "il primo a scadere è " : "i primi a scadere sono ";
  const on = formatWith("il", next.day);
  return { text: `${first}: ${among}${which}`, act, rest: `${andOthers(next.others)}, ${on}.` };
}

/**
 * "In questa legislatura sono stati adottati 14 decreti legislativi, l’ultimo il 19 ottobre 2026. Dei 16 decreti attuativi
 * che richiedono ne mancano ancora 2, uno per il n. 110/2024 e uno per il n. 180/2023." Of more than three acts that lack
 * some, none is named; nor when those named do not lack all that is missing.
 *
 * @param implementing reading of the implementing decrees
 */
export function legislativeLead(
  {
    done,
    implementing: { asked, adopted, lacking },
  }: Pick<PageContracts["legislative-decrees-list"], "done" | "implementing">,
  reading: Reading,
  implementing: Reading,
): Lead | null {
  if (done.count === 0) return null;
  const { count, last } = done;
  const were = plural(count, "è stato adottato", "sono stati adottati");
  const when = last === null ? "" : `, ${count === 1 ? "" : "l’ultimo "}${formatWith("il", last)}`;
  const first = `In questa legislatura ${were} ${formatCount(count, "decreto legislativo", "decreti legislativi")}`;
  const made = `${first}${reading === "complete" ? when : soFar(reading)}.`;
  if (asked === 0) return { text: made };
  const ask = plural(count, "richiede", "richiedono");
  const missing = asked - adopted;
  if (implementing !== "complete") {
    const some = adopted === 0 ? "" : `, ${formatCount(adopted, "adottato", "adottati")}`;
    const asks = plural(count, "Richiede", "Richiedono");
    return { text: `${made} ${asks} ${formatCount(asked, "decreto attuativo", "decreti attuativi")}${some}.` };
  }
  const end = ofDecrees(lacking, missing);
  if (asked === 1)
    return missing === 0
      ? { text: `${made} Il decreto attuativo che ${ask} è stato adottato.` }
      : { text: `${made} Il decreto attuativo che ${ask} manca ancora`, end };
  const number = formatNumber(asked);
  if (missing === 0)
    return {
      text: `${made} ${asked === 2 ? "Entrambi i" : `Tutti ${withArticle("i", number)}`} decreti attuativi che ${ask} sono stati adottati.`,
    };
  const rest = `${capital(withArticle("dei", number))} decreti attuativi che ${ask} ${plural(missing, "ne manca", "ne mancano")} ancora ${formatNumber(missing)}`;
  return { text: `${made} ${rest}`, end };
}

/** ", uno per il n. 110/2024 e uno per il n. 180/2023."; of one act ", per il n. 110/2024." */
function ofDecrees(
  lacking: PageContracts["legislative-decrees-list"]["implementing"]["lacking"],
  missing: number,
): readonly TextPart[] {
  const named = lacking.reduce((sum, { count }) => sum + count, 0);
  if (lacking.length === 0 || lacking.length > 3 || named !== missing) return [{ text: "." }];
  const isOneEach = lacking.every(({ count }) => count === 1);
  const items = lacking.map(({ id, count }) => [
    { text: lacking.length === 1 ? "per il " : `${isOneEach ? "uno" : formatNumber(count)} per il ` },
    { text: actNumber(id), href: routes.act("dlgs", id) },
  ]);
  return [{ text: ", " }, ...listed(items), { text: "." }];
}

const ofKinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:minister|ministr|dipartiment|commissari)/i, "del "],
  [/^(?:presidenza|banca|conferenza|consob)/i, "della "],
  [/^agenzia/i, "dell’"],
];

/** "del Ministero della giustizia"; null = a name whose article is not known. */
export function ofMinistry(name: string): string | null {
  const found = ofKinds.find(([opening]) => opening.test(name));
  return found === undefined ? null : `${found[1]}${name}`;
}

/**
 * "11 decreti attuativi su 60 sono oltre il termine. Il ritardo più lungo è del Ministero della giustizia: il termine era
 * il 16 giugno 2023."
 */
export function implementingLead(
  { count, overdue }: Pick<PageContracts["implementing-decrees-list"], "count" | "overdue">,
  reading: Reading,
): Lead | null {
  if (overdue.count === 0)
    return count > 0 && reading === "complete" ? { text: "Nessun decreto attuativo risulta oltre il termine." } : null;
  const late = `${formatCount(overdue.count, "decreto attuativo", "decreti attuativi")} su ${formatNumber(count)} ${plural(overdue.count, "è", "sono")} oltre il termine`;
  const [first, second] = overdue.rows;
  const deadline = first?.deadline ?? null;
  if (reading !== "complete" || first === undefined || deadline === null) return { text: `${late}${soFar(reading)}.` };
  const term = formatWith("il", deadline);
  const by = first.proposers.map(ofMinistry);
  const names = by.filter((name) => name !== null);
  if (second?.deadline === deadline || names.length < by.length || names.length === 0)
    return { text: `${late}: il termine più lontano era ${term}.` };
  const act = { id: first.id, title: `il termine era ${term}` };
  return { text: `${late}. Il ritardo più lungo è ${formatList(names)}: `, act, rest: "." };
}

/** Part of the data that has the acts of a kind. */
export const readOf = {
  bill: "bills",
  decree: "decrees",
  dlgs: "legislativeDecrees",
  datt: "implementingDecrees",
} as const satisfies Record<ActKind, ReadPart>;

/** What an archive counts of each kind as done. */
const doneWords: Record<ActKind, Words> = {
  bill: { noun: ["disegno di legge presentato", "disegni di legge presentati"], verb: becameLaw },
  decree: {
    noun: ["decreto-legge", "decreti-legge"],
    verb: ["è stato convertito in legge", "sono stati convertiti in legge"],
  },
  dlgs: { noun: ["decreto legislativo", "decreti legislativi"], verb: ["è stato adottato", "sono stati adottati"] },
  datt: { noun: ["decreto attuativo", "decreti attuativi"], verb: ["è stato adottato", "sono stati adottati"] },
};

/** "In questa legislatura", "Nel 2026": how many were adopted, of a kind that is listed by the day of its adoption. */
function adoptedIn(when: string, kind: ActKind, count: number): string {
  const { noun, verb } = doneWords[kind];
  return `${when} ${plural(count, ...verb)} ${formatCount(count, ...noun)}`;
}

/**
 * "36 dei 158 disegni di legge presentati sono diventati legge." The rows of the years say the share of each: the year with
 * most laws is only one with many bills.
 */
export function archiveLead(
  kind: ActKind,
  { count, years }: { readonly count: number; readonly years: readonly (ActCount & { readonly year: string })[] },
  reading: Reading,
): string {
  const done = years.reduce((sum, year) => sum + (year.done ?? 0), 0);
  const all =
    kind === "dlgs" && done === count
      ? adoptedIn("In questa legislatura", kind, done)
      : done === 0 && reading !== "complete"
        ? formatCount(count, ...doneWords[kind].noun)
        : shareOf(done, count, doneWords[kind]);
  return `${all}${soFar(reading)}.`;
}

/**
 * The same of a year or a month of the archive.
 *
 * @param period "2026", "ottobre 2026"; anything else = acts without a date
 */
export function periodLead(
  kind: ActKind,
  period: string,
  { count, done = 0, terms = 0 }: ActCount,
  reading: Reading,
): string {
  if (!/\d{4}$/.test(period)) return `${formatCount(count, "atto", "atti")} senza data.`;
  const { noun, verb } = doneWords[kind];
  const isElided = /^[aeiou]/.test(period);
  const within = `${isElided ? "nell’" : "nel "}${period}`;
  const of = kind === "bill" ? ` ${within}` : ` ${isElided ? "dell’" : "del "}${period}`;
  const made = adoptedIn(capital(within), kind, done);
  if (kind === "dlgs" && done === count) return `${made}${soFar(reading)}.`;
  if (kind === "datt" && done + terms === count) {
    const waiting = `Per ${formatCount(terms, ...noun)} ${plural(terms, "non adottato", "non adottati")} il termine cade ${within}`;
    const same = `il termine cade nello stesso ${/^\d/.test(period) ? "anno" : "mese"}`;
    const others = terms === 1 ? "un altro, non adottato" : `altri ${formatNumber(terms)}, non adottati`;
    return `${done === 0 ? waiting : terms === 0 ? made : `${made}; per ${others}, ${same}`}${soFar(reading)}.`;
  }
  const nouns = [`${noun[0]}${of}`, `${noun[1]}${of}`] as const;
  return done === 0 && reading !== "complete"
    ? `${formatCount(count, ...nouns)}${soFar(reading)}.`
    : `${shareOf(done, count, { noun: nouns, verb })}${soFar(reading)}.`;
}
