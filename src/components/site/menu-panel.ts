/**
 * Script of the main menu: Escape and a click outside close it, and below 768 px the panel traps the focus. Without
 * script the same markup works with `details` and `:target`.
 */
const narrow = matchMedia("(max-width: 47.99rem)");

export function wireMenu(): void {
  const nav = document.querySelector<HTMLElement>("#menu");
  const opener = document.querySelector<HTMLElement>(".menu-open");
  if (!nav || !opener) return;
  const behind = document.querySelectorAll<HTMLElement>("body > :not(.mast), .mast > :not(.mast-nav)");
  const isOpen = (): boolean => nav.classList.contains("is-open");

  /** Opens or closes the panel. Everything behind it becomes inert, which keeps the focus inside. */
  const setPanel = (open: boolean): void => {
    if (open === isOpen()) return;
    nav.classList.toggle("is-open", open);
    document.documentElement.classList.toggle("has-panel", open);
    opener.setAttribute("aria-expanded", String(open));
    for (const element of behind) element.inert = open;
    if (open) nav.querySelector<HTMLElement>(".menu-close")?.focus();
  };
  const closeDetails = (but?: Node | null): HTMLElement | null => {
    let closed: HTMLElement | null = null;
    for (const details of nav.querySelectorAll<HTMLDetailsElement>("details[open]")) {
      if (but && details.contains(but)) continue;
      details.open = false;
      closed = details.querySelector("summary");
    }
    return closed;
  };

  opener.setAttribute("role", "button");
  opener.setAttribute("aria-expanded", "false");
  opener.setAttribute("aria-controls", "menu");
  opener.addEventListener("keydown", (event) => {
    if (event.key === " ") {
      event.preventDefault();
      opener.click();
    }
  });

  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest("a");
    if (link?.getAttribute("href") === "#menu" && narrow.matches) {
      event.preventDefault();
      setPanel(true);
    } else if (isOpen() && (link || !nav.contains(target))) {
      // Every navigation starts with a link, which closes the panel. Spec §2.
      if (link?.classList.contains("menu-close")) event.preventDefault();
      setPanel(false);
      if (!link || link.classList.contains("menu-close")) opener.focus();
    }
    if (!narrow.matches) closeDetails(target);
  });
  nav.addEventListener("focusout", (event) => {
    const next = event.relatedTarget;
    if (!narrow.matches && next instanceof Node) closeDetails(next);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    if (isOpen()) {
      setPanel(false);
      opener.focus();
    } else if (!narrow.matches) closeDetails()?.focus();
  });
  // A page restored from the back/forward cache must have a closed menu.
  addEventListener("pagehide", () => {
    setPanel(false);
    closeDetails();
  });
  narrow.addEventListener("change", () => setPanel(false));
}
