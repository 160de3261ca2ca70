/**
 * What a value of a source can be. The schemas of records (`records/parts.ts`) follow these rules, and so do rows of a
 * live API, whose readers load no schemas.
 */

/** Nothing that the records name happened before: the earliest days are the births of members. */
export const earliestDay = "1900-01-01";
export const latestDay = "2100-01-01";

/** Whether a text is a day of the calendar, as ISO day, in the years that records name. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < earliestDay || value >= latestDay) return false;
  // 30 February is read as 2 March.
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Words that programs write where there is no value. Not "None": it is a town, and members were born there. */
const noValue = new Set(["NULL", "null", "undefined", "NaN", "nan", "none", "\\N", "[object Object]"]);
// Control characters other than tab and line ends, and noncharacters, which XML forbids.
// An unpaired surrogate is no character at all.
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|\p{Surrogate}/u;

/** Whether a text has a letter or a digit, and no control character. */
export const isReadable = (value: string): boolean =>
  /[\p{L}\p{N}]/u.test(value) && !control.test(value) && !noValue.has(value);

/** An id is, with an extension, a file name: file systems allow at most 255 characters. */
export const longestSlug = 200;

/** Whether a text can be a segment of an address. */
export const isSlug = (value: string): boolean =>
  value.length <= longestSlug && /^[A-Za-z0-9][A-Za-z0-9_.'-]*$/.test(value) && !noValue.has(value);

interface RowValues {
  readonly ids?: readonly string[];
  readonly texts?: readonly (string | null)[];
  /** Days on which something happened. */
  readonly days?: readonly (string | null)[];
  readonly counts?: readonly (number | null)[];
  /** Shares in percent. */
  readonly percents?: readonly (number | null)[];
}

const everyKnown = <Value>(values: readonly (Value | null)[], isPossible: (value: Value) => boolean): boolean =>
  values.every((value) => value === null || isPossible(value));

/**
 * Whether every value of a row can be; null = not given.
 * @param today ISO day of the reading: nothing has happened after it
 */
export function canBe(
  { ids = [], texts = [], days = [], counts = [], percents = [] }: RowValues,
  today: string,
): boolean {
  return (
    ids.every(isSlug) &&
    everyKnown(texts, isReadable) &&
    everyKnown(days, (day) => isDay(day) && day <= today) &&
    everyKnown(counts, (count) => Number.isSafeInteger(count) && count >= 0) &&
    everyKnown(percents, (percent) => percent >= 0 && percent <= 100)
  );
}
