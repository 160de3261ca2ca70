/**
 * Pages of votes on the Camera's site, from queries of their own: without an answer everything else is read as before, and
 * the last known pages stay.
 */
import type { Vote } from "#src/domain/records.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { BudgetSpent } from "#scripts/pull/http/client.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { Query } from "./queries.ts";
import { find, get, type Engine, type Row } from "./sparql.ts";
import { cameraVoteDebates, cameraVotePages } from "./vote-queries.ts";

/** Pages of one vote; absent = none, or more than one is linked. */
export interface VoteLinks extends Pick<Vote, "page" | "debate"> {
  readonly sitting?: string | undefined;
}

/** Hosts of the Camera with pages for readers; all of them are served over https. */
const hosts: ReadonlySet<string> = new Set(["documenti.camera.it", "www.camera.it"]);

/** Rows of pages; a query that fails is not asked again in the same run. */
export function linkReader(camera: Engine, notes: Notes): (month: string) => Promise<readonly Row[]> {
  const failed = new Set<typeof cameraVotePages>();
  const ask = async (toQuery: (month: string) => Query, month: string): Promise<readonly Row[]> => {
    if (failed.has(toQuery)) return [];
    const query = toQuery(month);
    try {
      return await camera.select(query);
    } catch (error) {
      if (!(error instanceof SourceUnavailable || error instanceof BudgetSpent)) throw error;
      failed.add(toQuery);
      notes.add(`${query.title} and later ones not read, the known ones stay: ${error.message}`);
      return [];
    }
  };
  return async (month) => [...(await ask(cameraVotePages, month)), ...(await ask(cameraVoteDebates, month))];
}

/**
 * Links of a vote from its rows.
 * @param known those of its last record, which stay where there is no row
 */
export function linksOf(rows: readonly Row[], known: VoteLinks, notes: Notes): VoteLinks {
  const of = (variable: string, before: string | undefined): string | undefined => {
    const found = rows.flatMap((row) => find(row, variable) ?? []);
    if (found.length === 0) return before;
    const pages = new Set(found.flatMap((address) => cameraPage(address, notes) ?? []));
    const [only] = pages;
    return pages.size === 1 ? only : undefined;
  };
  const links = { page: of("p", known.page), debate: of("b", known.debate), sitting: of("s", known.sitting) };
  return Object.fromEntries(Object.entries(links).filter(([, url]) => url !== undefined));
}

/** Rows by address of the vote. */
export const linkRows = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, (row) => get(row, "v"));

/** The address over https; null = at no known host of the Camera. */
function cameraPage(address: string, notes: Notes): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isKnown =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    hosts.has(url.host) &&
    url.username === "" &&
    url.password === "";
  if (!isKnown) {
    notes.add("pages of votes at hosts that are not known as the Camera's, not linked", url?.host ?? address);
    return null;
  }
  url.protocol = "https:";
  return url.href;
}
