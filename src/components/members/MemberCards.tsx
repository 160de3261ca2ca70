import { officeText } from "#src/i18n/offices.ts";
import { areaName, cardFigure, cardMissions, members } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { Cases } from "#src/components/common/Share.tsx";
import { Portrait } from "#src/components/common/Portrait.tsx";
import type { MemberRow } from "#src/contracts/members.ts";
import { memberGroup } from "./MemberTable.tsx";

interface Props {
  readonly rows: readonly MemberRow[];
  readonly term: string;
  /** Of the list, with sign: each card has the figure that orders it. */
  readonly state?: { readonly ordering: string };
}

export function MemberCards({ rows, term, state }: Props) {
  const figure = cardFigure(state?.ordering ?? "");
  return (
    <ul className="cards quiet">
      {rows.map((row) => (
        <li key={row.id} className={row.active ? undefined : "off"}>
          <Portrait {...row} />
          <article>
            <h3>
              <a translate="no" href={routes.person(row.id)}>
                <Highlight text={`${row.familyName} ${row.givenName}`} term={term} />
              </a>
            </h3>
            <p>
              {memberGroup(row)}, {areaName(row)}
            </p>
            <p>{row.active ? officeLine(row) : `(${members.inactive})`}</p>
          </article>
          <Figure {...{ row, figure }} />
        </li>
      ))}
    </ul>
  );
}

interface FigureProps {
  readonly row: MemberRow;
  readonly figure: ReturnType<typeof cardFigure>;
}

/** "78,7%", and below it what of how many; many missions stand there too: without them few presences look like absences. */
function Figure({ row, figure }: FigureProps) {
  const shown = figure(row);
  if (shown === null) return null;
  const { value, label, cases, isPresence } = shown;
  const missions = isPresence ? cardMissions(row) : null;
  return (
    <p className="fig">
      <b>{value}</b> {label}
      <Cases cases={cases} word="su" />
      {missions !== null && <span className="blk">{missions}</span>}
    </p>
  );
}

function officeLine({ office, gender }: MemberRow) {
  if (office === null) return null;
  return <span className="blk">{officeText(office, gender)}</span>;
}
