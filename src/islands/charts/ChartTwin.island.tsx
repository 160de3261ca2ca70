import { useEffect, useRef, useState, type ReactNode } from "react";
import type { TwinSpec } from "#src/charts/twin-spec.ts";
import { charts } from "#src/i18n/charts.ts";
import type { ApexChart as ApexChartType } from "./apex-chart.tsx";

interface Props {
  /** What is drawn; within an island that is awake already it may be made at the first touch, of thousands of points. */
  readonly spec: TwinSpec | (() => TwinSpec);
  /** Within an island that is awake already: the library waits for a touch here. */
  readonly waits?: boolean;
  /** The chart drawn at build time. */
  readonly children?: ReactNode;
}

/**
 * Puts an interactive chart in the place of the drawn one.
 *
 * ## Why an island
 * Reading single values and zooming needs the chart library, 150 KB that most readers never want: it comes when the reader
 * touches the chart (`client:touch`). Until then, and whenever it cannot be loaded, the drawn chart stays.
 */
export function ChartTwin({ spec, waits = false, children }: Props) {
  const [isTouched, setIsTouched] = useState(!waits);
  const [Chart, setChart] = useState<typeof ApexChartType | null>(null);
  const [whole, setWhole] = useState<TwinSpec | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (!isTouched) return;
    const controller = new AbortController();
    void Promise.all([
      import("./apex-chart.tsx"),
      readWhole(typeof spec === "function" ? spec() : spec, controller.signal),
    ])
      .then(([module, loaded]) => {
        // Who is reading here with the keyboard, on the way to the button or in a table that scrolls, keeps the drawing.
        setIsDrawn(!isAsked.current && isReading(box.current));
        setWhole(loaded);
        setChart(() => module.ApexChart);
      })
      .catch(() => undefined); // the drawn chart stays
    return () => {
      controller.abort();
    };
  }, [spec, isTouched]);

  const isLive = Chart !== null && whole !== null && !isDrawn;
  const touch = (): void => {
    setIsTouched(true);
  };
  return (
    <div className="twin" ref={box} onPointerDown={touch} onFocus={touch}>
      {isLive ? <Chart spec={whole} /> : children}
      <button
        className="linkish note js-only no-print"
        type="button"
        onClick={() => {
          isAsked.current = true;
          setIsDrawn(Chart !== null && !isDrawn);
        }}
      >
        {isLive ? charts.drawn : charts.explore}
      </button>
    </div>
  );
}

/** The reader is inside, not by a press on the button. */
function isReading(box: HTMLElement | null): boolean {
  const at = document.activeElement;
  return at !== null && !at.matches("button:not(:focus-visible)") && box?.contains(at) === true;
}

async function readWhole(spec: TwinSpec, signal: AbortSignal): Promise<TwinSpec> {
  if (spec.src === undefined) return spec;
  const response = await fetch(spec.src, { signal });
  if (!response.ok) throw new Error(`${spec.src}: ${String(response.status)}`);
  const file: unknown = await response.json();
  if (!hasSeries(file)) throw new TypeError(`${spec.src} has no series`);
  return { ...spec, series: file.series };
}

/** The file is written from a checked contract: its outline is enough here, where no schema may be loaded. */
function hasSeries(file: unknown): file is Pick<TwinSpec, "series"> {
  return typeof file === "object" && file !== null && "series" in file && Array.isArray(file.series);
}
