import { existsSync } from "node:fs";
import { join } from "node:path";
import { DataError } from "#scripts/lib/errors.ts";
import { publishedSource, publishedStatus, registerFile } from "#scripts/lib/published.ts";
import type { Bundler } from "./bundle/bundle.ts";
import type { PageChecker } from "./verify/check-pages.ts";
import type { PictureMaker } from "./pictures/pictures.ts";
import type { Preparer } from "./prepare.ts";
import type { Renderer } from "./render.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { readCodeDigests, type CodeDigests } from "./code-digest.ts";
import { findMissing, markName, readManifest, type FileKind, type Manifest } from "./manifest.ts";
import { pathOfFile } from "./plan.ts";
import { appendEvents, dataDigest, newEvents, readRegister, type Published, type Register } from "./register.ts";
import { inputsDigest } from "#scripts/contracts/engine/inputs.ts";
import { outputs } from "#scripts/contracts/outputs.ts";
import { tombstoneFiles, tombstonePages } from "./tombstones.ts";
import { openDataOutputs } from "./open-data/publish.ts";

export interface BuildOptions {
  readonly root: string;
  readonly data: string;
  readonly out: string;
  readonly cache: string;
  readonly isFull: boolean;
  /** Number of parts of the plan, each rendered in its own process; null = chosen by the build. */
  readonly shards: number | null;
  /** Only prints what would be done: for the whole plan, or for one address. */
  readonly explain: "plan" | { readonly path: string } | null;
  /** Publishes a site with faults (page types without a route, broken links), for work in progress. */
  readonly isDraft: boolean;
  /** Goes on although published addresses are missing in the register, and enters them again. */
  readonly beginAnew?: boolean;
  /** Accept file: an operator's decision that many faulty pages are left out; undefined = none. */
  readonly accept?: string;
  // Test seams. By default the build prepares in separate processes, bundles with Astro, renders in processes, draws PNG
  // files and reads HTML pages in threads.
  readonly prepare?: Preparer;
  readonly bundle?: Bundler;
  readonly render?: Renderer;
  readonly pictures?: PictureMaker;
  readonly check?: PageChecker;
}

/** Inputs of a build, read once at its start. */
export interface BuildInputs {
  readonly snapshot: Snapshot;
  readonly register: Register;
  readonly edition: string;
  readonly code: CodeDigests;
  /** Manifest of the published site; null when there is none. */
  readonly published: Manifest | null;
  /** Files of the manifest that are missing in the published folder. */
  readonly missing: ReadonlySet<string>;
}

export function readInputs(
  snapshot: Snapshot,
  { root, data, out, cache, explain, beginAnew = false }: BuildOptions,
  effects: Effects,
): BuildInputs {
  const published = readManifest(cache, out);
  const edition = snapshot.meta("edition") ?? effects.today();
  checkRegister({ snapshot, published, data, out, edition, beginAnew, explain }, effects);
  return {
    snapshot,
    register: readRegister(data),
    edition,
    code: readCodeDigests(root, process.env),
    published,
    missing: published === null ? new Set() : findMissing(out, published),
  };
}

/** Whether the published site is complete and was made from these inputs, so that there is nothing to build. */
export function isUpToDate({ snapshot, register, code, published, missing }: BuildInputs): boolean {
  const data = dataDigest(inputsDigest(snapshot), register.text);
  const isSameCode = (["contracts", "render", "build"] as const).every((part) => published?.[part] === code[part]);
  return isSameCode && published?.data === data && missing.size === 0;
}

interface RegisterCheck {
  readonly snapshot: Pick<Snapshot, "record" | "nights">;
  readonly published: Manifest | null;
  readonly data: string;
  readonly out: string;
  readonly edition: string;
  readonly beginAnew: boolean;
  readonly explain: BuildOptions["explain"];
}

/**
 * Every published address is in the register, which is written before the site. Those that are missing enter it again if the
 * data folder is only older than the site: it was restored. Otherwise the register was lost or cut: addresses without a page
 * would not be served any more. Demonstration data leave none.
 * @throws DataError for a register that was lost or cut, unless it is to begin anew
 */
function checkRegister(
  { snapshot, published, data, out, edition, beginAnew, explain }: RegisterCheck,
  effects: Pick<Effects, "log">,
): void {
  const register = readRegister(data);
  if (!existsSync(join(out, markName)) || hasOtherSource(snapshot, out)) return;
  const own = [...(published?.entries ?? [])].filter(([file, { kind }]) => isRegistered(file, kind));
  const lost = own.filter(([file]) => !register.entries.has(pathOfFile(file)));
  if (lost.length === 0 && (published !== null || register.text !== "")) return;
  const file = registerFile(data);
  const status = publishedStatus(out);
  if (!beginAnew && (register.text === "" || !isOlder(snapshot, edition, status)))
    throw new DataError(
      `${file}: lost or cut: ${published === null ? "it is empty, but a site is published" : `${lost.length} published addresses are not in it`}; bring back data/, or say --begin-anew. The published site is as it was.`,
    );
  effects.log(`build: ${lost.length} published addresses are not in ${file}, and enter it again`);
  // Not before the day of the site: what is newer than a restored snapshot was not withdrawn.
  const events = newEvents({ ...register, entries: new Map() }, addressesOf(lost), status?.edition ?? edition);
  if (explain === null) appendEvents(data, register, events);
}

/** Files that have an address in the register, besides assets: of the other index files the downloads. */
const isRegistered = (file: string, kind: FileKind): boolean =>
  kind === "page" || kind === "file" || (kind === "index" && file.startsWith("open-data/"));

/** Whether the site was made after these data: its edition is later, or its last night is not in their log. */
function isOlder(
  snapshot: Pick<Snapshot, "nights">,
  edition: string,
  status: ReturnType<typeof publishedStatus>,
): boolean {
  const checkedAt = status?.checkedAt ?? null;
  const isLogged = checkedAt === null || snapshot.nights().some(({ time }) => time === checkedAt);
  return !isLogged || (status !== null && status.edition > edition);
}

function addressesOf(files: readonly (readonly [string, unknown])[]): Published {
  return new Map(files.map(([file]) => [pathOfFile(file), file.endsWith(".html") ? "page" : "file"]));
}

/** Whether the published site shows demonstration data and the snapshot others: those addresses are forgotten. */
function hasOtherSource(snapshot: Pick<Snapshot, "record">, out: string): boolean {
  return publishedSource(out) === "demo" && snapshot.record("site", "site")?.source !== "demo";
}

/**
 * Every page type and file type of the site: those made from the snapshot, then those made from the download and from
 * the address register.
 */
export const allOutputs = [...outputs, ...openDataOutputs, tombstonePages, tombstoneFiles];
