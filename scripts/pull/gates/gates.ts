/** The gates: pure functions from facts to findings. What they let through may be published. */
import { branches } from "#src/domain/codes.ts";
import type { Finding, GateFacts } from "./finding.ts";

/** Seats of the chambers; the Senate's with life senators, of whom there have been at most six. */
const seatLimits = { C: 400, S: 206 } as const;
/** Share of a kind that may go missing without a word, of old votes that may change, of records that may be set aside. */
const limits = { fewer: 0.02, seats: 0.05, history: 0.001, quarantine: 0.02, growth: 1 } as const;
/** As many records may be set aside on any night. */
const tolerated = 3;
/** Below this many records a share says nothing. */
const few = 50;

type Gate = (facts: GateFacts) => readonly Finding[];

const names = (keys: readonly string[]): string =>
  keys.length > 5 ? `${keys.slice(0, 5).join(", ")} and ${keys.length - 5} more` : keys.join(", ");

/** As many records as a person would look at one by one. */
const named = 20;
const keysOf = (keys: readonly string[]): readonly string[] => (keys.length > named ? [] : keys);

/** Anything published that is gone. */
export const vanished: Gate = ({ kinds, isFirst }) =>
  isFirst
    ? []
    : kinds
        .filter((kind) => kind.vanished.length > 0)
        .map((kind) => ({
          gate: "vanished",
          severity: "stop",
          subject: kind.kind,
          message: `${kind.vanished.length} ${kind.kind} records vanished: ${names(kind.vanished)}`,
          keys: keysOf(kind.vanished),
        }));

/** More than 2 % fewer of a kind; mandates are parts of people, who may stay without them. */
export const fewer: Gate = ({ kinds, mandates, before: { mandates: former }, isFirst }) =>
  isFirst
    ? []
    : [...kinds, { kind: "mandate", before: former, after: mandates }]
        .filter(({ before, after }) => before >= few && after < before * (1 - limits.fewer))
        .map(({ kind, before, after }) => ({
          gate: "fewer",
          severity: "stop",
          subject: kind,
          message: `${kind}: ${before} records before, ${after} now`,
          keys: [],
        }));

/** More than twice as many: not wrong, but worth a look. */
export const more: Gate = ({ kinds, isFirst }) =>
  isFirst
    ? []
    : kinds
        .filter(({ before, after }) => before >= few && after > before * (1 + limits.growth))
        .map(({ kind, before, after }) => ({
          gate: "more",
          severity: "warn",
          subject: kind,
          message: `${kind}: ${before} records before, ${after} now`,
          keys: [],
        }));

/** Too many old votes changed at once: the source is rewriting history, or we misread it. One alone is a correction. */
export const history: Gate = ({ oldVotes, isFirst }) => {
  const { total, changed } = oldVotes;
  if (isFirst || changed.length <= Math.max(1, total * limits.history)) return [];
  return [
    {
      gate: "history",
      severity: "stop",
      subject: "vote",
      message: `${changed.length} of ${total} votes older than a month changed: ${names(changed)}`,
      keys: keysOf(changed),
    },
  ];
};

/** More members than seats, or a twentieth fewer than the night before. */
export const seats: Gate = (facts) =>
  branches.flatMap((branch) => {
    const [now, before] = [facts.seats[branch], facts.before.seats[branch]];
    const isEmptied = before >= few && now < before * (1 - limits.seats);
    if (now <= seatLimits[branch] && !isEmptied) return [];
    const than = isEmptied ? `${before} before` : `${seatLimits[branch]} seats`;
    const message = `${now} members in office in ${branch}, ${than}`;
    return [{ gate: "seats", severity: "stop", subject: branch, message, keys: [] }];
  });

const listed = (
  gate: "overlap" | "dates" | "references",
  subject: string,
  what: string,
  keys: readonly string[],
): readonly Finding[] =>
  keys.length === 0
    ? []
    : [{ gate, severity: "stop", subject, message: `${keys.length} ${what}: ${names(keys)}`, keys: keysOf(keys) }];

/** Two mandates or two groups at once. */
export const overlap: Gate = ({ overlaps }) =>
  listed("overlap", "person", "overlapping mandates or group spells", overlaps);

/** Dates outside the legislature or in the future. */
export const dates: Gate = ({ misdated }) =>
  listed("dates", "vote", "records dated outside the legislature or in the future", misdated);

/**
 * References to records that are not there: a stop where a record has no meaning without, else a remark. Why they are
 * not is no part of their name: it may be another tomorrow.
 */
export const references: Gate = ({ dangling, loose }) => [
  ...listed("references", "vote", "references to nothing", dangling).map((finding) => ({
    ...finding,
    keys: finding.keys.map((key) => key.replace(/ \(set aside: .*/s, "")),
  })),
  ...listed("references", "record", "references to records that are not there, shown as plain text", loose).map(
    (finding): Finding => ({ ...finding, severity: "warn" }),
  ),
];

/**
 * Records set aside: a few are reported, many mean that the source has changed. So do most of the new votes: of all votes they are so
 * few that weeks would go by without one before anybody heard of it.
 */
export const quarantine: Gate = ({ kinds, newVotes: { taken, aside: lost } }) => {
  const isMany = (kind: string, aside: number, all: number): boolean =>
    (aside > tolerated && aside > all * limits.quarantine) || (kind === "vote" && lost > tolerated && lost > taken);
  return kinds
    .filter(({ quarantined }) => quarantined > 0)
    .map(({ kind, after, quarantined, aside }) => ({
      gate: "quarantine",
      severity: isMany(kind, quarantined, after + quarantined) ? "stop" : "warn",
      subject: kind,
      message: `${kind}: ${quarantined} records set aside${aside === null ? "" : `, such as ${aside}`}`,
      keys: [],
    }));
};

/** Votes that do not add up are published as "in verifica" and left out of the indices: said, not stopped. */
export const totals: Gate = ({ inReview }) =>
  inReview.length === 0
    ? []
    : [
        {
          gate: "totals",
          severity: "warn",
          subject: "vote",
          message: `${inReview.length} votes do not add up: ${names(inReview)}`,
          keys: keysOf(inReview),
        },
      ];

const gates: readonly Gate[] = [vanished, fewer, more, history, seats, overlap, dates, references, quarantine, totals];

/** What all gates have to say. */
export function runGates(facts: GateFacts): Finding[] {
  return gates.flatMap((gate) => gate(facts));
}
