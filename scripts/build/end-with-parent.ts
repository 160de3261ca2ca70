/**
 * Loaded before a script that another process of the build has started with a pipe as its input: the pipe closes when that one
 * has ended, however that was, and the script ends too. It must not hold the stores, or write, beside the next build. From a
 * thread: the script itself may be at work for minutes without looking up.
 */
import { Socket } from "node:net";
import { isMainThread, Worker, workerData } from "node:worker_threads";

const watch = "watch the input";
// The threads of the script load this as well.
if (isMainThread) new Worker(new URL(import.meta.url), { workerData: watch, execArgv: [] }).unref();
else if (workerData === watch)
  new Socket({ fd: 0, writable: false }).on("close", () => process.kill(process.pid, "SIGKILL")).resume();
