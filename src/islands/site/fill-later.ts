/** Puts in place what waits in a `noscript` inside `[data-later]`, once it is near the screen or about to be printed. */
export function fillLater(): void {
  const fill = (place: Element): void => {
    const waiting = place.querySelector("noscript");
    if (waiting) place.innerHTML = waiting.textContent;
  };
  const places = document.querySelectorAll("[data-later]");
  const watch = new IntersectionObserver(
    (seen) => seen.forEach(({ isIntersecting, target }) => isIntersecting && fill(target)),
    { rootMargin: "400px" },
  );
  places.forEach((place) => watch.observe(place));
  addEventListener("beforeprint", () => places.forEach(fill));
}
