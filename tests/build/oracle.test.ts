/** The basic guarantee: an incremental build equals a full build, file by file, whatever happened before. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBuild, anyEdit } from "./support/edits.ts";
import { smallParliament } from "./support/parliament.ts";
import { plainRenderer, readTree, TestSite } from "./support/site.ts";

/** Number of random sequences; set EMICICLO_ORACLE=200 for a longer check. */
const sequences = Number(process.env["EMICICLO_ORACLE"] ?? "6");

/** Builds in the given way; a killed build must leave the published site unchanged. */
async function build(site: TestSite, how: string): Promise<void> {
  if (how === "cache lost") rmSync(join(site.folder, "cache"), { recursive: true, force: true });
  if (how.startsWith("killed")) {
    const before = site.tree();
    const stop = new Error("killed");
    const broken = () => (how === "killed in render" ? Promise.reject(stop) : Promise.resolve());
    await site.build({ render: broken }).catch(() => undefined);
    // A build without anything to render succeeds: there was nothing to kill.
    if (!site.said.some((line) => line.startsWith("build:"))) expect(site.tree()).toEqual(before);
  }
  await site.build(how === "sharded" ? { shards: 3 } : {});
}

describe("an incremental build", () => {
  it("equals a full build after any sequence of edits", { timeout: 6 * 3_600_000 }, async () => {
    const steps = fc.array(fc.tuple(fc.array(anyEdit, { minLength: 1, maxLength: 3 }), anyBuild), {
      minLength: 2,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const site = new TestSite();
        const parliament = smallParliament();
        await parliament.write(site.data);
        await site.build();
        for (const [edits, how] of sequence) {
          for (const { apply } of edits) apply(parliament, site);
          await parliament.write(site.data);
          const fresh = await site.buildFresh();
          await build(site, how);
          expect(site.tree()).toEqual(readTree(fresh));
          rmSync(join(fresh, ".."), { recursive: true });
        }
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
