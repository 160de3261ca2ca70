const svg = "http://www.w3.org/2000/svg";

/** Puts in place what waits in a `noscript` inside `[data-later]`, once it is near the screen or about to be printed. */
export function fillLater(): void {
  const fill = (place: Element): void => {
    const waiting = place.querySelector("noscript");
    if (!waiting) return;
    place.innerHTML = waiting.textContent;
    linkShapes(place);
  };
  const places = document.querySelectorAll("[data-later]");
  const watch = new IntersectionObserver(
    (seen) => seen.forEach(({ isIntersecting, target }) => isIntersecting && fill(target)),
    { rootMargin: "400px" },
  );
  places.forEach((place) => watch.observe(place));
  addEventListener("beforeprint", () => places.forEach(fill));
}

/**
 * The shapes of a drawing lead where the rows of the table beside it do, and say under the pointer what those say: "Lazio,
 * Favorevoli 4, Contrari 20". A head that is cut short has its whole word last. Without scripts a row leads nowhere else than to
 * the names, so neither do they.
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
