import { z } from "zod";
import { readingIdentifier } from "#src/domain/readings.ts";
import { actCitation } from "#src/i18n/vote-titles.ts";
import type { VotedCodes } from "#src/lib/filters/voted-code.ts";
import { files } from "#src/lib/routes.ts";
import { toCodeWords } from "#src/lib/search.ts";
import { defineDerivation, defineOutput, type Reader } from "#scripts/views/reader.ts";
import { allMonths, monthRows } from "./votes-list.ts";

const monthActs = defineDerivation("vote-month-acts", (read, month) => [
  ...new Set(monthRows(read, month).flatMap(({ acts }) => acts)),
]);

export const voteCodesFile = defineOutput<VotedCodes>({
  name: "data-votes-codes",
  schema: z.record(z.string(), z.array(z.string())),
  keys: () => ["codici"],
  path: (key) => files.shard("votazioni", key),
  build: (read) => {
    const acts = new Set(allMonths(read).flatMap((month) => read.derived(monthActs, month)));
    const named = [...acts].flatMap((act) => codesOf(read, act).map((code) => ({ code, act })));
    const byCode = Map.groupBy(named, ({ code }) => code);
    return Object.fromEntries([...byCode].map(([code, found]) => [code, found.map(({ act }) => act)]));
  },
  emit: (codes) => JSON.stringify(codes),
});

/**
 * Search codes of an act. A bill has those of all its readings, because its votes refer only to the reading before
 * their chamber.
 */
function codesOf(read: Reader, key: string): readonly string[] {
  const [kind = "", id = ""] = key.split("/");
  if (kind !== "bill" && kind !== "decree" && kind !== "dlgs") return [];
  const act = read.record("act", key);
  const identifiers =
    act?.kind === "bill"
      ? act.readings.map(({ identifier }) => identifier)
      : [kind === "bill" ? readingIdentifier(id) : id];
  return [...new Set(identifiers.flatMap((identifier) => toCodeWords(actCitation(kind, identifier))))];
}
