/**
 * The archive of votes in parts: months of the Camera, ranges of sittings of the Senate. New votes come in the last parts,
 * so every run reads these and a share of the others.
 */
import type { Branch } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { ResponseCache } from "#scripts/pull/cache.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { untilEnd } from "./legislature-days.ts";
import { find, type Row, type VoteEngines } from "./sparql.ts";
import type { DraftRows } from "./vote-drafts.ts";
import { linkReader } from "./vote-links.ts";
import {
  cameraVoteActs,
  cameraVoteAddressActs,
  cameraVoteChairs,
  cameraVotes,
  cameraVoteStamps,
  senateLastSitting,
  senateVoteActs,
  senateVotes,
} from "./vote-queries.ts";

export interface VotePart {
  /** "C-202610", "S-101" */
  readonly id: string;
  readonly read: (engines: VoteEngines) => Promise<DraftRows>;
}

/** Sittings in a part of the Senate's votes. */
export const sittingsTogether = 25;
/** Parts at the end that every run reads. */
const recentParts = 3;
/** Every part is read once in this many runs. */
const partRuns = 7;

/** Mark of a part that has been read, but for positions of its votes: it never rests. */
export const openPart = "open";

/** All parts of a chamber, oldest first. */
export async function listParts(
  branch: Branch,
  engines: VoteEngines,
  today: string,
  notes: Notes,
): Promise<VotePart[]> {
  if (branch === "C") {
    const readLinks = linkReader(engines.camera, notes);
    return monthsTo(untilEnd(today)).map((month) => cameraPart(month, readLinks));
  }
  const [row = {}] = await engines.senato.select(senateLastSitting);
  const last = Number(find(row, "hi") ?? 0);
  return senateParts(last).map(senatePart);
}

/** First sitting of each part of the Senate's votes. `last`: number of the last sitting. */
export function senateParts(last: number): number[] {
  return Array.from({ length: Math.ceil(last / sittingsTogether) }, (_, index) => index * sittingsTogether + 1);
}

/** Parts to read in this run: the recent ones, those never read to the end, and the share not read for longest. */
export function duePartsOf(
  parts: readonly VotePart[],
  cache: ResponseCache,
  isSweep: boolean,
): { readonly due: readonly VotePart[]; readonly resting: readonly VotePart[] } {
  if (isSweep) return { due: parts, resting: [] };
  const read = cache.signatures("vote-part");
  const runOf = ({ id }: VotePart): number => {
    const mark = read.get(id);
    return mark === undefined || mark.value === openPart ? 0 : mark.read;
  };
  const known = parts.slice(0, -recentParts).filter((part) => runOf(part) > 0);
  const share = Math.ceil(known.length / partRuns);
  const resting = new Set(known.toSorted((a, b) => runOf(a) - runOf(b)).slice(share));
  return { due: parts.filter((part) => !resting.has(part)), resting: [...resting] };
}

function cameraPart(month: string, readLinks: ReturnType<typeof linkReader>): VotePart {
  return {
    id: `C-${month}`,
    read: async ({ camera }) => ({
      votes: await camera.select(cameraVotes(month)),
      acts: await camera.select(cameraVoteActs(month)),
      addressActs: await camera.select(cameraVoteAddressActs(month)),
      chairs: await camera.select(cameraVoteChairs(month)),
      stamps: await camera.select(cameraVoteStamps(month)),
      links: await readLinks(month),
    }),
  };
}

function senatePart(low: number): VotePart {
  const high = low + sittingsTogether;
  const none: readonly Row[] = [];
  return {
    id: `S-${low}`,
    read: async ({ senato }) => ({
      votes: await senato.select(senateVotes(low, high)),
      acts: await senato.select(senateVoteActs(low, high)),
      addressActs: none,
      chairs: none,
      stamps: none,
      links: none,
    }),
  };
}

/** Months from the opening of the legislature to a day: "202210", … */
export function monthsTo(day: string): string[] {
  const indexOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
  const first = indexOf(legislature.start);
  return Array.from({ length: indexOf(day) - first + 1 }, (_, offset) => {
    const month = first + offset;
    return `${Math.floor(month / 12)}${String((month % 12) + 1).padStart(2, "0")}`;
  });
}
