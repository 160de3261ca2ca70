import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DataError } from "#scripts/lib/errors.ts";
import { parseAnswer } from "./endpoint.ts";
import type { Query } from "./queries.ts";
import type { Engine, Row, VoteEngines } from "./sparql.ts";

/**
 * Engines that answer from a folder of saved SPARQL JSON: `camera/C20-202610.json` for a query by its name,
 * `camera/C23/vs19_147_041.json` for the positions of a vote. A missing file is an answer without rows. Undefined = no
 * such folder.
 */
export function openSavedAnswers(folder: string): VoteEngines | undefined {
  if (!existsSync(folder)) return undefined;
  return { camera: savedEngine(folder), senato: savedEngine(folder) };
}

function savedEngine(folder: string): Engine {
  let answers = 0;
  const read = (file: string): Row[] => {
    if (!existsSync(file)) return [];
    answers += 1;
    try {
      return parseAnswer(readFileSync(file, "utf8"), answers);
    } catch {
      throw new DataError(`${file}: not SPARQL JSON. Save the answer again, or remove the file.`);
    }
  };
  const filesOf = ({ name, chamber, votes }: Query): string[] =>
    votes === undefined
      ? [join(folder, chamber, `${name}.json`)]
      : votes.map((vote) => join(folder, chamber, name, `${vote}.json`));
  return { select: (query) => Promise.resolve(filesOf(query).flatMap(read)) };
}
