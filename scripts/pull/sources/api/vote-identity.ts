/** What identifies a vote: the chamber's identifier, from which chamber, sitting and number follow where they are missing. */
import type { Branch } from "#src/domain/codes.ts";
import { InvalidRaw } from "./parse.ts";
import type { z } from "zod";
import type { rawVotingRow } from "./raw.ts";

type Row = Pick<z.infer<typeof rawVotingRow>, "identifier" | "slug" | "number" | "sitting">;

/** The identity of a vote. */
export interface VoteIdentity {
  readonly id: string;
  /** Last part of its address at the source. */
  readonly slug: string;
  readonly branch: Branch;
  readonly sitting: number;
  readonly number: number;
  readonly date: string;
}

/** "vs19_147_041" at the Camera, "19-454-2" at the Senate. */
const identifiers: readonly (readonly [RegExp, Branch])[] = [
  [/^vs\d+_(\d+)_(\d+)$/, "C"],
  [/^\d+-(\d+)-(\d+)$/, "S"],
];

/** @throws InvalidRaw where the answer has no identifier, or chamber, sitting or number neither apart nor in it. */
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
