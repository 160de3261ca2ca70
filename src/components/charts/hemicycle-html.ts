import { memoize } from "#src/lib/memoize.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { formatNumber } from "#src/lib/format.ts";
import { groupClass } from "#src/lib/class-names.ts";
import { html, Html } from "#src/lib/html.ts";
import { membersOfGroup } from "#src/lib/vote-members.ts";
import { isPresidentAlone, toSeating, type RollCallEntry } from "#src/components/votes/roll-call.ts";
import type { PublishedPositions } from "#src/components/votes/member-list.ts";
import type { Composition } from "#src/contracts/composition.ts";
import { dotScale, hemicycleBox, seatSize, toDots, toSeats, toSpokes, toArcs, labelOf } from "./hemicycle.ts";

interface Hall {
  readonly entries: readonly RollCallEntry[];
  readonly chamber: Composition;
  /** null = the distance from the required majority is not shown. */
  readonly totals: {
    readonly ayes: number | null;
    readonly noes?: number | null;
    readonly required: number | null;
  } | null;
  /** Text alternative of the chart. */
  readonly label: string;
  /** Path of the vote page, when the chart is on another page: group labels link to the members there. */
  readonly page?: string;
  /** Positions by which a script finds the members of the seats (`live-seats.ts`); absent = the seats have no names. */
  readonly positions?: PublishedPositions;
}

/**
 * The seat chart: one seat per member, by group and by vote. Shape and colour show the vote, a black ring marks rebels.
 */
export function hemicycleHtml({ entries, chamber, totals, label, page = "", positions }: Hall): Html {
  const caption = toCaption(totals);
  const arcs = toGroupArcs(chamber);
  return html`
    <div class="hemi">
      <svg viewBox="${hemicycleBox.join(" ")}" aria-hidden="true">
        ${seatsHtml(toSeating(entries, chamber.groups))}
        ${arcs.map(({ id, path }) => html`<path class="arc ${groupClass(id)}" d="${path}"/>`)}
        <path class="few" d="${arcs.map(({ leader }) => leader)}" fill="none" stroke="var(--edge)" stroke-width="2"/>
        ${caption !== null && html`<text class="fig${caption.figure.length > mostDigits && " pair"}" x="500" y="448" text-anchor="middle">${caption.figure}</text>`}
      </svg>
      ${
        positions !== undefined &&
        html`<svg class="live js-only" viewBox="${hemicycleBox.join(" ")}" role="application" tabindex="0" aria-label="${votePage.liveSeats}" data-seats='${toAttribute(positions)}'></svg>`
      }
      <svg class="lab" aria-hidden="true">
        ${caption?.below}
        ${arcs.map(
          ({ id, acronym, x, y, anchor, isCrowded }) => html`
            <a href="${page}${membersOfGroup(id)}" tabindex="-1">
              <text${isCrowded && html` class="few"`} x="${x}%" y="${y}%" text-anchor="${anchor}">${acronym}</text>
            </a>`,
        )}
      </svg>
      <p class="vh">${label}</p>
    </div>`;
}

/** JSON in single quotes, spelt as in the props of the islands: a repetition that compresses to nothing. */
const toAttribute = (value: unknown): Html =>
  new Html(JSON.stringify(value).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;"));

/** Longest figure in the largest type: of two numbers, "200 a 199", the ends would cover seats. */
const mostDigits = 4;

/** The large figure in the hall and the line below it; null = not shown. */
function toCaption(totals: Hall["totals"]): { readonly figure: string; readonly below: Html } | null {
  const { ayes, noes = null, required } = totals ?? { ayes: null, required: null };
  if (ayes === null || required === null) return null;
  const distance = ayes - required;
  if (distance !== 0)
    return { figure: formatNumber(Math.abs(distance)), below: thresholdHtml(votePage.fromThreshold(distance)) };
  const { figure, below } = votePage.atThreshold(ayes, noes, required);
  return { figure, below: html`<text x="50%" y="98%" text-anchor="middle">${below}</text>` };
}

/** "voti oltre la soglia", on a phone without the first word: it would cover seats. */
function thresholdHtml(words: string): Html {
  const [unit = "", ...rest] = words.split(" ");
  return html`<text x="50%" y="98%" text-anchor="middle"><tspan class="few">${unit}\u00a0</tspan>${rest.join(" ")}</text>`;
}

/** A kind of marker: which seats have it, and its shape around (0, 0) for a given seat width. */
interface SeatMark {
  readonly name: string;
  readonly isMeant: (entry: RollCallEntry) => boolean;
  readonly shape: (width: number) => Html;
}

const dot = (share: number, hue: string) => (width: number) =>
  html`<circle r="${tenths((width * share) / 2)}" fill="var(--${hue})"/>`;

/** @param hole Width of the hole as a share of a seat, like `share` for the ring. */
const ring = (share: number, hole: number, hue: string) => (width: number) =>
  html`<circle r="${tenths((width * (share + hole)) / 4)}" fill="none" stroke="var(--${hue})" stroke-width="${tenths((width * (share - hole)) / 2)}"/>`;

const square =
  (share: number, hue: string, turn = html``) =>
  (width: number) => {
    const [half, side] = [tenths((width * share) / 2), tenths(width * share)];
    return html`<path d="M-${half}-${half}h${side}v${side}h-${side}z" fill="var(--${hue})"${turn}/>`;
  };

const cross = (share: number, hue: string) => (width: number) => {
  const [half, side] = [tenths((width * share) / 2), tenths(width * share)];
  return html`<path d="M-${half}-${half}l${side} ${side}m0-${side}l-${side} ${side}" stroke="var(--${hue})" stroke-width="2"/>`;
};

const byCode =
  (...codes: readonly MemberVoteCode[]) =>
  ({ code }: RollCallEntry): boolean =>
    code !== null && codes.includes(code);

/** In drawing order: the rebels' ring surrounds the seat. */
const seatMarks: readonly SeatMark[] = [
  { name: "aye", isMeant: byCode("AYE"), shape: dot(1, "v-aye") },
  { name: "no", isMeant: byCode("NO"), shape: square(0.8, "v-no") },
  { name: "abst", isMeant: byCode("ABST"), shape: ring(1, 0.42, "v-abst") },
  { name: "sec", isMeant: byCode("SEC"), shape: square(0.55, "v-nv", html` transform="rotate(45)"`) },
  { name: "mis", isMeant: byCode("MIS"), shape: ring(0.72, 0.4, "v-mis") },
  { name: "abse", isMeant: byCode("ABSE"), shape: dot(0.38, "v-abse") },
  {
    name: "nv",
    isMeant: (entry) => isPresidentAlone(entry) || byCode("PRES", "PNV", "RNV")(entry),
    shape: cross(0.56, "v-nv"),
  },
  { name: "reb", isMeant: ({ isRebel }) => isRebel, shape: ring(1.3, 1.18, "ink") },
];

/** Seats as paths without stroke, with a marker at every vertex. */
function seatsHtml(seated: readonly RollCallEntry[]): Html {
  const seats = toSeats(seated.length);
  const width = seatSize(seated.length) / dotScale;
  const inOrder = toSpokes(seats);
  const drawn = seatMarks.flatMap(({ name, isMeant, shape }) => {
    const own = inOrder.flatMap((index) => {
      const [seat, entry] = [seats[index], seated[index]];
      return seat !== undefined && entry !== undefined && isMeant(entry) ? [seat] : [];
    });
    return own.length === 0 ? [] : [{ name, shape, path: toDots(own) }];
  });
  return html`
    ${drawn.map(({ name, shape }) => html`<marker id="s-${name}">${shape(width)}</marker>`)}
    <g transform="scale(${dotScale})">${drawn.map(({ name, path }) => html`<path style="marker:url(#s-${name})" d="${path}"/>`)}</g>`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Arcs and labels of the groups that have members. Memoized: the same for all votes of a composition. */
const toGroupArcs = memoize(({ members, groups }: Composition) => {
  const seated = toSeating(
    members.map((member) => ({ member, code: null, isRebel: false, isPresident: false })),
    groups,
  );
  const wedges = groups.flatMap(({ id, acronym }, position) => {
    const own = seated.flatMap(({ member }, index) => (member[5] === position ? [index] : []));
    const [first, last] = [own[0], own.at(-1)];
    return first === undefined || last === undefined ? [] : [{ id, label: labelOf(acronym), first, last }];
  });
  return toArcs(toSeats(seated.length), wedges).flatMap((arc, index) => {
    const wedge = wedges[index];
    return wedge === undefined ? [] : [{ ...arc, id: wedge.id, acronym: wedge.label }];
  });
});
