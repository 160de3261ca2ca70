import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { IterChart } from "#src/components/charts/IterChart.tsx";
import type { Stay } from "#src/domain/act-timeline.ts";

const stays: Stay[] = [
  { reading: "S_1625", branch: "S", start: "2025-05-16", end: "2025-10-07", days: 144 },
  { reading: "C_2478", branch: "C", start: "2025-10-09", end: "2026-03-03", days: 145 },
  { reading: "S_1625-B", branch: "S", start: "2026-03-05", end: "2026-05-07", days: 63 },
];

describe("the drawing of a bill's iter", () => {
  test("connects the stays below their labels, which no line crosses", () => {
    const drawing = renderToStaticMarkup(<IterChart stays={stays} law={null} isOpen={false} />);
    expect(drawing.split('class="hop"')).toHaveLength(3);
    expect(drawing.lastIndexOf('class="hop"')).toBeLessThan(drawing.indexOf('class="halo"'));
  });
});
