/**
 * Every template of bodies, groups, governments, home and prose needs no script.
 */
import { describe, expect, inject } from "vitest";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { routes } from "#src/lib/routes.ts";
import { test, violations } from "#tests/e2e/support/browser.ts";

const government = "ii-governo-bellariva-2025-03-24";
const templates = [
  routes.home(),
  routes.bodies(),
  routes.presidency("C"),
  routes.committees("S"),
  routes.groups("C"),
  routes.group("C", "camera-gin"),
  routes.group("C", "camera-misto"),
  routes.bicameralCommittees(),
  routes.delegations(),
  routes.governments(),
  routes.government(government),
  routes.faq(),
  routes.indicators(),
  routes.openData(),
  routes.privacy(),
  routes.accessibility(),
  routes.status(),
  routes.updates(),
  routes.events(),
  routes.eventsMonth("2025-10"),
];

describe("templates", () => {
  test.for(templates)("%s needs no script", async (path, { open }) => {
    const page = await open(path, { javaScriptEnabled: false });
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(300);
    expect(await page.locator("main").innerText()).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe("numbers on pages come from the snapshot", () => {
  test("the presidency lists everyone with a role on the last day", async ({ open, snapshot }) => {
    const day = snapshot.record("site", "site")?.dataDate.C ?? "";
    const presidency = (snapshot.lists("body.branch").get("C") ?? [])
      .flatMap((key) => snapshot.record("body", key) ?? [])
      .find(({ kind }) => kind === "presidency");
    const people = new Set(
      presidency?.roles
        .filter(({ start, end }) => (start === null || start <= day) && (end === null || end > day))
        .map(({ person }) => person),
    );
    const page = await open(routes.presidency("C"));
    expect(await page.locator("#componenti tbody tr").count()).toBe(people.size);
  });

  test("the date next to a group's current leader is the day of joining the group, and is labelled so", async ({
    open,
    snapshot,
  }) => {
    const { roles } = snapshot.record("group", "camera-gin") ?? { roles: [] };
    const head = roles.find(({ role, end }) => role === "Presidente" && end === null);
    expect(head?.start).not.toBe("2022-10-18");
    const page = await open(routes.group("C", "camera-gin"), { javaScriptEnabled: false });
    expect(await page.locator("#componenti thead th").allInnerTexts()).toContain("Nel gruppo dal");
    const row = page.locator("#componenti tbody tr").first();
    expect((await row.innerText()).replaceAll("\u00a0", " ")).toContain("18 ott 2022");
    expect(await page.locator("#cariche thead th").allInnerTexts()).toContain("Dal");
  });

  test("two groups are compared in one step from the matrix, which is half a square, without JavaScript", async ({
    open,
  }) => {
    const page = await open(routes.groups("C"), { javaScriptEnabled: false });
    const cells = page.locator("#concordanza td a");
    const groups = (await page.locator("#concordanza tbody tr").count()) + 1;
    expect(await cells.count()).toBe((groups * (groups - 1)) / 2);
    // The number of votes is below it.
    const share = /[\d,]+%/.exec(await cells.first().locator(".exact").innerText())?.[0] ?? "none";
    await cells.first().click();
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toMatch(/^\/confronta\/gruppi\/camera-[a-z]+\/camera-[a-z]+$/);
    expect(await page.locator("header .outcome").innerText()).toContain(share);
    // The two lines of each vote differ.
    const lines = page.locator("#divisi tbody tr");
    expect(await lines.count()).toBeGreaterThan(0);
    for (const cellsOf of await lines.all()) {
      const [first, second] = await cellsOf.locator("td[data-l]").allInnerTexts();
      expect(first).not.toBe(second);
    }
    expect(await violations(await open(new URL(page.url()).pathname))).toEqual([]);
  });

  test("sizes of the groups add up to the members in office", async ({ open, snapshot }) => {
    const day = snapshot.record("site", "site")?.dataDate.S ?? "";
    const seated = (snapshot.lists("person.branch").get("S") ?? [])
      .flatMap((key) => snapshot.record("person", key) ?? [])
      .filter(({ memberships }) =>
        memberships.some((seat) => seat.branch === "S" && seat.start <= day && (seat.end === null || seat.end > day)),
      );
    const page = await open(routes.groups("S"));
    const sizes = await page.locator("#consistenza tbody td b").allInnerTexts();
    const ungrouped = Number(
      (await page.locator("#consistenza .body > p.note").allInnerTexts()).join("").match(/\d+/)?.[0] ?? 0,
    );
    expect(sizes.reduce((total, size) => total + Number(size), ungrouped)).toBe(seated.length);
  });
});

describe("sides and chambers of groups", () => {
  test("a group that has left its side is on neither side, not on an unknown one", () => {
    const html = readFileSync(`${inject("outDir")}${routes.group("S", "senato-aut")}.html`, "utf8");
    expect(html).toContain("né di maggioranza né di opposizione");
    expect(html).not.toContain("maggioranza e opposizione: non ancora acquisito");
  });

  test("a body of both chambers distinguishes groups with the same acronym", async ({ open, snapshot }) => {
    const body = (snapshot.lists("body.branch").get("B") ?? []).sort()[0] ?? "";
    const page = await open(routes.body("B", body), { javaScriptEnabled: false });
    const names = await page.locator("#schieramenti tbody th").allInnerTexts();
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("routes of the specification", () => {
  const chambers = ["C", "S"] as const;
  const table = [
    routes.home(),
    routes.strengthIndex(),
    routes.legislation(),
    routes.numbers(),
    routes.acts("bill"),
    routes.acts("decree"),
    routes.acts("dlgs"),
    routes.acts("datt"),
    routes.bodies(),
    ...chambers.flatMap((branch) => [routes.presidency(branch), routes.committees(branch), routes.groups(branch)]),
    routes.bicameralCommittees(),
    routes.delegations(),
    routes.governments(),
    routes.government(government),
    routes.votes(),
    routes.deputies(),
    routes.senators(),
    routes.faq(),
    routes.indicators(),
    routes.openData(),
    routes.privacy(),
    routes.error(),
  ];

  test("all exist", () => {
    const file = (path: string) => `${inject("outDir")}${path === "/" ? "/index" : path}.html`;
    expect(table.filter((path) => !existsSync(file(path)))).toEqual([]);
  });

  test("every page is at most four clicks from home", () => {
    const depths = crawl(inject("outDir"));
    const pages = htmlFiles(inject("outDir")).filter((path) => !isApart(path, inject("outDir")));
    expect(pages.length).toBeGreaterThan(1000);
    expect(pages.filter((path) => (depths.get(path) ?? Infinity) > 4)).toEqual([]);
    expect(table.filter((path) => path !== routes.error() && !depths.has(path))).toEqual([]);
  });
});

/** Paths of all pages of the site. */
function htmlFiles(out: string): string[] {
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
  return files.map((file) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`));
}

/** Pages without links to them: errors, tombstones, redirects, embeds. */
function isApart(path: string, out: string): boolean {
  if ([routes.notFound(), routes.error(), routes.offline()].includes(path) || path.startsWith("/embed/")) return true;
  return /http-equiv="refresh"|name="robots" content="noindex"/i.test(
    readFileSync(`${out}${path === "/" ? "/index" : path}.html`, "utf8").slice(0, 3000),
  );
}

/** Number of clicks from the home page to every page reachable by links. */
function crawl(out: string): Map<string, number> {
  const known = new Set(htmlFiles(out));
  const depths = new Map([["/", 0]]);
  const queue = ["/"];
  for (const path of queue) {
    const html = readFileSync(`${out}${path === "/" ? "/index" : path}.html`, "utf8");
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\bhref="(\/[^"#?]*)/g)) {
      if (!known.has(href) || depths.has(href)) continue;
      depths.set(href, (depths.get(path) ?? 0) + 1);
      queue.push(href);
    }
  }
  return depths;
}
