import type { ClientDirective } from "astro";

/** Events that count as a touch: a finger or a mouse button, or the keyboard arriving inside the chart. */
const touches = ["pointerdown", "focusin"] as const;

/**
 * `client:touch`: an island wakes when the reader first touches the figure (or section) that it stands in, and not before.
 * `client:touch="query"`: also at once, when the address asks for a state other than the page's own.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const area = element.closest("figure, form, section") ?? element;
  const wake = (): void => {
    for (const name of touches) area.removeEventListener(name, wake);
    void load().then((hydrate) => hydrate());
  };
  if (value === "query" && location.search !== "") wake();
  else for (const name of touches) area.addEventListener(name, wake, { passive: true });
};

export default touch;
