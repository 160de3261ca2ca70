/**
 * Hydrates the islands of a page (`Island.astro`), each at its own moment. Part of the script of every page, so it loads
 * React and the components only then.
 */
import { loadFailed } from "#src/i18n/boot.ts";
import { load } from "./load.ts";
import type * as mounting from "./mount.ts";
import mountUrl from "./mount.ts?chunk";
import { whenIdle } from "./when-idle.ts";

/**
 * Events that count as an interaction: pointer, keyboard focus, and clicks or changes made by assistive technology
 * without either.
 */
const interactions = ["pointerdown", "focusin", "click", "change"] as const;

/** Maximum wait in ms for an idle browser. */
const timeoutMs = 2000;

/** Whether the URL has a query, so that the page must show another state than the rendered one. */
const hasQuery = (): boolean => location.search !== "";

type Moment = (hydrate: () => void, island: Element) => void;

const atInteraction = (hydrate: () => void, area: Element): void => {
  const first = new AbortController();
  const interacted = (): void => {
    first.abort();
    hydrate();
  };
  for (const name of interactions) area.addEventListener(name, interacted, { signal: first.signal, passive: true });
};

const areaOf = (island: Element): Element => island.closest("figure, form, section") ?? island;

const interaction: Moment = (hydrate, island) => {
  const area = areaOf(island);
  // On a slow connection the reader may be there already.
  if (area.contains(document.activeElement)) hydrate();
  else atInteraction(hydrate, area);
};

/** Whether the page must show another state than the rendered one, so that an island is hydrated at once. */
function isDue(when: string, island: Element): boolean {
  if (when !== "stored") return when !== "interaction" && hasQuery();
  try {
    return localStorage.getItem(island.getAttribute("key") ?? "") !== null;
  } catch {
    // Storage is blocked, so there is no entry.
    return false;
  }
}

/** All but "interaction" and "query". */
const moments: Readonly<Record<string, Moment | undefined>> = {
  idle: (hydrate) => whenIdle(hydrate, timeoutMs),
  visible(hydrate, island) {
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      hydrate();
    });
    for (const child of island.children) watch.observe(child);
  },
  // Not around it: without an entry most of these islands are empty.
  stored: atInteraction,
};

/**
 * Reloads a page that was open or cached for so long that its scripts are no longer published. Not within a minute of a
 * reload: then they are missing anyway.
 */
async function renewOutlived(script: string): Promise<void> {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === "reload" && performance.now() < 60_000;
  if (!isNew && (await fetch(script, { method: "HEAD" })).status === 404) location.reload();
}

function failureNotice(): HTMLElement {
  const notice = Object.assign(document.createElement("p"), { role: "alert", className: "note" });
  notice.append(loadFailed);
  return notice;
}

class Island extends HTMLElement {
  /**
   * Buttons pressed before hydration; the clicks are repeated afterwards, once per button, because readers press
   * repeatedly when nothing happens.
   */
  readonly #pressed = new Set<HTMLElement | null>();
  /** Changes of the content before hydration: only a translator changes it. */
  readonly #changes: MutationRecord[] = [];
  readonly #watch = new MutationObserver((changes) => this.#changes.push(...changes));

  connectedCallback(): void {
    // Moved within the page.
    if (this.hasAttribute("ready")) return;
    this.onclick = ({ target }) =>
      target instanceof Element && this.#pressed.add(target.closest<HTMLElement>("[type=button]"));
    this.#watch.observe(this, { childList: true, subtree: true, characterDataOldValue: true });
    const when = this.#attribute("when");
    const moment = moments[when];
    let notice: HTMLElement | undefined;
    let isAsked = hasQuery() || moment === undefined;
    // A failed load is repeated at the next interaction. A notice is shown to readers who interacted with the island.
    const hydrate = (): void =>
      void this.#hydrate().then(
        () => notice?.remove(),
        () => {
          if (isAsked) this.before((notice ??= failureNotice()));
          isAsked = true;
          atInteraction(hydrate, areaOf(this));
          return renewOutlived(this.#attribute("src")).catch(() => undefined);
        },
      );
    if (isDue(when, this)) hydrate();
    else (moment ?? interaction)(hydrate, this);
  }

  #attribute(attribute: string): string {
    return this.getAttribute(attribute) ?? "";
  }

  async #hydrate(): Promise<void> {
    const [module, { mount }] = await Promise.all([
      load<mounting.IslandModule>(this.#attribute("src")),
      load<typeof mounting>(mountUrl),
    ]);
    // An outer island first: it takes its slot, with this island, from the page as rendered.
    const outer = this.parentElement?.closest("react-island:not([ready])");
    if (outer) await new Promise((done) => outer.addEventListener("ready", done, { once: true }));
    mount(this, { module, watch: this.#watch, changes: this.#changes });
    this.setAttribute("ready", "");
    this.onclick = null;
    for (const button of this.#pressed) button?.click();
    this.dispatchEvent(new Event("ready"));
  }
}

/** Defines the islands' element: those on the page are hydrated, and later those inside a slot that React puts back. */
export function hydrateIslands(): void {
  customElements.define("react-island", Island);
}
