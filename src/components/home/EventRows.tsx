import { Fragment } from "react";
import { eventLines, eventMeta, whoMoves, type EventLine } from "#src/i18n/events.ts";
import type { EventRow } from "#src/lib/lists/events.ts";
import { formatWeekday } from "#src/lib/format.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { capital } from "#src/lib/text.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";

interface Props {
  readonly rows: readonly EventRow[];
  readonly term: string;
}

/** Events in sentences, day by day. Style: `home/events.css`. */
export function EventRows({ rows, term }: Props) {
  return [...groupBy(rows, ({ date }) => date)].map(([date, own]) => (
    <section key={date} className="day">
      <h3>
        <time dateTime={date}>{capital(formatWeekday(date))}</time>
      </h3>
      <ul className="quiet">
        {toLines(own, term).map(({ text, rows: [row, ...others] }) =>
          row === undefined ? null : (
            <li key={row.id}>
              {others.length > 0 ? <Together text={text} rows={[row, ...others]} /> : <One row={row} term={term} />}
            </li>
          ),
        )}
      </ul>
    </section>
  ));
}

/** A search finds its words in each event. */
const toLines = (rows: readonly EventRow[], term: string): readonly EventLine[] =>
  term === "" ? eventLines(rows) : rows.map((row) => ({ text: row.title, rows: [row] }));

function One({ row, term }: { readonly row: EventRow; readonly term: string }) {
  const title = <Highlight text={row.title} term={term} />;
  const linked = row.href === null ? title : <a href={row.href}>{title}</a>;
  return (
    <>
      {row.category === "governo-battuto" ? <b>{linked}</b> : linked}
      {eventMeta(row) !== "" && <span className="note"> {eventMeta(row)}</span>}
    </>
  );
}

/** "Sei senatori passano al gruppo Lavanda: …", each with a link. */
function Together({ text, rows }: EventLine) {
  return (
    <>
      {text}:{" "}
      {rows.map(({ id, title, href }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          {href === null ? whoMoves(title) : <a href={href}>{whoMoves(title)}</a>}
        </Fragment>
      ))}
    </>
  );
}
