/** The process of `PicturesAhead`: draws the drawings of a file, one after the other. */
import { readFileSync } from "node:fs";
import type { Drawing } from "#scripts/contracts/engine/reader.ts";
import { keepPicture, pictureCache } from "./pictures.ts";

const [, , cache = "", file = ""] = process.argv;
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by `PicturesAhead`
const drawings: readonly Drawing[] = JSON.parse(readFileSync(file, "utf8"));
const artifacts = pictureCache(cache);
for (const drawing of drawings) await keepPicture(artifacts, drawing);
