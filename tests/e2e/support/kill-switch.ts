import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "astro";
import { serviceWorker } from "#scripts/build/bundle/integrations.ts";

/** The worker of a site published with `offlineCopies = false`, built from a one-page site. */
export async function killSwitch(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), "spento-"));
  const root = resolve("tests/fixtures/tiny-site");
  await build({
    root,
    outDir,
    cacheDir: join(outDir, ".cache"),
    logLevel: "silent",
    configFile: false,
    integrations: [serviceWorker({ isOn: false })],
  });
  const worker = readFileSync(join(outDir, "sw.js"), "utf8");
  rmSync(outDir, { recursive: true });
  return worker;
}
