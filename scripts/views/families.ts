/** Every family of pages and files: one import and one line each. */
import type { AnyFamily } from "./reader.ts";
import { siteFamily } from "./site-context.ts";

export const families: readonly AnyFamily[] = [
  siteFamily,
];
