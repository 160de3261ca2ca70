/** Votes from the chambers' rows, still without positions. */
import type { Branch } from "#src/domain/codes.ts";
import { voteSchema, type Vote } from "#src/domain/records.ts";
import { canonicalJson, digestOf } from "#scripts/lib/canonical.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { PersonIndex } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import type { Governments } from "./governments.ts";
import { voteAddresses } from "./legislature-uris.ts";
import { valuesIn } from "./by-predicate.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanOptional, toCount, toDay } from "./text.ts";
import { linkRows, linksOf, type VoteLinks } from "./vote-links.ts";
import type { BillFinder } from "./bill-finder.ts";
import { findVoteActs, type VoteActs } from "#scripts/pull/vote-acts.ts";
import { cameraKind, isConfidenceIn, isQuorumCheckIn, senateKind, toOutcome } from "./vote-kinds.ts";

/** A vote without positions. */
export interface VoteDraft {
  readonly vote: Vote;
  /** Page of the sitting; absent = not known. */
  readonly sittingPage?: string | undefined;
  /** Changes when the vote, its acts or the source's mark of a change do: then its positions are asked again. */
  readonly signature: string;
}

export interface DraftRows {
  readonly votes: readonly Row[];
  readonly acts: readonly Row[];
  /** Motions, resolutions and agenda items; the Senate links none. */
  readonly addressActs: readonly Row[];
  /** Who presided; the Senate names them among the positions. */
  readonly chairs: readonly Row[];
  /** Day of the last change of each vote; the Senate has none. */
  readonly stamps: readonly Row[];
  /** Pages on the chamber's site; the Senate links none. */
  readonly links: readonly Row[];
}

export interface DraftContext {
  readonly bills: BillFinder;
  readonly index: Pick<PersonIndex, "deputy">;
  readonly days: ReadDays;
  readonly governments: Pick<Governments, "on">;
  readonly notes: Notes;
  /** Links of the last record of a vote, by its id and that of its sitting; absent = nothing is known. */
  readonly knownLinks?: (vote: string, sitting: string) => VoteLinks;
}

interface Facts {
  readonly vote: Omit<Vote, "acts" | "actsFrom" | "government">;
  /** Amendments and articles always belong to an act. */
  readonly isOfAct: boolean;
  /** Published texts that may name the act. */
  readonly words: string;
}

/** Votes of a chamber in one month or range of sittings, oldest first. Doubled rows count once. */
export function toDrafts(
  branch: Branch,
  rows: DraftRows,
  { bills, index, days, governments, notes, knownLinks }: DraftContext,
): VoteDraft[] {
  const links = Map.groupBy(rows.acts, (row) => get(row, "v"));
  const addressActs = Map.groupBy(rows.addressActs, (row) => get(row, "v"));
  const chairs = Map.groupBy(rows.chairs, (row) => get(row, "v"));
  const pages = linkRows(rows.links);
  const stamps = new Map(rows.stamps.map((row) => [get(row, "v"), get(row, "mod")]));
  const facts = [...Map.groupBy(rows.votes, (row) => get(row, "v"))].flatMap(([uri, own]) => {
    const distinct = new Map(own.map((each) => [canonicalJson(each), each]));
    const [[, row] = ["", {}]] = [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (distinct.size > 1) notes.add("votes published with two different records", localName(uri));
    const read =
      branch === "C" ? cameraFacts(uri, row, titlesOf(addressActs.get(uri)), days) : senateFacts(uri, row, days);
    if (read === null) notes.add("votes without a readable address or day", localName(uri));
    else if (read.vote.subType === null && read.vote.isQuorumCheck !== true)
      notes.warn(`votes of ${branch} of no known kind`);
    return read === null ? [] : [{ uri, ...read }];
  });
  const acts = findVoteActs(
    branch,
    facts.map(({ uri, vote: { id, sitting }, isOfAct, words }) => ({
      ...{ id, sitting, text: words, needsAct: isOfAct },
      links: [
        ...(links.get(uri) ?? []).map((row) => get(row, "x")),
        ...(addressActs.get(uri) ?? []).flatMap((row) => find(row, "y") ?? []),
      ].flatMap((act) => bills.byUri(act) ?? []),
    })),
    bills,
  );
  return facts
    .map(({ uri, vote }) =>
      toDraft(
        {
          ...vote,
          government: governments.on(vote.date),
          president: onlyOne((chairs.get(uri) ?? []).map((row) => index.deputy(get(row, "x")))),
        },
        acts.get(vote.id) ?? { acts: [] },
        stamps.get(uri) ?? null,
        linksOf(pages.get(uri) ?? [], knownLinks?.(vote.id, vote.sitting) ?? {}, notes),
      ),
    )
    .toSorted((a, b) => a.vote.date.localeCompare(b.vote.date) || a.vote.number - b.vote.number);
}

/** Titles of acts, each once. */
const titlesOf = (rows: readonly Row[] = []): string[] => [
  ...new Set(rows.flatMap((row) => cleanOptional(find(row, "ti")) ?? [])),
];

/** The value that all agree on; null = none, or several. */
function onlyOne<T>(values: readonly (T | undefined)[]): T | null {
  const [first, ...others] = new Set(values);
  return others.length > 0 ? null : (first ?? null);
}

/** Links say nothing of the positions, so they are no part of the signature. */
function toDraft(
  facts: Omit<Vote, "acts" | "actsFrom">,
  acts: VoteActs,
  stamp: string | null,
  { sitting, ...links }: VoteLinks,
): VoteDraft {
  const vote: Vote = { ...facts, ...acts };
  const signature = digestOf(canonicalJson({ ...vote, sources: [] }), stamp ?? "").slice(0, 24);
  return { vote: { ...vote, ...links }, signature, sittingPage: sitting };
}

const isSet = (text: string | null): boolean => text === "1" || text === "true";

/** Fields that neither chamber publishes, or that are the same for all. */
function commonFacts(branch: Branch, uri: string, days: ReadDays, sitting: number, number: number, date: string) {
  const name = branch === "C" ? "Camera dei deputati" : "Senato della Repubblica";
  return {
    id: localName(uri),
    branch,
    sitting: `${branch}-${sitting}`,
    number,
    date,
    time: null,
    publicTitle: null,
    isKey: null,
    absent: null,
    president: null,
    positionsPublished: false,
    sources: [{ name, url: uri, fetchedAt: days[branch] }],
  };
}

/** `titles`: of the motions or agenda items that the vote is about. A motion has no other name in the data. */
function cameraFacts(uri: string, row: Row, titles: readonly string[], days: ReadDays): Facts | null {
  const [, sitting, number] = voteAddresses.C.exec(uri) ?? [];
  const date = toDay(find(row, "d"));
  if (sitting === undefined || number === undefined || date === null) return null;
  const title = cleanOptional(find(row, "ti"));
  const description = cleanOptional(find(row, "de"));
  const type = cleanOptional(find(row, "t"));
  const described = [...new Set([description, ...titles])].filter((text) => text !== null && text !== title).join("; ");
  const words = [title, description, ...titles].filter((text) => text !== null).join(" ");
  const subType = cameraKind(type, words);
  const isFinal = isSet(find(row, "fi"));
  const vote = {
    ...commonFacts("C", uri, days, Number(sitting), Number(number), date),
    title: title ?? description ?? localName(uri),
    description: title === null || described === "" ? null : described,
    subType,
    ...(subType === null && type !== null && type !== "Altre" ? { subTypeText: type } : {}),
    isFinal,
    isConfidence: isSet(find(row, "fd")),
    isSecret: isSet(find(row, "sg")),
    ...toOutcome(find(row, "ap")),
    ayes: toCount(find(row, "f")),
    noes: toCount(find(row, "c")),
    abstained: toCount(find(row, "a")),
    onMission: null,
    ...valuesIn(voteSchema, "camera", row),
  };
  return { vote, isOfAct: subType === "AMEND" || subType === "ART", words };
}

function senateFacts(uri: string, row: Row, days: ReadDays): Facts | null {
  const [, sitting, number] = voteAddresses.S.exec(uri) ?? [];
  const date = toDay(find(row, "d"));
  if (sitting === undefined || number === undefined || date === null) return null;
  const label = cleanOptional(find(row, "l")) ?? localName(uri);
  const type = cleanOptional(find(row, "tv"));
  const isQuorumCheck = isQuorumCheckIn(label, type);
  const isConfidence = isConfidenceIn(label);
  const vote: Facts["vote"] = {
    ...commonFacts("S", uri, days, Number(sitting), Number(number), date),
    title: label,
    description: null,
    subType: isQuorumCheck ? null : senateKind(label),
    ...(isQuorumCheck ? { isQuorumCheck, subTypeText: "Verifica del numero legale" } : {}),
    isFinal: /votazione finale/i.test(label),
    isConfidence,
    isSecret: /segret/i.test(type ?? ""),
    ...(isQuorumCheck
      ? { outcome: "other", outcomeText: cleanOptional(find(row, "e")) }
      : toOutcome(cleanOptional(find(row, "e")))),
    ayes: isQuorumCheck ? null : toCount(find(row, "f")),
    noes: isQuorumCheck ? null : toCount(find(row, "c")),
    abstained: isQuorumCheck ? null : toCount(find(row, "a")),
    ...valuesIn(voteSchema, "senate", row),
  };
  return { vote, isOfAct: isConfidence, words: label };
}
