import { describe, expect, it } from "vitest";
import { toApexOptions, toApexSeries } from "#src/components/charts/apex-options.ts";
import type { ChartSpec } from "#src/components/charts/chart-spec.ts";
import { toVoteChart, toVoteChartLinks, toVoteChartTable } from "#src/components/charts/vote-chart.ts";
import type { Side } from "#src/domain/codes.ts";
import type { CompositionMember } from "#src/contracts/composition.ts";

const months = ["ottobre 2026", "novembre 2026"];
const spec: ChartSpec = {
  type: "bar",
  title: "Presentati",
  labels: months,
  series: [
    { name: "Governo", color: "c4", values: [3, 0] },
    { name: "Altri", color: "c5", pattern: "p-abse", values: [1, 2] },
  ],
};
const options = (own: typeof spec) => toApexOptions(own, { colorOf: () => "#123456", open: () => undefined });

describe("the zoom of a chart", () => {
  it("ignores the mouse wheel, and sets the axis range on charts with zoom", () => {
    const around = { colorOf: () => "#123456", open: () => undefined };
    const still = toApexOptions({ ...spec, type: "bar" }, around);
    expect(still.chart).toMatchObject({ toolbar: { show: false }, zoom: { enabled: false }, defaultLocale: "it" });
    const live = toApexOptions({ ...spec, type: "line" }, { ...around, part: [1, 2], enlarge: () => undefined });
    expect(live.chart).toMatchObject({ toolbar: { show: false }, zoom: { enabled: true, allowMouseWheelZoom: false } });
    expect(live.xaxis).toMatchObject({ type: "category", min: 1, max: 2 });
  });
});

it("an axis with a square root has it in the interactive chart too, with values as published", () => {
  const line = {
    ...spec,
    type: "line",
    top: 11.4,
    isRoot: true,
    unit: "%",
    digits: 2,
    series: [{ name: "Indice di forza", color: "c1", values: [4, null] }],
  } as const;
  expect(toApexSeries(line)[0]?.data).toMatchObject([{ y: 2 }, { y: null }]);
  const { yaxis, tooltip } = toApexOptions(line, { colorOf: () => "#123456", open: () => undefined });
  expect(yaxis).toMatchObject({ min: 0, max: Math.sqrt(11.4) });
  const axis = Array.isArray(yaxis) ? yaxis[0] : yaxis;
  expect([axis?.labels?.formatter?.(Math.sqrt(11.4)), axis?.labels?.formatter?.(2)]).toEqual(["11,40%", "4%"]);
  const y = Array.isArray(tooltip?.y) ? tooltip.y[0] : tooltip?.y;
  expect(y?.formatter?.(2, { seriesIndex: 0, dataPointIndex: 0 })).toBe("4,00%");
});

it("an enlarged chart has the value axis of its drawing, also where that does not begin at 0", () => {
  expect(options({ ...spec, type: "line", low: 40, top: 100 }).yaxis).toMatchObject({ min: 40, max: 100 });
});

describe("the bars of a vote", () => {
  const row = (area: string | null, code: "AYE" | "NO" | "SEC" | "MIS", side: Side = null) => ({
    member: ["1", "Averla", "Vita", "F", area, null, side] as const satisfies CompositionMember,
    code,
    isRebel: false,
    isPresident: false,
    group: null,
  });

  it("are ordered by election area as in the table, without empty areas", () => {
    const rows = [
      row("lazio", "AYE"),
      row("europa", "NO"),
      row("piemonte", "NO"),
      row("lazio", "NO"),
      row(null, "AYE"),
    ];
    expect(toVoteChart("constituencies", rows, "Voti")).toEqual({
      type: "bar",
      title: "Voti",
      stack: "share",
      labels: ["Piemonte", "Lazio", "Europa"],
      series: [
        {
          name: "Favorevoli",
          color: "v-aye",
          values: [0, 1, 0],
          hrefs: [
            "?grafico=constituencies&election_area=piemonte&vote=AYE#membri",
            "?grafico=constituencies&election_area=lazio&vote=AYE#membri",
            "?grafico=constituencies&election_area=europa&vote=AYE#membri",
          ],
        },
        {
          name: "Contrari",
          color: "v-no",
          pattern: "p-no",
          values: [1, 1, 1],
          hrefs: [
            "?grafico=constituencies&election_area=piemonte&vote=NO#membri",
            "?grafico=constituencies&election_area=lazio&vote=NO#membri",
            "?grafico=constituencies&election_area=europa&vote=NO#membri",
          ],
        },
      ],
    });
  });

  it("link to their names in every view, except bars without group and bars of several absence codes", () => {
    const group = {
      id: "camera-sal",
      name: "Sinistra",
      acronym: "SAL",
      color: null,
      isMixed: false,
      side: "opposition",
    } as const;
    const rows = [
      { ...row("lazio", "AYE", "opposition"), group },
      { ...row("lazio", "AYE", "opposition"), group },
      { ...row("lazio", "MIS"), group: null },
    ];
    const leads = (view: "groups" | "sides" | "areas" | "gender") =>
      toVoteChart(view, rows, "Voti").series.map(({ hrefs }) => hrefs);
    expect(leads("groups")).toEqual([
      ["?grafico=groups&group=camera-sal&vote=AYE#membri", null],
      ["?grafico=groups&group=camera-sal#membri", null],
    ]);
    expect(leads("sides")[0]).toEqual([
      "?grafico=sides&supportsMajority=false&vote=AYE#membri",
      "?grafico=sides&supportsMajority=unknown&vote=AYE#membri",
    ]);
    expect(leads("areas")[0]).toEqual(["?grafico=areas&election_macro_area=centro&vote=AYE#membri"]);
    expect(leads("gender")[1]).toEqual(["?grafico=gender&gender=F#membri"]);
    expect(toVoteChartLinks("groups", rows)).toEqual([
      { label: "SAL", href: "?grafico=groups&group=camera-sal#membri" },
    ]);
  });

  it("have a data table with a column for each part", () => {
    const rows = [row("lazio", "AYE"), row("lazio", "AYE"), row("lazio", "MIS"), row("puglia", "NO")];
    expect(toVoteChartTable(toVoteChart("areas", rows, "Voti"), "Area geografica")).toEqual({
      head: ["Area geografica", "Favorevoli", "Contrari", "Non votanti/Non presenti"],
      rows: [
        ["Centro", "2", "0", "1"],
        ["Sud", "0", "1", "0"],
      ],
    });
  });
});

describe("an interactive bar chart", () => {
  it("has a bar for each label and series", () => {
    expect(toApexSeries(spec)).toEqual([
      {
        name: "Governo",
        data: [
          { x: "ottobre 2026", y: 3 },
          { x: "novembre 2026", y: 0 },
        ],
      },
      {
        name: "Altri",
        data: [
          { x: "ottobre 2026", y: 1 },
          { x: "novembre 2026", y: 2 },
        ],
      },
    ]);
  });

  it("fills its bars with the patterns of the drawing, so that they are readable without colour", () => {
    expect(options(spec).fill).toEqual({ opacity: 1, colors: ["#123456", "url(#p-abse)"] });
  });

  it("shows a part of a whole with its total, and a count alone", () => {
    const said = (own: typeof spec) => {
      const y = options(own).tooltip?.y;
      return Array.isArray(y) ? null : y?.formatter?.(3, { seriesIndex: 0, dataPointIndex: 0 });
    };
    expect([said(spec), said({ ...spec, stack: "share" })]).toEqual(["3", "3 su 4"]);
  });

  it("shows names and labels of the source as text, never as markup", () => {
    const { x, y } = options({ ...spec, labels: ["<b>A</b>", "B & C"] }).tooltip ?? {};
    const title = Array.isArray(y) ? undefined : y?.title;
    expect([x?.formatter?.(1), x?.formatter?.(2), title?.formatter?.("<i>Misto</i>")]).toEqual([
      "&lt;b&gt;A&lt;/b&gt;",
      "B &amp; C",
      "&lt;i&gt;Misto&lt;/i&gt;: ",
    ]);
  });

  it("reserves two fifths of a wide frame for labels of horizontal bars, and the longest label line in a narrow one", () => {
    const room = (width: number) =>
      toApexOptions({ ...spec, stack: "share" }, { colorOf: () => "#123456", open: () => undefined, width }).yaxis;
    expect(room(328)).toMatchObject({ labels: { maxWidth: 170 } });
    expect(room(600)).toMatchObject({ labels: { maxWidth: 240 } });
  });

  it("has vertical bars for counts, and horizontal percentage bars for parts of a whole", () => {
    expect(options(spec)).toMatchObject({ chart: { stacked: false }, plotOptions: { bar: { horizontal: false } } });
    expect(options(spec).chart).not.toHaveProperty("stackType");
    expect(options({ ...spec, stack: "share" })).toMatchObject({
      chart: { stacked: true, stackType: "100%" },
      plotOptions: { bar: { horizontal: true } },
    });
  });
});
