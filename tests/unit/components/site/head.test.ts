import { describe, expect, it } from "vitest";
import Citation from "#src/components/site/Citation.astro";
import Head from "#src/components/site/Head.astro";
import Sources from "#src/components/site/Sources.astro";
import type { PageHead } from "#src/components/site/page-head.ts";
import { renderAstro } from "#tests/support/render-astro.ts";

const hostile = `Norme su "D'Amico" </title><script>alert(1)</script> & altro`;
const headOf = (own: Partial<PageHead> = {}) => renderAstro(Head, { ...page, ...own });
const page = { title: hostile, description: hostile, path: "/votazioni/vs19_1_001", crumbs: [] };

describe("the head of a page", () => {
  it("escapes hostile texts in the title, in attributes and in structured data", async () => {
    const text = await headOf({ data: [{ name: hostile }] });
    expect(text).toContain(
      "<title>Norme su &quot;D&#39;Amico&quot; &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; altro",
    );
    expect(text.match(/<script type="application\/ld\+json"/g)).toHaveLength(1);
    expect(text).toContain(String.raw`\u003c/title>\u003cscript>alert(1)\u003c/script>`);
  });

  it("has its address once as the canonical one, and none when it is not to be indexed", async () => {
    const canonical = /<link rel="canonical" href="[^"]*\/votazioni\/vs19_1_001">/g;
    expect((await headOf()).match(canonical)).toHaveLength(1);
    const kept = await headOf({ noindex: true });
    expect(kept.match(canonical)).toBeNull();
    expect(kept).toContain('<meta name="robots" content="noindex">');
  });

  it("names acts with plain spaces in metadata", async () => {
    const title = "Disegno di legge C.\u00a01742";
    const text = await headOf({ title, data: [{ legislationIdentifier: title }] });
    expect(text).toContain('<meta name="citation_title" content="Disegno di legge C. 1742">');
    expect(text).toContain('{"legislationIdentifier":"Disegno di legge C. 1742"}');
    expect(text).toContain("<title>Disegno di legge C.\u00a01742 | Emiciclo</title>");
  });

  it("previews the headline where there is one, and cites the title", async () => {
    const text = await headOf({ title: "Acque (Ddl C. 1742)", headline: "Ddl C. 1742. Acque" });
    expect(text).toContain("<title>Ddl C. 1742. Acque | Emiciclo</title>");
    expect(text).toContain('<meta property="og:title" content="Ddl C. 1742. Acque">');
    expect(text).toContain('<meta name="citation_title" content="Acque (Ddl C. 1742)">');
  });

  it("is an article with the day of its last change; the home page is the site", async () => {
    const updated = "2026-11-19";
    const modified = '<meta property="article:modified_time" content="2026-11-19">';
    const article = await headOf({ updated });
    expect(article).toContain('<meta property="og:type" content="article">');
    expect(article).toContain(modified);
    const home = await headOf({ path: "/", updated });
    expect(home).toContain('<meta property="og:type" content="website">');
    expect(home).not.toContain(modified);
  });

  it("uses the share image of its kind where it has none of its own", async () => {
    expect(await headOf()).toMatch(/og:image" content="[^"]*\/condivisione\/votazione\.png"/);
    const own = { image: { key: "voti/vs19_1_001", alt: "Approvata" } };
    expect(await headOf(own)).toMatch(/og:image" content="[^"]*\/condivisione\/voti\/vs19_1_001\.png"/);
  });
});

describe("the footer of a page", () => {
  const cited = { title: hostile, path: "/votazioni/vs19_1_001", updated: "2026-11-19" };

  it("cites a hostile title as text in every format", async () => {
    const text = await renderAstro(Citation, { ...cited, embed: "voto/vs19_1_001" });
    expect(text).not.toContain("<script");
    expect(text.match(/<pre /g)).toHaveLength(5);
  });

  it("shows each source's day only where the days differ", async () => {
    const sources = [
      { name: "Camera", url: "https://example.org/a", fetchedAt: "2026-11-19" },
      { name: "Senato", url: null, fetchedAt: "2026-11-19" },
    ];
    const same = await renderAstro(Sources, { sources });
    expect(same).toContain('<li><a href="https://example.org/a">Camera</a></li><li>Senato</li></ul>');
    expect(same.match(/19.novembre 2026/g)?.length).toBeGreaterThan(0);
    const apart = await renderAstro(Sources, {
      sources: sources.map((one, i) => ({ ...one, fetchedAt: `2026-11-1${i}` })),
    });
    expect(apart).toMatch(/>Camera[^<]*10.novembre 2026[^<]*<\/a><\/li><li>Senato[^<]*11.novembre 2026/);
  });

  it("states that no source is known", async () => {
    expect(await renderAstro(Sources, { sources: [] })).toMatch(/^<p class="sub">[^<]+<\/p>$/);
  });
});
