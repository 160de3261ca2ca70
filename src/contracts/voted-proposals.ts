/** Parts of the contract of a vote's page, and files with whole texts: what was voted, in its own words. */
import type { Outcome } from "#src/domain/codes.ts";
import type { Reading } from "#src/domain/coverage.ts";
import type { JoinFault } from "#src/domain/proposals.ts";
import type { SourceRef } from "#src/domain/records.ts";
import type { ActLink, ActPerson } from "./act-parts.ts";
import type { ListOptions } from "./list-options.ts";
import type { Count, Day, PageBase } from "./page-contracts.ts";
import type { GroupTag } from "./person-parts.ts";

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

/** A number that a vote names, without a text. */
export interface MissingProposal {
  readonly number: string;
  readonly why: JoinFault;
  /** The documents of which the vote was on one; absent = nothing is known of that. */
  readonly among?: readonly { readonly id: string; readonly number: string }[];
}

/** The proposals that a vote names. */
export interface VotedProposals {
  readonly texts: readonly VotedProposal[];
  /** Numbers without a text, and why: only what is certain is joined. */
  readonly missing: readonly MissingProposal[];
  /** Only a part of the text was voted. */
  readonly isPart: boolean;
  /** How many documents have been read; never `unread`. */
  readonly reading: Reading;
}

/** A whole text, in a file of its own. */
export interface ProposalText extends Proposal, Pick<ProposalRow, "place" | "article">, ProposalVote {
  readonly reading: string;
  readonly text: string | null;
  /** The bill; null = it has no page. */
  readonly act: { readonly id: string; readonly title: string } | null;
  /** Day since which the Senate no longer publishes the document. */
  readonly vanishedSince?: Day;
  readonly sources: readonly SourceRef[];
  /** Day of the last change. */
  readonly updated: Day;
  readonly isDemo: boolean;
}

/** `parts` = voted in parts, or several times with different outcomes. */
export type ProposalOutcome = Outcome | "parts";

/** What is known of the vote on a proposal. */
export interface ProposalVote {
  /** Of the vote that is joined; null = none is. */
  readonly result: ProposalOutcome | null;
  /** Id of that vote; of several the last one that beat the Government, else the last. */
  readonly vote: string | null;
  /** Votes with the number of the proposal that do not tell which of several texts they were on; none where one is joined. */
  readonly among?: SharedVote;
  readonly facts?: VoteFacts;
}

/** `why`: there are versions of the proposal, or several have its number. `vote`: of several as above. */
export interface SharedVote {
  readonly result: ProposalOutcome;
  readonly vote: string;
  readonly why: "laterText" | "several";
}

/** What is said with an outcome; absent = neither is true. */
export interface VoteFacts {
  readonly isInReview?: true;
  /** Ayes and noes; null = not published. */
  readonly beaten?: readonly [Count, Count] | null;
}

/** A proposal in the list of its bill. */
export interface ProposalRow extends ProposalVote {
  readonly id: string;
  readonly reading: string;
  /** Absent = in the assembly. */
  readonly place?: "committee";
  readonly number: string;
  readonly kind: string;
  readonly date: Day | null;
  /** Number of the article; null = the number names none. */
  readonly article: string | null;
  readonly first: ActPerson | null;
  /** Number of the other proposers. */
  readonly others: Count;
}

/** A proposal in the list of all those on its bill. */
export interface ListedProposal extends ProposalRow {
  /** First words of the text; null = the document has none. */
  readonly opening: string | null;
  /** Who tells it apart from others on the bill with its number; absent = no other has it, or nobody is named. */
  readonly by?: string;
}

/** `/attivita_legislativa/disegni_di_legge/{id}/emendamenti` */
export interface BillAmendmentsPage extends PageBase, Omit<BillProposals, "articles"> {
  readonly act: ActLink;
  /** With what the list begins. */
  readonly rows: readonly ListedProposal[];
  readonly options: ListOptions;
}

/** The proposals on a bill in the assembly of the Senate, as far as their documents have been read; without those in committee. */
export interface BillProposals {
  readonly total: Count;
  /** With a joined vote. */
  readonly voted: Count;
  readonly approved: Count;
  readonly rejected: Count;
  /** With a vote on one of several texts ({@link SharedVote}): they are in none of the three numbers above. */
  readonly shared: Count;
  /** Votes on these proposals in which the Government was beaten, in the order of the proposals. */
  readonly defeats: readonly ProposalDefeat[];
  /** Presented in committee: they are in none of the other numbers. */
  readonly committee: Count;
  /** By group of the first proposer; null = nobody with a known group. */
  readonly groups: readonly {
    readonly group: GroupTag | null;
    readonly proposed: Count;
    readonly voted: Count;
    readonly approved: Count;
  }[];
  /** In order of number; of a long list only those with a joined vote. */
  readonly articles: readonly { readonly article: string | null; readonly rows: readonly ProposalRow[] }[];
}

/** A vote on a proposal, or on one of several with its number, in which the Government was beaten. */
export interface ProposalDefeat {
  readonly vote: string;
  /** As published: "Emendamento". */
  readonly kind: string;
  /** Without the version, where that is not known. */
  readonly number: string;
  readonly score: readonly [Count, Count] | null;
  readonly among?: SharedVote;
}

/** Proposals that a person signed, as far as their documents have been read. */
export interface ProposalTally {
  readonly signed: Count;
  /** As first proposer. */
  readonly first: Count;
  /** With a joined vote. */
  readonly voted: Count;
  readonly approved: Count;
}

export interface PersonProposals {
  /** null = never in the Senate, or not found in its documents. */
  readonly senate: ProposalTally | null;
  /** Ever in the Camera, which publishes no texts in this form. */
  readonly isDeputy: boolean;
  readonly reading: Reading;
}

/** Proposals whose first proposer was in a group on the day, as far as their documents have been read. */
export interface GroupProposals {
  /** null = a group of the Camera, which publishes no texts in this form. */
  readonly senate: { readonly proposed: Count; readonly voted: Count; readonly approved: Count } | null;
  readonly reading: Reading;
}

declare module "./page-contracts.ts" {
  interface PageContracts {
    readonly "bill-amendments": BillAmendmentsPage;
  }
}
