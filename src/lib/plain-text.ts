/** Text for formats without markup or line ends: control characters and runs of blanks become one blank. */
export function plainText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zs}\u2028\u2029]+/gu, " ")
    .replaceAll(/\p{Cs}/gu, "")
    .trim();
}
