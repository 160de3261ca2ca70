/** The address of the list of votes holds the filters: it can be bookmarked, cited and shared, and is validated. */
import { describe, expect } from "vitest";
import { siteConfig } from "#src/config/site.ts";
import { test } from "#tests/e2e/support/browser.ts";
import { shownRows } from "#tests/e2e/support/list.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { allVotes, choose, expectVotes } from "#tests/e2e/support/votes-list.ts";
import { parseBibtex, parseRis, parseWikiTemplate } from "#tests/support/citation-parsers.ts";

const textOf = (element: Element): string => element.textContent;

describe("the address", () => {
  test.for([
    ["/votazioni?main_vote_type=all&year=1999", "Anno: 1999"],
    ["/votazioni?main_vote_type=all&outcome=boh", "Esito: boh"],
    ["/votazioni?main_vote_type=all&sub_vote_type=%3Cscript%3E", "<script>"],
    ["/votazioni?main_vote_type=all&bill=boh", "Disegno di legge: boh"],
    ["/cronaca?month=13", "Mese: 13"],
    ["/attivita_legislativa/decreti_legge?status=boh", "boh"],
  ] as const)(
    "tells a value that there is not: no rows, and a chip to remove it: %s",
    async ([path, chip], { open }) => {
      const page = await open(path, settled());
      const chips = page.locator(".list .chips .chip").filter({ hasText: chip });
      await chips.waitFor();
      const count = async (): Promise<number> => (await shownRows(page)).count || 0;
      await expect.poll(count).toBe(0);
      await chips.click();
      await expect.poll(count).toBeGreaterThan(0);
      expect(await chips.count()).toBe(0);
    },
  );

  test("drops unknown orders and pages, and omits defaults", async ({ open, snapshot }) => {
    const page = await open("/votazioni?ordering=caso&page=zero", settled());
    await expectVotes(
      page,
      allVotes(snapshot).filter(({ isKey }) => isKey),
    );
    await choose(page, "Camera o Senato", "C");
    await expect.poll(() => new URL(page.url()).search).toBe("?branch=C");
  });

  test("works with back and forward, and survives a reload", async ({ open, snapshot }) => {
    const page = await open("/votazioni", settled());
    await choose(page, "Tipo", "all");
    await choose(page, "Esito", "rejected");
    const rejected = allVotes(snapshot).filter(({ outcome }) => outcome === "rejected");
    await expectVotes(page, rejected);
    await page.goBack();
    await expectVotes(page, allVotes(snapshot));
    await page.goForward();
    await expectVotes(page, rejected);
    await page.reload();
    await expectVotes(page, rejected);
  });

  test("makes a typed word one history entry, after the earlier choices", async ({ open }) => {
    const page = await open("/votazioni", settled());
    const search = (): string => new URL(page.url()).search;
    await choose(page, "Tipo", "all");
    await expect.poll(search).toBe("?main_vote_type=all");
    await page.getByLabel("Titolo, data o numero").pressSequentially("acque");
    await expect.poll(search).toBe("?search=acque&main_vote_type=all");
    await choose(page, "Camera o Senato", "C");
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

  test("is cited and reported with its filters, in every format, without campaign parameters", async ({ open }) => {
    const page = await open("/votazioni?utm_source=posta", settled());
    const cited = `${siteConfig.url}/votazioni`;
    const addresses = async (): Promise<string[]> => [
      ...(await page.locator("#cita, #cita-indirizzo").allTextContents()).map(
        (text) => /https:\S+/.exec(text)?.[0] ?? "",
      ),
      parseBibtex(await page.locator("#cita-bibtex").evaluate(textOf)).fields["url"] ?? "",
      parseWikiTemplate(await page.locator("#cita-wikipedia").evaluate(textOf)).fields["url"] ?? "",
      parseRis((await page.locator("#cita-ris").evaluate(textOf)).replaceAll("\n", "\r\n"))["UR"] ?? "",
      // The recipient of an error report should see the same list.
      /Pagina: (\S+)/.exec(
        decodeURIComponent(
          await page.getByRole("link", { name: "Segnala un errore" }).getAttribute("href").then(String),
        ),
      )?.[1] ?? "",
    ];
    expect(new Set(await addresses())).toEqual(new Set([cited]));
    await choose(page, "Camera o Senato", "C");
    await expect.poll(async () => new Set(await addresses())).toEqual(new Set([`${cited}?branch=C`]));
    await page.goBack();
    await expect.poll(async () => new Set(await addresses())).toEqual(new Set([cited]));
  });

  test.for([
    ["", 12],
    ["&page_size=50", 50],
  ] as const)("shows the last page when the page number is too high%s", async ([more, size], { open, snapshot }) => {
    const page = await open(`/votazioni?main_vote_type=all&page=99999${more}`, settled());
    const total = allVotes(snapshot).length;
    await expect.poll(async () => (await shownRows(page)).ids.length).toBe(total % size === 0 ? size : total % size);
    expect(await page.locator(".pager [aria-current=page]").textContent()).toBe(
      new Intl.NumberFormat("it-IT", { useGrouping: true }).format(Math.ceil(total / size)),
    );
    await page.getByRole("link", { name: "Pagina 1", exact: true }).click();
    await expect.poll(async () => (await shownRows(page)).ids.length).toBe(size);
    expect(new URL(page.url()).search).toBe(`?main_vote_type=all${more}`);
  });
});

test("a link with filters shows its votes without waiting for an idle browser", async ({ open, snapshot }) => {
  const page = await open("/faq", settled());
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/votazioni?branch=S");
  await expectVotes(
    page,
    allVotes(snapshot).filter(({ isKey, branch }) => isKey && branch === "S"),
  );
});
