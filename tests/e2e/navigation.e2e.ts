/** Navigation: the same address, scroll position, going back to a list, data already in the page. Spec §2, §8. */
import { describe, expect } from "vitest";
import { test, violations } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

describe("a page whose scripts are no longer published", () => {
  test("reloads itself at the first interaction, once", async ({ open }) => {
    const page = await open("/votazioni/vs19_641_041", settled());
    let arePublished = false;
    const missed: string[] = [];
    await page.route("**/_astro/VoteMembers*", async (route) => {
      if (!arePublished) missed.push(route.request().method());
      await (arePublished ? route.continue() : route.fulfill({ status: 404 }));
    });
    const field = page.locator("#membri-query");
    await Promise.all([page.waitForEvent("load"), field.focus()]);
    expect(missed).toEqual(["GET", "GET", "HEAD"]);
    // Still missing after the reload: the focus stays, and the next interaction tries again.
    await field.focus();
    await expect.poll(() => missed.length).toBe(5);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    arePublished = true;
    await page.locator("#membri select").first().selectOption({ index: 1 });
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?group=/);
    expect(missed).toEqual(["GET", "GET", "HEAD", "GET", "GET"]);
  });
});

test("a choice made before the script of a list came is in the address after the reload", async ({ open }) => {
  for (const [path, script, control, value, query] of [
    ["/votazioni", "VotesList", "main_vote_type", "all", "?main_vote_type=all"],
    ["/votazioni?branch=C", "VotesList", "outcome", "Respinta", "?branch=C&outcome=rejected"],
    ["/senatori", "MembersList", "ordering", "-surname", "?ordering=-surname"],
  ] as const) {
    const page = await open("/faq", settled());
    let choose = (): void => undefined;
    const chosen = new Promise<void>((done) => (choose = done));
    // The list's script is gone; that is known only after the reader has chosen.
    await page.route(`**/_astro/${script}*`, async (route) => {
      await chosen;
      await route.fulfill({ status: 404 });
    });
    await page.goto(path);
    await page.locator(`select[name=${control}]`).selectOption(value);
    const reload = page.waitForEvent("load");
    choose();
    await reload;
    expect(new URL(page.url()).search).toBe(query);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("words typed in the header when its script is no longer published lead to the search", async ({ open }) => {
  const page = await open("/faq", settled());
  let gone: (() => void) | undefined;
  const typed = new Promise<void>((done) => (gone = done));
  await page.route("**/_astro/PersonSearch*", async (route) => {
    if (route.request().method() === "HEAD") await typed;
    await route.fulfill({ status: 404 });
  });
  const field = page.getByRole("search").first().getByRole("searchbox");
  await field.focus();
  await field.fill("acque interne");
  gone?.();
  await page.waitForURL("**/cerca?search=acque+interne");
});

test("the header's search says that it does not respond, and still leads to the search page", async ({ open }) => {
  const page = await open("/faq", settled());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.route("**/_astro/PersonSearch*", (route) => route.abort());
  const field = page.getByRole("search").first().getByRole("searchbox");
  await field.fill("acque");
  await page.locator(".mast").getByRole("alert").filter({ hasText: "Questa parte non risponde" }).waitFor();
  expect(errors).toEqual([]);
  await field.press("Enter");
  await page.waitForURL("**/cerca?search=acque");
});

test("a list whose scripts are no longer published shows a message and reloads on request", async ({ open }) => {
  const page = await open("/votazioni", settled());
  await page.route("**/_astro/parliament-data-static*", (route) => route.fulfill({ status: 404 }));
  await page.getByLabel("Esito", { exact: true }).selectOption("Respinta");
  await page.getByText("Il sito è stato aggiornato mentre la pagina era aperta: ricaricala.").waitFor();
  await page.unroute("**/_astro/parliament-data-static*");
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Ricarica" }).click()]);
  await expect.poll(() => page.locator("main").innerText()).toContain("Respinta");
  expect(await page.getByText("Il sito è stato aggiornato").count()).toBe(0);
});

test("a part of the page whose script fails to load shows a message, and works once it loads", async ({ open }) => {
  const page = await open("/votazioni/vs19_641_041", settled());
  await page.route("**/_astro/VoteMembers*", (route) => route.abort());
  const field = page.locator("#membri-query");
  await field.focus();
  const said = page.locator("#membri").getByRole("alert");
  await said.filter({ hasText: "Questa parte non risponde" }).waitFor();
  await field.fill("ros");
  await page.unroute("**/_astro/VoteMembers*");
  await page.locator("#membri select").first().focus();
  await expect.poll(() => new URL(page.url()).search).toBe("?query=ros");
  expect(await said.count()).toBe(0);
});

describe("the breadcrumb", () => {
  test.for([
    ["/deputati", ["Emiciclo", "Deputati"]],
    ["/senatori", ["Emiciclo", "Senatori"]],
    ["/i-miei-parlamentari", ["Emiciclo", "I miei parlamentari"]],
  ] as const)("has each step once, in text and in structured data: %s", async ([path, names], { open }) => {
    const page = await open(path, settled());
    expect(await page.getByRole("navigation", { name: "Percorso" }).getByRole("listitem").allInnerTexts()).toEqual(
      names,
    );
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const steps = [...(blocks.find((text) => text.includes("BreadcrumbList")) ?? "").matchAll(/"item":"([^"]*)"/g)];
    expect(steps).toHaveLength(names.length);
    expect(new Set(steps.map(([, address]) => address)).size).toBe(names.length);
  });
});

describe("navigation", () => {
  test("to the same address reloads the page", async ({ open }) => {
    const page = await open("/stato", settled());
    await page.evaluate(() => (document.title = "vecchia"));
    await page.getByRole("contentinfo").getByRole("link", { name: "Stato dei dati" }).click();
    await expect.poll(() => page.title()).not.toBe("vecchia");
    expect(new URL(page.url()).pathname).toBe("/stato");
  });

  test("back restores the scroll position", async ({ open }) => {
    const page = await open("/faq", settled());
    await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
    await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/stato']")?.click());
    await expect.poll(() => new URL(page.url()).pathname).toBe("/stato");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test("back to a list restores filters, rows and scroll position", async ({ open }) => {
    const page = await open("/senatori?is_active=all&page=3&ordering=-surname", settled());
    const rows = page
      .locator("main")
      .getByRole("link")
      .filter({ has: page.locator("xpath=self::*[contains(@href,'/persone/')]") });
    await expect.poll(() => page.locator('.list [aria-current="page"]').innerText()).toBe("3");
    const before = await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    const last = rows.nth(before.length - 3);
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(scrollY));
    await last.evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => new URL(page.url()).pathname).toContain("/persone/");
    await page.goBack();
    await expect
      .poll(() => rows.evaluateAll((links) => links.map((link) => link.getAttribute("href"))))
      .toEqual(before);
    expect(new URL(page.url()).search).toBe("?is_active=all&page=3&ordering=-surname");
    await expect.poll(async () => Math.abs((await page.evaluate(() => Math.round(scrollY))) - place)).toBeLessThan(40);
  });

  test("no script or header keeps pages out of the back/forward cache", async ({ open }) => {
    const page = await open("/senatori", settled());
    // The list is hydrated when the browser is idle, and loads most of the scripts.
    await page.waitForFunction(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length > 3,
    );
    const scripts = await page.evaluate(async () => {
      const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
      const answers = await Promise.all(addresses.filter((name) => name.endsWith(".js")).map((name) => fetch(name)));
      return Promise.all(answers.map((answer) => answer.text()));
    });
    expect(scripts.filter((text) => /["'`](before)?unload["'`]/.test(text))).toEqual([]);
    expect((await page.request.get("/senatori")).headers()["cache-control"]).not.toContain("no-store");
  });
});

describe("data calls", () => {
  test("a list does not request data that its page already holds", async ({ open }) => {
    const page = await open("/senatori", settled());
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(calls.filter((path) => path.startsWith("/dati/"))).toEqual([]);
  });

  test("a failed call shows the error in place with the address unchanged, and can be retried", async ({ open }) => {
    const page = await open("/senatori", settled());
    let isBroken = true;
    await page.route("**/dati/**", (route) => (isBroken ? route.fulfill({ status: 503, body: "" }) : route.fallback()));
    await page.goto("/senatori?ordering=-surname");
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect(await alert.innerText()).toContain("503");
    expect(page.url()).toMatch(/\/senatori\?ordering=-surname$/);
    expect(await violations(page)).toEqual([]);
    isBroken = false;
    await page.getByRole("button", { name: "Riprova" }).click();
    await alert.waitFor({ state: "hidden" });
  });
});
