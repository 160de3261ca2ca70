/** Parts of the contract of a vote's page, and files with whole texts: what was voted, in its own words. */
import type { Reading } from "#src/domain/coverage.ts";
import type { JoinFault } from "#src/domain/proposals.ts";
import type { SourceRef } from "#src/domain/records.ts";
import type { ActPerson } from "./act-parts.ts";
import type { Count, Day } from "./page-contracts.ts";

/** An amendment or another proposal, with who proposed it. */
interface Proposal {
  readonly id: string;
  /** As published: "1.206 (testo 2)". */
  readonly number: string;
  /** As published: "Emendamento". */
  readonly kind: string;
  /** Day of presentation; null = not published. */
  readonly date: Day | null;
  /** With their groups on that day, in the order of the document. */
  readonly proposers: readonly ActPerson[];
  /** The document at the Senate. */
  readonly url: string | null;
}

export interface VotedProposal extends Proposal {
  /** Number of proposers beyond those listed. */
  readonly others: Count;
  /** Beginning of the text, one paragraph a line; null = the document has no text. */
  readonly opening: string | null;
  /** Whether the text goes on: its file has all of it. */
  readonly isCut: boolean;
}

/** The proposals that a vote names. */
export interface VotedProposals {
  readonly texts: readonly VotedProposal[];
  /** Numbers without a text, and why: only what is certain is joined. */
  readonly missing: readonly { readonly number: string; readonly why: JoinFault }[];
  /** Only a part of the text was voted. */
  readonly isPart: boolean;
  /** How many documents have been read; never `unread`. */
  readonly reading: Reading;
}

/** A whole text, in a file of its own. */
export interface ProposalText extends Proposal {
  readonly reading: string;
  readonly text: string | null;
  /** The bill; null = it has no page. */
  readonly act: { readonly id: string; readonly title: string } | null;
  /** Day since which the Senate no longer publishes the document. */
  readonly vanishedSince?: Day;
  readonly sources: readonly SourceRef[];
  readonly isDemo: boolean;
}
