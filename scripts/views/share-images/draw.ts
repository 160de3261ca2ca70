/** From the contract of a picture to its drawing: every letter an outline, so that the same contract gives the same bytes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "satori";
import type { ShareImage } from "#src/view/share-image.ts";
import { size } from "./parts.ts";
import { picture } from "./pictures.ts";

const folder = join(import.meta.dirname, "fonts");

/** The typefaces of the site cut at the weights used here; satori wants one file a weight, and no WOFF2. */
const fonts = [
  ["Newsreader", "newsreader", 500],
  ["Public Sans", "public-sans", 400],
  ["Public Sans", "public-sans", 600],
] as const;
const halves = [
  ["", "latin"],
  [" Europe", "latin-ext"],
] as const;

let loaded: Font[] | undefined;

function loadFonts(): Font[] {
  return fonts.flatMap(([name, file, weight]) =>
    halves.map(([suffix, half]): Font => ({
      name: `${name}${suffix}`,
      weight,
      style: "normal",
      data: readFileSync(join(folder, `${file}-${String(weight)}-${half}.woff`)),
    })),
  );
}

/** The picture as SVG. */
export async function drawShareImage(image: ShareImage): Promise<string> {
  // Only here: a build with nothing to do would wait for it.
  const { default: satori } = await import("satori");
  loaded ??= loadFonts();
  return await satori(picture(image), { ...size, fonts: loaded });
}
