import { addressHtml } from "#src/lib/address-html.ts";
import { encodeData } from "#src/lib/text.ts";

/** Original text or URL of the citations, before a query was added. */
const originals = new Map<Element, string>();

function originalOf(element: Element, read: () => string): string {
  const original = originals.get(element) ?? read();
  originals.set(element, original);
  return original;
}

/**
 * Adds the list's query to the page URL in the citations, so that they point to the list as shown; "" restores the
 * originals. Other query parameters of the current URL, such as campaign tags, are left out.
 */
export function citeQuery(query: string): void {
  const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (address === undefined || (query === "" && originals.size === 0)) return;
  for (const text of document.querySelectorAll("#cita, [id^=cita-]")) {
    const cited = originalOf(text, () => text.textContent).replaceAll(address, address + query);
    if (text.tagName === "PRE") text.textContent = cited;
    else text.innerHTML = addressHtml(cited).text;
  }
  // Links for sending the page and for reporting an error.
  for (const encode of [encodeData, encodeURIComponent])
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(.tools, .prov) a[href*="${encode(address)}"]`))
      link.href = originalOf(link, () => link.href).replaceAll(encode(address), encode(address + query));
}
