import { expect, it } from "vitest";
import ActEntries from "#src/components/acts/ActEntries.astro";
import { renderAstro } from "#tests/support/render-astro.ts";

it("says of the day of a decree that is not adopted that it is a term", async () => {
  const act = { id: "1", label: "1", title: "Tariffe idriche", date: "2027-01-31", state: "to_adopt" };
  const dayOf = async (isTerm?: true) => {
    const html = await renderAstro(ActEntries, { kind: "datt", acts: [{ ...act, isTerm }] });
    return /<span class="when">(.*?)<\/span>/s.exec(html)?.[1]?.replaceAll(/\s+/g, " ").trim();
  };
  expect(await dayOf(true)).toBe("entro il 31 gen");
  expect(await dayOf()).toBe("31 gen");
});
