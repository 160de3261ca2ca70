/** A thread that computes the results of the ready questions (`writeAnswers`). */
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { writeAnswers } from "./answers.ts";

const taskSchema = z.strictObject({ packed: z.string(), year: z.string(), file: z.string() });

const { packed, year, file } = taskSchema.parse(workerData);
await writeAnswers(packed, year, file, `${file}.work`);
