/**
 * The log of nightly runs: `nights.jsonl` beside the snapshot, one line per run, appended when reading has ended and before
 * the build, which publishes it. So the time of the last check is an input of the build, not of its clock.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { nightsFile } from "./published.ts";

const nightSchema = z.strictObject({
  /** End of reading, UTC: "2026-11-20T02:25:10Z". */
  time: z.iso.datetime(),
  /** Reading only: `kept` = the source or its data were at fault, `failed` = the program was. */
  outcome: z.enum(["read", "kept", "failed"]),
  /** Records that are new, changed or gone; 0 unless read. */
  changed: z.int().nonnegative(),
  requests: z.int().nonnegative(),
  seconds: z.int().nonnegative(),
  /** Remarks, see `scripts/nightly/remarks.ts`. */
  remarks: z.array(z.string()),
  /** What the remarks are about, by kind of remark; absent in older lines. */
  subjects: z.record(z.string(), z.array(z.string())).optional(),
  /** Why the data were not read; absent when they were, and in older lines. */
  reason: z.string().optional(),
});
export type Night = z.infer<typeof nightSchema>;

/** All nights, oldest first. Ignores lines that are none, such as one that a kill cut short. */
export function readNights(data: string): readonly Night[] {
  const file = nightsFile(data);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return nightSchema.safeParse(JSON.parse(line)).data ?? [];
      } catch {
        return [];
      }
    });
}

export function appendNight(data: string, night: Night): void {
  const file = nightsFile(data);
  mkdirSync(data, { recursive: true });
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  appendFileSync(file, `${text === "" || text.endsWith("\n") ? "" : "\n"}${JSON.stringify(night)}\n`);
}
