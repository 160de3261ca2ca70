/** Islands on pages that the browser translates: they show what they show on other pages. */
import type { BrowserContextOptions, Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./support/browser.ts";
import { translatePages, translations, untranslated, type Translation } from "./support/translator.ts";
import { settled } from "./support/visitor.ts";
import { finalVote } from "./support/vote-page.ts";

const vote = `/votazioni/${finalVote}`;
const lists = [
  "/votazioni",
  "/deputati",
  "/senatori",
  "/attivita_legislativa/disegni_di_legge",
  "/indice_di_forza",
  "/attivita_legislativa/decreti_legge",
  vote,
];

type Open = (path: string, options?: BrowserContextOptions) => Promise<Page>;

/** A translated page; `how` null = a page as it is. `errors`: those of its scripts so far. */
async function openIn(open: Open, how: Translation | null, path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await open("/favicon.svg", settled());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  if (how !== null) await translatePages(page, how);
  await page.goto(path);
  return { page, errors };
}

/** The text of the page's content, with the states of its controls. */
const shown = async (page: Page): Promise<string> =>
  untranslated(
    await page.locator("main").evaluate((main: HTMLElement) => {
      const controls = [...main.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input")];
      return [main.innerText, ...controls.map(({ name, value }) => `${name}=${value}`)].join("\n");
    }),
  );

/** What a reader does with a list, one after the other. */
const steps: readonly (readonly [does: string, (page: Page) => Promise<unknown>])[] = [
  [
    // The last one of the votes is "all", which filters nothing.
    "chooses the last value but one of a filter",
    async (page) => {
      const filter = page.locator("main form.filters .row select[name]").first();
      const value = await filter.locator("option").nth(-2).getAttribute("value");
      await filter.selectOption(value);
      await expect.poll(() => page.url()).toContain(`=${value ?? ""}`);
    },
  ],
  [
    "removes it by its chip",
    async (page) => {
      const chips = page.locator("main .list .chips a");
      await expect.poll(() => chips.count()).toBeGreaterThan(0);
      await chips.last().click();
      await expect.poll(() => chips.count()).toBe(0);
    },
  ],
  [
    "searches what is not there",
    async (page) => {
      const field = page.locator("main form.filters input[type=search]");
      if ((await field.count()) === 0) return;
      await field.fill("zzzz");
      await page.locator("main .list .empty").waitFor();
    },
  ],
  [
    "goes back",
    async (page) => {
      await page.goBack();
      await page.locator("main .list .empty").waitFor({ state: "detached" });
    },
  ],
];

describe("lists of a translated page", { tags: ["long"] }, () => {
  test.for(lists)("%s shows counts and rows like the original", async (path, { open }) => {
    const plain = await openIn(open, null, path);
    const others = await Promise.all(translations.map(async (how) => ({ how, ...(await openIn(open, how, path)) })));
    for (const { page } of [plain, ...others]) {
      await page.locator("main form.filters select, main form.filters input").first().focus();
      await page.locator("main react-island[ready] form.filters").waitFor();
    }
    for (const [does, act] of steps) {
      await act(plain.page);
      await plain.page.locator("main .list[aria-busy=false]").waitFor();
      for (const { page, how, errors } of others) {
        await act(page);
        await expect
          .poll(() => shown(page), { message: `${how}, after a reader ${does}` })
          .toBe(await shown(plain.page));
        expect(errors).toEqual([]);
      }
    }
  });
});

describe("a choice made before an island is hydrated", { tags: ["long"] }, () => {
  const choices: readonly (readonly [path: string, field: string, value: string, query: string])[] = [
    ["/votazioni", "select[name=branch]", "S", "branch=S"],
    ["/deputati", "select[name=latest_group]", "camera-mir", "latest_group=camera-mir"],
    [vote, "#membri select[name=vote]", "AYE", "vote=AYE"],
    ["/cerca", "main input[type=search]", "commissione", "q=commissione"],
  ];
  const cases = translations.flatMap((how) => choices.map((choice) => [how, ...choice] as const));
  test.for(cases)("is kept where texts are %s: %s %s", async ([how, path, field, value, query], { open }) => {
    const page = await open("/favicon.svg", settled());
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await translatePages(page, how);
    let go = (): void => undefined;
    const chosen = new Promise<void>((done) => (go = done));
    await page.route(/\.island\..*\.js$/, async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto(path);
    const control = page.locator(field);
    if (field.includes("select")) await control.selectOption(value);
    else await control.fill(value);
    go();
    await expect.poll(() => page.url()).toContain(query);
    expect(await control.inputValue()).toBe(value);
    expect(errors).toEqual([]);
  });
});
