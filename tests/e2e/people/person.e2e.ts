/** Person pages: the named cases of the demonstration parliament, in every state, with and without JavaScript. */
import { describe, expect } from "vitest";
import { routes } from "#src/lib/routes.ts";
import { namedPeople } from "#scripts/pull/sources/demo/named-people.ts";
import { readVoteRow } from "#scripts/contracts/stats/vote-rows.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { faults, test, unfold } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

/** One person of every kind of page, and a complete list. */
const parts = [
  "premier",
  "presidentCamera",
  "resigned",
  "bothChambers",
  "ministerOutside",
  "lifeSenator",
  "longName",
  "changedGroupTwice",
  "rebel",
] as const;
const pages = [
  ...parts.map((part) => [part, routes.person(namedPeople[part].id)] as const),
  ["a complete list", routes.personVotes(namedPeople.deputy.id, "voti-chiave")],
] as const;

describe("accessibility", { tags: ["long"] }, () => {
  test.for(pages)("%s", async ([, path], { open }) => {
    const page = await open(path);
    await unfold(page);
    expect(await faults(page)).toEqual([]);
  });
});

describe("a person's page", () => {
  test("is short, and a link to a folded section opens it, without JavaScript too", async ({ open }) => {
    const height = async (width: number): Promise<number> => {
      const page = await open(routes.person(namedPeople.deputy.id), settled({ viewport: { width, height: 740 } }));
      return await page.evaluate(() => document.documentElement.scrollHeight);
    };
    expect(await height(1280)).toBeLessThan(2900);
    expect(await height(360)).toBeLessThan(3800);
    const page = await open(routes.person(namedPeople.deputy.id), settled({ javaScriptEnabled: false }));
    expect((await page.locator("main summary > h2 + span").allInnerTexts()).map(plain)).toEqual([
      "436 presenze, 0 missioni, 123 assenze",
      "30 voti chiave, 4 voti di fiducia",
      "Ambiente, Tutela delle acque interne e altri 6",
      "Come prima firmataria: 3, di cui 1 diventato legge, 1 in esame e 1 mai esaminato",
      "SAL dal 18 ott 2022",
      "Alla Camera 0,310%, 50° posto su 400",
    ]);
    for (const section of ["#presenze", "#voti-ribelli", "#forza"]) {
      expect(await page.locator(section).isVisible()).toBe(false);
      await page.locator(`dl.ledger a[href="${section}"]`).click();
      expect(await page.locator(section).isVisible()).toBe(true);
    }
  });

  test("of a chamber's president never mentions absences", async ({ open }) => {
    const page = await unfold(await open(routes.person(namedPeople.presidentCamera.id), { javaScriptEnabled: false }));
    expect(await page.locator("#presenze").innerText()).toContain("per consuetudine non vota");
    expect(await page.locator("#presenze table").count()).toBe(0);
    expect(await page.locator("#affidabilita").innerText()).toContain("non vota: l’affidabilità non si calcola.");
    const ledger = await page.locator("dl.ledger").innerText();
    expect(ledger.match(/non si calcola\s+non vota: presiede/g)).toHaveLength(3);
  });

  test("of a minister outside parliament shows the government and no empty votes", async ({ open }) => {
    const page = await open(routes.person(namedPeople.ministerOutside.id), { javaScriptEnabled: false });
    expect(await page.locator("h1 + p").innerText()).toMatch(/^Ministra/);
    expect(await page.locator("dl.ledger dt").allInnerTexts()).toEqual(["Indice di forza"]);
    expect(await page.locator("#voti").innerText()).toContain("Non siede in Parlamento");
    expect(await page.locator("#presenze").count()).toBe(0);
  });

  test("of a member who resigned names the replacement, and vice versa", async ({ open }) => {
    const left = await unfold(await open(routes.person(namedPeople.resigned.id), { javaScriptEnabled: false }));
    expect(plain(await left.locator("header.title").innerText())).toContain(
      "È stato deputato fino al 29 ottobre 2026.",
    );
    const facts = plain(await left.locator("dl.facts").innerText());
    expect(facts).toContain("29 ottobre 2026");
    expect(facts).toContain("dimissioni");
    expect(await left.getByRole("link", { name: "Nives Ožbalt" }).getAttribute("href")).toBe(
      routes.person(namedPeople.replacement.id),
    );
    expect(plain(await left.locator("#forza").innerText())).toContain(
      "L’indice si ferma a settembre 2026, l’ultimo mese intero in carica.",
    );
    expect(await left.locator("#forza figure").count()).toBe(1);
    const came = await open(routes.person(namedPeople.replacement.id), { javaScriptEnabled: false });
    expect(await came.getByRole("link", { name: "Elio Stovigliai" }).getAttribute("href")).toBe(
      routes.person(namedPeople.resigned.id),
    );
  });

  test("distinguishes people of the same name", async ({ open }) => {
    const ids = [
      namedPeople.homonymCamera.id,
      namedPeople.homonymSenato.id,
      namedPeople.sameBirthdayFirst.id,
      namedPeople.sameBirthdaySecond.id,
    ];
    expect(new Set(ids).size).toBe(4);
    const camera = await unfold(await open(routes.person(namedPeople.homonymCamera.id), { javaScriptEnabled: false }));
    expect(await camera.locator("header.title").innerText()).toContain("Deputata");
    // She has always sat in the mixed group, which has no line to rebel against.
    expect(await camera.locator("#voti-ribelli").innerText()).toContain("Non valutabile");
    const senato = await open(routes.person(namedPeople.homonymSenato.id), { javaScriptEnabled: false });
    expect(await senato.locator("header.title").innerText()).toContain("Senatrice");
  });

  test("of a member of both chambers counts each apart", async ({ open }) => {
    const page = await unfold(await open(routes.person(namedPeople.bothChambers.id), { javaScriptEnabled: false }));
    expect(plain(await page.locator("#presenze caption").first().innerText())).toContain("dal 22 ottobre 2024");
    const earlier = plain(await page.locator("#prima-camera").innerText());
    expect(earlier).toContain("della Camera, dal 13 ottobre 2022 al 21 ottobre 2024");
    expect(earlier).toMatch(/Presenze\s+[\d,]+%\s+\d+ su \d+/);
    expect(plain(await page.locator("#voti .note").first().innerText())).toContain(
      "i voti dati in entrambe le camere; i numeri in cima alla pagina contano solo quelli dati al Senato.",
    );
    expect((await page.locator("#forza figure b").allInnerTexts()).slice(1)).toEqual([
      "Come è cambiato: alla Camera",
      "Come è cambiato: al Senato",
    ]);
  });

  test("lists group changes, oldest first", async ({ open }) => {
    const page = await unfold(
      await open(routes.person(namedPeople.changedGroupTwice.id), { javaScriptEnabled: false }),
    );
    const rows = await page.locator("#percorso table").first().locator("tbody tr").allInnerTexts();
    expect(rows.map((row) => row.trim().split(/\s/)[0])).toEqual(["ERI", "COR", "MISTO"]);
  });

  test("describes missing data in words", async ({ open }) => {
    const page = await open(routes.person(namedPeople.withoutBirthDate.id), { javaScriptEnabled: false });
    expect(plain(await page.locator("dl.facts").innerText())).toMatch(/non pubblicat/);
    const life = await unfold(await open(routes.person(namedPeople.lifeSenator.id), { javaScriptEnabled: false }));
    expect(await life.locator("dl.facts").innerText()).toContain("senatore a vita");
    expect(await life.locator("dl.facts").innerText()).toContain("Nessun gruppo");
    for (const section of ["#affidabilita", "#voti-ribelli"])
      expect(await life.locator(section).innerText()).toContain("chi non è iscritto a un gruppo non ne ha la linea");
  });

  test("names the act of every vote whose title is a code", async ({ open, snapshot }) => {
    const page = await unfold(await open(routes.person(namedPeople.deputy.id), { javaScriptEnabled: false }));
    const rows = await page.locator("#voti tbody tr").all();
    const subjects = await Promise.all(
      rows.map(async (row) => [
        (await row.locator("a").getAttribute("href"))?.split("/").at(-1) ?? "",
        (await row.locator(".subject").allInnerTexts()).join(),
      ]),
    );
    const read = snapshotReader(snapshot);
    expect(subjects).toEqual(subjects.map(([id = ""]) => [id, readVoteRow(read, id)?.subject ?? ""]));
    expect(subjects.filter(([, subject]) => subject !== "").length).toBeGreaterThan(0);
    // Adding to the followed members requires JavaScript.
    expect(await page.getByText("Aggiungi ai miei parlamentari").isVisible()).toBe(false);
  });

  test("pages through a list of votes in place, and links the whole list", async ({ open }) => {
    const page = await open(`${routes.person(namedPeople.deputy.id)}#voti-chiave`);
    const keyVotes = page.locator("#voti-chiave");
    const first = await keyVotes.locator("tbody th").allInnerTexts();
    expect(first).toHaveLength(5);
    await keyVotes.getByRole("link", { name: "Successivi" }).click();
    await expect.poll(() => keyVotes.locator("[data-range]").innerText()).toMatch(/^6–10 di /);
    expect(page.url()).toContain("voti-chiave=2");
    const whole = await open(routes.personVotes(namedPeople.deputy.id, "voti-chiave"), { javaScriptEnabled: false });
    const all = await whole.locator("tbody th").allInnerTexts();
    expect(all.slice(0, 5)).toEqual(first);
    expect(all.slice(5, 10)).toEqual(await keyVotes.locator("tbody th").allInnerTexts());
    await page.goBack();
    await expect.poll(() => keyVotes.locator("tbody th").allInnerTexts()).toEqual(first);
  });

  test("shows the rows of the address when a late response arrives after going back", async ({ open }) => {
    const page = await open(`${routes.person(namedPeople.deputy.id)}#voti-chiave`);
    const keyVotes = page.locator("#voti-chiave");
    const path = routes.personVotes(namedPeople.deputy.id, "voti-chiave");
    const [asked, late] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    await page.route(`**${path}`, async (route) => {
      asked.resolve(undefined);
      await late.promise;
      await route.continue();
    });
    await keyVotes.getByRole("link", { name: "Successivi" }).click();
    await asked.promise;
    await page.goBack();
    const answer = page.waitForResponse(`**${path}`);
    late.resolve(undefined);
    await (await answer).finished();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await keyVotes.locator("[data-range]").innerText()).toMatch(/^1–5 di /);
  });

  test("pages through a long list across its years", async ({ open }) => {
    const path = routes.personVotes(namedPeople.deputy.id, "voti-chiave");
    const years: Readonly<Record<string, string>> = {
      [path]: `${toRows("2026", 7)}<p class="more"><a rel="next" href="${path}/2025">2025</a></p>`,
      [`${path}/2025`]: toRows("2025", 3),
    };
    const page = await open(routes.person(namedPeople.deputy.id));
    for (const [address, main] of Object.entries(years))
      await page.route(`**${address}`, (route) =>
        route.fulfill({ body: `<main>${main}</main>`, contentType: "text/html" }),
      );
    await page.goto(`${page.url()}?voti-chiave=2`);
    const section = page.locator("#voti-chiave");
    const rows = section.locator("tbody tr");
    await expect.poll(() => rows.allInnerTexts()).toEqual(["2026-6", "2026-7", "2025-1", "2025-2", "2025-3"]);
    // The person has more votes than these pages: the link leads to the list itself, not to an empty table.
    await section.getByRole("link", { name: "Successivi" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  });
});

/** A table with `count` rows, each with its year and number. */
const toRows = (year: string, count: number): string =>
  `<table><tbody>${Array.from({ length: count }, (_, i) => `<tr><td>${year}-${String(i + 1)}</td></tr>`).join("")}</tbody></table>`;
