/** The campaign popup. Spec §2, §4, §9. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test, violations } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

const popup = (page: Page) => page.getByRole("dialog", { name: "Sostieni il progetto" });

/** A navigation within the site, by a footer link. */
async function follow(page: Page, label: string): Promise<void> {
  await page.locator("footer").getByRole("link", { name: label }).click();
  await page.waitForLoadState("load");
}

/** Value and remaining days of the popup's cookie. */
async function remembered(page: Page): Promise<[string, number] | null> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "PopupBannerShown2");
  return cookie ? [cookie.value, Math.round((cookie.expires - Date.now() / 1000) / 86_400)] : null;
}

/** Opens the site, then navigates twice: the popup appears at the second navigation. */
async function meetPopup(open: (path: string, options: object) => Promise<Page>): Promise<Page> {
  const page = await open("/faq", settled());
  await follow(page, "Stato dei dati");
  await follow(page, "Accessibilità");
  await popup(page).waitFor();
  return page;
}

describe("campaign popup", () => {
  test("remembers the first navigation for 30 days and shows at the second, for 7", async ({ open }) => {
    const page = await open("/faq", settled());
    expect(await remembered(page)).toBe(null);
    await follow(page, "Stato dei dati");
    await expect.poll(() => remembered(page)).toEqual(["1", 30]);
    expect(await popup(page).count()).toBe(0);
    await follow(page, "Accessibilità");
    await popup(page).waitFor();
    expect(await remembered(page)).toEqual(["2", 7]);
    await page.keyboard.press("Escape");
    await popup(page).waitFor({ state: "hidden" });
    await follow(page, "Open data");
    await page.waitForLoadState("networkidle");
    expect(await popup(page).count()).toBe(0);
  });

  test("shows the image, which links to the foundation", async ({ open }) => {
    const page = await meetPopup(open);
    const link = popup(page).getByRole("link", { name: /Il tuo 5 per mille/ });
    expect(await link.getAttribute("href")).toBe("https://fondazione.example/5permille");
    await expect.poll(() => link.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    await popup(page).evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await violations(page)).toEqual([]);
  });

  test("has a static backdrop: a click outside does nothing, the button closes it", async ({ open }) => {
    const page = await meetPopup(open);
    await page.mouse.click(20, 20);
    expect(await popup(page).isVisible()).toBe(true);
    await popup(page).getByRole("button", { name: "Chiudi" }).click();
    await popup(page).waitFor({ state: "hidden" });
    expect(await page.locator(":focus").getAttribute("id")).toBe("contenuto");
  });

  test("traps the keyboard focus and restores it on closing", async ({ open }) => {
    const page = await open("/faq", settled());
    await follow(page, "Stato dei dati");
    const reading = Promise.withResolvers<undefined>();
    await page.route("**/_astro/campaign*.js", async (route) => {
      await reading.promise;
      await route.continue();
    });
    await page.locator("footer").getByRole("link", { name: "Accessibilità" }).click();
    await page.waitForURL("**/accessibilita");
    await page.locator("footer").getByRole("link", { name: "Domande frequenti" }).focus();
    reading.resolve(undefined);
    await popup(page).waitFor();
    const reached = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest("dialog") === null ? at.localName : `popup ${String(at?.localName)}`;
      });
    const met = [await reached()];
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      met.push(await reached());
    }
    // Between the last and the first element the focus is in the browser's own controls, never on the page.
    expect(met.filter((at) => !at.startsWith("popup") && at !== "body")).toEqual([]);
    expect(met.slice(0, 2)).toEqual(["popup button", "popup a"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Domande frequenti");
    expect(await popup(page).count()).toBe(0);
  });

  test("fades in 300 ms and out in 150", async ({ open }) => {
    const page = await meetPopup(open);
    const duration = () => popup(page).evaluate((dialog) => getComputedStyle(dialog).animationDuration);
    expect(await duration()).toBe("0.3s");
    const running = await popup(page).evaluate(async (dialog) => {
      await Promise.all(dialog.getAnimations().map(({ finished }) => finished));
      dialog.classList.add("is-closing");
      return dialog.getAnimations().map(({ effect, playState }) => [playState, effect?.getTiming().duration]);
    });
    expect(running).toEqual([["running", 150]]);
  });

  test("fades out before it closes", async ({ open }) => {
    const page = await meetPopup(open);
    const faded = popup(page).evaluate(
      (dialog: HTMLDialogElement) =>
        new Promise((done) => {
          dialog.addEventListener("animationstart", ({ animationName }) => {
            if (animationName === "fade-out") done(dialog.open);
          });
        }),
    );
    await popup(page).getByRole("button", { name: "Chiudi" }).click();
    expect(await faded).toBe(true);
    await popup(page).waitFor({ state: "hidden" });
  });

  test(
    "is never shown together with the privacy notice: navigations before a choice do not count",
    { tags: ["long"] },
    async ({ open }) => {
      const page = await open("/faq");
      await follow(page, "Stato dei dati");
      await follow(page, "Accessibilità");
      await page.getByRole("region", { name: "Solo cookie necessari" }).waitFor();
      expect(await popup(page).count()).toBe(0);
      expect(await remembered(page)).toBe(null);
    },
  );

  test("a reload and a step back do not count as navigations", async ({ open }) => {
    const page = await open("/faq", settled());
    await follow(page, "Stato dei dati");
    await expect.poll(() => remembered(page)).toEqual(["1", 30]);
    await page.reload();
    await page.goBack();
    await page.waitForLoadState("networkidle");
    expect(await popup(page).count()).toBe(0);
    expect(await remembered(page)).toEqual(["1", 30]);
  });
});
