import { Html } from "./html.ts";
import { escapeHtml } from "./text.ts";

const whole = /([ ’])(\d+º? \p{L}+)(?= \d{4} \()|(\d{4}-\d\d-\d\d(?=\),)|\(CC [^)]+\))/gu;

/** Citation text as HTML: a URL may break after a slash; a date or the name of a licence stays on one line. */
export function addressHtml(text: string): Html {
  const parts = text.replaceAll(/[^:/\s]\/(?=\S)/g, "$&\n").split("\n");
  return new Html(parts.map(escapeHtml).join("<wbr>").replaceAll(whole, '$1<span class="nb">$2$3</span>'));
}
