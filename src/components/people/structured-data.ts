import type { Person, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import { branchFull, memberNoun } from "#src/i18n/common.ts";
import { structuredData } from "#src/i18n/structured-data.ts";
import { toPersonData, type MemberOf } from "#src/lib/json-ld/person.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { PersonPage } from "#src/view/person-page.ts";

type Described = Pick<
  PersonPage,
  | "id"
  | "givenName"
  | "familyName"
  | "gender"
  | "birthDate"
  | "deathDate"
  | "photo"
  | "seats"
  | "groups"
  | "offices"
  | "sources"
>;

/** A person as structured data, with dated seats, groups and government offices. */
export function personData(person: Described): WithContext<Person> {
  const seats: MemberOf[] = person.seats.map((seat) => ({
    name: branchFull[seat.branch],
    url: absoluteUrl(routes.members(seat.branch)),
    role: memberNoun(seat.branch, person.gender),
    start: seat.start,
    end: seat.end,
  }));
  const groups: MemberOf[] = person.groups.map(({ group, start, end }) => ({
    name: group.name,
    url: absoluteUrl(routes.group(group.branch, group.id)),
    role: structuredData.groupMember,
    start,
    end,
  }));
  const governments = person.offices.flatMap(({ of, id, name, role, start, end }): MemberOf[] =>
    of !== "government" || role === null ? [] : [{ name, url: absoluteUrl(routes.government(id)), role, start, end }],
  );
  return toPersonData({
    ...person,
    url: absoluteUrl(routes.person(person.id)),
    image: person.photo === null ? null : absoluteUrl(files.photo(person.id, person.photo.digest, "page")),
    memberOf: [...seats, ...groups, ...governments],
    sameAs: person.sources.flatMap(({ url }) => (url === null ? [] : [url])),
  });
}
