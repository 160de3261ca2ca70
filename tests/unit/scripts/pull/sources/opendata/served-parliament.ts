/** A small parliament, served by a server with the habits of the official endpoints, and a pull from it. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { RecordKind, RecordOf } from "#src/domain/records.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { ResponseCache } from "#scripts/pull/cache.ts";
import type { ClientOptions } from "#scripts/pull/http/client.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { loadDumps, type LoadedDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { openEndpoints } from "#scripts/pull/sources/opendata/endpoint.ts";
import { writeChambers } from "#scripts/pull/sources/opendata/opendata.ts";
import { collectingWriter, type Collected } from "#tests/fixtures/collecting-writer.ts";
import { addMembers, type CameraVote, type SenateVote } from "#tests/fixtures/opendata/small-parliament.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import { serveSparql, type ServerOptions, type SparqlServer } from "#tests/support/sparql-server.ts";

const folder = writeDumpFolder();
export let dumps: LoadedDumps;
export let server: SparqlServer | undefined;
let cacheFile: string;

/** Gives each test of the calling file new dumps and an empty cache, and stops its server. */
export function eachWithSmallParliament(): void {
  beforeEach(() => {
    dumps = loadDumps(folder, silentEffects());
    addMembers(dumps);
    emptyCache();
  });
  afterEach(() => server?.close());
}

export function emptyCache(): void {
  cacheFile = join(mkdtempSync(join(tmpdir(), "votes-")), "cache.sqlite");
}

export const amendment: CameraVote = {
  ...{ id: "vs19_050_001", day: "20230201", title: "Votazione Emendamento 1.1", type: "Emendamento" },
  ...{ description: "DDL 715 - EM 1.1", totals: [3, 4, 0], groups: { 103: "gr4133" } },
  positions: {
    ...{ 100: "no", 101: "no", 103: "no", 202: "no", 203: "mission", 204: "absent" },
    ...{ 205: "yes", 206: "yes", 207: "yes", 208: "absent" },
  },
};

export const article: CameraVote = {
  ...{
    id: "vs19_050_002",
    day: "20230201",
    title: "Votazione Articolo 8",
    type: "Articolo",
    description: "ARTICOLO 8",
  },
  ...{ totals: [9, 0, 0], groups: { 103: "gr4133" } },
  positions: {
    ...{ 100: "yes", 101: "yes", 103: "yes", 202: "yes", 203: "chair", 204: "yes" },
    ...{ 205: "yes", 206: "yes", 207: "yes", 208: "yes" },
  },
};

/** Two joined bills; 21 presides over the Senate and this sitting, 25 is on no list. */
export const joined: SenateVote = {
  ...{ id: "19-20-1", day: "2023-02-01", label: "Emm. 1.1, 1.2 e 1.100", outcome: "respinto" },
  ...{ totals: [2, 3, 0, 1], acts: ["101", "104"] },
  lists: {
    favorevole: [24, 26],
    contrario: [22, 23, 2],
    inCongedoMissione: [3],
    presidente: [21],
    votante: [24, 26, 22, 23, 2],
  },
};

interface Night {
  readonly today?: string;
  readonly before?: Collected;
  readonly options?: Partial<ClientOptions>;
  /** The process dies when it writes this vote for the n-th time. */
  readonly killAfter?: number;
}

export interface Pulled {
  readonly collected: Collected;
  readonly notes: readonly string[];
  readonly get: ReturnType<typeof collectingWriter>["get"];
}

export async function serve(options: ServerOptions = {}): Promise<void> {
  await server?.close();
  server = await serveSparql({ camera: dumps.camera, senato: dumps.senato }, options);
}

function toPrevious(before: Collected): Previous {
  const records: { readonly [K in RecordKind]: ReadonlyMap<string, RecordOf<K>> } = before;
  return {
    digest: () => "snapshot",
    keys: (kind) => [...before[kind].keys()],
    record: (kind, key) => records[kind].get(key),
    ballots: (vote) => before.ballots.get(vote) ?? [],
    votesOf: (person) =>
      [...before.ballots].flatMap(([vote, own]) => (own.some(([id]) => id === person) ? [vote] : [])),
    quarantine: () => before.quarantined,
  };
}

/** One pull, committed unless it is killed. */
export async function pull({
  today = "2026-11-20",
  before,
  options = {},
  killAfter = Infinity,
}: Night = {}): Promise<Pulled> {
  const { writer, collected, get } = collectingWriter();
  const effects = silentEffects({ today: () => today });
  const cache = new ResponseCache(cacheFile, "test", before === undefined ? null : "snapshot");
  let written = 0;
  const putVote: typeof writer.putVote = (vote, ballots, groups) => {
    written += 1;
    if (written > killAfter) throw new Error("killed");
    return writer.putVote(vote, ballots, groups);
  };
  const previous = before === undefined ? undefined : toPrevious(before);
  try {
    const chambers = openEndpoints(server?.url ?? "", effects, { retries: 1, backoff: 1, ...options });
    const { notes } = await writeChambers(chambers, { ...writer, putVote }, effects, { cache, previous });
    cache.commit("snapshot");
    return { collected, notes, get };
  } finally {
    cache.close();
  }
}

export const askedFor = (what: RegExp): number => server?.queries.filter(({ text }) => what.test(text)).length ?? 0;
export const codesOf = ({ collected }: Pulled, vote: string): Record<string, string> =>
  Object.fromEntries(collected.ballots.get(vote) ?? []);
