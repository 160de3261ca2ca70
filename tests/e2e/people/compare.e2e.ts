/** The comparison and "I miei parlamentari": all state is in the address or in this browser, nothing is sent. */
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { siteConfig } from "#src/config/site.ts";
import { files, routes } from "#src/lib/routes.ts";
import { namedPeople } from "#scripts/pull/sources/demo/named-people.ts";
import { hydrated, test, violations } from "#tests/e2e/support/browser.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";
import { csvOf, phone, scriptless } from "#tests/e2e/support/visitor.ts";

const both = `${routes.compare()}?id=${namedPeople.deputy.id}&id=${namedPeople.premier.id}`;

/**
 * Votes in which both members chose, and in which they chose the same, in plain SQL, including votes in verification.
 */
function agreement(a: string, b: string): { both: number; same: number } {
  const db = new DatabaseSync(`${inject("dataDir")}/parliament.sqlite`, { readOnly: true });
  const row = db
    .prepare(
      `SELECT count(*) AS both, sum(x.code = y.code) AS same FROM member_vote x JOIN member_vote y ON y.vote = x.vote AND y.person = ?
      JOIN vote v ON v.vote = x.vote WHERE x.person = ? AND x.code IN ('AYE','NO','ABST') AND y.code IN ('AYE','NO','ABST')`,
    )
    .get(b, a);
  return { both: Number(row?.["both"]), same: Number(row?.["same"]) };
}

/** Votes in common of two members: 33 of "81,8% delle 33 votazioni", 3 of "2 votazioni palesi su 3."; 0 = not shown yet. */
async function votesInCommon(page: Page): Promise<number> {
  const [said = ""] = await page.locator("section.rubric .outcome").allInnerTexts();
  return Number(
    /\s(?:delle|su)\s([\d.]*\d)(?: votazioni palesi)?\.$/
      .exec(said.replaceAll("\u00a0", " "))?.[1]
      ?.replaceAll(".", "") ?? 0,
  );
}

describe("/confronta", () => {
  test("counts the votes in which both members chose", async ({ open }) => {
    const page = await hydrated(await open(both, { reducedMotion: "reduce" }));
    await expect.poll(() => votesInCommon(page)).toBeGreaterThan(0);
    const found = agreement(namedPeople.deputy.id, namedPeople.premier.id);
    // One vote of the demonstration has totals that do not add up: the page may leave it out.
    const shared = await votesInCommon(page);
    expect(found.both - shared).toBeGreaterThanOrEqual(0);
    expect(found.both - shared).toBeLessThanOrEqual(1);
    expect(await violations(page)).toEqual([]);
    expect(await page.locator("#cita").textContent()).toContain(`${siteConfig.url}${both}`);
  });

  test("includes the votes of both chambers of a member who changed chamber", async ({ open }) => {
    const page = await hydrated(
      await open(`${routes.compare()}?id=${namedPeople.premier.id}&id=${namedPeople.bothChambers.id}`),
    );
    await expect.poll(() => votesInCommon(page)).toBeGreaterThan(0);
    const found = agreement(namedPeople.premier.id, namedPeople.bothChambers.id);
    expect(found.both).toBeGreaterThan(0);
    expect(found.both - (await votesInCommon(page))).toBeLessThanOrEqual(1);
    // The newest votes are after the change of chamber.
    const cells = page
      .locator("react-island section.rubric")
      .last()
      .locator("tbody tr")
      .filter({ hasText: "altra camera" });
    expect(await cells.count()).toBeGreaterThan(0);
    expect(await page.getByText("non in carica", { exact: true }).count()).toBe(0);
  });

  test("shows the vote type select in full width on a phone", async ({ open }) => {
    const page = await hydrated(await open(both, { viewport: { width: 360, height: 740 } }));
    const width = await page.getByLabel("Quali votazioni").evaluate((select) => select.clientWidth);
    expect(width).toBeGreaterThan(250);
  });

  test("with four members no vote label overlaps the next one, however long", async ({ open }) => {
    const db = new DatabaseSync(`${inject("dataDir")}/parliament.sqlite`, { readOnly: true });
    const row = db
      .prepare(
        `SELECT b.person FROM member_vote b JOIN vote v ON v.vote = b.vote WHERE (v.is_key OR v.is_confidence) AND v.branch = 'C'
        AND b.code IN ('SEC', 'RNV', 'PNV') AND b.person NOT IN (?, ?, ?) ORDER BY v.date DESC, b.person`,
      )
      .get(namedPeople.deputy.id, namedPeople.premier.id, namedPeople.presidentSenato.id);
    const four = [
      String(row?.["person"]),
      namedPeople.deputy.id,
      namedPeople.premier.id,
      namedPeople.presidentSenato.id,
    ];
    const asked = four.map((id) => `id=${id}`).join("&");
    const page = await hydrated(await open(`${routes.compare()}?${asked}`, { reducedMotion: "reduce" }));
    const cells = page.locator("react-island section.rubric").last().locator("tbody td");
    const more = page.getByRole("button", { name: "Mostra altre" });
    await cells.first().waitFor();
    while (await more.isVisible()) await more.click();
    expect(await cells.filter({ hasText: /Votante in voto segreto|non votante/ }).count()).toBeGreaterThan(0);
    expect(await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0);
  });

  test("keeps the filter for differing votes in the address", async ({ open }) => {
    const page = await hydrated(await open(both, { reducedMotion: "reduce" }));
    await page.locator("tbody th .subject").filter({ hasText: "Sicurezza idrica" }).first().waitFor();
    await page.getByLabel("Solo dove si dividono").check();
    const named = page.locator("react-island section.rubric").last().locator("tbody th");
    const titles = await named.locator("a").allInnerTexts();
    const subjects = await named.evaluateAll((heads) =>
      heads.map((cell) => cell.querySelector(".subject")?.textContent ?? ""),
    );
    const [head, ...lines] = await csvOf(page, /in CSV$/);
    expect(head).toBe(`vote_id,date,title,subject,${namedPeople.deputy.id},${namedPeople.premier.id}`);
    const rows = parseCsv(`${[head, ...lines].join("\r\n")}\r\n`);
    // The file has plain spaces in place of non-breaking ones.
    expect(rows.map((row) => row["title"])).toEqual(titles.map((title) => title.replaceAll("\u00A0", " ")));
    // Without the subject, several amendments of a day would differ only by number.
    expect(rows.map((row) => row["subject"])).toEqual(subjects);
    expect(subjects.some((subject) => subject !== "")).toBe(true);
    // Newest first, also within a day.
    const places = lines.map((line) => line.split(",").slice(0, 2).reverse().join(" "));
    expect(places).toEqual(places.toSorted().reverse());
    const choices = lines.map((line) => line.split(",").slice(-2));
    expect(choices.flat().filter((choice) => !["AYE", "NO", "ABST"].includes(choice))).toEqual([]);
    expect(choices.filter(([own, other]) => own === other)).toEqual([]);
    await page.getByLabel("Quali votazioni").selectOption("f");
    expect(page.url()).toContain("voti=f&diversi=1");
    // In print, without the controls, only this line identifies the selection.
    expect(await page.locator(".count").textContent()).toMatch(/^\d+\svotazion[ei] di fiducia in cui si dividono$/);
    const count = await page.locator("react-island section.rubric").last().locator("tbody tr").count();
    await page.reload();
    await expect.poll(() => page.locator("react-island section.rubric").last().locator("tbody tr").count()).toBe(count);
    await page.getByRole("button", { name: /^Togli Costanza/ }).click();
    await expect.poll(() => page.getByText("Ne manca almeno un altro").isVisible()).toBe(true);
    await page.goBack();
    await expect.poll(() => page.locator("react-island section.rubric").count()).toBe(3);
  });

  test("explains an unknown member, a single member, and two members of different chambers", async ({ open }) => {
    const unknown = await open(`${routes.compare()}?id=nessuno-mai-1900-01-01&id=${namedPeople.deputy.id}`);
    await expect
      .poll(() => unknown.getByText("Nessun parlamentare ha l’indirizzo nessuno-mai-1900-01-01").isVisible())
      .toBe(true);
    const alone = await open(routes.compare(), { reducedMotion: "reduce" });
    await expect.poll(() => alone.getByText("Scegli due parlamentari").isVisible()).toBe(true);
    expect(await violations(alone)).toEqual([]);
    const apart = await open(`${routes.compare()}?id=${namedPeople.deputy.id}&id=${namedPeople.presidentSenato.id}`);
    await expect.poll(() => apart.getByText("nessuna votazione palese in cui").isVisible()).toBe(true);
    // A member of the other chamber is in office, but has no position in the vote.
    const rows = await apart.locator("react-island section.rubric").last().locator("tbody tr").all();
    const said = await Promise.all(
      rows.map(async (row) => ({
        isOfCamera: (await row.getByRole("link").getAttribute("href"))?.startsWith("/votazioni/vs19_") === true,
        other: (await row.getByRole("cell").allInnerTexts()).map((cell) => cell === "altra camera"),
      })),
    );
    expect(new Set(said.map(({ isOfCamera }) => isOfCamera))).toEqual(new Set([true, false]));
    for (const { isOfCamera, other } of said) expect(other).toEqual([!isOfCamera, isOfCamera]);
  });

  test("shows the name of a selected member while the votes are loading", async ({ open }) => {
    const page = await hydrated(await open(routes.compare()));
    const asked = Promise.withResolvers<undefined>();
    await page.route(`**${files.positions(namedPeople.deputy.id)}`, async (route) => {
      await asked.promise;
      await route.continue();
    });
    await page.getByLabel("Aggiungi un parlamentare").fill("rivalta ada");
    await page.getByRole("button", { name: /Rivalta Ada/ }).click();
    const chip = page.locator(".chips");
    await expect.poll(() => chip.innerText()).toContain("Rivalta Ada");
    expect(await chip.getByRole("button").getAttribute("aria-label")).toBe("Togli Rivalta Ada");
    asked.resolve(undefined);
    await expect.poll(() => chip.innerText()).toContain("Ada Rivalta");
  });

  test("finds members by part of the name, also when it was typed before hydration", async ({ open }) => {
    const page = await open("/faq");
    const typed = Promise.withResolvers<undefined>();
    await page.route("**/_astro/CompareMembers*.js", async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(routes.compare());
    await page.getByLabel("Aggiungi un parlamentare").fill("damico ott");
    typed.resolve(undefined);
    await page.getByRole("button", { name: /D.Amico Ottavia/ }).click();
    await expect.poll(() => page.url()).toContain(namedPeople.apostrophe.id);

    // Adds a second member and removes the first by keyboard: the focus is never lost with a removed element.
    const field = page.getByLabel("Aggiungi un parlamentare");
    const focus = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    await field.fill("rivalta ada");
    await page.getByRole("button", { name: /Rivalta Ada/ }).waitFor();
    await field.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.url()).toContain(namedPeople.deputy.id);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: /^Togli .*D.Amico/ }).press("Enter");
    await expect.poll(() => page.url()).not.toContain(namedPeople.apostrophe.id);
    // The name is replaced when the member's votes have loaded.
    await expect.poll(focus).toBe("Togli Ada Rivalta");
    await page.keyboard.press("Enter");
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  });
});

describe("i miei parlamentari", () => {
  test("come first on a vote, are stored in this browser, and can be removed", async ({ open }) => {
    const page = await hydrated(await open(routes.myMembers(), { reducedMotion: "reduce" }));
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
    await page.getByLabel("Aggiungi un parlamentare").fill("rivalta ada");
    await page.getByRole("button", { name: /Rivalta Ada/ }).click();
    await expect.poll(() => page.getByRole("heading", { name: "I numeri" }).isVisible()).toBe(true);
    expect(await page.locator(".chips li a").innerText()).toBe("Ada Rivalta");
    expect(await page.locator("main a[href^='/feed/persone/'][href$='.ics']").allInnerTexts()).toEqual(["Ada Rivalta"]);
    // A single member cannot differ from anyone.
    await page.getByLabel("Quali votazioni").waitFor();
    expect(await page.getByLabel("Solo dove si dividono").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await page.locator(".prov li").first().innerText()).toBe("Dati inventati per la dimostrazione");
    const vote = await page
      .locator("react-island section.rubric")
      .last()
      .locator("tbody th a")
      .first()
      .getAttribute("href");
    await page.goto(vote ?? "");
    await expect.poll(() => page.locator(".mine tbody tr").count()).toBe(1);
    expect(await page.locator(".mine tbody tr").innerText()).toContain("Ada Rivalta");
    expect((await violations(page)).filter((fault) => fault.includes(".mine"))).toEqual([]);
    expect(sent.filter((line) => !line.startsWith(`GET ${inject("baseUrl")}`))).toEqual([]);
    await page.goto(routes.myMembers());
    await hydrated(page);
    await page.getByRole("button", { name: "Dimentica tutti" }).click();
    await expect.poll(() => page.evaluate(() => window.localStorage.getItem("emiciclo-miei"))).toBe(null);
    await page.goto(vote ?? "");
    expect(await page.locator(".mine").count()).toBe(0);
  });

  test("are compared side by side, up to four", async ({ open }) => {
    const db = new DatabaseSync(`${inject("dataDir")}/parliament.sqlite`, { readOnly: true });
    const ids = db.prepare("SELECT DISTINCT person FROM member_vote ORDER BY person LIMIT 6").all();
    db.close();
    const page = await open(routes.myMembers());
    const members = ids.map(({ person }) => ({ id: String(person), name: String(person) }));
    await page.evaluate((own) => window.localStorage.setItem("emiciclo-miei", own), JSON.stringify(members));
    await page.reload();
    await hydrated(page);
    const numbers = page.locator("main react-island section.rubric").first();
    await expect.poll(() => numbers.locator("thead th").count()).toBe(5);
    expect(await numbers.innerText()).toContain("Qui i primi quattro");
  });

  test("say who of them has no page here, such as a member of another legislature", async ({ open }) => {
    const page = await open(routes.myMembers());
    const members = [
      { id: namedPeople.deputy.id, name: "Ada Rivalta" },
      { id: "verdi-carla", name: "Carla Verdi" },
    ];
    await page.evaluate((own) => window.localStorage.setItem("emiciclo-miei", own), JSON.stringify(members));
    await page.reload();
    await hydrated(page);
    await page.getByText("Non ha una pagina in questo sito: Carla Verdi.").waitFor();
    expect(await page.locator('main a[href$=".ics"]').allInnerTexts()).toEqual(["Ada Rivalta"]);
  });

  test("show no empty message before the page has read the stored list", async ({ open }) => {
    const page = await open(routes.myMembers());
    await page.evaluate(
      (id) => window.localStorage.setItem("emiciclo-miei", JSON.stringify([{ id, name: "Ada Rivalta" }])),
      namedPeople.deputy.id,
    );
    const seen = Promise.withResolvers<undefined>();
    await page.route(/_astro\/(MyMembers|CompareMembers)/, async (route) => {
      await seen.promise;
      await route.continue();
    });
    const nobody = page.getByText("Non hai ancora scelto nessuno.");
    const none = page.getByText("Scegli due parlamentari");
    await page.goto(`${routes.compare()}?id=${namedPeople.deputy.id}&id=${namedPeople.premier.id}`);
    expect([await none.count(), await none.isVisible()]).toEqual([1, false]);
    await page.goto(routes.myMembers());
    expect([await nobody.count(), await nobody.isVisible()]).toEqual([1, false]);
    seen.resolve(undefined);
    await page.locator(".chips").getByText("Ada Rivalta").waitFor();
    expect(await nobody.count()).toBe(0);
    await page.getByRole("button", { name: "Dimentica tutti" }).click();
    await page.reload();
    await nobody.waitFor();
    await page.goto(routes.compare());
    await none.waitFor();
  });

  test("come with a warning that they last as long as the page, where the browser stores nothing", async ({ open }) => {
    const page = await open("/faq");
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto(`${routes.myMembers()}?aggiungi=${namedPeople.deputy.id}`);
    await page.locator(".chips").getByText("Ada Rivalta").waitFor();
    await page.getByText("Questo browser non ha potuto conservare la scelta").waitFor();
    await page.getByRole("button", { name: "Dimentica tutti" }).click();
    await page.getByText("Fatto: in questo browser non resta niente.").waitFor();
  });

  test("can be added from a person's page", async ({ open }) => {
    const page = await open(routes.person(namedPeople.deputy.id));
    await page.getByRole("button", { name: "Aggiungi ai miei parlamentari Ada Rivalta" }).press("Enter");
    await page.getByRole("button", { name: "Togli dai miei parlamentari Ada Rivalta" }).waitFor();
    expect(await page.locator(":focus").innerText()).toBe("Togli dai miei parlamentari");
    expect(new URL(page.url()).pathname).toBe(routes.person(namedPeople.deputy.id));
    // A reader who follows somebody sees it before any press.
    await page.reload();
    await page.getByRole("button", { name: "Togli dai miei parlamentari Ada Rivalta" }).waitFor();
    await page.locator("header.who").getByRole("link", { name: "I miei parlamentari" }).click();
    await expect.poll(() => page.locator(".chips li a").allInnerTexts()).toEqual(["Ada Rivalta"]);
  });
});

describe("two groups", () => {
  test("are chosen in two taps on a phone, without JavaScript", async ({ open }) => {
    const page = await open(routes.compareGroups(), { ...phone, ...scriptless });
    const choice = page.locator("#gruppi-camera");
    await choice.locator("summary", { hasText: "GIN" }).click();
    const link = choice.getByRole("list", { name: "GIN a confronto con" }).getByRole("link", { name: /^FEL / });
    const share = /[\d,]+%/.exec(await link.innerText())?.[0] ?? "none";
    await link.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/confronta/gruppi/camera-fel/camera-gin");
    expect(await page.locator("header .outcome").innerText()).toMatch(new RegExp(`concordanza è del ${share}\\.$`));
  });

  test("are all in a table as wide as a phone", async ({ open }) => {
    const page = await open(routes.groups("C"), phone);
    const [width, room] = await page
      .getByRole("region", { name: "Concordanza fra i gruppi della Camera, in percentuale" })
      .evaluate((table) => [table.scrollWidth, table.clientWidth]);
    expect(width).toBe(room);
    expect(await page.locator("#concordanza td a .round").first().innerText()).toMatch(/^\d+$/);
    await page.locator("#concordanza").getByRole("rowheader").first().getByRole("link").click();
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toMatch(/^\/organi_parlamentari\/camera\/gruppi_parlamentari\/camera-/);
    expect(await violations(await open(routes.compareGroups()), "#gruppi")).toEqual([]);
  });
});
