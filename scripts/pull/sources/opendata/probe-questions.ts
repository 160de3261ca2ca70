/** The questions of a probe, and what a good answer looks like. */
import { countCodes } from "#src/domain/code-counts.ts";
import { legislature } from "#src/domain/legislature.ts";
import { isPresidentRole } from "#src/domain/assembly-president.ts";
import type { Vote } from "#src/domain/records.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { memberQueries, neededQueries } from "./answers.ts";
import { billLaws, cameraBillQueries, lawAddress } from "./camera-bills.ts";
import { cameraPresidents, presidentList } from "./camera-presidents.ts";
import { c1, c4, c5, c9 } from "./camera-queries.ts";
import { governmentMembers, rankOf } from "./government.ts";
import { governmentList } from "./governments.ts";
import { isYoung, untilEnd } from "./legislature-days.ts";
import { cameraPositions, senatePositions, UnknownWord } from "./positions.ts";
import type { Judge, Judgement, Questions } from "./probe.ts";
import { billCounts, billShares, denominations, nicknames, voteCount } from "./probe-queries.ts";
import { isOfLegislature } from "./roles.ts";
import { s1, s6, s7b } from "./senate-queries.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanText, toDay } from "./text.ts";
import { toDrafts, type VoteDraft } from "./vote-drafts.ts";
import { linkRows, linksOf, type VoteLinks } from "./vote-links.ts";
import { largestLists } from "./votes.ts";
import { monthsTo, senateParts, sittingsTogether } from "./vote-parts.ts";
import {
  cameraBallots,
  cameraVoteActs,
  cameraVoteAddressActs,
  cameraVoteChairs,
  cameraVoteDebates,
  cameraVotePages,
  cameraVotes,
  cameraVoteStamps,
  senateBallots,
  senateLastSitting,
  senateVotes,
} from "./vote-queries.ts";

/** Requests of a first night by chamber. */
export interface FillSize {
  readonly camera: number;
  readonly senato: number;
}

type Verdict = Judgement["verdict"];

/** Months before this one that are tried for votes: there are none in August. */
const monthsBack = 3;
/** The Camera's bills, of which states and texts are too many for one answer. */
const billRequests = cameraBillQueries.length + 2 * 9;

const { number, seats } = legislature;
/** Votes of the Camera and sittings of the Senate with votes that there must be, where somebody has counted them. */
const counted: Readonly<Record<number, { readonly votes: number; readonly sittings: number }>> = {
  19: { votes: 19_000, sittings: 450 },
};
const { votes: leastVotes, sittings: leastSittings } = counted[number] ?? { votes: 0, sittings: 0 };
/** The members elected, and those who came in place of others: up to a fifth at the Camera; with those for life, three tenths. */
const deputies = [Math.floor(seats.C * 0.9875), Math.floor(seats.C * 1.2)] as const;
const senators = [seats.S, Math.floor(seats.S * 1.3)] as const;
const listOf = ([least, most]: readonly [number, number]): string => `${least} to ${most}, with days`;

type Asking = Pick<Questions, "ask">;

/** Questions in the first months of a legislature, when all but its members may be to come. */
const patient = (questions: Asking): Asking => ({
  ask: async (query, expected, judge, need) =>
    await questions.ask(
      query,
      expected,
      (rows) =>
        !memberQueries.has(query.name) && rows.every((row) => Object.values(row).every((value) => value === "0"))
          ? { found: "none yet", verdict: "less" }
          : judge(rows),
      need,
    ),
});

/** Asks everything, about the votes of the last month that has some. */
export async function probeChambers(all: Asking, today: string): Promise<FillSize> {
  const questions = isYoung(today) ? patient(all) : all;
  const months = monthsTo(untilEnd(today));
  await probeCameraRegister(questions);
  const camera = await probeCameraVotes(questions, months.slice(-monthsBack).toReversed());
  await probeCameraBills(questions);
  const senate = await probeSenate(questions);
  await probeLinks(questions, camera);
  const own = (chamber: string): number => neededQueries.filter((query) => query.chamber === chamber).length;
  return {
    camera: own("camera") + billRequests + months.length * 7 + Math.ceil(camera.total / largestLists.C),
    senato: own("senato") + senate.parts * 2 + Math.ceil(senate.votes / largestLists.S),
  };
}

/** The number of different values of a variable is between two bounds. */
const between =
  (variable: string, least: number, most: number): Judge =>
  (rows) => {
    const count = new Set(rows.map((row) => find(row, variable))).size;
    return { found: String(count), verdict: count >= least && count <= most ? "ok" : "stop" };
  };

/** The share of the things (`key`) that have a value. Below `least` percent the pull goes its other way. */
const share =
  (key: string, value: string, least: number): Judge =>
  (rows) => {
    const all = new Set(rows.map((row) => get(row, key)));
    const having = new Set(rows.filter((row) => find(row, value) !== null).map((row) => get(row, key)));
    return shareOf(having.size, all.size, least);
  };

function shareOf(part: number, whole: number, least: number): Judgement {
  const percent = whole === 0 ? 0 : Math.floor((part / whole) * 100);
  return { found: `${part} of ${whole} (${percent}%)`, verdict: percent >= least ? "ok" : "less" };
}

/** Days that cannot be read. */
const unreadableDays = (rows: readonly Row[], variable: string): string[] =>
  rows.flatMap((row) => {
    const value = find(row, variable);
    return value !== null && toDay(value) === null ? [`day "${value}" cannot be read`] : [];
  });

const withDays =
  (judge: Judge, ...variables: readonly string[]): Judge =>
  (rows) => {
    const remarks = [...new Set(variables.flatMap((variable) => unreadableDays(rows, variable)))];
    const judged = judge(rows);
    const verdict: Verdict = remarks.length > 0 ? "stop" : judged.verdict;
    return { ...judged, verdict, remarks };
  };

async function probeCameraRegister(questions: Asking): Promise<void> {
  await questions.ask(c1, listOf(deputies), withDays(between("d", ...deputies), "inizio", "fine"));
  await questions.ask(nicknames, "nearly all", share("d", "k", 90));
  await questions.ask(c4, "8 to 20, with days", withDays(between("g", 8, 20), "inizio"));
  await questions.ask(denominations, "some", (rows) => {
    const next = new Set(rows.flatMap((row) => (find(row, "h") === null ? [] : [get(row, "g")]))).size;
    return { ...share("g", "k", 1)(rows), remarks: next === 0 ? [] : [`${next} became another group`] };
  });
  await questions.ask(c5, "all with a first day", withDays(share("a", "inizio", 99), "inizio", "fine"));
  await questions.ask(c9, "a President among them", (rows) => {
    const count = rows.filter((row) => isPresidentRole(cleanText(find(row, "carica") ?? ""))).length;
    return { found: `${rows.length}, ${count} of a President`, verdict: count > 0 ? "ok" : "stop" };
  });
  await questions.ask(presidentList, "1 to 5, with days", (rows) => {
    const read = cameraPresidents(rows, { deputy: (uri) => uri }).length;
    const remarks = [...new Set(rows.map((row) => `day "${get(row, "d")}"`))];
    return { found: `${rows.length}, ${read} read`, verdict: read > 0 ? "ok" : "less", remarks };
  });
  await questions.ask(governmentList, "1 to 5, with days", withDays(between("g", 1, 5), "i", "f"));
  await questions.ask(governmentMembers, "40 to 400, with known offices", (rows) => {
    const unknown = new Set(rows.map((row) => cleanText(get(row, "r"))).filter((role) => rankOf(role) === "other"));
    const judged = withDays(between("m", 40, 400), "i", "f")(rows);
    const remarks = [...(judged.remarks ?? []), ...[...unknown].map((role) => `office "${role}" is not known`)];
    return { ...judged, remarks };
  });
}

/** What the pull has from the Senate's repertory when it is missing here. */
async function probeCameraBills(questions: Asking): Promise<void> {
  await questions.ask(billCounts, "states and texts of nearly all, rapporteurs of a third", (rows) => {
    const counts = new Map(rows.map((row) => [localName(get(row, "k")), Number(get(row, "n"))]));
    const all = counts.get("22-rdf-syntax-ns#type") ?? 0;
    const judged = Object.entries(billShares).map(([name, least]) => shareOf(counts.get(name) ?? 0, all, least));
    const [, states, rapporteurs, texts] = judged.map(({ found }) => found);
    const verdict: Verdict = all > 0 && judged.every((one) => one.verdict === "ok") ? "ok" : "less";
    return { found: [states, rapporteurs, texts].join(", "), verdict };
  });
  await questions.ask(billLaws, "hundreds, each with its bill and address", (rows) => {
    const whole = new Set(rows.map((row) => get(row, "l")));
    const read = new Set(rows.flatMap((row) => (lawAddress(row) === null ? [] : [get(row, "l")])));
    return shareOf(read.size, whole.size, 90);
  });
}

const nothingKnown = {
  bills: { byUri: () => undefined, byIdentifier: () => undefined },
  index: { deputy: (uri: string) => uri, senator: (uri: string) => uri, name: () => undefined },
  days: { C: "", S: "" },
  governments: { on: () => null },
};

/** Votes of a chamber from the rows of a part. */
function readVotes(branch: "C" | "S", votes: readonly Row[]): { drafts: VoteDraft[]; judgement: Judgement } {
  const notes = new Notes();
  const drafts = toDrafts(
    branch,
    { votes, acts: [], addressActs: [], chairs: [], stamps: [], links: [] },
    { ...nothingKnown, notes },
  );
  const count = new Set(votes.map((row) => get(row, "v"))).size;
  const verdict: Verdict = count === 0 || drafts.length < count ? "stop" : notes.lines.length > 0 ? "less" : "ok";
  return { drafts, judgement: { found: `${count}, ${drafts.length} read`, verdict, remarks: notes.lines } };
}

/** The positions of a vote equal its totals, and every word has a meaning. */
function addUp({ vote }: VoteDraft, read: (notes: Notes) => ReturnType<typeof cameraPositions>): Judgement {
  const notes = new Notes();
  try {
    const { ballots, contradictory } = read(notes);
    const counts = countCodes(ballots.map(([, code]) => code));
    const found = `${counts.AYE}-${counts.NO}-${counts.ABST} of ${ballots.length}`;
    const isEqual = vote.ayes === counts.AYE && vote.noes === counts.NO && vote.abstained === counts.ABST;
    const isGood = isEqual && contradictory.size === 0;
    return { found, verdict: isGood ? "ok" : "stop", remarks: notes.lines };
  } catch (error) {
    if (!(error instanceof UnknownWord)) throw error;
    return { found: "not read", verdict: "stop", remarks: [error.message] };
  }
}

/** A vote with choices to compare: open, and with totals. */
const comparable = (drafts: readonly VoteDraft[]): VoteDraft | undefined =>
  drafts.find(({ vote }) => vote.isSecret !== true && vote.isQuorumCheck !== true && (vote.ayes ?? 0) > 0);

const totalsOf = ({ ayes, noes, abstained }: Vote): string => `${ayes ?? "?"}-${noes ?? "?"}-${abstained ?? "?"}`;

interface CameraVotesFound {
  /** Votes of the legislature. */
  readonly total: number;
  /** Month whose votes were asked for, and their number. */
  readonly month: string;
  readonly inMonth: number;
}

async function probeCameraVotes(questions: Asking, months: readonly string[]): Promise<CameraVotesFound> {
  const counts = await questions.ask(voteCount, `above ${leastVotes.toLocaleString("en-GB")}`, (rows) => {
    const count = Number(rows[0]?.["n"] ?? 0);
    return { found: String(count), verdict: count > leastVotes ? "ok" : "stop" };
  });
  let drafts: readonly VoteDraft[] = [];
  let [month = ""] = months;
  for (const one of months) {
    const isLast = one === months.at(-1);
    const rows = await questions.ask(cameraVotes(one), "some, all read", (found) =>
      found.length === 0 && !isLast ? { found: "0", verdict: "less" } : readVotes("C", found).judgement,
    );
    drafts = readVotes("C", rows ?? []).drafts;
    month = one;
    if (drafts.length > 0 || rows === null) break;
  }
  const total = Number(counts?.[0]?.["n"] ?? 0);
  const all = drafts.length;
  const found = { total, month, inMonth: all };
  if (all === 0) return found;
  const shareOfVotes =
    (least: number): Judge =>
    (rows) =>
      shareOf(new Set(rows.map((row) => get(row, "v"))).size, all, least);
  await questions.ask(cameraVoteChairs(month), "all votes", shareOfVotes(99));
  await questions.ask(cameraVoteActs(month), "half or more", shareOfVotes(50));
  await questions.ask(cameraVoteAddressActs(month), "some, with title", share("x", "ti", 90));
  await questions.ask(cameraVoteStamps(month), "all votes", shareOfVotes(99));
  const sample = comparable(drafts);
  if (sample !== undefined)
    await questions.ask(cameraBallots([sample.vote.id]), `${totalsOf(sample.vote)} of about ${seats.C}`, (rows) => {
      const judged = addUp(sample, (notes) => cameraPositions(rows, { ...nothingKnown, mixed: "mixed", notes }));
      const grouped = rows.filter((row) => find(row, "g") !== null || find(row, "k") !== null).length;
      return { ...judged, found: `${judged.found}, ${grouped} of ${rows.length} with group or component` };
    });
  const list = drafts.slice(0, largestLists.C).map(({ vote }) => vote.id);
  await questions.ask(cameraBallots(list), "an answer below the limit of rows", answered(list));
  return found;
}

/** Links to the Camera's site, asked last: a pull does without them. */
async function probeLinks(questions: Asking, { month, inMonth }: CameraVotesFound): Promise<void> {
  if (inMonth === 0) return;
  const linked =
    (name: keyof VoteLinks, least: number): Judge =>
    (rows) => {
      const notes = new Notes();
      const links = [...linkRows(rows).values()].map((own) => linksOf(own, {}, notes));
      const count = links.filter((link) => link[name] !== undefined).length;
      return { ...shareOf(count, inMonth, least), remarks: notes.lines };
    };
  await questions.ask(cameraVotePages(month), "one page of all votes", linked("page", 99), "optional");
  await questions.ask(cameraVoteDebates(month), "one of some, weeks late", linked("debate", 1), "optional");
}

/** Every vote of a list has positions. */
const answered =
  (list: readonly string[]): Judge =>
  (rows) => {
    const found = new Set(rows.map((row) => localName(get(row, "v")))).size;
    return { found: `${rows.length} rows of ${found} of ${list.length} votes`, verdict: found > 0 ? "ok" : "stop" };
  };

async function probeSenate(questions: Asking): Promise<{ readonly parts: number; readonly votes: number }> {
  await questions.ask(s1, listOf(senators), withDays(between("s", ...senators), "nato"));
  const groups = withDays(between("g", 7, 20), "inizio", "fine");
  await questions.ask(s6, "7 to 20, with days", (rows) => groups(rows.filter(isOfLegislature)));
  await questions.ask(s7b, "all with a first day", withDays(share("s", "inizio", 99), "inizio", "fine"));
  const last = await questions.ask(senateLastSitting, `above ${leastSittings}`, (rows) => {
    const count = Number(rows[0]?.["hi"] ?? 0);
    return { found: String(count), verdict: count > leastSittings ? "ok" : "stop" };
  });
  const parts = senateParts(Number(last?.[0]?.["hi"] ?? 0));
  const low = parts.at(-1) ?? 1;
  const votes = await questions.ask(
    senateVotes(low, low + sittingsTogether),
    "some, all read",
    (rows) => readVotes("S", rows).judgement,
  );
  const { drafts } = readVotes("S", votes ?? []);
  const sample = comparable(drafts);
  if (sample !== undefined)
    await questions.ask(
      senateBallots([sample.vote.id], false),
      `${totalsOf(sample.vote)} of ${Math.floor(seats.S * 0.6)} to ${seats.S + 5}`,
      (rows) =>
        addUp(sample, (notes) =>
          senatePositions(rows, { isSecret: false, isQuorumCheck: false }, nothingKnown.index, notes),
        ),
    );
  const list = drafts.slice(0, largestLists.S).map(({ vote }) => vote.id);
  if (list.length > 0)
    await questions.ask(senateBallots(list, false), "an answer below the limit of bytes", answered(list));
  return { parts: parts.length, votes: drafts.length * parts.length };
}
