/** All page types and file types. */
import type { AnyOutput } from "./engine/reader.ts";
import * as modules from "./output-modules.ts";

const isOutput = (value: unknown): value is AnyOutput =>
  typeof value === "object" && value !== null && "contract" in value;

/** The site context comes first, then the images, which are rendered in parallel with the rest. */
export const outputs: readonly AnyOutput[] = [
  ...new Set([modules.siteContext, modules.shareImages, ...Object.values<unknown>(modules).flat()]),
].filter(isOutput);
