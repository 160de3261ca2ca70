/** In no state of a site's life is a page left out, or does a link lead nowhere. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { namedPages, pathsOf } from "./support/named-pages.ts";

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (_, state) => {
  it("has every page, and no link to a page, file or anchor that is not there", () => {
    expect({ faults: state.faults, remarks: state.remarks }).toEqual({ faults: 0, remarks: [] });
  });

  it("has every page that its feeds, lists and search indexes name", () => {
    const [named, paths] = [namedPages(state.out), pathsOf(state.out)];
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(({ page }) => !paths.has(page))).toEqual([]);
  });

  it("offers on a page the feed that has its address", () => {
    const files = listFiles(state.out);
    const feeds = files.flatMap((file) => /^feed\/(.+)\.xml$/.exec(file)?.[1] ?? []);
    const offered = feeds.filter((name) => files.includes(`${name}.html`));
    expect(offered.length).toBeGreaterThan(10);
    const isOffered = (name: string): boolean =>
      readFileSync(join(state.out, `${name}.html`), "utf8").includes(`/feed/${name}.xml"`);
    expect(offered.filter((name) => !isOffered(name))).toEqual([]);
  });

  it("has the pages of its sitemap, and no other", () => {
    const files = listFiles(state.out);
    const isRedirect = (file: string): boolean =>
      readFileSync(join(state.out, file), "utf8").includes('http-equiv="refresh"');
    const listed = files
      .filter((file) => /^sitemap-(?!index).*\.xml$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(state.out, file), "utf8").matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
          ([, path = ""]) => (path === "/" || path === "" ? "index.html" : `${decodeURI(path).slice(1)}.html`),
        ),
      );
    expect(listed.filter((file) => !files.includes(file))).toEqual([]);
    const unlisted = files.filter(
      (file) =>
        file.endsWith(".html") &&
        !listed.includes(file) &&
        !isRedirect(file) &&
        !/^(embed\/|emendamenti\/|404|offline|error|in-attesa)/.test(file),
    );
    expect(unlisted).toEqual([]);
  });
});
