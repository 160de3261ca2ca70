/** Width of a part of a bar or axis as an SVG percentage: "62.5%". 0% when the whole is 0; clamped to 0–100%. */
export function barWidth(part: number, whole: number): string {
  const share = whole === 0 ? 0 : Math.min(1, Math.max(0, part / whole));
  return `${String(Math.round(share * 1000) / 10)}%`;
}
