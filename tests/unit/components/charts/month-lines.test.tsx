import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MonthLines, toPath } from "#src/components/charts/MonthLines.tsx";
import { gapNote } from "#src/i18n/charts.ts";

/** Labels below the axis, from left to right. */
function wordsOf(months: readonly string[]): string[] {
  const lines = [{ kind: "own", values: months.map(() => 0.5) }] as const;
  const html = renderToStaticMarkup(<MonthLines months={months} lines={lines} ticks={[]} label="" />);
  return [...html.matchAll(/<text[^>]*>([^<]+)</g)].map(([, words = ""]) => words.replace("\u00A0", " "));
}

describe("the axis of a monthly line", () => {
  it("labels the start of every year, also without a vote in January", () => {
    expect(wordsOf(["2022-11", "2023-01", "2023-02", "2024-02", "2024-03", "2025-01"])).toEqual([
      "2023",
      "2024",
      "2025",
    ]);
    expect(wordsOf(["2024-01", "2024-02", "2026-03"])).toEqual(["2024", "2026"]);
  });

  it("labels its ends where no year starts", () => {
    expect(wordsOf(["2026-02", "2026-03", "2026-11"])).toEqual(["febbraio 2026", "novembre 2026"]);
    expect(wordsOf(["2026-11"])).toEqual(["novembre 2026"]);
  });
});

describe("a monthly line", () => {
  const path = (values: readonly (number | null)[]) =>
    toPath(
      values,
      (index) => index / (values.length - 1),
      (value) => value,
    );

  it("breaks in a month without a value", () => {
    expect(path([1, 2, null, 3, 4])).toBe("M0 1L250 2M750 3L1000 4");
  });

  it("shows a value without neighbours as a dash, also the last one", () => {
    expect(path([5, null, 6, null, 7])).toBe("M0 5h14M493 6h14M986 7h14");
  });

  it("explains its gaps, only if it has any", () => {
    expect(gapNote([{ point: 1 }, { point: null }])).toEqual({
      subtitle: "La linea si interrompe nei mesi senza votazioni da contare.",
    });
    expect(gapNote([{ point: 1 }, { point: 0 }])).toEqual({});
  });
});
