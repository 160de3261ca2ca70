import type * as Live from "./apex-chart.tsx";

export async function loadChart(): Promise<typeof Live.ApexChart> {
  const { ApexChart, addStyles } = await import("./apex-chart.tsx");
  await addStyles();
  return ApexChart;
}
