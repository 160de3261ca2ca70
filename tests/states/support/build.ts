/** Builds every state in full, once for all tests of this project. */
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { z } from "zod";
import { buildSite } from "#scripts/build/build.ts";
import { startNode } from "#scripts/build/run-node.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { snapshotName } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { plainPictures } from "#tests/build/support/site.ts";
import { states, type State } from "./states.ts";
import { putWorld, smallWorld, type World } from "./world.ts";

const builtSchema = z.object({
  ...{ name: z.string(), out: z.string(), data: z.string() },
  /** File of the page contracts. */
  pages: z.string(),
  faults: z.int(),
  remarks: z.array(z.string()).readonly(),
});
/** A built state. `faults` and `remarks` are those of its build. */
export type BuiltState = Readonly<z.infer<typeof builtSchema>>;

declare module "vitest" {
  export interface ProvidedContext {
    states: readonly BuiltState[];
  }
}

const base = ".cache/states";

/** Builds a state in a process of its own, whose environment names the legislature. */
async function buildAlone(name: string, legislature: string): Promise<BuiltState> {
  const script = join(import.meta.dirname, "build-alone.ts");
  const { code, stdout, stderr } = await startNode({
    ...{ script, args: [name], flags: [], env: { EMICICLO_LEGISLATURE: legislature } },
  });
  if (code !== 0) throw new Error(`state ${name}: ${stderr}`);
  return builtSchema.parse(JSON.parse(stdout));
}

/** Builds with Astro, from nothing but the bundle, which all states of a legislature share; pictures are not drawn. */
export async function buildState(
  name: string,
  { world, fill, day, isFilling = false, legislature = "" }: State,
  whole: World,
): Promise<BuiltState> {
  const folder = join(base, name);
  const [data, out, cache] = [join(folder, "data"), join(folder, "dist"), join(folder, "cache")];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  if (fill !== undefined) await fill(data);
  else
    await writeSnapshot(join(data, snapshotName), { identity: `state ${name}`, day }, (writer) => {
      putWorld(world(whole), writer);
      if (isFilling) writer.reportPending(1000);
      return Promise.resolve();
    });
  const [bundles, shared] = [join(cache, "artifacts/bundle"), join(base, `bundle${legislature}`)];
  if (existsSync(shared)) cpSync(shared, bundles, { recursive: true });
  const figures = await buildSite(
    {
      ...{ root: process.cwd(), data, out, cache, isFull: false, shards: null, explain: null, isDraft: false },
      pictures: plainPictures,
    },
    silentEffects(),
  ).catch((error: unknown) => ({ faults: 1, remarks: [error instanceof Error ? error.message : String(error)] }));
  rmSync(shared, { recursive: true, force: true });
  cpSync(bundles, shared, { recursive: true });
  const { faults = 0, remarks = [] } = figures ?? {};
  return { name, out, data, pages: join(cache, "pages.sqlite"), faults, remarks };
}

/** `EMICICLO_STATES=whole,unread` builds these alone, while one works on them. */
const asked = process.env["EMICICLO_STATES"]?.split(",");

/** Vitest's global set-up. */
export default async function setup(project: TestProject): Promise<void> {
  const whole = await smallWorld();
  const built: BuiltState[] = [];
  for (const [name, state] of Object.entries<State>(states)) {
    if (asked?.includes(name) === false) continue;
    const { legislature } = state;
    built.push(await (legislature === undefined ? buildState(name, state, whole) : buildAlone(name, legislature)));
  }
  project.provide("states", built);
}
