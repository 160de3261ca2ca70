import { findArea } from "#src/domain/areas.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { formatNumber } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import { files } from "#src/lib/routes.ts";
import { membersOfArea } from "#src/lib/vote-members.ts";
import { barClass } from "#src/ui/votes/vote-bar.ts";
import { prevailing } from "#src/ui/votes/vote-roll.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { markHtml } from "./mark-html.ts";

/**
 * Row of an election area. `counts`: ayes, noes, abstentions, other members. `prevails`: most frequent choice; null = a
 * tie or no votes.
 */
export interface AreaRow {
  readonly id: string;
  readonly name: string;
  readonly isAbroad: boolean;
  readonly counts: readonly number[];
  readonly prevails: "AYE" | "NO" | "ABST" | null;
}

export function toAreaRows(areas: VotePage["areas"]): readonly AreaRow[] {
  return areas.flatMap(([id, ayes, noes, abstained, others]): AreaRow[] => {
    const area = findArea(id);
    if (area === undefined) return [];
    const counts = [ayes, noes, abstained, others];
    const prevails = prevailing(ayes, noes, abstained);
    return [{ id, name: area.name, isAbroad: area.macroArea === "estero", counts, prevails }];
  });
}

const word = (prevails: AreaRow["prevails"]): string => votePage.prevail[prevails ?? "none"];
const tie = html`<i class="k tie"></i>`;

/**
 * Regions in the colour of their most frequent choice, with shapes from one cached file. `fill-later.ts` adds the
 * links.
 */
export function mapHtml(rows: readonly AreaRow[]): Html {
  const regions = rows.filter(({ isAbroad }) => !isAbroad);
  return html`${regions.map(({ id, prevails }) => {
    const fill = prevails === null ? "f-tie" : barClass(prevails);
    return html`<use href="${files.map()}#${id}" class="${fill}"/>`;
  })}`;
}

export function mapLegendHtml(rows: readonly AreaRow[]): Html {
  const shown = (["AYE", "NO", "ABST"] as const).filter((code) => rows.some(({ prevails }) => prevails === code));
  const hasTie = rows.some(({ prevails }) => prevails === null);
  return html`
    ${shown.map((code) => html`<span>${markHtml(code)} ${word(code)}</span>`)}
    ${hasTie && html`<span>${tie} ${word(null)}</span>`}`;
}

/** List of the foreign areas, which are not on the map. */
export function abroadHtml(rows: readonly AreaRow[]): Html {
  const abroad = rows.filter(({ isAbroad }) => isAbroad);
  if (abroad.length === 0) return html``;
  const items = abroad.map(
    ({ name, prevails }) => html`<li>${prevails === null ? tie : markHtml(prevails)} ${name}: ${word(prevails)}</li>`,
  );
  return html`<div class="note"><b>${votePage.abroad}</b><ul class="legend">${items}</ul></div>`;
}

export function areaRowsHtml(rows: readonly AreaRow[]): Html {
  return html`${rows.map(
    ({ id, name, counts }) => html`
      <tr>
        <th scope="row"><a href="${membersOfArea(id)}">${name}</a></th>
        ${counts.map((count) => html`<td>${formatNumber(count)}</td>`)}
      </tr>`,
  )}`;
}
