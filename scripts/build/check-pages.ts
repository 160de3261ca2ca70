/** What is wrong with the pages themselves, found beside the links: each check in a thread of its own. */
import { Worker } from "node:worker_threads";
import { z } from "zod";
import type { Fault } from "./verify.ts";

const checks = ["markup", "rules", "weight"] as const;

/** What a thread is asked for. */
export const taskSchema = z.strictObject({
  check: z.enum(checks),
  folder: z.string(),
  files: z.array(z.string()),
});
const faultsSchema = z.array(z.strictObject({ file: z.string(), text: z.string() }));

/** Markup of each page, all rules of the standard on a choice of them, the weight of the heaviest. */
export async function checkPages(folder: string, files: readonly string[]): Promise<Fault[]> {
  const found = await Promise.all(checks.map((check) => checkInThread({ check, folder, files: [...files] })));
  return found.flat();
}

function checkInThread(workerData: z.infer<typeof taskSchema>): Promise<Fault[]> {
  return new Promise((done, fail) => {
    new Worker(new URL("check-pages-thread.ts", import.meta.url), { workerData })
      .on("message", (faults) => done(faultsSchema.parse(faults)))
      .on("error", fail);
  });
}
