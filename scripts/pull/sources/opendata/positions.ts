/** Converts the positions that the chambers publish for a vote to ballots. */
import type { MemberVoteCode } from "#src/domain/codes.ts";
import type { Ballot } from "#src/domain/records.ts";
import { memoize } from "#src/lib/memoize.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { PersonIndex } from "./people.ts";
import { groupAddress } from "./reference.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanText, normalizeName } from "./text.ts";

/** A word of the source that has no code: the vote cannot be converted. */
export class UnknownWord extends Error {
  override readonly name = "UnknownWord";
}

export interface Positions {
  readonly ballots: readonly Ballot[];
  /** Members with two positions that contradict each other. They have no ballot, so the vote does not add up. */
  readonly contradictory: ReadonlySet<string>;
  /** Id of each member's group in this vote; the Senate's lists have none. */
  readonly groups: ReadonlyMap<string, string>;
}

const cameraChoices: Readonly<Record<string, MemberVoteCode>> = {
  favorevole: "AYE",
  contrario: "NO",
  astensione: "ABST",
  "ha votato": "SEC",
};

/** Why a member did not vote, in the description or at the end of the label. */
const cameraReasons: readonly (readonly [RegExp, MemberVoteCode])[] = [
  [/in missione$/, "MIS"],
  [/non ha partecipato$/, "ABSE"],
  [/(presidente di turno|ha presieduto)$/, "PRES"],
];

/** Positions of a Camera vote. `mixed`: id of the mixed group; its members have a component instead of a group. @throws UnknownWord */
export function cameraPositions(
  rows: readonly Row[],
  { index, mixed, notes }: { readonly index: PersonIndex; readonly mixed: string | null; readonly notes: Notes },
): Positions {
  const groups = new Map<string, string>();
  const found = rows.flatMap((row): Ballot[] => {
    const person = index.deputy(get(row, "x"));
    const code = cameraCode(row, notes);
    if (person === undefined) {
      notes.add(`positions of ${localName(get(row, "x"))}: no such deputy in the register`);
      return [];
    }
    const uri = find(row, "g");
    const group = uri !== null ? groupAddress(uri) : find(row, "k") === null ? null : mixed;
    if (group === null) notes.add("positions without a group: the dated period of the member decides");
    else groups.set(person, group);
    return [[person, code]];
  });
  return { ...onePerMember(found, () => 0), groups };
}

function cameraCode(row: Row, notes: Notes): MemberVoteCode {
  const type = wordOf(get(row, "t"));
  const choice = cameraChoices[type];
  if (choice !== undefined) return choice;
  const description = wordOf(find(row, "de") ?? "");
  const label = (): string => normalizeName(find(row, "l") ?? "");
  const reason = reasonIn(description) ?? reasonIn(label());
  if (type === "non ha votato" && reason !== undefined) return reason;
  if (type !== "non ha votato" || [description, label()].some((text) => text !== "" && !text.endsWith(type)))
    throw new UnknownWord(`unknown position "${[get(row, "t"), find(row, "de") ?? find(row, "l")].join(", ")}"`);
  notes.add("absences without a published reason");
  return "ABSE";
}

/** Memoized: a first fill reads the same few words ten million times. */
const wordOf = memoize(normalizeName);

function reasonIn(text: string): MemberVoteCode | undefined {
  return cameraReasons.find(([pattern]) => pattern.test(text))?.[1];
}

/** Senate lists in order of precedence: a member on two of them holds the first. Choices come first. */
const senateLists: Readonly<Record<string, MemberVoteCode>> = {
  favorevole: "AYE",
  contrario: "NO",
  astenuto: "ABST",
  presidente: "PRES",
  richiedenteNonVotante: "RNV",
  votante: "SEC",
  presenteNonVotante: "PNV",
  inCongedoMissione: "MIS",
};
const precedence: readonly string[] = Object.values(senateLists);

/** Kind of a Senate vote: it decides what `osr:votante` means. */
export interface SenateKind {
  readonly isSecret: boolean;
  readonly isQuorumCheck: boolean;
}

/** Positions of a Senate vote as listed; absences are on no list (see {@link withAbsences}). @throws UnknownWord */
export function senatePositions(
  rows: readonly Row[],
  { isSecret, isQuorumCheck }: SenateKind,
  index: PersonIndex,
  notes: Notes,
): Positions {
  const found = rows.flatMap((row): Ballot[] => {
    const list = localName(get(row, "p"));
    const code = senateLists[list];
    if (code === undefined) throw new UnknownWord(`unknown list "${list}"`);
    // Everybody who voted: known already from the choices, except where there are none.
    if (list === "votante" && !isSecret && !isQuorumCheck) return [];
    const person = index.senator(get(row, "s"));
    if (person !== undefined) return [[person, list === "votante" && isQuorumCheck ? "PNV" : code]];
    notes.add(`positions of senator ${localName(get(row, "s"))}: not in the register`);
    return [];
  });
  const isChoice = (code: MemberVoteCode): boolean => precedence.indexOf(code) < 3;
  const rank = (code: MemberVoteCode): number => (isChoice(code) ? 0 : precedence.indexOf(code));
  return { ...onePerMember(found, rank), groups: new Map() };
}

/** One ballot per member: the one of the lowest rank. Two different ones of that rank contradict each other. */
function onePerMember(
  found: readonly Ballot[],
  rank: (code: MemberVoteCode) => number,
): Pick<Positions, "ballots" | "contradictory"> {
  const codes = new Map<string, Set<MemberVoteCode>>();
  for (const [person, code] of found) {
    const own = codes.get(person) ?? new Set();
    const [held] = own;
    if (held === undefined || rank(code) === rank(held)) own.add(code);
    else if (rank(code) < rank(held)) codes.set(person, new Set([code]));
    if (held === undefined) codes.set(person, own);
  }
  const contradictory = new Set([...codes].filter(([, own]) => own.size > 1).map(([person]) => person));
  const ballots = [...codes].flatMap(([person, own]): Ballot[] =>
    own.size === 1 ? [...own].map((code): Ballot => [person, code]) : [],
  );
  return { ballots, contradictory };
}

/**
 * Adds the absences of the Senate, which publishes none: a member in office on no list was absent. The President of the
 * Senate is not (decision 0022). A vote without any list stays without positions: its lists are not published yet.
 */
export function withAbsences(
  { ballots, contradictory }: Positions,
  inOffice: ReadonlySet<string>,
  president: string | null,
): readonly Ballot[] {
  if (ballots.length === 0) return [];
  const listed = new Set([...ballots.map(([person]) => person), ...contradictory]);
  const absent = [...inOffice].filter((person) => !listed.has(person) && person !== president);
  return [...ballots, ...absent.map((person): Ballot => [person, "ABSE"])];
}

/** Official words of a vote as one line; null = none. */
export function wordsOf(...texts: readonly (string | null)[]): string | null {
  const words = texts.map((text) => (text === null ? "" : cleanText(text))).filter((text) => text !== "");
  return words.length === 0 ? null : words.join(" ");
}
