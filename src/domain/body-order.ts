/** Order of bodies in lists: by the number at the start of the name, as the chambers number them, then by name. */

const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };

/** Number at the start of a name: "XIV Commissione" → 14, "10ª Commissione" → 10; null when there is none. */
export function bodyNumber(name: string): number | null {
  const arabic = /^(\d{1,3})\s?[ªa°]?\s/.exec(name)?.[1];
  if (arabic !== undefined) return Number(arabic);
  const roman = /^([IVXL]{1,7})\s/.exec(name)?.[1];
  return roman === undefined ? null : fromRoman(roman);
}

function fromRoman(text: string): number {
  const values = [...text].map((digit) => romanDigits[digit] ?? 0);
  return values.reduce((total, value, index) => total + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}

/** Compares for `sort()`: numbered bodies first, by number; `compareNames` orders the others. */
export function compareBodies(a: string, b: string, compareNames: (a: string, b: string) => number): number {
  return (bodyNumber(a) ?? Infinity) - (bodyNumber(b) ?? Infinity) || compareNames(a, b);
}
