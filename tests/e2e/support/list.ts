/** A filtered list after loading: its displayed count and rows. */
import type { Page } from "playwright";
import { expect } from "vitest";

/** The count displayed by a list, and the ids linked by its rows, in order. */
export async function shownRows(page: Page): Promise<{ count: number; ids: string[] }> {
  await page.locator(".list[aria-busy=false]").waitFor();
  const ids = await page
    .locator(".list .cards h3 a, .list table tbody th > a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")?.split("/").at(-1) ?? ""));
  return { count: numberIn((await page.locator(".list .count").first().textContent()) ?? ""), ids };
}

/** The first number of a text, including its thousands: 1234 in "1.234 votazioni". */
export function numberIn(text: string): number {
  return Number(text.replaceAll(".", "").match(/\d+/)?.[0] ?? Number.NaN);
}

/** Waits until a list counts exactly these records and shows a page of `size` of them. */
export async function expectRows(page: Page, wanted: ReadonlySet<string>, size: number): Promise<void> {
  if (wanted.size === 0) {
    await page.getByText("Nessun risultato con questi filtri.").waitFor();
    return;
  }
  // Checks the rows too: the page as built may have as many records as the filter leaves.
  const answer = async (): Promise<{ count: number; rows: number; others: string[] }> => {
    const { count, ids } = await shownRows(page);
    return { count, rows: ids.length, others: ids.filter((id) => !wanted.has(id)) };
  };
  await expect.poll(answer).toEqual({ count: wanted.size, rows: Math.min(size, wanted.size), others: [] });
}

export const idsOf = (records: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(records.map(({ id }) => id));
