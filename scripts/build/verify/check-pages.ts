/** Checks pages in threads: reads their links and markup, validates a sample, and weighs the heaviest. */
import { z } from "zod";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";
import { runThread } from "#scripts/lib/run-thread.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { templateOf } from "#scripts/build/files.ts";
import type { Fault } from "./verify.ts";

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

/** Pages validated in one build. Validating a page of 90 KB takes 90 ms, and pages of one folder share a template. */
const limit = 60;

/** A deterministic sample of pages with some of every folder. */
export function choosePages(files: readonly string[], count = limit): string[] {
  const folders = [...Map.groupBy([...files].sort(), templateOf).values()];
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < count && folders.some((folder) => turn < folder.length); turn += 1)
    for (const folder of folders) chosen.push(...folder.slice(turn, turn + 1));
  return chosen.slice(0, count);
}

export async function validatePages(folder: string, files: readonly string[]): Promise<Fault[]> {
  // Imported lazily: a build with nothing to do would wait for it.
  const { HtmlValidate } = await import("html-validate");
  const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
  const faults: Fault[] = [];
  for (const file of files) {
    const report = await validator.validateString(readFileSync(join(folder, file), "utf8"));
    const messages = report.results.flatMap((result) => result.messages);
    faults.push(
      ...messages.map(({ message, line, column }) => ({
        file,
        text: `is not valid HTML at ${line}:${column}: ${message}`,
      })),
    );
  }
  return faults;
}
