import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { HitRow } from "#src/components/search/HitRow.tsx";

const hit = { id: "damico-zoe", name: "D’Amico Zoe", image: null, roles: ["Senatrice", "Ministra"], isActive: true };
const row = (changes: object, term = ""): string =>
  renderToStaticMarkup(<HitRow hit={{ ...hit, ...changes }} term={term} isCurrent={false} />);

describe("HitRow", () => {
  it("shows initials, name and roles", () => {
    expect(row({})).toBe(
      '<li aria-selected="false"><i class="face" aria-hidden="true">ZD</i><b>D’Amico Zoe</b><span>Senatrice; Ministra</span></li>',
    );
  });
  it("shows the image if there is one", () => {
    expect(row({ image: "/foto/zoe.jpg" })).toContain(
      '<img src="/foto/zoe.jpg" alt="" width="32" height="40" loading="lazy"/>',
    );
  });
  it("marks what was searched", () => {
    expect(row({}, "amico")).toContain("<b>D’<mark>Amico</mark> Zoe</b>");
  });
  it("shows markup in a name as text", () => {
    expect(row({ name: "<script>x</script> Zoe" }, "script")).toContain("&lt;<mark>script</mark>&gt;");
  });
  it("marks people no longer in office", () => {
    expect(row({ isActive: false })).toContain('class="off"');
    expect(row({ isActive: false })).toContain("Senatrice; Ministra (Ruolo non più attivo)");
  });
});
