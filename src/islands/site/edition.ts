/**
 * Shows the date of the data below the site's name. It is fetched, because in the markup it would change every page
 * every night; without script or file the line stays empty.
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
