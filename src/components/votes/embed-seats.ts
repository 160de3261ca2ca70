/**
 * The script of the embeds of votes, published as `/embed.js`: adds the seat chart of the vote's page, with the names of
 * the members. A frame that is too low for it (codes copied from earlier editions) or without scripts stays as it is.
 */
import { load } from "#src/islands/load.ts";
import type * as tips from "#src/components/charts/tips.ts";
import tipsUrl from "#src/components/charts/tips.ts?chunk";
import { routes } from "#src/lib/routes.ts";

/** Height in px of a frame with room for the chart. */
const leastHeight = 440;

// In a document of several votes the fragment names one.
const fragment = location.hash.slice(1);
const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
const path = fragment === "" ? new URL(canonical).pathname : routes.vote(fragment);
const part = fragment === "" ? document.querySelector("main") : document.getElementById(fragment);
const source = part?.querySelector(".source");

if (source && innerHeight >= leastHeight)
  fetchPage(path, (page) => {
    const chart = page.querySelector(".hemi");
    if (chart === null) return;
    for (const link of chart.querySelectorAll("a")) link.setAttribute("href", path + (link.getAttribute("href") ?? ""));
    source.before(document.importNode(chart, true));
  });

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
  if (event.target instanceof SVGElement) void load<typeof tips>(tipsUrl).then(({ wireTips }) => wireTips(event));
}

/** Loads a page as a document, whose scripts do not run. When it fails, nothing happens. */
function fetchPage(address: string, use: (page: Document) => void): void {
  const request = new XMLHttpRequest();
  request.open("GET", address);
  request.responseType = "document";
  request.onload = () => {
    if (request.responseXML !== null) use(request.responseXML);
  };
  request.send();
}
