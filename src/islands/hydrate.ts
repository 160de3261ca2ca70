/**
 * Hydrates the islands of a page (`Island.astro`), each at its own moment. Part of the script of every page, so it loads
 * React and the components only then.
 */
import { atInteraction, loadPart } from "./failed-load.ts";
import { load, whenIdle } from "./load.ts";
import type * as mounting from "./mount.ts";
import mountUrl from "./mount.ts?chunk";

/** Maximum wait in ms for an idle browser. */
const timeoutMs = 2000;

/** Whether the URL has a query, so that the page must show another state than the rendered one. */
const hasQuery = (): boolean => location.search !== "";

type Moment = (hydrate: () => void, island: Element) => void;

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
    const hydrate = (): void =>
      loadPart(() => this.#hydrate(), {
        place: this,
        area: areaOf(this),
        script: this.#attribute("src"),
        form: this.querySelector("form"),
        isAsked: hasQuery() || moment === undefined,
      });
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
