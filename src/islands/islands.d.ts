/// <reference types="vite/client" />

/** URL of the module's chunk: see `scripts/build/bundle/integrations.ts`. */
declare module "*?chunk" {
  const url: string;
  // eslint-disable-next-line no-restricted-exports -- as Vite's own queries export
  export default url;
}

declare namespace App {
  interface Locals {
    /** URLs of the islands' scripts, by file; set by `render-process.ts`. */
    readonly scripts: Readonly<Record<string, string>>;
  }
}
