/**
 * The script of the embeds of votes, published as `/embed.js`: adds the seat chart of the vote's page, with the names of
 * the members. A frame that is too low for it (codes copied from earlier editions) or without scripts stays as it is.
 * It imports no module that pages use: a shared chunk would make their scripts larger.
 */
import type * as tips from "#src/components/charts/tips.ts";
import tipsUrl from "#src/components/charts/tips.ts?chunk";

/** Height in px of a frame with room for the chart. */
const leastHeight = 440;

// In a document of several votes the fragment names one.
const fragment = location.hash.slice(1);
const part = fragment === "" ? document.querySelector("main") : document.getElementById(fragment);
const source = part?.querySelector(".source");
const link = source?.querySelector("a");

if (source && link && innerHeight >= leastHeight) {
  const path = new URL(link.href).pathname;
  fetchPage(path, (page) => {
    const chart = page.querySelector<HTMLElement>(".hemi");
    if (chart === null) return;
    for (const label of chart.querySelectorAll("a"))
      label.setAttribute("href", path + (label.getAttribute("href") ?? ""));
    const hall = document.importNode(chart, true);
    source.before(hall);
    void document.fonts.ready.then(() => fit(hall));
  });
}

/** Makes the chart smaller where text above it is long, so that the document does not scroll in its frame. */
function fit(hall: HTMLElement): void {
  const excess = document.documentElement.scrollHeight - innerHeight;
  const { offsetWidth, offsetHeight } = hall;
  if (excess > 0) hall.style.maxWidth = `${Math.max(0, offsetWidth * (1 - excess / offsetHeight))}px`;
}

addEventListener("pointerover", start);
addEventListener("focusin", start);

/** Links of the chart, also those that its script adds, lead out of the frame. */
addEventListener(
  "click",
  ({ target }) => {
    if (target instanceof Element) target.closest("a")?.setAttribute("target", "_top");
  },
  true,
);

function start(event: Event): void {
  if (!(event.target instanceof SVGElement)) return;
  loadTips()
    .then(({ wireTips }) => wireTips(event))
    .catch(() => undefined);
}

function loadTips(): Promise<typeof tips> {
  const module: Promise<unknown> = import(/* @vite-ignore */ tipsUrl);
  // @ts-expect-error the module of the URL
  return module;
}

/** Loads a page as a document, whose scripts do not run. When it fails, nothing happens. */
function fetchPage(address: string, onPage: (page: Document) => void): void {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.responseType = "document";
  request.onload = () => {
    if (request.responseXML !== null) onPage(request.responseXML);
  };
  request.send();
}
