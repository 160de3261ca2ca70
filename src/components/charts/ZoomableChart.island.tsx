import { useRef, useState, type ReactNode } from "react";
import { charts } from "#src/i18n/charts.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import type { ApexChart } from "./apex-chart.tsx";
import type { ChartSpec } from "./chart-spec.ts";
import { loadChart } from "./load-chart.ts";
import { useMedia } from "./use-media.ts";
import { enlargement, moveTo, stretchText, wholeAxis, zoomTools, type Stretch, type ZoomTool } from "./zoom.ts";

interface Props {
  /**
   * Chart data and options. Inside an already hydrated island it may be a function, called when the reader first
   * enlarges the chart: for hundreds of points.
   */
  readonly spec: ChartSpec | (() => ChartSpec);
  /** The drawing, first, and what follows it in the line below. */
  readonly children?: ReactNode;
}

/** The chart while enlarged. `drawn`: height of the drawing in px. */
interface Live {
  readonly Chart: typeof ApexChart;
  readonly of: Props["spec"];
  readonly spec: ChartSpec;
  readonly whole: Stretch;
  readonly drawn: number;
}

/**
 * A drawing with a button that enlarges it, and then parts of its axis.
 *
 * ## Why an island
 * Zooming needs the chart library: 150 KB that most readers do not use. It loads when the reader presses the button. The
 * enlarged chart covers the drawing, which moves down to make room for its height.
 */
export function ZoomableChart({ spec, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState<Live | null>(null);
  const [part, setPart] = useState<Stretch | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // When printing, use the drawing: it fits the page.
  const isPrinting = useMedia("print");
  // Data of an earlier choice are not shown.
  const shown = live !== null && live.of === spec && part !== null && !isPrinting ? { ...live, part } : null;

  const zoomBy = async (tool: ZoomTool): Promise<void> => {
    const ready = live?.of === spec ? live : await load(spec, box.current);
    setLive(ready);
    setPart((before) => moveTo(tool, live === ready ? before : null, ready.whole));
  };
  const press = (tool: ZoomTool): void => {
    setHasFailed(false);
    zoomBy(tool).catch(() => setHasFailed(true));
  };
  const height = shown === null ? 0 : Math.round(shown.drawn * enlargement);
  const title = typeof spec === "function" ? undefined : charts.of(charts.enlarge, spec.title);
  return (
    <div className="chart" ref={box} style={shown === null ? {} : { paddingTop: height - shown.drawn }}>
      {children}
      {shown !== null && <shown.Chart spec={shown.spec} zoom={{ part: shown.part, enlarge: setPart, height }} />}
      <p className="zoom-tools js-only no-print" role="group" aria-label={title}>
        {(shown === null ? zoomTools.slice(0, 1) : zoomTools).map((tool) => (
          <button key={tool} type="button" className="linkish note" onClick={() => press(tool)}>
            {charts.tools[tool]}
          </button>
        ))}
        <span className="note" role="status">
          {shown === null ? "" : stretchText(shown.spec, shown.part)}
        </span>
        {hasFailed && (
          <span className="note" role="alert">
            {charts.failed}
          </span>
        )}
      </p>
    </div>
  );
}

async function load(given: Props["spec"], box: HTMLElement | null): Promise<Live> {
  const drawn = box?.querySelector(".plot")?.getBoundingClientRect().height ?? 0;
  const spec = typeof given === "function" ? given() : given;
  const [Chart, whole] = await Promise.all([loadChart(), readWhole(spec)]);
  const axis = wholeAxis(whole);
  if (axis === null) throw new TypeError(`${spec.title} cannot be enlarged`);
  return { Chart, of: given, spec: whole, whole: axis, drawn };
}

async function readWhole(spec: ChartSpec): Promise<ChartSpec> {
  if (spec.src === undefined) return spec;
  const file = await fetchJson(spec.src, { signal: new AbortController().signal });
  if (!hasSeries(file)) throw new TypeError(`${spec.src} has no series`);
  return { ...spec, series: file.series };
}

/** A minimal check: the file is written from a validated contract, and schemas are not loaded in the browser. */
function hasSeries(file: unknown): file is Pick<ChartSpec, "series"> {
  return typeof file === "object" && file !== null && "series" in file && Array.isArray(file.series);
}
