import { load } from "#src/islands/load.ts";
import type * as searching from "./PersonSearch.island.tsx";
import searchUrl from "./PersonSearch.island.tsx?chunk";

/** Replaces the plain search field by the combobox at its first focus, or at once when it has the focus. */
export function watchSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-person-search]");
  if (!form) return;
  const mount = (): void =>
    void load<typeof searching>(searchUrl).then(({ mountPersonSearch }) => mountPersonSearch(form));
  // On a slow connection the reader may be in the field before this script runs.
  if (form.contains(document.activeElement)) mount();
  else form.addEventListener("focusin", mount, { once: true });
}
