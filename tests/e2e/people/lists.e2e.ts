/** Every filter of the people lists, checked against a query on the site's snapshot. */
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { electionAreas } from "#src/domain/areas.ts";
import { routes } from "#src/lib/routes.ts";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { hydrated, test, violations } from "#tests/e2e/support/browser.ts";
import { expectRows, shownRows } from "#tests/e2e/support/list.ts";

/** Ids returned by a query; its day parameter is the last day of the data. */
function select(sql: string, branch: "C" | "S"): Set<string> {
  const db = new DatabaseSync(`${inject("dataDir")}/parliament.sqlite`, { readOnly: true });
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the store checked it on the way in
  const site: { dataDate: Record<"C" | "S", string> } = JSON.parse(
    String(db.prepare("SELECT json FROM record WHERE kind = 'site'").get()?.["json"]),
  );
  const rows = db
    .prepare(sql.replaceAll(":day", `'${site.dataDate[branch]}'`).replaceAll(":branch", `'${branch}'`))
    .all();
  return new Set(rows.map((row) => String(row["person"])));
}

/** The last mandate of every person in the chamber, with the last group. */
const seats = `(SELECT m.person, m.election_area, p.gender, p.family_name, p.given_name,
  (m.start_date <= :day AND (m.end_date IS NULL OR m.end_date > :day)) AS active,
  (SELECT g.parliamentary_group FROM group_membership g WHERE g.person = m.person AND g.membership = m.position ORDER BY g.position DESC LIMIT 1) AS grp,
  (SELECT s.side FROM membership_side s WHERE s.person = m.person AND s.membership = m.position ORDER BY s.position DESC LIMIT 1) AS own
  FROM membership m JOIN person p ON p.person = m.person
  WHERE m.branch = :branch AND m.position = (SELECT max(position) FROM membership l WHERE l.person = m.person AND l.branch = :branch))`;
const sideOf = `iif((SELECT g.is_mixed FROM parliamentary_group g WHERE g.parliamentary_group = grp),
  own, (SELECT s.side FROM group_side s WHERE s.parliamentary_group = grp ORDER BY s.position DESC LIMIT 1))`;
const south = electionAreas
  .filter(({ macroArea }) => macroArea === "sud")
  .map(({ id }) => `'${id}'`)
  .join(",");

async function expectMembers(page: Page, wanted: ReadonlySet<string>, size: number): Promise<void> {
  await hydrated(page);
  await expectRows(page, wanted, size);
}

const filters: readonly (readonly [query: string, where: string])[] = [
  ["", "active"],
  ["gender_type=F", "active AND gender = 'F'"],
  ["latest_group=camera-sal", "active AND grp = 'camera-sal'"],
  ["election_macro_area=sud", `active AND election_area IN (${south})`],
  ["election_area=lazio", "active AND election_area = 'lazio'"],
  ["supports_majority=true", `active AND ${sideOf} = 'majority'`],
  ["supports_majority=false&gender_type=M", `active AND gender = 'M' AND ${sideOf} = 'opposition'`],
  ["is_active=false", "NOT active"],
  ["is_active=all", "1"],
  ["search=rossi", "active AND lower(family_name || ' ' || given_name) LIKE '%rossi%'"],
  ["search=xyzzy", "0"],
  ["gender_type=nessuno", "0"],
  ["is_active=boh", "0"],
];

describe("/deputati", () => {
  test("applies an ordering chosen before hydration", async ({ open }) => {
    const page = await open("/faq");
    const chosen = Promise.withResolvers<undefined>();
    await page.route("**/_astro/MembersList*.js", async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.goto(`${routes.deputies()}?gender_type=F`);
    await page.getByLabel("Ordina").selectOption("Per cognome, dalla Z");
    chosen.resolve(undefined);
    await expect.poll(() => new URL(page.url()).search).toBe("?gender_type=F&ordering=-surname");
    const { ids } = await shownRows(page);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids[0]?.localeCompare(ids.at(-1) ?? "")).toBe(1);
  });

  test.for(filters)("?%s shows the rows of the query", async ([query, where], { open }) => {
    const page = await open(`${routes.deputies()}?${query}`, { reducedMotion: "reduce" });
    const wanted = select(`SELECT person FROM ${seats} WHERE ${where}`, "C");
    await expectMembers(page, wanted, 21);
    expect(await violations(page, ".list")).toEqual([]);
  });

  test("suggests fuzzy matches of a name, and states that there is no exact match", async ({ open }) => {
    const page = await open("/deputati?search=belariva");
    await expectMembers(page, new Set(["bellariva-costanza"]), 21);
    const count = page.locator(".list .count[role=status]");
    await expect.poll(() => count.textContent()).toBe("Non trovato. Nomi che somigliano: 1\u00a0deputato in carica");
    await page.getByLabel("Nome o cognome").fill("bellariva");
    await expect.poll(() => count.textContent()).toBe("1\u00a0deputato in carica");
  });

  test("links from current to former members and back", async ({ open }) => {
    const [former = ""] = select(`SELECT person FROM ${seats} WHERE NOT active`, "C");
    const surname = former.split("-", 1).join("");
    const page = await open(`${routes.deputies()}?search=${surname}`);
    await page.getByRole("link", { name: "Cerca anche fra chi non è più in carica" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe(`?search=${surname}&is_active=all`);
    await expect.poll(async () => (await shownRows(page)).ids).toContain(former);
    await page.goto(`${routes.deputies()}?supports_majority=true`);
    await page.getByRole("link", { name: /^Maggioranza\b.*togli il filtro$/ }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("");
  });

  test("orders by surname in Italian alphabetical order, and by strength both ways", async ({ open, snapshot }) => {
    const page = await open(routes.deputies());
    const names = await page.locator(".cards h3").allInnerTexts();
    expect(names).toHaveLength(21);
    expect(names).toEqual(names.toSorted(new Intl.Collator("it").compare));
    const strongest = snapshotReader(snapshot)
      .derived(strength, "latest")
      .people.filter((row) => row.branch === "C")
      .toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0))[0];
    await page.goto(`${routes.deputies()}?ordering=-pp`);
    await expect.poll(async () => (await shownRows(page)).ids[0]).toBe(strongest?.person);
  });

  test("keeps view, filters and page in the address; back restores them", async ({ open }) => {
    const page = await open(routes.deputies(), { reducedMotion: "reduce" });
    await hydrated(page);
    await page.getByRole("link", { name: "Tabella", exact: true }).click();
    await page.getByLabel("Genere").selectOption("F");
    await expect.poll(() => page.url()).toMatch(/vista=tabella.*gender_type=F|gender_type=F.*vista=tabella/);
    await page.getByRole("navigation", { name: "Pagine" }).getByRole("link", { name: "Pagina 2", exact: true }).click();
    await expect.poll(() => page.url()).toContain("page=2");
    const second = (await shownRows(page)).ids;
    await page.reload();
    await expect.poll(async () => (await shownRows(page)).ids).toEqual(second);
    expect(await page.locator(".list table").count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => page.url()).not.toContain("page=2");
  });

  test("shows the first page and links every member without JavaScript", async ({ open }) => {
    const page = await open(routes.senators(), { javaScriptEnabled: false });
    expect(await page.locator(".cards > li").count()).toBe(21);
    const everybody = select("SELECT DISTINCT person FROM membership WHERE branch = :branch", "S");
    expect(await page.locator("#tutti .names a").count()).toBe(everybody.size);
    const former = page.locator("#tutti .names li:has(a.off)");
    expect(await former.first().innerText()).toMatch(/\(ex\)$/);
    expect(await page.getByRole("link", { name: "Tabella", exact: true }).isVisible()).toBe(false);
  });

  test("hides the copy button of a region's table without JavaScript", async ({ open }) => {
    const page = await open(routes.territory("abruzzo"), { javaScriptEnabled: false });
    expect(await page.locator(".list tbody tr").count()).toBeGreaterThan(0);
    expect(await page.getByText("Copia la tabella").isVisible()).toBe(false);
  });
});

describe("/indice_di_forza", () => {
  test("shows twelve more rows at a time", async ({ open, snapshot }) => {
    const all = snapshotReader(snapshot).derived(strength, "latest").people;
    const page = await open(routes.strengthIndex(), { reducedMotion: "reduce" });
    await hydrated(page);
    expect(await page.locator(".list table tbody tr").count()).toBe(12);
    await page.getByRole("button", { name: "Mostra altri" }).click();
    await expect.poll(() => page.locator(".list .note").last().innerText()).toBe(`24 di ${all.length}`);
    expect(page.url()).toContain("page=2");
    expect(await page.locator(".list table tbody tr").nth(0).innerText()).toMatch(/1°$/);
    expect(await violations(page)).toEqual([]);
  });

  test.for([
    ["role=Senatore", (row: { branch: string | null }) => row.branch === "S"],
    ["is_gov=true", (row: { inGovernment: number | null }) => row.inGovernment !== null],
    [
      "role=Deputato&is_gov=true",
      (row: { branch: string | null; inGovernment: number | null }) => row.branch === "C" && row.inGovernment !== null,
    ],
  ] as const)("?%s", async ([query, keeps], { open, snapshot }) => {
    const wanted = snapshotReader(snapshot).derived(strength, "latest").people.filter(keeps);
    const page = await open(`${routes.strengthIndex()}?${query}`);
    await expectMembers(page, new Set(wanted.map((row) => row.person)), 12);
  });
});

describe("/territori", () => {
  test("links every region from the map and from the list", async ({ open }) => {
    const page = await open(routes.territories(), { reducedMotion: "reduce" });
    expect(await page.locator(".map a").count()).toBe(20);
    expect(await page.locator(".map a[tabindex='0']").count()).toBe(1);
    expect(await page.locator("main table tbody th a").count()).toBe(30);
    const heads = page
      .locator("main table thead")
      .getByRole("link", { name: "Come si calcola: Mediana delle presenze" });
    expect(await heads.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
      "/indicatori#presenze",
      "/indicatori#presenze",
    ]);
    expect(await violations(page)).toEqual([]);
  });

  test.for(["light", "dark"] as const)(
    "draws every region, or its outline, with a contrast of 3:1 or more in the %s theme",
    async (colorScheme, { open }) => {
      const page = await open(routes.territories(), { colorScheme });
      await page.locator(".map use").first().waitFor();
      const faint = await page.evaluate(() => {
        const ink = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const light = (color: string): number => {
          if (ink === null) return 0;
          ink.fillStyle = color;
          ink.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = [...ink.getImageData(0, 0, 1, 1).data].map((channel) => {
            const part = channel / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const paper = light(getComputedStyle(document.body).backgroundColor);
        return [...document.querySelectorAll(".map use")].flatMap((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          const contrast = Math.max(
            ...[fill, stroke].map(light).map((own) => (Math.max(own, paper) + 0.05) / (Math.min(own, paper) + 0.05)),
          );
          return contrast < 3 ? [`${String(shape.getAttribute("href"))} ${String(contrast)}`] : [];
        });
      });
      expect(faint).toEqual([]);
    },
  );

  test("lists the members of a region, orders them, and offers the file", async ({ open }) => {
    const page = await open(`${routes.territory("liguria")}?ordering=-presence`, {
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    const wanted = new Set([
      ...select(`SELECT person FROM ${seats} WHERE active AND election_area = 'liguria'`, "C"),
      ...select(`SELECT person FROM ${seats} WHERE active AND election_area = 'liguria'`, "S"),
    ]);
    await expectMembers(page, wanted, 250);
    // "81,8% di 33": the number of votes is on a second line.
    const readShares = async () =>
      (await page.locator(".list table tbody tr td.num:nth-of-type(5)").allInnerTexts()).map((text) =>
        text.replaceAll(/\s+/g, " "),
      );
    const readNumbers = async (): Promise<readonly number[]> =>
      (await readShares()).flatMap((text) => {
        const [, share] = /^([\d,]+)% di [\d.]+$/.exec(text) ?? [];
        return share === undefined ? [] : [Number(share.replace(",", "."))];
      });
    // The served page has the same members in its own order.
    const highestFirst = (await readNumbers()).toSorted((a, b) => b - a);
    expect(highestFirst.length).toBeGreaterThan(1);
    await expect.poll(readNumbers).toEqual(highestFirst);
    const shares = await readShares();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copia la tabella" }).click();
    await page.getByText("Tabella copiata").waitFor();
    const copied = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
    expect(copied[0]).toBe(
      "Nome\tCamera o Senato\tGruppo\tCollegio\tPresenze\tPresenze, su\tMissioni\tMissioni, su\tAssenze\tAssenze, su\tRibelli\tAffidabilità\tAffidabilità, su",
    );
    // A percentage and its number of cases are two cells.
    const copiedShare = (line: string): string =>
      line
        .split("\t")
        .slice(4, 6)
        .filter((part) => part !== "")
        .join(" di ");
    expect(copied.slice(1, -1).map(copiedShare)).toEqual(shares);
    // The constituency of each, without the region of the page.
    const places = copied.slice(1, -1).map((line) => line.split("\t")[3] ?? "");
    expect(places.filter((place) => !/^(Uni|Pluri)nominale\s\d+$/.test(place))).toEqual([]);
    const csv = await (await fetch(`${inject("baseUrl")}/dati/territori/liguria.csv`)).text();
    expect(csv.split("\r\n")[0]).toContain("n_present,n_mission,n_absent,n_rebels");
    expect(await violations(page)).toEqual([]);
  });
});
