/**
 * Our own weights of the strength index, in hundredths of a seat: a plain member of a chamber weighs 100. Used when the
 * source publishes no index. Only their proportions matter, because each institution always sums to 100 per cent.
 *
 * Where values of the published index were seen, the weights follow them (`observedWeights` names these): at the Camera,
 * with a plain deputy at 1, the President has 41, a vice-president 13.6, a quaestor 7.3, a secretary 4.1; in government,
 * with an undersecretary at 177, a vice-president of the council 1,420 and a minister 1,170, the mean of 15 with
 * portfolio (about 1,520) and nine without (about 590). The others are ours, chosen so that, with the offices of
 * legislature 19, the President of the Senate holds about 5.5 per cent, a group leader about 0.8, a committee's
 * vice-president about 0.5, a plain senator 0.20 and a plain deputy 0.11 to 0.13 of their own chamber. A change here
 * changes every page that shows the index: it needs a reviewer and a line on /indicatori.
 */
import type { StrengthWeights } from "./strength.ts";

export const strengthWeights: StrengthWeights = {
  seat: 100,
  /** Presidency of the chamber. That of the Senate is chosen so that its President holds about 5.5 per cent. */
  assemblyPresident: { C: 4000, S: 3100 },
  bodies: {
    presidency: { president: 0, vice_president: 1260, questor: 630, secretary: 310, member: 50 },
    committee: { president: 400, vice_president: 140, secretary: 70, leader: 50, member: 12 },
    board: { president: 300, vice_president: 100, secretary: 50, leader: 30, member: 10 },
    special: { president: 250, vice_president: 90, secretary: 45, leader: 25, member: 8 },
    bicameral: { president: 300, vice_president: 100, secretary: 50, leader: 25, member: 8 },
    delegation: { president: 150, vice_president: 60, secretary: 30, leader: 10, member: 8 },
    other: { president: 40, vice_president: 20, secretary: 10, leader: 10, member: 4 },
  },
  group: { president: 300, vice_president: 70, secretary: 40, treasurer: 60, leader: 60, member: 0 },
  government: {
    president: 4800,
    vice_president: 1420,
    minister: 1170,
    deputy_minister: 300,
    undersecretary: 177,
    commissioner: 100,
    other: 0,
  },
  /** A vice-president of the Camera was seen with 1.49 per cent there and 0.43 overall. */
  chamberInTotal: 29,
};

/** Weights that follow published values: "group of offices, office". */
export const observedWeights: ReadonlySet<string> = new Set([
  "presidency vice_president", "presidency questor", "presidency secretary",
  "government vice_president", "government minister", "government undersecretary",
]); // prettier-ignore
