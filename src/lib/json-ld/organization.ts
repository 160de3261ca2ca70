import { lastDay } from "#src/domain/periods.ts";
import type { GovernmentOrganization, WithContext } from "schema-dts";

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
