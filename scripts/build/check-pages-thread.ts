/** A thread of `checkPages`: answers with one list of faults. */
import { parentPort, workerData } from "node:worker_threads";
import { taskSchema } from "./check-pages.ts";
import { checkMarkups, validateSome } from "./validate-html.ts";
import { weighSite } from "./weigh.ts";

const { check, folder, files } = taskSchema.parse(workerData);
const run = { markup: checkMarkups, rules: validateSome, weight: weighSite }[check];
parentPort?.postMessage(await run(folder, files));
