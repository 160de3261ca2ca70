/** Every template, measured in every look: accessibility with contrast and size of targets, sideways scroll. */
import { describe, expect } from "vitest";
import { everyLook, faults, test, unfold, unseenWords } from "./support/browser.ts";
import { templates } from "./support/templates.ts";
import { settled } from "./support/visitor.ts";

describe("a small and a wide screen, in the light and the dark theme", { tags: ["long"] }, () => {
  test.for(templates())("have no fault at %s", async (path, { open }) => {
    const page = await open(path, settled());
    await page.waitForLoadState("networkidle");
    await unfold(page);
    expect(await faults(page, everyLook)).toEqual([]);
    expect(await unseenWords(page)).toEqual([]);
  });
});
