/** How much of a bar or axis a part takes, as SVG writes it: "62.5%". Nothing of nothing; never more than the bar. */
export function barWidth(part: number, whole: number): string {
  const share = whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole));
  return `${String(Math.round(share * 1000) / 10)}%`;
}
