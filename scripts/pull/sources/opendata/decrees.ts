import type { Bill, GovernmentDecree } from "#src/domain/records.ts";
import { monthNames } from "#src/lib/format.ts";
import type { ReadDays } from "./person-draft.ts";
import type { Governments } from "./governments.ts";

/** A decree-law as cited by the title of its conversion bill. */
export interface CitedDecree {
  /** "2023-3" */
  readonly id: string;
  readonly number: number;
  readonly year: number;
  readonly date: string;
  /** "Decreto-legge 11 gennaio 2023, n. 3, recante …" */
  readonly title: string;
}

/** Parses the decree cited by the title of a conversion bill; undefined = none is cited. */
export function parseConversion(title: string): CitedDecree | undefined {
  const match = /decreto[- ]legge\s+(\d{1,2})[°º]?\s+([a-z]+)\s+(\d{4}),?\s+n\.?\s*(\d+)\s*,?\s*(.*)$/i.exec(title);
  const [, day, month, year, number, rest] = match ?? [];
  const place = monthNames.indexOf((month ?? "").toLowerCase());
  if (day === undefined || year === undefined || number === undefined || place < 0) return undefined;
  const date = `${year}-${String(place + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const about = rest === undefined || rest === "" ? "" : `, ${rest}`;
  const cited = `Decreto-legge ${String(Number(day))} ${monthNames[place] ?? ""} ${year}, n. ${number}${about}`;
  return { id: `${year}-${number}`, number: Number(number), year: Number(year), date, title: cited };
}

/**
 * All decree-laws with a conversion bill, sorted by id. The Senate publishes only the bills; the decree is cited in
 * their title.
 */
export function buildDecrees(
  bills: readonly Bill[],
  days: ReadDays,
  governments: Pick<Governments, "on">,
): GovernmentDecree[] {
  const conversions = bills.filter((bill) => bill.converts !== null);
  return [...Map.groupBy(conversions, (bill) => bill.converts ?? "").values()]
    .map((own) => buildDecree([...own].sort(byPresentation), days, governments))
    .filter((decree) => decree !== undefined)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

function byPresentation(a: Bill, b: Bill): number {
  return `${a.presented ?? ""} ${a.id}` < `${b.presented ?? ""} ${b.id}` ? -1 : 1;
}

function buildDecree(
  own: readonly Bill[],
  days: ReadDays,
  governments: Pick<Governments, "on">,
): GovernmentDecree | undefined {
  const last = own.at(-1);
  const cited = last === undefined ? undefined : parseConversion(last.title);
  if (last === undefined || cited === undefined) return undefined;
  const { status, bill } = decideOutcome(own, last);
  return {
    kind: "decree",
    id: cited.id,
    aliases: [],
    title: cited.title,
    shortTitle: bill.shortTitle,
    isKey: null,
    government: governments.on(cited.date),
    sources: own.flatMap((each) => each.sources).map((source) => ({ ...source, fetchedAt: days.S })),
    number: cited.number,
    year: cited.year,
    date: cited.date,
    councilDate: null,
    published: null,
    expires: null,
    status,
    statusDate: bill.statusDate,
    typology: null,
    conversionBills: own.map((each) => each.id),
    conversionLaw: bill.law === null ? null : { number: bill.law.number, date: bill.law.date },
    isOmnibus: null,
    isMinotaurus: null,
    isSubjectToAgreements: null,
    steps: own.flatMap((each) => each.steps),
    normattivaUrl: null,
    gazzettaUrl: null,
  };
}

/**
 * Status per decree, not per bill, because one bill may be returned to the government and another presented in the
 * other chamber. Converted if one became law; else in conversion if one is open; else lapsed if the steps of one say
 * so.
 */
function decideOutcome(own: readonly Bill[], last: Bill): { status: GovernmentDecree["status"]; bill: Bill } {
  const law = own.find((bill) => bill.phase === "is_law");
  if (law !== undefined) return { status: "converted", bill: law };
  const open = own.findLast((bill) => bill.phase !== "rejected" && bill.phase !== null);
  if (open !== undefined) return { status: "in_conversion", bill: open };
  const lapsed = own.find((bill) => bill.steps.some((step) => step.kind === "lapsed"));
  return lapsed === undefined ? { status: null, bill: last } : { status: "lapsed", bill: lapsed };
}
