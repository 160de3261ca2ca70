import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { Gender } from "#src/domain/codes.ts";
import { record as text } from "#src/i18n/record.ts";
import { LoadError } from "#src/components/list/LoadError.tsx";
import { columnLabels, VoteColumns } from "#src/components/charts/VoteColumns.tsx";
import { toScale } from "#src/components/charts/scale.ts";
import { VoteMark } from "#src/components/common/VoteMark.tsx";
import { barClass } from "#src/components/votes/vote-bar.ts";
import { formatDayMonth, formatDayShort, formatMonthShort, formatNumber } from "#src/lib/format.ts";
import { bandCodes, everyMonth, mostMarks, toColumns, toDays, type BandColumn } from "#src/lib/record-band.ts";
import { isDefault } from "#src/lib/filters/codec.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import { recordList, type RecordItem } from "#src/lib/lists/record.ts";
import { routes } from "#src/lib/routes.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { recordPoints } from "#src/stores/record-source.ts";
import type { RecordRow } from "#src/contracts/positions.ts";
import type { ListSource } from "#src/stores/data-port.ts";

interface Props {
  readonly state: ListState;
  readonly source: ListSource<RecordRow, RecordItem>;
  /** All votes by month: the drawing before a choice. */
  readonly months: readonly BandColumn[];
  readonly name: string;
  readonly gender: Gender | null;
  readonly onPeriod: (period: string) => void;
}

/** Drawing of the chosen votes. `marks`: rows with titles, one mark each; else columns of months or days. */
type Drawing = { readonly of: ListState["values"] } & (
  | { readonly columns: readonly BandColumn[]; readonly marks?: undefined }
  | { readonly marks: readonly RecordRow[]; readonly columns?: undefined }
);

const periodOf = ({ values }: ListState): string => values["period"]?.[0] ?? "";

async function draw(
  source: ListSource<RecordRow, RecordItem>,
  state: ListState,
  signal: AbortSignal,
): Promise<Drawing> {
  const data = await parliamentData();
  const all = { ...state, page: 1 };
  const of = state.values;
  const points = await data.all(recordPoints(source), all, signal);
  if (points.length <= mostMarks || periodOf(state).length === 7)
    return { of, marks: await data.all(source, all, signal) };
  return { of, columns: toColumns(points, periodOf(state) === "" ? "month" : "day") };
}

/** The record as a picture: columns by month, then by day of sitting, then one mark a vote. */
export function RecordBand({ state, source, months, name, gender, onPeriod }: Props) {
  const [drawing, setDrawing] = useState<Drawing | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const { values } = state;
  const isStandard = isDefault(recordList, { ...state, page: 1 });
  useEffect(() => {
    if (isStandard) return;
    const call = new AbortController();
    draw(source, { values, ordering: recordList.defaultOrdering, page: 1 }, call.signal)
      .then((drawn) => {
        if (!call.signal.aborted) setDrawing(drawn);
      })
      .catch(() => {
        if (!call.signal.aborted) setDrawing("failed");
      });
    return () => call.abort();
  }, [isStandard, source, values, attempt]);
  const period = periodOf(state);
  const shown: Drawing | "failed" | null = isStandard ? { of: values, columns: everyMonth(months) } : drawing;
  const isLate = shown !== "failed" && shown?.of !== values;
  return (
    // Folded on phones alone, until something is chosen.
    <details
      className="phone-fold"
      open={isOpen || !isStandard}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{text.bandFolded}</summary>
      <figure className={isLate ? "record-band stale" : "record-band"}>
        <figcaption>
          <b>{text.band}</b>
          <span className="note">{noteOf(shown)}</span>
          <Legend />
        </figcaption>
        <Zoom {...{ months, period, onPeriod }} />
        {shown === "failed" ? (
          <LoadError text={text.failed} retry={() => setAttempt((count) => count + 1)} />
        ) : shown === null ? null : shown.marks === undefined ? (
          <Columns columns={shown.columns} {...{ name, onPeriod }} />
        ) : (
          <Marks rows={shown.marks} gender={gender} />
        )}
      </figure>
    </details>
  );
}

function noteOf(shown: Drawing | "failed" | null): string {
  if (shown === null || shown === "failed") return "";
  if (shown.marks !== undefined) return text.bandNote.mark;
  return shown.columns[0]?.key.length === 10 ? text.bandNote.day : text.bandNote.month;
}

function Legend() {
  return (
    <span className="legend">
      {bandCodes.map((code, index) => (
        <span key={code}>
          <VoteMark code={code} /> {text.classes[index]}
        </span>
      ))}
      <span>
        <i className="k ring"></i>
        {text.dissent}
      </span>
    </span>
  );
}

/** Buttons for the years, and for the months of the chosen year. */
function Zoom({ months, period, onPeriod }: Pick<Props, "months" | "onPeriod"> & { readonly period: string }) {
  const years = [...new Set(months.map(({ key }) => key.slice(0, 4)))];
  const button = (value: string, label: ReactNode, isOn: boolean) => (
    <button key={value} type="button" className="linkish" aria-pressed={isOn} onClick={() => onPeriod(value)}>
      {label}
    </button>
  );
  const ofYear = months.filter(({ key }) => period !== "" && key.startsWith(period.slice(0, 4)));
  return (
    <div className="zoom js-only no-print" role="group" aria-label={text.period}>
      <p>
        {button("", text.whole, period === "")}
        {years.map((year) => button(year, year, period.startsWith(year)))}
      </p>
      {ofYear.length > 0 && (
        <p>{ofYear.map(({ key }) => button(key, formatMonthShort(key).slice(0, 3), period === key))}</p>
      )}
    </div>
  );
}

const height = 150;

/** Columns are not wider than a twenty-fourth of the drawing. */
const leastColumns = 24;

interface ColumnsProps extends Pick<Props, "name" | "onPeriod"> {
  readonly columns: readonly BandColumn[];
}

function Columns({ columns, name, onPeriod }: ColumnsProps) {
  const totals = columns.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  const scale = toScale(0, Math.max(...totals, 1), 0, 1);
  const top = Math.max(...scale.ticks, ...totals);
  return (
    <VoteColumns
      columns={columns.map((column) => ({
        key: column.key,
        title: text.column(column),
        parts: column.counts.map((value, index) => ({ className: barClass(bandCodes[index] ?? null), value })),
        isRinged: column.dissents > 0,
      }))}
      top={top}
      ticks={scale.ticks.map((at) => ({ at, label: formatNumber(at) }))}
      labels={columnLabels(
        columns.map(({ key }) => key),
        leastColumns,
      )}
      label={text.label(
        name,
        columns.length,
        totals.reduce((sum, count) => sum + count, 0),
      )}
      height={height}
      least={leastColumns}
      // Columns are pointed at; the keyboard has the buttons.
      onPick={(key) => onPeriod(key.slice(0, 7))}
    />
  );
}

/** One mark a vote, a link to it. The arrow keys move between marks; the tab key enters once. */
function Marks({ rows, gender }: { readonly rows: readonly RecordRow[]; readonly gender: Gender | null }) {
  const box = useRef<HTMLOListElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined || box.current === null) return;
    const marks = [...box.current.querySelectorAll("a")];
    const next = marks[marks.findIndex((mark) => mark === document.activeElement) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  if (rows.length === 0) return null;
  const isOneYear = rows[0]?.date.slice(0, 4) === rows.at(-1)?.date.slice(0, 4);
  return (
    <ol className="record-days" ref={box} onKeyDown={move}>
      {toDays(rows).map(({ day, votes }, index) => (
        <li key={day}>
          <span className="note nb">{isOneYear ? formatDayMonth(day) : formatDayShort(day)}</span>
          <span className="marks">
            {votes.map((row, place) => (
              <a
                key={row.id}
                href={routes.vote(row.id)}
                aria-label={text.mark(row, gender)}
                className={row.isDissent ? "ring" : undefined}
                tabIndex={index === 0 && place === 0 ? 0 : -1}
              >
                <VoteMark code={row.code} title={text.mark(row, gender)} />
              </a>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}
