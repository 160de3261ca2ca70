import { lastDay } from "#src/domain/periods.ts";
import type { Person, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import { branchFull, memberNoun } from "#src/i18n/common.ts";
import { roleText } from "#src/i18n/offices.ts";
import { structuredData } from "#src/i18n/structured-data.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { PersonPage } from "#src/contracts/person-page.ts";

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
  // Without a last day a former group would be a present one.
  const groups: MemberOf[] = person.groups
    .filter(({ isUndated, isLeft }) => isUndated !== true && isLeft !== true)
    .map(({ group, start, end }) => ({
      name: group.name,
      url: absoluteUrl(routes.group(group.branch, group.id)),
      role: structuredData.groupMember,
      start,
      end,
    }));
  const governments = person.offices.flatMap(({ of, id, name, role, start, end }): MemberOf[] =>
    of !== "government" || role === null
      ? []
      : [{ name, url: absoluteUrl(routes.government(id)), role: roleText(role, person.gender), start, end }],
  );
  return toPersonData({
    ...person,
    url: absoluteUrl(routes.person(person.id)),
    image: person.photo === null ? null : absoluteUrl(files.photo(person.id, person.photo.digest, "page")),
    memberOf: [...seats, ...groups, ...governments],
    sameAs: person.sources.flatMap(({ url }) => (url === null ? [] : [url])),
  });
}

/** A dated role of a person in a body. `end` is exclusive. */
export interface MemberOf {
  readonly name: string;
  /** URL of the body's page; null = it has none. */
  readonly url: string | null;
  readonly role: string;
  readonly start: string | null;
  readonly end: string | null;
}

/** Structured data of a person. URLs are absolute. */
export interface DescribedPerson {
  readonly url: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly gender: "M" | "F" | null;
  readonly birthDate: string | null;
  readonly deathDate: string | null;
  readonly image: string | null;
  readonly memberOf: readonly MemberOf[];
  /** Records of the chambers about the same person. */
  readonly sameAs: readonly string[];
}

/** schema.org data of a person: only facts of the record; memberships as dated roles. */
export function toPersonData(person: DescribedPerson): WithContext<Person> {
  const genders = { M: "https://schema.org/Male", F: "https://schema.org/Female" } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    "@id": person.url,
    url: person.url,
    name: `${person.givenName} ${person.familyName}`,
    givenName: person.givenName,
    familyName: person.familyName,
    ...(person.gender === null ? {} : { gender: genders[person.gender] }),
    ...(person.birthDate === null ? {} : { birthDate: person.birthDate }),
    ...(person.deathDate === null ? {} : { deathDate: person.deathDate }),
    ...(person.sameAs.length === 0 ? {} : { sameAs: person.sameAs }),
    ...(person.image === null ? {} : { image: person.image }),
    ...(person.memberOf.length === 0
      ? {}
      : {
          memberOf: person.memberOf.map(({ name, url, role, start, end }) => ({
            "@type": "OrganizationRole",
            roleName: role,
            ...(start === null ? {} : { startDate: start }),
            ...(end === null ? {} : { endDate: lastDay(end) }),
            memberOf: { "@type": "GovernmentOrganization", name, ...(url === null ? {} : { "@id": url, url }) },
          })),
        }),
  };
}
