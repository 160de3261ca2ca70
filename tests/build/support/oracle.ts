/** The oracle: whatever happened before, an incremental build publishes what a build from nothing would. */
import fc from "fast-check";
import { expect } from "vitest";
import type { EditableCode } from "./code-edits.ts";
import { anyEdit, type Edit } from "./edits.ts";
import type { Parliament } from "./parliament.ts";

/** Stage in which a build is killed. */
export type KillStage = "render" | "stage";

/** A site that the oracle edits and builds, by whatever renderer. */
export interface OracleSite extends EditableCode {
  /** Folder of the snapshot. */
  readonly data: string;
  readonly build: (shards: number) => Promise<void>;
  /** Starts a build and kills it. False if it ended before. */
  readonly kill: (stage: KillStage) => Promise<boolean>;
  readonly loseCache: () => void;
  /** Digest of each published file, by path. */
  readonly tree: () => Record<string, string>;
  /** Builds from nothing on the same data, code and register, elsewhere, and returns the tree. */
  readonly buildFresh: () => Promise<Record<string, string>>;
}

/** How a build follows edits. A killed build is followed by another one. */
const anyBuild = fc.constantFrom(
  "plain",
  "plain",
  "plain",
  "sharded",
  "killed in render",
  "killed in stage",
  "cache lost",
);

type Step = readonly [edits: readonly Edit[], how: string];

/** Sequences of steps: some edits, and a build. */
export const anySteps = (length: { readonly minLength: number; readonly maxLength: number }): fc.Arbitrary<Step[]> =>
  fc.array(fc.tuple(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), anyBuild), length);

/** Builds in the given way. A killed build must leave the published site as it was. */
async function build(site: OracleSite, how: string): Promise<void> {
  if (how === "cache lost") site.loseCache();
  if (how.startsWith("killed")) {
    const before = site.tree();
    if (await site.kill(how === "killed in render" ? "render" : "stage")) expect(site.tree()).toEqual(before);
  }
  await site.build(how === "sharded" ? 3 : 1);
}

/**
 * Goes through the steps; after each the site must equal one built from nothing.
 *
 * @param check called after each step, with its place
 */
export async function checkSteps(
  site: OracleSite,
  parliament: Parliament,
  steps: readonly Step[],
  check: (step: number) => void = () => undefined,
): Promise<void> {
  await parliament.write(site.data);
  await site.build(1);
  for (const [place, [edits, how]] of steps.entries()) {
    for (const { apply } of edits) apply(parliament, site);
    await parliament.write(site.data);
    const fresh = await site.buildFresh();
    await build(site, how);
    expect(site.tree()).toEqual(fresh);
    check(place);
  }
}
