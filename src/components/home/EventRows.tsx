import { eventMeta } from "#src/i18n/events.ts";
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
        {own.map((row) => (
          <li key={row.id}>
            {row.href === null ? (
              <Highlight text={row.title} term={term} />
            ) : (
              <a href={row.href}>
                <Highlight text={row.title} term={term} />
              </a>
            )}
            {eventMeta(row) !== "" && <span className="note"> {eventMeta(row)}</span>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
