/**
 * Tooltips of static drawings, loaded when the reader first points at one. A mark shows its `<title>`, or else its
 * accessible name; in a plot with `data-tips` every position shows a row of the chart's table: "months" = points from
 * edge to edge, the newest row first in the table, "slots" = equal parts of the width, in the order of the table. A
 * tooltip can be pointed at, and Escape closes it (WCAG 1.4.13). Arrow keys move between the links of a drawing, of which
 * one is in the tab order.
 */
import { watchSeats } from "./watch-seats.ts";

interface Mark {
  /** Identity of the mark. */
  readonly key: Element;
  readonly text: string;
  readonly box: Pick<DOMRect, "left" | "width" | "top" | "bottom">;
  /** Position in a plot, from 0 to 1. */
  readonly at?: number;
}

/** Delay in ms in which the pointer may travel from a mark to its tooltip. */
const graceMs = 200;

const look =
  "position:absolute;z-index:9;max-width:min(20rem,90vw);padding:.35rem .55rem;border:1px solid var(--edge);border-radius:var(--radius);background:var(--paper);color:var(--ink);font:var(--t-note)/1.4 var(--sans);white-space:pre-line";

let isWired = false;

/** Texts taken from the titles of marks. */
const titles = new WeakMap<Element, string>();

/** Shows tooltips from now on, and that of what `first` points at. Later calls do nothing. */
export function wireTips(first: Event): void {
  if (isWired) return;
  isWired = true;
  watchSeats(first);
  const tip = document.createElement("div");
  tip.className = "no-print";
  tip.style.cssText = look;
  // It repeats the name of the mark.
  tip.ariaHidden = "true";
  const guide = document.createElementNS("http://www.w3.org/2000/svg", "line");
  guide.setAttribute("class", "base");
  guide.setAttribute("pointer-events", "none");
  let shown: Element | null = null;
  let dismissed: Element | null = null;
  let timer = 0;
  /** The pointer is a finger, and the mark under it had no tooltip before. */
  let isFirstTap = false;

  const hide = (): void => {
    tip.remove();
    guide.remove();
    shown = null;
  };
  const show = ({ key, text, box }: Mark): void => {
    clearTimeout(timer);
    if (key === shown || key === dismissed) return;
    hide();
    shown = key;
    dismissed = null;
    tip.textContent = text;
    document.body.append(tip);
    const { offsetWidth: width, offsetHeight: height } = tip;
    const { clientWidth, clientHeight } = document.documentElement;
    const left = Math.min(Math.max(box.left + box.width / 2 - width / 2, 4), clientWidth - width - 4);
    const above = box.top - height - 3;
    const top = above < 0 ? Math.min(box.bottom + 3, clientHeight - height - 4) : above;
    tip.style.left = `${left + scrollX}px`;
    tip.style.top = `${top + scrollY}px`;
  };
  const point = ({ target, type, clientX, pointerType }: PointerEvent): void => {
    if (!(target instanceof Element) || tip.contains(target)) {
      clearTimeout(timer);
      return;
    }
    const mark = markAt(target, clientX);
    if (type === "pointerover") isFirstTap = pointerType === "touch" && mark?.key !== shown;
    if (mark !== null) {
      show(mark);
      if (mark.at !== undefined && shown === mark.key) drawGuide(guide, target, mark.at);
      return;
    }
    dismissed = null;
    clearTimeout(timer);
    if (shown !== null) timer = window.setTimeout(hide, graceMs);
  };
  const focus = ({ target }: Event): void => {
    const mark = target instanceof SVGElement ? markAt(target) : null;
    if (mark === null) hide();
    else show(mark);
  };

  addEventListener("pointerover", point);
  addEventListener("pointermove", point);
  addEventListener("focusin", focus);
  // At its place in a wide window it could make a narrow page scroll sideways.
  addEventListener("resize", hide);
  addEventListener("click", (event) => {
    // The first tap shows, the second follows the link.
    if (isFirstTap && event.target instanceof SVGElement && markAt(event.target) !== null) event.preventDefault();
    isFirstTap = false;
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown !== null) {
      dismissed = shown;
      hide();
    } else moveFocus(event);
  });
  if (first instanceof PointerEvent) point(first);
  else focus(first);
}

/** What the target shows; `x`: the pointer's. null = nothing. */
function markAt(target: Element, x?: number): Mark | null {
  const plot = target.closest<SVGElement>("[data-tips]");
  if (plot !== null) return x === undefined ? null : rowAt(plot, x);
  for (let key: Element | null = target; key instanceof SVGElement && key.ownerSVGElement; key = key.parentElement) {
    const title = key.querySelector(":scope > title");
    if (title?.textContent) {
      // Emptied, because the browser would show a tooltip, too. Only a link needs the text as its name.
      titles.set(key, title.textContent);
      if (key.localName === "a") key.ariaLabel = title.textContent;
      title.textContent = "";
    }
    const text = titles.get(key) ?? key.ariaLabel;
    if (text) return { key, text, box: key.getBoundingClientRect() };
  }
  return null;
}

/** The row of a chart's table at a position in the plot, one cell a line: "marzo 2024", "Camera: 80,1%". */
function rowAt(plot: SVGElement, x: number): Mark | null {
  const table = plot.closest("figure")?.querySelector("table");
  const rows = table?.tBodies[0]?.rows ?? [];
  const { left, width, top, bottom } = plot.getBoundingClientRect();
  const share = Math.min(Math.max((x - left) / width, 0), 0.9999);
  const isSlots = plot.dataset["tips"] === "slots";
  const last = rows.length - 1;
  const index = isSlots ? Math.floor(share * rows.length) : Math.round(share * last);
  const row = rows[isSlots ? index : last - index];
  if (row === undefined) return null;
  const at = isSlots ? (index + 0.5) / rows.length : last === 0 ? 0.5 : index / last;
  const text = [...row.cells]
    .map(({ textContent }, cell) => (cell === 0 ? textContent : `${heads(table)[cell] ?? ""}: ${textContent}`))
    .join("\n");
  return { key: row, text, at, box: { left: left + at * width, width: 0, top, bottom } };
}

function heads(table: HTMLTableElement | null | undefined): readonly string[] {
  return [...(table?.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);
}

/** Height in px of the axis labels below the plots. */
const axisHeight = 26;

function drawGuide(guide: SVGLineElement, target: Element, at: number): void {
  const plot = target.closest<SVGElement>("[data-tips]");
  if (plot === null) return;
  for (const name of ["x1", "x2"]) guide.setAttribute(name, `${at * 100}%`);
  guide.setAttribute("y2", String(plot.getBoundingClientRect().height - axisHeight));
  plot.append(guide);
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus to the next or the previous link of the drawing; Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent): void {
  // Some drawings have keys of their own.
  if (event.defaultPrevented) return;
  const link = event.target instanceof SVGAElement ? event.target : null;
  const links = [...(link?.ownerSVGElement?.querySelectorAll<SVGAElement>("a[tabindex]") ?? [])];
  const step = steps[event.key];
  const next =
    event.key === "Home"
      ? links[0]
      : event.key === "End"
        ? links.at(-1)
        : step !== undefined && link !== null
          ? links[links.indexOf(link) + step]
          : undefined;
  if (link === null || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  link.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}
