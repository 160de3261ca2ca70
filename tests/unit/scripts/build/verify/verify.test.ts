import { mkdtempSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { PageChecker } from "#scripts/build/verify/check-pages.ts";
import { readRegister } from "#scripts/build/register.ts";
import { verifyPages, verifyRegister } from "#scripts/build/verify/verify.ts";

/** Links and ids of a page, and its fault. */
interface Page {
  readonly targets?: readonly string[];
  readonly ids?: readonly string[];
  readonly fault?: string;
}

/** A site of which only changed pages are read: each run returns the faults and the pages read. */
function makeSite() {
  const db = new DatabaseSync(":memory:");
  return async (pages: Readonly<Record<string, Page>>) => {
    const files = new Map(Object.entries(pages).map(([file, page]) => [file, JSON.stringify(page)]));
    const read: string[] = [];
    const check: PageChecker = async (_folder, changed) => {
      const own = changed.map(({ file, stamp }) => ({ file, stamp, ...pages[file] }));
      read.push(...own.map(({ file }) => file));
      const words = [...new Set(own.flatMap(({ targets = [], ids = [] }) => [...targets, ...ids]))];
      const numbers = (texts: readonly string[]) => Uint32Array.from(texts, (text) => words.indexOf(text));
      const faults = own.flatMap(({ file, fault }) => (fault === undefined ? [] : [{ file, text: fault }]));
      const facts = own.map(({ file, stamp, targets = [], ids = [] }) => ({
        file,
        stamp,
        targets: numbers(targets),
        ids: numbers(ids),
      }));
      return Promise.resolve([{ faults, words, pages: facts }]);
    };
    const faults = await verifyPages({ db, folder: "", files, check });
    return { read, faults: faults.map(({ file, text }) => `${file} ${text}`) };
  };
}

const noFaults: readonly string[] = [];

describe("verifyPages", () => {
  it("resolves every link of a complete site", async () => {
    const verify = makeSite();
    const pages = { "a.html": { targets: ["/b#due", "/dati.csv", "/"] }, "b.html": { ids: ["due"] } };
    expect(await verify({ ...pages, "index.html": {}, "dati.csv": {} })).toEqual({
      read: ["a.html", "b.html", "index.html"],
      faults: noFaults,
    });
  });

  it("reports a missing target, with the first page that links to it", async () => {
    const verify = makeSite();
    const { faults } = await verify({
      "c.html": { targets: ["/persone/x", "/b#tre"] },
      "a.html": { targets: ["/persone/x"] },
      "b.html": { ids: ["due"] },
    });
    expect(faults).toEqual([
      "a.html links to /persone/x, which is not there",
      "c.html links to /b#tre: no element there has that id",
    ]);
  });

  it("finds a link broken by another page without reading the page again", async () => {
    const verify = makeSite();
    const a = { "a.html": { targets: ["/b#due"] } };
    await verify({ ...a, "b.html": { ids: ["due"] } });
    expect(await verify({ ...a, "b.html": { ids: ["tre"] } })).toEqual({
      read: ["b.html"],
      faults: ["a.html links to /b#due: no element there has that id"],
    });
    expect(await verify(a)).toEqual({ read: [], faults: ["a.html links to /b, which is not there"] });
    expect(await verify({ ...a, "b.html": { ids: ["due"] } })).toEqual({ read: ["b.html"], faults: noFaults });
  });

  it("forgets targets that no page links to any more", async () => {
    const verify = makeSite();
    await verify({ "a.html": { targets: ["/b"] }, "b.html": {} });
    expect(await verify({ "a.html": {} })).toEqual({ read: ["a.html"], faults: noFaults });
  });

  it("reads a page with a fault again, and keeps its links and ids", async () => {
    const verify = makeSite();
    const pages = {
      "a.html": { targets: ["/c"], ids: ["uno"], fault: "is not valid HTML" },
      "b.html": { targets: ["/a#uno"] },
    };
    const faults = ["a.html links to /c, which is not there", "a.html is not valid HTML"];
    expect(await verify(pages)).toEqual({ read: ["a.html", "b.html"], faults });
    expect(await verify(pages)).toEqual({ read: ["a.html"], faults });
  });
});

describe("verifyRegister", () => {
  it("reports every published address without a response, including removed ones", () => {
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
    const faults = (published: readonly string[]) =>
      verifyRegister(register, new Map(published.map((file) => [file, "now"])));
    expect(faults(files)).toEqual([]);
    const text = "was published on 2026-11-01 and has no answer any more";
    expect(faults(["index.html", "votazioni/a.html"])).toEqual([
      { file: "/votazioni/b", text },
      { file: "/dati/voti.csv", text },
    ]);
  });
});
