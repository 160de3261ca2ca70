/**
 * What readers do, described once and tried in every engine. Only what engines can differ in: the complete behaviour is
 * tested in Chromium (`tests/e2e`).
 */
import { readdirSync, readFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { templates } from "#tests/e2e/support/templates.ts";
import { finalVote } from "#tests/e2e/support/vote-page.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import type { Engine, Tab, Theme } from "./support/engine.ts";

const consent = settled().storageState;
const cookie = typeof consent === "object" ? consent.cookies[0] : undefined;

/** A reader's text of the first match; "" when there is none. */
const textOf = (tab: Tab, selector: string): Promise<string> =>
  tab.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? "", selector);
const countOf = (tab: Tab, selector: string): Promise<number> =>
  tab.run((wanted) => document.querySelectorAll(wanted).length, selector);
const valueOf = (tab: Tab, selector: string): Promise<string> =>
  tab.run((wanted) => document.querySelector<HTMLInputElement>(wanted)?.value ?? "", selector);
const addressOf = (tab: Tab): Promise<string> => tab.run(() => location.pathname + location.search);
/** Whether the first match is visible. */
const isShown = (tab: Tab, selector: string): Promise<boolean> =>
  tab.run((wanted) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false, selector);
const rowsOf = (tab: Tab): Promise<number> =>
  countOf(tab, ".list[aria-busy=false] tbody tr, .list[aria-busy=false] .cards > li");
/** Text of the count of a list, once it has loaded. */
async function countOfRows(tab: Tab): Promise<string> {
  await expect.poll(() => textOf(tab, ".list[aria-busy=false] .count")).toMatch(/^\d/);
  return await textOf(tab, ".list .count");
}
/** Text of the focused element. */
const focused = (tab: Tab): Promise<string> =>
  tab.run(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent.trim() ?? "");

interface OpenOptions {
  readonly theme?: Theme;
  /** Whether the reader has not answered the privacy notice. */
  readonly isNew?: boolean;
  /** Address of the site. */
  readonly at?: string;
}

/**
 * Declares the journeys of one engine. `variable`: the environment variable with the path of its program, which
 * `npm test` sets; without it the journeys are skipped.
 */
export function journeys(name: Engine["name"], variable: string, start: (file: string) => Promise<Engine>): void {
  const file = process.env[variable];
  describe.skipIf(file === undefined)(file === undefined ? `${name}: ${variable} names no program` : name, () => {
    let engine: Engine;
    const tabs: Tab[] = [];
    beforeAll(async () => {
      if (file !== undefined) engine = await start(file);
    });
    afterAll(async () => {
      if (file === undefined) return;
      process.stdout.write(`engine: ${await engine.version()}\n`);
      await engine.close();
    });

    // Service workers need a secure context, and "localhost" is one.
    const base = inject("baseUrl").replace("127.0.0.1", "localhost");

    /** Opens an address in a new window. */
    async function open(path: string, { theme = "light", isNew = false, at = base }: OpenOptions = {}): Promise<Tab> {
      for (const tab of tabs.splice(0)) await tab.close();
      const tab = await engine.open(at, theme);
      tabs.push(tab);
      if (!isNew) {
        await tab.go("/favicon.svg");
        await tab.run((value) => void (document.cookie = value), `cc_cookie=${cookie?.value}; path=/; max-age=8640000`);
      }
      await tab.go(path);
      return tab;
    }
    afterAll(async () => {
      for (const tab of tabs.splice(0)) await tab.close();
    });

    test.for(["light", "dark"] as const)("every template fits 360 and 1280 px, %s", async (theme) => {
      const tab = await open("/", { theme });
      const faults: string[] = [];
      for (const path of templates()) {
        await tab.go(path);
        for (const width of [360, 1280]) {
          await tab.resize(width, 800);
          const measure = () =>
            tab.run(() => ({
              headings: document.querySelectorAll("h1").length,
              scroll: document.documentElement.scrollWidth,
              width: document.documentElement.clientWidth,
              paper: getComputedStyle(document.body).backgroundColor,
            }));
          let found = await measure();
          // The new width is there at once; the resize event, which hides tooltips, comes at a later frame.
          for (let again = 0; found.scroll > found.width && again < 100; again += 1) found = await measure();
          if (found.headings !== 1) faults.push(`${path}: ${found.headings} headings`);
          if (found.scroll > found.width) faults.push(`${path}: ${found.scroll} px wide at ${found.width}`);
          if (found.paper !== (theme === "dark" ? "rgb(20, 21, 24)" : "rgb(246, 245, 240)"))
            faults.push(`${path}: ${found.paper} in the ${theme} theme`);
        }
      }
      // The browser itself reports the page that does not exist, and modules whose page was left before they came.
      const complaints = tab.complaints.filter((line) => !line.includes("404"));
      for (const line of complaints) {
        const [module] = /(?<=dynamically imported module: )\S+/.exec(line) ?? [];
        if (module === undefined || !(await fetch(module)).ok) faults.push(line);
      }
      expect(faults).toEqual([]);
    });

    test("an unticked box is dark in the dark theme", async () => {
      const tab = await open("/indice_di_forza", { theme: "dark" });
      await expect.poll(() => countOf(tab, "main input[type=checkbox]")).toBeGreaterThan(0);
      const box = await tab.run(() => {
        const { appearance, backgroundColor } = getComputedStyle(
          document.querySelector("main input[type=checkbox]") ?? document.body,
        );
        return { appearance, backgroundColor };
      });
      expect(box).toEqual({ appearance: "none", backgroundColor: "rgb(26, 28, 32)" });
    });

    test("the menu opens one list at a time, and closes with Escape", async () => {
      const tab = await open("/faq");
      await tab.click("#menu li:nth-child(2) summary");
      await expect.poll(() => isShown(tab, '#menu a[href="/deputati"]')).toBe(true);
      await tab.click("#menu li:nth-child(3) summary");
      await expect.poll(() => isShown(tab, '#menu a[href="/deputati"]')).toBe(false);
      await tab.press("Escape");
      await expect.poll(() => countOf(tab, "#menu details[open]")).toBe(0);
      await tab.resize(360, 740);
      await tab.click(".menu-open");
      await expect.poll(() => isShown(tab, '#menu a[href="/votazioni"]')).toBe(true);
      await tab.press("Escape");
      await expect.poll(() => isShown(tab, '#menu a[href="/votazioni"]')).toBe(false);
    });

    test("the person search leads to a person by keyboard", async () => {
      const tab = await open("/faq");
      await tab.click("#cerca");
      await expect.poll(() => countOf(tab, ".find [role=combobox]")).toBe(1);
      await tab.type("rivalta");
      await expect.poll(() => textOf(tab, ".find [role=option]")).toContain("Rivalta");
      await tab.press("ArrowDown", "Enter");
      await expect.poll(() => addressOf(tab)).toMatch(/^\/persone\/rivalta-/);
    });

    test("the search finds what is no name, on a page that may not run WebAssembly itself", async () => {
      const tab = await open("/faq");
      await tab.click("#cerca");
      await expect.poll(() => countOf(tab, ".find [role=combobox]")).toBe(1);
      await tab.type("sicurezza idrica");
      await expect.poll(() => textOf(tab, ".find .page span")).toContain("Votazione alla Camera");
    });

    test("a municipality leads to its representatives, and the address holds it", async () => {
      const tab = await open("/chi-mi-rappresenta");
      await tab.click("#comune");
      await tab.type("l'aquil");
      await expect.poll(() => textOf(tab, ".picks [role=option]")).toContain("L’Aquila");
      await tab.click(".picks [role=option]");
      await expect.poll(() => addressOf(tab)).toBe("/chi-mi-rappresenta?comune=l-aquila");
      await expect.poll(() => textOf(tab, "#esito")).toBe("L’Aquila, provincia dell’Aquila");
      await tab.reload();
      await expect.poll(() => textOf(tab, "#esito")).toBe("L’Aquila, provincia dell’Aquila");
      expect(await textOf(tab, "main tbody a")).toContain("collegio uninominale");
    });

    test("on a person's page, words typed give the votes of that person, and the address holds them", async () => {
      const tab = await open("/persone/rivalta-ada");
      await tab.click("#come-ha-votato input[type=search]");
      await tab.type("navigazione");
      await expect.poll(() => addressOf(tab)).toBe("/persone/rivalta-ada?search=navigazione");
      const count = await countOfRows(tab);
      await expect.poll(() => countOf(tab, ".marks a")).toBe(Number.parseInt(count, 10));
      await tab.reload();
      await expect.poll(() => textOf(tab, ".list .count")).toBe(count);
    });

    test("filters of votes: choice, chip, order, page, reload, back and forward", async () => {
      const tab = await open("/votazioni");
      await tab.select("select[name=branch]", "S");
      await expect.poll(() => addressOf(tab)).toBe("/votazioni?branch=S");
      await tab.select("select[name=main_vote_type]", "all");
      await expect.poll(() => addressOf(tab)).toContain("main_vote_type=all");
      const count = await countOfRows(tab);
      await tab.reload();
      await expect.poll(() => textOf(tab, ".list .count")).toBe(count);
      expect(await valueOf(tab, "select[name=branch]")).toBe("S");
      await tab.click('.list nav[aria-label] a[href*="page=2"]');
      await expect.poll(() => addressOf(tab)).toContain("page=2");
      await expect.poll(() => rowsOf(tab)).toBeGreaterThan(1);
      await tab.back();
      await expect.poll(() => addressOf(tab)).not.toContain("page=2");
      await tab.forward();
      await expect.poll(() => addressOf(tab)).toContain("page=2");
    });

    test("votes of some days, chosen in a field for days", async () => {
      const tab = await open("/votazioni?main_vote_type=all&date_to=2026-11-10");
      await expect.poll(() => valueOf(tab, "input[name=date_to]")).toBe("2026-11-10");
      // Typed differently in every engine and language: the value is set as their pickers do.
      await tab.run((day) => {
        const field = document.querySelector("input[name=date_from]");
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, day);
        field?.dispatchEvent(new Event("input", { bubbles: true }));
      }, "2026-11-01");
      await expect.poll(() => addressOf(tab)).toContain("date_from=2026-11-01");
      await expect.poll(() => rowsOf(tab)).toBeGreaterThan(0);
      const days = await tab.run(() =>
        [...document.querySelectorAll("table.votes tbody time")].map((day) => day.getAttribute("datetime") ?? ""),
      );
      expect(days.filter((day) => day < "2026-11-01" || day > "2026-11-10")).toEqual([]);
      expect(days.length).toBeGreaterThan(0);
    });

    test("after Back from a record the filters say what the list shows", async () => {
      const tab = await open("/votazioni?branch=S&main_vote_type=all&outcome=approved");
      await expect.poll(() => valueOf(tab, "select[name=outcome]")).toBe("approved");
      await expect.poll(() => rowsOf(tab)).toBeGreaterThan(1);
      await tab.click(".list tbody th a");
      await expect.poll(() => addressOf(tab)).toMatch(/^\/votazioni\/[^?]+$/);
      await tab.back();
      await expect.poll(() => addressOf(tab)).toContain("branch=S");
      await expect.poll(() => valueOf(tab, "select[name=branch]")).toBe("S");
      expect(await valueOf(tab, "select[name=outcome]")).toBe("approved");
      expect(await valueOf(tab, "select[name=main_vote_type]")).toBe("all");
    });

    test("after Back from a result the search says what it found", async () => {
      const tab = await open("/cerca?q=commissione&tipo=Organi, gruppi e governi");
      await expect.poll(() => countOf(tab, "main [aria-label=Risultati] > li")).toBe(10);
      await tab.click("main [aria-label=Risultati] a");
      await expect.poll(() => addressOf(tab)).not.toContain("/cerca");
      await tab.back();
      await expect.poll(() => valueOf(tab, "#tipo")).toBe("Organi, gruppi e governi");
      expect(await valueOf(tab, "main input[type=search]")).toBe("commissione");
    });

    test("members: words, checkbox, order, and the CSV of the choice", async () => {
      const tab = await open("/deputati");
      const everyone = await countOfRows(tab);
      await tab.click("main input[name=search]");
      await tab.type("borgo");
      await expect.poll(() => addressOf(tab)).toContain("search=borgo");
      await expect.poll(() => countOfRows(tab)).not.toBe(everyone);
      const rows = Number.parseInt(await countOfRows(tab));
      await tab.run(() =>
        [...document.querySelectorAll("button")]
          .find((one) => /CSV/.test(one.innerText))
          ?.setAttribute("id", "to-save"),
      );
      await tab.click("#to-save");
      const saved = (): string[] => readdirSync(tab.downloads).filter((file) => file.endsWith(".csv"));
      await expect.poll(saved).toHaveLength(1);
      const file = join(tab.downloads, saved()[0] ?? "");
      await expect.poll(() => readFileSync(file, "utf8").trimEnd().split("\r\n")).toHaveLength(rows + 1);
    });

    test("a chart becomes interactive at a touch, and a vote's chart is chosen", async () => {
      const tab = await open(`/votazioni/${finalVote}`);
      await tab.click("#aula select");
      await tab.select("#aula select", "groups");
      await expect.poll(() => countOf(tab, "#aula .apexcharts-canvas")).toBe(1);
      await expect.poll(() => addressOf(tab)).toContain("grafico=groups");
    });

    test("the seats of a vote have names, and arrow keys move between them", async () => {
      const tab = await open(`/votazioni/${finalVote}`);
      // Again until the script of the page listens.
      const enter = (): Promise<number> =>
        tab.run(() => {
          const layer = document.querySelector<SVGElement>("#aula .live");
          const seats = layer?.querySelectorAll("a").length ?? 0;
          if (seats === 0) {
            layer?.blur();
            layer?.focus();
          }
          return seats;
        });
      await expect.poll(enter).toBeGreaterThan(390);
      const seat = (): Promise<string> => tab.run(() => document.activeElement?.getAttribute("href") ?? "");
      const first = await seat();
      expect(first).toMatch(/^\/persone\//);
      await tab.press("ArrowDown");
      expect(await seat()).not.toBe(first);
      expect(await countOf(tab, "#aula .live a[tabindex='0']")).toBe(1);
      await tab.press("ArrowUp");
      expect(await seat()).toBe(first);
    });

    test("the map leads to the names of a region, and names are filtered", async () => {
      const tab = await open(`/votazioni/${finalVote}`);
      await tab.click("#territorio summary");
      await tab.run(() => document.querySelector("[data-later]")?.scrollIntoView());
      await expect.poll(() => countOf(tab, "[data-later] svg a[href*=lazio]")).toBe(1);
      // The shape itself is marked; an outline of the link would show in pieces.
      const outlines = await tab.run(() =>
        [...document.querySelectorAll<SVGAElement>("[data-later] svg a")].map((link) => {
          link.focus({ focusVisible: true });
          return getComputedStyle(link).outlineStyle === "none" || getComputedStyle(link).outlineWidth === "0px";
        }),
      );
      expect(outlines).toEqual(outlines.map(() => true));
      // Closes the tooltip of the link with the focus, which may be over the region.
      await tab.press("Escape");
      await tab.click("[data-later] svg a[href*=lazio]");
      await expect.poll(() => addressOf(tab)).toContain("election_area=lazio");
      await expect.poll(() => valueOf(tab, "#membri select[name=election_area]")).toBe("lazio");
      await expect.poll(() => textOf(tab, "#membri .count")).toMatch(/^\d+\s/);
    });

    test("a map of members names points, moves between them by keyboard, and marks one", async () => {
      const tab = await open("/mappa");
      await expect.poll(() => countOf(tab, ".vm a[tabindex='0']")).toBe(1);
      await tab.run(() => document.querySelector<SVGAElement>(".vm a[tabindex='0']")?.focus());
      await expect.poll(() => textOf(tab, ".vm-now")).toMatch(/I tre più vicini: .+, .+; .+; .+\./);
      const first = await textOf(tab, ".vm-now");
      await tab.press("ArrowDown");
      await expect.poll(() => textOf(tab, ".vm-now")).not.toBe(first);
      await expect.poll(() => countOf(tab, ".vm a[tabindex='0']")).toBe(1);
      const name = await tab.run(() => document.querySelector(".vm a:last-of-type title")?.textContent.trim() ?? "");
      await tab.click("#segna");
      await tab.type(name.split(",")[0] ?? "");
      await tab.press("Enter");
      await expect.poll(() => addressOf(tab)).toContain("segna=");
      await expect.poll(() => textOf(tab, ".vm-now")).toContain(name);
      await tab.reload();
      await expect.poll(() => textOf(tab, ".vm-now")).toContain(name);
    });

    test("a drawing shows tooltips at hover and focus, with one stop of the keyboard; Escape closes them", async () => {
      const tab = await open("/territori");
      const tip = () => textOf(tab, "body > [aria-hidden].no-print");
      // Again until the script of the tooltips has loaded, as a moving pointer does.
      const hover = async (): Promise<string> => {
        await tab.run(() => {
          const shape = document.querySelector(".map a[href$=puglia] use");
          shape?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
        });
        return await tip();
      };
      await expect.poll(hover).toMatch(/^Puglia: mediana delle presenze \d+,\d%, di \d+\s\S+$/);
      await tab.press("Escape");
      await expect.poll(tip).toBe("");
      await tab.run(() => document.querySelector<SVGAElement>(".map a[tabindex='0']")?.focus());
      const first = await tip();
      await tab.press("ArrowDown");
      await expect.poll(tip).not.toBe(first);
      expect(await tip()).toBe(await focused(tab));
      expect(await countOf(tab, ".map a[tabindex='0']")).toBe(1);
    });

    test("themes lead to a theme, and to its votes in the list", async () => {
      const tab = await open("/temi");
      await tab.click("main tbody a");
      await expect.poll(() => addressOf(tab)).toMatch(/^\/temi\/[a-z-]+$/);
      const theme = (await addressOf(tab)).slice("/temi/".length);
      await tab.go(`/votazioni?main_vote_type=all&topic=${theme}`);
      await expect.poll(() => valueOf(tab, "select[name=topic]")).toBe(theme);
      await expect.poll(() => countOfRows(tab)).toMatch(/^\d/);
      await tab.go(`/attivita_legislativa/disegni_di_legge?topic=${theme}`);
      await expect.poll(() => valueOf(tab, "select[name=topic]")).toBe(theme);
    });

    test("names that are laid out late do not cut their focus ring", async () => {
      const tab = await open(`/votazioni/${finalVote}`);
      const found = await tab.run(() => {
        const list = document.querySelector(".roll");
        // As after a filter was cleared.
        list?.parentElement?.classList.add("back");
        const { contentVisibility, overflowClipMargin } = getComputedStyle(list ?? document.body);
        return { isThere: list !== null, isLate: contentVisibility === "auto", overflowClipMargin };
      });
      expect(found.isThere).toBe(true);
      if (found.isLate) expect(found.overflowClipMargin).toBe("6px");
    });

    test("two members are compared, and a followed member stands on a vote", async () => {
      const tab = await open("/confronta");
      for (const name of ["rivalta", "valombrosa"]) {
        await tab.click("main .picker input");
        await tab.type(name);
        await expect.poll(() => textOf(tab, "main .picks button:not(:disabled)")).toMatch(new RegExp(name, "i"));
        await tab.press("Tab", "Enter");
        await expect.poll(() => addressOf(tab)).toContain(name);
      }
      await expect.poll(() => textOf(tab, "main section.rubric .outcome")).toMatch(/\s(delle|su)\s\d/);
      await tab.back();
      await expect.poll(() => addressOf(tab)).not.toContain("valombrosa");
      await tab.go("/i-miei-parlamentari");
      await expect.poll(() => countOf(tab, "main .picker input")).toBe(1);
      await tab.click("main .picker input");
      await tab.type("rivalta");
      await expect.poll(() => textOf(tab, "main .picks button")).toContain("Rivalta");
      await tab.press("Tab", "Enter");
      await expect.poll(() => countOf(tab, 'main a[href*="rivalta"]')).toBeGreaterThan(0);
      await tab.go(`/votazioni/${finalVote}`);
      await expect.poll(() => textOf(tab, "main react-island[of=MyMembersVote]")).toContain("Rivalta");
    });

    test("the privacy notice is answered once", async () => {
      const tab = await open("/faq", { isNew: true });
      await tab.press("Tab");
      await expect.poll(() => isShown(tab, "#cc-main .cm")).toBe(true);
      await tab.click("#cc-main .cm [data-role=necessary], #cc-main .cm button");
      await expect.poll(() => isShown(tab, "#cc-main .cm")).toBe(false);
      expect(await tab.run(() => document.cookie.includes("cc_cookie"))).toBe(true);
    });

    test("the campaign shows at the second navigation, also under the service worker, in its own size", async () => {
      const tab = await open("/faq");
      await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await tab.click('footer a[href="/stato"]');
      await expect.poll(() => addressOf(tab)).toBe("/stato");
      await expect.poll(() => tab.run(() => document.cookie)).toContain("PopupBannerShown2=1");
      await tab.click('footer a[href="/accessibilita"]');
      await expect.poll(() => isShown(tab, "dialog.campaign")).toBe(true);
      const size = await tab.run(() => {
        const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
        return { dialog: of("dialog.campaign"), button: of("dialog.campaign button") };
      });
      expect(size.button).toBeLessThan(60);
      expect(size.dialog).toBeLessThan(500);
      await tab.press("Escape");
      await expect.poll(() => countOf(tab, "dialog.campaign")).toBe(0);
    });

    test("the site search finds pages", async () => {
      const tab = await open("/cerca");
      await tab.click("main input[type=search]");
      await tab.type("commissione");
      await expect.poll(() => countOf(tab, "main [aria-label=Risultati] > li")).toBe(10);
      expect(await addressOf(tab)).toBe("/cerca?q=commissione");
    });

    test("a query is written, answered in a worker, and kept in the address", async () => {
      const tab = await open("/open-data/interroga");
      await tab.click("#sql-testo");
      await expect.poll(() => countOf(tab, "react-island[ready] #sql-testo")).toBe(1);
      await tab.select("#sql-pronte", "0");
      await tab.click(".sql-ways .btn");
      await expect.poll(() => textOf(tab, ".sql-status"), { timeout: 30_000 }).toMatch(/^\d+\srighe$/);
      expect(await addressOf(tab)).toMatch(/^\/open-data\/interroga\?q=SELECT/);
      const rows = await countOf(tab, ".sql-result tbody tr");
      await tab.reload();
      await expect.poll(() => countOf(tab, "react-island[ready] #sql-testo")).toBe(1);
      await tab.click(".sql-ways .btn");
      await expect.poll(() => countOf(tab, ".sql-result tbody tr"), { timeout: 30_000 }).toBe(rows);
      expect(rows).toBeGreaterThan(8);
    });

    test("a page read before is there without a network", async () => {
      const { server, address } = await relay(inject("baseUrl"));
      const tab = await open("/faq", { at: address });
      await expect.poll(() => tab.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await tab.reload();
      const stored = (): Promise<boolean> => tab.run(async () => (await caches.match("/faq")) !== undefined);
      await expect.poll(stored).toBe(true);
      server.close();
      server.closeAllConnections();
      await tab.go("/faq");
      expect(await textOf(tab, "h1")).toBe("Domande frequenti");
      await tab.go("/governi");
      expect(await textOf(tab, "h1")).toMatch(/rete|connessione|linea/i);
    });

    test("copying says so, and says the label again later", async () => {
      const tab = await open("/faq");
      await tab.click(".cite summary");
      await tab.click("[data-copy=cita]");
      await expect.poll(() => textOf(tab, "[data-copy=cita]")).toBe("Copiato");
      await tab.run(() => document.querySelector<HTMLElement>("[data-copy=cita]")?.blur());
      await expect.poll(() => textOf(tab, "[data-copy=cita]")).toBe("Copia la citazione");
    });

    test("everything on a list can be done by keyboard, and the focus is seen", async () => {
      const tab = await open("/votazioni");
      const ring = async (): Promise<string> => {
        await tab.run(() => document.querySelector<HTMLElement>("main form select, main form input")?.focus());
        await tab.press("Tab");
        return await tab.run(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      };
      // Hydration may redraw the form under the focus, which is then lost.
      await expect.poll(ring).not.toBe("none");
      expect(await focused(tab)).not.toBe("");
    });

    test("a vote is printed with its map, also before the map has been seen", async ({ skip }) => {
      if (engine.cannot.print !== undefined) skip(engine.cannot.print);
      const tab = await open(`/votazioni/${finalVote}`);
      await expect.poll(() => countOf(tab, "[data-later] svg use")).toBe(20);
      await expect
        .poll(() =>
          tab.run(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("/mappe/"))),
        )
        .toBe(true);
      const lines = drawnLines(await tab.print());
      await tab.run(() => document.querySelector("[data-later]")?.scrollIntoView());
      expect(lines).toBe(drawnLines(await tab.print()));
      expect(lines).toBeGreaterThan(4000);
    });
  });
}

/** A server on a port of its own that passes everything on, so that a test can take the network away. */
async function relay(target: string): Promise<{ server: Server; address: string }> {
  const server = createServer((asked, answer) => {
    const passed = request(`${target}${asked.url ?? "/"}`, { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 500, got.headers);
      got.pipe(answer);
    });
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return { server, address: `http://localhost:${typeof address === "object" && address !== null ? address.port : 0}` };
}

/** The number of straight lines drawn in a PDF, from its compressed streams. */
function drawnLines(pdf: Buffer): number {
  let drawn = 0;
  for (let at = pdf.indexOf("stream"); at !== -1; at = pdf.indexOf("stream", at + 9)) {
    if (pdf.subarray(at - 3, at).toString() === "end") continue;
    const start = at + (pdf[at + 6] === 13 ? 8 : 7);
    try {
      const text = inflateSync(pdf.subarray(start, pdf.indexOf("endstream", start))).toString("latin1");
      drawn += text.match(/ l(?=\s)/g)?.length ?? 0;
    } catch {
      // A stream of another kind.
    }
  }
  return drawn;
}
