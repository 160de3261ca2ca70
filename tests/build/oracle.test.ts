/** The basic guarantee: an incremental build equals a full build, file by file, whatever happened before. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySteps, checkSteps, type OracleSite } from "./support/oracle.ts";
import { smallParliament } from "./support/parliament.ts";
import { plainRenderer, readTree, TestSite } from "./support/site.ts";

/** Number of random sequences; set EMICICLO_ORACLE=200 for a longer check. */
const sequences = Number(process.env["EMICICLO_ORACLE"] ?? "6");

const cacheOf = (site: TestSite): string => join(site.folder, "cache");

/** The oracle's view of a site that is built in this process, without Astro. */
function plainSite(site: TestSite): OracleSite {
  return {
    data: site.data,
    edit: (file, n) => site.edit(file, n),
    build: async (shards) => {
      await site.build({ shards });
    },
    kill: async (stage) => {
      const stop = new Error("killed");
      // Rendering nothing makes the stage incomplete, which stops the build there.
      const render = () => (stage === "render" ? Promise.reject(stop) : Promise.resolve());
      await site.build({ render }).catch(() => undefined);
      // Without anything to render such a build succeeds: then there was nothing to kill.
      return !site.said.some((line) => line.startsWith("build:"));
    },
    loseCache: () => rmSync(cacheOf(site), { recursive: true, force: true }),
    tree: () => site.tree(),
    buildFresh: async () => {
      const fresh = await site.buildFresh();
      const tree = readTree(fresh);
      rmSync(join(fresh, ".."), { recursive: true });
      return tree;
    },
  };
}

describe("an incremental build", () => {
  it("equals a full build after any sequence of edits", { timeout: 6 * 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anySteps({ minLength: 2, maxLength: 5 }), async (steps) => {
        const site = new TestSite();
        await checkSteps(plainSite(site), smallParliament(), steps);
        site.remove();
      }),
      { numRuns: sequences, seed: 19, endOnFailure: true },
    );
  });

  it("equals a full build when a record returned to its earlier value without a build in between", async () => {
    const site = new TestSite();
    const parliament = smallParliament();
    await parliament.write(site.data);
    await site.build();
    const [person] = parliament.all("person");
    if (person === undefined) throw new Error("nobody");
    // Two runs: the record is the same again, but the day of its last change differs.
    for (const familyName of ["Neri", person.familyName]) {
      parliament.put("person", { ...person, familyName });
      await parliament.write(site.data);
    }
    await site.build();
    expect(site.tree()).toEqual(readTree(await site.buildFresh()));
    site.remove();
  });

  it("has the same bytes from one process and from three, and in another folder", async () => {
    const site = new TestSite();
    await smallParliament().write(site.data);
    const one = await site.buildFresh();
    const three = await site.buildFresh({ shards: 3, render: plainRenderer });
    expect(readTree(three)).toEqual(readTree(one));
    site.remove();
  });
});
