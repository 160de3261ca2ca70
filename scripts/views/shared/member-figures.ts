import { median } from "#src/domain/median.ts";
import { countParticipation, type ParticipationCounts } from "#src/domain/participation.ts";
import { defineDerivation } from "#scripts/views/reader.ts";
import { branchStats, type MemberStats } from "./month-stats.ts";
import { personCard } from "./person-card.ts";
import { branchRoster } from "./roster.ts";

/** A member's figures over the mandates in a chamber; shares are computed from these counts, never stored. */
export interface MemberFigures extends ParticipationCounts {
  readonly person: string;
  /** Now in office in this chamber. */
  readonly inOffice: boolean;
  /** Group id now, or at the end of the mandate. */
  readonly group: string | null;
  readonly inLine: number;
  readonly evaluable: number;
  readonly rebels: number;
  /** Votes with an expressed choice while their own group had a line, the denominator of rebels. */
  readonly choices: number;
  /** Presides, or presided, over the chamber: by custom does not vote, so is left out of medians and of lists of absences. */
  readonly isPresident: boolean;
}

/** Counts of one member as figures. */
export function toFigures(stats: MemberStats): Omit<MemberFigures, "person" | "inOffice" | "group" | "isPresident"> {
  return {
    ...countParticipation(stats.counts),
    inLine: stats.inLine,
    evaluable: stats.evaluable,
    rebels: stats.rebels,
    choices: stats.inLine + stats.rebels,
  };
}

/** Figures of all who ever voted in a chamber, by person id; argument: "C" or "S". */
export const memberFigures = defineDerivation<readonly MemberFigures[]>("member-figures", (read, branch) => {
  const presidents = new Set(read.derived(branchRoster, branch).presidents.map(({ person }) => person));
  return [...read.derived(branchStats, branch).members].map(([person, stats]): MemberFigures => {
    const card = read.derived(personCard, person);
    const inOffice = card !== null && card.inOffice && card.branch === branch;
    return {
      person,
      inOffice,
      group: card?.group?.id ?? null,
      ...toFigures(stats),
      isPresident: presidents.has(person),
    };
  });
});

/** Middle values of a set of members, in per cent; they count alike, whatever the number of their votes. */
export interface MedianFigures {
  readonly members: number;
  readonly present: number;
  readonly absent: number;
  readonly mission: number;
  readonly reliability: number | null;
  readonly rebel: number | null;
}

/** Medians of the members now in office of a chamber ("C") or of a group of it ("C:camera-uno"); null without any vote. */
export const medianFigures = defineDerivation<MedianFigures | null>("median-figures", (read, argument) => {
  const [branch = "", group] = argument.split(":");
  const members = read
    .derived(memberFigures, branch)
    .filter(
      (row) => row.inOffice && !row.isPresident && row.voting > 0 && (group === undefined || row.group === group),
    );
  const middle = (of: (row: MemberFigures) => number | null) => median(members.flatMap((row) => of(row) ?? []));
  const [present, absent, mission] = [
    middle((row) => share(row.present, row.voting)),
    middle((row) => share(row.absent, row.voting)),
    middle((row) => share(row.mission, row.voting)),
  ];
  if (present === null || absent === null || mission === null) return null;
  return {
    members: members.length,
    present,
    absent,
    mission,
    reliability: middle((row) => share(row.inLine, row.evaluable)),
    rebel: middle((row) => share(row.rebels, row.choices)),
  };
});

/** Members of a chamber now in office in fifty classes two points wide, by share of presences or by reliability. */
export const figureStrip = defineDerivation<readonly number[]>("figure-strip", (read, argument) => {
  const [branch = "", measure] = argument.split(":");
  const classes = Array.from({ length: 50 }, () => 0);
  for (const row of read.derived(memberFigures, branch)) {
    if (!row.inOffice || row.isPresident) continue;
    const value = measure === "presence" ? share(row.present, row.voting) : share(row.inLine, row.evaluable);
    if (value === null) continue;
    const index = classOf(value);
    classes[index] = (classes[index] ?? 0) + 1;
  }
  return classes;
});

/** Class of a percentage among the fifty of a strip. */
function classOf(value: number): number {
  return Math.min(49, Math.floor(value / 2));
}

/** A part of a whole in per cent; null of nothing. */
function share(part: number, whole: number): number | null {
  return whole === 0 ? null : (part * 100) / whole;
}

/** The figures of one member in a chamber, if that member ever voted there. */
export function figuresOf(all: readonly MemberFigures[], person: string): MemberFigures | undefined {
  return all.find((row) => row.person === person);
}
