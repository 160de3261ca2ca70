/** Maps that are inserted into a page after it has been loaded. */
import { whenIdle } from "#src/islands/load.ts";

const svg = "http://www.w3.org/2000/svg";

/**
 * Inserts the content of a `noscript` inside `[data-later]` when the browser is idle, after `timeoutMs` at the latest, or
 * about to print. Not only when it comes near the viewport: Firefox prints a map only if its shapes have arrived before.
 */
export function fillLater(timeoutMs: number): void {
  const fill = (place: Element): void => {
    const waiting = place.querySelector("noscript");
    if (!waiting) return;
    place.innerHTML = waiting.textContent;
    linkShapes(place);
  };
  const places = document.querySelectorAll("[data-later]");
  const fillAll = (): void => places.forEach(fill);
  whenIdle(fillAll, timeoutMs);
  addEventListener("beforeprint", fillAll);
}

/**
 * Links the shapes of a map to the targets of the matching rows of the table beside it, with the row as tooltip:
 * "Lazio, Favorevoli 4, Contrari 20". In an abbreviated column header the full word is the last child. Done by script,
 * because without scripts the rows only link to the list of names.
 */
function linkShapes(drawing: Element): void {
  for (const shape of drawing.querySelectorAll("use")) {
    const id = shape.getAttribute("href")?.split("#")[1] ?? "";
    const inRow = document.querySelector(`tr a[href*="=${id}#"]`);
    const row = inRow?.closest("tr");
    const heads = row?.closest("table")?.querySelectorAll("thead th");
    if (!inRow || !row || !heads) continue;
    const link = document.createElementNS(svg, "a");
    const title = document.createElementNS(svg, "title");
    title.textContent = [...row.children]
      .map(({ textContent }, at) =>
        at === 0 ? textContent : `${heads[at]?.lastChild?.textContent ?? ""} ${textContent}`,
      )
      .join(", ");
    link.setAttribute("href", inRow.getAttribute("href") ?? "");
    link.setAttribute("tabindex", "-1");
    shape.replaceWith(link);
    link.append(title, shape);
  }
}
