import { useMemo, useRef, useState, type RefObject } from "react";
import { compare as text } from "#src/i18n/compare.ts";
import { SaveTable } from "#src/components/list/SaveTable.tsx";
import { useReadOn } from "#src/components/list/use-read-on.ts";
import type { CsvTable } from "#src/lib/columns.ts";
import { areDifferent, positionIn } from "#src/lib/comparison.ts";
import { formatDayShort } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { shortNames } from "#src/components/common/PersonName.tsx";
import { MemberVoteWord } from "#src/components/common/VoteMark.tsx";
import type { KeyVotes, Positions } from "#src/contracts/positions.ts";
import { hasKeyVotes, voteKinds, type Choice } from "./use-comparison.ts";

interface Props {
  readonly members: readonly Positions[];
  readonly votes: readonly KeyVotes[];
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
}

/** Rows shown initially, and added by each "show more". */
const step = 25;

/** Maximum title length in characters shown in full in a cell. */
const mostLetters = 200;

/** Table of votes by members, with filters and a download. */
export function VoteGrid({ members, votes, choice, choose }: Props) {
  const [shown, setShown] = useState(step);
  const box = useRef<HTMLDivElement>(null);
  const readOn = useReadOn(box, shown);
  const hasKey = hasKeyVotes(votes);
  const all = useMemo(() => toRows(members, votes), [members, votes]);
  const rows = all.filter(
    (row) =>
      (choice.kind === "tutte" || row.kinds.includes(choice.kind)) &&
      (!choice.onlyDifferent || areDifferent(row.codes)),
  );
  return (
    <>
      <Narrow choice={choice} choose={choose} canDiffer={canDiffer(members)} hasKey={hasKey} />
      <p className="count" role="status">
        {text.count(rows.length, hasKey ? choice.kind : "f", choice.onlyDifferent)}
      </p>
      {rows.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <Grid members={members} rows={rows.slice(0, shown)} box={box} title={text.votes(hasKey)} />
      )}
      <div className="bar-line">
        {rows.length > shown && (
          <button
            type="button"
            className="btn plain"
            onClick={() => {
              readOn(true);
              setShown(shown + step);
            }}
          >
            {text.more}
          </button>
        )}
        {rows.length > 0 && (
          <SaveTable count={rows.length} name={() => text.download} table={() => toTable(members, rows)} />
        )}
      </div>
    </>
  );
}

/** Whether members can differ in a vote: at least two sat in the same chamber. */
function canDiffer(members: readonly Positions[]): boolean {
  const branches = members.flatMap(({ chambers }) => chambers.map(({ branch }) => branch));
  return new Set(branches).size < branches.length;
}

interface NarrowProps extends Pick<Props, "choice" | "choose"> {
  readonly canDiffer: boolean;
  readonly hasKey: boolean;
}

/** Filters: kind of vote, and only votes in which the members differ. */
function Narrow({ choice, choose, canDiffer, hasKey }: NarrowProps) {
  return (
    <div className="filters">
      <div className="row">
        {hasKey && (
          <div>
            <label htmlFor="voti">{text.kind}</label>
            <select
              id="voti"
              value={choice.kind}
              onChange={(event) =>
                choose({ ...choice, kind: voteKinds.find((kind) => kind === event.currentTarget.value) ?? "tutte" })
              }
            >
              {voteKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </select>
          </div>
        )}
        {/* An active filter stays visible, so that it can be switched off. */}
        {(canDiffer || choice.onlyDifferent) && (
          <label className="check" htmlFor="diversi">
            <input
              type="checkbox"
              id="diversi"
              checked={choice.onlyDifferent}
              onChange={(event) => choose({ ...choice, onlyDifferent: event.currentTarget.checked })}
            />
            {text.onlyDifferent}
          </label>
        )}
      </div>
    </div>
  );
}

interface GridProps extends Pick<Props, "members"> {
  readonly rows: readonly Row[];
  readonly box: RefObject<HTMLDivElement | null>;
  readonly title: string;
}

function Grid({ members, rows, box, title }: GridProps) {
  const labels = shortNames(members.map(({ member }) => member));
  return (
    <div
      ref={box}
      className={members.length > 2 ? "scroll side-by-side" : "scroll snug"}
      role="region"
      aria-label={title}
      tabIndex={0}
    >
      <table className="t t-flow tight even" role="table">
        <caption className="vh">{title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="long">
              {text.vote}
            </th>
            {members.map(({ member }) => (
              <th key={member.id} role="columnheader" scope="col">
                {member.familyName} {member.givenName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row">
              <th role="rowheader" scope="row" className={row.title.length > mostLetters ? "full brief" : "full"}>
                <a href={routes.vote(row.id)}>
                  <Highlight text={row.title} />
                </a>{" "}
                {row.subject !== null && <span className="sub blk subject">{row.subject}</span>}
                <span className="note nb">{formatDayShort(row.date)}</span>
              </th>
              {members.map(({ member, chambers }, index) => (
                <td key={member.id} role="cell" className="nb beside" data-l={labels[index]}>
                  <Position code={row.codes[index] ?? null} {...{ member, chambers, row }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Position of a member, or the reason why there is none. */
function Position({ code, member, chambers, row }: Positions & { code: Row["codes"][number]; row: Row }) {
  return code === null ? (
    text.noVote(isOwnChamber(chambers, row))
  ) : (
    <MemberVoteWord code={code} gender={member.gender} />
  );
}

/**
 * Whether a vote without a position belongs to a chamber in which the member sat at the time. Members who changed
 * chamber sat in each of them in different months.
 */
function isOwnChamber(chambers: Positions["chambers"], { branch, date }: Row): boolean {
  const own = chambers.find((chamber) => chamber.branch === branch);
  return own !== undefined && (chambers.length === 1 || own.months.some(([month]) => month === date.slice(0, 7)));
}

function toTable(members: Props["members"], rows: readonly Row[]): CsvTable {
  const header = ["vote_id", "date", "title", "subject", ...members.map(({ member }) => member.id)];
  const cells = rows.map(({ id, date, title, subject, codes }) => [id, date, title, subject, ...codes]);
  return { header, rows: cells };
}

type Row = ReturnType<typeof toRows>[number];

/** Listed votes of all chambers concerned with the position of each member, newest first. */
function toRows(members: readonly Positions[], votes: readonly KeyVotes[]) {
  return votes
    .flatMap(({ branch, votes: named }) =>
      named.toReversed().map(([month, place, id, date, title, kinds, subject]) => ({
        id,
        branch,
        date,
        title,
        subject,
        kinds,
        codes: members.map(({ chambers }) => {
          const own = chambers.find((chamber) => chamber.branch === branch);
          return own === undefined ? null : positionIn(own.months, month, place);
        }),
      })),
    )
    .filter(({ codes }) => codes.some((code) => code !== null))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
