import type { MemberVoteCode } from "#src/domain/codes.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { formatSigned } from "#src/lib/format.ts";
import { groupClass } from "#src/lib/group-class.ts";
import { html, type Html } from "#src/lib/html.ts";
import { membersOfGroup } from "#src/lib/vote-members.ts";
import { toSeating, type RollEntry } from "#src/ui/votes/vote-roll.ts";
import type { Composition } from "#src/view/composition.ts";
import { toGroupArcs } from "./group-arcs.ts";
import { dotScale, hemicycleBox, seatSize, toDots, toSeats, toSpokes, turnBack, type Seat } from "./hemicycle.ts";

interface Hall {
  readonly entries: readonly RollEntry[];
  readonly chamber: Composition;
  readonly totals: { readonly ayes: number | null; readonly required: number | null };
  /** What the drawing says to whoever cannot see it. */
  readonly label: string;
  /** The page of the vote, when this is another: names of groups lead to their names there. */
  readonly page?: string;
}

/** One seat a member, by group and by vote; shape and hue say the vote, a black ring marks the rebels. */
export function hemicycleHtml({ entries, chamber, totals: { ayes, required }, label, page = "" }: Hall): Html {
  const distance = ayes === null || required === null ? null : ayes - required;
  const arcs = toGroupArcs(chamber);
  return html`
    <div class="hemi">
      <svg viewBox="${hemicycleBox.join(" ")}" aria-hidden="true">
        ${seatsHtml(toSeating(entries, chamber.groups))}
        ${arcs.map(({ id, path }) => html`<path class="arc ${groupClass(id)}" d="${path}"/>`)}
        <path class="few" d="${arcs.map(({ leader }) => leader)}" fill="none" stroke="var(--edge)" stroke-width="2"/>
        ${distance !== null && html`<text class="fig" x="500" y="448" text-anchor="middle">${formatSigned(distance)}</text>`}
      </svg>
      <svg class="lab" aria-hidden="true">
        ${distance !== null && html`<text x="50%" y="98%" text-anchor="middle">${votePage.fromThreshold}</text>`}
        ${arcs.map(
          ({ id, acronym, x, y, anchor, isCrowded }) => html`
            <a href="${page}${membersOfGroup(id)}" tabindex="-1">
              <text${isCrowded && html` class="few"`} x="${x}%" y="${y}%" dy="4" text-anchor="${anchor}">${acronym}</text>
            </a>`,
        )}
      </svg>
      <p class="vh">${label}</p>
    </div>`;
}

/** How a seat is drawn: class, hue and width; `hole`: the width of the paper within a ring; `isTurned`: stands on its corner. */
interface SeatLooks {
  readonly looks: "seat" | "seat sq";
  readonly hue: string;
  readonly width: number;
  readonly hole?: number;
  readonly isTurned?: true;
}

const seatLooks: readonly (readonly [MemberVoteCode, SeatLooks])[] = [
  ["AYE", { looks: "seat", hue: "v-aye", width: 1 }],
  ["NO", { looks: "seat sq", hue: "v-no", width: 0.8 }],
  ["ABST", { looks: "seat", hue: "v-abst", width: 1, hole: 0.42 }],
  ["SEC", { looks: "seat sq", hue: "v-nv", width: 0.55, isTurned: true }],
  ["MIS", { looks: "seat", hue: "v-mis", width: 0.72, hole: 0.4 }],
  ["ABSE", { looks: "seat", hue: "v-abse", width: 0.38 }],
];

/** Codes that are drawn as crosses. */
const crossed: ReadonlySet<MemberVoteCode | null> = new Set(["PRES", "PNV", "RNV"]);

function seatsHtml(seated: readonly RollEntry[]): Html {
  const seats = toSeats(seated.length);
  const size = seatSize(seated.length);
  const byCode = Map.groupBy(toSpokes(seats), (index) => seated[index]?.code ?? null);
  const dots = seatLooks.map(([code, looks]) => {
    const own = byCode.get(code)?.flatMap((index) => seats[index] ?? []);
    return own !== undefined && dotsHtml(code, own, looks, size);
  });
  const marked = (isMeant: (entry: RollEntry) => boolean, sign: string, ink: string): Html | false => {
    const places = seats.filter((_, index) => seated[index] !== undefined && isMeant(seated[index]));
    const path = places.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}${sign}`);
    return path.length > 0 && html`<path d="${path}" fill="none" stroke="var(--${ink})" stroke-width="4"/>`;
  };
  const arm = Math.round(size * 0.28);
  const cross = `m-${arm}-${arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`;
  const radius = Math.round(size * 0.62);
  const ring = `m-${radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;
  return html`
    <g transform="scale(${dotScale})">${dots}</g>
    ${marked(({ code }) => crossed.has(code), cross, "v-nv")}${marked(({ isRebel }) => isRebel, ring, "ink")}`;
}

/** The seats of a vote code. Rings: the same dots once more, smaller, in the colour of the paper. */
function dotsHtml(code: MemberVoteCode, seats: readonly Seat[], look: SeatLooks, size: number) {
  const { looks, hue, width, hole, isTurned = false } = look;
  const scaled = (share: number): number => Math.round((size * share * 10) / dotScale) / 10;
  const path = toDots(isTurned ? seats.map(turnBack) : seats, looks === "seat sq");
  if (hole === undefined) {
    const turn = isTurned && html` transform="rotate(45)"`;
    return html`<path class="${looks}"${turn} d="${path}" stroke="var(--${hue})" stroke-width="${scaled(width)}"/>`;
  }
  const id = `aula-${code.toLowerCase()}`;
  return html`
    <g stroke="var(--${hue})" stroke-width="${scaled(width)}"><path class="${looks}" id="${id}" d="${path}"/></g>
    <use href="#${id}" stroke="var(--paper)" stroke-width="${scaled(hole)}"/>`;
}
