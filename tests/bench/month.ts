/**
 * A month of thirty nights through the whole pipeline: the API source, every gate, Astro, pictures, search, downloads, checks
 * and publication. One night the source is down, and one begins with the data of seven nights before. Every fifth night the
 * published site is compared, byte for byte, with a full build of the same data in new folders. Prints a line a night, and ends
 * with 1 if a night failed or a file differs.
 *
 *     node tests/bench/month.ts FOLDER
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "#src/domain/days.ts";
import { buildSite } from "#scripts/build/build.ts";
import type { BuildOptions } from "#scripts/build/build-inputs.ts";
import { silentEffects, type Effects } from "#scripts/lib/effects.ts";
import { runNightly } from "#scripts/nightly/nightly.ts";
import { pull } from "#scripts/pull/pull.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { firstDay, withdrawn, worldOf } from "#tests/build/support/month.ts";
import { readTree } from "#tests/build/support/site.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { smallWorld } from "#tests/fixtures/fault-nights.ts";
import { startFakeApi } from "#tests/fixtures/fake-api.ts";

const [nights, outage, restored] = [30, 12, 22];
const [folder = ".cache/month"] = process.argv.slice(2);
const [data, out, cache] = [join(folder, "data"), join(folder, "dist"), join(folder, "cache")];
const [fresh, copies] = [join(folder, "fresh"), join(folder, "copies")];

const base = smallWorld();
const api = await startFakeApi(base);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
let faults = 0;

const build = async (folders: Pick<BuildOptions, "data" | "out" | "cache">, effects: Effects) =>
  await buildSite({ root: process.cwd(), ...folders, isFull: false, shards: null, explain: null, isDraft: false }, effects);

async function night(number: number): Promise<void> {
  const day = addDays(firstDay, number - 1);
  const effects = silentEffects({ today: () => day, now: () => new Date(`${day}T02:25:10Z`) });
  api.world = worldOf(base, number);
  api.faults = number === outage ? { transport: () => ({ status: 503 }) } : {};
  if (number === withdrawn.night) {
    const entry = { gate: "vanished", subject: "vote", only: [withdrawn.vote], reason: "The Camera withdrew the vote" };
    writeFileSync(join(folder, "accept.json"), JSON.stringify([{ ...entry, expires: addDays(day, 25) }]));
  }
  if (number === restored) {
    rmSync(data, { recursive: true });
    cpSync(join(copies, String(number - 8)), data, { recursive: true });
  }
  const start = performance.now();
  const { outcome, reason } = await runNightly(
    {
      ...{ source: "api", data, out },
      pull: async (watched) =>
        await pull(
          createApiSource({ backoff: 1, retries: 1, timeout: 30_000 }),
          { ...pullOptions, baseUrl: api.baseUrl, sweep: false, out },
          data,
          watched,
          join(folder, "accept.json"),
        ),
      build: async () => await build({ data, out, cache }, effects),
    },
    effects,
  );
  say(`night ${number}: ${outcome}, ${((performance.now() - start) / 1000).toFixed(1)} s ${reason ?? ""}`);
  const isGood = number === outage ? outcome === "kept" : outcome === "published" || outcome === "nothing-new";
  if (!isGood) faults += 1;
  cpSync(data, join(copies, String(number)), { recursive: true });
  if (number % 5 === 0) await compare(effects);
}

/** Builds the same data in full, and names the files that differ. */
async function compare(effects: Effects): Promise<void> {
  rmSync(fresh, { recursive: true, force: true });
  cpSync(data, join(fresh, "data"), { recursive: true });
  await build({ data: join(fresh, "data"), out: join(fresh, "dist"), cache: join(fresh, "cache") }, effects);
  const [now, full] = [readTree(out), readTree(join(fresh, "dist"))];
  const differing = [...new Set([...Object.keys(now), ...Object.keys(full)])].filter((file) => now[file] !== full[file]);
  say(`    ${Object.keys(full).length} files of a full build, ${differing.length} differ ${differing.slice(0, 10).join(" ")}`);
  faults += differing.length;
}

rmSync(folder, { recursive: true, force: true });
for (const one of [data, copies]) mkdirSync(one, { recursive: true });
for (let number = 1; number <= nights; number += 1) await night(number);
await api.close();
say(`month: ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
