import { Worker } from "node:worker_threads";

/** Runs a module in a thread of its own and gives what it posts; a module that ends without a word gives undefined. */
export function runThread(module: URL, workerData: unknown): Promise<unknown> {
  return new Promise((done, fail) => {
    new Worker(module, { workerData })
      .on("message", done)
      .on("error", fail)
      .on("exit", () => done(undefined));
  });
}
