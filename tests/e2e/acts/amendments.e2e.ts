/** Amendments: the list of a bill, with filters and without scripts, and what was voted on the page of a vote. */
import { describe, expect } from "vitest";
import { routes } from "#src/lib/routes.ts";
import { faults, test } from "#tests/e2e/support/browser.ts";
import { numberIn, shownRows } from "#tests/e2e/support/list.ts";
import { phone, scriptless, settled } from "#tests/e2e/support/visitor.ts";

/** A bill of the demonstration with 37 proposals in the assembly, 28 of them with a vote, 4 with one that does not name the version, and one in committee. */
const list = routes.amendments("S_1205");

describe("the amendments of a bill", () => {
  test("are filtered by outcome, article and words, with an address of each choice", async ({ open }) => {
    const page = await open(list, settled());
    expect((await shownRows(page)).count).toBe(37 + 1);
    await page.getByLabel("Esito").selectOption("approved");
    await expect.poll(() => new URL(page.url()).search).toBe("?outcome=approved");
    await expect.poll(async () => (await shownRows(page)).count).toBe(4);
    await page.goto(`${list}?outcome=none`);
    await expect.poll(async () => (await shownRows(page)).count).toBe(37 - 28 - 4);
    await page.goto(`${list}?outcome=among`);
    await expect
      .poll(() => page.locator(".list tbody tr").allTextContents())
      .toEqual([
        ...Array<unknown>(2).fill(expect.stringMatching(/Emendamento 1\.12.*una delle versioni$/)),
        ...Array<unknown>(2).fill(
          expect.stringMatching(/Emendamento 1\.17.*una delle versioni Governo battuto, 58 a 57$/),
        ),
      ]);
    await page.goto(`${list}?place=committee`);
    await expect
      .poll(() => page.locator(".list tbody tr").allTextContents())
      .toEqual([expect.stringMatching(/Emendamento 1\.5.*in commissione$/)]);
    await page.goto(`${list}?search=1.4`);
    await expect
      .poll(() => page.locator(".list tbody tr").allTextContents())
      .toEqual([expect.stringContaining("Emendamento 1.4")]);
  });

  test("are readable without JavaScript, from the page of the bill on, and all in a file", async ({ open }) => {
    const page = await open(routes.act("bill", "S_1205"), scriptless);
    await page.getByRole("link", { name: /^Cerca fra 38/ }).click();
    expect(numberIn((await page.locator(".list .count").textContent()) ?? "")).toBe(38);
    expect(await page.locator(".list tbody tr").count()).toBe(38);
    expect(await page.getByRole("link", { name: "Scarica le proposte in CSV" }).count()).toBe(1);
  });

  test("are found by words of their text, in the list of votes and where nothing else has them", async ({ open }) => {
    const words = "uniformità servizi comuni montani sessanta giorni";
    const page = await open(routes.votesWith(words), settled());
    await expect.poll(async () => (await shownRows(page)).ids).toContain("19-399-1");
    await page.goto(routes.searchFor(words));
    await page.locator('main a[href="/votazioni/19-399-1"]').waitFor();
  });

  test("are found by words of their text without a vote too", async ({ open }) => {
    const page = await open(routes.searchFor("giugno comuni montani adempimenti cittadini"), settled());
    const found = page.getByRole("link", { name: "Emendamento 1.508 al ddl S. 1205" });
    expect(await found.getAttribute("href")).toBe("/emendamenti/090000118");
    await found.click();
    await page.getByText("per i comuni montani, al fine di ridurre gli adempimenti").first().waitFor();
  });

  test("have no fault of accessibility", { tags: ["long"] }, async ({ open }) => {
    expect(await faults(await open(list))).toEqual([]);
  });
});

describe("on the first screen of a phone, the page of a vote on an amendment", () => {
  test("has the first words and who proposed it, for the eye and the ear", async ({ open }) => {
    const page = await open("/votazioni/19-399-1", { ...settled(), ...phone });
    const voted = page.getByRole("region", { name: "Che cosa si è votato" });
    const proposer = voted.getByRole("link", { name: "Andrea Pontesecco" });
    const words = voted.getByText("Al comma 4, apportare le seguenti modificazioni");
    for (const part of [voted.getByRole("heading", { level: 2 }), proposer, words]) {
      const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(phone.viewport.height);
    }
    expect(await voted.ariaSnapshot()).toMatch(
      /heading "Che cosa si è votato"[^]*Emendamento 1\.1[^]*link "Andrea Pontesecco"[^]*\/url: \/persone\/pontesecco-andrea[^]*blockquote[^]*Al comma 4, apportare/,
    );
  });
});
