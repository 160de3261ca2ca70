/**
 * Five votes a page, in place: "Successivi" shows the next five of a list without leaving the person's page. The rows come from
 * the pages of the complete list, so nothing is published twice; the place is in the address ("?voti-chiave=2"). Without
 * JavaScript the link leads to the complete list. The words come with the section, so that the script brings no catalogue.
 */
import { addressWith } from "#src/islands/site/address-with.ts";
import { isPlainClick } from "#src/ui/plain-click.ts";

const size = 5;
const numbers = new Intl.NumberFormat("it-IT", { useGrouping: "always" });
/** Rows of a page of the complete list, and the page of the year before. */
interface ListPage {
  readonly rows: readonly HTMLTableRowElement[];
  readonly older: string | null;
}
const kept = new Map<string, Promise<ListPage>>();

/** A failed call is tried again at the next click. */
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

/** The first rows of a list, from as many of its years as it takes. */
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

  // The address may have moved on before rows arrive: only the last page asked for is shown.
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
    // The other lists of the page move on as well: the address is that of the moment.
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
      // On in the same direction; back where it ends.
      void show(page).then((outcome) => {
        if (outcome === "failed") location.assign(address);
        if (outcome !== "shown") return;
        const ways = [...nav.querySelectorAll("a")];
        (ways.find(({ textContent }) => textContent === label) ?? ways[0])?.focus();
      });
    });
    return anchor;
  };
  // An address that cannot be followed leaves the rows that are there, which say which they are.
  const follow = (): void =>
    void show(pageOf(name, last)).then((outcome) => {
      if (outcome === "failed" && nav.childElementCount === 0) void show(1);
    });
  window.addEventListener("popstate", follow);
  follow();
}

/** Gives every list of the page its ways to more rows. */
export function pageVotes(): void {
  for (const section of document.querySelectorAll<HTMLElement>("[data-paged-votes]")) setUp(section);
}
