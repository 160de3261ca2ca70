import { readFileSync } from "node:fs";
import { join } from "node:path";
import { templateOf } from "#scripts/build/files.ts";
import type { Fault } from "./verify.ts";

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
