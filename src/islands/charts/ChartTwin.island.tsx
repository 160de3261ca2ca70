import { useEffect, useRef, useState, type ReactNode } from "react";
import type { TwinSpec } from "#src/charts/twin-spec.ts";
import { charts } from "#src/i18n/charts.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import type { ApexChart } from "./apex-chart.tsx";
import { loadChart } from "./load-chart.ts";
import { useMedia } from "./use-media.ts";

interface Props {
  /** What is drawn; within an island that is awake already it may be made at the first touch, of thousands of points or of a file. */
  readonly spec: TwinSpec | (() => TwinSpec | Promise<TwinSpec>);
  /** Within an island that is awake already: the library waits for a touch here. */
  readonly waits?: boolean;
  /** That island wakes at a touch, which may have been one here. */
  readonly isWaking?: boolean;
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
export function ChartTwin({ spec, waits = false, isWaking = false, children }: Props) {
  const [isTouched, setIsTouched] = useState(!waits);
  const [Chart, setChart] = useState<typeof ApexChart | null>(null);
  const [whole, setWhole] = useState<TwinSpec | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const wasLive = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);

  useEffect(() => {
    if (isWaking && box.current?.matches(":hover, :focus-within") === true) setIsTouched(true);
  }, [isWaking]);

  useEffect(() => {
    if (!isTouched) return;
    const controller = new AbortController();
    void Promise.all([loadChart(), readWhole(spec, controller.signal)])
      .then(([LiveChart, loaded]) => {
        // Who is reading here, on the way to the button or in a table that scrolls, keeps the drawing; so does who has
        // gone back to it, or on with the keyboard: the taller chart would push away what lies below, with the focus.
        if (!wasLive.current) setIsDrawn(!isAsked.current && isReading(box.current));
        wasLive.current = true;
        setHasFailed(false);
        setWhole(loaded);
        setChart(() => LiveChart);
      })
      .catch(() => {
        if (controller.signal.aborted) return;
        // The drawn chart stays, and the next touch asks again.
        setWhole(null);
        setIsTouched(false);
        setHasFailed(isAsked.current);
      });
    return () => {
      controller.abort();
    };
  }, [spec, isTouched]);

  // On paper nothing can be pressed, and the drawing fits.
  const isPrinting = useMedia("print");
  const isLive = Chart !== null && whole !== null && !isDrawn && !isPrinting;
  const words = isLive ? charts.drawn : charts.explore;
  const touch = (): void => {
    setIsTouched(true);
  };
  return (
    <div className="twin" ref={box} onPointerDown={touch} onFocus={touch} onClick={touch}>
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

/** The reader is inside, not by a press on the button, or goes about with the keyboard. */
function isReading(box: HTMLElement | null): boolean {
  const at = document.activeElement;
  if (at === null || at.matches("button:not(:focus-visible)")) return false;
  return at.matches(":focus-visible") || box?.contains(at) === true;
}

async function readWhole(given: Props["spec"], signal: AbortSignal): Promise<TwinSpec> {
  const spec = await (typeof given === "function" ? given() : given);
  if (spec.src === undefined) return spec;
  const file = await fetchJson(spec.src, { signal });
  if (!hasSeries(file)) throw new TypeError(`${spec.src} has no series`);
  return { ...spec, series: file.series };
}

/** The file is written from a checked contract: its outline is enough here, where no schema may be loaded. */
function hasSeries(file: unknown): file is Pick<TwinSpec, "series"> {
  return typeof file === "object" && file !== null && "series" in file && Array.isArray(file.series);
}
