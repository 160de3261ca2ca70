import ReactApexChart from "react-apexcharts";
import apexStyle from "apexcharts/dist/apexcharts.css?url";
import { toApexOptions, toApexSeries } from "#src/charts/apex-options.ts";
import type { TwinSpec } from "#src/charts/twin-spec.ts";

/** The library writes its own style element unless one with this id is there; a file keeps the strict content policy. */
const styleId = "apexcharts-css";

function addStyle(): void {
  if (document.getElementById(styleId) !== null) return;
  const link = document.createElement("link");
  link.id = styleId;
  link.rel = "stylesheet";
  link.href = apexStyle;
  document.head.append(link);
}

function colorOf(token: string): string {
  return token.startsWith("#") ? token : getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
}

/** The chart itself; loaded on the first touch, with its library. */
export function ApexChart({ spec }: { readonly spec: TwinSpec }) {
  addStyle();
  const options = toApexOptions(spec, colorOf, (href) => { location.assign(href); }); // prettier-ignore
  const height = spec.isStacked === true ? 90 + (spec.labels?.length ?? 1) * 34 : 320;
  return <ReactApexChart type={spec.type} series={toApexSeries(spec)} options={options} height={height} width="100%" />;
}
