/** URLs that filter the members list of a vote, on the vote's own page. Spec §3, single vote. */
import type { MemberVoteCode, SideOnDay } from "#src/domain/codes.ts";
import { toQuery } from "./query.ts";
import { memoize } from "./memoize.ts";

/** Filters of the members list that charts and tables of the page link to. */
export interface MembersAsked {
  /** View of the chart, kept unchanged. */
  readonly grafico?: string;
  readonly group?: string;
  readonly supportsMajority?: string;
  readonly election_macro_area?: string;
  readonly election_area?: string;
  readonly gender?: string;
  readonly vote?: MemberVoteCode | undefined;
}

/** Link target of a chart part or a table row: "?group=camera-sal&vote=AYE#membri". */
export function voteMembers(asked: MembersAsked): string {
  return `${toQuery({ ...asked })}#membri`;
}

/** Value of the filter `supports_majority` for a side: "true", "false", "null" (neither), "unknown". */
export function supportOf(side: SideOnDay): string {
  return side === null ? "unknown" : side === "neither" ? "null" : String(side === "majority");
}

/** Link to the members of a group. Memoized: every vote page links to each of its groups. */
export const membersOfGroup = memoize((id: string) => voteMembers({ group: id }));

export const membersOfArea = memoize((id: string) => voteMembers({ election_area: id }));
