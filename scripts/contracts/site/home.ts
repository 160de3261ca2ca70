import { branches, type Branch } from "#src/domain/codes.ts";
import { compareText } from "#src/lib/format.ts";
import { compareNewest } from "#src/lib/lists/votes.ts";
import { routes } from "#src/lib/routes.ts";
import type { HomePage, OpenDecree } from "#src/contracts/home-page.ts";
import { approvalDay } from "#src/domain/act-state.ts";
import { leadOf, type LeadReason } from "#src/domain/lead-vote.ts";
import { actRows } from "#scripts/contracts/acts/rows.ts";
import { countingDay, decreeState, readAct } from "#scripts/contracts/acts/tags.ts";
import { toGroupLink, seatsNow } from "#scripts/contracts/bodies/parts.ts";
import { strengthRows } from "#scripts/contracts/people/strength-index.ts";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { stateDay } from "#scripts/contracts/stats/act-days.ts";
import { readings } from "#scripts/contracts/stats/readings.ts";
import { attributions, billsBySource, editionDay, officeDay, hasBills } from "#scripts/contracts/stats/coverage.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { isHighlightedByRule, readVoteRow, voteRows, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { readKeyVotes } from "#scripts/contracts/votes/votes-list.ts";
import { dayChanges } from "./updates.ts";
import { eventRows } from "./events.ts";
import { lastSitting } from "./last-sitting.ts";
import { changeDays } from "./status.ts";

const shown = { keyVotes: 5, strength: 3, events: 6, laws: 5, corrections: 2, withdrawn: 1 };

/** Last final vote that approved or rejected something, is not secret, and has verified positions. */
const lastFinalVote = defineDerivation<string | null>("home-last-final", (read) => {
  for (const id of read.index("vote.kind", "final").toReversed()) {
    const row = readVoteRow(read, id);
    if (row?.status === "verified" && !row.isSecret && row.outcome !== "other") return id;
  }
  return null;
});

/** The vote that leads the home page, and why; null = no vote can. */
const lead = defineDerivation<{
  readonly id: string;
  readonly reason: LeadReason | null;
  readonly others: number;
} | null>("home-lead", (read) => {
  // The days that compete may begin in the month before the last.
  const months = branches.flatMap((branch) => voteMonths(read, branch).slice(-2));
  const rows = months.flatMap((month) => [...read.derived(voteRows, month).values()]).sort(compareNewest);
  const found = leadOf(rows);
  if (found !== null) return { id: found.vote.id, reason: found.reason, others: found.others };
  const id = read.derived(lastFinalVote, "");
  return id === null ? null : { id, reason: null, others: 0 };
});

const keyVotes = defineDerivation<HomePage["keyVotes"]>("home-key-votes", (read) => {
  const rows = readKeyVotes(read);
  return {
    isByRule: read.derived(isHighlightedByRule, ""),
    total: rows.length,
    rows: rows.slice(0, shown.keyVotes).map((row) => withHeading(read, row)),
  };
});

/** Day on which a bill was finally approved; argument: bill id. */
const approvedOn = defineDerivation<string | null>("home-approved-on", (read, id) => {
  const bill = readAct(read, "bill", id);
  return bill === undefined ? null : approvalDay(bill);
});

const laws = defineDerivation<Pick<HomePage, "laws" | "latestLaws">>("home-laws", (read) => {
  const rows = actRows.bill(read).filter(({ state }) => state === "is_law");
  const dated = rows
    .map(({ id, title, numbers }) => ({ id, title, number: numbers[0] ?? id, date: read.derived(approvedOn, id) }))
    .sort((a, b) => compareText(b.date ?? "", a.date ?? ""));
  const ofSource = read.derived(billsBySource, "")?.laws ?? null;
  return {
    laws: !read.derived(hasBills, "")
      ? ofSource && { ...ofSource, unknown: 0, isBySource: true }
      : {
          total: rows.length,
          government: rows.filter(({ initiative }) => initiative === "GOV").length,
          unknown: rows.filter(({ initiative, initiativeText }) => initiative === null && initiativeText === undefined)
            .length,
        },
    latestLaws: dated.slice(0, shown.laws),
  };
});

/** Decree-laws to be converted, most urgent first. */
export const openDecrees = defineDerivation<readonly OpenDecree[]>("home-decrees", (read) => {
  const open = actRows.decree(read).filter(({ state }) => state === "in_conversion");
  const rows = open.map(({ id, title, published, expires }): OpenDecree => {
    const bill = readAct(read, "decree", id)
      ?.conversionBills.flatMap((key) => readAct(read, "bill", key) ?? [])
      .at(-1);
    const reading = bill?.readings.toSorted((a, b) => a.order - b.order).at(-1);
    const where =
      reading === undefined ? null : { branch: reading.branch, status: reading.status ?? bill?.status ?? null };
    return { id, title, published, expires, daysLeft: read.derived(decreeState, id)?.daysLeft ?? null, where };
  });
  return rows.sort((a, b) => (a.daysLeft ?? 999) - (b.daysLeft ?? 999) || compareText(a.id, b.id));
});

/** Number of implementing decrees, and of those still missing; null = the source has none. */
export const implementing = defineDerivation<HomePage["implementing"]>("home-implementing", (read) => {
  const rows = actRows.datt(read);
  const overdue = rows.filter(({ state }) => state === "overdue").length;
  const missing = rows.filter(({ state }) => state === "not_adopted").length + overdue;
  return rows.length === 0 ? null : { total: rows.length, missing, overdue };
});

const topStrength = defineDerivation<HomePage["strength"]>("home-strength", (read) => {
  // The first of a few are not the first.
  const { isWhole, people } = read.derived(strength, "latest");
  const rows = isWhole && people.every(({ total }) => total !== null) ? read.derived(strengthRows, "") : [];
  return { total: rows.length, rows: rows.slice(0, shown.strength) };
});

/** The last events, without those of votes that the page names above them. */
const homeEvents = defineDerivation<HomePage["events"]>("home-events", (read) => {
  const rows = read.derived(eventRows, "");
  const named = branches.flatMap((branch) => read.derived(lastSitting, branch)?.rows ?? []);
  const above = new Set(
    [read.derived(lead, ""), ...named].map((vote) => (vote === null ? null : routes.vote(vote.id))),
  );
  const others = rows.filter(({ href }) => href === null || !above.has(href));
  const last = others[shown.events - 1]?.date ?? "";
  return {
    count: rows.length,
    rows: others.slice(0, shown.events),
    isReduced: rows.some(({ date, href }) => date >= last && href !== null && above.has(href)),
  };
});

/** Groups of a chamber by size; argument: "C" or "S". */
const hall = defineDerivation<HomePage["seats"][number]>("home-hall", (read, argument) => {
  const branch = toBranch(argument);
  const sizes = Map.groupBy(read.derived(seatsNow, branch), ({ group }) => group ?? "");
  const groups = [...sizes].flatMap(([id, seats]) => {
    const group = toGroupLink(read, id);
    return group === null ? [] : [{ group, size: seats.length }];
  });
  groups.sort((a, b) => b.size - a.size || compareText(a.group.acronym, b.group.acronym));
  return { branch, asOf: read.derived(officeDay, branch), groups };
});

function countVotes(read: Reader): HomePage["votes"] {
  const count = (branch: Branch) =>
    voteMonths(read, branch).reduce((total, month) => total + read.index("vote.month", month).length, 0);
  const votes = { C: count("C"), S: count("S") };
  return votes.C + votes.S === 0 ? null : votes;
}

function lastChanges(read: Reader): HomePage["lastChanges"] {
  const [last] = read.derived(changeDays, "");
  if (last === undefined) return null;
  const { news, corrections, withdrawn, more } = read.derived(dayChanges, last.day);
  const named = {
    corrections: corrections.slice(0, shown.corrections),
    withdrawn: withdrawn.slice(0, shown.withdrawn),
  };
  const left = corrections.length - named.corrections.length + withdrawn.length - named.withdrawn.length;
  return { ...last, news, ...named, more: more + left };
}

function buildHome(read: Reader): HomePage {
  const first = read.derived(lead, "");
  return {
    asOf: read.derived(countingDay, ""),
    lead: first === null ? null : { vote: votePages.build(read, first.id), reason: first.reason, others: first.others },
    seats: first === null ? branches.map((branch) => read.derived(hall, branch)) : [],
    sittings: branches.flatMap((branch) => read.derived(lastSitting, branch) ?? []),
    ...read.derived(laws, ""),
    hasDecrees: read.derived(openDecrees, "").length > 0 || read.derived(readings, "").decrees === "complete",
    implementing: read.derived(implementing, ""),
    votes: countVotes(read),
    decrees: [...read.derived(openDecrees, "")],
    decreesAsOf: stateDay(read),
    keyVotes: read.derived(keyVotes, ""),
    strength: read.derived(topStrength, ""),
    events: read.derived(homeEvents, ""),
    lastChanges: lastChanges(read),
    updated: read.derived(editionDay, ""),
    sources: [...read.derived(attributions, "")],
  };
}

export const homePages = definePage({
  name: "home",
  path: () => routes.home(),
  search: null,
  build: buildHome,
});
