import { renameSync, writeFileSync } from "node:fs";

/**
 * Writes a file atomically: a killed process leaves the old content. The rename creates a new inode, so hard links to
 * the old file (from a published site) keep the old content.
 */
export function writeFileAtomic(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
