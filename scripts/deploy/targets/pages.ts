import type { TargetKind } from "#scripts/deploy/target.ts";

/** "github-pages": only checks the site; a step of the workflow uploads it. */
export const pagesTarget: TargetKind = {
  form: "github-pages",
  parse: (text) =>
    text === "github-pages" ? { host: "github-pages", send: () => Promise.resolve("checked, to be uploaded") } : null,
};
