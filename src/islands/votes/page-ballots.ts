/** What the islands of a vote's page share: it stands once in the page, on the element around the names. */
export interface PageBallots {
  /** Vote id. */
  readonly vote: string;
  /** One letter a member of the composition. */
  readonly ballots: string;
  /** File of the composition, and the stamp of the one that the letters are of. */
  readonly src: string;
  readonly stamp: string;
  /** Positions of the rebels; null = cannot be said. */
  readonly rebels: readonly number[] | null;
}

/** The attributes from which {@link readPageBallots} reads. */
export function toPageBallots({ vote, ballots, src, stamp, rebels }: PageBallots) {
  return {
    "data-vote": vote,
    "data-ballots": ballots,
    "data-src": src,
    "data-stamp": stamp,
    "data-rebels": rebels?.join(" "),
  };
}

/** The positions of the page that is open. */
export function readPageBallots(): PageBallots {
  const element = document.querySelector<HTMLElement>("[data-ballots]");
  const { vote = "", ballots = "", src = "", stamp = "", rebels } = element?.dataset ?? {};
  return { vote, ballots, src, stamp, rebels: rebels?.split(" ").filter(Boolean).map(Number) ?? null };
}
