/** The charts on the page of a vote: the choice of a chart, hydration, and the links of their parts. */
import { expect } from "vitest";
import { test, violations } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { finalVote, readVote, shownNames, type Voter } from "#tests/e2e/support/vote-page.ts";

test("the chart choice is in the address, also when it was made before hydration", async ({ open }) => {
  const page = await open(`/votazioni/${finalVote}?grafico=sides`, settled());
  await page.locator("#aula .apexcharts-canvas").waitFor();
  await page.getByLabel("Mostra per").selectOption("seats");
  await page.locator("#aula .hemi").waitFor();
  expect(new URL(page.url()).search).toBe("");
  const chosen = Promise.withResolvers<undefined>();
  await page.route("**/_astro/VoteChart*.js", async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await page.goto(`/votazioni/${finalVote}`);
  await page.getByLabel("Mostra per").focus();
  await page.getByLabel("Mostra per").selectOption("groups");
  chosen.resolve(undefined);
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(new URL(page.url()).search).toBe("?grafico=groups");
  // A form restored by the browser is not a new choice: the forward history is kept.
  await page.goto("/faq");
  await page.goBack();
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(new URL(page.url()).search).toBe("?grafico=groups");
  await page.goForward();
  expect(new URL(page.url()).pathname).toBe("/faq");
});

test("a chart whose data fail to load says so, and can be tried again", async ({ open }) => {
  const page = await open(`/votazioni/${finalVote}`, settled());
  await page.route("**/dati/aule/**", (route) => route.fulfill({ status: 503, body: "" }));
  await page.getByLabel("Mostra per").selectOption("groups");
  const alert = page.locator("#aula").getByRole("alert");
  await alert.waitFor();
  await page.unroute("**/dati/aule/**");
  await alert.getByRole("button", { name: "Riprova" }).click();
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(await alert.count()).toBe(0);
});

test("the description of the seats is hidden together with the seat chart", async ({ open }) => {
  const page = await open(`/votazioni/${finalVote}`, settled());
  const note = page.locator("#aula").getByText("Un posto a testa");
  expect(await note.isVisible()).toBe(true);
  await page.getByLabel("Mostra per").selectOption("groups");
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(await note.isVisible()).toBe(false);
  await page.getByLabel("Mostra per").selectOption("seats");
  await page.locator("#aula .hemi").waitFor();
  expect(await note.isVisible()).toBe(true);
});

test("on a phone the bar labels are complete, wrapped to two lines where long", async ({ open }) => {
  const page = await open(
    `/votazioni/${finalVote}?grafico=constituencies`,
    settled({ viewport: { width: 360, height: 740 } }),
  );
  await page.locator("#aula .apexcharts-canvas").waitFor();
  const lines = await page
    .locator("#aula .apexcharts-yaxis-label")
    .evaluateAll((all) => all.map((one) => [...one.querySelectorAll("tspan")].map((line) => line.textContent)));
  expect(lines).toContainEqual(["Trentino-Alto", "Adige/Südtirol"]);
  expect(lines).toContainEqual(["America settentrionale", "e centrale"]);
  expect(lines).toContainEqual(["Valle d’Aosta"]);
});

test("the charts are hydrated by a choice or press without pointer and keyboard events", async ({ open }) => {
  const page = await open(`/votazioni/${finalVote}`, settled());
  // As assistive technology does: a change event without an earlier touch or focus.
  await page.getByLabel("Mostra per").evaluate((field: HTMLSelectElement) => {
    field.value = "groups";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await page.locator("#aula .apexcharts-canvas").waitFor();
  expect(new URL(page.url()).search).toBe("?grafico=groups");
  await page.goto("/votazioni");
  await page.getByRole("button", { name: "Ingrandisci" }).dispatchEvent("click");
  await page.locator(".list-chart .apexcharts-canvas").waitFor();
});

test("bars and group names set the filters, by pointer and by link, and keep the chart", async ({ open, snapshot }) => {
  const { members } = readVote(snapshot, finalVote);
  const page = await open(`/votazioni/${finalVote}?grafico=groups`, settled());
  await page.locator("#membri react-island[ready]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    document.body.dataset["same"] = "yes";
  });
  const filtered = async (query: string, keeps: (member: Voter) => boolean) => {
    await expect.poll(() => new URL(page.url()).search).toBe(query);
    const wanted = members.filter(keeps).map(({ name }) => name);
    await expect.poll(async () => (await shownNames(page)).toSorted()).toEqual(wanted.toSorted());
    expect(await page.evaluate(() => document.body.dataset["same"])).toBe("yes");
  };
  await page.locator('#aula .apexcharts-bar-area[index="0"][j="0"]').click();
  await filtered(
    "?grafico=groups&group=camera-gin&vote=AYE",
    ({ group, code }) => group === "camera-gin" && code === "AYE",
  );
  await page.locator("#aula .apexcharts-canvas").waitFor();
  await page.locator("#aula").getByRole("link", { name: "SAL", exact: true }).press("Enter");
  await filtered("?grafico=groups&group=camera-sal", ({ group }) => group === "camera-sal");
  await page.locator('main header a[href="?vote=NO#membri"]').click();
  await filtered("?grafico=groups&vote=NO", ({ code }) => code === "NO");
  await page.locator('#gruppi a[href="?supportsMajority=true#membri"]').click();
  await filtered("?grafico=groups&supportsMajority=true", ({ side }) => side === "majority");
  // Where the names are not yet hydrated, the same links reload the page.
  await page.goto(`/votazioni/${finalVote}`);
  await page.locator("#aula .hemi a", { hasText: "SAL" }).click();
  await expect
    .poll(async () => (await shownNames(page)).length)
    .toBe(members.filter(({ group }) => group === "camera-sal").length);
  await page.goto(`/votazioni/${finalVote}?election_macro_area=isole`);
  await expect
    .poll(async () => (await shownNames(page)).length)
    .toBe(members.filter(({ area }) => area === "sicilia" || area === "sardegna").length);
  expect(
    await page.locator('#aula .hemi a:not([tabindex="-1"]), main header .thr a:not([tabindex="-1"])').count(),
  ).toBe(0);
});

const seats = "#aula .live a";
const tip = "[aria-hidden=true].no-print";

test("the seats name their members at the first pointer, lead to them, and are one stop of the keyboard", async ({
  open,
  snapshot,
}) => {
  const page = await open(`/votazioni/${finalVote}`, settled());
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  const { members } = readVote(snapshot, finalVote);
  expect(await page.locator(seats).count()).toBe(0);
  await page.locator("#aula .live").focus();
  await expect.poll(() => page.locator(seats).count()).toBe(members.length);
  // The file of the chamber and the script, and no chart library.
  expect(files.filter((url) => url.includes("/dati/aule/")).length).toBe(1);
  expect(files.filter((url) => url.includes("apex"))).toEqual([]);
  expect(await page.locator(`${seats}[tabindex="0"]`).count()).toBe(1);
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? "");
  await expect.poll(focused).toContain(": ");
  const [left, up] = [await focused(), await page.keyboard.press("ArrowDown").then(focused)];
  expect(up).not.toBe(left);
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  expect(await focused()).toBe(left);
  const name = left.split("\n")[0];
  const member = members.find((candidate) => candidate.name === name);
  expect(await page.locator(tip).last().innerText()).toBe(left);
  expect(await violations(page, "#aula")).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/persone/${String(member?.id)}`);
});

test("a link of the page lights the seats that it asks for", async ({ open, snapshot }) => {
  const { members } = readVote(snapshot, finalVote);
  const page = await open(`/votazioni/${finalVote}`, settled());
  await page.locator("#aula .live").hover();
  await expect.poll(() => page.locator(seats).count()).toBe(members.length);
  const lit = () => page.locator(`${seats}:not(.off)`).count();
  await page.locator("#aula tbody").getByRole("link", { name: "Contrari" }).hover();
  expect(await lit()).toBe(members.filter(({ code }) => code === "NO").length);
  await page.locator("#gruppi").getByRole("rowheader", { name: "GIN Ginestra" }).hover();
  expect(await lit()).toBe(members.filter(({ group }) => group === "camera-gin").length);
  await page.locator("h1").hover();
  expect(await lit()).toBe(members.length);
});

test("a touched seat shows its member first, and leads there at the second touch", async ({ open, snapshot }) => {
  const page = await open(
    `/votazioni/${finalVote}`,
    settled({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }),
  );
  const { members } = readVote(snapshot, finalVote);
  await page.locator("#aula .live").tap({ position: { x: 100, y: 90 } });
  await expect.poll(() => page.locator(seats).count()).toBe(members.length);
  const shown = page.locator(tip).last();
  await expect.poll(() => shown.innerText()).toContain(":");
  const name = (await shown.innerText()).split("\n")[0];
  const member = members.find((candidate) => candidate.name === name);
  expect(new URL(page.url()).pathname).toBe(`/votazioni/${finalVote}`);
  await page.locator("#aula .live").tap({ position: { x: 100, y: 90 } });
  await page.waitForURL(`**/persone/${String(member?.id)}`);
});

test("in a secret vote the seats tell only whether their members voted", async ({ open }) => {
  const page = await open("/votazioni/vs19_641_012", settled());
  await page.locator("#aula .live").hover();
  await expect.poll(() => page.locator(seats).count()).toBeGreaterThan(390);
  const told = await page
    .locator(seats)
    .evaluateAll((all) =>
      all.map((seat) => ((seat.querySelector("title")?.textContent || seat.ariaLabel) ?? "").split(": ").at(-1)),
    );
  expect(new Set(told)).not.toContain("favorevole");
  expect(told.filter((vote) => vote === "votante in voto segreto").length).toBeGreaterThan(100);
});
