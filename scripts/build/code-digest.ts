import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import { remember } from "#src/lib/remember.ts";

/** What both stages stand on. */
const common = ["package.json", "package-lock.json", "tsconfig.json"];
const viewsCode = [
  ...common,
  // Files of addresses that are gone, and what draws pictures.
  "public/fonts",
  "scripts/build/gone.ts",
  "scripts/build/pictures",
  // What writes the download and the search indexes.
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

/** Digests of the code: of all that decides contracts, emitted files, download and search, and of all that decides rendered pages. */
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

/** Reads the code under `root`. The folder's own name does not count: two checkouts of the same code are the same. */
export function readCodeDigests(root: string, environment: NodeJS.ProcessEnv): CodeDigests {
  const digestFile = remember((path: string) => `${path} ${digestOf(readFileSync(join(root, path)))}`);
  // A public environment variable reaches the browser, so it counts as code.
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
