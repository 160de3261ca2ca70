import type { VoteAction, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import { branchFull } from "#src/i18n/common.ts";
import { outcomeLabel } from "#src/i18n/vote-results.ts";
import { toVoteData } from "#src/lib/json-ld/vote.ts";
import { routes } from "#src/lib/routes.ts";
import type { VotePage } from "#src/view/vote-page.ts";

export function voteData(vote: VotePage): WithContext<VoteAction> {
  return toVoteData({
    url: absoluteUrl(routes.vote(vote.id)),
    title: vote.title,
    date: vote.date,
    chamber: branchFull[vote.branch],
    outcome: outcomeLabel(vote.outcome, vote.outcomeText),
    acts: vote.acts.flatMap(({ kind, id, title }) =>
      title === null ? [] : [{ url: absoluteUrl(routes.act(kind, id)), title }],
    ),
    sameAs: vote.sources.flatMap(({ url }) => (url === null ? [] : [url])),
  });
}
