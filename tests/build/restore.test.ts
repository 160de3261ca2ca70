/**
 * "Maintain → restore" of OPERATIONS: `data/` of one, seven and thirty nights ago comes back under the newer site, from a
 * folder and from the release of GitHub. What was published meanwhile is served and not called withdrawn, and the next night
 * publishes.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "#src/domain/days.ts";
import type { NightlyReport } from "#scripts/nightly/report.ts";
import { smallWorld } from "#tests/fixtures/fault-nights.ts";
import { startFakeApi, type FakeApi } from "#tests/fixtures/fake-api.ts";
import { firstDay, withdrawn, worldOf } from "./support/month.ts";
import { runNight } from "./support/night.ts";
import { readTree, TestSite } from "./support/site.ts";

const base = smallWorld();
const lastNight = 31;
const folder = mkdtempSync(join(tmpdir(), "emiciclo-restore-"));
/** Data after a night. */
const backup = (night: number): string => join(folder, `backup-${night}`);
let api: FakeApi;
let site: TestSite;

async function night(of: TestSite, number: number): Promise<NightlyReport> {
  api.world = worldOf(base, number);
  const day = addDays(firstDay, number - 1);
  return await runNight(of, { baseUrl: api.baseUrl, day, sweep: false, isBuilt: true });
}

beforeAll(async () => {
  api = await startFakeApi(base);
  site = new TestSite();
  for (const number of [1, 24, 30, lastNight]) {
    if (number > 1) {
      const expires = addDays(firstDay, number + 2);
      const entry = {
        gate: "vanished",
        subject: "vote",
        only: [withdrawn.vote],
        reason: "The Camera withdrew it",
        expires,
      };
      writeFileSync(join(site.folder, "accept.json"), JSON.stringify([entry]));
    }
    expect((await night(site, number)).reason).toBeNull();
    cpSync(site.data, backup(number), { recursive: true });
  }
});
afterAll(async () => {
  await api.close();
  for (const one of [folder, site.folder]) rmSync(one, { recursive: true, force: true });
});

/** The site of the last night, in a folder of its own. */
function copySite(): TestSite {
  const copy = mkdtempSync(join(folder, "site-"));
  cpSync(site.folder, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return new TestSite(copy);
}

function fromFolder({ data }: TestSite, number: number): void {
  rmSync(data, { recursive: true });
  cpSync(backup(number), data, { recursive: true });
}

/** As the workflow packs the state, and brings it back where the caches of GitHub have `dist` and `.cache`. */
function fromRelease({ folder: place, data }: TestSite, number: number): void {
  rmSync(data, { recursive: true });
  cpSync(backup(number), data, { recursive: true });
  for (const name of ["release", "bin"]) mkdirSync(join(place, name));
  const gh = join(place, "bin/gh");
  writeFileSync(
    gh,
    `#!/usr/bin/env bash
    case "$1 $2" in
      "release list") echo state ;;
      "release view") ls release ;;
      "release download") cp "release/$7" . ;;
    esac`,
  );
  chmodSync(gh, 0o755);
  spawnSync("tar", ["--zstd", "-cf", "release/data-restored.tar.zst", "data"], { cwd: place });
  rmSync(data, { recursive: true });
  const { status } = spawnSync("bash", [resolve(".github/nightly/restore.sh")], {
    cwd: place,
    env: { PATH: `${join(place, "bin")}:${process.env["PATH"] ?? ""}`, GITHUB_REPOSITORY: "o/r" },
  });
  expect(status).toBe(0);
}

const addressesOf = ({ data }: TestSite): ReadonlySet<string> =>
  new Set(
    readFileSync(join(data, "addresses.tsv"), "utf8")
      .split("\n")
      .map((line) => line.split("\t")[3] ?? ""),
  );
const withdrawnVotes = ({ data }: TestSite): readonly string[] =>
  [...readFileSync(join(data, "addresses.tsv"), "utf8").matchAll(/\t-\tpage\t\/votazioni\/(.*)/g)].map(
    ([, id = ""]) => id,
  );
const votePages = (tree: Readonly<Record<string, string>>): string[] =>
  Object.keys(tree).filter((file) => /^votazioni\/(?:vs19|19-).*\.html$/.test(file));

const ago = [
  ["one night", 30],
  ["seven nights", 24],
  ["thirty nights", 1],
] as const;

it.each(ago)("data of %s ago are built from a folder, and the next night publishes", async (_, number) => {
  const restored = copySite();
  const before = restored.tree();
  const known = addressesOf(restored);
  fromFolder(restored, number);

  await restored.build();
  // What was published meanwhile waits for the next pull with its last good page.
  expect(votePages(restored.tree())).toEqual(votePages(before));
  expect(known.difference(addressesOf(restored))).toEqual(new Set());
  expect(withdrawnVotes(restored).filter((id) => id !== withdrawn.vote)).toEqual([]);

  const { outcome, reason } = await night(restored, lastNight + 1);
  expect([outcome, reason]).toEqual(["published", null]);
  expect(votePages(restored.tree())).toEqual(votePages(before));
  expect(withdrawnVotes(restored)).toEqual([withdrawn.vote]);
  if (number === 1) expect(restored.tree()).toEqual(readTree(await restored.buildFresh()));
});

it.each(ago)("data of %s ago go on from the release with the next night at once", async (_, number) => {
  const restored = copySite();
  const before = restored.tree();
  const known = addressesOf(restored);
  fromRelease(restored, number);
  const { outcome, reason } = await night(restored, lastNight + 1);
  expect([outcome, reason]).toEqual(["published", null]);
  expect(votePages(restored.tree())).toEqual(votePages(before));
  expect(withdrawnVotes(restored)).toEqual([withdrawn.vote]);
  expect(known.difference(addressesOf(restored))).toEqual(new Set());
});

it("a register that is cut beside the data of the site is no older one", async () => {
  const cut = copySite();
  const file = join(cut.data, "addresses.tsv");
  truncateSync(file, Math.floor(readFileSync(file).length / 2));
  await expect(cut.build()).rejects.toThrow("lost or cut");
  expect((await night(cut, lastNight + 1)).reason).toContain("lost or cut");
});
