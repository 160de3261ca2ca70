import { eventMeta } from "#src/i18n/events.ts";
import type { EventRow } from "#src/lib/filters/events.ts";
import { formatDayShort } from "#src/lib/format.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";

interface Props {
  readonly rows: readonly EventRow[];
  readonly term: string;
}

export function EventRows({ rows, term }: Props) {
  return (
    <ol className="dated quiet wide">
      {rows.map((row) => (
        <li key={row.id}>
          <time className="when" dateTime={row.date}>
            {formatDayShort(row.date)}
          </time>
          <div>
            {row.href === null ? (
              <Highlight text={row.title} term={term} />
            ) : (
              <a href={row.href}>
                <Highlight text={row.title} term={term} />
              </a>
            )}
            <span>{eventMeta(row)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}
