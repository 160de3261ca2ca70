import { groupClass } from "#src/lib/group-class.ts";
import { html, type Html } from "#src/lib/html.ts";
import type { CompositionGroup } from "#src/view/composition.ts";

/** `GroupTag` as a plain HTML string, for pages with dozens of them: colour bar and acronym. */
export function groupTagHtml({ id, acronym }: Pick<CompositionGroup, "id" | "acronym">): Html {
  return html`<span class="g ${groupClass(id)}">${acronym}</span>`;
}
