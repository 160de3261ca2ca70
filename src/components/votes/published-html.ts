import { votePage } from "#src/i18n/vote-page.ts";
import { formatNumber, formatPercent } from "#src/lib/format.ts";
import { html, type Html } from "#src/lib/html.ts";
import type { VotePage } from "#src/view/vote-page.ts";

/** Figures computed by the source, labelled as such; only for votes without known positions. */
export function publishedHtml({ published }: Pick<VotePage, "published">): Html {
  if (published === null) return html``;
  const { rebels, margin, majorityCohesion, opposition } = toTexts(published);
  const facts = [
    [votePage.rebels, rebels],
    [votePage.marginLong, margin],
    [votePage.publishedCohesion.majority, majorityCohesion],
    [votePage.publishedCohesion.opposition, opposition],
  ] as const;
  return html`
    <p class="note">${votePage.published}. ${votePage.publishedNote}</p>
    <dl class="facts tab">
      ${facts.flatMap(([term, value]) => (value === null ? [] : [html`<dt>${term}</dt><dd>${value}</dd>`]))}
    </dl>`;
}

function toTexts(published: NonNullable<VotePage["published"]>) {
  const { rebels, margin, majorityCohesion, oppositionCohesion } = published;
  const [ofNumber, ofPercent] = [
    (value: number | null) => (value === null ? null : formatNumber(value)),
    (value: number | null) => (value === null ? null : formatPercent(value, 2)),
  ];
  return {
    rebels: ofNumber(rebels),
    margin: ofNumber(margin),
    majorityCohesion: ofPercent(majorityCohesion),
    opposition: ofPercent(oppositionCohesion),
  };
}
