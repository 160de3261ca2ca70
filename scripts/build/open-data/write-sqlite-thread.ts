/** A thread that writes the snapshot as a download: see `writeSqlite`. */
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { writeSqlite } from "./write-sqlite.ts";

const { snapshot, file } = z.strictObject({ snapshot: z.string(), file: z.string() }).parse(workerData);
await writeSqlite(snapshot, file, `${file}.work`);
