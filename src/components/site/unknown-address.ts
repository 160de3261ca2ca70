/**
 * On the page for unknown URLs: links to a search for the words in the URL ("/deputati/rossi"), and to the corrected
 * URL when it exists ("/Votazioni").
 */
import { meantPath, readPasted, wordsOfPath } from "#src/lib/pasted-address.ts";

const line = document.getElementById("cerca-indirizzo");
const link = line?.querySelector("a");
const { pathname, search } = location;
// The path and query may be the end of a chamber's URL: "/votazioni/schedaVotazione.asp?RifVotazione=324_28".
const whole = pathname + search;
const pasted = readPasted(whole);
const words = (pasted === whole ? wordsOfPath(pathname) : pasted).slice(0, 100);
if (line && link && words !== "" && pathname !== "/404") {
  link.textContent = line.dataset["label"]?.replace("…", () => words) ?? words;
  link.search = `?q=${encodeURIComponent(words)}`;
  line.hidden = false;
}

const meant = meantPath(pathname);
const right = document.getElementById("indirizzo-giusto");
const way = right?.querySelector("a");
if (right && way && meant !== pathname) {
  way.textContent = location.host + meant;
  way.href = meant + search + location.hash;
  fetch(meant, { method: "HEAD" })
    .then(({ ok }) => (right.hidden = !ok))
    // Offline it is unknown whether the page exists: show no link.
    .catch(() => undefined);
}

/** On the page for unknown URLs: follows a short URL ("/v/vs19_641_041") on hosts without a redirect rule. */
const folders: unknown = JSON.parse(line?.dataset["folders"] ?? "[]");
const end = pathname.indexOf("/", 1);
const folder = new Map(Array.isArray(folders) ? folders : []).get(pathname.slice(0, end));
if (typeof folder === "string") location.replace(folder + pathname.slice(end) + location.hash);
