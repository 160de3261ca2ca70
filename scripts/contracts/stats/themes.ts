/** Themes of bills and votes, and the figures of the votes on a theme by month. */
import { type Branch, choiceCodes, memberVoteCodes } from "#src/domain/codes.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { isRebel } from "#src/domain/rebels.ts";
import { isEvaluable } from "#src/domain/reliability.ts";
import { leastActs, themeId, themeLabel } from "#src/domain/themes.ts";
import { compareText } from "#src/lib/format.ts";
import type { ThemeRef } from "#src/contracts/theme-pages.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { lineOf, monthVotes, notInOffice } from "./month-votes.ts";
import { branchMonth } from "./roster.ts";

/** Subjects of an act, in their order; argument: record key. Early cut-off. */
const subjectsOf = defineDerivation<readonly string[]>("act-subjects", (read, key) => {
  const act = read.record("act", key);
  return act?.kind === "bill" ? act.subjects : [];
});

interface Theme extends ThemeRef {
  /** Record keys of its acts, in the order of their presentation. */
  readonly acts: readonly string[];
}

/** All themes, by label; argument: "". */
export const allThemes = defineDerivation<readonly Theme[]>("themes", (read) => {
  const themes = new Map<string, { id: string; label: string; acts: string[] }>();
  for (const key of read.index("act.kind", "bill"))
    for (const subject of read.derived(subjectsOf, key)) {
      const id = themeId(subject);
      if (id === "") continue;
      const theme = themes.get(id) ?? { id, label: themeLabel(subject), acts: [] };
      if (theme.acts.at(-1) !== key) theme.acts.push(key);
      themes.set(id, theme);
    }
  return [...themes.values()].sort((a, b) => compareText(a.label, b.label) || (a.id < b.id ? -1 : 1));
});

/** Labels of the themes with a page, by id; argument: "". */
export const themeLabels = defineDerivation<ReadonlyMap<string, string>>(
  "theme-labels",
  (read) =>
    new Map(
      read
        .derived(allThemes, "")
        .filter(({ acts }) => acts.length >= leastActs)
        .map(({ id, label }) => [id, label]),
    ),
);

/** Acts of a theme; argument: its id. */
export const themeActs = defineDerivation<readonly string[]>(
  "theme-acts",
  (read, id) => read.derived(allThemes, "").find((theme) => theme.id === id)?.acts ?? [],
);

/** Themes with a page of an act, in the order of its subjects; argument: record key. */
export const actThemes = defineDerivation<readonly ThemeRef[]>("act-themes", (read, key) => {
  const labels = read.derived(themeLabels, "");
  const ids = [...new Set(read.derived(subjectsOf, key).map(themeId))];
  return ids.flatMap((id) => {
    const label = labels.get(id);
    return label === undefined ? [] : [{ id, label }];
  });
});

/** Themes of several acts, once each. */
export function themesOf(read: Reader, acts: readonly string[]): ThemeRef[] {
  const all = acts.flatMap((key) => read.derived(actThemes, key));
  return [...new Map(all.map((theme) => [theme.id, theme])).values()];
}

/** Votes on a theme as record keys, by month ("C:2026-11"), in order; argument: id of the theme. */
export const themeVotes = defineDerivation<ReadonlyMap<string, readonly string[]>>("theme-votes", (read, id) => {
  const keys = [...new Set(read.derived(themeActs, id).flatMap((act) => read.index("vote.act", act)))];
  const months = Map.groupBy(keys, (key) => {
    const { branch, date } = read.require("vote", key);
    return branchMonth(branch, date);
  });
  return new Map([...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, own]) => [month, own.sort()]));
});

/** Numbers kept for each member: see {@link ThemeFigures}. */
const numbersOfMember = 5;

interface ThemeFigures {
  /** By group: votes with the line for, against, abstained. */
  readonly groups: ReadonlyMap<string, readonly [number, number, number]>;
  /**
   * Five numbers for each of {@link monthMembers}: votes for, against, abstained; votes with a choice while the group had a
   * line; rebel votes. A typed array, because there is one a theme and month.
   */
  readonly members: Uint16Array;
}

/** Person ids of a month, in the order of its matrix; argument: "C:2026-11". */
const monthMembers = defineDerivation<readonly string[]>(
  "month-members",
  (read, month) => read.derived(monthVotes, month).members,
);

/** Early cut-off: another vote on the theme in a later month changes nothing here. */
const themeVotesOfMonth = defineDerivation<readonly string[]>("theme-month-votes", (read, argument) => {
  const [id = "", month = ""] = argument.split("|");
  return read.derived(themeVotes, id).get(month) ?? [];
});

/** Figures of the verified, open votes on a theme in a month; argument: "acque|C:2026-11". */
const themeMonth = defineDerivation<ThemeFigures>("theme-month", (read, argument) => {
  const wanted = new Set(read.derived(themeVotesOfMonth, argument));
  const month = read.derived(monthVotes, argument.split("|")[1] ?? "");
  const groups = new Map<string, [number, number, number]>();
  const members = new Uint16Array(month.members.length * numbersOfMember);
  const count = (at: number): void => {
    members[at] = (members[at] ?? 0) + 1;
  };
  for (const [row, vote] of month.votes.entries()) {
    if (!wanted.has(vote.id) || vote.isSecret) continue;
    for (const { group, line } of vote.groups) {
      const at = choiceCodes.findIndex((choice) => choice === line);
      const id = month.groups[group]?.id;
      if (at === -1 || id === undefined) continue;
      const groupChoices = groups.get(id) ?? [0, 0, 0];
      groupChoices[at] = (groupChoices[at] ?? 0) + 1;
      groups.set(id, groupChoices);
    }
    for (let column = 0; column < month.members.length; column += 1) {
      const cell = row * month.members.length + column;
      const code = memberVoteCodes[month.codes[cell] ?? notInOffice];
      if (code === undefined || !isChoice(code)) continue;
      const columnStart = column * numbersOfMember;
      const line = column === vote.president ? null : lineOf(vote, month.groupOf[cell] ?? notInOffice);
      count(columnStart + choiceCodes.indexOf(code));
      if (isEvaluable(line)) count(columnStart + 3);
      if (isRebel(code, line)) count(columnStart + 4);
    }
  }
  return { groups, members };
});

function add(into: Map<string, number[]>, id: string, numbers: readonly number[]): void {
  const sofar = into.get(id);
  into.set(id, sofar === undefined ? [...numbers] : sofar.map((value, at) => value + (numbers[at] ?? 0)));
}

/** Lines of the groups and choices of the members of a chamber on a theme; `year`: null = all. */
export function readThemeFigures(read: Reader, id: string, branch: Branch, year: string | null = null) {
  const months = [...read.derived(themeVotes, id).keys()].filter((month) =>
    month.startsWith(`${branch}:${year ?? ""}`),
  );
  const groups = new Map<string, number[]>();
  const members = new Map<string, number[]>();
  for (const month of months) {
    const figures = read.derived(themeMonth, `${id}|${month}`);
    for (const [group, lines] of figures.groups) add(groups, group, lines);
    for (const [column, person] of read.derived(monthMembers, month).entries()) {
      const memberFigures = figures.members.subarray(column * numbersOfMember, (column + 1) * numbersOfMember);
      if (memberFigures.some((number) => number > 0)) add(members, person, [...memberFigures]);
    }
  }
  return { groups, members };
}

/** Themes shown on the pages of people. */
const shownThemes = 8;

interface ThemeChoices extends ThemeRef {
  /** Per person: for, against, abstained, votes with a choice while the group had a line, rebel votes. */
  readonly members: ReadonlyMap<string, readonly number[]>;
}

/** The themes of a chamber with most votes, and how its members voted on them; argument: "C" or "S". */
export const mostVotedThemes = defineDerivation<readonly ThemeChoices[]>("themes-most-voted", (read, branch) => {
  const counted = [...read.derived(themeLabels, "")].map(([id, label]) => {
    const months = [...read.derived(themeVotes, id)].filter(([month]) => month.startsWith(`${branch}:`));
    return { id, label, votes: months.reduce((sum, [, votes]) => sum + votes.length, 0) };
  });
  return counted
    .filter(({ votes }) => votes > 0)
    .sort((a, b) => b.votes - a.votes || (a.id < b.id ? -1 : 1))
    .slice(0, shownThemes)
    .map(({ id, label }) => ({ id, label, members: readThemeFigures(read, id, branch === "S" ? "S" : "C").members }));
});
