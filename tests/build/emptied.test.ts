/** A published page that lost its content but kept its modification time. */
import { readFileSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { digestOf } from "#scripts/lib/canonical.ts";
import { smallParliament } from "./support/parliament.ts";
import { readTree, TestSite } from "./support/site.ts";

it("a build repairs a truncated page with its old mtime, and rebuilds a site whose manifest has no sizes", async () => {
  const site = new TestSite();
  const cache = (name: string): string => join(site.folder, "cache", name);
  const parliament = smallParliament();
  await parliament.write(site.data);
  await site.build();
  parliament.retitleVote();
  await parliament.write(site.data);
  const fresh = await site.buildFresh();
  const page = "votazioni/vs19_640_002.html";
  const { atime, mtime } = statSync(join(site.out, page));
  truncateSync(join(site.out, page));
  utimesSync(join(site.out, page), atime, mtime);
  await site.build();
  expect(site.tree()).toEqual(readTree(fresh));

  const [name = ""] = readdirSync(cache("manifests"));
  const former = readFileSync(cache(`manifests/${name}`), "utf8").replaceAll(/\t\d+$/gm, "");
  rmSync(cache(`manifests/${name}`));
  writeFileSync(cache(`manifests/${digestOf(former)}.tsv`), former);
  writeFileSync(join(site.out, ".edition"), `${digestOf(former)}\n`);
  truncateSync(join(site.out, page));
  await site.build();
  expect(site.tree()).toEqual(readTree(fresh));
  site.remove();
});
