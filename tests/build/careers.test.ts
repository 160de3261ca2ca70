/** The careers of another legislature are an input of the build, beside the snapshot. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { career, careersOf18 } from "#tests/fixtures/careers.ts";
import { deputies, member } from "./support/parliament.ts";
import { readTree, type TestSite } from "./support/site.ts";
import { smallSite } from "./support/small-site.ts";

vi.hoisted(() => {
  globalThis.EMICICLO_FAMILY = [{ legislature: 18, url: "https://xviii.emiciclo.example" }];
});

const [ada = ""] = deputies;
const page = `persone/${ada}.html`;

describe("careers of another legislature", () => {
  let site: TestSite;
  let alone: Record<string, string>;
  /** Puts what the site of the eighteenth legislature publishes into the data folder. */
  const put = (...people: Parameters<typeof careersOf18>): void => {
    mkdirSync(join(site.data, "careers"), { recursive: true });
    writeFileSync(join(site.data, "careers/18.json"), JSON.stringify(careersOf18(...people)));
  };
  const changed = (before: Readonly<Record<string, string>>): string[] => {
    const now = site.tree();
    return Object.keys({ ...before, ...now }).filter((file) => before[file] !== now[file] && file.endsWith(".html"));
  };

  beforeEach(async () => {
    const small = await smallSite();
    ({ site } = small);
    small.parliament.put("person", { ...member("C", 0), aliases: ["d1"] });
    await small.parliament.write(site.data);
    await site.build();
    alone = site.tree();
  });
  afterEach(() => site.remove());

  it("change the page of the person they are about, and no other; a full build is equal", async () => {
    put([career(), career({ ids: ["d2"], path: "/persone/altra" })], { isDemo: true });
    await site.build();
    expect(changed(alone)).toEqual([page]);
    expect(site.read(page)).toContain('"url":"https://xviii.emiciclo.example/persone/anna-rossi"');
    expect(readTree(await site.buildFresh())).toEqual(site.tree());
  });

  it("are followed: what they say of the person now is on the page, and nothing once they are gone", async () => {
    put([career()], { isDemo: true });
    await site.build();
    const before = site.tree();
    put([career({ path: "/persone/anna-bianchi" })], { isDemo: true });
    await site.build();
    expect(changed(before)).toEqual([page]);
    rmSync(join(site.data, "careers"), { recursive: true });
    await site.build();
    expect(site.tree()[page]).toBe(alone[page]);
  });

  it("that cannot be used stop the build by name, and the site stays as it was", async () => {
    mkdirSync(join(site.data, "careers"));
    const file = join(site.data, "careers/18.json");
    writeFileSync(file, '{"version":1,');
    await expect(site.build()).rejects.toThrow(`${file}: no careers of a legislature: not JSON`);
    // The small parliament is an invented one.
    put([career()], { isDemo: false });
    await expect(site.build()).rejects.toThrow(`${file}: no careers of a legislature: invented people`);
    expect(site.tree()).toEqual(alone);
  });
});
