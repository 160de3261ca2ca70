/**
 * Reads what the other sites of the family publish of their people, beside whatever source a pull has. A site that has no such
 * file yet, does not answer, or publishes what cannot be used costs nothing: the last copy stays, and the report says so.
 */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import type { FamilySite } from "#src/config/family.ts";
import { files } from "#src/lib/routes.ts";
import { careersFile, careersFolder, parseCareers } from "#scripts/lib/careers.ts";
import { writeFileAtomic } from "#scripts/lib/disk.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { BudgetSpent, HttpClient, NotFound, readBytes, type ClientOptions } from "#scripts/pull/http/client.ts";

export interface CareersRun {
  /** The sites of other legislatures. */
  readonly sites: readonly FamilySite[];
  readonly dataDir: string;
  readonly isDemo: boolean;
  readonly client: ClientOptions;
  readonly effects: Effects;
}

export interface CareersOutcome {
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  /** Saves the files. Call it after the snapshot has been committed. */
  readonly commit: () => void;
}

/** Never throws because of another site. */
export async function readFamilyCareers(run: CareersRun): Promise<CareersOutcome> {
  const notes: string[] = [];
  const warnings: string[] = [];
  const read = new Map<string, string>();
  const client = new HttpClient(run.client, run.effects);
  for (const { legislature, url } of run.sites) {
    const address = `${url}${files.careers()}`;
    const file = careersFile(run.dataDir, legislature);
    try {
      const content = await fetchText(client, address);
      const expected = { legislature, isDemo: run.isDemo };
      const { people } = parseCareers(content, address, expected);
      const before = countBefore(file, expected);
      // The people of a legislature only grow in number.
      if (people.length < before / 2) throw new DataError(`${address}: has ${people.length} people, and had ${before}`);
      read.set(file, content);
    } catch (error) {
      if (!(error instanceof DataError || error instanceof BudgetSpent || error instanceof NotFound)) throw error;
      const stays = existsSync(file) ? "the last copy stays" : "people are not joined with those of that legislature";
      (error instanceof NotFound && !existsSync(file) ? notes : warnings).push(
        `family: ${error.message.startsWith(address) ? "" : `${address}: `}${error.message}; ${stays}`,
      );
    }
  }
  return {
    notes: [...warnings, ...notes],
    warnings,
    commit: () => {
      if (read.size > 0) mkdirSync(careersFolder(run.dataDir), { recursive: true });
      for (const [file, content] of read) writeFileAtomic(file, content);
    },
  };
}

async function fetchText(client: HttpClient, address: string): Promise<string> {
  const read = async (response: Response): Promise<string> => (await readBytes(response)).toString("utf8");
  return (await client.fetch(address, { accept: "application/json", known: () => null, read }))?.body ?? "";
}

/** Number of people in the last copy; 0 without one that can be used. */
function countBefore(file: string, expected: Parameters<typeof parseCareers>[2]): number {
  if (!existsSync(file)) return 0;
  try {
    return parseCareers(readFileSync(file, "utf8"), file, expected).people.length;
  } catch (error) {
    if (error instanceof DataError) return 0;
    throw error;
  }
}
