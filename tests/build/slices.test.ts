/** Slices rendered elsewhere: a build accepts only complete slices of its own data and code. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderSlice, takeSlices, type Renderer } from "#scripts/build/render.ts";
import type { Parliament } from "./support/parliament.ts";
import { plainRenderer, readTree, type TestSite } from "./support/site.ts";
import { smallSite } from "./support/small-site.ts";

describe("a build", () => {
  let site: TestSite;
  let parliament: Parliament;
  let slices: string;

  beforeEach(async () => {
    ({ site, parliament } = await smallSite());
    slices = join(site.folder, "slices");
  });
  afterEach(() => site.remove());

  it("accepts slices of its own data and code, and rejects others and missing ones", async () => {
    const writeSlice: Renderer = async (task, folder) => {
      rmSync(join(slices, "1"), { recursive: true, force: true });
      await plainRenderer(task, join(slices, "1"));
      cpSync(join(slices, "1"), folder, { recursive: true });
      writeFileSync(join(slices, "1-of-1.plan"), task.plan);
    };
    const full = await site.buildFresh({ render: writeSlice });
    // Twice: a build that fails after joining the slices can be repeated.
    for (let turn = 1; turn <= 2; turn += 1)
      expect(readTree(await site.buildFresh({ render: takeSlices(slices) }))).toEqual(readTree(full));

    const refused = /1-of-1\.plan: slice 1 was rendered from other data or other code; render it again/;
    const before = site.tree();
    parliament.retitleVote();
    await parliament.write(site.data);
    await expect(site.buildFresh({ render: takeSlices(slices) })).rejects.toThrow(refused);
    await expect(site.build({ render: takeSlices(slices), isFull: true })).rejects.toThrow(refused);
    expect(site.tree()).toEqual(before);

    await site.buildFresh({ render: writeSlice });
    site.edit("src/pages/faq.astro", 1);
    await expect(site.buildFresh({ render: takeSlices(slices) })).rejects.toThrow(refused);

    await expect(site.buildFresh({ render: takeSlices(slices), shards: 2 })).rejects.toThrow(
      /1-of-2\.plan is not there: slice 1 of 2 was not rendered/,
    );
  });

  it("rejects a slice whose rendering was interrupted, though an earlier one was complete", async () => {
    mkdirSync(slices);
    const writeSlice: Renderer = async (task, folder) => {
      await renderSlice(task, 1, slices, (options, _, to) => plainRenderer(options, to));
      await takeSlices(slices)(task, folder);
    };
    await site.buildFresh({ render: writeSlice });
    const breakOff: Renderer = async (task) => {
      await renderSlice({ ...task, shards: 2 }, 1, slices, () => Promise.reject(new Error("killed")));
    };
    await expect(site.buildFresh({ render: breakOff })).rejects.toThrow("killed");
    await expect(site.buildFresh({ render: takeSlices(slices) })).rejects.toThrow(
      /1-of-1\.plan is not there: slice 1 of 1 was not rendered/,
    );
  });
});
