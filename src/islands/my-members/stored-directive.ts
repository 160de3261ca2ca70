import type { ClientDirective } from "astro";

/** `client:stored="name"`: an island wakes, once the page is quiet, only when the browser keeps something under this name. */
const stored: ClientDirective = (load, { value }) => {
  try {
    if (localStorage.getItem(value) === null) return;
  } catch {
    return; // A browser that refuses storage keeps nothing.
  }
  void load().then((hydrate) => hydrate());
};

export default stored;
