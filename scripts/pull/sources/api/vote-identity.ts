/** Fields that identify a vote. Missing chamber, sitting and number are derived from the identifier. */
import type { Branch } from "#src/domain/codes.ts";
import { InvalidRaw } from "./parse.ts";
import type { z } from "zod";
import type { rawVotingRow } from "./raw.ts";

type Row = Pick<z.infer<typeof rawVotingRow>, "identifier" | "slug" | "number" | "sitting">;

export interface VoteIdentity {
  readonly id: string;
  /** Last segment of its URL at the source. */
  readonly slug: string;
  readonly branch: Branch;
  readonly sitting: number;
  readonly number: number;
  readonly date: string;
}

/** "vs19_147_041" for the Camera, "19-454-2" for the Senate. */
const identifiers: readonly (readonly [RegExp, Branch])[] = [
  [/^vs\d+_(\d+)_(\d+)$/, "C"],
  [/^\d+-(\d+)-(\d+)$/, "S"],
];

/** @throws InvalidRaw without an identifier, or if chamber, sitting or number is neither published nor in it */
export function identifyVote({ identifier, slug, number, sitting }: Row): VoteIdentity {
  const id = identifier ?? slug;
  if (id === null) throw new InvalidRaw("votings: identifier: expected the chamber's identifier; got nothing");
  const [pattern, ownBranch] = identifiers.find(([one]) => one.test(id)) ?? [];
  const [, ownSitting, ownNumber] = pattern?.exec(id) ?? [];
  const found = {
    branch: sitting.branch ?? ownBranch,
    sitting: sitting.number ?? (ownSitting === undefined ? undefined : Number(ownSitting)),
    number: number ?? (ownNumber === undefined ? undefined : Number(ownNumber)),
  };
  const { branch } = found;
  if (branch === undefined || found.sitting === undefined || found.number === undefined) {
    const missing = Object.entries(found).find(([, value]) => value === undefined)?.[0] ?? "";
    throw new InvalidRaw(`votings: ${missing}: neither in the answer nor in the identifier "${id}"`);
  }
  return { id, slug: slug ?? id, branch, sitting: found.sitting, number: found.number, date: sitting.date };
}
