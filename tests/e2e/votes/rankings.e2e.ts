/** The rankings of votes: close to the threshold, with rebels, defeats of the government. */
import { expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { allVotes } from "#tests/e2e/support/votes-list.ts";

test("the list introduction links the rankings, and each government defeat shows its score", async ({
  open,
  snapshot,
}) => {
  const page = await open("/votazioni", settled());
  const links = page.locator("main header a[href^='/votazioni/']");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/votazioni/archivio",
    "/votazioni/governo-battuto",
    "/votazioni/sul-filo",
    "/votazioni/ribelli",
  ]);
  expect(await page.locator("a[href='/votazioni/ribelli']").count()).toBe(1);
  await links.nth(1).click();
  const beaten = allVotes(snapshot).filter(({ isGovernmentBeaten }) => isGovernmentBeaten);
  expect(beaten.length).toBeGreaterThan(0);
  for (const { id, ayes, noes } of beaten) {
    const row = page.locator("table.ranked tbody tr").filter({ has: page.locator(`a[href='/votazioni/${id}']`) });
    expect(await row.innerText()).toContain(`${ayes ?? ""}–${noes ?? ""}`);
  }
  await page.getByRole("link", { name: /^Come si calcola\s?: Governo battuto$/ }).click();
  await page.locator("article#governo-battuto h3").waitFor();
});

test("a ranking describes what it leaves out, and offers its rows as a file", async ({ open }) => {
  const page = await open("/votazioni/sul-filo", { javaScriptEnabled: false });
  expect(await page.locator("section.rubric", { hasText: "Che cosa si conta" }).innerText()).toContain(
    "Restano fuori le votazioni annullate, quelle in verifica e quelle di cui non è ancora pubblicato come ha votato ciascuno.",
  );
  const titles = await page
    .locator("table.ranked tbody th > a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  const file = await page.getByRole("link", { name: /^Le 50 votazioni di questa pagina/ }).getAttribute("href");
  const lines = (await (await page.request.get(file ?? "")).text()).trimEnd().split("\r\n").slice(1);
  expect(lines.map((text) => `/votazioni/${text.split(",")[0] ?? ""}`)).toEqual(titles);
});

test("a ranking of fifty continues in the list, in the same order, and of one chamber", async ({ open }) => {
  const page = await open("/votazioni/ribelli", settled());
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Votazioni con più ribelli");
  await page.getByRole("link", { name: /^Le 50 votazioni di questa pagina, non tutte le [\d.]+ \(CSV\)$/ }).waitFor();
  const links = async (): Promise<string[]> =>
    await page
      .locator(":is(.ranked, .votes) tbody th > a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const first = (await links()).slice(0, 12);
  await page.getByRole("link", { name: "Tutte le votazioni, da quella con più ribelli" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?main_vote_type=all&ordering=-n_rebels");
  await expect.poll(links).toEqual(first);
  await page.goto(new URL("/votazioni/ribelli", page.url()).href);
  const ofSenate = (await links()).filter((path) => path.includes("/19-")).slice(0, 5);
  await page.locator("main p.more").getByRole("link", { name: "Senato", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?main_vote_type=all&branch=S&ordering=-n_rebels");
  await expect.poll(async () => (await links()).slice(0, ofSenate.length)).toEqual(ofSenate);
});

test("the heading of a ranking names its order", async ({ open }) => {
  const page = await open("/votazioni/ribelli", { javaScriptEnabled: false });
  const sorted: (readonly [string, string | null])[] = [];
  for (const path of ["/votazioni/ribelli", "/votazioni/sul-filo", "/votazioni/governo-battuto"]) {
    await page.goto(new URL(path, page.url()).href);
    const head = page.locator("th[aria-sort]");
    sorted.push([await head.innerText(), await head.getAttribute("aria-sort")]);
  }
  expect(sorted).toEqual([
    ["Ribelli", "descending"],
    ["Margine", "ascending"],
    ["Data", "descending"],
  ]);
});
