/** Replaces typewriter characters with typographic ones, in the style of the site's own texts. */

const marks: readonly (readonly [RegExp, string])[] = [
  // Two titles open their quotes with "¿", a character corrupted by the source: "¿Time in Jazz"".
  [/["¿]([^"¿]*)"/g, "“$1”"],
  [/(?<=[\p{L}\d])'|'(?=[\p{L}\d])/gu, "’"],
  [/« /g, "«"],
  [/ »/g, "»"],
  [/(?<=\p{L}),(?=\p{L})/gu, ", "],
  [/(?<= n\.)(?=\d)/g, " "],
  [/(?<=\p{Ll}{3}\.)(?=\p{Lu}\p{Ll})/gu, " "],
];

/** "l'« Accordo »" → "l’«Accordo»", "\"Moby Prince\"" → "«Moby Prince»", "n.155" → "n. 155". */
export function typesetText(text: string): string {
  return guillemets(marks.reduce((set, [straight, typographic]) => set.replace(straight, typographic), text));
}

/** Quotation marks of one kind, «»; only a quotation within another keeps “”. */
function guillemets(text: string): string {
  let depth = 0;
  return text.replaceAll(/[«»“”]/g, (mark) => {
    const isOpening = mark === "«" || mark === "“";
    if (isOpening) depth += 1;
    const set = depth > 1 ? (isOpening ? "“" : "”") : isOpening ? "«" : "»";
    if (!isOpening) depth = Math.max(0, depth - 1);
    return set;
  });
}

/** Typesets all strings of a record except URLs. Ids contain none of these characters. */
export function typeset<T>(value: T): T;
export function typeset(value: unknown): unknown {
  if (typeof value === "string") return /^https?:/.test(value) ? value : typesetText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => typeset(item));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typeset<unknown>(item)]));
}
