/** The interactive chart of margins shows what the drawing shows. */
import { expect } from "vitest";
import { test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";

test("the points lie over the band of tight votes, and the axis names a year at a time", async ({ open }) => {
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
