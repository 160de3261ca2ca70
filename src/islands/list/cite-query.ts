import { addressHtml } from "#src/lib/address-html.ts";
import { encodeData } from "#src/lib/text.ts";

/** What the citations were before a query came into them. */
const originals = new Map<Element, string>();

function originalOf(element: Element, read: () => string): string {
  const original = originals.get(element) ?? read();
  originals.set(element, original);
  return original;
}

/**
 * The citations of the page lead to its list as the reader sees it: the page's address in them gets the list's query; "" takes
 * it away again. What else an address brought along, such as the marks of a campaign, is not cited.
 */
export function citeQuery(query: string): void {
  const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (address === undefined || (query === "" && originals.size === 0)) return;
  for (const text of document.querySelectorAll("#cita, [id^=cita-]")) {
    const cited = originalOf(text, () => text.textContent).replaceAll(address, address + query);
    if (text.tagName === "PRE") text.textContent = cited;
    else text.innerHTML = addressHtml(cited).text;
  }
  // The report of an error.
  for (const encode of [encodeData, encodeURIComponent])
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`.prov a[href*="${encode(address)}"]`))
      link.href = originalOf(link, () => link.href).replaceAll(encode(address), encode(address + query));
}
