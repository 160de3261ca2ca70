/** Data sources of the votes list. */
import { votesList, type IncompleteVote } from "#src/lib/lists/votes.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { ListSource } from "./data-port.ts";
import { indexedSource } from "./indexed-source.ts";
import { toVoteRow } from "./votes-api.ts";

const live = { query: { main_vote_type: "all", ordering: "-date" }, fromApi: toVoteRow };

export const votesSource = indexedSource<VoteRow, IncompleteVote>(votesList, { live });

/** The same votes as points of a chart, which needs no titles. */
export const votePoints: ListSource<IncompleteVote> = {
  ...indexedSource<IncompleteVote, IncompleteVote>(votesList, { live, also: ["margin"] }),
  completeRows: (rows) => Promise.resolve(rows),
};
