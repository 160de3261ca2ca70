/** What lies over the page, ours or a library's: it claims to be modal when it is, and only then. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./support/browser.ts";
import { phone, settled } from "./support/visitor.ts";
import { finalVote } from "./support/vote-page.ts";

interface Overlay {
  readonly name: string;
  readonly path: string;
  /** Reader has not answered the privacy notice. */
  readonly isNew?: true;
  readonly isNarrow?: true;
  readonly show: (page: Page) => Promise<unknown>;
  readonly box: string;
  /** Role in the accessibility tree, and whether the rest of the page can neither be focused nor clicked. */
  readonly role: string;
  readonly isModal: boolean;
}

const overlays: readonly Overlay[] = [
  {
    name: "the privacy notice",
    path: "/faq",
    isNew: true,
    show: (page) => page.keyboard.press("Tab"),
    box: "#cc-main .cm",
    role: "region",
    isModal: false,
  },
  {
    name: "the privacy preferences",
    path: "/faq",
    show: (page) => page.getByRole("button", { name: "Preferenze sulla privacy" }).click(),
    box: "#cc-main .pm",
    role: "dialog",
    isModal: true,
  },
  {
    name: "the privacy preferences over the notice",
    path: "/faq",
    isNew: true,
    show: async (page) => {
      await page.keyboard.press("Tab");
      await page.locator("#cc-main .cm [data-role=show]").click();
    },
    box: "#cc-main .pm",
    role: "dialog",
    isModal: true,
  },
  {
    name: "the campaign",
    path: "/faq",
    show: async (page) => {
      for (const label of ["Stato dei dati", "Accessibilità"]) {
        await page.locator("footer").getByRole("link", { name: label }).click();
        await page.waitForLoadState("load");
      }
    },
    box: "dialog.campaign",
    role: "dialog",
    isModal: true,
  },
  {
    name: "the menu of a phone",
    path: "/faq",
    isNarrow: true,
    show: (page) => page.locator(".menu-open").click(),
    box: "#menu",
    role: "navigation",
    isModal: true,
  },
  {
    name: "a list of the menu",
    path: "/faq",
    show: (page) => page.locator("#menu li:nth-child(2) summary").click(),
    box: "#menu details[open]",
    role: "group",
    isModal: false,
  },
  {
    name: "the people found",
    path: "/faq",
    show: async (page) => {
      await page.locator("#cerca").focus();
      await page.locator(".find [role=combobox]").fill("rivalta");
    },
    box: ".find [role=listbox]",
    role: "listbox",
    isModal: false,
  },
  {
    name: "an interactive chart",
    path: `/votazioni/${finalVote}`,
    show: async (page) => {
      await page.locator("#aula select").selectOption("groups");
      await page.locator("#aula .apexcharts-canvas").hover();
    },
    box: "#aula .apexcharts-canvas",
    role: "",
    isModal: false,
  },
];

/** Whether focus and pointer are kept in a box. Presses Tab more often than the box has controls. */
async function isModal(page: Page, box: string): Promise<boolean> {
  const isOutside = (): Promise<boolean> =>
    page.evaluate(
      (own) => document.activeElement !== document.body && document.activeElement?.closest(own) === null,
      box,
    );
  for (const key of ["Tab", "Shift+Tab"])
    for (let pressed = 0; pressed < 40; pressed += 1) {
      await page.keyboard.press(key);
      if (await isOutside()) return false;
    }
  return await page.evaluate((own) => {
    const controls = "a, button, input, select, summary";
    for (let x = 5; x < innerWidth; x += 10)
      for (let y = 5; y < innerHeight; y += 10) {
        const hit = document.elementFromPoint(x, y)?.closest(controls);
        if (hit !== null && hit !== undefined && hit.closest(own) === null) return false;
      }
    return true;
  }, box);
}

describe("overlays", () => {
  test.for(overlays.map((overlay) => [overlay.name, overlay] as const))("%s", async ([, overlay], { open }) => {
    const viewport = overlay.isNarrow === true ? phone.viewport : { width: 1280, height: 900 };
    const reader = { viewport, reducedMotion: "reduce" } as const;
    const page = await open(overlay.path, overlay.isNew === true ? reader : settled(reader));
    await overlay.show(page);
    const box = page.locator(overlay.box);
    await box.waitFor();
    const claims = await page.evaluate((own) => {
      // The library keeps what it has hidden in the page.
      const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
      return [...document.querySelectorAll("dialog, [role=dialog], [role=alertdialog], [aria-modal]")]
        .filter(isShown)
        .map((element) => ({
          isOverlay: element.matches(own),
          isModal: element.matches("[aria-modal=true], :modal"),
        }));
    }, overlay.box);
    const isDialog = overlay.role === "dialog";
    expect(claims).toEqual(isDialog ? [{ isOverlay: true, isModal: overlay.isModal }] : []);
    if (overlay.role !== "") {
      const tree = await box.ariaSnapshot();
      const name = isDialog || overlay.role === "region" ? ' "' : "";
      expect(tree.split("\n")[0]).toContain(`- ${overlay.role}${name}`);
    }
    expect(await isModal(page, overlay.box)).toBe(overlay.isModal);
  });
});
