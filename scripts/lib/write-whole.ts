import { renameSync, writeFileSync } from "node:fs";

/**
 * Writes a file whole or not at all: a process killed meanwhile leaves the old one. It is another file under the same name, so
 * who has the old one by a link of its own, such as a published site, keeps it.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
