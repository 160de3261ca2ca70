/**
 * Our own weights of the strength index, in hundredths of a seat: a plain member of a chamber weighs 100. Used when the
 * source publishes no index. Only their proportions matter, because each institution always sums to 100 per cent.
 *
 * Chosen so that, with the offices of legislature 19, the president of the Senate holds about 5.5 per cent, a group
 * leader about 0.8, a committee's vice-president about 0.5, a plain senator 0.20 and a plain deputy 0.11 to 0.13 of
 * their own chamber. A change here changes every page that shows the index: it needs a reviewer and a line on
 * /indicatori.
 */
import type { StrengthWeights } from "#src/domain/strength.ts";

export const strengthWeights: StrengthWeights = {
  seat: 100,
  /**
   * Presidency of the chamber. Chosen so that both presidents have the same share, in a chamber of 400 and in one of
   * 205.
   */
  assemblyPresident: { C: 4500, S: 2650 },
  bodies: {
    presidency: { president: 0, vice_president: 700, questor: 450, secretary: 150, member: 50 },
    committee: { president: 400, vice_president: 140, secretary: 70, leader: 50, member: 12 },
    board: { president: 300, vice_president: 100, secretary: 50, leader: 30, member: 10 },
    special: { president: 250, vice_president: 90, secretary: 45, leader: 25, member: 8 },
    bicameral: { president: 300, vice_president: 100, secretary: 50, leader: 25, member: 8 },
    delegation: { president: 150, vice_president: 60, secretary: 30, leader: 10, member: 8 },
    other: { president: 40, vice_president: 20, secretary: 10, leader: 10, member: 4 },
  },
  group: { president: 300, vice_president: 70, secretary: 40, treasurer: 60, leader: 60, member: 0 },
  government: { president: 2700, vice_president: 600, minister: 800, deputy_minister: 300, undersecretary: 150, commissioner: 100, other: 0 },
};
