/**
 * Hydrates the islands of a page according to their directives. Astro would put a larger inline script into every page,
 * plus one per directive (`scripts/build/bundle/astro-integration.ts` removes them). Here it is part of the script that
 * every page loads anyway, and the security policy needs no exception for inline scripts.
 */
import { mute } from "#src/i18n/shell.ts";
import { readProps } from "#src/lib/island-props.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Events that count as an interaction: pointer, keyboard focus, and clicks or changes made by assistive technology
 * without either.
 */
const touches = ["pointerdown", "focusin", "click", "change"] as const;

/** Maximum wait in ms for an idle browser. */
const patience = 2000;

/** Whether the URL has a query, so that the page must show another state than the rendered one. */
const asksForState = (): boolean => location.search !== "";

/** When to hydrate an island, by directive name. */
const directives: Readonly<Record<string, (wake: () => void, value: string, element: Element) => void>> = {
  /**
   * `client:idle`: when the browser is idle, or after the timeout; at once when the URL has a query, so that readers do
   * not see other rows than those linked to.
   */
  idle(wake) {
    if (asksForState()) wake();
    else whenIdle(wake, patience);
  },

  /** `client:visible`: when a part of it is visible; at once when the URL has a query. */
  visible(wake, _value, element) {
    if (asksForState()) {
      wake();
      return;
    }
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      wake();
    });
    for (const child of element.children) watch.observe(child);
  },

  /** `client:stored="name"`: at once, but only when local storage has an entry of this name. */
  stored(wake, value) {
    try {
      if (localStorage.getItem(value) !== null) wake();
    } catch {
      // Storage is blocked, so there is no entry.
    }
  },

  /**
   * `client:touch`: at the first interaction with the surrounding figure, form or section, or when it already has the
   * focus. `client:touch="query"`: also at once when the URL has a query.
   */
  touch(wake, value, element) {
    const isAsked = (value === "query" && asksForState()) || areaOf(element).contains(document.activeElement);
    if (isAsked) wake();
    else atTouch(wake, element);
  },
};

const areaOf = (element: Element): Element => element.closest("figure, form, section") ?? element;

function atTouch(wake: () => void, element: Element): void {
  const first = new AbortController();
  const touched = (): void => {
    first.abort();
    wake();
  };
  for (const name of touches) areaOf(element).addEventListener(name, touched, { signal: first.signal, passive: true });
}

/** Hydrates a component inside an element: the default export of the renderer's module. */
type Renderer = (
  element: HTMLElement,
) => (component: unknown, props: unknown, slots: object, metadata: { readonly client: string }) => Promise<void> | void;

let asked = 1;

/**
 * Imports a module of this build. After a failure it is imported again under another URL, because browsers cache failed
 * imports.
 */
async function load<Module>(url: string): Promise<Module> {
  const module: unknown = await import(/* @vite-ignore */ url).catch(
    () => import(/* @vite-ignore */ `${url}?${String((asked += 1))}`),
  );
  // @ts-expect-error the page refers to modules of its own build
  return module;
}

/**
 * Reloads a page that was open or cached for so long that its scripts are no longer published. Not within a minute of a
 * reload: then they are missing anyway.
 */
async function renewOutlived(script: string): Promise<void> {
  const [entry] = performance.getEntriesByType("navigation");
  const isNew = entry instanceof PerformanceNavigationTiming && entry.type === "reload" && performance.now() < 60_000;
  if (!isNew && (await fetch(script, { method: "HEAD" })).status === 404) location.reload();
}

function muteNotice(): HTMLElement {
  const notice = Object.assign(document.createElement("p"), { role: "alert", className: "note" });
  notice.append(mute);
  return notice;
}

/** Defines the islands' custom element; those already on the page are hydrated according to their directives. */
export function wakeIslands(): void {
  class Island extends HTMLElement {
    connectedCallback(): void {
      this.onclick = ({ target }) => target instanceof Element && this.#pressed.add(target);
      let notice: HTMLElement | undefined;
      let isAsked = asksForState() || this.#say("client") === "touch";
      // A failed load is repeated at the next interaction. A notice is shown to readers who interacted with the island.
      const wake = (): void =>
        void this.#wake().then(
          () => notice?.remove(),
          () => {
            if (isAsked) this.before((notice ??= muteNotice()));
            isAsked = true;
            atTouch(wake, this);
            return renewOutlived(this.#say("component-url")).catch(() => undefined);
          },
        );
      directives[this.#say("client")]?.(wake, this.#say("value"), this);
    }

    /**
     * Elements pressed before hydration; the clicks are repeated afterwards, once per element, because readers press
     * repeatedly when nothing happens.
     */
    readonly #pressed = new Set<Element>();

    #say(name: string): string {
      return this.getAttribute(name) ?? "";
    }

    async #wake(): Promise<void> {
      const [module, renderer] = await Promise.all([
        load<Record<string, unknown>>(this.#say("component-url")),
        load<{ default: Renderer }>(this.#say("renderer-url")),
      ]);
      // An outer island must be hydrated first: it would not find the expected markup otherwise.
      const outer = this.parentElement?.closest("astro-island[ssr]");
      if (outer) await new Promise((done) => outer.addEventListener("astro:hydrate", done));
      const own = [...this.querySelectorAll("astro-slot")].filter((slot) => slot.closest("astro-island") === this);
      const slots = Object.fromEntries(own.map((slot) => [slot.getAttribute("name") ?? "default", slot.innerHTML]));
      const props = readProps(this.#say("props"));
      await renderer.default(this)(module[this.#say("component-export")], props, slots, {
        client: this.#say("client"),
      });
      this.removeAttribute("ssr");
      this.onclick = null;
      for (const part of this.#pressed) part.closest<HTMLElement>("[type=button]")?.click();
      this.dispatchEvent(new Event("astro:hydrate"));
    }
  }
  customElements.define("astro-island", Island);
}
