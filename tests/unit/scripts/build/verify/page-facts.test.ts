import { describe, expect, it } from "vitest";
import { PageReader } from "#scripts/build/verify/page-facts.ts";

function facts(html: string, path: string) {
  const reader = new PageReader();
  const { targets, ids, lost } = reader.read(Buffer.from(html).toString("latin1"), path);
  const toWords = (numbers: Uint32Array): string[] => Array.from(numbers, (number) => reader.words[number] ?? "");
  return { targets: toWords(targets), ids: toWords(ids), lost };
}
const targets = (html: string, path = "/votazioni/x"): readonly string[] => facts(html, path).targets;

describe("PageReader", () => {
  it("reads links, quoted or not, each once", () => {
    expect(targets('<a href="/faq">a</a> <a href=/persone/x>b</a> <a href="/faq">c</a>')).toEqual([
      "/faq",
      "/persone/x",
    ]);
  });

  it("reads assets, source sets and the scripts of islands", () => {
    expect(targets('<img src="/a.png" srcset="/b.png 1x, /c.png 2x"><react-island src="/_astro/i.js">')).toEqual([
      "/a.png",
      "/b.png",
      "/c.png",
      "/_astro/i.js",
    ]);
  });

  it("resolves fragments and queries against the page", () => {
    expect(targets('<a href="/votazioni?branch=S&amp;page=2#lista">b</a> <a href="../faq#voto">c</a>')).toEqual([
      "/votazioni#lista",
      "/faq#voto",
    ]);
  });

  it("reports links to missing parts of the same page, in any spelling", () => {
    const html =
      '<a href="#voti">1</a> <a href="?group=gin#membri">2</a> <a href="/votazioni/x#aula">3</a> <a href="#top">4</a>' +
      '<a href="#c-%C3%A8">5</a> <a href="/votazioni/x">6</a> <a href="/votazioni/xy#voti">7</a>';
    expect(facts(html, "/votazioni/x")).toEqual({
      targets: ["/votazioni/x", "/votazioni/xy#voti"],
      ids: [],
      lost: ["/votazioni/x#voti", "/votazioni/x#membri", "/votazioni/x#aula", "/votazioni/x#c-è"],
    });
    const parts = '<p id="voti">1</p> <p id=membri>2</p> <p id="aula">3</p> <p id="c-è">4</p>';
    expect(facts(html + parts, "/votazioni/x").lost).toEqual([]);
  });

  it("treats absolute addresses of this site as its own and ignores others", () => {
    expect(
      targets(
        '<link href="https://emiciclo.example/faq"> <a href="https://www.camera.it/x">a</a> <a href="mailto:a@b.example">m</a>',
      ),
    ).toEqual(["/faq"]);
  });

  it("reads the ids that fragments can refer to", () => {
    expect(facts('<p id="uno">1</p><p id=due>2</p><p id="più">3</p>', "/").ids).toEqual(["uno", "due", "più"]);
  });

  it("ignores code displayed as text", () => {
    const code = "&lt;iframe src=&quot;https://emiciclo.example/embed/persona/rossi&quot; id=&quot;x&quot;&gt;";
    expect(facts(`<textarea>${code}</textarea>`, "/persone/rossi")).toEqual({ targets: [], ids: [], lost: [] });
  });
});
