/**
 * Wakes the islands of a page when their directive says so. Astro would write a larger script for it into every page,
 * with one more for each directive (`scripts/build/bundle/astro-integration.ts` leaves them out): here it is a part of
 * the one file that every page has already, and the security policy needs no exception for inline scripts.
 */
import { mute } from "#src/i18n/shell.ts";
import { readProps } from "#src/lib/island-props.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * Events that count as a touch: a finger or a mouse button, the keyboard arriving inside, and what assistive technology
 * does without either, pressing or choosing.
 */
const touches = ["pointerdown", "focusin", "click", "change"] as const;

/** How long an island waits for an idle browser, in milliseconds. */
const patience = 2000;

/** Whether the address asks for a state other than the page's own. */
const asksForState = (): boolean => location.search !== "";

/** When an island wakes, by the name of its directive. */
const directives: Readonly<Record<string, (wake: () => void, value: string, element: Element) => void>> = {
  /**
   * `client:idle`: once the browser has nothing else to do, or soon; at once, when the address asks for a state: who
   * follows a link to some rows must not read others until then.
   */
  idle(wake) {
    if (asksForState()) wake();
    else whenIdle(wake, patience);
  },

  /** `client:visible`: when a part of it is on the screen; at once too, when the address asks for a state. */
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

  /** `client:stored="name"`: at once, but only when the browser keeps something under this name. */
  stored(wake, value) {
    try {
      if (localStorage.getItem(value) !== null) wake();
    } catch {
      // A browser that refuses storage keeps nothing.
    }
  },

  /**
   * `client:touch`: when the reader first touches the figure, form or section that it stands in, or is in it already.
   * `client:touch="query"`: also at once, when the address asks for a state other than the page's own.
   */
  touch(wake, value, element) {
    const isAsked = (value === "query" && asksForState()) || areaOf(element).contains(document.activeElement);
    if (isAsked) wake();
    else atTouch(wake, element);
  },
};

const areaOf = (element: Element): Element => element.closest("figure, form, section") ?? element;

/** Wakes at the next touch. */
function atTouch(wake: () => void, element: Element): void {
  const first = new AbortController();
  const touched = (): void => {
    first.abort();
    wake();
  };
  for (const name of touches) areaOf(element).addEventListener(name, touched, { signal: first.signal, passive: true });
}

/** What wakes a component inside an element: the default export of the renderer's module. */
type Renderer = (
  element: HTMLElement,
) => (component: unknown, props: unknown, slots: object, metadata: { readonly client: string }) => Promise<void> | void;

let asked = 1;

/**
 * A module of this build by its address; asked for once more when the network fails, by a name that browsers have not
 * given up.
 */
async function load<Module>(url: string): Promise<Module> {
  const module: unknown = await import(/* @vite-ignore */ url).catch(
    () => import(/* @vite-ignore */ `${url}?${String((asked += 1))}`),
  );
  // @ts-expect-error the page names modules of its own build
  return module;
}

/**
 * A page that was open, or kept, for longer than the scripts of its day stay published comes anew, as nothing of it
 * would answer any more. Not at once after it came anew: then they are missing all the same.
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

/** Defines the element of the islands; those already in the page wake with it. */
export function wakeIslands(): void {
  class Island extends HTMLElement {
    connectedCallback(): void {
      this.onclick = ({ target }) => target instanceof Element && this.#pressed.add(target);
      let notice: HTMLElement | undefined;
      let isAsked = asksForState() || this.#say("client") === "touch";
      // What did not come is asked for again at the next touch. A reader who asked for it is told.
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
     * What was pressed, by finger, mouse or key, while nobody was here to answer; once, however often: out of
     * impatience.
     */
    readonly #pressed = new Set<Element>();

    #say(name: string): string {
      return this.getAttribute(name) ?? "";
    }

    /** Loads what the island needs and gives it life. */
    async #wake(): Promise<void> {
      const [module, renderer] = await Promise.all([
        load<Record<string, unknown>>(this.#say("component-url")),
        load<{ default: Renderer }>(this.#say("renderer-url")),
      ]);
      // Inside another island: after it, or that one would not find the markup that it expects.
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
