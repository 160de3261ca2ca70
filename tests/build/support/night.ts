/** One nightly run of a test site, by the API source and without Astro. */
import { join } from "node:path";
import { silentEffects } from "#scripts/lib/effects.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import type { NightlyReport } from "#scripts/nightly/report.ts";
import { pull } from "#scripts/pull/pull.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import type { TestSite } from "./site.ts";

export interface NightOptions {
  readonly baseUrl: string;
  /** ISO day of the run. */
  readonly day: string;
  /** Read everything again. */
  readonly sweep: boolean;
  readonly budget?: number;
  /** Whether the site is built; without it only the snapshot moves on. */
  readonly isBuilt: boolean;
}

export async function runNight(
  site: TestSite,
  { baseUrl, day, sweep, budget, isBuilt }: NightOptions,
  log: (line: string) => void = () => undefined,
): Promise<NightlyReport> {
  const source = createApiSource({ backoff: 1, retries: 1, timeout: 30_000, maxRetryAfterMs: 2000 });
  const options = { ...pullOptions, baseUrl, sweep, ...(budget === undefined ? {} : { budget }), out: site.out };
  return await runNightly(
    {
      source: "api",
      data: site.data,
      out: site.out,
      pull: async (effects) => await pull(source, options, site.data, effects, join(site.folder, "accept.json")),
      build: async () => (isBuilt ? await site.build() : null),
    },
    silentEffects({ today: () => day, now: () => new Date(`${day}T02:25:10Z`), log }),
  );
}
