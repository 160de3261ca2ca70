/** Checks pages in threads: reads their links and markup, validates a sample, and weighs the heaviest. */
import { z } from "zod";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { runThread } from "#scripts/lib/run-thread.ts";
import { choosePages } from "./validate-html.ts";

export const taskSchema = z.strictObject({
  check: z.enum(["links", "rules", "weight"]),
  folder: z.string(),
  pages: z.array(z.string()),
});

const readingSchema = z.strictObject({
  /** Addresses of this site that pages refer to, each with one such page. */
  targets: z.map(z.string(), z.string()),
  faults: z.array(z.strictObject({ file: z.string(), text: z.string() })),
});
export type Reading = z.infer<typeof readingSchema>;

/** Number of pages from which another thread is worth its start. */
const manyPages = 300;

export type PageChecker = (folder: string, pages: readonly string[]) => Promise<Reading[]>;

/** Reads each page; validates a sample against the HTML standard; weighs the heaviest pages. */
export const checkPages: PageChecker = async (folder, pages) => {
  if (pages.length === 0) return [];
  const parts = pages.length < manyPages ? 1 : 2;
  const tasks: z.infer<typeof taskSchema>[] = [
    ...Array.from({ length: parts }, (_, part) => ({
      check: "links" as const,
      folder,
      pages: pages.filter((_page, i) => i % parts === part),
    })),
    { check: "rules", folder, pages: choosePages(pages) },
    { check: "weight", folder, pages: [...pages] },
  ];
  return await allSettledOrThrow(
    tasks.map(
      (task) => async () =>
        readingSchema.parse(await runThread(new URL("check-pages-thread.ts", import.meta.url), task)),
    ),
  );
};
