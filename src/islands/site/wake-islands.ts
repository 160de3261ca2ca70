/**
 * Wakes the islands of a page when their directive says so. Astro would write a larger script for it into every page, with
 * one more for each directive (`scripts/build/astro-integration.ts` leaves them out): here it is a part of the one file that
 * every page has already, and the security policy needs no exception for inline scripts.
 */
import type { ClientDirective } from "astro";
import touch from "#src/charts/touch-directive.ts";
import stored from "#src/islands/my-members/stored-directive.ts";

/** `client:idle`: the island wakes once the browser has nothing else to do. */
const idle: ClientDirective = (load) => {
  const wake = (): void => void load().then((hydrate) => hydrate());
  if ("requestIdleCallback" in window) requestIdleCallback(wake);
  else setTimeout(wake, 200);
};

const directives: Readonly<Record<string, ClientDirective>> = { idle, stored, touch };

/** What wakes a component inside an element: the default export of the renderer's module. */
type Renderer = (
  element: HTMLElement,
) => (component: unknown, props: unknown, slots: object, metadata: { readonly client: string }) => Promise<void> | void;

/** A module of this build by its address; asked for once more when the network fails. */
async function load<Module>(url: string): Promise<Module> {
  const module: unknown = await import(/* @vite-ignore */ url).catch(() => import(/* @vite-ignore */ `${url}?2`));
  // @ts-expect-error the page names modules of its own build
  return module;
}

/** Props as Astro writes them: each value in a pair with its type, 1 for a list, 0 for all else that JSON can say. */
export function reviveProps(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return raw;
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, reviveValue(value)]));
}

function reviveValue(pair: unknown): unknown {
  if (!Array.isArray(pair)) return undefined;
  const value: unknown = pair[1];
  return Array.isArray(value) ? value.map(reviveValue) : reviveProps(value);
}

/** Defines the element of the islands; those already in the page wake with it. */
export function wakeIslands(): void {
  class Island extends HTMLElement {
    connectedCallback(): void {
      const name = this.#say("client");
      const { value }: { value: string } = JSON.parse(this.#say("opts")); // eslint-disable-line @typescript-eslint/no-unsafe-assignment -- written by Astro
      directives[name]?.(() => this.#prepare(name), { name, value }, this);
    }

    #say(name: string): string {
      return this.getAttribute(name) ?? "";
    }

    /** Loads what the island needs, and gives back what wakes it. */
    async #prepare(client: string): Promise<() => Promise<void>> {
      const [module, renderer] = await Promise.all([
        load<Record<string, unknown>>(this.#say("component-url")),
        load<{ default: Renderer }>(this.#say("renderer-url")),
      ]);
      const hydrate = renderer.default(this);
      const wake = async (): Promise<void> => {
        // Inside another island: after it, or that one would not find the markup that it expects.
        const outer = this.parentElement?.closest("astro-island[ssr]");
        if (outer) {
          outer.addEventListener("astro:hydrate", () => void wake(), { once: true });
          return;
        }
        const own = [...this.querySelectorAll("astro-slot")].filter((slot) => slot.closest("astro-island") === this);
        const slots = Object.fromEntries(own.map((slot) => [slot.getAttribute("name") ?? "default", slot.innerHTML]));
        const props = reviveProps(JSON.parse(this.#say("props")));
        await hydrate(module[this.#say("component-export")], props, slots, { client });
        this.removeAttribute("ssr");
        this.dispatchEvent(new CustomEvent("astro:hydrate"));
      };
      return wake;
    }
  }
  customElements.define("astro-island", Island);
}
