/** Pages that files of a built site name: feeds, embeds and downloads by address, search indexes and lists by path or id. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { listFiles } from "#scripts/build/files.ts";
import { siteConfig } from "#src/config/site.ts";

interface NamedPage {
  /** "votazioni/vs19_641_041", "feed/voti.xml"; "" = the home page. */
  readonly page: string;
  /** File that names it. */
  readonly by: string;
}

/** Paths that a site serves. */
export function pathsOf(out: string): ReadonlySet<string> {
  return new Set(["", ...listFiles(out).flatMap((file) => [file, file.replace(/\.html$/, "")])]);
}

const voteRows = z.object({ rows: z.array(z.object({ id: z.string() })) });
const personRows = z.object({ rows: z.array(z.tuple([z.string()], z.unknown())) });

/** Paths in a file. */
function pagesIn(file: string, bytes: Buffer): string[] {
  if (file.endsWith(".pf_fragment"))
    return [/"url":"\/([^"#]*)/.exec(gunzipSync(bytes).toString("utf8"))?.[1] ?? "no url"];
  const text = bytes.toString("utf8");
  if (/^dati\/votazioni\/\d{4}-\d{2}-[CS]\.json$/.test(file))
    return voteRows.parse(JSON.parse(text)).rows.map(({ id }) => `votazioni/${id}`);
  if (file === "dati/persone/ricerca.json")
    return personRows.parse(JSON.parse(text)).rows.map(([id]) => `persone/${id}`);
  return text
    .split(`${siteConfig.url}/`)
    .slice(1)
    .map((rest) => decodeURI(/^[^\s"'<>)\\#?&]*/.exec(rest)?.[0] ?? ""));
}

/** Pages by the files other than pages that name them. */
export function namedPages(out: string): NamedPage[] {
  return listFiles(out)
    .filter((file) => /\.(xml|json|ics|pf_fragment)$/.test(file))
    .flatMap((file) => pagesIn(file, readFileSync(join(out, file))).map((page) => ({ page, by: file })));
}
