/** The chart of margins below the list of votes. Spec §1, §9: points link to their votes; one label a year. */
import { expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { choose } from "#tests/e2e/support/votes-list.ts";

test("the axis has one label a year, also when enlarged, over the band of close votes", async ({ open }) => {
  const page = await open("/votazioni", settled());
  const chart = page.locator(".list-chart");
  expect(await chart.locator(".scatter > g > text[text-anchor=middle]").allTextContents()).toEqual([
    "2023",
    "2024",
    "2025",
    "2026",
  ]);
  const height = await chart.evaluate((drawn) => drawn.clientHeight);
  await chart.getByRole("button", { name: "Ingrandisci" }).click();
  await chart.locator(".apexcharts-scatter-series").first().waitFor();
  expect(await chart.evaluate((drawn) => drawn.clientHeight)).toBeGreaterThan(height);
  const isBehind = await chart.locator(".apexcharts-yaxis-annotations").evaluate((band) => {
    const series = band.ownerDocument.querySelector(".apexcharts-scatter-series");
    return series !== null && band.compareDocumentPosition(series) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isBehind).toBe(true);
});

test("the points are those of the choice; many votes are counted by month", async ({ open }) => {
  const page = await open("/votazioni", settled());
  const points = page.locator(".scatter a");
  const all = await points.count();
  const rows = async (): Promise<number> => Number.parseInt((await page.locator(".list .count").textContent()) ?? "");
  await choose(page, "Camera o Senato", "S");
  await expect.poll(rows).toBeLessThan(all);
  await expect.poll(() => points.count()).toBe(await rows());
  await choose(page, "Camera o Senato", "");
  await choose(page, "Tipo", "all");
  await page.locator(".list-chart .seg-cam").first().waitFor();
  expect(await points.count()).toBe(0);
  await page.locator(".list-chart").getByText("Dati", { exact: true }).click();
  const counts = await page.locator(".list-chart tbody td").allTextContents();
  const title = await page.locator(".list-chart figcaption b").textContent();
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(Number.parseInt(title ?? ""));
});
