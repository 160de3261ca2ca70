import { describe, expect, it } from "vitest";
import { toApexOptions, toApexSeries } from "#src/components/charts/apex-options.ts";
import { toSeatSpec } from "#src/components/charts/seat-spec.ts";
import type { Composition } from "#src/contracts/composition.ts";

const group = (id: string, name: string, side: "majority" | "opposition") => ({
  id,
  acronym: id.toUpperCase(),
  name,
  color: null,
  isMixed: false,
  side,
});
const chamber: Composition = {
  branch: "C",
  day: "2026-11-20",
  groups: [group("sal", "Salici & Querce", "opposition"), group("gin", "Ginestra", "majority")],
  members: [
    ["1", "Averla", "Vita", "F", null, 1, null],
    ["2", "Borgo", "Ugo", "M", null, 0, null],
    ["3", "Corvo", "Lia", "F", null, null, null],
  ],
  president: null,
};
const specOf = (ballots: string, rebels: readonly number[] | null) =>
  toSeatSpec({ ballots, rebels }, chamber, "Articolo 1");
const options = (ballots: string, rebels: readonly number[] | null, open: (href: string) => void = () => undefined) =>
  toApexOptions(specOf(ballots, rebels), { colorOf: (token) => `--${token}`, open, scale: 0.5 });

describe("the interactive seat chart", () => {
  it("marks the President of the assembly, of whom no position is published, and nobody else without one", () => {
    const { series } = toSeatSpec({ ballots: "-A-", rebels: null }, { ...chamber, president: 0 }, "Articolo 1");
    expect(
      series.map(({ name, points }) => [name, points?.map(([, , who, , said]) => `${who}, ${String(said)}`)]),
    ).toEqual([
      ["Favorevoli", ["Borgo Ugo, Salici & Querce: favorevole"]],
      ["Presidente dell’assemblea, non vota", ["Averla Vita, Ginestra: presidente dell’assemblea, non vota"]],
      ["Ribelli", []],
    ]);
  });
  it("has a seat for every member, from the opposition to the majority, by vote, with name, page, group and vote", () => {
    const { box, series } = specOf("NAB", [1]);
    expect(box).toEqual([-110, -100, 1220, 622]);
    // Three seats: the two ends of the outer row, and the top of the inner one.
    expect(series.map(({ name, points }) => [name, points])).toEqual([
      ["Favorevoli", [[10, 500, "Borgo Ugo", "/persone/2", "Salici & Querce: favorevole, ribelle"]]],
      ["Contrari", [[990, 500, "Averla Vita", "/persone/1", "Ginestra: contraria"]]],
      ["Astenuti", [[500, 310, "Corvo Lia", "/persone/3", "Nessun gruppo: astenuta"]]],
      ["Ribelli", [[10, 500, "Borgo Ugo", "/persone/2", "Salici & Querce: favorevole, ribelle"]]],
    ]);
  });

  it("shows no individual vote where the vote is secret or unpublished", () => {
    const words = specOf("SS-", null).series.flatMap(({ points = [] }) => points.map((point) => point[4]));
    expect(words).toEqual(["Salici & Querce: votante in voto segreto", "Ginestra: votante in voto segreto"]);
  });

  it("gives every vote a distinct shape, at the size of the drawing", () => {
    expect(options("NAB", [1]).markers).toMatchObject({
      shape: ["circle", "square", "circle", "circle"],
      colors: ["--v-aye", "--v-no", "transparent", "transparent"],
      strokeColors: ["--v-aye", "--v-no", "--v-abst", "--ink"],
    });
  });

  it("draws secret votes as diamonds, not as the squares of the noes", () => {
    expect(options("SS-", null).markers).toMatchObject({ shape: ["diamond", "circle"] });
  });

  it("has the position of the drawing, and cannot be panned", () => {
    expect(options("NAB", [1])).toMatchObject({
      chart: { sparkline: { enabled: true }, zoom: { enabled: false } },
      xaxis: { min: -110, max: 1110 },
      yaxis: { min: -100, max: 522, reversed: true },
      tooltip: { intersect: false },
    });
    expect(toApexSeries(specOf("NAB", [1]))[1]).toEqual({
      name: "Contrari",
      data: [{ x: 990, y: 500 }],
    });
  });

  it("names the member in the tooltip, as text, and links to the page", () => {
    const opened: string[] = [];
    const { chart, tooltip } = options("NAB", [1], (href) => opened.push(href));
    const at = { seriesIndex: 0, dataPointIndex: 0 };
    expect(typeof tooltip?.custom === "function" ? tooltip.custom(at) : null).toBe(
      '<div class="tip"><b>Borgo Ugo</b><br>Salici &amp; Querce: favorevole, ribelle</div>',
    );
    chart?.events?.markerClick?.(null, undefined, at);
    expect(opened).toEqual(["/persone/2"]);
  });
});
