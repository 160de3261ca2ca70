import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findRows, toWordIndex } from "#src/lib/filters/word-index.ts";
import { normalize, toFinder, toTitleWords } from "#src/lib/text.ts";

/** Searches as the list does, and records the requested position files. */
async function search(texts: readonly string[], term: string): Promise<{ found: readonly string[]; asked: number[] }> {
  const { words, runs } = toWordIndex(texts);
  const asked: number[] = [];
  const found = await findRows(texts, words, term, (run) => {
    asked.push(run);
    return Promise.resolve(runs[run] ?? []);
  });
  return { found, asked };
}

const word = fc.constantFrom(
  "acque",
  "Acqua",
  "dell’acqua",
  "C.2336",
  "C 2336",
  "boschi",
  "perché",
  "città,",
  "a",
  "12.2",
  "2.2",
  "2",
);
const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));

describe("word index", () => {
  it("finds the same as a full-text scan", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 20 }), fc.oneof(text, fc.string()), async (texts, term) => {
        const { found } = await search(texts, term);
        expect(found).toEqual(
          texts.filter((one) => toTitleWords(term).every((wanted) => toFinder(wanted)(normalize(one)))),
        );
      }),
    );
  });

  it("requests only the positions of matching words", async () => {
    const texts = Array.from({ length: 2000 }, (_, index) => `parola${String(index).padStart(4, "0")}`);
    expect(await search(texts, "parola1999")).toEqual({ found: ["parola1999"], asked: [7] });
    expect(await search(texts, "assente")).toEqual({ found: [], asked: [] });
  });
});
