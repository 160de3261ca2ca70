import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { SendOptions } from "#scripts/deploy/target.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { contentSecurityPolicy, headerRules, toHeadersFile } from "#src/config/headers.ts";

/** A folder with these files, by path, and the rules of a site. */
export function writeSite(files: Readonly<Record<string, string>>): string {
  const out = mkdtempSync(join(tmpdir(), "site-"));
  const all = { ".edition": "edition\n", _headers: toHeadersFile(headerRules(contentSecurityPolicy(null))), ...files };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
  }
  return out;
}

export function changeSite(out: string, files: Readonly<Record<string, string | null>>): void {
  for (const [file, text] of Object.entries(files))
    if (text === null) rmSync(join(out, file));
    else writeFileSync(join(out, file), text);
}

/** Whether rclone is here. */
export const hasRclone = spawnSync("rclone", ["version"]).status === 0;

export const storageOptions = (changes: Partial<SendOptions> = {}): SendOptions => ({
  isDryRun: false,
  preview: null,
  beginsAnew: false,
  purge: null,
  effects: silentEffects({ now: () => new Date() }),
  ...changes,
});
