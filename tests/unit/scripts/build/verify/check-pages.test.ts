import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkPages, choosePages } from "#scripts/build/verify/check-pages.ts";

describe("choosePages", () => {
  it("takes some pages of every folder before more of one", () => {
    expect(choosePages(["voti/c.html", "voti/a.html", "voti/b.html", "persone/z.html"], 3)).toEqual([
      "persone/z.html",
      "voti/a.html",
      "voti/b.html",
    ]);
  });

  it("takes all pages when there are few", () => {
    expect(choosePages(["b.html", "a.html"])).toEqual(["a.html", "b.html"]);
  });
});

describe("checkPages", () => {
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-html-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const page = (body: string): string =>
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>t</title></head><body>${body}</body></html>`;

  /** Faults of the pages in the folder. */
  const faultsOf = async (files: readonly string[]) => {
    const readings = await checkPages(folder, files);
    return readings.flatMap(({ faults }) => faults);
  };

  it("finds nothing in a valid page", async () => {
    writeFileSync(join(folder, "a.html"), page("<h1>Titolo</h1>"));
    expect(await faultsOf(["a.html"])).toEqual([]);
  });

  it("reports page, position and fault", async () => {
    writeFileSync(join(folder, "b.html"), page('<p id="x">uno</p><p id="x">due</p>'));
    const faults = await faultsOf(["b.html"]);
    expect(faults.map(({ file, text }) => `${file} ${text}`)).toEqual([
      'b.html is not valid HTML: the id "x" comes twice',
      expect.stringMatching(/^b\.html is not valid HTML at 1:\d+: Duplicate ID "x"$/),
    ]);
  });

  it("reports a style element in a page, which the security policy would block", async () => {
    writeFileSync(join(folder, "e.html"), page("<div><style>p { color: red; }</style><p>a</p></div>"));
    const faults = await faultsOf(["e.html"]);
    expect(faults.map(({ file, text }) => `${file} ${text}`)).toEqual([
      expect.stringMatching(/^e\.html is not valid HTML at 1:\d+: <style> element is not permitted/),
    ]);
  });

  it("reports a link to a missing part of the same page", async () => {
    writeFileSync(join(folder, "d.html"), page('<p id="uno"><a href="#uno">a</a> <a href="?a=b#due">b</a></p>'));
    expect(await faultsOf(["d.html"])).toEqual([
      { file: "d.html", text: "links to /d#due: no element there has that id" },
    ]);
  });

  it.each([
    ["a list in a paragraph", "<p><ul><li>b</li></ul></p>", /valid HTML at .*<\/p>/],
    ["a button in a link", '<a href="/a"><button type="button">b</button></a>', /valid HTML at .*<button>/],
    ["a row outside a list", "<div><li>a</li></div>", /valid HTML at .*<li>/],
  ])("finds %s", async (_, body, fault) => {
    writeFileSync(join(folder, "f.html"), page(body));
    const texts = (await faultsOf(["f.html"])).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(fault));
  });

  it("names the addresses that pages refer to, each with a page", async () => {
    writeFileSync(join(folder, "c.html"), page('<p id="uno"><a href="/faq">a</a> <a href="#uno">b</a></p>'));
    const readings = await checkPages(folder, ["c.html"]);
    expect(readings.flatMap(({ targets }) => [...targets])).toEqual([["/faq", "c.html"]]);
  });

  it("checks the markup of every page, however many", async () => {
    const files = Array.from({ length: 370 }, (_, i) => `many-${String(i).padStart(3, "0")}.html`);
    for (const file of files) writeFileSync(join(folder, file), page(file === "many-369.html" ? "<div>" : "<p>a</p>"));
    expect(await faultsOf(files)).toEqual([{ file: "many-369.html", text: "is not valid HTML: </body> closes <div>" }]);
  });
});
