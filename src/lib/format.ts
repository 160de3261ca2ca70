/**
 * Formats numbers, dates and lists as Italian text. The only module that formats: it-IT, Europe/Rome, "1.140", "80,2%",
 * "−3", "19 novembre 2026". Zero is a value; callers handle unknown values ("non ancora acquisito").
 */
import { lastDay } from "#src/domain/periods.ts";
import { memoize } from "./memoize.ts";

/** No-break space: keeps "19 novembre", "n. 41" and "C. 2750" on one line. */
export const nb = "\u00A0";
const minus = "\u2212";

const numberFormat = memoize(
  (digits: number) =>
    new Intl.NumberFormat("it-IT", {
      useGrouping: "always",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }),
);

/** 1140 → "1.140"; -3.25 with 1 digit → "−3,3". */
export function formatNumber(value: number, digits = 0): string {
  // Fast path for most numbers on the site: same output as Intl, twenty times faster.
  if (digits === 0 && value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
  const text = numberFormat(digits).format(Math.abs(value));
  const isZero = !/[1-9]/.test(text);
  return value < 0 && !isZero ? `${minus}${text}` : text;
}

/** Percentage points, one decimal by default: 80.2 → "80,2%". */
export function formatPercent(points: number, digits = 1): string {
  return `${formatNumber(points, digits)}%`;
}

/** 46 → "46°", feminine "46ª". */
export function formatOrdinal(value: number, gender: "M" | "F" = "M"): string {
  return `${formatNumber(value)}${gender === "F" ? "ª" : "°"}`;
}

/** Euro in full up to a million, then in millions or billions: "5,2 milioni di euro". */
export function formatEuro(amount: number): string {
  const size = Math.abs(amount);
  // The unit is that of the rounded number: 999.960.000 euro are a billion, not a thousand millions.
  if (size >= 0.99995e9) return scaled(amount / 1e9, "miliardo", "miliardi");
  if (size >= 999_999.5) return scaled(amount / 1e6, "milione", "milioni");
  return `${formatNumber(amount)}${nb}euro`;
}

function scaled(value: number, one: string, other: string): string {
  const rounded = Math.round(value * 10) / 10;
  const digits = Number.isInteger(rounded) ? 0 : 1;
  return `${formatNumber(rounded, digits)}${nb}${Math.abs(rounded) === 1 ? one : other} di euro`;
}

/** File sizes, decimal units: 1250000 → "1,3 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${formatNumber(bytes)}${nb}byte`;
  if (bytes < 0.99995e6) return `${formatNumber(bytes / 1e3, 1)}${nb}kB`;
  return bytes < 0.99995e9 ? `${formatNumber(bytes / 1e6, 1)}${nb}MB` : `${formatNumber(bytes / 1e9, 1)}${nb}GB`;
}

/** "1–10"; "1" when both ends are equal. */
export function formatRange(from: number, to: number): string {
  return from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
}

/** "Lega, FI e NM". */
export function formatList(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? "";
  return `${items.slice(0, -1).join(", ")} e ${items.at(-1) ?? ""}`;
}

/** Singular for 1, plural otherwise (zero included). */
export function plural(value: number, one: string, other: string): string {
  return value === 1 ? one : other;
}

/** Number and noun: "1 votazione", "1.140 votazioni". */
export function formatCount(value: number, one: string, other: string): string {
  return `${formatNumber(value)}${nb}${plural(value, one, other)}`;
}

/** Joins the known parts on one line with dots; a dot may end a line, never begin one. */
export function formatDots(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(`${nb}· `);
}

/** Joins an abbreviation and the following text with a no-break space: ("n.", 41) → "n. 41". */
export function formatAfter(abbreviation: string, rest: string | number): string {
  return `${abbreviation}${nb}${rest}`;
}

/** "C.2750" or "S.1384-B" as displayed: "C. 2750", "S. 1384-B". */
export function formatIdentifier(identifier: string): string {
  return identifier.replace(/^([A-Z])\.\s*(?=\d)/, `$1.${nb}`);
}

export const monthNames = [
  "gennaio",
  "febbraio",
  "marzo",
  "aprile",
  "maggio",
  "giugno",
  "luglio",
  "agosto",
  "settembre",
  "ottobre",
  "novembre",
  "dicembre",
];
const weekdays = ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"];

/**
 * Year, month (1–12) and day of an ISO day or instant. An instant is converted to Rome time; `time` is empty for a day.
 */
function parts(iso: string): { year: string; month: number; day: number; time: string } {
  if (iso.length <= 10)
    return { year: iso.slice(0, 4), month: Number(iso.slice(5, 7)), day: Number(iso.slice(8, 10)), time: "" };
  const rome = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "Europe/Rome",
    dateStyle: "short",
    timeStyle: "short",
  }).format(new Date(iso));
  const clock = rome.slice(11).replace(/^0/, "");
  return { ...parts(rome.slice(0, 10)), time: clock };
}

/** "novembre" for 11. */
export function formatMonthName(month: number): string {
  return monthNames[month - 1] ?? "";
}

/** "2026-11" → "novembre 2026". */
export function formatMonth(month: string): string {
  return `${formatMonthName(Number(month.slice(5, 7)))} ${month.slice(0, 4)}`;
}

/** For chart axes: "mag 2023". */
export function formatMonthShort(month: string): string {
  return `${formatMonthName(Number(month.slice(5, 7))).slice(0, 3)} ${month.slice(0, 4)}`;
}

/** "a maggio 2023", "ad agosto 2023": the euphonic d before the same vowel. */
export function formatToMonth(month: string): string {
  const text = formatMonth(month);
  return `${text.startsWith("a") ? "ad" : "a"} ${text}`;
}

/** In running text: "19 novembre 2026". */
export function formatDay(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${dayOfMonth(day)}${nb}${formatMonthName(month)} ${year}`;
}

/** In running text, where the year is clear: "19 novembre". */
export function formatDayOfYear(iso: string): string {
  const { month, day } = parts(iso);
  return `${dayOfMonth(day)}${nb}${formatMonthName(month)}`;
}

/** In tables: "19 nov 2026". */
export function formatDayShort(iso: string): string {
  return `${formatDayMonth(iso)} ${parts(iso).year}`;
}

/** Where the year is clear from the context: "19 nov". */
export function formatDayMonth(iso: string): string {
  const { month, day } = parts(iso);
  return `${dayOfMonth(day)}${nb}${formatMonthName(month).slice(0, 3)}`;
}

/** The first of a month is an ordinal in Italian: "1° marzo", "2 marzo". */
function dayOfMonth(day: number): string {
  return day === 1 ? "1°" : String(day);
}

/** "giovedì 19 novembre 2026". */
export function formatWeekday(iso: string): string {
  const { year, month, day } = parts(iso);
  return `${weekdays[new Date(Date.UTC(Number(year), month - 1, day)).getUTCDay()] ?? ""} ${formatDay(iso)}`;
}

/** An instant: "20 novembre 2026, ore 6:12". A day is formatted without time. */
export function formatInstant(iso: string): string {
  const { time } = parts(iso);
  return time === "" ? formatDay(iso) : `${formatDay(iso)}, ore${nb}${time}`;
}

/**
 * A period (exclusive end) with its inclusive last day: "22 ottobre 2022 – 2 dicembre 2024" for an end on the 3rd; "dal
 * 22 ottobre 2022" when open; "fino al …" when only the end is known.
 */
export function formatPeriod(start: string | null, end: string | null, format = formatDay): string {
  const last = lastDay(end);
  if (start !== null && last !== null) return start === last ? format(start) : `${format(start)} – ${format(last)}`;
  if (start !== null) return formatWith("dal", start, format);
  return end === null ? "" : formatUntil(end, format);
}

/** A period in running text: "dal 22 ottobre 2022 al 2 dicembre 2024" for an exclusive end on the 3rd. */
export function formatPeriodInText(start: string | null, end: string | null): string {
  const last = lastDay(end);
  if (start === null || last === null) return formatPeriod(start, end);
  return start === last ? formatWith("il", start) : `${formatWith("dal", start)} ${formatWith("al", last)}`;
}

/** "4 anni e 1 mese", "7 mesi", "meno di un mese". */
export function formatMonths(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = [
    ...(years === 0 ? [] : [formatCount(years, "anno", "anni")]),
    ...(rest === 0 ? [] : [formatCount(rest, "mese", "mesi")]),
  ];
  return parts.length === 0 ? "meno di un mese" : parts.join(" e ");
}

/** "fino al 2 dicembre 2024" for an exclusive end on the 3rd. */
export function formatUntil(end: string, format = formatDay): string {
  return `fino ${formatWith("al", lastDay(end), format)}`;
}

/** "al 20 novembre 2026", "all’8 marzo 2026". */
export function formatUpTo(iso: string): string {
  return formatWith("al", iso);
}

/** Article forms before a vowel, before "zero", and before "meno di …" or "più di …". */
const articles = {
  il: ["l’", "lo ", ""],
  al: ["all’", "allo ", "a "],
  dal: ["dall’", "dallo ", "da "],
  del: ["dell’", "dello ", "di "],
  nel: ["nell’", "nello ", "in "],
  i: ["gli ", "gli ", ""],
  dei: ["degli ", "degli ", "di "],
} as const;
type Article = keyof typeof articles;

/**
 * A number, or a text that begins with one, with the article that its pronunciation requires: "dei 86" becomes "degli
 * 86", "il 8,3%" "l’8,3%", "al 0,7%" "allo 0,7%", "nel meno dello 0,1%" "in meno dello 0,1%".
 */
export function withArticle(article: Article, text: string): string {
  const [beforeVowel, beforeZero, beforeWord] = articles[article];
  if (/^(?:meno|più) de/.test(text)) return `${beforeWord}${text}`;
  const [lead = "", ...thousands] = (/^[\d.]*\d(?![\d°])/.exec(text)?.[0] ?? "").split(".");
  if (lead === "0") return `${beforeZero}${text}`;
  return `${isSaidWithVowel(lead, thousands.length) ? beforeVowel : `${article} `}${text}`;
}

/**
 * Whether the spoken number begins with a vowel: uno, otto, undici, ottanta, ottocento, also as thousands; mille does
 * not, un milione does.
 */
function isSaidWithVowel(lead: string, thousands: number): boolean {
  return lead === "1" ? thousands !== 1 : lead === "11" || /^8\d{0,2}$/.test(lead);
}

/** A day with its article: "dal 7 marzo 2026", "dall’8 marzo 2026", "dal 1° marzo 2026". */
export function formatWith(article: Article, iso: string, format = formatDay): string {
  return withArticle(article, format(iso));
}

let collator: Intl.Collator | undefined;

/** Italian alphabetical order, for sort(): accents and both kinds of apostrophe sort together. */
export function compareText(a: string, b: string): number {
  collator ??= new Intl.Collator("it", { sensitivity: "base", numeric: true });
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
