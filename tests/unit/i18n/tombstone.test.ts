import { expect, it } from "vitest";
import { tombstoneTexts } from "#src/i18n/tombstone.ts";

/** Replaces non-breaking spaces, which keep a date on one line, by plain ones. */
const life = (since: string, until: string) => tombstoneTexts.life(since, until).replaceAll("\u00a0", " ");

it("describes from when to when a page existed, in correct Italian", () => {
  expect(life("2026-11-08", "2026-11-20")).toBe("Pubblicata dall’8 novembre 2026, ritirata il 20 novembre 2026.");
  expect(life("2026-11-01", "2026-11-11")).toBe("Pubblicata dal 1° novembre 2026, ritirata l’11 novembre 2026.");
});
