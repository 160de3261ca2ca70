/**
 * On the page for unknown addresses: leads to the search for what the address names ("/deputati/rossi"), and to the page
 * that it was meant to be, if there is one ("/Votazioni").
 */
import { meantPath, readPasted, wordsOfPath } from "#src/lib/pasted-address.ts";

const line = document.getElementById("cerca-indirizzo");
const link = line?.querySelector("a");
const { pathname, search } = location;
// Of a chamber's address it may have the end: "/votazioni/schedaVotazione.asp?RifVotazione=324_28".
const whole = pathname + search;
const pasted = readPasted(whole);
const words = (pasted === whole ? wordsOfPath(pathname) : pasted).slice(0, 100);
if (line && link && words !== "" && pathname !== "/404") {
  link.textContent = line.dataset["label"]?.replace("…", () => words) ?? words;
  link.href = `${link.pathname}?q=${encodeURIComponent(words)}`;
  line.hidden = false;
}

const meant = meantPath(pathname);
const right = document.getElementById("indirizzo-giusto");
const way = right?.querySelector("a");
if (right && way && meant !== pathname) {
  void fetch(meant, { method: "HEAD" })
    .then(({ ok }) => {
      way.textContent = location.host + meant;
      way.href = meant + search + location.hash;
      right.hidden = !ok;
    })
    // Without network nobody knows.
    .catch(() => undefined);
}
