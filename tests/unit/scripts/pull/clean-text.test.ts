import { describe, expect, it } from "vitest";
import { cleanText, isBroken } from "#scripts/pull/clean-text.ts";

describe("text read in another code page", () => {
  it.each([
    // The three forms that the API was seen to publish: UTF-8 read as windows-1258.
    ["CittĂ² Esempio (ES)", "Cittò Esempio (ES)"],
    ["CantĂ¨ (ES)", "Cantè (ES)"],
    ["MilĂ© (ES)", "Milé (ES)"],
    // As windows-1252, windows-1250 and macintosh.
    ["ForlÃ¬", "Forlì"],
    ["sovranitÃ\u00a0 alimentare", "sovranità alimentare"],
    ["Lâ€™Aquila", "L’Aquila"],
    ["MÃ¼nchen", "München"],
    ["CantĂą", "Cantù"],
    ["Forl√¨", "Forlì"],
    // Broken twice.
    ["ForlÃƒÂ¬", "Forlì"],
    ["Â«Il testoÂ»", "«Il testo»"],
  ])("%j is repaired to %j", (broken, meant) => {
    expect(cleanText(broken)).toBe(meant);
    expect(isBroken(broken)).toBe(false);
  });

  it.each([
    "Città di Castello (PG)",
    "«CHE COS’È»",
    "Perché “più”, è così",
    "Südtirol – Bozen",
    "Škofja Loka, Čedad",
    "Ângela São João d’Ávila",
    "BRĂILA",
    "n. 3º, 12 ª € 5",
    "√2 ≤ 3",
  ])("%j is right as it is", (text) => {
    expect(cleanText(text)).toBe(text);
    expect(isBroken(text)).toBe(false);
  });

  it.each(["Citt\ufffd Esempio", "CittÃ Esempio", "D’Al\u0000ba", "Articolo \ud83d uno", "Citt\u0092"])(
    "%j cannot be repaired",
    (text) => {
      expect(isBroken(text)).toBe(true);
    },
  );
});

it("has one space for line breaks, tabs and many spaces, and no entities", () => {
  expect(cleanText("  Disposizioni\tin materia  di\r\n riscossione.&nbsp;&amp;amp; ")).toBe(
    "Disposizioni in materia di riscossione. &",
  );
});
