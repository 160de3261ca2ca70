import { useMemo } from "react";
import type { Branch, SourcePart } from "#src/domain/codes.ts";
import { members } from "#src/i18n/members.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import { MemberCards } from "./MemberCards.tsx";
import { MemberTable } from "./MemberTable.tsx";
import type { MembersPage } from "#src/contracts/members.ts";
import { memberListSpec, type GroupChoice } from "./member-list-spec.tsx";
import { useView } from "./use-view.ts";

const views = ["schede", "tabella"] as const;

interface Props {
  readonly branch: Branch;
  readonly count: number;
  readonly rows: MembersPage["rows"];
  readonly groups: readonly GroupChoice[];
  /** Parts of the data that the source does not provide for this chamber. */
  readonly missingParts: readonly SourcePart[];
  /** Whether the legislature has ended: those in office are those of its last day. */
  readonly isOver?: boolean;
}

/**
 * Members of a chamber, filtered and sorted, as cards or as a table.
 *
 * ## Why an island
 * The list changes with the reader's filters. Without JavaScript the first page is available, and all members are
 * linked below.
 */
export function MembersList({ branch, count, rows, groups, missingParts, isOver }: Props) {
  const hasFigures = !missingParts.includes("votes");
  const list = useMemo(
    () => memberListSpec(branch, groups, missingParts, isOver),
    [branch, groups, missingParts, isOver],
  );
  const initial = useMemo(() => ({ count, results: rows, page: 1 }), [count, rows]);
  const [view, linkTo] = useView(views);
  const spec = useMemo(() => {
    const Table: typeof list.Rows = ({ rows: shown, term, state, onOrder }) => (
      <MemberTable
        rows={shown}
        caption={members.tableCaption(branch)}
        ordering={state.ordering}
        {...{ term, hasFigures, onOrder }}
      />
    );
    return { ...list, Rows: view === "tabella" ? Table : MemberCards };
  }, [list, view, branch, hasFigures]);
  const switcher = (
    <p className="views js-only" role="group" aria-label={members.views}>
      {views.map((name) => (
        <a key={name} {...linkTo(name)}>
          {members.viewNames[name]}
        </a>
      ))}
    </p>
  );
  return <FilteredList spec={spec} initial={initial} views={switcher} />;
}
