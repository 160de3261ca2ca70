/** The header: menus on wide screens, a panel on small ones, with and without JavaScript. Spec §2. */
import { describe, expect } from "vitest";
import { test, violations } from "./support/browser.ts";
import { phone, scriptless, settled } from "./support/visitor.ts";

describe("main menu on a wide screen", () => {
  test("opens a list of links by keyboard, and Escape restores the focus", async ({ open }) => {
    const page = await open("/faq", settled());
    const button = page.locator("summary", { hasText: "Attività legislativa" });
    const link = page.getByRole("navigation", { name: "Principale" }).getByRole("link", { name: "Decreti attuativi" });
    expect(await link.isVisible()).toBe(false);
    await button.focus();
    await page.keyboard.press("Enter");
    await link.waitFor();
    await page.keyboard.press("Tab");
    expect(await page.locator(":focus").innerText()).toBe("Panoramica");
    await page.keyboard.press("Escape");
    await link.waitFor({ state: "hidden" });
    expect(await page.locator(":focus").innerText()).toBe("Attività legislativa");
  });

  test("shows one list at a time and closes on a click elsewhere", async ({ open }) => {
    const page = await open("/faq", settled());
    const openLists = page.locator(".nav details[open]");
    await page.locator("summary", { hasText: "Governi" }).click();
    await page.locator("summary", { hasText: "Organi parlamentari" }).click();
    expect(await openLists.locator("summary").allInnerTexts()).toEqual(["Organi parlamentari"]);
    // The text of a list is rendered in the frame after the click.
    await expect
      .poll(() => openLists.locator(".nav-group").allInnerTexts())
      .toEqual(["Camera", "Senato", "Bicamerali"]);
    expect(await violations(page)).toEqual([]);
    await page.mouse.click(1200, 600);
    await expect.poll(() => openLists.count()).toBe(0);
  });

  test("keeps all rows of the menu visible at doubled type size", async ({ open }) => {
    const page = await open("/faq", settled({ reducedMotion: "reduce", viewport: { width: 1280, height: 900 } }));
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const item = page.locator("summary", { hasText: "Governi" });
    await item.click();
    // All boxes at one moment: a font that arrives between two measurements moves the rows.
    const measure = async () =>
      await item.evaluate((summary) => {
        const rows = summary.closest("ul")?.getBoundingClientRect();
        const list = summary.parentElement?.querySelector(".drop")?.getBoundingClientRect();
        const left = summary.getBoundingClientRect().x;
        return {
          height: rows?.height ?? 0,
          // How far the list is below the rows, and beside its item.
          below: (list?.y ?? 0) - (rows?.bottom ?? 0),
          beside: Math.abs((list?.x ?? 0) - left),
        };
      });
    // The list is laid out in the frame after the click.
    await expect.poll(async () => (await measure()).below).toBeGreaterThanOrEqual(-1);
    const { height, beside } = await measure();
    expect(height).toBeGreaterThan(100);
    expect(beside).toBeLessThan(40);
  });

  test("closes when it loses the focus", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.locator("summary", { hasText: "Parlamentari" }).first().click();
    await page.locator("main a").first().focus();
    await expect.poll(() => page.locator(".nav details[open]").count()).toBe(0);
  });

  test("opens in 220 ms, and at once with reduced motion", async ({ open }) => {
    const duration = async (reducedMotion: "reduce" | "no-preference") => {
      const page = await open("/faq", settled({ reducedMotion }));
      await page.locator("summary", { hasText: "Governi" }).click();
      return page.locator(".nav details[open] .drop").evaluate((list) => getComputedStyle(list).animationDuration);
    };
    expect([await duration("no-preference"), await duration("reduce")]).toEqual(["0.22s", "0s"]);
  });

  test("closes a list in the same 220 ms, in which the panel of a small screen opens", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.evaluate(() => {
      document.addEventListener("transitionrun", ({ target, propertyName }) => {
        if (target instanceof Element && propertyName === "transform")
          target.setAttribute("data-moved", getComputedStyle(target).transitionDuration.split(", ")[0] ?? "");
      });
    });
    const drop = page.locator(".nav details", { hasText: "Tutti i governi" }).locator(".drop");
    await page.locator("summary", { hasText: "Governi" }).click();
    await expect.poll(() => drop.evaluate((list) => getComputedStyle(list).opacity)).toBe("1");
    await page.keyboard.press("Escape");
    await expect.poll(() => drop.getAttribute("data-moved")).toBe("0.22s");
    await drop.waitFor({ state: "hidden" });
    const panel = page.locator("#menu");
    await page.setViewportSize(phone.viewport);
    await panel.waitFor({ state: "hidden" });
    expect(await panel.getAttribute("data-moved"), "the panel does not slide when the window narrows").toBeNull();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect.poll(() => panel.getAttribute("data-moved")).toBe("0.22s");
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "hidden" });
  });

  test.for([768, 1023])(
    "has the links of the foundation at %i px, and does not scroll sideways",
    async (width, { open }) => {
      const page = await open("/faq", settled({ viewport: { width, height: 900 } }));
      const links = page.getByRole("list", { name: "Chi pubblica il sito" }).getByRole("link");
      expect(await links.evaluateAll((all) => all.map((link) => link.checkVisibility()))).toEqual([true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

  test("highlights the item that matches the first segment of the page", async ({ open }) => {
    const page = await open("/organi_parlamentari/camera/presidenza", settled());
    expect(await page.locator(".nav .here").allInnerTexts()).toEqual(["Organi parlamentari"]);
    await page.goto("/senatori");
    expect(await page.locator(".nav .here").allInnerTexts()).toEqual(["Parlamentari"]);
  });

  test("links the name to the home page, and links the foundation and its donation page", async ({ open }) => {
    const page = await open("/faq", settled());
    const wide = page.getByRole("list", { name: "Chi pubblica il sito" }).getByRole("link");
    expect(await wide.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "https://fondazione.example",
      "https://fondazione.example/sostieni",
    ]);
    expect(await wide.first().isVisible()).toBe(true);
    await page.getByRole("link", { name: "Emiciclo", exact: true }).first().click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
  });

  test("has skip links to the content, the menu and the footer", async ({ open }) => {
    const page = await open("/faq", settled());
    const skips: (string | null)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press("Tab");
      skips.push(await page.locator(":focus").innerText());
    }
    expect(skips).toEqual(["Vai al contenuto", "Vai al menu", "Vai al piè di pagina"]);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(":focus").getAttribute("id")).toBe("colophon");
  });
});

describe("head of a phone", () => {
  test("is one row, with the search behind a word that opens it without a script of its own", async ({ open }) => {
    const page = await open("/faq", settled(phone));
    const height = () => page.locator(".mast-top").evaluate((row: HTMLElement) => row.offsetHeight);
    expect(await height()).toBeLessThanOrEqual(60);
    expect(await page.getByText("Dati dimostrativi: nomi, atti e voti sono inventati.").first().isVisible()).toBe(true);
    await page.locator(".find-open").click();
    const field = page.locator("#cerca");
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type("ros");
    await page.locator(".hits li").first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await field.fill("");
    await page.locator("main a:visible").first().focus();
    await expect.poll(height).toBeLessThanOrEqual(60);
    expect(await page.locator("footer [data-edition]").innerText()).toBe("Dati al 20\u00a0novembre 2026");
  });

  test("is followed on a long page by a list of its sections", async ({ open }) => {
    for (const kind of [phone, { ...phone, ...scriptless }]) {
      const page = await open("/mappa", settled(kind));
      const list = page.getByRole("navigation", { name: "In questa pagina" });
      expect(await list.count()).toBe(0);
      await page.goto("/attivita_legislativa/numeri");
      await page.locator("summary", { hasText: "In questa pagina" }).click();
      const link = list.getByRole("link").nth(3);
      const id = (await link.getAttribute("href"))?.slice(1) ?? "";
      await link.click();
      await expect
        .poll(() => page.locator(`[id="${id}"]`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
        .toBeLessThan(200);
      expect(await page.locator("section.rubric > .side > h2").nth(3).innerText()).toBe(await link.innerText());
    }
    const wide = await open("/attivita_legislativa/numeri", settled());
    expect(await wide.locator("summary", { hasText: "In questa pagina" }).isVisible()).toBe(false);
  });
});

describe("panel on a small screen", () => {
  test("slides in from its button, traps the focus and closes with its own button", async ({ open }) => {
    const page = await open("/faq", settled(phone));
    const menu = page.getByRole("navigation", { name: "Principale" });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Votazioni" }).waitFor();
    expect(await violations(page)).toEqual([]);
    const outside: string[] = [];
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press("Tab");
      const where = await page.evaluate(() => {
        const { activeElement: focus } = document;
        return focus === document.body || focus?.closest("#menu") ? "" : (focus?.outerHTML ?? "");
      });
      if (where !== "") outside.push(where);
    }
    expect(outside).toEqual([]);
    await menu.getByRole("link", { name: "Chiudi" }).click();
    await menu.waitFor({ state: "hidden" });
    expect(await page.locator(":focus").innerText()).toBe("Menu");
    expect(new URL(page.url()).hash).toBe("");
  });

  test("closes with Escape, and with a tap outside", async ({ open }) => {
    const page = await open("/faq", settled({ viewport: { width: 600, height: 740 } }));
    const menu = page.getByRole("navigation", { name: "Principale" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.waitFor();
    await page.mouse.click(40, 400);
    await menu.waitFor({ state: "hidden" });
  });

  test("closes at every navigation start, also when the page is restored from the back/forward cache", async ({
    open,
  }) => {
    const page = await open("/faq", settled(phone));
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Principale" }).getByText("Parlamentari").first().click();
    await page.getByRole("link", { name: "Deputati", exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/deputati");
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/faq");
    expect(await page.getByRole("navigation", { name: "Principale" }).isVisible()).toBe(false);
    expect(await page.locator("main").evaluate((main: HTMLElement) => main.inert)).toBe(false);
  });
});

describe("without JavaScript", () => {
  test("the menus open, and the panel opens and closes", async ({ open }) => {
    const wide = await open("/faq", scriptless);
    await wide.locator("summary", { hasText: "Governi" }).click();
    await wide.getByRole("link", { name: "Tutti i governi" }).waitFor();
    const small = await open("/faq", { ...scriptless, ...phone });
    await small.getByRole("link", { name: "Menu", exact: true }).click();
    await small.getByRole("link", { name: "Indice di forza", exact: true }).waitFor();
    await small.getByRole("link", { name: "Chiudi" }).click();
    await small.getByRole("navigation", { name: "Principale" }).waitFor({ state: "hidden" });
  });

  test("no search field is shown, as it would do nothing, and the search page links elsewhere", async ({ open }) => {
    for (const size of [{}, phone]) {
      const page = await open("/faq", { ...scriptless, ...size });
      expect(await page.getByRole("searchbox", { includeHidden: true }).count()).toBe(1);
      expect(await page.getByRole("searchbox").count()).toBe(0);
    }
    const page = await open("/cerca", scriptless);
    expect(await page.getByRole("searchbox", { name: "Che cosa cerchi" }).isVisible()).toBe(false);
    expect(await page.locator("main .lead:visible").allInnerTexts()).toEqual([
      "La ricerca ha bisogno di JavaScript. Senza, si arriva a ogni pagina da questi elenchi e archivi.",
    ]);
    const ways = page.locator("main .start a");
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
      expect.arrayContaining(["/votazioni/archivio", "/cronaca", "/deputati", "/organi_parlamentari", "/territori"]),
    );
  });
});
