/** An address or an id pasted where one searches: of this site, or one by which the chambers' sites call the thing. */

/** The first folders of this site's pages about something; `Votazioni` is looked for all the same. */
const folders =
  /^\/(?:persone|votazioni|attivita_legislativa|organi_parlamentari|governi|territori|v|p|ddl|dl|dlgs|da)\//i;

const isAddress = /^(?:https?:\/\/[^\s/]+|(?:[a-z0-9-]+\.)+[a-z]{2,})?(\/\S+)$/i;

/** What the chambers' own sites say in their addresses, each with how it is looked for here. */
const known: readonly (readonly [said: RegExp, toText: (...groups: string[]) => string])[] = [
  // documenti.camera.it: schedaVotazione.asp?…RifVotazione=324_28
  [/[?&]RifVotazione=(\d+)_(\d+)/i, (_, sitting = "", number = "") => `vs19_${sitting}_${number}`],
  // dati.camera.it: votazione.rdf/vs19_324_028, attocamera.rdf/ac19_1780
  [/\/(vs19_\d+_\d+)$/i, (_, id = "") => id],
  [/(?:^|\/)ac19_(\d+)$/i, (_, number = "") => `C. ${number}`],
  // dati.senato.it: votazione/19-402-7
  [/\/votazione\/(19-\d+-\d+)$/i, (_, id = "") => id],
  // www.camera.it: leg19/126?leg=19&idDocumento=1780
  [/[?&]idDocumento=(\d+)/i, (_, number = "") => `C. ${number}`],
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
 * What a path of this site says to whoever looks for it, also where there is no such page: "bellariva costanza", "dl
 * 138/2023", "vs19_324_28"; "" where it says nothing.
 */
export function wordsOfPath(path: string): string {
  const segments = decode(path)
    .replace(/\.[a-z]{3,5}$/i, "")
    .split("/")
    .filter((segment) => segment !== "");
  const [folder = "", last = ""] = segments.slice(-2).length === 2 ? segments.slice(-2) : ["", segments[0] ?? ""];
  const kind = decreeFolders[folder.toLowerCase()];
  const [, year = "", number = ""] = /^(\d{4})-(\d+)$/.exec(last) ?? [];
  if (kind !== undefined) return year === "" ? `${kind} ${last}` : `${kind} ${number}/${year}`;
  // Codes stay as they are.
  return /\d/.test(last) ? last : last.replaceAll(/[-_+\s]+/g, " ").trim();
}

/** The folder of an address and the code of a bill in it. */
const ofBill = /^(\/attivita_legislativa\/disegni_di_legge\/|\/ddl\/)([^/]+)$/i;

/**
 * The path that an address which is none was surely meant to be: with the capitals that addresses have, and without the
 * stops and brackets of the text around it. "/Votazioni" is "/votazioni", "/ddl/c_1742)." "/ddl/C_1742".
 */
export function meantPath(path: string): string {
  const bare = path
    // Two strokes at its beginning would make the address of another server.
    .replaceAll(/\/+/g, "/")
    .replace(/(?<=.)(?:%[\da-f]{2}|[^\p{L}\p{N}_])+$/iu, "");
  const [, folder, code = ""] = ofBill.exec(bare) ?? [];
  if (folder === undefined) return bare.toLowerCase();
  // One that begins with a capital is as it was copied: "S_926-quater" has small letters too.
  return `${folder.toLowerCase()}${/^[CS]_/.test(code) ? code : code.toUpperCase()}`;
}

/** The text, or what the address that it is names. An address that says nothing known stays a text like others. */
export function readPasted(text: string): string {
  const typed = text.trim();
  const [, path = typed] = isAddress.exec(typed) ?? [];
  const bare = path.replace(/[?#].*$/, "").replace(/\/$/, "");
  for (const [said, toText] of known) {
    const found = said.exec(path) ?? said.exec(bare);
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
