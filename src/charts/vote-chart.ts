import { electionAreas, findArea, macroAreas } from "#src/domain/areas.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { gender, side } from "#src/i18n/common.ts";
import { barGroup, macroArea, votePage } from "#src/i18n/votes.ts";
import type { Composition } from "#src/view/composition.ts";
import type { RollEntry } from "#src/ui/votes/vote-roll.ts";
import type { TwinSeries, TwinSpec } from "./twin-spec.ts";

/** Views of the chart selector, by their value in the address. */
export const voteChartViews = ["seats", "groups", "sides", "areas", "constituencies", "gender"] as const;
export type VoteChartView = (typeof voteChartViews)[number];

type Row = RollEntry & { readonly group: Composition["groups"][number] | null };

/** Groups of the stacked bar. Spec §4: Favorevoli, Contrari, Astenuti, Votanti (in secret), Non votanti/Non presenti. */
const parts: readonly (Pick<TwinSeries, "name" | "color" | "pattern"> & {
  readonly codes: readonly MemberVoteCode[];
})[] = [
  { name: barGroup.AYE, color: "v-aye", codes: ["AYE"] },
  { name: barGroup.NO, color: "v-no", pattern: "p-no", codes: ["NO"] },
  { name: barGroup.ABST, color: "v-abst", pattern: "p-abst", codes: ["ABST"] },
  { name: barGroup.SEC, color: "v-nv", codes: ["SEC"] },
  { name: barGroup.rest, color: "v-soft", codes: ["MIS", "ABSE", "PRES", "RNV", "PNV"] },
];

/** The label under which a member is counted in a view; null = in none. */
function labelOf(view: VoteChartView, { member, group }: Row): string | null {
  if (view === "groups") return group?.acronym ?? votePage.noGroup;
  if (view === "sides") return side(group?.side ?? null);
  if (view === "gender") return member[3] === null ? null : gender[member[3]];
  const area = findArea(member[4]);
  if (area === undefined) return null;
  return view === "areas" ? macroArea[area.macroArea] : area.name;
}

/** Views whose bars stand in the order of the tables; the others have the largest first. */
const orders: Partial<Record<VoteChartView, readonly string[]>> = {
  areas: macroAreas.map((area) => macroArea[area]),
  constituencies: electionAreas.map(({ name }) => name),
};

/** Bars of one view of a vote, stacked to 100 %. Bars of nobody are left out. */
export function toVoteChart(view: VoteChartView, rows: readonly Row[], title: string): TwinSpec {
  const order = orders[view] ?? [];
  const found = [...new Set(rows.map((row) => labelOf(view, row)))].filter((label) => label !== null);
  const labels = [
    ...order.filter((label) => found.includes(label)),
    ...found.filter((label) => !order.includes(label)).toSorted((a, b) => sizeOf(b) - sizeOf(a)),
  ];
  function sizeOf(label: string): number {
    return rows.filter((row) => labelOf(view, row) === label).length;
  }
  const series = parts.map(({ codes, ...look }) => ({
    ...look,
    values: labels.map(
      (label) =>
        rows.filter((row) => labelOf(view, row) === label && row.code !== null && codes.includes(row.code)).length,
    ),
  }));
  return {
    type: "bar",
    title,
    stack: "share",
    labels,
    series: series.filter(({ values }) => values.some((value) => value > 0)),
  };
}
