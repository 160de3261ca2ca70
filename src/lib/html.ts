/**
 * Builds HTML text for content that occurs hundreds of times on a page (names, rows, seats), where one component each
 * would take most of the build time. Pure; the surrounding markup comes from Astro.
 */
import { escapeHtml } from "./text.ts";

/** Safe HTML: made by {@link html}, or by hand from escaped text. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values allowed in a template. Lists are joined without separator; null, undefined and false give nothing. */
export type Filling = Html | string | number | false | null | undefined | readonly Filling[];

/**
 * HTML from a template. Values are escaped unless `html` made them; attribute values need quotes. Line breaks in a
 * template are removed with the blanks around them, so that long templates can be indented; write `${" "}` for a blank
 * that is needed at the end of a line.
 *
 * ```ts
 * html`<a href="${href}">${"<b>"}</a>`.text // <a href="/x">&lt;b&gt;</a>
 * ```
 */
export function html(template: TemplateStringsArray, ...fillings: readonly Filling[]): Html {
  const parts = partsOf(template);
  let text = parts[0] ?? "";
  for (let index = 0; index < fillings.length; index += 1) text += toHtml(fillings[index]) + (parts[index + 1] ?? "");
  return new Html(text);
}

function toHtml(filling: Filling): string {
  if (typeof filling === "string") return escapeHtml(filling);
  if (typeof filling === "number") return String(filling);
  if (filling === null || filling === undefined || filling === false) return "";
  if (filling instanceof Html) return filling.text;
  return filling.map(toHtml).join("");
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The static parts of a template, joined to one line and without optional end tags; cached per template. */
function partsOf(template: TemplateStringsArray): readonly string[] {
  const before = known.get(template);
  if (before !== undefined) return before;
  const parts = template.map((part) => withoutOptionalEnds(part.replaceAll(/\s*\n\s*/g, "")));
  known.set(template, parts);
  return parts;
}

/**
 * Markup without the end tags of list items, cells, rows and options. HTML makes them optional when the element ends
 * with its parent or before the next of its kind; a vote page has hundreds.
 */
function withoutOptionalEnds(markup: string): string {
  return markup.replaceAll(/<\/(?:li|d[dt]|t[dhr]|option)>/g, "");
}
