import { branches } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import { finding, names, type Finding, type GateFacts, type KindFacts } from "./finding.ts";
import { shrunk, unverified } from "./losses.ts";

/** Life senators in office at once: at most five named by a President of the Republic, and former Presidents; six so far. */
const lifeSenators = 6;
/** Maximum number of members. */
const seatLimits = { ...legislature.seats, S: legislature.seats.S + lifeSenators } as const;
/**
 * Limits as fractions: records of a kind that may disappear, members that may disappear, old votes that may change,
 * records that may be quarantined, growth of a kind, votes of a night that need not add up.
 */
const limits = { fewer: 0.02, seats: 0.05, history: 0.001, quarantine: 0.02, growth: 1, review: 0.02 } as const;
/** Number of records that may be quarantined regardless of their share. */
const tolerated = 3;
/** Number of votes that may be withdrawn at once. */
const withdrawnTolerated = 5;
/** Minimum number of new votes for a share of them to be meaningful. */
const nightOfVotes = 20;
/** Minimum number of records for a share to be meaningful. */
const few = 50;

type Gate = (facts: GateFacts) => readonly Finding[];

/** Published records that vanished. */
export const vanished: Gate = ({ kinds, isFirst }) =>
  (isFirst ? [] : kinds)
    .filter((one) => one.vanished.length > 0)
    .map(({ kind, vanished: lost }) =>
      finding("vanished", "stop", kind, `${lost.length} ${kind} records vanished: ${names(lost)}`, lost),
    );

const toCounts = ({ kind, before, after }: Pick<KindFacts, "kind" | "before" | "after">): string =>
  `${kind}: ${before} records before, ${after} now`;

/**
 * Votes that stay, marked, although their chamber no longer publishes them. It may withdraw a few; many mean that an answer
 * was cut.
 */
export const withdrawn: Gate = ({ withdrawn: votes }) => {
  const message = `${votes.length} votes are no longer published by their chamber: ${names(votes)}`;
  return votes.length <= withdrawnTolerated ? [] : [finding("vanished", "stop", "vote", message, votes)];
};

/**
 * More than 2 % fewer records of a kind. Mandates are counted separately, because a person may remain without theirs.
 */
export const fewer: Gate = ({ kinds, mandates, before: { mandates: former }, isFirst }) =>
  (isFirst ? [] : [...kinds, { kind: "mandate", before: former, after: mandates }])
    .filter(({ before, after }) => before >= few && after < before * (1 - limits.fewer))
    .map((one) => finding("fewer", "stop", one.kind, toCounts(one)));

/** More than twice as many records: not an error, but worth a look. */
export const more: Gate = ({ kinds, isFirst }) =>
  (isFirst ? [] : kinds)
    .filter(({ before, after }) => before >= few && after > before * (1 + limits.growth))
    .map((one) => finding("more", "warn", one.kind, toCounts(one)));

/**
 * Too many old votes changed at once: the source rewrote its history, or the import misread it. A single change is a
 * correction.
 */
export const history: Gate = ({ oldVotes, isFirst }) => {
  const { total, changed } = oldVotes;
  if (isFirst || changed.length <= Math.max(1, total * limits.history)) return [];
  const message = `${changed.length} of ${total} votes older than a month changed: ${names(changed)}`;
  return [finding("history", "stop", "vote", message, changed)];
};

/** More members than seats, or over 5 % fewer than before the pull. */
export const seats = (facts: Pick<GateFacts, "seats" | "before">): readonly Finding[] =>
  branches.flatMap((branch) => {
    const [now, before] = [facts.seats[branch], facts.before.seats[branch]];
    const isEmptied = before >= few && now < before * (1 - limits.seats);
    if (now <= seatLimits[branch] && !isEmptied) return [];
    const than = isEmptied ? `${before} before` : `${seatLimits[branch]} seats`;
    return [finding("seats", "stop", branch, `${now} members in office in ${branch}, ${than}`)];
  });

/**
 * Chambers whose President is unknown. The President counts in no group and is never absent, so that without one the
 * cohesion of a group and of a side would be wrong in every vote.
 */
export const president: Gate = ({ withoutPresident }) =>
  withoutPresident.map(({ branch, day }) =>
    finding(
      "president",
      "stop",
      branch,
      `nobody is known to preside over ${branch} on ${day}, the day of its last votes`,
    ),
  );

/**
 * Offices of government and outcomes of votes never seen before. They are published as worded; on a first fill they may be
 * the whole government, or all votes, under other words, so that somebody must look.
 */
export const unknown: Gate = ({ unknownOffices, unknownOutcomes, isFirst }) => {
  const found = [
    ["government", "offices of government", unknownOffices],
    ["vote", "outcomes of votes", unknownOutcomes],
  ] as const;
  return found.flatMap(([subject, what, words]) => {
    if (!isFirst || words.length === 0) return [];
    const message = `${words.length} ${what} were never seen before: ${names(words)}`;
    return [finding("unknown", "stop", subject, message, words)];
  });
};

const listed = (gate: "references", subject: string, what: string, keys: readonly string[]): readonly Finding[] =>
  keys.length === 0 ? [] : [finding(gate, "stop", subject, `${keys.length} ${what}: ${names(keys)}`, keys)];

/** Records that contradict others and stay: which of them is wrong cannot be known. */
export const contradiction: Gate = ({ contradictions }) =>
  [...Map.groupBy(contradictions, ({ kind }) => kind)].map(([kind, own]) => {
    const texts = own.map(({ key, reason }) => `${key} (${reason})`);
    const message = `${own.length} ${kind} records contradict others: ${names(texts)}`;
    return finding("contradiction", "warn", kind, message, [...new Set(own.map(({ key }) => key))]);
  });

const withoutReason = (key: string): string => key.replace(/ \(quarantined: .*/s, "");

/**
 * References to missing records: stops if the record is meaningless without them, else only warns. The quarantine reason
 * is not part of the key, because it may change from day to day.
 */
export const references: Gate = ({ dangling, loose }) => [
  ...listed("references", "vote", "references to nothing", dangling).map((finding) => ({
    ...finding,
    keys: finding.keys.map(withoutReason),
    subjects: finding.subjects.map(withoutReason),
  })),
  ...listed("references", "record", "references to records that are not there, shown as plain text", loose).map(
    (finding): Finding => ({ ...finding, severity: "warn" }),
  ),
];

/** Whether the number of quarantined records of a kind stops a pull. */
export function isTooManyQuarantined(quarantined: number, all: number): boolean {
  return quarantined > tolerated && quarantined > all * limits.quarantine;
}

/**
 * Quarantined records: a few are reported; many mean that the source has changed. The same holds if most of the new
 * votes are quarantined: measured against all votes, weeks of lost votes would stay below the limit.
 */
export const quarantine: Gate = ({ kinds, newVotes: { written, quarantined: lost } }) => {
  const isMany = (kind: string, count: number, all: number): boolean =>
    isTooManyQuarantined(count, all) || (kind === "vote" && lost > tolerated && lost > written);
  return kinds
    .filter(({ quarantined }) => quarantined > 0)
    .map(({ kind, after, quarantined, aside, example }) => {
      const severity = isMany(kind, quarantined, after + quarantined) ? "stop" : "warn";
      const such = example === null ? "" : `, such as ${example}`;
      const message = `${kind}: ${quarantined} records quarantined${such}`;
      return { ...finding("quarantine", severity, kind, message), subjects: aside };
    });
};

/**
 * Votes that do not add up are published as "in verifica" and excluded from the indices, so a few only warn. More than 2 %
 * of the votes of a night mean that they were misread. A first fill is not stopped: it brings the faults of years.
 */
export const totals: Gate = ({ inReview: votes, isFirst, recentVotes: { written, inReview: recent } }) => {
  const isMany = !isFirst && written >= nightOfVotes && recent > written * limits.review;
  const message = `${votes.length} votes do not add up: ${names(votes)}`;
  return votes.length === 0 ? [] : [finding("totals", isMany ? "stop" : "warn", "vote", message, votes)];
};

const gates: readonly Gate[] = [
  vanished,
  withdrawn,
  fewer,
  more,
  history,
  seats,
  president,
  unknown,
  contradiction,
  references,
  quarantine,
  totals,
  unverified,
  shrunk,
];

export function runGates(facts: GateFacts): Finding[] {
  return gates.flatMap((gate) => gate(facts));
}
