/**
 * An amendment of the Senate as Akoma Ntoso XML. Elements that are not known keep their text; markup within a text stays
 * text. Prefixes of names differ from file to file and are ignored.
 */
import { Parser } from "htmlparser2";
import { legislature } from "#src/domain/legislature.ts";
import type { ProposalPlace } from "#src/domain/records/amendments.ts";
import { cleanText } from "#scripts/pull/clean-text.ts";

/** What a document says. */
export interface AmendmentDocument {
  /** Identifier of the reading: "S.615". */
  readonly reading: string;
  readonly place: ProposalPlace;
  readonly number: string;
  /** "Emendamento". */
  readonly kind: string;
  /** Day of presentation; null = none. */
  readonly date: string | null;
  /** Paragraphs, one a line; null = the document has none. */
  readonly text: string | null;
  readonly proposers: readonly {
    /** Number of the person at the Senate; null = a body, or nobody with a number. */
    readonly senator: string | null;
    readonly name: string;
  }[];
}

/** Thrown with the reason when a document cannot be read. */
export class UnreadableDocument extends Error {
  override readonly name = "UnreadableDocument";
}

/** `http://dati.senato.it/19/Emend/S/615/A/1.206`: bill, assembly or committee, number. */
const address = new RegExp(
  `^https?://dati\\.senato\\.it/(?:ldp/)?${legislature.number}/\\w+/S/([^/]+)/([AC])/(.+)$`,
  "i",
);
/** `http://dati.senato.it/22918`, `http://dati.senato.it/osr/Persona/22918`. */
const personAddress = /^https?:\/\/dati\.senato\.it\/(?:osr\/persona\/)?(\d+)$/i;

/** Elements that are no paragraph: their text goes on in the line. */
const inline = new Set(["i", "b", "u", "a", "span", "sup", "sub", "ref", "mref", "rref", "ins", "del", "em", "strong"]);
const contentNames = ["amendmentContent", "amendmentBody"] as const;

interface Collected {
  readonly values: Map<string, string>;
  readonly persons: Map<string, { readonly href: string; readonly name: string }>;
  readonly proposers: { readonly refersTo: string; text: string }[];
  /** Raw text of each content element, with line ends between paragraphs. */
  readonly contents: Map<string, string>;
  isWhole: boolean;
}

/**
 * Reads a document.
 * @throws UnreadableDocument when it is cut off, is no amendment of this legislature, or has no number
 */
export function readAmendmentDocument(xml: string): AmendmentDocument {
  const { values, persons, proposers, contents, isWhole } = collect(xml);
  if (!isWhole) throw new UnreadableDocument("the document is not whole");
  const uri = values.get("FRBRuri") ?? "";
  const [, bill, place, inAddress = ""] = address.exec(uri) ?? [];
  if (bill === undefined || place === undefined)
    throw new UnreadableDocument(`no address of an amendment of this legislature: "${uri}"`);
  const number = cleanText(values.get("FRBRnumber") ?? decoded(inAddress));
  if (number === "") throw new UnreadableDocument("no number");
  const named = proposers.length > 0 ? proposers : [...persons.keys()].map((id) => ({ refersTo: `#${id}`, text: "" }));
  return {
    reading: `S.${bill}`,
    place: place.toUpperCase() === "A" ? "assembly" : "committee",
    number,
    kind: cleanText(values.get("FRBRname") ?? "") || "Emendamento",
    date: /^\d{4}-\d{2}-\d{2}/.exec(values.get("presented") ?? values.get("FRBRdate") ?? "")?.[0] ?? null,
    text: toText(contentNames.map((name) => contents.get(name) ?? "").find((text) => text.trim() !== "")),
    proposers: named.flatMap(({ refersTo, text }) => {
      const person = persons.get(refersTo.replace(/^#/, ""));
      const name = cleanText(text) || cleanText(person?.name ?? "");
      return name === "" ? [] : [{ senator: personAddress.exec(person?.href ?? "")?.[1] ?? null, name }];
    }),
  };
}

function collect(xml: string): Collected {
  const found: Collected = {
    ...{ values: new Map(), persons: new Map(), proposers: [], contents: new Map(), isWhole: false },
  };
  const open: string[] = [];
  let proposer: { readonly refersTo: string; text: string } | null = null;
  const add = (text: string): void => {
    if (proposer !== null) proposer.text += text;
    for (const name of contentNames)
      if (open.includes(name)) found.contents.set(name, `${found.contents.get(name) ?? ""}${text}`);
  };
  const parser = new Parser(
    {
      onopentag: (prefixed, attributes) => {
        const name = local(prefixed);
        open.push(name);
        if (!inline.has(name)) add("\n");
        readMetadata(found, name, attributes);
        if (name === "docProponent")
          found.proposers.push((proposer = { refersTo: attributes["refersTo"] ?? "", text: "" }));
      },
      // Line ends of the file are spaces; only elements begin a paragraph.
      ontext: (text) => {
        add(text.replaceAll(/\s+/g, " "));
      },
      onclosetag: (prefixed, isImplied) => {
        const name = local(prefixed);
        if (name === "docProponent") proposer = null;
        if (!inline.has(name)) add("\n");
        open.pop();
        if (open.length === 0 && !isImplied) found.isWhole = true;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}

/** The first value of each kind is that of the work; those of its expressions and files follow. */
function readMetadata(
  { values, persons }: Collected,
  name: string,
  attributes: Readonly<Record<string, string>>,
): void {
  const { value, date, id, eId, href = "", showAs = "" } = attributes;
  const what = name === "FRBRdate" && attributes["name"] === "presentazione" ? "presented" : name;
  const given = name === "FRBRdate" ? date : value;
  if (given !== undefined && !values.has(what)) values.set(what, given);
  const key = eId ?? id;
  if (name === "TLCPerson" && key !== undefined) persons.set(key, { href, name: showAs });
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function toText(raw: string | undefined): string | null {
  const lines = (raw ?? "").split("\n").map(cleanText);
  const text = lines.filter((line) => line !== "").join("\n");
  return text === "" ? null : text;
}
