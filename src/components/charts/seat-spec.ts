import { memberVoteCodes, type MemberVoteCode } from "#src/domain/codes.ts";
import { memberVotes, memberVoteWord } from "#src/i18n/common.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { routes } from "#src/lib/routes.ts";
import {
  isPresidentAlone,
  toEntries,
  toSeating,
  type VotePositions,
  type RollCallEntry,
} from "#src/components/votes/roll-call.ts";
import type { Composition } from "#src/contracts/composition.ts";
import { hemicycleBox, seatSize, toSeats } from "./hemicycle.ts";
import type { ChartMarker, ChartPoint, ChartSpec } from "./chart-spec.ts";

/** Colour and shape of a vote, as in the static chart; lengths in seat widths. */
const looks: Record<MemberVoteCode, ChartMarker & { readonly color: string }> = {
  AYE: { color: "v-aye", shape: "circle", radius: 0.5 },
  NO: { color: "v-no", shape: "square", radius: 0.4 },
  ABST: { color: "v-abst", shape: "ring", radius: 0.35, stroke: 0.3 },
  SEC: { color: "v-nv", shape: "diamond", radius: 0.39 },
  MIS: { color: "v-mis", shape: "ring", radius: 0.28, stroke: 0.16 },
  ABSE: { color: "v-abse", shape: "circle", radius: 0.19 },
  PRES: { color: "v-nv", shape: "cross", radius: 0.28, stroke: 0.16 },
  RNV: { color: "v-nv", shape: "cross", radius: 0.28, stroke: 0.16 },
  PNV: { color: "v-nv", shape: "cross", radius: 0.28, stroke: 0.16 },
};

/**
 * The interactive seat chart: each seat with the member's name, group, vote as listed on the page, and a link to the
 * member's page. In a secret ballot all who voted have the same code, so no point reveals more.
 */
export function toSeatSpec(vote: VotePositions, chamber: Composition, title: string): ChartSpec {
  const entries = toSeating(toEntries(vote, chamber), chamber.groups);
  const seats = toSeats(entries.length);
  const size = seatSize(entries.length);
  const pointsOf = (isMeant: (entry: RollCallEntry) => boolean): readonly ChartPoint[] =>
    entries.flatMap((entry, index) => {
      const seat = seats[index];
      return seat !== undefined && isMeant(entry) ? [toPoint(seat, entry, chamber)] : [];
    });
  const seriesOf = (name: string, code: MemberVoteCode, isMeant: (entry: RollCallEntry) => boolean) => {
    const { color, shape, radius, stroke = 0 } = looks[code];
    const marker = { shape, radius: radius * size, stroke: stroke * size };
    return { name, color, marker, points: pointsOf(isMeant) };
  };
  const series = [
    ...memberVoteCodes.map((code) => seriesOf(memberVotes[code], code, (entry) => entry.code === code)),
    seriesOf(votePage.noPosition(true), "PRES", isPresidentAlone),
  ];
  // Around the seats and after them: the nearest point is the seat.
  const rebels = {
    name: votePage.rebels,
    color: "ink",
    marker: { shape: "ring", radius: 0.62 * size, stroke: 4 },
    points: pointsOf(({ isRebel }) => isRebel),
  } as const;
  return {
    type: "scatter",
    title,
    box: hemicycleBox,
    series: [...series.filter(({ points }) => points.length > 0), rebels],
  };
}

function toPoint(
  { x, y }: { x: number; y: number },
  { member, code, isRebel, isPresident }: RollCallEntry,
  chamber: Composition,
): ChartPoint {
  const [id, familyName, givenName, gender, , position] = member;
  const group = position === null ? votePage.noGroup : (chamber.groups[position]?.name ?? votePage.noGroup);
  const said = code === null ? votePage.noPosition(isPresident) : memberVoteWord(code, gender);
  return [x, y, `${familyName} ${givenName}`, routes.person(id), votePage.seat(group, said, isRebel)];
}
