import { useMemo, type ReactNode } from "react";
import type { Gender } from "#src/domain/codes.ts";
import { record as text, recordColumns, recordLabels } from "#src/i18n/record.ts";
import { DataTable, type Cells } from "#src/components/list/DataTable.tsx";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { OutcomeWord } from "#src/components/common/OutcomeWord.tsx";
import { MemberVoteWord } from "#src/components/common/VoteMark.tsx";
import type { ListState } from "#src/lib/filters/definition.ts";
import { isDefault } from "#src/lib/filters/codec.ts";
import { readVotePlace } from "#src/lib/filters/vote-place.ts";
import { spellOutVote } from "#src/lib/filters/vote-words.ts";
import { formatDayShort } from "#src/lib/format.ts";
import type { BandColumn } from "#src/lib/record-band.ts";
import { routes } from "#src/lib/routes.ts";
import type { RecordItem } from "#src/lib/lists/record.ts";
import { recordSource } from "#src/stores/record-source.ts";
import type { RecordRow } from "#src/contracts/positions.ts";
import { RecordBand } from "./RecordBand.tsx";

interface Props {
  /** Id of the person. */
  readonly person: string;
  readonly name: string;
  readonly gender: Gender | null;
  readonly months: readonly BandColumn[];
  readonly themes: readonly { readonly value: string; readonly label: string }[];
  /** The last acts voted on, shown until a filter is set. */
  readonly children?: ReactNode;
}

/**
 * Look-up in all votes of a member, their drawing and table.
 *
 * ## Why an island
 * A member has up to 18,000 votes. Without JavaScript the page has the last acts, the drawing by month, and the lists of
 * rebel, key and confidence votes.
 */
export function PersonRecord({ person, name, gender, months, themes, children }: Props) {
  const spec = useMemo<ListSpec<RecordRow, RecordItem>>(() => {
    const columns = recordColumns(gender);
    const cells: Cells<RecordRow> = {
      date: ({ date }) => <time dateTime={date}>{formatDayShort(date)}</time>,
      title: (row, term) => (
        <>
          <a href={routes.vote(row.id)}>
            <Highlight text={row.title} term={term} />
          </a>
          {row.subject !== null && (
            <span className="sub blk subject">
              <Highlight text={row.subject} term={term} />
            </span>
          )}
        </>
      ),
      outcome: (row) => <OutcomeWord vote={row} />,
      own: ({ code, isDissent }) => (
        <>
          <MemberVoteWord code={code} gender={gender} />
          {isDissent && <span className="note blk">{text.dissent}</span>}
        </>
      ),
    };
    return {
      source: recordSource(person, themes),
      missingParts: [],
      noScript: text.noScript,
      labels: recordLabels(person, themes, gender),
      columns,
      Rows: ({ rows, term }) =>
        rows.length === 0 ? null : (
          <DataTable
            className="brief"
            {...{ rows, columns, cells }}
            term={spellOutVote(readVotePlace(term)?.rest ?? term)}
            caption={text.caption}
          />
        ),
    };
  }, [person, gender, themes]);
  const count = months.reduce((sum, { counts }) => sum + counts.reduce((all, one) => all + one, 0), 0);
  // Rows answer a search: the drawing follows them.
  const isSearch = ({ values }: ListState): boolean => (values["search"] ?? []).length > 0;
  const band = (state: ListState, filter: (name: string, values: readonly string[]) => void) => (
    <RecordBand
      {...{ state, months, name, gender }}
      source={spec.source}
      onPeriod={(period) => filter("period", [period])}
    />
  );
  return (
    <FilteredList
      spec={spec}
      initial={{ count, results: [], page: 1 }}
      above={(state, _, filter) => (
        <>
          {isDefault(spec.source, state) && children}
          {!isSearch(state) && band(state, filter)}
        </>
      )}
    >
      {(state, _, filter) => isSearch(state) && band(state, filter)}
    </FilteredList>
  );
}
