import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MarginScatter, type MarginPoint } from "#src/components/charts/MarginScatter.tsx";

/** `count` votes of one day, with margins 0, 1, 2 … repeating after 100. */
const votes = (count: number): MarginPoint[] =>
  Array.from({ length: count }, (_, i) => ["2026-11-19", i % 100, "C", `vs19_641_${i}`]);
const dots = (html: string): number => [...html.matchAll(/M\d+ \d+h.1/g)].length;

describe("the chart of margins", () => {
  it("has a link for each of a few hundred votes, also at the same position", () => {
    const html = renderToStaticMarkup(<MarginScatter points={votes(200)} now={["vs19_641_3"]} />);
    expect([html.match(/<a /g)?.length, dots(html)]).toEqual([200, 200]);
    expect(html).toContain('href="/votazioni/vs19_641_3" tabindex="-1"><path class="now"');
  });

  it("draws one dot for several of thousands of votes at the same position", () => {
    const html = renderToStaticMarkup(<MarginScatter points={votes(2000)} now={[]} />);
    expect([html.match(/<a /g), dots(html)]).toEqual([null, 100]);
  });
});
