/**
 * Writes the date of the data under the site's name. The date is not in the pages, because it would change all of them
 * every night; without it (no script, no file) the line stays empty.
 */
export function showEdition(): void {
  const place = document.querySelector<HTMLElement>("[data-edition]");
  const address = place?.dataset["edition"];
  if (!place || address === undefined) return;
  fetch(address)
    .then((answer) => answer.json())
    .then((status: unknown) => {
      if (typeof status !== "object" || status === null || !("text" in status)) return;
      if (typeof status.text === "string") place.textContent = status.text;
    })
    .catch(() => undefined);
}
