/** The list of votes: every filter against a query on the snapshot that the site shows, and what happens when things go wrong. */
import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { siteConfig } from "#src/config/site.ts";
import { cohesionBand } from "#src/domain/cohesion.ts";
import type { VoteRow } from "#src/view/vote-row.ts";
import { voteRows } from "#scripts/views/shared/vote-rows.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { corners, everyLook, faults, test } from "#tests/e2e/support/browser.ts";
import { parseBibtex, parseRis, parseWikiTemplate } from "#tests/support/citation-parsers.ts";
import { csvOf, settled } from "#tests/e2e/support/visitor.ts";

let known: readonly VoteRow[] | undefined;

/** Every vote of the snapshot as a row. */
function allRows(snapshot: Snapshot): readonly VoteRow[] {
  const reader = snapshotReader(snapshot);
  known ??= [...snapshot.lists("vote.month").keys()].flatMap((month) => [...reader.derived(voteRows, month).values()]);
  return known;
}

async function shown(page: Page): Promise<{ count: number; ids: string[] }> {
  await page.locator(".list[aria-busy=false]").waitFor();
  const text = (await page.getByRole("status").first().textContent()) ?? "";
  const ids = await page
    .locator("table.votes tbody th a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")?.split("/").at(-1) ?? ""));
  return { count: Number(text.replaceAll(".", "").match(/\d+/)?.[0] ?? Number.NaN), ids };
}

async function expectRows(page: Page, wanted: readonly VoteRow[]): Promise<void> {
  const ids = new Set(wanted.map(({ id }) => id));
  // The rows too: the page as it was built may have as many votes as the filter leaves.
  const answer = async (): Promise<{ count: number; rows: number; others: string[] }> => {
    const { count, ids: rows } = await shown(page);
    return { count, rows: rows.length, others: rows.filter((id) => !ids.has(id)) };
  };
  await expect.poll(answer).toEqual({ count: wanted.length, rows: Math.min(12, wanted.length), others: [] });
}

type Case = readonly [query: string, keeps: (row: VoteRow) => boolean];

const filters: Case[] = [
  ["", ({ isKey }) => isKey],
  ["main_vote_type=all", () => true],
  ["main_vote_type=is_final", ({ isFinal }) => isFinal],
  ["main_vote_type=is_confidence", ({ isConfidence }) => isConfidence],
  ["branch=S", ({ isKey, branch }) => isKey && branch === "S"],
  ["main_vote_type=all&sub_vote_type=ART", ({ subType }) => subType === "ART"],
  ["main_vote_type=all&outcome=approved", ({ outcome }) => outcome === "approved"],
  ["main_vote_type=all&outcome=other", ({ outcome }) => outcome === "other"],
  ["main_vote_type=all&year=2026", ({ date }) => date.startsWith("2026")],
  ["main_vote_type=all&vm_cohesion_rate=_60", ({ majorityCohesion }) => cohesionBand(majorityCohesion) === "_60"],
  ["main_vote_type=all&vm_cohesion_rate=60_80", ({ majorityCohesion }) => cohesionBand(majorityCohesion) === "60_80"],
  ["main_vote_type=all&bill=C_2750", ({ acts }) => acts.includes("bill/C_2750")],
  ["main_vote_type=all&govdecree=2026-155", ({ acts }) => acts.includes("decree/2026-155")],
  [
    "main_vote_type=all&search=sicurezza+idrica",
    ({ title, subject }) => /sicurezza idrica/i.test(`${title} ${subject ?? ""}`),
  ],
  [
    "search=sicurezza+idrica&branch=C",
    ({ isKey, branch, title, subject }) =>
      isKey && branch === "C" && /sicurezza idrica/i.test(`${title} ${subject ?? ""}`),
  ],
  ["main_vote_type=all&search=C.+2750", ({ acts }) => acts.includes("bill/C_2750")],
  ["search=1852", ({ isKey, acts }) => isKey && acts.includes("bill/S_1852")],
  ["main_vote_type=all&search=19+novembre+2026", ({ date }) => date === "2026-11-19"],
  [
    "main_vote_type=all&search=641-44",
    ({ branch, sitting, number }) => branch === "C" && sitting === 641 && number === 44,
  ],
  [
    "main_vote_type=all&search=vs19_641_044",
    ({ branch, sitting, number }) => branch === "C" && sitting === 641 && number === 44,
  ],
  [
    "main_vote_type=all&branch=C&year=2026&sub_vote_type=ODG",
    ({ branch, date, subType }) => branch === "C" && date.startsWith("2026") && subType === "ODG",
  ],
];

describe("filters", () => {
  test.for(filters)("%s", async ([query, keeps], { open, snapshot }) => {
    const page = await open(`/votazioni?${query}`, settled());
    await expectRows(page, allRows(snapshot).filter(keeps));
  });

  test("government, and the file has exactly the rows chosen", async ({ open, snapshot }) => {
    const [government = ""] = snapshot.keys("government");
    const page = await open(`/votazioni?main_vote_type=all&branch=S&government=${government}`, settled());
    const wanted = allRows(snapshot).filter((row) => row.branch === "S" && row.government === government);
    await expectRows(page, wanted);
    const [head, ...lines] = await csvOf(page, /^Scarica le \d+ righe in CSV/);
    expect(head).toMatch(/^id,data,ramo,.*,tipo,tipo_per_esteso,/);
    expect(lines.map((line) => line.split(",")[0]).sort()).toEqual(wanted.map(({ id }) => id).sort());
  });

  test("a search that no key vote answers leads to the same among all votes", async ({ open, snapshot }) => {
    const page = await open("/votazioni?search=641-44", settled());
    await page.getByRole("link", { name: /^Cerca fra tutte le [\d.]+ votazioni$/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("?search=641-44&main_vote_type=all");
    await expectRows(
      page,
      allRows(snapshot).filter(({ id }) => id === "vs19_641_044"),
    );
  });

  test("a search among key votes says so, and leads to the same among all votes", async ({ open, snapshot }) => {
    const page = await open("/votazioni?search=sicurezza", settled());
    const wanted = allRows(snapshot).filter(({ title, subject }) => /sicurezza/i.test(`${title} ${subject ?? ""}`));
    const key = wanted.filter(({ isKey }) => isKey);
    await expect
      .poll(() => page.locator(".list .count").textContent())
      .toBe(`${key.length}\u00A0${key.length === 1 ? "voto chiave" : "voti chiave"}`);
    const total = new Intl.NumberFormat("it-IT", { useGrouping: "always" }).format(allRows(snapshot).length);
    const whole = page.getByRole("link", { name: `Cerca fra tutte le ${total} votazioni` });
    await whole.click();
    await expect.poll(() => new URL(page.url()).search).toBe("?search=sicurezza&main_vote_type=all");
    await expectRows(page, wanted);
    expect(await whole.count()).toBe(0);
  });

  test("acts that have no vote give the empty state with a way out", async ({ open }) => {
    for (const [name, called] of [
      ["govbill", "decreto legislativo n.\u00a01 del 1999 ×"],
      ["implementingdecree", "Decreto attuativo: 1999-1 ×"],
    ] as const) {
      const page = await open(`/votazioni?main_vote_type=all&${name}=1999-1`, settled());
      await page.getByText("Nessun risultato con questi filtri.").waitFor();
      // By key, the focus goes on to the next filter when one goes, and to the first field when none is left.
      await page.getByRole("link", { name: /^Tipo|^Tutti/ }).press("Enter");
      await expect.poll(() => new URL(page.url()).search).toBe(`?${name}=1999-1`);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(called);
      await page.getByRole("link", { name: "Azzera" }).press("Enter");
      await expect.poll(() => new URL(page.url()).search).toBe("");
      expect(await page.evaluate(() => document.activeElement?.matches(".filters input"))).toBe(true);
    }
  });
});

describe("ordering", () => {
  const valueOf: Record<string, (row: VoteRow) => number | string | null> = {
    date: ({ date }) => date,
    n_margin: ({ margin }) => margin,
    n_rebels: ({ rebels }) => rebels,
    majority_cohesion_rate: ({ majorityCohesion }) => majorityCohesion,
    // One chamber: the order of its sittings and of the votes in each.
    identifier: ({ sitting, number }) => sitting * 10_000 + number,
  };
  test.for(Object.keys(valueOf).flatMap((name) => [name, `-${name}`]))("%s", async (ordering, { open, snapshot }) => {
    const page = await open(`/votazioni?main_vote_type=all&branch=S&ordering=${ordering}`, settled());
    const of = valueOf[ordering.replace("-", "")];
    const rows = allRows(snapshot).filter(({ branch }) => branch === "S");
    await expectRows(page, rows);
    const byId = new Map(rows.map((row) => [row.id, of?.(row) ?? null]));
    const values = (await shown(page)).ids.map((id) => byId.get(id) ?? null);
    const sign = ordering.startsWith("-") ? -1 : 1;
    const sorted = [...byId.values()]
      .filter((value) => value !== null)
      .toSorted((a, b) => (a < b ? -sign : a > b ? sign : 0));
    expect(values).toEqual(sorted.slice(0, 12));
    // The chart has a point for each vote chosen that has a margin, and each leads to its vote.
    const points = rows.filter(({ margin }) => margin !== null).map(({ id }) => `/votazioni/${id}`);
    const drawn = () => page.locator(".scatter a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    await expect.poll(async () => (await drawn()).toSorted()).toEqual(points.toSorted());
    const byYear = await page.locator(".list-chart tbody tr td:nth-child(2)").allTextContents();
    expect(byYear.reduce((sum, votes) => sum + Number(votes), 0)).toBe(points.length);
  });
});

/** Chooses a value; before the island has woken nothing listens, so it is chosen again until the address says it. */
async function choose(page: Page, label: string, value: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.getByLabel(label, { exact: true }).selectOption(value);
      return new URL(page.url()).search;
    })
    .toContain(`=${value}`);
}

const textOf = (element: Element): string => element.textContent;

describe("the address", () => {
  test("drops what it does not know and does not write defaults", async ({ open, snapshot }) => {
    const page = await open(
      "/votazioni?main_vote_type=boh&branch=X&sub_vote_type=%3Cscript%3E&ordering=caso&page=zero",
      settled(),
    );
    await expectRows(
      page,
      allRows(snapshot).filter(({ isKey }) => isKey),
    );
    await choose(page, "Ramo", "C");
    await expect.poll(() => new URL(page.url()).search).toBe("?branch=C");
  });

  test("keeps going back and forward, and survives a reload", async ({ open, snapshot }) => {
    const page = await open("/votazioni", settled());
    await choose(page, "Tipo", "all");
    await choose(page, "Esito", "rejected");
    const rejected = allRows(snapshot).filter(({ outcome }) => outcome === "rejected");
    await expectRows(page, rejected);
    await page.goBack();
    await expectRows(page, allRows(snapshot));
    await page.goForward();
    await expectRows(page, rejected);
    await page.reload();
    await expectRows(page, rejected);
  });

  test("has a typed word as one step back, after what was chosen before", async ({ open }) => {
    const page = await open("/votazioni", settled());
    const search = (): string => new URL(page.url()).search;
    await choose(page, "Tipo", "all");
    await expect.poll(search).toBe("?main_vote_type=all");
    await page.getByLabel("Titolo, data o numero").pressSequentially("acque");
    await expect.poll(search).toBe("?search=acque&main_vote_type=all");
    await choose(page, "Ramo", "C");
    await page.getByLabel("Titolo, data o numero").pressSequentially(" interne");
    await expect.poll(search).toBe("?search=acque+interne&main_vote_type=all&branch=C");
    const steps = [
      "?search=acque&main_vote_type=all&branch=C",
      "?search=acque&main_vote_type=all",
      "?main_vote_type=all",
      "",
    ];
    for (const step of steps) {
      await page.goBack();
      await expect.poll(search).toBe(step);
    }
    expect(new URL(page.url()).pathname).toBe("/votazioni");
  });

  test("is cited and reported with its filters, in every format, and without what a campaign added", async ({
    open,
  }) => {
    const page = await open("/votazioni?utm_source=posta", settled());
    const cited = `${siteConfig.url}/votazioni`;
    const addresses = async (): Promise<string[]> => [
      ...(await page.locator("#cita, #cita-indirizzo").allTextContents()).map(
        (text) => /https:\S+/.exec(text)?.[0] ?? "",
      ),
      parseBibtex(await page.locator("#cita-bibtex").evaluate(textOf)).fields["url"] ?? "",
      parseWikiTemplate(await page.locator("#cita-wikipedia").evaluate(textOf)).fields["url"] ?? "",
      parseRis(
        decodeURIComponent(await page.locator("a[download$='.ris']").getAttribute("href").then(String)).replace(
          /^[^,]*,/,
          "",
        ),
      )["UR"] ?? "",
      // So that who reads the report of an error sees the same list.
      /Pagina: (\S+)/.exec(
        decodeURIComponent(
          await page.getByRole("link", { name: "Segnala un errore" }).getAttribute("href").then(String),
        ),
      )?.[1] ?? "",
    ];
    expect(new Set(await addresses())).toEqual(new Set([cited]));
    await choose(page, "Ramo", "C");
    await expect.poll(async () => new Set(await addresses())).toEqual(new Set([`${cited}?branch=C`]));
    await page.goBack();
    await expect.poll(async () => new Set(await addresses())).toEqual(new Set([cited]));
  });

  test.for([
    ["", 12],
    ["&page_size=50", 50],
  ] as const)("shows the last page when asked for one beyond the end%s", async ([more, size], { open, snapshot }) => {
    const page = await open(`/votazioni?main_vote_type=all&page=99999${more}`, settled());
    const total = allRows(snapshot).length;
    await expect.poll(async () => (await shown(page)).ids.length).toBe(total % size === 0 ? size : total % size);
    expect(await page.locator(".pager [aria-current=page]").textContent()).toBe(
      new Intl.NumberFormat("it-IT", { useGrouping: true }).format(Math.ceil(total / size)),
    );
    await page.getByRole("link", { name: "Pagina 1", exact: true }).click();
    await expect.poll(async () => (await shown(page)).ids.length).toBe(size);
    expect(new URL(page.url()).search).toBe(`?main_vote_type=all${more}`);
  });
});

test("a link to some votes shows them without waiting for an idle browser", async ({ open, snapshot }) => {
  const page = await open("/faq", settled());
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/votazioni?branch=S");
  await expectRows(
    page,
    allRows(snapshot).filter(({ isKey, branch }) => isKey && branch === "S"),
  );
});

test("a search marks its words without ever making markup", async ({ open }) => {
  const page = await open("/votazioni?search=%3Csicurezza%3E", settled());
  await page.locator("table.votes mark").first().waitFor();
  expect(await page.locator("table.votes th b").count()).toBe(0);
});

test("a title of seven hundred letters takes four lines, unless a search has marked words in it", async ({ open }) => {
  const title = async (query: string): Promise<Locator> => {
    const page = await open(`/votazioni?branch=S${query}`, settled());
    return page.locator("table.votes th a", { hasText: "votazione per parti separate" });
  };
  const lines = (link: Element): number =>
    Math.round(link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight));
  // Rows are written anew when the page awakes: whoever measures may come in between.
  const whole = await title("");
  await expect.poll(() => whole.evaluate(lines)).toBe(4);
  const searched = await title("&search=premesse");
  await searched.locator("mark").first().waitFor();
  await expect.poll(() => searched.evaluate(lines)).toBeGreaterThan(8);
});

test("a file that does not arrive shows the error in place, and can be asked for again", async ({ open, snapshot }) => {
  const page = await open("/votazioni", settled());
  await page.route("**/dati/votazioni/**", async (route) => route.fulfill({ status: 503 }));
  await choose(page, "Tipo", "all");
  await page.getByRole("alert").waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/votazioni?main_vote_type=all");
  expect(await page.locator(".list-chart").isVisible(), "the chart of an earlier choice").toBe(false);
  await page.unroute("**/dati/votazioni/**");
  // The chart's own file is still missing: the rows do not wait for it.
  await page.route("**/dati/votazioni/margini.json", async (route) => route.fulfill({ status: 503 }));
  await page.getByRole("button", { name: "Riprova" }).click();
  await expectRows(page, allRows(snapshot));
  await page.getByText("Il grafico di queste votazioni non è arrivato").waitFor();
  await page.unroute("**/dati/votazioni/margini.json");
  await page.getByRole("button", { name: "Riprova" }).click();
  await page.locator(".list-chart").waitFor();
});

test("without JavaScript the newest key votes are there, and every vote is linked by month", async ({
  open,
  snapshot,
}) => {
  const page = await open("/votazioni", { javaScriptEnabled: false });
  const newest = allRows(snapshot)
    .filter(({ isKey }) => isKey)
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  expect(await page.locator("table.votes tbody tr").count()).toBe(12);
  expect(await page.locator("table.votes tbody time").first().getAttribute("datetime")).toBe(newest[0]?.date);
  // What is said of the list holds here, where nothing can be chosen.
  expect(await page.locator("header .sub").innerText()).toBe(
    "L’elenco comincia dai voti chiave, che sceglie la redazione. Che cos’è un voto chiave",
  );
  expect(await page.locator(".list-foot").innerText()).toMatch(
    /^1–12 di \d+\s+Gli altri, con tutte le votazioni, sono nell’archivio\.$/,
  );
  const linked = new Set<string>();
  for (const month of new Set(allRows(snapshot).map(({ date }) => date.slice(0, 7)))) {
    await page.goto(`/votazioni/archivio/${month.replace("-", "/")}`);
    for (const href of await page
      .locator(".ballots a")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? "")))
      linked.add(href);
  }
  expect(linked.size).toBe(allRows(snapshot).length);
});

test("the rankings are near the lead, and each row of a beaten government says what the majority wanted", async ({
  open,
  snapshot,
}) => {
  const page = await open("/votazioni", settled());
  const links = page.locator("header .more a");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/votazioni/sul-filo",
    "/votazioni/ribelli",
    "/votazioni/governo-battuto",
  ]);
  expect(await page.locator("a[href='/votazioni/ribelli']").count()).toBe(1);
  await links.last().click();
  const beaten = allRows(snapshot).filter(({ isGovernmentBeaten }) => isGovernmentBeaten);
  expect(beaten.length).toBeGreaterThan(0);
  for (const { id, outcome } of beaten) {
    const row = page.locator("table.votes tbody tr").filter({ has: page.locator(`a[href='/votazioni/${id}']`) });
    expect(await row.innerText()).toContain(
      `Governo battuto, maggioranza ${outcome === "approved" ? "contraria" : "favorevole"}`,
    );
  }
  await page.getByRole("link", { name: /^Come si calcola\s?: Governo battuto$/ }).click();
  await page.locator("article#governo-battuto h3").waitFor();
});

test("the archive of a month names the act of every vote whose title is a code", async ({ open, snapshot }) => {
  const page = await open("/votazioni/archivio/2026/11", { javaScriptEnabled: false });
  const named = allRows(snapshot).filter(({ date, subject }) => date.startsWith("2026-11") && subject !== null);
  expect(named.length).toBeGreaterThan(10);
  expect((await page.locator(".ballots .subject").allInnerTexts()).sort()).toEqual(
    named.map(({ subject }) => subject).sort(),
  );
});

test("the archive of a month says which votes are final, of confidence, secret or in verification", async ({
  open,
  snapshot,
}) => {
  const page = await open("/votazioni/archivio/2026/11", { javaScriptEnabled: false });
  const rows = allRows(snapshot).filter(({ date }) => date.startsWith("2026-11"));
  const line = async (find: (row: VoteRow) => boolean): Promise<string> => {
    const id = rows.find(find)?.id ?? "";
    return await page.locator(".ballots li", { has: page.locator(`a[href="/votazioni/${id}"]`) }).innerText();
  };
  expect(await line(({ isFinal, isKey }) => isFinal && isKey)).toContain("Voto finale, voto chiave");
  expect(await line(({ isConfidence, isKey }) => isConfidence && isKey)).toContain("Fiducia, voto chiave");
  expect(await line(({ isSecret, isKey }) => isSecret && !isKey)).toContain("Voto segreto");
  expect(await line(({ status, isKey }) => status === "review" && !isKey)).toContain("In verifica");
});

test("a ranking says what it leaves out, and gives its rows as a file", async ({ open }) => {
  const page = await open("/votazioni/sul-filo", { javaScriptEnabled: false });
  expect(await page.locator("header .note").innerText()).toContain(
    "Restano fuori le votazioni annullate, quelle in verifica e quelle di cui la camera non ha ancora pubblicato le posizioni.",
  );
  const titles = await page.locator("main tbody th > a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  const file = await page.getByRole("link", { name: "Le votazioni di questa pagina (CSV)" }).getAttribute("href");
  const lines = (await (await page.request.get(file ?? "")).text()).trimEnd().split("\r\n").slice(1);
  expect(lines.map((text) => `/votazioni/${text.split(",")[0] ?? ""}`)).toEqual(titles);
});

test("a ranking that shows a hundred goes on in the list, in the same order", async ({ open }) => {
  const page = await open("/votazioni/ribelli", settled());
  const links = async (): Promise<string[]> =>
    await page
      .locator("table.votes tbody th > a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const first = (await links()).slice(0, 12);
  await page.getByRole("link", { name: "Tutte le votazioni, da quella con più ribelli" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("?main_vote_type=all&ordering=-n_rebels");
  await expect.poll(links).toEqual(first);
});

describe("accessibility", () => {
  const states = [
    "/votazioni",
    "/votazioni?main_vote_type=all&search=acque&sub_vote_type=AMEND",
    "/votazioni?search=nessuna+parola+simile",
    "/votazioni/ribelli",
    "/votazioni/governo-battuto",
    "/votazioni/archivio",
    "/votazioni/archivio/2026/11",
  ];
  test.for(states)("finds nothing on %s", async (path, { open }) => {
    const page = await open(path, settled());
    await page.waitForLoadState("networkidle");
    expect(await faults(page, path === states[0] ? everyLook : corners)).toEqual([]);
  });
});
