/** What all lists share: focus after a choice, scroll position of an address seen before, fields for days. Spec §2. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { routes } from "#src/lib/routes.ts";
import { test, violations } from "./support/browser.ts";
import { shownRows } from "./support/list.ts";
import { csvOf, settled } from "./support/visitor.ts";
import { finalVote } from "./support/vote-page.ts";

/** Name of the focused element; "BODY" = none. */
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? "BODY");
/** Waits until the list of a page answers. */
const hydrated = (page: Page): Promise<void> =>
  page.locator("main react-island[ready]:has(.list)").waitFor({ state: "attached" });
const top = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

describe("the focus never falls on the body", () => {
  test("when the last filter of the fold is reset: the fold stays open", async ({ open }) => {
    const page = await open("/votazioni", settled());
    await hydrated(page);
    await page.getByText("Altri filtri").click();
    const year = page.getByLabel("Anno", { exact: true });
    await year.focus();
    await year.selectOption("2026");
    await expect.poll(() => new URL(page.url()).search).toBe("?year=2026");
    await year.selectOption("");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await page.locator(".list[aria-busy=false]").waitFor();
    expect(await year.isVisible()).toBe(true);
    expect(await year.evaluate((field) => field === document.activeElement)).toBe(true);
  });

  test.for([
    "/votazioni?main_vote_type=all&branch=S",
    "/deputati?gender_type=F&election_area=lazio",
    `${routes.acts("bill")}?branch=C`,
    "/indice_di_forza?role=Deputato",
    "/territori/lazio?gender_type=F",
    "/cronaca?year=2026",
    `/votazioni/${finalVote}?gender=F`,
  ])("when a filter is removed, by pointer or by key: %s", async (path, { open }) => {
    const page = await open(path, settled());
    const chip = page.locator(".list .chips .chip").first();
    for (const remove of [() => chip.click(), () => chip.press("Enter")]) {
      await page.goto(path);
      await chip.waitFor();
      const chips = await page.locator(".list .chips .chip").count();
      await remove();
      await expect.poll(() => page.locator(".list .chips .chip").count()).toBe(chips - 1);
      await page.locator(".list[aria-busy=false]").first().waitFor();
      expect(await focused(page)).not.toBe("BODY");
    }
  });

  test("when a search among all rows replaces an empty list, and when a retry by pointer succeeds", async ({
    open,
  }) => {
    const page = await open("/deputati?search=xyzzy", settled());
    await page.getByRole("link", { name: "Cerca anche fra chi non è più in carica" }).first().click();
    await expect.poll(() => new URL(page.url()).search).toBe("?search=xyzzy&is_active=all");
    expect(await focused(page)).not.toBe("BODY");
    await page.route("**/dati/**", (route) => route.abort());
    await page.goto("/senatori?gender_type=F");
    await page.getByRole("button", { name: "Riprova" }).waitFor();
    await page.unroute("**/dati/**");
    await page.getByRole("button", { name: "Riprova" }).click();
    await page.locator(".list .cards").waitFor();
    expect(await focused(page)).not.toBe("BODY");
  });
});

describe("an address seen before", () => {
  test.for([
    ["/indice_di_forza?page=4", 48],
    ["/deputati?gender_type=F&page=2", 21],
  ] as const)("has its rows and scroll position after reload, back and a link: %s", async ([path, rows], { open }) => {
    const page = await open(path, settled());
    const isWhole = async (): Promise<boolean> => (await shownRows(page)).ids.length === rows;
    await expect.poll(isWhole).toBe(true);
    const goal = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight - innerHeight - 400, behavior: "instant" });
      return Math.round(scrollY);
    });
    expect(goal).toBeGreaterThan(900);
    // The browser keeps the rows in view where they are, when something above them changes by a few pixels.
    // The page as built may be long enough for the browser to return there before the rows of the address come.
    const isBack = async (): Promise<boolean> => (await isWhole()) && Math.abs((await top(page)) - goal) < 40;
    await page.reload();
    await expect.poll(isBack).toBe(true);
    await page.goto("/faq");
    await page.goBack();
    await expect.poll(isBack).toBe(true);
    await page.goto("/faq");
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href });
      document.body.append(link);
      link.click();
    }, path);
    await page.waitForURL(`**${path}`);
    await expect.poll(isBack).toBe(true);
    // Without filters, and with others, a list starts at the top.
    await page.goto(path.replace("page=", "ordering=family_name&page="));
    await expect.poll(isWhole).toBe(true);
    expect(await top(page)).toBe(0);
  });
});

describe("filters that readers look for", () => {
  test("days and secret votes: field, chip, CSV and address", async ({ open }) => {
    const page = await open("/votazioni?main_vote_type=all", settled());
    await hydrated(page);
    await page.getByText("Altri filtri").click();
    await page.getByLabel("Dal giorno", { exact: true }).fill("2026-11-01");
    await page.getByLabel("Al giorno", { exact: true }).fill("2026-11-08");
    await expect
      .poll(() => new URL(page.url()).search)
      .toBe("?main_vote_type=all&date_from=2026-11-01&date_to=2026-11-08");
    const chips = page.locator(".list .chips .chip");
    await expect
      .poll(async () => (await chips.allInnerTexts()).map((text) => text.split("×")[0]?.replaceAll(/\s+/g, " ").trim()))
      .toEqual(["dal 1° novembre 2026", "fino all’8 novembre 2026"]);
    expect(await violations(page, ".list")).toEqual([]);
    await expect.poll(async () => (await csvOf(page, /CSV/)).length - (await shownRows(page)).count).toBe(1);
    const { count } = await shownRows(page);
    await page.reload();
    await expect.poll(async () => (await shownRows(page)).count).toBe(count);
    await expect.poll(() => page.getByLabel("Dal giorno", { exact: true }).inputValue()).toBe("2026-11-01");
    await page.getByLabel("Dal giorno", { exact: true }).fill("");
    await expect.poll(() => new URL(page.url()).search).toBe("?main_vote_type=all&date_to=2026-11-08");
    await page.goto("/votazioni?main_vote_type=all&is_secret=true");
    await expect.poll(() => chips.last().innerText()).toContain("Voti segreti");
    await expect.poll(async () => (await csvOf(page, /CSV/)).length - (await shownRows(page)).count).toBe(1);
  });

  test("office and presence of members, committee of bills", async ({ open }) => {
    const page = await open("/deputati?office=president&presence=90_100", settled());
    const chips = page.locator(".list .chips .chip");
    await expect
      .poll(async () => (await chips.allInnerTexts()).map((text) => text.split("×")[0]?.trim()))
      .toEqual(["Presidente di commissione o altro organo", "Presenze: 90% o più"]);
    await page.goto("/deputati?office=president");
    // The count comes with the rows of the filter.
    await expect.poll(async () => (await shownRows(page)).count).toBeGreaterThan(0);
    await page.goto(routes.acts("bill"));
    await hydrated(page);
    await page.getByText("Altri filtri").click();
    const asked = page.waitForRequest("**/dati/atti/disegni_di_legge/commissioni.json");
    await page.getByLabel("Commissione", { exact: true }).selectOption({ index: 1 });
    await asked;
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?committee=camera-/);
    await expect.poll(async () => (await shownRows(page)).count).toBeGreaterThan(0);
  });
});

test("a page written in Markdown has an address, and folders of addresses lead to what is below them", async ({
  open,
}) => {
  const page = await open("/chi-siamo", settled());
  expect(await page.locator("h1").innerText()).toBe("Chi siamo");
  expect(await violations(page)).toEqual([]);
  for (const [from, to] of [
    ["/persone", "/indice_di_forza"],
    ["/organi_parlamentari/camera", "/organi_parlamentari#camera"],
    ["/organi_parlamentari/senato", "/organi_parlamentari#senato"],
    ["/organi_parlamentari/bicamerali", "/organi_parlamentari#bicamerali"],
    ["/mappa/camera", "/mappa"],
    ["/collegi/camera", "/chi-mi-rappresenta"],
    ["/sedute/senato", "/votazioni"],
  ] as const) {
    await page.goto(from);
    await expect.poll(() => page.url()).toMatch(new RegExp(`${to}$`));
    expect(await page.evaluate(() => location.hash === "" || document.querySelector(location.hash) !== null)).toBe(
      true,
    );
  }
});
