import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { checkPages } from "#scripts/build/check-pages.ts";
import { choosePages } from "#scripts/build/validate-html.ts";

describe("choosePages", () => {
  it("takes some of every folder before more of one", () => {
    expect(choosePages(["voti/c.html", "voti/a.html", "voti/b.html", "persone/z.html"], 3)).toEqual([
      "persone/z.html",
      "voti/a.html",
      "voti/b.html",
    ]);
  });

  it("takes all when there are few", () => {
    expect(choosePages(["b.html", "a.html"])).toEqual(["a.html", "b.html"]);
  });
});

describe("checkPages", () => {
  const folder = mkdtempSync(join(tmpdir(), "emiciclo-html-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const page = (body: string): string =>
    `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>t</title></head><body>${body}</body></html>`;

  it("finds nothing in a valid page", async () => {
    writeFileSync(join(folder, "a.html"), page("<h1>Titolo</h1>"));
    expect(await checkPages(folder, ["a.html"])).toEqual([]);
  });

  it("names page, place and fault", async () => {
    writeFileSync(join(folder, "b.html"), page('<p id="x">uno</p><p id="x">due</p>'));
    const faults = await checkPages(folder, ["b.html"]);
    expect(faults.map(({ file, text }) => `${file} ${text}`)).toEqual([
      'b.html is not valid HTML: the id "x" comes twice',
      expect.stringMatching(/^b\.html is not valid HTML at 1:\d+: Duplicate ID "x"$/),
    ]);
  });

  it("looks at the markup of every page, however many there are", async () => {
    const files = Array.from({ length: 70 }, (_, i) => `many-${String(i).padStart(2, "0")}.html`);
    for (const file of files) writeFileSync(join(folder, file), page(file === "many-69.html" ? "<div>" : "<p>a</p>"));
    expect(await checkPages(folder, files)).toEqual([
      { file: "many-69.html", text: "is not valid HTML: </body> closes <div>" },
    ]);
  });
});
