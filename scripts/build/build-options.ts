import type { Bundler } from "./bundle/bundle.ts";
import type { PageChecker } from "./verify/check-pages.ts";
import type { PictureMaker } from "./pictures/pictures.ts";
import type { Preparer } from "./prepare.ts";
import type { Renderer } from "./render.ts";

/** What `npm run build` is asked for. */
export interface BuildOptions {
  /** The project. */
  readonly root: string;
  readonly data: string;
  readonly out: string;
  readonly cache: string;
  readonly isFull: boolean;
  /** Slices of the plan, each in a process of its own; null: as many as are worth it. */
  readonly shards: number | null;
  /** Only render this slice of the plan (1 to `shards`) into a folder, for another machine. */
  readonly slice?: { readonly shard: number; readonly to: string };
  /** Folder with all slices, rendered elsewhere: this build puts them together. */
  readonly slices?: string;
  /** Only say what would be done: of all pages, or of one address. */
  readonly explain: "plan" | { readonly path: string } | null;
  /** Publish a site with faults (families without a route, broken links), for work in progress. */
  readonly isDraft: boolean;
  /** A process of its own, unless a test prepares here. */
  readonly prepare?: Preparer;
  /** Astro, unless a test bundles and renders by itself. */
  readonly bundle?: Bundler;
  readonly render?: Renderer;
  /** The drawings as PNG, unless a test makes the pictures by itself. */
  readonly pictures?: PictureMaker;
  /** Reads pages in threads, unless what a test renders is not HTML. */
  readonly check?: PageChecker;
}
