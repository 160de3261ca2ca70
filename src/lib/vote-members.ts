/** Addresses that filter the names of a vote, on the page of the vote itself. Spec §3, single vote. */
import type { MemberVoteCode, Side } from "#src/domain/codes.ts";
import { toQuery } from "./query.ts";
import { remember } from "./remember.ts";

/** What drawings and tables of the page can ask of the names. */
export interface MembersAsked {
  /** The view of the chart that stays as it is. */
  readonly grafico?: string;
  readonly group?: string;
  readonly supportsMajority?: string;
  readonly election_macro_area?: string;
  readonly election_area?: string;
  readonly gender?: string;
  readonly vote?: MemberVoteCode | undefined;
}

/** Where a part of a drawing or a row of a table leads: "?group=camera-sal&vote=AYE#membri". */
export function voteMembers(asked: MembersAsked): string {
  return `${toQuery({ ...asked })}#membri`;
}

/** A side as the filters have it: "true", "false", "null" (neither). */
export function supportOf(side: Side): string {
  return side === null ? "null" : String(side === "majority");
}

/** The names of a group; every page of a vote leads there from each of its groups. */
export const membersOfGroup = remember((id: string) => voteMembers({ group: id }));

/** The names of an election area. */
export const membersOfArea = remember((id: string) => voteMembers({ election_area: id }));
