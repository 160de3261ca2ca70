/** The published site of the small parliament, where many tests begin. */
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { smallParliament, type Parliament } from "./parliament.ts";
import { TestSite } from "./site.ts";

/** Built by the first test of a file that needs it. */
let original: Promise<{ readonly folder: string; readonly day: Date }> | undefined;

async function build(): Promise<{ readonly folder: string; readonly day: Date }> {
  const site = new TestSite();
  const parliament = smallParliament();
  await parliament.write(site.data);
  await site.build();
  return { folder: site.folder, day: parliament.day };
}

/** A copy of the small parliament and its published site. The next pull is on the day after that of the site. */
export async function smallSite(): Promise<{ readonly site: TestSite; readonly parliament: Parliament }> {
  original ??= build();
  const { folder, day } = await original;
  const copy = mkdtempSync(join(tmpdir(), "emiciclo-"));
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  const parliament = smallParliament();
  parliament.day = day;
  return { site: new TestSite(copy), parliament };
}
