/** Recognizes a URL or an id pasted into a search: a URL of this site, or a URL or id of the chambers' sites. */

import { legislature } from "#src/domain/legislature.ts";

/** First folders of this site's record pages. Case-insensitive: `Votazioni` is accepted. */
const folders =
  /^\/(?:persone|votazioni|attivita_legislativa|organi_parlamentari|governi|territori|v|p|ddl|dl|dlgs|da)\//i;

const isAddress = /^(?:https?:\/\/[^\s/]+|(?:[a-z0-9-]+\.)+[a-z]{2,})?(\/\S+)$/i;

/**
 * URL and id patterns of the chambers' sites, each with its search text here. Numbers begin anew with each legislature, so
 * an address that does not name this one is not read.
 */
const known: readonly (readonly [said: string, toText: (...groups: string[]) => string])[] = [
  // documenti.camera.it: schedaVotazione.asp?Legislatura=XIX&RifVotazione=324_28
  [
    `legislatura=${legislature.roman}\\b.*RifVotazione=(\\d+)_(\\d+)`,
    (_, sitting = "", number = "") => `vs${legislature.number}_${sitting}_${number}`,
  ],
  // dati.camera.it: votazione.rdf/vs19_324_028, attocamera.rdf/ac19_1780
  [`/(vs${legislature.number}_\\d+_\\d+)$`, (_, id = "") => id],
  [`(?:^|/)ac${legislature.number}_(\\d+)$`, (_, number = "") => `C. ${number}`],
  // dati.senato.it: votazione/19-402-7
  [`/votazione/(${legislature.number}-\\d+-\\d+)$`, (_, id = "") => id],
  // www.camera.it: leg19/126?leg=19&idDocumento=1780
  [`leg=?${legislature.number}\\b.*idDocumento=(\\d+)`, (_, number = "") => `C. ${number}`],
];

const decreeFolders: Readonly<Record<string, string>> = {
  decreti_legge: "dl",
  decreti_legislativi: "dlgs",
  dl: "dl",
  dlgs: "dlgs",
  decreti_attuativi: "decreto attuativo",
  da: "decreto attuativo",
};

/**
 * Search text for a path of this site, also for a page that does not exist: "bellariva costanza", "dl 138/2023",
 * "vs19_324_28"; "" when the path contains none.
 */
export function wordsOfPath(path: string): string {
  const segments = decode(path)
    .replace(/\.[a-z]{3,5}$/i, "")
    .split("/")
    .filter((segment) => segment !== "");
  const [last = "", folder = ""] = segments.toReversed();
  const kind = decreeFolders[folder.toLowerCase()];
  const [, year = "", number = ""] = /^(\d{4})-(\d+)$/.exec(last) ?? [];
  if (kind !== undefined) return year === "" ? `${kind} ${last}` : `${kind} ${number}/${year}`;
  // Codes stay unchanged.
  return /\d/.test(last) ? last : last.replaceAll(/[-_+\s]+/g, " ").trim();
}

/** Folder of a bill's URL, and the code of the bill. */
const ofBill = /^(\/attivita_legislativa\/disegni_di_legge\/|\/ddl\/)([^/]+)$/i;

/**
 * Corrects a mistyped path: canonical upper and lower case, without surrounding punctuation. "/Votazioni" gives
 * "/votazioni", "/ddl/c_1742)." gives "/ddl/C_1742".
 */
export function meantPath(path: string): string {
  const bare = path
    // A leading double slash would make a URL of another server.
    .replaceAll(/\/+/g, "/")
    .replace(/(.)(?:%[\da-f]{2}|[^\p{L}\p{N}_])+$/iu, "$1");
  const [, folder, code = ""] = ofBill.exec(bare) ?? [];
  if (folder === undefined) return bare.toLowerCase();
  // A code that begins with a capital was copied unchanged: "S_926-quater" contains lower-case letters.
  return `${folder.toLowerCase()}${/^[CS]_/.test(code) ? code : code.toUpperCase()}`;
}

/** The search text for a pasted URL. Other text, also URLs that are unknown or of another legislature, is unchanged. */
export function readPasted(text: string): string {
  const typed = text.trim();
  const [, path = typed] = isAddress.exec(typed) ?? [];
  const bare = path.replace(/[?#].*$/, "").replace(/\/$/, "");
  for (const [said, toText] of known) {
    const pattern = new RegExp(said, "i");
    const found = pattern.exec(path) ?? pattern.exec(bare);
    if (found !== null) return toText(...found);
  }
  return folders.test(bare) ? wordsOfPath(bare) : text;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
