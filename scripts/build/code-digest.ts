import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import { remember } from "#src/lib/remember.ts";

/** Inputs of both digests. */
const common = ["package.json", "package-lock.json", "tsconfig.json"];
const viewsCode = [
  ...common,
  // Files of tombstones, and the code that draws pictures.
  "public/fonts",
  "scripts/build/gone.ts",
  "scripts/build/pictures",
  // Code that writes the download and the search indexes.
  "scripts/build/open-data",
  "scripts/build/search",
  "scripts/views",
  "scripts/lib",
  "scripts/pull/store",
  "src/charts",
  "src/config",
  "src/content",
  "src/data",
  "src/domain",
  "src/i18n",
  "src/lib",
  "src/view",
];
const renderCode = [...common, "astro.config.mjs", "public", "scripts/build", "src"];

/**
 * Digests of the code. `views`: all code that decides contracts, emitted files, download and search. `render`: all code
 * that decides rendered pages.
 */
export interface CodeDigests {
  readonly views: string;
  readonly render: string;
}

function filesUnder(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => entry.name !== ".DS_Store")
    .flatMap((entry) => filesUnder(root, `${path}/${entry.name}`))
    .sort();
}

/**
 * Computes the digests of the code under `root`. The name of `root` is not included: two checkouts of the same code
 * have the same digests.
 */
export function readCodeDigests(root: string, environment: NodeJS.ProcessEnv): CodeDigests {
  const digestFile = remember((path: string) => `${path} ${digestOf(readFileSync(join(root, path)))}`);
  // Public environment variables are built into browser code, so they count as code.
  const settings = Object.entries(environment)
    .filter(([name]) => name.startsWith("PUBLIC_"))
    .map(([name, value]) => `${name}=${value ?? ""}`);
  const digest = (paths: readonly string[]): string =>
    digestOf(
      [process.version, ...settings.sort(), ...paths.flatMap((path) => filesUnder(root, path)).map(digestFile)].join(
        "\n",
      ),
    );
  return { views: digest(viewsCode), render: digest(renderCode) };
}
