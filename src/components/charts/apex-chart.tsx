import { useLayoutEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import ReactApexChartModule from "react-apexcharts";
import apexStyle from "apexcharts/dist/apexcharts.css?url";
import ownStyle from "./live-chart.css?url";
import { toApexOptions, toApexSeries } from "./apex-options.ts";
import type { Stretch } from "./zoom.ts";
import { useMedia } from "./use-media.ts";
import type { ChartSpec } from "./chart-spec.ts";

type Component = typeof ReactApexChartModule;

/** The package is CommonJS: depending on the bundler, the component is the module or its `default`. */
function toComponent(module: Component | { readonly default: Component }): Component {
  return "default" in module ? module.default : module;
}
const ReactApexChart = toComponent(ReactApexChartModule);

/**
 * The library injects a style element unless one with this id exists. Linked files comply with the strict content
 * security policy.
 */
const styles = { "apexcharts-css": apexStyle, "live-chart-css": ownStyle };

/**
 * Adds the styles of the interactive charts once per page. A failed load is ignored: charts then look plainer, not
 * wrong.
 */
export async function addStyles(): Promise<void> {
  const missing = Object.entries(styles).filter(([id]) => document.getElementById(id) === null);
  await Promise.all(
    missing.map(async ([id, href]) => {
      const link = Object.assign(document.createElement("link"), { id, rel: "stylesheet", href });
      await new Promise((done) => {
        link.onload = link.onerror = done;
        document.head.append(link);
      });
    }),
  );
}

function colorOf(token: string): string {
  return token.startsWith("#")
    ? token
    : getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
}

interface Props {
  readonly spec: ChartSpec;
  /** The visible part of the axis, over a drawing, which has the legend; height in px. */
  readonly zoom?: {
    readonly part: Stretch;
    readonly enlarge: (part: Stretch) => void;
    readonly height: number;
  };
}

/** The interactive chart; loaded at the first interaction, together with its library. */
export function ApexChart({ spec, zoom }: Props) {
  // Re-render when the page's colours change: light, dark and print.
  useMedia("(prefers-color-scheme: dark)");
  useMedia("print");
  const [frame, width] = useWidth();
  const open = useOpen();
  const leads = spec.series.some(({ hrefs }) => hrefs !== undefined);
  const pressBar = ({ target }: MouseEvent): void => {
    const href = hrefOfBar(spec, target);
    if (href !== null) open(href);
  };
  return (
    <div
      className={["live-chart", zoom && "zoomed", leads && "leads"].filter(Boolean).join(" ")}
      ref={frame}
      onClick={pressBar}
    >
      {zoom === undefined && (
        <>
          <Legend spec={spec} />
          <p className="vh">{spec.title}</p>
        </>
      )}
      {/* Hidden from screen readers, which read the drawing or else the title. */}
      <div aria-hidden="true">
        {width > 0 && (
          <ReactApexChart
            type={spec.type}
            series={toApexSeries(spec)}
            options={toApexOptions(spec, { colorOf, open, width, ...zoom })}
            height={zoom?.height ?? heightOf(spec)}
            width="100%"
          />
        )}
      </div>
    </div>
  );
}

/** Current width of an element in px; 0 = not yet measured. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (frame.current === null) return;
    const watch = new ResizeObserver(([entry]) => {
      setWidth(Math.round(entry?.contentRect.width ?? 0));
    });
    watch.observe(frame.current);
    return () => {
      watch.disconnect();
    };
  }, []);
  return [frame, width];
}

/**
 * Follows the link of a point or a bar. On devices without hover the first tap shows the tooltip, the second follows
 * the link.
 */
function useOpen(): (href: string) => void {
  const shown = useRef<string>(null);
  return (href) => {
    if (shown.current === href || matchMedia("(hover: hover)").matches) pressLink(href);
    shown.current = href;
  };
}

/** Clicks a temporary link in the page, so that the page's link handlers also apply to links of charts. */
function pressLink(href: string): void {
  const link = Object.assign(document.createElement("a"), { href });
  document.body.append(link);
  link.click();
  link.remove();
}

/** Link of a clicked bar. The library reports clicks on points only. */
function hrefOfBar(spec: ChartSpec, target: EventTarget): string | null {
  const bar = target instanceof Element ? target.closest(".apexcharts-bar-area") : null;
  const [series, value] = ["index", "j"].map((name) => Number(bar?.getAttribute(name) ?? -1));
  return spec.series[series ?? -1]?.hrefs?.[value ?? -1] ?? null;
}

/** Height in px: a row per bar, plus the axis. */
function heightOf({ stack, labels }: ChartSpec): number {
  return stack === "share" ? 90 + (labels?.length ?? 1) * 34 : 320;
}

function Legend({ spec: { type, series, band } }: { readonly spec: ChartSpec }) {
  if (series.length < 2) return null;
  return (
    <p className="legend">
      {series.map(({ name, color, pattern, dash }, index) => (
        <span key={name}>
          <svg className="mk" aria-hidden="true">
            {type === "line" ? (
              <line x2="100%" y1="50%" y2="50%" stroke={colorOf(color)} strokeWidth="2.5" strokeDasharray={dash} />
            ) : (
              <rect
                width="100%"
                height="100%"
                rx={index % 2 === 0 && type === "scatter" ? "50%" : 0}
                fill={pattern === undefined ? colorOf(color) : `url(#${pattern})`}
              />
            )}
          </svg>
          {name}
        </span>
      ))}
      {band !== undefined && (
        <span>
          <i className="k bd"></i>
          {band.name}
        </span>
      )}
    </p>
  );
}
