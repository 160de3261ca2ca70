/** A thread that writes the snapshot as a download (`writeSqlite`). */
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { voteProblemsSchema } from "./vote-problems.ts";
import { writeSqlite } from "./write-sqlite.ts";

const taskSchema = z.strictObject({ snapshot: z.string(), problems: voteProblemsSchema, file: z.string() });

const { snapshot, problems, file } = taskSchema.parse(workerData);
await writeSqlite(snapshot, problems, file, `${file}.work`);
