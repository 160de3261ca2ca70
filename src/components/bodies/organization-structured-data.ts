import { lastDay } from "#src/domain/periods.ts";
import type { GovernmentOrganization, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import { branchFull } from "#src/i18n/common.ts";
import { routes } from "#src/lib/routes.ts";
import type { BodyPage } from "#src/contracts/body-pages.ts";
import type { GovernmentPage } from "#src/contracts/government-pages.ts";
import type { GroupPage } from "#src/contracts/group-pages.ts";
import type { PageSource } from "#src/contracts/page-contracts.ts";

const addresses = (sources: readonly PageSource[]): string[] =>
  sources.flatMap(({ url }) => (url === null ? [] : [url]));

export function groupData({ group, sources }: GroupPage): WithContext<GovernmentOrganization> {
  return toOrganizationData({
    url: absoluteUrl(routes.group(group.branch, group.id)),
    name: group.name,
    acronym: group.acronym,
    start: group.start,
    end: group.end,
    parent: branchFull[group.branch],
    sameAs: addresses(sources),
  });
}

export function bodyData({ body, sources }: BodyPage): WithContext<GovernmentOrganization> {
  return toOrganizationData({
    url: absoluteUrl(routes.body(body.branch, body.id)),
    name: body.name,
    acronym: null,
    start: body.start,
    end: body.end,
    parent: body.branch === "B" ? null : branchFull[body.branch],
    sameAs: addresses(sources),
  });
}

export function governmentData(page: GovernmentPage): WithContext<GovernmentOrganization> {
  const { id, name, start, end, sources } = page;
  return toOrganizationData({
    url: absoluteUrl(routes.government(id)),
    name,
    acronym: null,
    start,
    end,
    parent: null,
    sameAs: addresses(sources),
  });
}

/** Structured data of a body, group or government. URLs are absolute. `end` is exclusive. */
export interface DescribedOrganization {
  readonly url: string;
  readonly name: string;
  readonly acronym: string | null;
  readonly start: string | null;
  readonly end: string | null;
  /** Chamber that it belongs to; null for joint bodies and governments. */
  readonly parent: string | null;
  readonly sameAs: readonly string[];
}

export function toOrganizationData(body: DescribedOrganization): WithContext<GovernmentOrganization> {
  return {
    "@context": "https://schema.org",
    "@type": "GovernmentOrganization",
    "@id": body.url,
    url: body.url,
    name: body.name,
    ...(body.acronym === null ? {} : { alternateName: body.acronym }),
    ...(body.start === null ? {} : { foundingDate: body.start }),
    ...(body.end === null ? {} : { dissolutionDate: lastDay(body.end) }),
    ...(body.parent === null ? {} : { parentOrganization: { "@type": "GovernmentOrganization", name: body.parent } }),
    ...(body.sameAs.length === 0 ? {} : { sameAs: body.sameAs }),
  };
}
