import { readBallots, type OwnBallot } from "#src/lib/person-ballots.ts";
import { files } from "#src/lib/routes.ts";
import { DataCallError } from "./data-port.ts";

/**
 * Positions of a member in some votes of some years, by vote id.
 * @throws DataCallError when a file does not arrive or is not what it should be.
 */
export async function loadBallots(
  person: string,
  years: readonly string[],
  votes: ReadonlySet<string>,
): Promise<ReadonlyMap<string, OwnBallot>> {
  const parts = await Promise.all(years.map((year) => loadYear(files.personBallots(person, year), votes)));
  return new Map(parts.flatMap((part) => [...part]));
}

async function loadYear(address: string, votes: ReadonlySet<string>): Promise<ReadonlyMap<string, OwnBallot>> {
  const answer = await fetch(address).catch(() => {
    throw new DataCallError(null, address);
  });
  // There are files only of years in which the member voted.
  if (answer.status === 404) return new Map();
  if (!answer.ok) throw new DataCallError(answer.status, address);
  try {
    return readBallots(await unpack(await answer.arrayBuffer()), votes);
  } catch {
    throw new DataCallError(answer.status, address);
  }
}

/** Text of a gzip file. A server that declares the encoding makes the browser unpack it already. */
async function unpack(bytes: ArrayBuffer): Promise<string> {
  const [first, second] = new Uint8Array(bytes);
  const isPacked = first === 0x1f && second === 0x8b;
  const body = new Blob([bytes]).stream();
  return await new Response(isPacked ? body.pipeThrough(new DecompressionStream("gzip")) : body).text();
}
