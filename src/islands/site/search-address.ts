/** On the page for unknown addresses: leads to the search for what the address names ("/deputati/rossi"). */
import { readPasted, wordsOfPath } from "#src/lib/pasted-address.ts";

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
