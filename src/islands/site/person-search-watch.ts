/** Puts the combobox in place of the plain search field when the reader first enters it. */
export function watchSearch(): void {
  const form = document.querySelector<HTMLFormElement>("[data-person-search]");
  form?.addEventListener(
    "focusin",
    () => void import("./PersonSearch.island.tsx").then(({ mountPersonSearch }) => mountPersonSearch(form)),
    { once: true },
  );
}
