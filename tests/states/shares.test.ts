/** No page of a state gives a share of a handful in per cent. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { readPages, toLines, type ReadPage } from "./support/pages.ts";

const counts = /\b(\d)(?: [a-z]+)? su (\d)(?![\d.,°ª])/g;
const percentages = /(\d+(?:,\d+)?)%/g;

/** "33,3%" is 2 of 6: it rounds to what the page prints. */
function equals(percentage: string, part: number, whole: number): boolean {
  const decimals = (percentage.split(",")[1] ?? "").length;
  return ((part * 100) / whole).toFixed(decimals).replace(".", ",") === percentage;
}

/** Whether a text gives fewer than ten cases in per cent: "2 su 6 (33,3%)", "50,0% di 4 voti". */
function isShareOfHandful(text: string): boolean {
  const given = [...text.matchAll(percentages)].map(([, number = ""]) => number);
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

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (_, { out }) => {
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
