import { load } from "#src/islands/load.ts";
import type * as live from "./live-seats.ts";
import liveSeatsUrl from "./live-seats.ts?chunk";

/** Fills a seat chart with its members (`live-seats.ts`) when the reader first points at it or moves the focus into it. */
export function watchSeats(first: Event): void {
  const filled = new WeakSet<Element>();
  const enter = (event: Event): void => {
    const layer = event.target instanceof Element ? event.target.closest(".hemi")?.querySelector("svg.live") : null;
    if (!(layer instanceof SVGSVGElement) || filled.has(layer)) return;
    filled.add(layer);
    // When it fails, the drawing stays as it is, and the next event tries again.
    load<typeof live>(liveSeatsUrl)
      .then(({ enliven }) => enliven(layer, event))
      .catch(() => filled.delete(layer));
  };
  addEventListener("pointerover", enter);
  addEventListener("focusin", enter);
  enter(first);
}
