import { readFileSync } from "node:fs";
import { join } from "node:path";
import { templateOf } from "#scripts/build/files.ts";
import type { Fault } from "./verify.ts";

/** Pages that the validator reads in one build: one of 90 KB takes 90 ms, and pages of a folder come from one template. */
const limit = 60;

/** A choice of pages that has some of every folder, the same for the same pages. */
export function choosePages(files: readonly string[], count = limit): string[] {
  const folders = [...Map.groupBy([...files].sort(), templateOf).values()];
  const chosen: string[] = [];
  for (let turn = 0; chosen.length < count && folders.some((folder) => turn < folder.length); turn += 1)
    for (const folder of folders) chosen.push(...folder.slice(turn, turn + 1));
  return chosen.slice(0, count);
}

/** All rules of the HTML standard. */
export async function validatePages(folder: string, files: readonly string[]): Promise<Fault[]> {
  // Only here: a build with nothing to do would wait for it.
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
