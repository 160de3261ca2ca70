/**
 * Preloaded into every process of a build (`NODE_OPTIONS=--import`): appends each file that is read, modules included,
 * to the file EMICICLO_READS, as "script, path".
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

const record = process.env["EMICICLO_READS"] ?? "";
const script = basename(process.argv[1] ?? "");
const seen = new Set<string>();

function noteRead(path: unknown): void {
  const file = path instanceof URL ? fileURLToPath(path) : path;
  if (typeof file !== "string" || seen.has(file)) return;
  seen.add(file);
  fs.appendFileSync(record, `${script}\t${file}\n`);
}

/** Notes the first argument of each call. */
function watch(holder: object, names: readonly string[]): void {
  for (const name of names) {
    const original: unknown = Reflect.get(holder, name);
    if (typeof original !== "function") throw new Error(`node:fs has no ${name}`);
    Reflect.set(holder, name, (...args: unknown[]): unknown => {
      noteRead(args[0]);
      const result: unknown = Reflect.apply(original, holder, args);
      return result;
    });
  }
}

watch(fs, ["readFileSync", "readFile", "openSync", "open", "createReadStream", "copyFileSync", "copyFile", "cpSync"]);
watch(fs.promises, ["readFile", "open", "copyFile", "cp"]);
syncBuiltinESMExports();
// For plugins of the bundler.
Reflect.set(globalThis, "noteRead", (id: string) => noteRead(id.replace(/^\0|\?.*$/g, "")));
