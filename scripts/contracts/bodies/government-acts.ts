import { toBillState } from "#src/domain/act-state.ts";
import type { ActKind } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { Bill, Vote } from "#src/domain/records.ts";
import { applyState } from "#src/lib/filters/apply.ts";
import { defaultState, withoutUnsupported } from "#src/lib/filters/definition.ts";
import {
  governmentBillList,
  heldVotes,
  type GovernmentBillRow,
  type HeldVote,
} from "#src/lib/lists/government-bills.ts";
import { compareText } from "#src/lib/format.ts";
import { files } from "#src/lib/routes.ts";
import type {
  ActRow,
  GovernmentActs,
  GovernmentPage,
  GovernmentRecord,
  GovernmentVotes,
} from "#src/contracts/government-pages.ts";
import { actTag, readAct } from "#scripts/contracts/acts/tags.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";
import { missingParts } from "#scripts/contracts/stats/coverage.ts";
import { readVoteRow, voteRows } from "#scripts/contracts/stats/vote-rows.ts";

/** Number of decrees of each kind, and of votes of each kind, on a government's page. */
const shownActs = 6;
const shownVotes = 12;

/** Acts of a kind adopted by a government, newest first; argument: "decree i-governo-uno". */
export const governmentActs = defineDerivation<readonly ActRow[]>("government-acts", (read, argument) => {
  const [kind = "", id = ""] = argument.split(" ");
  const keys = read.index("act.government", id).filter((key) => key.startsWith(`${kind}/`));
  return keys
    .flatMap((key) => toDatedRow(read, key) ?? [])
    .sort((a, b) => compareText(b.day ?? b.row.id, a.day ?? a.row.id) || compareText(b.row.id, a.row.id))
    .map(({ row }) => row);
});

/**
 * Row of an act, and the day to sort it by. A decree-law without a known day of publication is sorted by its own day.
 */
function toDatedRow(read: Reader, key: string): { row: ActRow; day: string | null } | null {
  const [tag, act] = [read.derived(actTag, key), read.record("act", key)];
  if (act === undefined || tag === null) return null;
  const date = act.kind === "bill" ? act.presented : act.kind === "datt" ? act.adoptionDate : act.published;
  const row = {
    kind: act.kind,
    id: act.id,
    label: tag.label,
    title: tag.title ?? act.title,
    date,
    state: tag.state ?? tag.stateText ?? null,
  };
  return { row, day: act.kind === "decree" ? (date ?? act.date) : date };
}

const isHeld: Readonly<Record<HeldVote, (vote: Vote) => boolean>> = {
  is_key_vote: ({ isKey }) => isKey === true,
  is_final: ({ isFinal }) => isFinal === true,
  is_confidence: ({ isConfidence }) => isConfidence === true,
};

/**
 * Kinds of notable votes held on an act. One derivation per act, so that new votes do not recompute a whole government.
 * Argument: "bill/C_1".
 */
const votesHeldOn = defineDerivation<readonly HeldVote[]>("votes-held-on", (read, act) => {
  const votes = read.index("vote.act", act).map((id) => read.require("vote", id));
  return heldVotes.filter((name) => votes.some(isHeld[name]));
});

/**
 * Bills presented by a government, sorted by day of publication of the law (else by its date), then by day of
 * presentation; argument: government id.
 */
export const governmentBills = defineDerivation<readonly GovernmentBillRow[]>("government-bills", (read, id) => {
  const bills = read
    .index("act.government", id)
    .flatMap((key) => (key.startsWith("bill/") ? (readAct(read, "bill", key.slice(5)) ?? []) : []));
  return bills
    .filter(({ initiative }) => initiative === "GOV")
    .toSorted(
      (a, b) =>
        compareCodes(lawDay(a), lawDay(b)) || compareCodes(a.presented, b.presented) || compareCodes(a.id, b.id),
    )
    .map((bill): GovernmentBillRow => ({
      id: bill.id,
      label: bill.readings[0]?.identifier ?? bill.id,
      title: bill.shortTitle ?? bill.title,
      state: toBillState(bill),
      ...(bill.phaseText === undefined ? {} : { stateText: bill.phaseText }),
      presented: bill.presented,
      published: bill.law?.published ?? null,
      votes: [...read.derived(votesHeldOn, `bill/${bill.id}`)],
    }));
});

function lawDay({ law }: Bill): string | null {
  return law?.published ?? law?.date ?? null;
}

function countStates(rows: readonly { readonly state: string | null }[]): GovernmentActs["states"] {
  const states = [...Map.groupBy(rows, ({ state }) => state)].map(([state, own]) => ({ state, count: own.length }));
  return states.sort((a, b) => b.count - a.count);
}

/** Acts of one kind of a government: total, latest acts, number in each state. */
export function toActList(read: Reader, kind: Exclude<ActKind, "bill">, id: string): GovernmentActs {
  const acts = read.derived(governmentActs, `${kind} ${id}`);
  // Implementing decrees without a date are not adopted yet: they have only a deadline.
  const dated = kind === "datt" ? acts.filter(({ date }) => date !== null) : acts;
  return { total: acts.length, latest: dated.slice(0, shownActs), states: countStates(acts) };
}

/** Bills of a government in the unfiltered view. The data file has the others. */
export function toBillList(read: Reader, id: string): GovernmentPage["bills"] {
  const rows = read.derived(governmentBills, id);
  const list = withoutUnsupported(governmentBillList(id), read.derived(missingParts, ""));
  return {
    total: rows.length,
    rows: [...applyState(list, defaultState(list), rows).results],
    states: countStates(rows),
  };
}

/** Confidence votes of a government, newest first; argument: government id. */
export const confidenceVotes = defineDerivation<GovernmentVotes>("government-confidence", (read, id) => {
  const votes = read.index("vote.kind", "confidence").filter((key) => read.require("vote", key).government === id);
  const newest = votes.toReversed().slice(0, shownVotes);
  return { total: votes.length, rows: newest.flatMap((key) => readVoteRow(read, key) ?? []) };
});

/**
 * Votes under each government in a month, by government id; argument: "C:2026-11". Verified votes that were not secret;
 * `beaten`: ids, oldest first.
 */
const monthRecord = defineDerivation<
  ReadonlyMap<string, { readonly votes: number; readonly beaten: readonly string[] }>
>("government-month-record", (read, argument) => {
  const rows = [...read.derived(voteRows, argument).values()].filter(
    ({ status, isSecret }) => status === "verified" && isSecret !== true,
  );
  return new Map(
    [...Map.groupBy(rows, ({ government }) => government ?? "")].map(([id, own]) => [
      id,
      {
        votes: own.length,
        beaten: own.flatMap((row) => (row.isGovernmentBeaten === true ? [row.id] : [])),
      },
    ]),
  );
});

/** Votes in which a government was beaten, newest first; argument: government id. */
export const beatenVotes = defineDerivation<GovernmentVotes>("government-beaten", (read, id) => {
  const ids = read.indexValues("vote.month").flatMap((month) => read.derived(monthRecord, month).get(id)?.beaten ?? []);
  const rows = ids.flatMap((key) => readVoteRow(read, key) ?? []);
  const newest = rows.toReversed().sort((a, b) => compareCodes(b.date, a.date));
  return { total: ids.length, rows: newest.slice(0, shownVotes) };
});

/** How a government fared in the votes: defeats, confidence votes asked and won; argument: government id. */
export const governmentRecord = defineDerivation<GovernmentRecord>("government-record", (read, id) => {
  const months = read.indexValues("vote.month").flatMap((month) => read.derived(monthRecord, month).get(id) ?? []);
  const confidence = read.index("vote.kind", "confidence").flatMap((key) => {
    const row = readVoteRow(read, key);
    return row?.government === id ? [row] : [];
  });
  return {
    votes: months.reduce((sum, { votes }) => sum + votes, 0),
    beaten: months.reduce((sum, { beaten }) => sum + beaten.length, 0),
    confidence: confidence.length,
    won: confidence.filter(({ outcome }) => outcome === "approved").length,
  };
});

/** Rows of each government's bills, for its filters. */
export const governmentBillFiles = defineFile<readonly GovernmentBillRow[]>({
  name: "data-government-bills",
  keys: (read) => read.keys("government"),
  path: (id) => files.governmentBills(id),
  build: (read, id) => read.derived(governmentBills, id),
  serialize: (rows) => JSON.stringify(rows),
});
