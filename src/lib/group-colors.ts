/**
 * Makes party colours visible: keeps the hue and changes the lightness (OKLCH) until the colour has a contrast of 3:1
 * against the theme's backgrounds. Text never takes such a colour; see `styles/base/marks.css` `.g`.
 */

/** Background colours of each theme, as in `styles/tokens.css`. */
const grounds = { light: ["#f6f5f0", "#e6eceb"], dark: ["#141518", "#1e2327"] } as const;
/** Contrast required by WCAG 1.4.11 (3:1), plus a margin for rounding. */
const wanted = 3.02;

type Rgb = readonly [number, number, number];
export type Theme = keyof typeof grounds;

function parseHex(hex: string): Rgb {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((value) =>
      Math.round(clamp(value) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** WCAG contrast of two "#RRGGBB" colours, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** @see https://bottosson.github.io/posts/oklab/ */
function toOklab(hex: string): Rgb {
  const [r, g, b] = parseHex(hex).map(toLinear);
  if (r === undefined || g === undefined || b === undefined) return [0, 0, 0];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colours look, in OKLab: below 0.06 marks and parts of a bar cannot be told apart. */
export function hueDistance(a: string, b: string): number {
  const [from, to] = [toOklab(a), toOklab(b)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The colour at another lightness, with saturation reduced until it is within sRGB. */
function atLightness(hex: string, lightness: number): string {
  const [, a, b] = toOklab(hex);
  for (let keep = 1; keep >= 0; keep -= 0.02) {
    const rgb = fromOklab(lightness, a * keep, b * keep);
    if (rgb.every((value) => value >= -0.002 && value <= 1.002)) return toHex(rgb);
  }
  return toHex(fromOklab(lightness, 0, 0));
}

function isVisible(hex: string, theme: Theme): boolean {
  return grounds[theme].every((ground) => contrast(hex, ground) >= wanted);
}

/** The colour adjusted to be visible in a theme, in lower case. */
export function visibleHue(hex: string, theme: Theme): string {
  // The hue of dark paper is that of light paper: a yellow that is olive there would be neon here.
  const start = theme === "light" ? hex.toLowerCase() : visibleHue(hex, "light");
  if (isVisible(start, theme)) return start;
  const step = theme === "light" ? -0.005 : 0.005;
  for (let lightness = toOklab(start)[0]; lightness > 0 && lightness < 1; lightness += step) {
    const moved = atLightness(start, lightness);
    if (isVisible(moved, theme)) return moved;
  }
  return theme === "light" ? "#000000" : "#ffffff";
}
