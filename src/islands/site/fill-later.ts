/** Puts in place what waits in a `noscript` inside `[data-later]`, once it is near the screen or about to be printed. */
export function fillLater(): void {
  const fill = (place: Element): void => {
    const waiting = place.querySelector("noscript");
    if (!waiting) return;
    place.innerHTML = waiting.textContent;
    nameLinks(place);
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
 * Under the pointer the links of a drawing say what their rows say in the table beside it: "Lazio, Favorevoli 4, Contrari 20". A
 * head that is cut short has its whole word last.
 */
function nameLinks(drawing: Element): void {
  for (const link of drawing.querySelectorAll("a")) {
    const row = document.querySelector(`tr:has(a[href="${link.getAttribute("href") ?? ""}"])`);
    const heads = row?.closest("table")?.querySelectorAll("thead th");
    if (!row || !heads) continue;
    const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
    title.textContent = [...row.children]
      .map(({ textContent }, at) =>
        at === 0 ? textContent : `${heads[at]?.lastChild?.textContent ?? ""} ${textContent}`,
      )
      .join(", ");
    link.prepend(title);
  }
}
