/** Two builds at once: one stops, and the published site is as it was. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockPlace } from "#scripts/lib/swap-folder.ts";
import { smallParliament } from "./support/parliament.ts";
import { TestSite } from "./support/site.ts";

describe("a build", () => {
  let site: TestSite;
  let before: Record<string, string>;

  /** A published site, and data that have changed since. */
  beforeEach(async () => {
    site = new TestSite();
    const parliament = smallParliament();
    await parliament.write(site.data);
    await site.build();
    before = site.tree();
    const [vote] = parliament.all("vote");
    if (vote !== undefined)
      parliament.put("vote", { ...vote, title: "Un altro titolo" }, parliament.ballotsOf(vote.id));
    await parliament.write(site.data);
  });
  afterEach(() => site.remove());

  it("does not run beside another one", async () => {
    const first = site.build();
    await expect(site.build()).rejects.toThrow("another run is at work");
    await first;
  });

  it("does not run beside one with another cache that publishes to the same place; one that only explains does", async () => {
    const release = lockPlace(site.out);
    await expect(site.build()).rejects.toThrow(".dist.sites/lock: another run is at work");
    await site.build({ explain: "plan" });
    expect(site.tree()).toEqual(before);
    release();
    await site.build();
    expect(site.tree()).not.toEqual(before);
  });
});
