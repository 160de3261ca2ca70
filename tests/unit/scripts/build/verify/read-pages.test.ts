import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPage } from "#scripts/build/verify/read-pages.ts";

const folder = mkdtempSync(join(tmpdir(), "emiciclo-pages-"));
afterAll(() => rmSync(folder, { recursive: true }));

function read(html: string, file = "votazioni/x.html") {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), html);
  const targets = new Map<string, string>();
  const faults: { file: string; text: string }[] = [];
  const ids = readPage(folder, file, { targets, faults });
  return { targets: [...targets.keys()], ids: [...ids], faults: faults.map(({ text }) => text) };
}

describe("readPage", () => {
  it("reads links, quoted and not, each once", () => {
    expect(read(`<a href="/faq">a</a> <a href=/persone/x>b</a> <a href='/faq'>c</a>`).targets).toEqual([
      "/faq",
      "/persone/x",
    ]);
  });

  it("reads assets, source sets and the scripts of islands", () => {
    expect(
      read('<img src="/a.png" srcset="/b.png 1x, /c.png 2x"><react-island src="/_astro/i.js"></react-island>').targets,
    ).toEqual(["/a.png", "/b.png", "/c.png", "/_astro/i.js"]);
  });

  it("resolves fragments and queries against the page", () => {
    expect(read('<a href="/votazioni?branch=S&amp;page=2#lista">b</a> <a href="../faq#voto">c</a>').targets).toEqual([
      "/votazioni#lista",
      "/faq#voto",
    ]);
  });

  it("decodes entities and letters with accents", () => {
    expect(read('<a href="/a&#39;b/&egrave;è">c</a><p id="pi&ugrave;">d</p>')).toEqual({
      targets: ["/a'b/èè"],
      ids: ["più"],
      faults: [],
    });
  });

  it("finds the fault of a percent sign that encodes nothing, and reads on", () => {
    expect(read('<a href="/sconto-50%-vero">a</a> <a href="/faq#x%">b</a> <a href="/votazioni">c</a>')).toEqual({
      targets: ["/votazioni"],
      ids: [],
      faults: ["/sconto-50%-vero", "/faq#x%"].map(
        (address) => `links to ${address}, which is no address: "%" must be written %25`,
      ),
    });
  });

  it("finds links to parts that the page itself does not have, however they are written", () => {
    const html =
      '<a href="#voti">1</a> <a href="?group=gin#membri">2</a> <a href="/votazioni/x#aula">3</a> <a href="#top">4</a>' +
      '<a href="#c-%C3%A8">5</a> <a href="/votazioni/x">6</a> <a href="/votazioni/xy#voti">7</a>';
    const lost = ["voti", "membri", "aula", "c-è"];
    expect(read(html)).toEqual({
      targets: ["/votazioni/x", "/votazioni/xy#voti"],
      ids: [],
      faults: lost.map((id) => `links to /votazioni/x#${id}: no element there has that id`),
    });
    const parts = '<p id="voti">1</p> <p id=membri>2</p> <p id="aula">3</p> <p id="c-è">4</p>';
    expect(read(html + parts).faults).toEqual([]);
  });

  it("counts addresses of this site as its own and leaves others alone", () => {
    expect(
      read(
        '<link href="https://emiciclo.example/faq"> <a href="https://www.camera.it/x">a</a> <a href="mailto:a@b.example">m</a>' +
          '<a href="//cdn.example/y">c</a> <a href="https://emiciclo.example.org/z">e</a>',
      ).targets,
    ).toEqual(["/faq"]);
  });

  it("reads the ids that fragments can name", () => {
    expect(read('<p id="uno">1</p><p id=due>2</p><p id="più">3</p>').ids).toEqual(["uno", "due", "più"]);
  });

  it("leaves alone code that a page shows as text", () => {
    const code = "&lt;iframe src=&quot;https://emiciclo.example/embed/persona/rossi&quot; id=&quot;x&quot;&gt;";
    expect(read(`<textarea>${code}</textarea>`)).toEqual({ targets: [], ids: [], faults: [] });
  });

  it.each([
    '<!doctype html><html lang="it"><head><title>a < b</title></head><body><h1>x</h1><br><img src="a>b.png" alt=""></body></html>',
    '<script>if (a</b/.exec(c)) d("<p>");</script><style>a > b {}</style><textarea><iframe id="x"></textarea>',
    '<svg viewBox="0 0 1 1"><g><path d="M0 0"/><title>Uno</title><a href="/x"><text>1</text></a></g></svg>',
    "<ul><li><a href=/a>a</a><li><ul><li>b</ul><li>c</ul><p>d</p>",
    "<dl><dt>a<dd><dl><div><dt>b<dd>c</div></dl><dd>d</dl><select><option>e<option>f</select>",
    "<table><thead><tr><th>a<th>b</thead><tbody><tr><td><p>c</p><td>d<tr><th>e<td>f</tbody></table>",
    "<!-- <p> --><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>",
    '<p id="uno">1</p><p id=due>2</p><custom-part><template><li>x</li></template></custom-part>',
  ])("finds no fault in %s", (html) => expect(read(html).faults).toEqual([]));

  it.each([
    ["<div><p>a</div>", "</div> closes <p>"],
    ["<div><span>a</span>", "<div> is not closed"],
    ["<p>a</p></section>", "</section> closes <nothing>"],
    ["<ul><li><a href=/a>a</a></ol>", "</ol> closes <ul>"],
    ["<dl><dt>a <b>b<dd>c</dl>", "</dl> closes <b>"],
    ["<table><tr><td>a<tbody><tr><td>b</table>", "</table> closes <tbody>"],
    ["<select><option>a</ul>", "</ul> closes <select>"],
    ["<script>never", "<script> is not closed"],
    ['<p id="x">1</p><p class="y" id=x>2</p>', 'the id "x" comes twice'],
  ])("finds the fault of %s", (html, fault) => expect(read(html).faults).toEqual([`is not valid HTML: ${fault}`]));
});
