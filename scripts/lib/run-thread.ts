import { Worker } from "node:worker_threads";

/**
 * Runs a module in a worker thread and resolves with the message that it posts; undefined when it exits without one.
 */
export function runThread(module: URL, workerData: unknown): Promise<unknown> {
  return new Promise((done, fail) => {
    new Worker(module, { workerData })
      .on("message", done)
      .on("error", fail)
      .on("exit", () => done(undefined));
  });
}
