import type * as Live from "./apex-chart.tsx";

/** The interactive chart with its library and its looks: what a reader's first touch of a chart brings. */
export async function loadChart(): Promise<typeof Live.ApexChart> {
  const { ApexChart, addStyles } = await import("./apex-chart.tsx");
  await addStyles();
  return ApexChart;
}
