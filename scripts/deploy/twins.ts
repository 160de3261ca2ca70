/** Compressed twins of the text files of a site, which a web server sends instead of compressing at each request. */
import { existsSync, mkdirSync, statSync, utimesSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { listFiles } from "#scripts/build/files.ts";
import { leastCompressed } from "#scripts/lib/compress.ts";
import { contentTypeOf } from "#scripts/serve/content-types.ts";

/** Files that are compressed at once: the number of threads that Node has for it. */
const atOnce = 4;

const compress = promisify(gzip);

/**
 * Writes "votazioni.html.gz" for every text file of `site`, into the same place of `folder`. A file of the site that has
 * this name stays. Equal content gives equal bytes; a twin has the modification time of its file.
 * @returns the number of twins
 */
export async function writeTwins(site: string, folder: string): Promise<number> {
  const found = listFiles(site).filter(
    (file) =>
      contentTypeOf(file).isText &&
      statSync(join(site, file)).size >= leastCompressed &&
      !existsSync(join(site, `${file}.gz`)),
  );
  const left = found.values();
  const work = async (): Promise<void> => {
    for (const file of left) {
      const twin = join(folder, `${file}.gz`);
      mkdirSync(dirname(twin), { recursive: true });
      await writeFile(twin, await compress(await readFile(join(site, file)), { level: 9 }));
      const { atime, mtime } = statSync(join(site, file));
      utimesSync(twin, atime, mtime);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.length;
}
