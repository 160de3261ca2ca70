/** The home page: the votes of followed members in the last sittings, and that nothing is cut off. */
import { describe, expect } from "vitest";
import { memberVoteWord } from "#src/i18n/common.ts";
import { routes } from "#src/lib/routes.ts";
import { namedPeople } from "#scripts/pull/sources/demo/named-people.ts";
import { test, violations } from "./support/browser.ts";
import { phone, settled } from "./support/visitor.ts";

const deputy = namedPeople.deputy.id;
const mine = "section[aria-labelledby=miei]";

describe("the last sittings on the home page, and in the chronicle", () => {
  test("show how the members whom the reader follows voted in the votes that tell most", async ({ open, snapshot }) => {
    const page = await open(routes.home(), settled());
    const members = [{ id: deputy, name: "Ada Rivalta" }];
    await page.evaluate((own) => window.localStorage.setItem("emiciclo-miei", own), JSON.stringify(members));
    await page.reload();
    await page.locator(`${mine} dt`).waitFor();
    expect(await page.locator(`${mine} dt a`).getAttribute("href")).toBe(routes.person(deputy));
    const votes = page.locator(`${mine} li`);
    expect(await votes.count()).toBeGreaterThan(1);
    for (const vote of await votes.all()) {
      const id = (await vote.locator("a").getAttribute("href"))?.split("/").at(-1) ?? "";
      const code = new Map(snapshot.ballots(id)).get(deputy);
      expect([id, await vote.innerText()]).toEqual([
        id,
        expect.stringContaining(code === undefined ? "nessuna" : memberVoteWord(code, "F")),
      ]);
    }
    expect(await violations(page)).toEqual([]);
    const said = await votes.allInnerTexts();
    await page.goto(routes.events());
    await votes.first().waitFor();
    expect(await votes.allInnerTexts()).toEqual(said);
  });

  test("load no positions, and move nothing, for readers who follow nobody", async ({ open }) => {
    const page = await open("/faq", settled());
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(routes.home(), { waitUntil: "networkidle" });
    expect(loaded.filter((path) => /^\/dati\/aule\/|MyMembers|pagefind/.test(path))).toEqual([]);
    expect(await page.locator(mine).count()).toBe(0);
  });
});

test("the home page is short, and folds the last key votes with their margins", async ({ open }) => {
  const height = async (width: number): Promise<number> => {
    const page = await open(routes.home(), settled({ viewport: { width, height: 800 } }));
    return await page.evaluate(() => document.documentElement.scrollHeight);
  };
  expect(await height(1280)).toBeLessThan(2000);
  expect(await height(360)).toBeLessThan(4000);
  const page = await open(routes.home(), settled({ javaScriptEnabled: false }));
  const keyVotes = page.locator("#voti-chiave li");
  expect(await keyVotes.first().isVisible()).toBe(false);
  await page.getByText("Voti chiave: i più recenti").click();
  expect(await keyVotes.count()).toBe(5);
  expect(await keyVotes.first().innerText()).toContain("margine 55, nessun ribelle, maggioranza compatta al 57,7%");
  expect(await page.locator(".start a").allInnerTexts()).toEqual([
    "Chi mi rappresenta",
    "Confronta due gruppi",
    "Decreti-legge in scadenza",
    "Le votazioni decise per pochi voti",
    "Le leggi che aspettano ancora un decreto",
    "Come si calcolano gli indici",
  ]);
});

test("the news is larger than the name of the page, and begins high on a phone's first screen", async ({ open }) => {
  for (const width of [360, 1280]) {
    const page = await open(routes.home(), settled({ viewport: { width, height: 740 } }));
    const sizeOf = async (selector: string): Promise<number> =>
      Number.parseFloat(await page.locator(selector).evaluate((element) => getComputedStyle(element).fontSize));
    expect(await sizeOf(".news h2")).toBeGreaterThan(await sizeOf("h1"));
    expect((await page.locator(".news h2").boundingBox())?.y).toBeLessThan(420);
  }
});

test("the home page on a phone cuts no text off and is not wider than the screen", async ({ open }) => {
  const page = await open(routes.home(), settled(phone));
  expect(await page.locator("main").innerText()).not.toContain("…");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await page.getByRole("searchbox", { name: "Cerca un nome, una legge, un comune" }).count()).toBe(2);
});
