import { readFileSync } from "node:fs";
import { z } from "zod";

/** Name of Vite's manifest of the browser's scripts, in the folder of the rendering modules. */
export const scriptsFile = "scripts.json";

const manifestSchema = z.record(z.string(), z.object({ file: z.string() }));

/** URLs of the browser's scripts, by the file that each is made of: "src/islands/home/EventList.island.tsx". */
export function readScripts(manifest: string): Readonly<Record<string, string>> {
  const chunks = manifestSchema.parse(JSON.parse(readFileSync(manifest, "utf8")));
  return Object.fromEntries(Object.entries(chunks).map(([source, { file }]) => [source, `/${file}`]));
}
