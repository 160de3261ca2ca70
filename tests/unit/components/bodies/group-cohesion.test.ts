import { expect, it, vi } from "vitest";
import GroupCohesion from "#src/components/bodies/GroupCohesion.astro";
import type { ChartSpec } from "#src/components/charts/chart-spec.ts";
import { monthsBetween } from "#src/domain/days.ts";
import { renderAstro } from "#tests/support/render-astro.ts";

const { specs, frame } = vi.hoisted(() => {
  const given: ChartSpec[] = [];
  const draw = (_: unknown, { spec }: { readonly spec: ChartSpec }) => {
    given.push(spec);
    return new Response("");
  };
  return { specs: given, frame: Object.assign(draw, { isAstroComponentFactory: true }) };
});
vi.mock("#src/components/charts/ChartFrame.astro", () => ({ default: frame }));

it("enlarges the cohesion of a group on the scale of its drawing, from 40 to 100", async () => {
  const months = monthsBetween("2025-10", "2026-11");
  const cohesion = months.map((month) => ({ month, value: { part: 60, whole: 100 }, votes: 10 }));
  const page = {
    cohesion,
    group: { acronym: "SAL", isMixed: false },
    total: { votes: 140, cohesion: { part: 60, whole: 100 } },
  };
  await renderAstro(GroupCohesion, { page, reading: "complete" });
  expect(specs.map(({ low, top }) => [low, top])).toEqual([[40, 100]]);
});
