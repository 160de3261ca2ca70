import type { VoteAction, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import { branchFull } from "#src/i18n/common.ts";
import { outcomeLabel } from "#src/i18n/vote-results.ts";
import { routes } from "#src/lib/routes.ts";
import type { VotePage } from "#src/contracts/vote-page.ts";

export function voteData(vote: VotePage): WithContext<VoteAction> {
  return toVoteData({
    url: absoluteUrl(routes.vote(vote.id)),
    title: vote.title,
    date: vote.date,
    chamber: branchFull[vote.branch],
    outcome: outcomeLabel(vote),
    acts: vote.acts.flatMap(({ kind, id, title }) =>
      title === null ? [] : [{ url: absoluteUrl(routes.act(kind, id)), title }],
    ),
    sameAs: vote.sources.flatMap(({ url }) => (url === null ? [] : [url])),
  });
}

/** Structured data of a vote. URLs are absolute. */
export interface DescribedVote {
  readonly url: string;
  readonly title: string;
  /** ISO day, or day and time with offset. */
  readonly date: string;
  readonly chamber: string;
  /** Outcome as Italian text. */
  readonly outcome: string;
  /** Acts voted on, with the URL of their page. */
  readonly acts: readonly { readonly url: string; readonly title: string }[];
  readonly sameAs: readonly string[];
}

/** A vote as one event of the chamber. Individual positions are not included; the page has them in a table. */
export function toVoteData(vote: DescribedVote): WithContext<VoteAction> {
  return {
    "@context": "https://schema.org",
    "@type": "VoteAction",
    "@id": vote.url,
    url: vote.url,
    name: vote.title,
    description: vote.outcome,
    actionStatus: "https://schema.org/CompletedActionStatus",
    startTime: vote.date,
    agent: { "@type": "GovernmentOrganization", name: vote.chamber },
    ...(vote.acts.length === 0
      ? {}
      : { object: vote.acts.map(({ url, title }) => ({ "@type": "Legislation", "@id": url, url, name: title })) }),
    ...(vote.sameAs.length === 0 ? {} : { sameAs: vote.sameAs }),
  };
}
