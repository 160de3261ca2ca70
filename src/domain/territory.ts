import type { ChoiceCode, GroupVoteCode } from "./codes.ts";

/** How a member voted, with what the rule compares. Members of no area or of no group do not count. */
export interface AreaChoice {
  readonly area: string;
  readonly group: string;
  /** Line of the group. */
  readonly line: GroupVoteCode;
  readonly choice: ChoiceCode;
}

/** In an area, most of a group's members who made a choice voted against the line of their group. */
export interface AreaBreak {
  readonly area: string;
  readonly group: string;
  /** Members who voted against the line, and all who made a choice. */
  readonly against: number;
  readonly of: number;
}

/** Number of members that an area must have against the line: one or two are rebels, not a territory. */
export const leastInArea = 3;

/** The areas that break from the line of one of their groups, by area and group in the order of the choices. */
export function findAreaBreaks(choices: readonly AreaChoice[]): readonly AreaBreak[] {
  const known = choices.filter(({ line }) => line === "AYE" || line === "NO" || line === "ABST");
  return [...Map.groupBy(known, ({ area, group }) => `${area} ${group}`).values()].flatMap((own) => {
    const against = own.filter(({ line, choice }) => choice !== line).length;
    const [first] = own;
    return first === undefined || against < leastInArea || against * 2 <= own.length
      ? []
      : [{ area: first.area, group: first.group, against, of: own.length }];
  });
}
