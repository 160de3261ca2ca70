/** A thread of `checkPages`: posts one reading. */
import { parentPort, workerData } from "node:worker_threads";
import { taskSchema, type Reading } from "./check-pages.ts";
import { readPages } from "./read-pages.ts";
import { validatePages } from "./validate-html.ts";
import type { Fault } from "./verify.ts";
import { weighSite } from "./weigh.ts";

const onlyFaults = (faults: readonly Fault[]): Reading => ({ faults: [...faults], words: [], pages: [] });

const { check, folder, pages } = taskSchema.parse(workerData);
const files = pages.map(({ file }) => file);
const answer = {
  facts: () => readPages(folder, pages),
  rules: async () => onlyFaults(await validatePages(folder, files)),
  weight: () => onlyFaults(weighSite(folder, files)),
}[check];
parentPort?.postMessage(await answer());
