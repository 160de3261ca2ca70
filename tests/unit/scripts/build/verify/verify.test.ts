import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { FileKind } from "#scripts/build/manifest.ts";
import { readRegister } from "#scripts/build/register.ts";
import type { PageChecker } from "#scripts/build/verify/check-pages.ts";
import { readPages } from "#scripts/build/verify/read-pages.ts";
import { verifyPages, verifyRegister } from "#scripts/build/verify/verify.ts";

type Files = Readonly<Record<string, string>>;

describe("verifyPages", () => {
  const base = mkdtempSync(join(tmpdir(), "emiciclo-verify-"));
  const folders = { before: join(base, "before"), stage: join(base, "stage") };
  afterEach(() => rmSync(base, { recursive: true }));

  function write(folder: string, files: Files): void {
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  }
  const kindOf = (file: string): FileKind =>
    file.endsWith(".html") ? "page" : file.endsWith(".xml") ? "index" : "asset";

  /** Verifies a site, if `before` is given one that was published so and kept its equal files. */
  async function verify(files: Files, before?: Files) {
    write(folders.stage, files);
    write(folders.before, before ?? {});
    const read: string[] = [];
    const check: PageChecker = (folder, pages) => {
      read.push(...pages);
      return Promise.resolve(pages.map((page) => readPages(folder, [page])));
    };
    const published = {
      folder: folders.before,
      entries: new Map(Object.keys(before ?? {}).map((file) => [file, { kind: kindOf(file), digest: "" }])),
      unchanged: new Set(Object.keys(files).filter((file) => before?.[file] === files[file])),
    };
    const faults = await verifyPages({
      folder: folders.stage,
      files: new Set(Object.keys(files)),
      published: before === undefined ? null : published,
      check,
    });
    return { read, faults: faults.map(({ file, text }) => `${file} ${text}`) };
  }

  const site = {
    "a.html": '<a href="/b#due">b</a> <a href="/dati.csv">c</a> <img src="/a.svg"> <a href="/">d</a>',
    "b.html": '<p id="due">e</p>',
    "index.html": "<p>f</p>",
    "dati.csv": "",
    "a.svg": "",
    "sitemap-a.xml": "",
  };
  const without = (name: keyof typeof site): Files =>
    Object.fromEntries(Object.entries(site).filter(([file]) => file !== name));

  it("tells links to a page that is left out apart, each address once", async () => {
    write(folders.stage, { ...without("b.html"), "c.html": '<a href="/b">b</a>' });
    const faults = await verifyPages({
      folder: folders.stage,
      files: new Set([...Object.keys(without("b.html")), "c.html"]),
      published: null,
      check: (folder, pages) => Promise.resolve(pages.map((page) => readPages(folder, [page]))),
      leftOut: new Set(["b.html"]),
    });
    expect(faults).toEqual([
      { file: "a.html", text: "links to /b, which is left out", isOfLeftOut: true },
      { file: "c.html", text: "links to /b, which is left out", isOfLeftOut: true },
    ]);
  });

  it("finds every link of a whole site", async () => {
    expect(await verify(site)).toEqual({ read: ["a.html", "b.html", "index.html"], faults: [] });
  });

  it("names what is not there, with the first page that asks for it", async () => {
    const { faults } = await verify({
      "c.html": '<a href="/persone/x">a</a> <a href="/b#tre">b</a>',
      "a.html": '<a href="/persone/x">a</a>',
      "b.html": '<p id="due">c</p>',
    });
    expect(faults).toEqual([
      "a.html links to /persone/x, which is not there",
      "c.html links to /b#tre: no element there has that id",
    ]);
  });

  it("names what a style sheet loads and is not there", async () => {
    const { faults } = await verify({ "_a.css": "p { background: url(/a.png) } b { background: url(data:x) }" });
    expect(faults).toEqual(["_a.css loads /a.png, which is not there"]);
  });

  it("reads only pages that are not as published", async () => {
    const changed = '<a href="/b#due">b</a> <a href="/b#tre">c</a> <a href="/c">d</a>';
    expect(await verify({ ...site, "index.html": changed }, site)).toEqual({
      read: ["index.html"],
      faults: [
        "index.html links to /b#tre: no element there has that id",
        "index.html links to /c, which is not there",
      ],
    });
  });

  it("finds a link of a page that was kept to a part that another page has lost", async () => {
    expect(await verify({ ...site, "b.html": "<p id=tre>e</p>" }, site)).toEqual({
      read: ["a.html", "b.html", "index.html"],
      faults: ["a.html links to /b#due: no element there has that id"],
    });
  });

  it("does not read kept pages for a part that has come", async () => {
    expect(await verify({ ...site, "b.html": '<p id="due">e</p><p id=tre>f</p>' }, site)).toEqual({
      read: ["b.html"],
      faults: [],
    });
  });

  it.each([
    ["a.svg", "a.html links to /a.svg, which is not there"],
    ["b.html", "a.html links to /b, which is not there"],
  ] as const)("finds a link of a page that was kept to %s, which is gone", async (file, fault) => {
    expect((await verify(without(file), site)).faults).toEqual([fault]);
  });

  it("does not read kept pages for an index file that is gone", async () => {
    expect(await verify(without("sitemap-a.xml"), site)).toEqual({ read: [], faults: [] });
  });
});

describe("verifyRegister", () => {
  it("names every address ever published that has no answer, also of what has gone since", () => {
    const data = mkdtempSync(join(tmpdir(), "emiciclo-register-"));
    const events = [
      ["2026-11-01", "+", "page", "/"],
      ["2026-11-01", "+", "page", "/votazioni/a"],
      ["2026-11-01", "+", "page", "/votazioni/b"],
      ["2026-11-01", "+", "file", "/dati/voti.csv"],
      ["2026-11-01", "+", "asset", "/_astro/old.css"],
      ["2026-11-03", "-", "page", "/votazioni/b"],
    ];
    writeFileSync(join(data, "addresses.tsv"), events.map((event) => `${event.join("\t")}\n`).join(""));
    const register = readRegister(data);
    const files = ["index.html", "votazioni/a.html", "votazioni/b.html", "dati/voti.csv"];
    const faults = (published: readonly string[]) => verifyRegister(register, new Set(published));
    expect(faults(files)).toEqual([]);
    const text = "was published on 2026-11-01 and is not served any more";
    expect(faults(["index.html", "votazioni/a.html"])).toEqual([
      { file: "/votazioni/b", text },
      { file: "/dati/voti.csv", text },
    ]);
  });
});
