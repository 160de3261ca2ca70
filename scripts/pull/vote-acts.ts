/** The acts that a vote is about. The sources link about half of them; the others are named in the published texts. */
import type { Branch } from "#src/domain/codes.ts";
import type { ActRef, Bill, Vote } from "#src/domain/records.ts";

export type VoteActs = Pick<Vote, "acts" | "actsFrom">;

/** Finds bills by the identifier of a reading ("C.2822-B"). */
export interface BillNames {
  readonly byIdentifier: (identifier: string) => string | undefined;
}

export function billNames(bills: readonly Bill[]): BillNames {
  const identifiers = new Map(
    bills.flatMap(({ id, readings }) => readings.map(({ identifier }) => [identifier.toUpperCase(), id] as const)),
  );
  return { byIdentifier: (identifier) => identifiers.get(identifier.toUpperCase()) };
}

const number = String.raw`(\d+(?:-\d+)*(?:-[A-Z]+)?)`;
const cameraPatterns = [
  new RegExp(String.raw`\b(?:DDL|PDLC?|A\.?C\.?|TESTO UNIFICATO)[ .]*(?:N\.)?\s*${number}`, "g"),
  new RegExp(String.raw`\b9/${number}(?=/| E ABB)`, "g"),
];
const senatePattern = new RegExp(String.raw`\b(?:S\.|DDL|D\.D\.L\.|A\.S\.)\s*(?:N\.)?\s*${number}`, "g");

/** Bills named in the texts of a vote, with those joined to them ("Testo unificato 1091-1240"). */
export function billsInText(branch: Branch, text: string, bills: BillNames): string[] {
  const upper = text.toUpperCase();
  const patterns = branch === "C" ? cameraPatterns : [senatePattern];
  const named = patterns.flatMap((pattern) => [...upper.matchAll(pattern)].map(([, found]) => found ?? ""));
  return [...new Set(named.flatMap((one) => billsOf(`${branch}.`, one, bills)))];
}

/** "-A" marks the text of a committee, "-B" the next reading, and "1091-1240" two bills, if it is not one of its own. */
function billsOf(chamber: string, named: string, { byIdentifier }: BillNames): string[] {
  const bare = named.replace(/-A(R)?$/, "");
  const own = byIdentifier(chamber + named) ?? byIdentifier(chamber + bare);
  if (own !== undefined) return [own];
  return bare.split("-").flatMap((part) => (/^\d+$/.test(part) ? (byIdentifier(chamber + part) ?? []) : []));
}

export interface VoteInSitting {
  readonly id: string;
  readonly sitting: string;
  /** Ids of the bills that the source links. */
  readonly links: readonly string[];
  readonly text: string;
  /** Amendments and articles always belong to an act: the only one of their sitting is it. */
  readonly needsAct: boolean;
}

/** Acts of all votes of whole sittings: linked, else named, else the only act of the sitting. */
export function findVoteActs(
  branch: Branch,
  votes: readonly VoteInSitting[],
  bills: BillNames,
): ReadonlyMap<string, VoteActs> {
  const found = new Map<string, VoteActs>();
  const ofSitting = new Map<string, Set<string>>();
  for (const vote of votes) {
    const hasLinks = vote.links.length > 0;
    const ids = hasLinks ? vote.links : billsInText(branch, vote.text, bills);
    const seen = ofSitting.get(vote.sitting) ?? new Set();
    ofSitting.set(vote.sitting, seen);
    for (const id of ids) seen.add(id);
    if (ids.length > 0) found.set(vote.id, { acts: toRefs(ids), actsFrom: hasLinks ? "link" : "text" });
  }
  for (const { id, sitting, needsAct } of votes) {
    const only = ofSitting.get(sitting) ?? new Set();
    if (needsAct && !found.has(id) && only.size === 1) found.set(id, { acts: toRefs([...only]), actsFrom: "sitting" });
  }
  return found;
}

function toRefs(ids: readonly string[]): ActRef[] {
  return [...new Set(ids)].toSorted().map((id) => ({ kind: "bill", id }));
}
