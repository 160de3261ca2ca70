import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ChartSpec } from "./chart-spec.ts";
import { charts } from "#src/i18n/charts.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import type { ApexChart } from "./apex-chart.tsx";
import { loadChart } from "./load-chart.ts";
import { useMedia } from "./use-media.ts";

interface Props {
  /**
   * Chart data and options. Inside an already hydrated island it may be a function, called at the first interaction:
   * for thousands of points, or for a file to fetch.
   */
  readonly spec: ChartSpec | (() => ChartSpec | Promise<ChartSpec>);
  /** True inside an already hydrated island: the chart library then loads only at an interaction with this chart. */
  readonly isLazy?: boolean;
  /** True when the surrounding island hydrates at an interaction, which may have been one with this chart. */
  readonly mayBeInUse?: boolean;
  /** The static chart rendered at build time. */
  readonly children?: ReactNode;
}

/**
 * Replaces a static chart by an interactive one.
 *
 * ## Why an island
 * Reading single values and zooming needs the chart library: 150 KB that most readers do not use. It loads at the first
 * interaction with the chart (`when="interaction"`). Until then, and when it fails to load, the static chart stays.
 */
export function InteractiveChart({ spec, isLazy = false, mayBeInUse = false, children }: Props) {
  const [isRequested, setIsRequested] = useState(!isLazy);
  const [Chart, setChart] = useState<typeof ApexChart | null>(null);
  const [whole, setWhole] = useState<ChartSpec | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const wasLive = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (mayBeInUse && box.current?.matches(":hover, :focus-within") === true) setIsRequested(true);
  }, [mayBeInUse]);

  useEffect(() => {
    if (!isRequested) return;
    const controller = new AbortController();
    void Promise.all([loadChart(), readWhole(spec, controller.signal)])
      .then(([LiveChart, loaded]) => {
        // Keep the static chart for readers who are inside it (on the way to the button, or in a scrolling table), who
        // have switched back to it, or who have moved on by keyboard: the taller chart would move the content below,
        // and the focus with it.
        if (!wasLive.current) setIsDrawn(!isAsked.current && isReading(box.current));
        wasLive.current = true;
        setHasFailed(false);
        setWhole(loaded);
        setChart(() => LiveChart);
      })
      .catch(() => {
        if (controller.signal.aborted) return;
        // The static chart stays; the next interaction tries again.
        setWhole(null);
        setIsRequested(false);
        setHasFailed(isAsked.current);
      });
    return () => {
      controller.abort();
    };
  }, [spec, isRequested]);

  // When printing, use the static chart: it fits the page, and interaction is impossible.
  const isPrinting = useMedia("print");
  const isLive = Chart !== null && whole !== null && !isDrawn && !isPrinting;
  const words = isLive ? charts.drawn : charts.explore;
  const request = (): void => {
    setIsRequested(true);
  };
  return (
    <div className="interactive-chart" ref={box} onPointerDown={request} onFocus={request} onClick={request}>
      {isLive ? <Chart spec={whole}>{children}</Chart> : children}
      <button
        className="linkish note js-only no-print"
        type="button"
        aria-label={typeof spec === "function" ? undefined : charts.of(words, spec.title)}
        onClick={() => {
          isAsked.current = true;
          setIsDrawn(Chart !== null && !isDrawn);
        }}
      >
        {words}
      </button>
      {hasFailed && (
        <span className="note no-print" role="alert">
          {" "}
          {charts.failed}
        </span>
      )}
    </div>
  );
}

/** Whether the focus is inside the box (a mouse press on the button excepted), or the reader navigates by keyboard. */
function isReading(box: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (at === null || at.matches("button:not(:focus-visible)")) return false;
  return at.matches(":focus-visible") || box?.contains(at) === true;
}

async function readWhole(given: Props["spec"], signal: AbortSignal): Promise<ChartSpec> {
  const spec = await (typeof given === "function" ? given() : given);
  if (spec.src === undefined) return spec;
  const file = await fetchJson(spec.src, { signal });
  if (!hasSeries(file)) throw new TypeError(`${spec.src} has no series`);
  return { ...spec, series: file.series };
}

/** A minimal check: the file is written from a validated contract, and schemas are not loaded in the browser. */
function hasSeries(file: unknown): file is Pick<ChartSpec, "series"> {
  return typeof file === "object" && file !== null && "series" in file && Array.isArray(file.series);
}
