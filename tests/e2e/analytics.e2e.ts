/** Page views: one beacon a navigation if the operator configured an address, otherwise none. Spec §4. */
import type { Page } from "playwright";
import { expect } from "vitest";
import { test } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

/** Serves the pages as if the site had been built with a page-view address, and collects the requests to it. */
async function withCounter(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (new URL(request.url()).pathname === "/conta") {
      sent.push(`${request.method()} ${request.postData() ?? ""}`);
      await route.fulfill({ status: 204 });
    } else if (request.resourceType() === "document") {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("<html ", '<html data-analytics="/conta" ');
      await route.fulfill({ response: answer, body });
    } else await route.fallback();
  });
  return sent;
}

test("every completed navigation sends its path and nothing else", async ({ open }) => {
  const page = await open("/faq", settled());
  const sent = await withCounter(page);
  await page.goto("/stato?a=1#b");
  await expect.poll(() => sent).toEqual(['POST {"path":"/stato"}']);
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibilità" }).click();
  await expect.poll(() => sent).toEqual(['POST {"path":"/stato"}', 'POST {"path":"/accessibilita"}']);
  expect((await page.context().cookies()).map(({ name }) => name).sort()).toEqual(["PopupBannerShown2", "cc_cookie"]);
});

test("a choice in a list and each step in the history is one view, and no other", async ({ open }) => {
  const page = await open("/faq", settled());
  const sent = await withCounter(page);
  const view = 'POST {"path":"/deputati"}';
  await page.goto("/deputati", { waitUntil: "networkidle" });
  await page.getByLabel("Genere").selectOption("F");
  await expect.poll(() => sent).toEqual([view, view]);
  await page.getByRole("searchbox", { name: "Nome o cognome" }).pressSequentially("ross");
  await expect.poll(() => new URL(page.url()).search).toContain("search=ross");
  expect(sent).toEqual([view, view, view]);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).search).toBe("?gender_type=F");
  await expect.poll(() => sent).toEqual([view, view, view, view]);
});

const accept = async (page: Page): Promise<void> => {
  await page.keyboard.press("Tab");
  await page.getByRole("region", { name: "Solo cookie necessari" }).getByRole("button", { name: "Ho capito" }).click();
};

test("nothing is sent before consent; after it one view a change of the address", async ({ open }) => {
  const page = await open("/faq");
  const sent = await withCounter(page);
  await page.goto("/deputati", { waitUntil: "networkidle" });
  await page.getByLabel("Genere").selectOption("F");
  await expect.poll(() => new URL(page.url()).search).toBe("?gender_type=F");
  await accept(page);
  expect(sent).toEqual([]);
  await page.getByLabel("Genere").selectOption("M");
  await expect.poll(() => sent).toEqual(['POST {"path":"/deputati"}']);
  await page.goto("/stato");
  await expect.poll(() => sent).toEqual(['POST {"path":"/deputati"}', 'POST {"path":"/stato"}']);
});

test("nothing is sent for a reader whose browser asks not to be tracked", async ({ open }) => {
  const page = await open("/faq", settled());
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  const sent = await withCounter(page);
  const asked = page.waitForResponse("**/_astro/page-views*");
  await page.goto("/deputati");
  await asked;
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Genere").selectOption("F");
  await expect.poll(() => new URL(page.url()).search).toBe("?gender_type=F");
  expect(sent).toEqual([]);
});

test("with opt-out consent views are sent from the start, and the notice is shown and remembered", async ({ open }) => {
  const page = await open("/faq");
  const sent = await withCounter(page);
  await page.route("**/_astro/*.js", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/mode:(["'`])opt-in\1/g, "mode:$1opt-out$1");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/stato", { waitUntil: "networkidle" });
  await expect.poll(() => sent).toEqual(['POST {"path":"/stato"}']);
  await accept(page);
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("cc_cookie");
  await page.reload({ waitUntil: "networkidle" });
  await page.keyboard.press("Tab");
  await page.waitForLoadState("networkidle");
  expect(await page.locator("#cc-main").count()).toBe(0);
});

test("by default nothing is sent and the code is not even loaded", async ({ open }) => {
  const page = await open("/faq", settled());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  await page.goto("/stato", { waitUntil: "networkidle" });
  expect(asked.filter((line) => line.startsWith("POST") || line.includes("page-views"))).toEqual([]);
});
