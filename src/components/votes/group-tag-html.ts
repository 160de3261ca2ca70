import { groupClass } from "#src/lib/group-class.ts";
import { html, type Html } from "#src/lib/html.ts";
import type { CompositionGroup } from "#src/view/composition.ts";

/** A group as `GroupTag` shows it, where it comes by the dozen: bar of its hue and acronym. */
export function groupTagHtml({ id, acronym }: Pick<CompositionGroup, "id" | "acronym">): Html {
  return html`<span class="g ${groupClass(id)}">${acronym}</span>`;
}
