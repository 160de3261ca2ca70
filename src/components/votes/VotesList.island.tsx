import { useMemo, type ReactNode } from "react";
import type { SourcePart } from "#src/domain/codes.ts";
import { voteColumns, votesListLabels, votesPage } from "#src/i18n/votes-list.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import { withOptions } from "#src/components/list/labels.ts";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import { readVotePlace } from "#src/lib/filters/vote-place.ts";
import { spellOutVote } from "#src/lib/filters/vote-words.ts";
import { withValues, type Paged } from "#src/lib/filters/definition.ts";
import type { IncompleteVote } from "#src/lib/lists/votes.ts";
import { votesSource } from "#src/stores/votes-source.ts";
import { actNameIn, VotedAct } from "./VotedAct.tsx";
import { VotesTable } from "./VotesTable.tsx";
import type { ListOptions } from "#src/contracts/list-options.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { FilteredMargins } from "./FilteredMargins.tsx";

interface Props {
  readonly initial: Paged<VoteRow>;
  /** Filter values that come with the data. */
  readonly options: ListOptions;
  /** A rule chooses the votes with which the list begins, not a newsroom. */
  readonly isByRule?: boolean;
  /** Parts of the data that the source does not provide. */
  readonly missingParts: readonly SourcePart[];
  /** The static chart of margins, shown below the rows until a filter is set. */
  readonly children?: ReactNode;
}

/**
 * Filterable list of votes.
 *
 * ## Why an island
 * The rows change with the reader's filters. Without JavaScript the newest key votes and the archive by month are
 * available.
 */
export function VotesList({ initial, options, missingParts, isByRule = false, children }: Props) {
  const spec = useMemo<ListSpec<VoteRow, IncompleteVote>>(
    () => ({
      source: withValues(votesSource, options),
      missingParts,
      labels: withOptions(votesListLabels(isByRule), options),
      Rows: ({ rows, term, state, onOrder }) => (
        <>
          <VotedAct rows={rows} state={state} />
          <VotesTable
            rows={rows}
            // Do not highlight dates, numbers and abbreviations: titles do not contain them.
            term={spellOutVote(readVotePlace(term)?.rest ?? term)}
            ordering={state.ordering}
            onOrder={onOrder}
            caption={votesPage.listCaption}
            areKey={state.values.main_vote_type?.[0] === "is_key_vote" && !isByRule}
          />
        </>
      ),
      columns: voteColumns,
      nameIn: actNameIn,
    }),
    [options, missingParts, isByRule],
  );
  return (
    <FilteredList spec={spec} initial={initial}>
      {(state, { newer }) => (
        <FilteredMargins state={state} isByRule={isByRule} hasNewer={Boolean(newer)}>
          {children}
        </FilteredMargins>
      )}
    </FilteredList>
  );
}
