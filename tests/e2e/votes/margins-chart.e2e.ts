/** The interactive chart of margins shows the same data as the drawing. */
import { expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

test("the points are drawn over the band of close votes, and the axis has one label a year", async ({ open }) => {
  const page = await open("/votazioni", settled());
  await page.getByRole("button", { name: "Grafico interattivo" }).first().click();
  const points = page.locator(".apexcharts-scatter-series");
  await points.first().waitFor();
  const isBehind = await page.locator(".apexcharts-yaxis-annotations").evaluate((band) => {
    const series = band.ownerDocument.querySelector(".apexcharts-scatter-series");
    return series !== null && band.compareDocumentPosition(series) === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isBehind).toBe(true);
  const ticks = await page.locator(".apexcharts-xaxis-label tspan").allTextContents();
  expect(ticks.filter((tick) => tick !== "")).toEqual(["2023", "2024", "2025", "2026"]);
});

test("after a filter the chart stays interactive, with the points of the selected votes", async ({ open }) => {
  const page = await open("/votazioni", settled());
  const live = page.locator(".live-chart");
  const all = await page.locator(".scatter a").count();
  await page.getByRole("button", { name: "Grafico interattivo" }).first().click();
  const points = live.locator(".apexcharts-scatter-series .apexcharts-marker");
  await expect.poll(() => points.count()).toBe(all);
  await page.getByLabel("Ramo", { exact: true }).selectOption("S");
  const rows = async (): Promise<number> => Number.parseInt((await page.locator(".list .count").textContent()) ?? "");
  await expect.poll(rows).toBeLessThan(all);
  await expect.poll(() => points.count()).toBe(await rows());
  // Without votes there is no chart: the next one is interactive again, as is that of the whole list.
  await page.getByLabel("Esito", { exact: true }).selectOption("other");
  await expect.poll(() => page.locator(".list-chart").count()).toBe(0);
  await page.getByRole("link", { name: "Azzera" }).click();
  await expect.poll(() => points.count()).toBe(all);
  expect(await page.locator(".list-chart figcaption b").textContent()).toMatch(/voti chiave/);
  // Once switched back, the chart stays a drawing.
  await page.getByRole("button", { name: "Torna al disegno" }).first().click();
  await page.getByLabel("Ramo", { exact: true }).selectOption("S");
  await expect.poll(() => page.locator(".scatter a").count()).toBe(await rows());
  expect(await live.count()).toBe(0);
});
