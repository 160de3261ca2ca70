/** Reads printed text out of published pages, by captions and words that a reader sees. */

/** The main part of a page without drawings and scripts; null = no page. */
export function readMain(html: string | null): string | null {
  if (html === null) return null;
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return main.replaceAll(/<(svg|script|style)\b[\s\S]*?<\/\1>/g, "");
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

/** Text as a reader sees it: no markup, one blank between words. */
export function toText(html: string): string {
  return html
    .replaceAll(/<\/(?:p|li|h\d|div|dd|dt|td|th|tr|caption)>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/[\s\u00a0]+/g, " ")
    .trim();
}

/** A row of a table: text of its cells, and the classes of groups and addresses of people in it. */
export interface Row {
  readonly cells: readonly string[];
  readonly html: string;
}

/** Rows of the body of the table whose caption matches; null = no such table. */
export function tableOf(main: string, caption: RegExp): readonly Row[] | null {
  for (const [table] of main.matchAll(/<table\b[\s\S]*?<\/table>/g)) {
    const title = /<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1];
    if (title === undefined || !caption.test(toText(title))) continue;
    const body = table.slice(table.indexOf("<tbody"));
    return [...body.matchAll(/<tr\b[\s\S]*?<\/tr>/g)].map(([html]) => ({
      html,
      cells: [...html.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = ""]) => toText(cell)),
    }));
  }
  return null;
}

/** "dt" and the first "dd" after it. */
export function fact(main: string, term: string): string | null {
  const found = [...main.matchAll(/<dt[^>]*>([\s\S]*?)<\/dt>\s*<dd[^>]*>([\s\S]*?)<\/dd>/g)];
  const own = found.find(([, name = ""]) => toText(name) === term);
  return own === undefined ? null : toText(own[2] ?? "");
}

/** First group of a pattern in a text; null = not there. */
export function within(text: string | null, pattern: RegExp): string | null {
  return text === null ? null : (pattern.exec(text)?.[1] ?? null);
}

/** Pattern of a printed share: "37,5%", "37,5% di 248", "2 su 3". */
export const share = String.raw`(?:[\d,]+%(?: di [\d.]+)?|\d su \d)`;

/** 1140 → "1.140". */
export function integer(value: unknown): string {
  return String(Number(value)).replaceAll(/\B(?=(\d{3})+$)/g, ".");
}

/** Share of two counts: {@link inPercent}, of fewer than ten the counts: "2 su 3". */
export function percentage(part: unknown, whole: unknown, decimals = 1): string {
  return Number(whole) < 10 ? `${integer(part)} su ${integer(whole)}` : inPercent(part, whole, decimals);
}

/** {@link percentage} with the number of cases: "37,5% di 248", "2 su 3". */
export function shareOf(part: unknown, whole: unknown): string {
  return percentage(part, whole) + (Number(whole) < 10 ? "" : ` di ${integer(whole)}`);
}

/** Percentage of two counts, rounded once, half up, in whole numbers: 93 of 248, 1 decimal → "37,5%". */
function inPercent(part: unknown, whole: unknown, decimals = 1): string {
  const scale = 10n ** BigInt(decimals);
  const [over, under] = [BigInt(Number(part)) * 100n * scale * 2n, BigInt(Number(whole))];
  const rounded = (over / under + 1n) / 2n;
  const [full, rest] = [rounded / scale, rounded % scale];
  return decimals === 0 ? `${integer(full)}%` : `${integer(full)},${String(rest).padStart(decimals, "0")}%`;
}
