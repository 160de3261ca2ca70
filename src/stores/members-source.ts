import { electionAreas } from "#src/domain/areas.ts";
import { genders, type Branch } from "#src/domain/codes.ts";
import { memberList } from "#src/lib/filters/members.ts";
import { files } from "#src/lib/routes.ts";
import { normalize } from "#src/lib/text.ts";
import type { MemberRow } from "#src/contracts/members.ts";
import { field, oneOf, text } from "./api-fields.ts";
import type { ListSource } from "./data-port.ts";
import { readRows } from "./read-rows.ts";

export function membersSource(branch: Branch): ListSource<MemberRow> {
  const file = files.shard(branch === "C" ? "deputati" : "senatori", "tutti");
  return {
    ...memberList<MemberRow>(branch),
    loadRows: (_state, fetchCached) => readRows(fetchCached, file),
    fromApi: (raw) => memberFromApi(branch, raw),
  };
}

/**
 * Converts a row of the API's `memberships`. Its shape is not documented: field names are those of other member rows of
 * the API, all optional except slug and name. Figures, which those rows do not contain, stay null.
 */
export function memberFromApi(branch: Branch, raw: unknown): MemberRow | undefined {
  const person = field(raw, "person") ?? raw;
  const [id, familyName, givenName] = [
    text(field(person, "slug")),
    text(field(person, "family_name")),
    text(field(person, "given_name")),
  ];
  if (id === null || familyName === null || givenName === null) return undefined;
  const group = field(raw, "latest_group") ?? field(raw, "group");
  const [acronym, groupId] = [text(field(group, "acronym")), text(field(group, "slug"))];
  const [supports, area] = [field(raw, "supports_majority"), text(field(raw, "election_area"))];
  return {
    id,
    branch,
    familyName,
    givenName,
    gender: oneOf(genders, field(person, "gender")),
    // The API's photo URLs point to another server, from which pages load nothing.
    photo: null,
    group: acronym === null ? null : { id: groupId ?? acronym, acronym },
    side: supports === true ? "majority" : supports === false ? "opposition" : null,
    area: electionAreas.find(({ name }) => area !== null && normalize(name) === normalize(area))?.id ?? null,
    isLife: null,
    active: field(raw, "is_active") !== false && text(field(raw, "end_date")) === null,
    office: null,
    isPresident: false,
    figures: null,
    strength: null,
  };
}
