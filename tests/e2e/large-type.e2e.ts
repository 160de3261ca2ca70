/** Large letters, and wide letter spacing. */
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { test } from "./support/browser.ts";
import { settled } from "./support/visitor.ts";

/** Pairs of overlapping labels above and below a vote's bar. */
async function touching(page: Page): Promise<string[]> {
  return await page.locator(".thr text").evaluateAll((labels) => {
    const boxes = labels.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right && other.left < box.right && Math.abs(box.top - other.top) < box.height / 2,
        )
        .map(({ text: next }) => `${text} on ${next}`),
    );
  });
}

/** Cells narrower than their longest word, in tables displayed as entries. */
async function squeezed(page: Page): Promise<string[]> {
  return await page
    .locator("main .t-flow td")
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 2).map((cell) => `${cell.textContent} squeezed`),
    );
}

describe("large type", { tags: ["long"] }, () => {
  test("at 360 and 768 px and doubled size, neither a page nor its open menu scrolls sideways", async ({ open }) => {
    const page = await open("/votazioni/vs19_641_012", settled({ viewport: { width: 360, height: 740 } }));
    const wide: string[] = [];
    for (const path of [
      "/votazioni/vs19_641_012",
      "/votazioni/19-105-1",
      "/votazioni/archivio",
      "/votazioni/ribelli",
      "/persone/rivalta-ada",
      "/attivita_legislativa",
      "/attivita_legislativa/disegni_di_legge",
      "/attivita_legislativa/disegni_di_legge/C_1742",
      "/organi_parlamentari/camera/presidenza",
      "/organi_parlamentari/camera/organi/camera-x-attivita-produttive",
      "/indice_di_forza",
      "/territori",
      "/territori/lazio",
      "/privacy-policy",
    ]) {
      await page.goto(new URL(path, page.url()).href);
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 740 });
        const taken = await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
          return document.documentElement.scrollWidth;
        });
        if (taken > width) wide.push(`${path} ${String(taken)}`);
        wide.push(...(await squeezed(page)));
        wide.push(...(await touching(page)));
      }
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe("32px");
    }
    for (const menu of await page.locator("#menu summary").all()) {
      await menu.press("Enter");
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      if (taken > 768) wide.push(`${await menu.innerText()} ${String(taken)}`);
    }
    expect(wide).toEqual([]);
  });

  test("at 360 px and doubled size, signs stay next to their words, and table heads are not cut", async ({ open }) => {
    const page = await open("/votazioni/vs19_641_041", settled({ viewport: { width: 360, height: 740 } }));
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const table = page.locator("#aula table").filter({ hasText: "Come si sono divisi" });
    const seen = await table.evaluate((table) => {
      const right = table.getBoundingClientRect().right;
      const heads = [...table.querySelectorAll("tbody th")];
      const apart = heads.filter((head) => {
        const [sign, word] = [head.querySelector("svg"), head.querySelector("a")];
        return (word?.getClientRects()[0]?.top ?? 0) > (sign?.getBoundingClientRect().bottom ?? 0);
      });
      const range = document.createRange();
      range.selectNodeContents(table.querySelector("caption") ?? table);
      return { isWhole: range.getBoundingClientRect().right <= right, isLong: heads.length > 3, apart: apart.length };
    });
    expect(seen).toEqual({ isWhole: true, isLong: true, apart: 0 });
  });
});

describe("text spacing at the limits of WCAG 1.4.12", () => {
  test("causes no sideways scroll at 320 and 768 px", async ({ open }) => {
    const page = await open("/territori", settled());
    const wide: string[] = [];
    for (const path of [
      "/territori",
      "/indice_di_forza",
      "/organi_parlamentari/camera/organi/camera-x-attivita-produttive",
      "/votazioni/vs19_641_012",
      "/persone/rivalta-ada",
      "/attivita_legislativa/numeri",
    ]) {
      await page.goto(new URL(path, page.url()).href);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
        document.adoptedStyleSheets = [sheet];
      });
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 740 });
        const taken = await page.evaluate(() => document.documentElement.scrollWidth);
        if (taken > width) wide.push(`${path} ${String(taken)}`);
      }
    }
    expect(wide).toEqual([]);
  });
});
