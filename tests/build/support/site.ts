/** Builds in separate folders, and comparison of folder trees. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BuildOptions } from "#scripts/build/build-inputs.ts";
import { buildSite } from "#scripts/build/build.ts";
import type { BuildFigures } from "#scripts/build/figures.ts";
import type { Bundler } from "#scripts/build/bundle/bundle.ts";
import type { PageChecker } from "#scripts/build/verify/check-pages.ts";
import { readPages } from "#scripts/build/verify/read-pages.ts";
import type { PictureMaker } from "#scripts/build/pictures/pictures.ts";
import { fileOfPath } from "#scripts/build/plan.ts";
import { listFiles } from "#scripts/build/files.ts";
import { prepareHere } from "#scripts/build/prepare.ts";
import type { Renderer } from "#scripts/build/render.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { bodyFolder } from "#src/lib/routes.ts";
import { editedFiles, editedText, type EditableCode } from "./code-edits.ts";

/** Digest of every file of a folder, by path. */
export function readTree(folder: string): Record<string, string> {
  const files = listFiles(folder).sort();
  return Object.fromEntries(files.map((file) => [file, digestOf(readFileSync(join(folder, file)))]));
}

const assetOf = (template: string): string => `_astro/style.${digestOf(template).slice(0, 8)}.css`;

/** Stands for the rendering code: differs when any file of `src` does. */
const readTemplate = (root: string): string =>
  `<!doctype html><!-- ${digestOf(JSON.stringify(readTree(join(root, "src"))))} -->`;

/** Creates a file and fails if it exists: overwriting a hard-linked file would change all its names. */
function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text, { flag: "wx" });
}

/** Bundles without Astro: one style sheet and the public folder. */
export const plainBundle: Bundler = ({ root, cache }) => {
  const assets = join(cache, "bundle");
  rmSync(assets, { recursive: true, force: true });
  const template = readTemplate(root);
  write(assets, assetOf(template), template);
  // The script of the embeds, which the bundle of the real site has at a fixed address.
  write(assets, "embed.js", template);
  if (existsSync(join(root, "public"))) cpSync(join(root, "public"), assets, { recursive: true });
  return Promise.resolve({ assets, entry: "" });
};

/** Ids to which redirects lead: on a real page its sections have them. */
const anchors = Object.values(bodyFolder)
  .map((id) => `<i id="${id}"></i>`)
  .join("");

/**
 * Renders without Astro, with the same inputs: planned pages and, on request, standalone pages. A page prints
 * everything that determines its bytes (contract, site context, template), so that a stale page is noticed.
 */
export const plainRenderer: Renderer = ({ root, cache, shards, withStandalone }, folder) => {
  const db = new DatabaseSync(join(cache, "pages.sqlite"), { readOnly: true });
  const template = readTemplate(root);
  const asset = assetOf(template);
  const site = String(db.prepare("SELECT contract FROM page WHERE output = 'site'").get()?.["contract"]);
  const rows = db
    .prepare("SELECT p.path, p.contract FROM plan JOIN page p USING (output, key) WHERE shard BETWEEN 1 AND ?")
    .all(shards);
  for (const row of rows)
    write(
      folder,
      fileOfPath(String(row["path"]), "page"),
      `${template}/${asset}${anchors}\n${site}\n${String(row["contract"])}\n`,
    );
  if (withStandalone)
    for (const file of ["404.html", "in-attesa.html"]) write(folder, file, `${template}/${asset}\n${site}\n`);
  db.close();
  return Promise.resolve();
};

/** Pictures without drawing: the same number, each containing its contract. */
export const plainPictures: PictureMaker = ({ db, outputs, plan, cache }) => {
  const folder = join(cache, "pictures");
  mkdirSync(folder, { recursive: true });
  const drawn = new Set(outputs.filter(({ drawing }) => drawing !== undefined).map(({ name }) => name));
  const wanted = plan.files.filter(({ output, reason }) => drawn.has(output) && reason !== "unchanged");
  const files = wanted.map(({ output, key, file }): [string, string] => {
    const row = db.prepare("SELECT contract FROM page WHERE output = ? AND key = ?").get(output, key);
    const contract = String(row?.["contract"]);
    const picture = join(folder, `${digestOf(contract)}.png`);
    writeFileSync(picture, contract);
    return [file, picture];
  });
  return Promise.resolve({ files: new Map(files), drawn: files.length });
};

/** Links and link targets of pages that are not HTML. */
export const plainChecker: PageChecker = (folder, pages) =>
  Promise.resolve([{ ...readPages(folder, pages), faults: [] }]);

/** Modules of a project that name the edited files, as the real ones do by way of others. */
const entries: Readonly<Record<string, RegExp>> = {
  "src/pages/index.astro": /^src/,
  "scripts/build/prepare.ts": /^(src\/i18n|scripts\/contracts)/,
  "scripts/build.ts": /^scripts/,
};

/** A project with a little code and folders for its data, cache and output. */
export class TestSite implements EditableCode {
  readonly folder: string;
  readonly data: string;
  readonly out: string;
  /** Log lines of the builds. */
  readonly said: string[] = [];
  readonly #root: string;

  /** @param existing folder of a site that another process made; default a new one */
  constructor(existing?: string) {
    this.folder = existing ?? mkdtempSync(join(tmpdir(), "emiciclo-"));
    this.data = join(this.folder, "data");
    this.out = join(this.folder, "dist");
    this.#root = join(this.folder, "project");
    if (existing !== undefined) return;
    mkdirSync(this.data);
    // The search indexes the prose of the project.
    cpSync("src/content", join(this.#root, "src/content"), { recursive: true });
    cpSync("public", join(this.#root, "public"), { recursive: true });
    for (const file of editedFiles) this.edit(file, 0);
    for (const [module, imported] of Object.entries(entries)) {
      const names = editedFiles.filter((file) => imported.test(file)).map((file) => `import "#${file}";\n`);
      this.#write(module, names.join(""));
    }
  }

  edit(file: string, n: number): void {
    this.#write(file, editedText(file, n));
  }

  #write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#root, file)), { recursive: true });
    writeFileSync(join(this.#root, file), text);
  }

  options(changes: Partial<BuildOptions> = {}): BuildOptions {
    return {
      root: this.#root,
      data: this.data,
      out: this.out,
      cache: join(this.folder, "cache"),
      isFull: false,
      shards: 1,
      explain: null,
      isDraft: false,
      prepare: prepareHere,
      bundle: plainBundle,
      render: plainRenderer,
      pictures: plainPictures,
      check: plainChecker,
      ...changes,
    };
  }

  /** Builds; the remarks about pages that do not hold. */
  async remarks(changes: Partial<BuildOptions> = {}): Promise<readonly string[]> {
    return (await this.build(changes))?.remarks ?? [];
  }

  async build(changes: Partial<BuildOptions> = {}): Promise<BuildFigures | null> {
    this.said.length = 0;
    return await buildSite(this.options(changes), silentEffects({ log: (line) => this.said.push(line) }));
  }

  /** A full build of the same data, code and register, in new folders. */
  async buildFresh(changes: Partial<BuildOptions> = {}): Promise<string> {
    const fresh = mkdtempSync(join(this.folder, "fresh-"));
    cpSync(this.data, join(fresh, "data"), { recursive: true });
    const folders = { data: join(fresh, "data"), out: join(fresh, "dist"), cache: join(fresh, "cache") };
    await buildSite(this.options({ ...folders, ...changes }), silentEffects());
    return folders.out;
  }

  tree(): Record<string, string> {
    return existsSync(this.out) ? readTree(this.out) : {};
  }

  read(file: string): string {
    return readFileSync(join(this.out, file), "utf8");
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
