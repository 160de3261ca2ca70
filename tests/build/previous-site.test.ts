/** The site before the published one: what an operator can go back to. */
import { existsSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { smallParliament } from "./support/parliament.ts";
import { readTree, TestSite } from "./support/site.ts";

it("a build keeps the site that it replaces, as it was, and no older one", async () => {
  const site = new TestSite();
  const parliament = smallParliament();
  await parliament.write(site.data);
  await site.build();
  const unchanged = join(site.out, "votazioni/vs19_640_002.html");
  const { ino } = statSync(unchanged);
  const sites = join(site.folder, ".dist.sites");
  const numbers = (): string[] => readdirSync(sites).filter((name) => /^\d+$/.test(name));
  for (const title of ["first", "second", "third", "fourth"]) {
    parliament.retitleVote(title);
    await parliament.write(site.data);
    const published = site.tree();
    const replaced = readlinkSync(site.out);
    if (title === "third") {
      await expect(site.build({ render: () => Promise.reject(new Error("killed")) })).rejects.toThrow("killed");
      expect(site.tree()).toEqual(published);
    }
    const fresh = await site.buildFresh();
    await site.build();
    expect(site.tree()).toEqual(readTree(fresh));
    expect([statSync(unchanged).ino, existsSync(join(site.folder, "cache/stage"))]).toEqual([ino, false]);
    expect(readTree(join(site.folder, replaced))).toEqual(published);
    expect(numbers()).toHaveLength(2);
  }
  // The operator goes back to the previous site; the next build starts from it and gives the same site again.
  const latest = site.tree();
  const [previous = ""] = numbers().filter((number) => !readlinkSync(site.out).endsWith(number));
  rmSync(site.out);
  symlinkSync(`.dist.sites/${previous}`, site.out);
  await site.build();
  expect(site.tree()).toEqual(latest);
  site.remove();
});
