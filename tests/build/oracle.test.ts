/** The basic guarantee: an incremental build equals a full build, file by file, whatever happened before. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Membership } from "#src/domain/records.ts";
import type { Edit } from "./support/edits.ts";
import { anySteps, checkSteps, type OracleSite } from "./support/oracle.ts";
import {
  cameraVote,
  choiceVote,
  member,
  nearlyMappedParliament,
  smallParliament,
  waterBill,
  type Parliament,
} from "./support/parliament.ts";
import { plainRenderer, readTree, TestSite } from "./support/site.ts";

/** Number of random sequences; set EMICICLO_ORACLE=200 for a longer check. */
const sequences = Number(process.env["EMICICLO_ORACLE"] ?? "4");

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

/** Gives the first deputy a seat of the college of Padova. */
function putSeat(parliament: Parliament, fields: Partial<Membership>): void {
  const person = member("C", 0);
  const memberships = person.memberships.map((seat) => ({
    ...seat,
    electionArea: "veneto",
    constituency: "Veneto 2 - U03",
    ...fields,
  }));
  parliament.put("person", { ...person, memberships });
}

describe("an incremental build", () => {
  it("equals a full build after any sequence of edits", { timeout: 6 * 3_600_000, tags: ["long"] }, async () => {
    await fc.assert(
      fc.asyncProperty(anySteps({ minLength: 2, maxLength: 5 }), async (steps) => {
        const site = new TestSite();
        await checkSteps(plainSite(site), smallParliament(), steps);
        site.remove();
      }),
      { numRuns: sequences, seed: 19, endOnFailure: true },
    );
  });

  it("equals a full build while maps, themes and members of colleges come and go", async () => {
    const site = new TestSite();
    const has =
      (file: string, ...parts: readonly string[]) =>
      (): void => {
        for (const part of parts) expect(site.read(file), file).toContain(part);
      };
    const lacks = (file: string, part: string) => (): void => expect(site.read(file), file).not.toContain(part);
    /** One build each: the name, the edit, and what the site must then have, so that the step is not void. */
    const steps: readonly (readonly [name: string, apply: Edit["apply"], ...expected: (() => void)[]])[] = [
      [
        "the hundredth vote, the fifth bill, the first deputy of a college",
        (parliament) => {
          const { vote, ballots } = choiceVote(100);
          parliament.put("vote", vote, ballots);
          parliament.put("act", waterBill(4));
          putSeat(parliament, {});
        },
        has("mappa/camera/2025.html", '"votes":100', '"off":'),
        has("temi/acque-e-falde.html", '"acts":5'),
        has("collegi/camera/veneto-2-u03.html", '"familyName":"D’Amico"'),
        has("chi-mi-rappresenta/padova.html", '"familyName":"D’Amico"'),
      ],
      [
        "a vote of another year on the theme, and a change of group",
        (parliament) => {
          const { vote, ballots } = cameraVote(641, 9, "2026-11-19", 1, { acts: [{ kind: "bill", id: "C_401" }] });
          parliament.put("vote", vote, ballots);
          putSeat(parliament, { groups: [{ group: "camera-due", start: "2022-10-18", end: null }] });
        },
        has("temi/acque-e-falde.html", '"votes":1'),
        has("chi-mi-rappresenta/padova.html", '"acronym":"DUE"'),
      ],
      [
        "the deputy leaves, the bill and a vote are withdrawn",
        (parliament) => {
          parliament.remove("vote", choiceVote(7).vote.id);
          parliament.remove("act", "bill/C_404");
          putSeat(parliament, { end: "2026-11-10", endReason: "Dimissioni" });
        },
        has("mappa/camera/2025.html", '"points":[]'),
        has("collegi/camera/veneto-2-u03.html", '"members":[]', '"reason":"Dimissioni"'),
        lacks("temi/acque-e-falde.html", '"acts":'),
      ],
    ];
    const edits = steps.map(([name, apply, ...expected]) => ({ name, apply, expected }));
    await checkSteps(
      plainSite(site),
      nearlyMappedParliament(),
      edits.map((edit) => [[edit], "plain"]),
      (step) => {
        for (const check of edits[step]?.expected ?? []) check();
      },
    );
    site.remove();
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
