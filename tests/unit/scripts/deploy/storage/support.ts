import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { StorageOptions } from "#scripts/deploy/storage/send.ts";
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

export const storageOptions = (changes: Partial<StorageOptions> = {}): StorageOptions => ({
  isDryRun: false,
  preview: null,
  graceDays: 7,
  isCompressed: false,
  beginsAnew: false,
  purge: null,
  isPreview: false,
  redirects: true,
  site: "https://emiciclo.example",
  effects: silentEffects({ today: () => "2026-11-20", now: () => new Date() }),
  ...changes,
});

/** Keys of the site among the writes that a server saw: without the records of deployments. */
export const siteWrites = (writes: readonly string[]): string[] => writes.filter((line) => !line.includes(".deploy/"));
