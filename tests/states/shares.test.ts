/** No page of a state gives a share of a handful in per cent. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { readPages, toLines, toRows, type ReadPage } from "./support/pages.ts";
import { equals, lacksCases, percentagesIn } from "./support/shares.ts";

const counts = /\b(\d)(?: [a-z]+)? su (\d)(?![\d.,°ª])/g;

/** Whether a text gives fewer than ten cases in per cent: "2 su 6 (33,3%)", "50,0% di 4 voti". */
function isShareOfHandful(text: string): boolean {
  const given = percentagesIn(text);
  const handfuls = [...text.matchAll(counts)].map(([, part, whole]) => [Number(part), Number(whole)] as const);
  return (
    /% d(?:i|egli) \d vot/.test(text) ||
    handfuls.some(([part, whole]) => whole > 0 && given.some((percentage) => equals(percentage, part, whole)))
  );
}

/** The strength of a side is no share of cases. */
const isOfStrength = (text: string): boolean => text.startsWith("La maggioranza ha ");

/** The documents that other sites frame have no main part. */
const embeds = (out: string): ReadPage[] =>
  listFiles(out)
    .filter((file) => file.startsWith("embed/") && file.endsWith(".html"))
    .map((file) => ({ file, lines: toLines(readFileSync(join(out, file), "utf8")) }));

it.each([
  ["2 su 6 (33,3%)", true],
  ["Hanno avuto la stessa linea in 3 votazioni su 4: la concordanza è del 75,0%.", true],
  ["50,0% di 4 voti", true],
  ["8 voti su 8 (100%)", true],
  ["2 su 6", false],
  ["40,0% (genere noto per 25 su 26)", false],
  ["mediana 44,4%", false],
])("%s: %s", (text, expected) => {
  expect(isShareOfHandful(text)).toBe(expected);
});

it.each([
  ["96,4%", true],
  ["96,4% di 1.204", false],
  ["1.161 | 1.204 | 96,4%", false],
  ["1.160 | 1.204 | 96,4%", true],
  ["2 su 6", false],
  ["novembre 2022 64,3% 2", true],
  ["forza 0,272%", false],
])("lacks the number of cases: %s: %s", (row, expected) => {
  expect(lacksCases(row)).toBe(expected);
});

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (_, { out }) => {
  it("gives every percentage with the number of cases in the same row or sentence", () => {
    const files = listFiles(out).filter((file) => file.endsWith(".html"));
    const wrong = files.flatMap((file) => {
      const html = readFileSync(join(out, file), "utf8");
      return toRows(file.startsWith("embed/") ? html : (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ""))
        .filter(lacksCases)
        .map((row) => `${file}: ${row.slice(0, 160)}`);
    });
    expect(wrong).toEqual([]);
  });

  it("gives no percentage of fewer than ten cases", () => {
    const wrong = [...readPages(out), ...embeds(out)].flatMap(({ file, lines }) =>
      lines
        .flatMap((line) => line.split(" | "))
        .filter((cell) => !isOfStrength(cell) && isShareOfHandful(cell))
        .map((cell) => `${file}: ${cell.slice(0, 160)}`),
    );
    expect(wrong).toEqual([]);
  });
});
