/** Text of a source as it was meant: entities decoded, letters read in another code page repaired, one space for many. */

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

/** Code pages in which UTF-8 is read by mistake. */
const codePages = ["windows-1252", "windows-1250", "windows-1258", "macintosh"] as const;

/** Byte of each character beyond ASCII in a code page. */
const bytesOf = codePages.map((name) => {
  const decoder = new TextDecoder(name);
  const bytes = Array.from({ length: 128 }, (_, at) => at + 128);
  return new Map(bytes.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
});

/** Characters that Italian texts have beyond ASCII: Latin letters and signs, typographic marks, the euro. */
const expected = /^[\u00A0-\u017F\u2010-\u203A\u20AC]$/u;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Length of a UTF-8 sequence that begins with a byte; 0 = none that stands for an {@link expected} character. */
const lengthOf = (lead: number | undefined): number =>
  lead === 0xe2 ? 3 : lead !== undefined && lead >= 0xc2 && lead <= 0xc5 ? 2 : 0;

/** The character that a sequence of wrong ones at a place stands for; null = none. */
function meantAt(letters: readonly string[], at: number): { readonly letter: string; readonly length: number } | null {
  for (const byteOf of bytesOf) {
    const length = lengthOf(byteOf.get(letters[at] ?? ""));
    const bytes = letters.slice(at, at + length).flatMap((letter) => byteOf.get(letter) ?? []);
    if (length === 0 || bytes.length < length || bytes.slice(1).some((byte) => byte > 0xbf)) continue;
    try {
      const letter = utf8.decode(Uint8Array.from(bytes));
      if (expected.test(letter)) return { letter, length };
    } catch {
      // Not UTF-8: the characters may be meant as they are.
    }
  }
  return null;
}

/**
 * Repairs UTF-8 that was read in another code page: "CittĂ²" → "Città". Only sequences that are the bytes of one
 * character are replaced, so the repair can be undone; a text may be broken twice.
 */
function repair(text: string): string {
  if (!/[ÂÃÄÅĂĹâ¬√ƒ≈‚]/u.test(text)) return text;
  const letters = [...text];
  const repaired: string[] = [];
  for (let at = 0; at < letters.length;) {
    const meant = meantAt(letters, at);
    repaired.push(meant?.letter ?? letters[at] ?? "");
    at += meant?.length ?? 1;
  }
  const result = repaired.join("");
  return result === text ? text : repair(result);
}

const isPlain = (text: string): boolean => /^[\x21-\x25\x27-\x7E]+(?: [\x21-\x25\x27-\x7E]+)*$/.test(text);

/**
 * Decodes entities (twice, because the sources encode some of them twice); repairs letters read in another code page;
 * collapses whitespace and control characters.
 */
export function cleanText(text: string): string {
  if (isPlain(text)) return text;
  return repair(decodeOnce(decodeOnce(text)))
    .replaceAll(/[\p{Cc}\p{Zs}\s]+/gu, " ")
    .trim();
}

/** Whether a text has lost characters: a mark of what could not be read, control characters, half a sequence. */
export function isBroken(text: string): boolean {
  if (isPlain(text)) return false;
  // A letter that opens a sequence, with no letter after it, is the rest of one.
  return (
    !text.isWellFormed() ||
    /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFD\uFFFE\uFFFF]/u.test(repair(text)) ||
    /[ÃĂ](?!\p{L}|[’'-])/u.test(repair(text))
  );
}
