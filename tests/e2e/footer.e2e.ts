/** The footer of every page, and the date in the masthead. Spec §2. */
import { expect } from "vitest";
import { test } from "./support/browser.ts";
import { scriptless, settled } from "./support/visitor.ts";

test("the footer links to the service pages, the earlier legislatures and the operator", async ({ open }) => {
  const page = await open("/faq", settled());
  const foot = page.getByRole("contentinfo");
  const hrefs = (name: string) =>
    foot
      .getByRole("navigation", { name })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await hrefs("Il servizio")).toEqual([
    "/cerca",
    "/indicatori",
    "/faq",
    "/open-data",
    "/stato",
    "/accessibilita",
    "/chi-siamo",
  ]);
  expect(
    await foot.getByRole("navigation", { name: "Legislature precedenti" }).getByRole("link").allInnerTexts(),
  ).toEqual(["XVIII (2018–2022)", "XVII (2013–2018)", "XVI (2008–2013)"]);
  expect(await hrefs("Contatti")).toEqual([
    "https://fondazione.example/contatti",
    "https://fondazione.example/sostieni",
    "/privacy-policy",
  ]);
  const text = (await foot.innerText()).replaceAll("\u00A0", " ");
  for (const words of ["via dei Tigli 1, 00100 Roma", "tel. 06 0000 000", "Codice fiscale 00000000000"])
    expect(text).toContain(words);
});

test.for(["/", "/faq", "/open-data", "/stato", "/indicatori", "/privacy-policy"])(
  "a demonstration site never calls its data official: %s",
  async (path, { open }) => {
    const page = await open(path, scriptless);
    const said = await page.content();
    expect(said.match(/(pubblica e spiega i|sono quelli|:) (dati )?ufficiali|fonti? ufficiali?/giu)).toBe(null);
    expect(await page.getByRole("contentinfo").innerText()).toContain("nomi, atti e voti sono inventati");
  },
);

test("the masthead shows the date of the data, and keeps its layout without it", async ({ open }) => {
  const page = await open("/faq", settled());
  await expect
    .poll(() => page.locator(".edition").innerText())
    .toMatch(/^Almanacco del Parlamento, XIX legislatura\nDati al(l’| )\d+.\S+ \d{4}$/);
  const height = () => page.locator(".mast").evaluate((mast) => mast.clientHeight);
  const withDate = await height();
  const bare = await open("/faq", scriptless);
  expect(await bare.locator(".edition").innerText()).toBe("Almanacco del Parlamento, XIX legislatura");
  expect(await bare.locator(".mast").evaluate((mast) => mast.clientHeight)).toBe(withDate);
});

test("the FAQ of a demonstration site never calls its data official", async ({ open }) => {
  const page = await open("/faq", { javaScriptEnabled: false });
  expect(await page.locator("#da-dove-vengono-i-dati").textContent()).toContain("Da nessuna fonte ufficiale");
  expect(await page.locator("#quando-si-aggiorna").textContent()).not.toContain("Ogni notte.");
});
