/** Checks pages in threads: reads their links, ids and markup, validates a sample, and weighs the heaviest. */
import { z } from "zod";
import { allEnded } from "#scripts/lib/all-ended.ts";
import { runThread } from "#scripts/lib/run-thread.ts";
import { choosePages } from "./validate-html.ts";

const pageSchema = z.strictObject({ file: z.string(), stamp: z.string() });
/** A page with its revision, which changes when its bytes may have changed. */
export type StampedPage = z.infer<typeof pageSchema>;

export const taskSchema = z.strictObject({
  check: z.enum(["facts", "rules", "weight"]),
  folder: z.string(),
  pages: z.array(pageSchema),
});

const wordNumbers = z.instanceof(Uint32Array);
const readingSchema = z.strictObject({
  faults: z.array(z.strictObject({ file: z.string(), text: z.string() })),
  /** Table of texts; the `targets` and `ids` of pages are indices into it. */
  words: z.array(z.string()),
  pages: z.array(pageSchema.extend({ targets: wordNumbers, ids: wordNumbers })),
});
export type Reading = z.infer<typeof readingSchema>;

/** Number of pages from which another thread is worth its start. */
const manyPages = 300;

export type PageChecker = (folder: string, pages: readonly StampedPage[]) => Promise<Reading[]>;

/** Reads each page; validates a sample against the HTML standard; weighs the heaviest pages. */
export const checkPages: PageChecker = async (folder, pages) => {
  if (pages.length === 0) return [];
  const chosen = new Set(choosePages(pages.map(({ file }) => file)));
  const parts = pages.length < manyPages ? 1 : 2;
  return await allEnded([
    ...Array.from(
      { length: parts },
      (_, part) => () => check({ check: "facts", folder, pages: pages.filter((_page, i) => i % parts === part) }),
    ),
    () => check({ check: "rules", folder, pages: pages.filter(({ file }) => chosen.has(file)) }),
    () => check({ check: "weight", folder, pages: [...pages] }),
  ]);
};

async function check(task: z.infer<typeof taskSchema>): Promise<Reading> {
  return readingSchema.parse(await runThread(new URL("check-pages-thread.ts", import.meta.url), task));
}
