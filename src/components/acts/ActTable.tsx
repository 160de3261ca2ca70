import type { ReactNode } from "react";
import type { ActKind, SourcePart } from "#src/domain/codes.ts";
import { actColumns, governmentBillColumns, implementingText, shownColumns } from "#src/i18n/act-columns.ts";
import { actLists, missingFor, typologyLabel } from "#src/i18n/act-lists.ts";
import {
  actNumber,
  approvedWords,
  decreeHeading,
  initiativeWords,
  lawName,
  lawWords,
  stateWords,
} from "#src/i18n/act-texts.ts";
import { actPage, actState } from "#src/i18n/acts.ts";
import { actKinds, missing } from "#src/i18n/common.ts";
import { governments, heldVoteText } from "#src/i18n/governments.ts";
import { lists } from "#src/i18n/lists.ts";
import type { ActRowOf } from "#src/lib/lists/acts.ts";
import type { BillRow } from "#src/lib/lists/bills.ts";
import type { GovernmentBillRow } from "#src/lib/lists/government-bills.ts";
import { formatDay, formatDots, formatIdentifier, formatList } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { toLower } from "#src/lib/text.ts";
import { DataTable, type Cells } from "#src/components/list/DataTable.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { stateClass } from "#src/lib/class-names.ts";
import { TermBar } from "./TermBar.tsx";

interface Props<Row> {
  readonly rows: readonly Row[];
  /** Search term, highlighted. */
  readonly term?: string;
  /** Parts of the data that the source does not provide. */
  readonly missingParts?: readonly SourcePart[];
  /** Names of columns that would say the same in each row. */
  readonly without?: readonly string[];
  /** Current ordering, with sign, and a change of it. */
  readonly ordering?: string;
  readonly onOrder?: (ordering: string) => void;
}

/** Table of a list of acts of one kind. */
export function ActTable<Kind extends ActKind>({
  kind,
  rows,
  term,
  missingParts = [],
  without = [],
  ordering,
  onOrder,
}: Props<ActRowOf[Kind]> & { readonly kind: Kind }) {
  return (
    <DataTable<ActRowOf[Kind]>
      className="acts"
      caption={actKinds[kind]}
      columns={shownColumns<ActRowOf[Kind]>(actColumns[kind], missingParts).filter(
        ({ name }) => !without.includes(name) && !(kind === "dlgs" && name === "state" && hasOneState(rows)),
      )}
      cells={cells[kind]}
      {...{ rows, term, ordering, onOrder }}
    />
  );
}

/** Table of the bills of a government. */
export function GovernmentBillTable({ rows, missingParts = [], ordering, onOrder }: Props<GovernmentBillRow>) {
  return (
    <DataTable
      className="acts"
      caption={governments.billsHeading}
      columns={shownColumns(governmentBillColumns, missingParts)}
      cells={governmentBillCells}
      {...{ rows, ordering, onOrder }}
    />
  );
}

/** Whether all rows have the state that an adopted decree ends with. A column of one word says nothing. */
const hasOneState = (rows: readonly { readonly state: string }[]): boolean =>
  rows.length > 1 && rows.every(({ state }) => state === "published");

const cells: { readonly [Kind in ActKind]: Cells<ActRowOf[Kind]> } = {
  bill: {
    title: (row, term) => (
      <Title kind="bill" id={row.id} title={row.title} note={billNote(row)} term={term}>
        <span className="note blk">
          <Highlight text={signersText(row)} term={term} />
        </span>
      </Title>
    ),
    phase: (row) => (
      <StateWord state={row.state}>
        {row.state === "is_law"
          ? lawWords(row.law === null ? null : { ...row.law, isConstitutional: row.type === "COST" })
          : row.state === "one_branch"
            ? approvedWords(row.numbers)
            : stateWords({ state: row.state, stateText: row.phaseText })}
      </StateWord>
    ),
  },
  decree: {
    title: (row, term) => (
      <Title
        kind="decree"
        id={row.id}
        isNewer={row.isNewer}
        title={decreeHeading(row.title)}
        note={formatDots([
          actNumber(row.id),
          row.date === null ? null : formatDay(row.date),
          ...row.typologies.map((value) => toLower(typologyLabel(value))),
          row.isNewer ? lists.live : null,
        ])}
        term={term}
      />
    ),
    outcome: (row) => (
      <>
        <StateWord state={row.state}>{stateWords(row)}</StateWord>
        {row.daysLeft !== null && (
          <>
            <span className="note blk">{actLists.daysLeft(row.daysLeft)}</span>
            <TermBar left={row.daysLeft} />
          </>
        )}
        {row.law !== null && (
          <span className="note blk">
            {lawName(row.law)}
            {row.days !== null && `, ${actLists.inDays(row.days)}`}
          </span>
        )}
      </>
    ),
  },
  dlgs: {
    title: (row, term) => (
      <Title
        kind="dlgs"
        id={row.id}
        isNewer={row.isNewer}
        title={row.title}
        note={formatDots([
          row.number === null && row.state !== "draft" ? actLists.undated : actNumber(row.id),
          row.type,
          row.isKey ? actPage.keyAct : null,
          row.isNewer ? lists.live : null,
        ])}
        term={term}
      />
    ),
    state: ({ state }) => <StateWord state={state}>{actState[state]}</StateWord>,
    implementation: (row) =>
      row.implementing === null || row.adopted === null || row.implementing === 0 ? (
        implementingText(row)
      ) : (
        <StateWord state={row.adopted < row.implementing ? "overdue" : "adopted"}>{implementingText(row)}</StateWord>
      ),
  },
  datt: {
    title: (row, term) => (
      <Title
        kind="datt"
        id={row.id}
        title={row.title}
        note={formatDots([row.reference, row.policy]) || missing.notPublished}
        term={term}
      />
    ),
    status: (row) => (
      <>
        <StateWord state={row.state}>{row.state === "overdue" ? actState.not_adopted : stateWords(row)}</StateWord>
        {row.state === "overdue" && <span className="note blk">{missingFor(row)}</span>}
      </>
    ),
    proposer: ({ proposers }, term) => (
      <Highlight text={proposers.length === 0 ? missing.notPublished : formatList(proposers)} term={term} />
    ),
  },
};

const governmentBillCells: Cells<GovernmentBillRow> = {
  title: ({ id, label, title, votes }) => (
    <Title kind="bill" id={id} title={title} note={formatDots([formatIdentifier(label), ...heldVoteText(votes)])} />
  ),
  state: (row) => <StateWord state={row.state}>{stateWords(row)}</StateWord>,
};

interface TitleProps {
  readonly kind: ActKind;
  readonly id: string;
  /** Not in the build, so without a page. */
  readonly isNewer?: boolean | undefined;
  readonly title: string;
  /** Text above the title: number, type, flags. */
  readonly note: string;
  readonly term?: string;
  readonly children?: ReactNode;
}

function Title({ kind, id, isNewer = false, title, note, term = "", children }: TitleProps) {
  const text = <Highlight text={title} term={term} />;
  return (
    <>
      <span className="note blk">
        <Highlight text={note} term={term} />
      </span>{" "}
      {isNewer ? text : <a href={routes.act(kind, id)}>{text}</a>}
      {children}
    </>
  );
}

/** State of an act as a sign and a word. */
function StateWord({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return <span className={`${stateClass(state)} wraps`}>{children}</span>;
}

const namedSigners = 3;

/** "Ada Rivalta e altri 21 firmatari". */
function signersText({ signers, otherSigners }: BillRow): string {
  if (signers.length === 0) return actPage.noSigners;
  const named = signers.slice(0, namedSigners);
  const others = signers.length - named.length + otherSigners;
  return others === 0 ? formatList(named) : `${named.join(", ")} ${actLists.others(others)}`;
}

function billNote(row: BillRow): string {
  return formatDots([
    row.numbers.map(formatIdentifier).join(", "),
    initiativeWords(row),
    row.isKey ? actPage.keyAct : null,
    row.isRatification ? actLists.ratification : null,
  ]);
}
