import { formatInstant, upTo } from "#src/lib/format.ts";

/**
 * Writes the date of the data under the site's name. The date is not in the pages, because it would change all of them
 * every night; without it (no script, no file) the line stays without date.
 */
export function showEdition(): void {
  const place = document.querySelector<HTMLElement>("[data-edition]");
  const address = place?.dataset.edition;
  if (!place || address === undefined) return;
  fetch(address)
    .then((answer) => answer.json())
    .then((status: unknown) => {
      const date = editionOf(status);
      if (date !== undefined) place.replaceChildren(`${place.dataset.before ?? ""} ${upTo(date)}`, toTime(date));
    })
    .catch(() => undefined);
}

/** `/stato.json` is written by the build: `edition` is the ISO day or instant of the data. */
function editionOf(status: unknown): string | undefined {
  if (typeof status !== "object" || status === null || !("edition" in status)) return undefined;
  return typeof status.edition === "string" ? status.edition : undefined;
}

function toTime(iso: string): HTMLTimeElement {
  const time = document.createElement("time");
  time.dateTime = iso;
  time.textContent = formatInstant(iso);
  return time;
}
