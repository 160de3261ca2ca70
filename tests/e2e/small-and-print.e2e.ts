/** Small screens, dark theme, and print. */
import type { Page } from "playwright";
import { describe, expect, inject } from "vitest";
import { test, violations } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

describe("small screens", () => {
  test("a correction is shown in the list of updates and on its record", async ({ open, snapshot }) => {
    const page = await open("/aggiornamenti", settled());
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Aggiornamenti");
    const required = snapshot.record("vote", "vs19_641_012")?.required;
    expect(await page.getByText(`voti necessari: prima 129, ora ${String(required)}`).count()).toBe(1);
    await page.locator('main a[href="/votazioni/vs19_641_012"]').click();
    const told = (await page.locator("#correzioni").innerText()).replaceAll(/\s+/g, " ");
    expect(told).toContain(`Valore corretto il 20 novembre 2026 voti necessari: prima 129, ora ${String(required)}`);
  });

  test.for(["/faq", "/deputati", "/indicatori", "/organi_parlamentari", "/error", "/privacy-policy"])(
    "nothing scrolls sideways at 320 px on %s",
    async (path, { open }) => {
      const page = await open(path, settled({ viewport: { width: 320, height: 640 } }));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
});

/** Tables wider than their column, outside scrollable frames. */
async function tooWide(page: Page): Promise<string[]> {
  return await page.locator("main table").evaluateAll((tables) =>
    tables.flatMap((table) => {
      const place = table.parentElement;
      if (!place || getComputedStyle(place).overflowX !== "visible") return [];
      const over = table.getBoundingClientRect().right - place.getBoundingClientRect().right;
      const caption = table.querySelector("caption")?.textContent ?? "";
      return over > 1 ? [`${caption} by ${String(Math.round(over))} px`] : [];
    }),
  );
}

describe("tables", () => {
  test.for([
    ["/votazioni/vs19_641_041", 768],
    ["/votazioni/vs19_641_041", 1024],
    ["/votazioni/vs19_641_041", 1180],
    ["/votazioni/19-401-3", 768],
    ["/votazioni/19-401-3", 1024],
    ["/territori", 320],
    ["/indice_di_forza", 320],
  ] as const)("of %s fit their columns at %i px", async ([path, width], { open }) => {
    const page = await open(path, settled({ viewport: { width, height: 740 } }));
    expect(await tooWide(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});

describe("names beside faces", () => {
  test("stay on one line on a wide screen", async ({ open }) => {
    const page = await open(
      "/organi_parlamentari/senato/presidenza",
      settled({ viewport: { width: 1280, height: 740 } }),
    );
    const lines = await page
      .locator(".faced a")
      .evaluateAll((names) => names.map((name) => name.getClientRects().length));
    expect(lines.length).toBeGreaterThan(10);
    expect(Math.max(...lines)).toBe(1);
  });
});

describe("facts beside a drawing", () => {
  test("end at the end of their column", async ({ open }) => {
    const page = await open("/votazioni/vs19_641_041", settled({ viewport: { width: 768, height: 740 } }));
    const over = await page.locator("#aula .facts").evaluate((facts) => {
      const edge = facts.getBoundingClientRect().right;
      return [...facts.querySelectorAll("a")].filter((link) => link.getBoundingClientRect().right > edge).length;
    });
    expect(over).toBe(0);
  });
});

describe("long names of groups", () => {
  test("wrap to two lines rather than widen a member's page", async ({ open }) => {
    const page = await open("/persone/rivalta-ada", settled({ viewport: { width: 320, height: 640 } }));
    await page.locator(".t .g > .sub").evaluateAll((names) => {
      for (const name of names) name.textContent = " Azione - Popolari europeisti riformatori - Renew Europe";
    });
    expect(await page.getByText("Renew Europe").count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe("dark theme", () => {
  test("follows the reader's preference, with sufficient contrast", async ({ open }) => {
    const page = await open("/faq", settled({ colorScheme: "dark" }));
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(20, 21, 24)");
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(246, 245, 240)");
  });
});

describe("more contrast", () => {
  test("sets notes in the text colour and draws visible table lines", async ({ open }) => {
    const page = await open("/territori", settled({ contrast: "more" }));
    const colours = () =>
      page.evaluate(() => {
        const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
        return [of("main .note").color, of("main .t td").borderBottomColor];
      });
    expect(await colours()).toEqual(["rgb(25, 26, 30)", "rgb(123, 127, 133)"]);
    await page.emulateMedia({ contrast: "more", colorScheme: "dark" });
    expect(await colours()).toEqual(["rgb(235, 232, 225)", "rgb(119, 123, 129)"]);
  });
});

describe("print", () => {
  test("omits what is useless on paper and keeps address and date", async ({ open }) => {
    const page = await open("/stato", settled({ colorScheme: "dark" }));
    await expect.poll(() => page.locator(".edition-date").innerText()).toContain("Dati al");
    await page.emulateMedia({ media: "print" });
    const visible = (selector: string) => page.locator(selector).first().isVisible();
    expect([await visible(".nav"), await visible(".find"), await visible(".colophon nav")]).toEqual([
      false,
      false,
      false,
    ]);
    expect([await visible("h1"), await visible(".edition-date")]).toEqual([true, true]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(255, 255, 255)");
    expect(await page.locator("body").innerText()).toContain("https://emiciclo.example/stato");
    expect(inject("baseUrl")).not.toBe("");
    // A column of links to the names has no use on paper.
    await page.goto(new URL("/votazioni/vs19_641_012", page.url()).href);
    expect(await page.locator("#gruppi th:last-child, #gruppi td:last-child").count()).toBeGreaterThan(5);
    expect(await page.locator("#gruppi :is(th, td):last-child:visible").count()).toBe(0);
  });

  test.for([
    "/votazioni",
    "/votazioni/vs19_641_012",
    "/attivita_legislativa/disegni_di_legge",
    "/attivita_legislativa/numeri",
    "/organi_parlamentari/camera/gruppi_parlamentari",
    "/indice_di_forza",
    "/territori",
    "/chi-mi-rappresenta",
    "/collegi/camera/abruzzo-u01",
    "/mappa",
  ])("keeps the heads of tables and the citation of %s, and no control", async (path, { open }) => {
    const page = await open(path, settled({ viewport: { width: 736, height: 900 } }));
    const unnamed = async () =>
      (await page.locator("main th:visible").allInnerTexts()).filter((head) => head.replace(/\bi$/, "").trim() === "");
    const onScreen = await unnamed();
    await page.emulateMedia({ media: "print" });
    expect((await unnamed()).length).toBe(onScreen.length);
    expect(await page.locator("#cita").isVisible()).toBe(true);
    expect(await page.locator("main :is(input, select, textarea, button:not(.sort)):visible").count()).toBe(0);
    const overlaps = await page.locator(".names").evaluateAll((lists) =>
      lists.flatMap((list) => {
        const items = [...list.children].map((item) => ({
          box: item.getBoundingClientRect(),
          text: item.querySelector("a")?.getBoundingClientRect(),
        }));
        return items.filter(({ box, text }) => text !== undefined && text.right > box.right + 1);
      }),
    );
    expect(overlaps).toEqual([]);
  });

  test("keeps a heading with its first lines, also where browsers ignore break-after", async ({ open }) => {
    const page = await open("/votazioni/vs19_641_012", settled());
    await page.emulateMedia({ media: "print" });
    const reserved = await page.locator("main h2").evaluateAll((headings) =>
      headings.map((heading) => {
        const { height, marginBottom, display } = getComputedStyle(heading, "::after");
        return `${display} ${String(Math.round(parseFloat(height)))} ${String(Math.round(parseFloat(marginBottom)))}`;
      }),
    );
    expect(reserved.length).toBeGreaterThan(3);
    // 3 cm of space that the heading takes along, and gives back.
    expect(new Set(reserved)).toEqual(new Set(["block 113 -113"]));
  });

  test("opens closed details on paper where styles cannot", async ({ open }) => {
    const page = await open("/faq", settled());
    // An older browser.
    await page.addInitScript(() => Object.assign(CSS, { supports: () => false }));
    await page.reload();
    const states = (): Promise<boolean[]> =>
      page
        .locator("main details")
        .evaluateAll((all) => all.map((one) => one instanceof HTMLDetailsElement && one.open));
    expect(await states()).toContain(false);
    // The script that opens them is loaded after the page.
    const print = async (): Promise<boolean[]> => {
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      return await states();
    };
    await expect.poll(async () => new Set(await print())).toEqual(new Set([true]));
  });

  test("long sections can break across pages: none is a grid, which would move to the next page as a whole", async ({
    open,
  }) => {
    const page = await open("/", settled());
    await page.emulateMedia({ media: "print" });
    const grids: string[] = [];
    for (const path of ["/", "/attivita_legislativa/numeri", "/votazioni/vs19_641_012", "/open-data"]) {
      await page.goto(new URL(path, page.url()).href);
      const here = await page
        .locator(".rubric, .rubric > .body, .variant, .bar-line, .roll")
        .evaluateAll((parts) => parts.filter((part) => /grid|flex/.test(getComputedStyle(part).display)).length);
      if (here > 0) grids.push(`${path} ${String(here)}`);
    }
    expect(grids).toEqual([]);
  });

  test("has aligned left edges, and hides signs that only a screen needs", async ({ open }) => {
    const page = await open("/faq", settled({ viewport: { width: 736, height: 900 } }));
    await page.emulateMedia({ media: "print" });
    const edges = await page
      .locator(".mast-rule, main > .title, main > .prov, .colophon")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(edges).toEqual([0, 0, 0, 0]);
    expect(await page.locator(".anchor").count()).toBeGreaterThan(5);
    expect(await page.locator(".anchor:visible, .mast-nav:visible").count()).toBe(0);
    await page.goto(new URL("/open-data", page.url()).href);
    const gaps = await page.locator(".columns + .columns").evaluateAll((parts) =>
      parts.map((part) => {
        const above = part.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return part.getBoundingClientRect().top - above;
      }),
    );
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThan(5);
  });

  test("sets names and key figures four in a row, and headings clear of the names above", async ({ open }) => {
    const page = await open("/votazioni/19-402-18", settled({ viewport: { width: 736, height: 900 } }));
    await page.emulateMedia({ media: "print" });
    const inFirstRow = (items: Element[]) => {
      const tops = items.map((item) => item.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    };
    const lists = await page.locator(".roll .names").all();
    const long = await Promise.all(lists.map((list) => list.locator("li").evaluateAll(inFirstRow)));
    expect(Math.max(...long)).toBe(4);
    const five = page.locator(".names:has(> li:nth-child(5):last-child)").first();
    expect(await five.locator("li").evaluateAll(inFirstRow)).toBe(4);
    const gap = await page
      .locator(".roll > section + section")
      .first()
      .evaluate((part) => {
        const above = part.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return part.getBoundingClientRect().top - above;
      });
    expect(gap).toBeGreaterThan(5);
    await page.goto(new URL("/persone/rivalta-ada", page.url()).href);
    expect(await page.locator(".ledger > div").evaluateAll(inFirstRow)).toBe(4);
  });
});
