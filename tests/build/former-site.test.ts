/** Files that a run shares with the previous build (`former-site.ts`), with the real build. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { formerFolders } from "#scripts/lib/swap-folder.ts";
import { smallParliament } from "./support/parliament.ts";
import { readTree, TestSite } from "./support/site.ts";

it("unchanged files of the previous build are reused in every run, also after a failed one", async () => {
  const site = new TestSite();
  const parliament = smallParliament();
  await parliament.write(site.data);
  await site.build();
  const kept = join(site.out, "votazioni/vs19_640_002.html");
  const { ino } = statSync(kept);
  for (const title of ["first", "second", "third", "fourth"]) {
    parliament.retitleVote(title);
    await parliament.write(site.data);
    const published = site.tree();
    if (title === "third") {
      await expect(site.build({ render: () => Promise.reject(new Error("killed")) })).rejects.toThrow("killed");
      expect(site.tree()).toEqual(published);
    }
    const fresh = await site.buildFresh();
    await site.build();
    expect(site.tree()).toEqual(readTree(fresh));
    expect([statSync(kept).ino, existsSync(join(site.folder, "cache/stage"))]).toEqual([ino, false]);
    // The previous site stays unchanged for a rollback.
    const former = formerFolders(site.out);
    expect(former.map(readTree)).toEqual([published]);
  }
  site.remove();
});
