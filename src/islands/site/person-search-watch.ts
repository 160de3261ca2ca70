/** Puts the combobox in place of the plain search field when the reader first enters it, or is already in it. */
export function watchSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-person-search]");
  if (!form) return;
  const mount = (): void =>
    void import("./PersonSearch.island.tsx").then(({ mountPersonSearch }) => mountPersonSearch(form));
  // On a slow line the reader may have been quicker than this script.
  if (form.contains(document.activeElement)) mount();
  else form.addEventListener("focusin", mount, { once: true });
}
