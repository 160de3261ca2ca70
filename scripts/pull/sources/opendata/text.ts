import { addDays } from "#src/domain/days.ts";
import { fold } from "#src/domain/fold.ts";
import { capital } from "#src/lib/text.ts";

const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ordf: "ª",
  ordm: "º",
  deg: "°",
  laquo: "«",
  raquo: "»",
  agrave: "à",
  egrave: "è",
  eacute: "é",
  igrave: "ì",
  ograve: "ò",
  ugrave: "ù",
  Agrave: "À",
  Egrave: "È",
  Eacute: "É",
  Igrave: "Ì",
  Ograve: "Ò",
  Ugrave: "Ù",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  euro: "€",
  uuml: "ü",
  ouml: "ö",
};

function decodeOnce(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/g,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return namedEntities[name] ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * Decodes entities (twice, because the sources encode some of them twice); collapses whitespace and control characters.
 */
export function cleanText(text: string): string {
  return decodeOnce(decodeOnce(text))
    .replaceAll(/[\p{Cc}\p{Zs}\s]+/gu, " ")
    .trim();
}

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
