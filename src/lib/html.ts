/**
 * HTML of what stands on a page by the hundred (names, rows, seats): text is put together at once, where a component
 * for each would cost most of a build. Pure; the frames around it are Astro's.
 */
import { escapeHtml } from "./text.ts";

/** HTML that is safe as it stands: made by {@link html}, or by hand from a text that was escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template can be filled with. Lists follow each other with nothing between; what is missing leaves nothing. */
export type Filling = Html | string | number | false | null | undefined | readonly Filling[];

/**
 * HTML from a template. What is filled in is text and escaped, unless `html` made it; an attribute's value needs its
 * quotes. A line break in a template goes with the blanks around it, so that long templates can be set out: where a
 * blank is meant at the end of a line, `${" "}`.
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

/** The fixed parts of a template on one line and without optional end tags; each template is looked at once. */
function partsOf(template: TemplateStringsArray): readonly string[] {
  const before = known.get(template);
  if (before !== undefined) return before;
  const parts = template.map((part) => withoutOptionalEnds(part.replaceAll(/\s*\n\s*/g, "")));
  known.set(template, parts);
  return parts;
}

/**
 * Markup without the end tags of list items, cells, rows and options, which HTML lets be left out wherever the element
 * ends with its parent or before the next of its kind: a page of a vote has hundreds.
 */
export function withoutOptionalEnds(markup: string): string {
  return markup.replaceAll(/<\/(?:li|d[dt]|t[dhr]|option)>/g, "");
}
