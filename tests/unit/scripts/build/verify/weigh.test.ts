import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { weighPage, weighSite } from "#scripts/build/verify/weigh.ts";

describe("weighPage", () => {
  it("counts each sheet, script and font of the page once, with what scripts import, and nothing loaded by islands", () => {
    const html = `<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css"><script type="module" src="/boot.js"></script>
      <link rel="preload" href="/sans.woff2" as="font"><link rel="stylesheet" href="/a.css"><react-island src="/list.js"></react-island>`;
    const sizes: Record<string, number> = {
      "/a.css": 100,
      "/b.css": 20,
      "/boot.js": 3,
      "/shared.js": 5,
      "/deep.js": 7,
      "/sans.woff2": 4000,
      "/list.js": 9,
    };
    const imports: Record<string, string[]> = { "/boot.js": ["/shared.js"], "/shared.js": ["/deep.js", "/boot.js"] };
    const assets = { sizeOf: (path: string) => sizes[path] ?? NaN, importsOf: (path: string) => imports[path] ?? [] };
    expect(weighPage(html, assets)).toMatchObject({ css: 120, scripts: 15, fonts: 4000 });
  });
});

describe("weighSite", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "emiciclo-"));
    mkdirSync(join(folder, "votazioni"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  /** A page of about this many bytes that cannot be compressed further. */
  const write = (file: string, bytes: number): string => {
    writeFileSync(join(folder, file), randomBytes(bytes).toString("base64"));
    return file;
  };

  it("reports the heaviest page of a folder, by the limit of its kind", () => {
    const pages = [write("votazioni/19-1-1.html", 500), write("votazioni/vs19_1_001.html", 25_000)];
    const faults = weighSite(folder, [...pages, write("index.html", 25_000)]);
    expect(faults.map(({ file }) => file)).toEqual(["votazioni/vs19_1_001.html"]);
    expect(faults[0]?.text).toMatch(/^weighs \d{5} bytes \(html\), more than 17920$/);
  });

  it("checks votes even if a list in the same folder is heavier, within its own limit", () => {
    const pages = [write("votazioni/ribelli.html", 29_000), write("votazioni/vs19_1_001.html", 25_000)];
    expect(weighSite(folder, pages).map(({ file }) => file)).toEqual(["votazioni/vs19_1_001.html"]);
  });

  it("allows a vote extra weight for its rebels, who are listed twice", () => {
    const text = randomBytes(19_000).toString("base64");
    const page = (rebels: number): string => {
      writeFileSync(
        join(folder, "votazioni/vs19_1_001.html"),
        text + "<a class=reb href=/persone/rossi>".repeat(rebels),
      );
      return "votazioni/vs19_1_001.html";
    };
    expect(weighSite(folder, [page(2)])).toHaveLength(1);
    expect(weighSite(folder, [page(60)])).toEqual([]);
  });

  it("counts static imports of scripts, and not those on demand", () => {
    const random = (bytes: number): string => randomBytes(bytes).toString("base64");
    mkdirSync(join(folder, "_astro"));
    writeFileSync(join(folder, "_astro/on-demand.js"), random(9000));
    writeFileSync(join(folder, "_astro/part.js"), random(1800));
    writeFileSync(join(folder, "_astro/page.js"), `import{a}from"./part.js";import("./on-demand.js");"${random(900)}"`);
    const page = (file: string): string => {
      writeFileSync(join(folder, file), '<script type="module" src="/_astro/page.js"></script>');
      return file;
    };
    expect(weighSite(folder, [page("index.html")])).toEqual([]);
    writeFileSync(join(folder, "_astro/part.js"), random(2500));
    expect(weighSite(folder, [page("index.html")])[0]?.text).toMatch(
      /^weighs \d{4} bytes \(scripts\), more than 3072$/,
    );
    // This page has a limit of its own.
    expect(weighSite(folder, [page("404.html")])).toEqual([]);
  });

  it("adds up the page and the files it loads", () => {
    writeFileSync(join(folder, "a.woff2"), randomBytes(34_000));
    writeFileSync(join(folder, "b.css"), randomBytes(9000).toString("base64"));
    const page = "index.html";
    writeFileSync(
      join(folder, page),
      `<link rel="stylesheet" href="/b.css"><link rel="preload" href="/a.woff2" as="font">${randomBytes(19_000).toString("base64")}`,
    );
    expect(weighSite(folder, [page])).toEqual([]);
    writeFileSync(
      join(folder, page),
      `<link rel="stylesheet" href="/b.css"><link rel="preload" href="/a.woff2" as="font">${randomBytes(30_000).toString("base64")}`,
    );
    expect(weighSite(folder, [page]).map(({ text }) => text.replace(/\d+/, "…"))).toEqual([
      "weighs … bytes (whole), more than 71680",
    ]);
  });
});
