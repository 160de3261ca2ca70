/** Records of the live API that the build does not have yet, for the page of their address. */
import {
  genders,
  groupVoteCodes,
  memberVoteCodes,
  type Gender,
  type GroupVoteCode,
  type MemberVoteCode,
} from "#src/domain/codes.ts";
import { canBe } from "#src/domain/possible.ts";
import { dayInRome } from "#src/lib/rome.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { day, field, list, number, oneOf, text } from "./api-fields.ts";
import { DataCallError } from "./data-port.ts";
import { fetchJson } from "./fetch-json.ts";
import { toVoteRow } from "./votes-api.ts";

/** A group or a member in a vote. `vote`: null = a code that is not known. */
interface Position<Code> {
  readonly name: string;
  readonly acronym: string | null;
  readonly vote: Code | null;
}

export interface LiveVote {
  readonly kind: "vote";
  readonly row: VoteRow;
  /** Totals that the API gives, with the name of the field. */
  readonly totals: readonly (readonly [(typeof totalNames)[number], number])[];
  /** Empty if the positions are not given, or not told from a secret ballot. */
  readonly groups: readonly Position<GroupVoteCode>[];
  readonly members: readonly Position<MemberVoteCode>[];
}

export interface LivePerson {
  readonly kind: "person";
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender | null;
  readonly birthPlace: string | null;
  readonly birthDate: string | null;
  /** As worded by the API: "Deputato", "Ministro, Ministero dell’interno". */
  readonly roles: readonly string[];
  readonly group: { readonly acronym: string; readonly name: string } | null;
  /** Name of the election area. */
  readonly area: string | null;
}

export type LiveRecord = LiveVote | LivePerson;

const totalNames = ["n_ayes", "n_nos", "n_abstained", "n_majority", "n_mission", "n_absent"] as const;

const calls = { votazioni: ["votings", toLiveVote], persone: ["persons", toLivePerson] } as const;

/**
 * The record of an address ("/votazioni/vs19_641_041") from the API at `base`; null = the API has none.
 * @throws DataCallError when the call fails, "unreadable" when its answer is no such record
 */
export async function fetchRecord(base: string, path: string): Promise<LiveRecord | null> {
  const [, folder, id = ""] = path.split("/");
  if (folder !== "votazioni" && folder !== "persone") return null;
  const [collection, toRecord] = calls[folder];
  const address = `${base.replace(/\/+$/, "")}/${collection}/${id}/`;
  try {
    const record = toRecord(await fetchJson(address), dayInRome(new Date()));
    if (record === undefined) throw new DataCallError("unreadable", address);
    return record;
  } catch (error) {
    if (error instanceof DataCallError && error.status === 404) return null;
    throw error;
  }
}

function toLiveVote(raw: unknown, today: string): LiveVote | undefined {
  const row = toVoteRow(raw, today);
  const sums = totalNames.map((name) => [name, number(field(raw, name))] as const);
  if (row === undefined || !canBe({ counts: sums.map(([, sum]) => sum) }, today)) return undefined;
  const [groups, members] = [list(field(raw, "groups_votes")), list(field(raw, "members_votes"))];
  // Secret ballots and positions that are not published yet look the same.
  const isOpen = members.length > 0 && members.every((member) => field(member, "vote") !== "SEC");
  return {
    kind: "vote",
    row,
    totals: sums.flatMap(([name, sum]) => (sum === null ? [] : [[name, sum] as const])),
    // Two rows are sums, not groups.
    groups: isOpen
      ? groups.flatMap((entry) =>
          field(field(entry, "group"), "branch") === "parlamento"
            ? []
            : toPosition(text(field(field(entry, "group"), "name")), entry, groupVoteCodes),
        )
      : [],
    members: isOpen
      ? members.flatMap((entry) => toPosition(toName(field(entry, "membership")), entry, memberVoteCodes))
      : [],
  };
}

function toPosition<Code extends string>(
  name: string | null,
  raw: unknown,
  codes: readonly Code[],
): readonly Position<Code>[] {
  const acronym = text(field(field(raw, "group"), "acronym"));
  return name === null ? [] : [{ name, acronym, vote: oneOf(codes, field(raw, "vote")) }];
}

function toName(person: unknown): string | null {
  const [familyName, givenName] = [text(field(person, "family_name")), text(field(person, "given_name"))];
  return familyName === null || givenName === null ? null : `${familyName} ${givenName}`;
}

function toLivePerson(raw: unknown, today: string): LivePerson | undefined {
  const [familyName, givenName] = [text(field(raw, "family_name")), text(field(raw, "given_name"))];
  if (familyName === null || givenName === null) return undefined;
  const roles = field(raw, "current_roles");
  const [seat, government] = [field(roles, "parl"), field(roles, "gov")];
  const group = field(seat, "latest_group");
  const [acronym, name] = [text(field(group, "acronym")), text(field(group, "name"))];
  const birthDate = day(field(raw, "birth_date"));
  const offices = list(field(government, "roles")).map((office) =>
    [text(field(office, "role")) ?? [], text(field(office, "org_name")) ?? []].flat().join(", "),
  );
  return {
    kind: "person",
    familyName,
    givenName,
    gender: oneOf(genders, field(raw, "gender")),
    birthPlace: text(field(raw, "birth_place")),
    // A description: the person is there without it.
    birthDate: canBe({ days: [birthDate] }, today) ? birthDate : null,
    roles: [text(field(seat, "role")) ?? "", ...offices].filter((role) => role !== ""),
    group: acronym === null ? null : { acronym, name: name ?? acronym },
    area: text(field(seat, "election_area")),
  };
}
