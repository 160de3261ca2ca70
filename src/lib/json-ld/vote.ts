import type { VoteAction, WithContext } from "schema-dts";

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
