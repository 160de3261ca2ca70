import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MarginScatter, type MarginPoint } from "#src/components/charts/MarginScatter.tsx";

const votes: MarginPoint[] = [
  ["2026-10-19", 3, "S", "19-1-1", "Legge A"],
  ["2026-11-19", 97, "C", "vs19_641_1", "Legge B"],
  ["2026-11-18", 12, "C", "vs19_641_2", "Legge C"],
];
const html = renderToStaticMarkup(<MarginScatter points={votes} now={["vs19_641_2"]} />).replaceAll("\u00A0", " ");

describe("the chart of margins", () => {
  it("has a named link for each vote, of which one is in the tab order", () => {
    expect(
      [...html.matchAll(/<a href="([^"]+)" tabindex="(-?\d)"><title>([^<]+)/g)].map((found) => found.slice(1)),
    ).toEqual([
      ["/votazioni/vs19_641_1", "0", "Legge B\n19 nov 2026, margine 97"],
      ["/votazioni/vs19_641_2", "-1", "Legge C\n18 nov 2026, margine 12"],
      ["/votazioni/19-1-1", "-1", "Legge A\n19 ott 2026, margine 3"],
    ]);
    expect(html).toContain('<path class="now" d="M968');
  });

  it("has an axis from the first vote to the last, with their days if no year begins between", () => {
    expect([...html.matchAll(/M(\d+) \d+h\.1/g)].map(([, x]) => x)).toEqual(["1000", "968", "0"]);
    expect(html).toContain("19 ott 2026</text>");
    const long = renderToStaticMarkup(
      <MarginScatter
        points={[
          ["2025-07-02", 3, "C", "a", "A"],
          ["2026-07-02", 3, "C", "b", "B"],
        ]}
        now={[]}
      />,
    );
    expect([...long.matchAll(/>(20\d\d)<\/text>/g)].map(([, year]) => year)).toEqual(["2026"]);
  });

  it("draws votes of a single day in the middle", () => {
    const one = renderToStaticMarkup(<MarginScatter points={votes.slice(0, 1)} now={[]} />);
    expect(one).toContain('d="M500 ');
  });
});
