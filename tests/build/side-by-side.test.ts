/** Two concurrent builds: one stops, and the published site is unchanged. */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockPlace } from "#scripts/lib/swap-folder.ts";
import { plainRenderer, type TestSite } from "./support/site.ts";
import { smallSite } from "./support/small-site.ts";

describe("a build", () => {
  let site: TestSite;
  let before: Record<string, string>;

  /** A published site, and data that have changed since. */
  beforeEach(async () => {
    const small = await smallSite();
    ({ site } = small);
    before = site.tree();
    small.parliament.retitleVote();
    await small.parliament.write(site.data);
  });
  afterEach(() => site.remove());

  it("does not run concurrently with another one in the same folders", async () => {
    const first = site.build();
    await expect(site.build()).rejects.toThrow("another run is at work");
    await first;
  });

  it("does not run concurrently with one of another cache and the same output, except to explain", async () => {
    const release = lockPlace(site.out);
    await expect(site.build()).rejects.toThrow(".dist.sites/lock: another run is at work");
    await site.build({ explain: "plan" });
    expect(site.tree()).toEqual(before);
    release();
    await site.build();
    expect(site.tree()).not.toEqual(before);
  });

  it("does not run concurrently with one of the same data and another output: they share a register", async () => {
    const elsewhere = { out: join(site.folder, "other"), cache: join(site.folder, "other-cache") };
    const first = site.build();
    await expect(site.build(elsewhere)).rejects.toThrow("data/build.lock: another run is at work");
    await first;
    await site.build(elsewhere);
  });

  it("publishes nothing when the register has changed during the build, and leaves it unchanged", async () => {
    const register = join(site.data, "addresses.tsv");
    const others = "2026-11-20\t+\tpage\t/votazioni/altra\n";
    await expect(
      site.build({
        render: async (options, folder) => {
          await plainRenderer(options, folder);
          appendFileSync(register, others);
        },
      }),
    ).rejects.toThrow(`${register}: was changed in the meantime; build again. The published site is as it was.`);
    expect(readFileSync(register, "utf8").endsWith(others)).toBe(true);
    expect(site.tree()).toEqual(before);
  });
});
