/** Percentages of a page, and the number of cases beside each. */

/** "33,3%" is 2 of 6: it rounds to what the page prints. */
export function equals(percentage: string, part: number, whole: number): boolean {
  const decimals = (percentage.split(",")[1] ?? "").length;
  return ((part * 100) / whole).toFixed(decimals).replace(".", ",") === percentage;
}

/** Percentages in a text: "33,3", "40". */
export function percentagesIn(text: string): string[] {
  return [...text.matchAll(/(\d+(?:,\d+)?)%/g)].map(([, number = ""]) => number);
}

/** Whole numbers in a text: "1.204" is 1204. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d,.])\d{1,3}(?:\.?\d{3})*(?![\d%]|,\d|\.\d)/g)].map(([number]) =>
    Number(number.replaceAll(".", "")),
  );

/** What is no share of cases, by name. */
const otherMeasures: Readonly<Record<string, RegExp>> = {
  "index of strength, which has three decimals, and shares of the strength of a body": /\d,\d{3}%/,
  "class of a distribution: a row of its table counts who is in it": /^(?:da )?[\d,]+(?:–[\d,]+)?% [\d.]+$/,
  "end of the scale of a drawing": /^La scala è a radice quadrata/,
  "band of a filter": /^(?:Dal \d+ (?:al |all’)|Meno del )?\d+%(?: o più)?$/,
  "size of letters": /^I testi si ingrandiscono fino al 400%/,
  "weight of the index of strength": /(?:più il| ×) 29%/,
  "cohesion that the source publishes, without cases": /^Compattezza (?:della maggioranza|dell’opposizione) [\d,]+%$/,
};

/**
 * Whether a row or sentence gives a percentage without the number of cases: "96,4%", but not "96,4% di 1.204", nor
 * "1.161 | 1.204 | 96,4%", where two numbers of the row give it.
 */
export function lacksCases(row: string): boolean {
  const given = percentagesIn(row);
  if (given.length === 0 || Object.values(otherMeasures).some((other) => other.test(row))) return false;
  if (/(?:^|[\s(])(?:di|su|degli|dei|delle) \d/.test(row)) return false;
  const numbers = numbersIn(row);
  return !given.some((one) => numbers.some((whole) => numbers.some((part) => whole > 0 && equals(one, part, whole))));
}
