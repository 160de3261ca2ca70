import type { Bundler } from "./bundle/bundle.ts";
import type { PageChecker } from "./verify/check-pages.ts";
import type { PictureMaker } from "./pictures/pictures.ts";
import type { Preparer } from "./prepare.ts";
import type { Renderer } from "./render.ts";

export interface BuildOptions {
  /** The project folder. */
  readonly root: string;
  readonly data: string;
  readonly out: string;
  readonly cache: string;
  readonly isFull: boolean;
  /** Number of slices of the plan, each rendered in its own process; null = chosen by the build. */
  readonly shards: number | null;
  /** Renders only this slice of the plan (1 to `shards`) into a folder, for another machine. */
  readonly slice?: { readonly shard: number; readonly to: string };
  /** Folder with all slices, rendered on other machines: this build assembles them. */
  readonly slices?: string;
  /** Only prints what would be done: for the whole plan, or for one address. */
  readonly explain: "plan" | { readonly path: string } | null;
  /** Publishes a site with faults (page types without a route, broken links), for work in progress. */
  readonly isDraft: boolean;
  /** Test seam: by default prepares in separate processes. */
  readonly prepare?: Preparer;
  /** Test seam: by default Astro bundles and our own processes render. */
  readonly bundle?: Bundler;
  readonly render?: Renderer;
  /** Test seam: by default draws PNG files. */
  readonly pictures?: PictureMaker;
  /** Test seam: by default reads HTML pages in threads. */
  readonly check?: PageChecker;
}
