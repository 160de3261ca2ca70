/**
 * Pages through a list of votes in place, five per page: "Successivi" shows the next five without leaving the person's
 * page. The rows are read from the pages of the complete list, so nothing is published twice; the page number is in the
 * query ("?voti-chiave=2"). Without JavaScript the link leads to the complete list. Labels come from data attributes of
 * the section, so that the script needs no text catalogue.
 */
import { addressWith } from "#src/components/search/address-with.ts";
import { isPlainClick } from "#src/components/common/plain-click.ts";
import { openTarget } from "./open-target.ts";

const size = 5;
const numbers = new Intl.NumberFormat("it-IT", { useGrouping: "always" });
/** Rows of a page of the complete list; `older`: URL of the page of the previous year, null = none. */
interface ListPage {
  readonly rows: readonly HTMLTableRowElement[];
  readonly older: string | null;
}
const kept = new Map<string, Promise<ListPage>>();

/** Cached; a failed request is retried at the next click. */
function fetchPage(address: string): Promise<ListPage> {
  const known = kept.get(address);
  if (known !== undefined) return known;
  const page = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${String(answer.status)} from ${address}`);
    const read = new DOMParser().parseFromString(await answer.text(), "text/html");
    return {
      rows: [...read.querySelectorAll<HTMLTableRowElement>("main tbody tr")],
      older: read.querySelector("main .more a[rel=next]")?.getAttribute("href") ?? null,
    };
  });
  kept.set(address, page);
  page.catch(() => kept.delete(address));
  return page;
}

/** The first `count` rows of a list, from as many yearly pages as needed. */
async function fetchRows(address: string, count: number): Promise<readonly HTMLTableRowElement[]> {
  const { rows, older } = await fetchPage(address);
  if (rows.length >= count) return rows.slice(0, count);
  if (older === null) throw new Error(`${String(rows.length)} rows in ${address}, not ${String(count)}`);
  return [...rows, ...(await fetchRows(older, count - rows.length))];
}

function pageOf(name: string, last: number): number {
  const page = Number(new URLSearchParams(location.search).get(name) ?? "1");
  return Number.isInteger(page) && page >= 1 ? Math.min(page, last) : 1;
}

function addressOf(name: string, page: number): string {
  const address = addressWith(name, page === 1 ? null : String(page));
  return address.pathname + address.search + address.hash;
}

function setUp(section: HTMLElement): void {
  const name = section.id;
  const address = section.dataset["pagedVotes"] ?? "";
  const total = Number(section.dataset["total"]);
  const { next = "", previous = "", shown: words = "" } = section.dataset;
  const last = Math.ceil(total / size);
  const body = section.querySelector("tbody");
  const shown = section.querySelector("[data-range]");
  if (body === null || shown === null) return;
  const first = [...body.rows];
  const nav = document.createElement("p");
  nav.className = "pager";
  section.append(nav);

  // The query may change before rows arrive: only the last requested page is shown.
  let asked = 0;
  const show = async (page: number): Promise<"shown" | "overtaken" | "failed"> => {
    const own = (asked += 1);
    try {
      const rows =
        page === 1
          ? first
          : (await fetchRows(address, Math.min(page * size, total)))
              .slice((page - 1) * size)
              .map((row) => row.cloneNode(true));
      if (own !== asked) return "overtaken";
      body.replaceChildren(...rows);
      shown.textContent = words
        .replace("{from}", numbers.format((page - 1) * size + 1))
        .replace("{to}", numbers.format(Math.min(page * size, total)));
      nav.replaceChildren(...[link(page - 1, previous), link(page + 1, next)].filter((one) => one !== null));
      return "shown";
    } catch {
      return own === asked ? "failed" : "overtaken";
    }
  };
  const link = (page: number, label: string): HTMLAnchorElement | null => {
    if (page < 1 || page > last) return null;
    const anchor = document.createElement("a");
    // Other lists on the page change the query too, so the link is updated before use.
    const lead = (): void => void (anchor.href = addressOf(name, page));
    lead();
    anchor.addEventListener("pointerenter", lead);
    anchor.addEventListener("focus", lead);
    anchor.textContent = label;
    anchor.setAttribute("aria-describedby", `h-${name}`);
    anchor.addEventListener("click", (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      lead();
      history.pushState(history.state, "", anchor.href);
      // Focus the link in the same direction, or the other one at the end of the list.
      void show(page).then((outcome) => {
        if (outcome === "failed") location.assign(address);
        if (outcome !== "shown") return;
        const ways = [...nav.querySelectorAll("a")];
        (ways.find(({ textContent }) => textContent === label) ?? ways[0])?.focus();
      });
    });
    return anchor;
  };
  // When loading fails, the current rows stay, with their range.
  const follow = (): void =>
    void show(pageOf(name, last)).then((outcome) => {
      if (outcome === "failed" && nav.childElementCount === 0) void show(1);
    });
  window.addEventListener("popstate", follow);
  follow();
  // An address with a page of the list shows the list.
  const fold = section.closest("details");
  if (fold !== null && pageOf(name, last) > 1) fold.open = true;
}

/** Adds paging links to every list of votes on the page, and opens the section that the address points at. */
export function pageVotes(): void {
  openTarget();
  for (const section of document.querySelectorAll<HTMLElement>("[data-paged-votes]")) setUp(section);
}
