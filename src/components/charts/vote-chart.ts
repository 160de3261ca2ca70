import { electionAreas, findArea, macroAreas } from "#src/domain/areas.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { gender, side, macroAreaNames } from "#src/i18n/common.ts";
import { barGroup, votePage } from "#src/i18n/vote-page.ts";
import { formatNumber } from "#src/lib/format.ts";
import { supportOf, voteMembers, type MembersAsked } from "#src/lib/vote-members.ts";
import type { Composition } from "#src/contracts/composition.ts";
import type { ChartData } from "./ChartTable.tsx";
import type { RollCallEntry } from "#src/components/votes/roll-call.ts";
import type { ChartSeries, ChartSpec } from "./chart-spec.ts";

export const voteChartViews = ["seats", "groups", "sides", "areas", "constituencies", "gender"] as const;
export type VoteChartView = (typeof voteChartViews)[number];

type Row = RollCallEntry & { readonly group: Composition["groups"][number] | null };

/** Parts of the stacked bars. Spec §4: Favorevoli, Contrari, Astenuti, Votanti (secret), Non votanti/Non presenti. */
const parts: readonly (Pick<ChartSeries, "name" | "color" | "pattern"> & {
  readonly codes: readonly MemberVoteCode[];
})[] = [
  { name: barGroup.AYE, color: "v-aye", codes: ["AYE"] },
  { name: barGroup.NO, color: "v-no", pattern: "p-no", codes: ["NO"] },
  { name: barGroup.ABST, color: "v-abst", pattern: "p-abst", codes: ["ABST"] },
  { name: barGroup.SEC, color: "v-nv", codes: ["SEC"] },
  { name: barGroup.rest, color: "v-abse", pattern: "p-abse", codes: ["MIS", "ABSE", "PRES", "RNV", "PNV"] },
];

/** A bar, with the filter of the members list that selects its members; null = no such filter. */
interface Bar {
  readonly label: string;
  readonly asked: MembersAsked | null;
}

/** The bar that counts a member in a view; null = none. */
function barOf(view: VoteChartView, { member, group }: Row): Bar | null {
  if (view === "groups")
    return group === null
      ? { label: votePage.noGroup, asked: null }
      : { label: group.acronym, asked: { group: group.id } };
  if (view === "sides") {
    const own = member[6];
    return { label: side(own), asked: { supportsMajority: supportOf(own) } };
  }
  if (view === "gender") return member[3] === null ? null : { label: gender[member[3]], asked: { gender: member[3] } };
  const area = findArea(member[4]);
  if (area === undefined) return null;
  return view === "areas"
    ? { label: macroAreaNames[area.macroArea], asked: { election_macro_area: area.macroArea } }
    : { label: area.name, asked: { election_area: area.id } };
}

/** Views with a fixed order of bars; in others the largest bar comes first. */
const orders: Partial<Record<VoteChartView, readonly string[]>> = {
  areas: macroAreas.map((area) => macroAreaNames[area]),
  constituencies: electionAreas.map(({ name }) => name),
};

/** The bars of a view with their members, without empty bars. */
function toBars(view: VoteChartView, rows: readonly Row[]): readonly (Bar & { readonly rows: readonly Row[] })[] {
  const bars = new Map<string, Bar & { readonly rows: Row[] }>();
  for (const row of rows) {
    const bar = barOf(view, row);
    if (bar === null) continue;
    const known = bars.get(bar.label) ?? { ...bar, rows: [] };
    known.rows.push(row);
    bars.set(bar.label, known);
  }
  const order = orders[view];
  return [...bars.values()].toSorted((a, b) =>
    order === undefined ? b.rows.length - a.rows.length : order.indexOf(a.label) - order.indexOf(b.label),
  );
}

/** Stacked bars of a view, as shares of 100 %; each part links to its members. */
export function toVoteChart(view: VoteChartView, rows: readonly Row[], title: string): ChartSpec {
  const bars = toBars(view, rows);
  const series = parts.map(({ codes, ...look }) => ({
    ...look,
    values: bars.map((bar) => bar.rows.filter(({ code }) => code !== null && codes.includes(code)).length),
    // A part with several codes has no filter value, so it links to the members of the whole bar.
    hrefs: bars.map(
      ({ asked }) => asked && voteMembers({ grafico: view, ...asked, vote: codes.length === 1 ? codes[0] : undefined }),
    ),
  }));
  return {
    type: "bar",
    title,
    stack: "share",
    labels: bars.map(({ label }) => label),
    series: series.filter(({ values }) => values.some((value) => value > 0)),
  };
}

/** The table of the chart's numbers; `head` is the header of the first column. */
export function toVoteChartTable({ labels = [], series }: ChartSpec, head: string): ChartData {
  return {
    head: [head, ...series.map(({ name }) => name)],
    rows: labels.map((label, bar) => [label, ...series.map(({ values }) => formatNumber(values?.[bar] ?? 0))]),
  };
}

/** The bars as links, for readers without a pointer. */
export function toVoteChartLinks(
  view: VoteChartView,
  rows: readonly Row[],
): readonly { readonly label: string; readonly href: string }[] {
  return toBars(view, rows).flatMap(({ label, asked }) =>
    asked === null ? [] : [{ label, href: voteMembers({ grafico: view, ...asked }) }],
  );
}
