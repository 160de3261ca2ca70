/** A thread that writes the snapshot as a download (`writeSqlite`). Posts the gzip members of the file. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { membersSchema } from "./gzip-members.ts";
import { voteProblemsSchema } from "./vote-problems.ts";
import { writeSqlite } from "./write-sqlite.ts";

const taskSchema = z.strictObject({
  snapshot: z.string(),
  problems: voteProblemsSchema,
  file: z.string(),
  before: z.strictObject({ file: z.string(), members: membersSchema }).nullable(),
});

const { snapshot, problems, file, before } = taskSchema.parse(workerData);
parentPort?.postMessage(await writeSqlite(snapshot, problems, file, `${file}.work`, before));
