import { UsageError } from "#scripts/lib/errors.ts";

/** Paths of the API, relative to the base URL of the legislature. */
export const paths = {
  votings: "votings/",
  voting: (slug: string) => `votings/${encodeURIComponent(slug)}/`,
  persons: "persons/",
  person: (slug: string) => `persons/${encodeURIComponent(slug)}/`,
  strengthIndex: "persons/pp_index/",
  memberships: "memberships/",
  bills: "bills_all/",
  billNumbers: "bills/aggregate/",
  govdecrees: "govdecrees/",
  govdecree: (identifier: string) => `govdecrees/${encodeURIComponent(identifier)}/`,
  govbills: "govbills/",
  govbill: (identifier: string) => `govbills/${encodeURIComponent(identifier)}/`,
  implementingdecrees: "implementingdecrees/",
  implementingdecree: (id: string) => `implementingdecrees/${encodeURIComponent(id)}/`,
  bodies: {
    C: "parl_assemblies/camera/commission_councils/",
    S: "parl_assemblies/senato/commission_councils/",
    B: "parl_assemblies/bichambers/",
  },
  presidency: { C: "parl_assemblies/camera/presidency/", S: "parl_assemblies/senato/presidency/" },
  groupChanges: { C: "parl_assemblies/camera/groups/aggregate/", S: "parl_assemblies/senato/groups/aggregate/" },
  events: "events/",
  faqs: "faqs/",
} as const;

/** Rows per list page. The API accepts 500. */
export const pageSize = 500;

/** Query for all votes, newest first. */
export const votesQuery = { ordering: "-date", main_vote_type: "all" } as const;
export const membershipsQuery = { ordering: "surname" } as const;

/** @throws UsageError when the address is missing or invalid */
export function requireBaseUrl(given: string | null): string {
  if (given === null || !/^https?:\/\/\S+$/.test(given) || !URL.canParse(given))
    throw new UsageError(
      `source api: ${given === null ? "say where the API is" : `"${given}" is no address of an API`}, for example --base-url https://HOST/api-openparlamento/v1/19/`,
    );
  return given;
}

/** The full address of a path below the base address, with its query. */
export function addressOf(
  baseUrl: string,
  path: string,
  query: Readonly<Record<string, string | number>> = {},
): string {
  const url = new URL(path, baseUrl.endsWith("/") ? baseUrl : `${baseUrl}/`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
}
