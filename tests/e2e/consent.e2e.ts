/** The privacy notice and its preferences. Spec §2 (footer), §4, §8, §9. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test, violations } from "./support/browser.ts";
import { phone, settled } from "./support/visitor.ts";

const notice = (page: Page) => page.getByRole("region", { name: "Solo cookie necessari" });
const preferences = (page: Page) => page.getByRole("dialog", { name: "Preferenze sulla privacy" });

/** Position of a box, in fractions of the window. */
async function place(page: Page, selector: string): Promise<{ left: number; right: number; bottom: number }> {
  return page.locator(selector).evaluate((box) => {
    const { left, right, bottom } = box.getBoundingClientRect();
    return { left: left / innerWidth, right: right / innerWidth, bottom: bottom / innerHeight };
  });
}

describe("privacy notice", () => {
  test("waits for the first interaction, then appears at the bottom right", async ({ open }) => {
    const page = await open("/faq");
    await page.waitForLoadState("networkidle");
    expect(await notice(page).count()).toBe(0);
    await page.keyboard.press("Tab");
    await notice(page).waitFor();
    const box = await place(page, "#cc-main .cm");
    expect(box.left).toBeGreaterThan(0.5);
    expect(box.bottom).toBeGreaterThan(0.9);
    await page
      .locator("#cc-main .cm")
      .evaluate((modal) => Promise.all(modal.getAnimations().map(({ finished }) => finished)));
    expect(await violations(page)).toEqual([]);
  });

  test("does not cover the focused element or the page end, and closes with Escape", async ({ open }) => {
    const page = await open("/deputati", { viewport: { width: 360, height: 640 } });
    await page.keyboard.press("Tab");
    await notice(page).waitFor();
    await page
      .locator("#cc-main .cm")
      .evaluate((modal) => Promise.all(modal.getAnimations().map(({ finished }) => finished)));
    for (let i = 0; i < 30; i += 1) {
      await page.keyboard.press("Tab");
      const isCovered = await page.evaluate(() => {
        const [focus, modal] = [document.activeElement, document.querySelector("#cc-main .cm")];
        if (focus === null || modal === null || modal.contains(focus)) return false;
        const [own, above] = [focus.getBoundingClientRect(), modal.getBoundingClientRect()];
        return own.top >= above.top && own.bottom <= above.bottom && own.left >= above.left && own.right <= above.right;
      });
      expect(isCovered).toBe(false);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [end, top] = await page
      .evaluate(() =>
        ["footer .wrap", "#cc-main .cm"].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
      )
      .then(([footer, modal]) => [footer?.bottom ?? 1, modal?.top ?? 0]);
    expect(end).toBeLessThanOrEqual(top ?? 0);
    // The page ends with the footer: no blank paper.
    expect(
      await page.evaluate(
        () =>
          document.documentElement.scrollHeight -
          scrollY -
          (document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0),
      ),
    ).toBeCloseTo(0, 0);
    await notice(page).getByRole("button").first().focus();
    await page.keyboard.press("Escape");
    await expect.poll(() => notice(page).isVisible()).toBe(false);
  });

  test("is one line, two on a phone, and stays below the open menu", async ({ open }) => {
    const height = (page: Page) => notice(page).evaluate((box: HTMLElement) => box.offsetHeight);
    for (const [width, most] of [
      [1280, 64],
      [768, 64],
      [360, 104],
    ] as const) {
      const page = await open("/faq", { viewport: { width, height: 740 }, reducedMotion: "reduce" });
      await page.keyboard.press("Tab");
      await notice(page).waitFor();
      expect(await height(page)).toBeLessThanOrEqual(most);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      if (width > 360) continue;
      await page.getByRole("button", { name: "Menu" }).click();
      const top = await page.evaluate(() => {
        const { bottom, left } = document.querySelector("#cc-main .cm")?.getBoundingClientRect() ?? new DOMRect();
        return document.elementFromPoint(left + 60, bottom - 20)?.closest("#menu") !== null;
      });
      expect(top).toBe(true);
      expect(await violations(page)).toEqual([]);
    }
  });

  test("waits while suggestions are open, which end where it begins", async ({ open }) => {
    const page = await open("/chi-mi-rappresenta", { ...phone, reducedMotion: "reduce" });
    await page.keyboard.press("Tab");
    await notice(page).waitFor();
    const field = page.locator("main").getByRole("combobox");
    await field.fill("ro");
    await page.locator(".picks li").first().waitFor();
    expect(await notice(page).isVisible()).toBe(false);
    await field.fill("");
    await expect.poll(() => notice(page).isVisible()).toBe(true);
    await page.locator("label.find-open").click();
    await page.locator(".mast").getByRole("combobox").fill("ros");
    await page.locator(".hits li").first().waitFor();
    expect(await notice(page).isVisible()).toBe(false);
  });

  test("appears when the pointer moves, not when the page scrolls under a resting pointer", async ({ open }) => {
    const page = await open("/faq");
    // Simulates the pointer event that Chromium sends after a layout.
    await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true })));
    await page.waitForLoadState("networkidle");
    expect(await notice(page).count()).toBe(0);
    await page.mouse.move(40, 60);
    await page.mouse.move(80, 90);
    await notice(page).waitFor();
  });

  test("leaves the focus in place and usable", async ({ open }) => {
    const page = await open("/faq");
    await page.locator("#cerca").focus();
    await page.keyboard.type("ros");
    await notice(page).waitFor();
    await page
      .locator("#cc-main .cm")
      .evaluate((modal) => Promise.all(modal.getAnimations().map(({ finished }) => finished)));
    await page.keyboard.type("si");
    expect(await page.locator("#cerca").inputValue()).toBe("rossi");
    const isInside = () => page.evaluate(() => document.activeElement?.closest("#cc-main") !== null);
    const stops = notice(page).locator("a, button");
    for (const [end, key] of [
      [stops.first(), "Shift+Tab"],
      [stops.last(), "Tab"],
    ] as const) {
      await end.focus();
      expect(await isInside()).toBe(true);
      await page.keyboard.press(key);
      expect(await isInside()).toBe(false);
    }
  });

  test("comes right after the skip links in the keyboard order", async ({ open }) => {
    const page = await open("/faq");
    await page.keyboard.press("Tab");
    await notice(page).waitFor();
    const reached = async () =>
      await page.evaluate(() => {
        const at = document.activeElement;
        return at?.closest("#cc-main") === null ? at.textContent.trim() : "notice";
      });
    const met = [await reached()];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press("Tab");
      met.push(await reached());
    }
    expect(met).toEqual(["Vai al contenuto", "Vai al menu", "Vai al piè di pagina", "notice"]);
  });

  test("appears after ten seconds without interaction", async ({ open }) => {
    const page = await open("/faq");
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(9900);
    expect(await notice(page).count()).toBe(0);
    await page.clock.runFor(200);
    await page.clock.resume();
    await notice(page).waitFor();
  });

  test("is remembered for 182 days and does not come back", async ({ open }) => {
    const page = await open("/faq");
    await page.keyboard.press("Tab");
    await notice(page).getByRole("button", { name: "Ho capito" }).click();
    await notice(page).waitFor({ state: "hidden" });
    const stored = (await page.context().cookies()).find(({ name }) => name === "cc_cookie");
    expect(Math.round(((stored?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(182);
    const value: unknown = JSON.parse(decodeURIComponent(stored?.value ?? "{}"));
    expect(value).toMatchObject({ categories: ["necessary"], languageCode: "it", revision: 1 });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto("/stato");
    await page.keyboard.press("Tab");
    await page.waitForLoadState("networkidle");
    expect(await notice(page).count()).toBe(0);
    expect(requests.filter((url) => url.includes("consen"))).toEqual([]);
  });

  test("appears again when the stored consent has an older revision", async ({ open }) => {
    const page = await open("/faq");
    const value = encodeURIComponent(JSON.stringify({ categories: ["necessary"], revision: 0 }));
    await page.context().addCookies([{ name: "cc_cookie", value, url: page.url() }]);
    await page.reload();
    await page.keyboard.press("Tab");
    await notice(page).waitFor();
  });

  test("is not built when its texts cannot be loaded, and nothing else fails", async ({ open }) => {
    const page = await open("/faq");
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.route("**/consenso/it.json", (route) => route.fulfill({ status: 404, body: "" }));
    const asked = page.waitForResponse("**/consenso/it.json");
    await page.keyboard.press("Tab");
    await asked;
    await page.waitForLoadState("networkidle");
    expect(await page.locator("#cc-main").count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

test("a content blocker that keeps the notice out breaks nothing", async ({ open }) => {
  const page = await open("/faq");
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  let kept = 0;
  await page.route(/\/_astro\/consent\./, async (route) => {
    kept += 1;
    await route.abort("blockedbyclient");
  });
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Preferenze sulla privacy" }).click();
  // Each load is tried twice.
  await expect.poll(() => kept).toBeGreaterThan(2);
  await page.waitForLoadState("networkidle");
  expect(errors).toEqual([]);
});

describe("preferences", () => {
  test("open from the footer as a bar on the left, with one category, always on", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.getByRole("button", { name: "Preferenze sulla privacy" }).click();
    await preferences(page).waitFor();
    const box = await place(page, "#cc-main .pm");
    expect(box.left).toBeLessThan(0.05);
    expect(box.right).toBeLessThan(0.5);
    const switches = page.locator("#cc-main .section__toggle");
    expect(await switches.count()).toBe(1);
    expect([await switches.isChecked(), await switches.isDisabled()]).toEqual([true, true]);
    await page.getByRole("button", { name: "Necessari", exact: true }).click();
    expect(await preferences(page).getByText("PopupBannerShown2").isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await preferences(page).waitFor({ state: "hidden" });
  });

  test.for(["foot", "notice"])(
    "get the focus at once, and Escape restores it: opened from the %s",
    async (from, { open }) => {
      const page = await open("/faq", { reducedMotion: "no-preference" });
      await page.keyboard.press("Tab");
      await notice(page).waitFor();
      const opener =
        from === "foot"
          ? page.locator("footer").getByRole("button", { name: "Preferenze sulla privacy" })
          : notice(page).getByRole("button", { name: "Preferenze" });
      const holdsFocus = () => opener.evaluate((button) => document.activeElement === button);
      await opener.focus();
      await page.keyboard.press("Enter");
      const isInside = () => page.evaluate(() => document.activeElement?.closest("#cc-main .pm") !== null);
      await expect.poll(isInside).toBe(true);
      await page.keyboard.press("Escape");
      await preferences(page).waitFor({ state: "hidden" });
      await expect.poll(holdsFocus).toBe(true);
      expect(await notice(page).isVisible()).toBe(true);
    },
  );

  test("the button is absent without JavaScript, where it would do nothing", async ({ open }) => {
    const page = await open("/faq", { javaScriptEnabled: false });
    expect(await page.getByRole("button", { name: "Preferenze sulla privacy" }).count()).toBe(0);
  });
});
