/**
 * Names the point under the pointer or the focus, with its three nearest; moves the focus with the arrow keys; marks a
 * member found by name. The names come from the drawing's own titles.
 */
import { addressWith } from "#src/components/search/address-with.ts";
import { normalize } from "#src/lib/text.ts";

const svg = "http://www.w3.org/2000/svg";
/** Query name of the marked member. */
const parameter = "segna";

interface Dot {
  readonly link: SVGAElement;
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

function toDot(link: SVGAElement): Dot {
  const use = link.querySelector("use");
  return {
    link,
    id: link.id.slice("m-".length),
    name: link.querySelector("title")?.textContent.trim() ?? "",
    x: Number(use?.getAttribute("x")),
    y: Number(use?.getAttribute("y")),
  };
}

/** The next point in a direction: near, and rather straight ahead than to the side. */
export function nextDot<D extends { readonly x: number; readonly y: number }>(
  dots: readonly D[],
  from: D,
  [dx, dy]: readonly [number, number],
): D | undefined {
  let best: D | undefined;
  let least = Infinity;
  for (const dot of dots) {
    const ahead = (dot.x - from.x) * dx + (dot.y - from.y) * dy;
    const aside = Math.abs((dot.x - from.x) * dy) + Math.abs((dot.y - from.y) * dx);
    const cost = ahead + 2 * aside;
    if (dot === from || ahead <= 0 || cost >= least) continue;
    [best, least] = [dot, cost];
  }
  return best;
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Adds the rings around points.
 * @returns what puts a ring around a point, or hides it: 0 = the marked member, 1 = the named one, from 2 on its nearest
 */
function addRings(drawing: SVGSVGElement): (at: number, dot: Dot | null | undefined) => void {
  const rings = ["me", "", "", "", ""].map((kind) => {
    const ring = document.createElementNS(svg, "circle");
    ring.setAttribute("class", `vm-ring ${kind}`);
    ring.setAttribute("r", "0");
    drawing.append(ring);
    return ring;
  });
  return (at, dot) => {
    const ring = rings[at];
    ring?.setAttribute("r", dot ? (at < 2 ? "16" : "12") : "0");
    ring?.setAttribute("cx", String(dot?.x ?? 0));
    ring?.setAttribute("cy", String(dot?.y ?? 0));
  };
}

interface Reading {
  readonly show: (dot: Dot | null) => void;
  /** Makes a point the one stop of the keyboard. */
  readonly focusable: (dot: Dot) => void;
  readonly marked: () => Dot | null;
}

/** Follows the pointer, the focus and the arrow keys over the points. */
function followReader(drawing: SVGSVGElement, dots: readonly Dot[], { show, focusable, marked }: Reading): void {
  const dotOf = new Map<Element, Dot>(dots.map((dot) => [dot.link, dot]));
  const dotAt = (target: EventTarget | null): Dot | undefined =>
    target instanceof Element ? dotOf.get(target.closest("a") ?? target) : undefined;
  drawing.addEventListener("pointerover", ({ target }) => {
    const dot = dotAt(target);
    if (dot !== undefined) show(dot);
  });
  drawing.addEventListener("pointerleave", () => show(marked()));
  drawing.addEventListener("focusin", ({ target }) => {
    const dot = dotAt(target);
    if (dot === undefined) return;
    focusable(dot);
    show(dot);
  });
  drawing.addEventListener("keydown", (event) => {
    const direction = directions[event.key];
    const from = dotAt(event.target);
    if (direction === undefined || from === undefined) return;
    event.preventDefault();
    nextDot(dots, from, direction)?.link.focus();
  });
}

/** Members whose name has all the words. */
function findDots(dots: readonly Dot[], text: string): readonly Dot[] {
  const words = normalize(text).split(" ");
  return dots.filter(({ name }) => words.every((word) => normalize(name).includes(word)));
}

/** Fills the list of names when the field first has the focus. */
function offerNames(figure: HTMLElement, field: HTMLInputElement, dots: readonly Dot[]): void {
  field.addEventListener("focus", () => {
    const list = figure.querySelector("datalist");
    if (!list || list.childElementCount > 0) return;
    list.append(...dots.map(({ name }) => Object.assign(document.createElement("option"), { value: name })));
  });
}

/** "Ada Bruni. I tre più vicini: …; …; …." */
function nearText({ name }: Dot, near: readonly Dot[], label = ""): string {
  return `${name}. ${label}: ${near.map((one) => one.name).join("; ")}.`;
}

export function setUpMap(): void {
  const figure = document.querySelector<HTMLElement>("[data-vote-map]");
  const drawing = figure?.querySelector<SVGSVGElement>(".vm-all");
  const now = figure?.querySelector<HTMLElement>(".vm-now");
  const field = figure?.querySelector<HTMLInputElement>("input");
  if (!figure || !drawing || !now || !field) return;
  const dots = [...drawing.querySelectorAll<SVGAElement>("a[data-n]")].map(toDot);
  let marked: Dot | null = null;
  let current = dots[0];

  const placeRing = addRings(drawing);
  /** The same points in the second drawing, by the address of the person. */
  const twins = new Map(
    [...figure.querySelectorAll<SVGAElement>(".vm-near a")].map((link) => [link.getAttribute("href"), link]),
  );
  const dotOfTwin = new Map(dots.map((dot) => [twins.get(dot.link.getAttribute("href")), dot]));
  const twinOf = (dot: Dot | null): SVGAElement | undefined => twins.get(dot?.link.getAttribute("href") ?? null);
  const nearOf = (dot: Dot): readonly Dot[] =>
    (dot.link.dataset["n"] ?? "").split(" ").flatMap((place) => dots[Number(place)] ?? []);
  const show = (dot: Dot | null): void => {
    const near = dot === null ? [] : nearOf(dot);
    placeRing(0, marked);
    placeRing(1, dot === marked ? null : dot);
    for (const at of [0, 1, 2]) placeRing(at + 2, near[at]);
    now.textContent = dot === null ? (figure.dataset["hint"] ?? "") : nearText(dot, near, figure.dataset["near"]);
  };
  const mark = (dot: Dot | null): void => {
    twinOf(marked)?.classList.remove("on");
    twinOf(dot)?.classList.add("on");
    marked = dot;
    if (dot !== null) focusable(dot);
    show(dot);
    // The drawing may lie below the screen, and a phone's keyboard over it.
    dot?.link.scrollIntoView({ block: "center" });
    history.replaceState(history.state, "", addressWith(parameter, dot?.id ?? null));
  };
  const focusable = (dot: Dot): void => {
    current?.link.setAttribute("tabindex", "-1");
    dot.link.setAttribute("tabindex", "0");
    current = dot;
  };

  // Screen readers get the points, as one stop that the arrow keys move.
  drawing.removeAttribute("aria-hidden");
  drawing.setAttribute("role", "group");
  drawing.setAttribute("aria-label", figure.dataset["label"] ?? "");
  if (current !== undefined) focusable(current);
  followReader(drawing, dots, { show, focusable, marked: () => marked });
  offerNames(figure, field, dots);
  figure.querySelector(".vm-near")?.addEventListener("pointerover", ({ target }) => {
    const dot = target instanceof Element ? dotOfTwin.get(target.closest<SVGAElement>("a") ?? undefined) : undefined;
    if (dot !== undefined) show(dot);
  });

  const search = (isWhole: boolean): void => {
    const text = field.value.trim();
    if (text === "") {
      mark(null);
      return;
    }
    // While the reader types, a name is marked as soon as it is the only one.
    const found = findDots(dots, text);
    const [dot] = found;
    if (dot !== undefined && (isWhole || found.length === 1)) mark(dot);
    else if (isWhole) now.textContent = figure.dataset["notFound"] ?? "";
  };
  field.addEventListener("input", () => search(false));
  field.addEventListener("change", () => search(true));
  field.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    search(true);
  });

  const asked = new URLSearchParams(location.search).get(parameter) ?? location.hash.replace(/^#m-/, "");
  const dot = dots.find(({ id }) => id === asked);
  if (dot === undefined) return;
  field.value = dot.name;
  mark(dot);
}
