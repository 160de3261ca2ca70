/** A thread of `checkPages`: runs one check. */
import { parentPort, workerData } from "node:worker_threads";
import { taskSchema, type Reading, validatePages } from "./check-pages.ts";
import { readPages } from "./read-pages.ts";
import { weighSite } from "./weigh.ts";

const { check, folder, pages } = taskSchema.parse(workerData);
const run = {
  links: (): Reading => readPages(folder, pages),
  rules: async (): Promise<Reading> => ({ faults: await validatePages(folder, pages), targets: new Map() }),
  weight: (): Reading => ({ faults: weighSite(folder, pages), targets: new Map() }),
}[check];
parentPort?.postMessage(await run());
