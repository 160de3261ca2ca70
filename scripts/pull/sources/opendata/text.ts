import { addDays } from "#src/domain/days.ts";
import { fold } from "#src/domain/fold.ts";
import { capital } from "#src/lib/text.ts";
import { cleanText } from "#scripts/pull/clean-text.ts";

export { cleanText };

/** {@link cleanText}; null = empty. */
export function cleanOptional(text: string | null): string | null {
  const clean = text === null ? "" : cleanText(text);
  return clean === "" ? null : clean;
}

/** Capitalizes a short title written as part of a sentence ("attuazione dell'autonomia"). */
export function capitalized(text: string | null): string | null {
  return text === null ? null : capital(text);
}

/** "20221013", "2022-10-13", "2024-04-10 00:00:00.0" → ISO day; null = not a calendar day. */
export function toDay(text: string | null): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text ?? "") ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month}-${day}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : null;
}

/** A number without a sign; null = no such number. */
export function toCount(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** Converts an inclusive end date of the source to the exclusive one used by records. */
export function dayAfter(text: string | null): string | null {
  const day = toDay(text);
  return day === null ? null : addDays(day, 1);
}

/** Roman numeral of a legislature: 18 → "XVIII". */
export function toRoman(number: number): string {
  const units = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];
  return "X".repeat(Math.floor(number / 10)) + (units[number % 10] ?? "");
}

/** Normal form for comparing names: lower case, without diacritics, apostrophes and repeated spaces. */
export function normalizeName(name: string): string {
  return fold(name)
    .replaceAll(/['’`]/g, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Slug of a text: "D'Alfonso Luciano" → "dalfonso-luciano". */
export function slugify(text: string): string {
  return normalizeName(text)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
