/**
 * Marks a page whose address has a query, before its list is drawn: the list as built answers another question. Until it
 * is hydrated, "Carico…" stands in place of its count and its rows (`asked.css`); `FilteredList` ends this.
 *
 * A script of its own, which the browser runs before it reads on (`island-html.ts`): modules run after the first frame.
 * It imports nothing: it is no module.
 */
if (location.search !== "") document.documentElement.dataset["asked"] = "";
