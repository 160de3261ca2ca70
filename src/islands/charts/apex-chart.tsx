import ReactApexChartModule from "react-apexcharts";
import apexStyle from "apexcharts/dist/apexcharts.css?url";
import { toApexOptions, toApexSeries } from "#src/charts/apex-options.ts";
import type { TwinSpec } from "#src/charts/twin-spec.ts";

type Component = typeof ReactApexChartModule;

/** The package is CommonJS: its component is the module or its `default`, as the bundler sees fit. */
function toComponent(module: Component | { readonly default: Component }): Component {
  return "default" in module ? module.default : module;
}
const ReactApexChart = toComponent(ReactApexChartModule);

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
  return token.startsWith("#")
    ? token
    : getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
}

/** The chart itself; loaded on the first touch, with its library. */
export function ApexChart({ spec }: { readonly spec: TwinSpec }) {
  addStyle();
  const options = toApexOptions(spec, colorOf, (href) => {
    location.assign(href);
  });
  const rows = spec.labels?.length ?? 1;
  const height = spec.stack === "share" ? 90 + rows * 34 : spec.type === "heatmap" ? 90 + rows * 30 : 320;
  return (
    <div className="live-chart">
      {spec.series.length > 1 && spec.type !== "heatmap" ? (
        <p className="legend">
          {spec.series.map(({ name, color }, index) => (
            <span key={name}>
              <svg className="mk" aria-hidden="true">
                <rect
                  width="100%"
                  height="100%"
                  rx={index % 2 === 0 && spec.type === "scatter" ? "50%" : 0}
                  fill={colorOf(color)}
                />
              </svg>
              {name}
            </span>
          ))}
        </p>
      ) : null}
      <ReactApexChart
        type={spec.type}
        series={toApexSeries(spec, colorOf)}
        options={options}
        height={height}
        width="100%"
      />
    </div>
  );
}
