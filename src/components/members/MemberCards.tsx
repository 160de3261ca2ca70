import { officeText } from "#src/i18n/offices.ts";
import { areaName, members, strengthWords, shareOfWords, shareWords } from "#src/i18n/members.ts";
import { routes } from "#src/lib/routes.ts";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { Portrait } from "#src/components/common/Portrait.tsx";
import type { MemberRow } from "#src/contracts/members.ts";
import { memberGroup } from "./MemberTable.tsx";

interface Props {
  readonly rows: readonly MemberRow[];
  readonly term: string;
}

export function MemberCards({ rows, term }: Props) {
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
            <p>
              {row.active ? officeLine(row) : `(${members.inactive})`}
              <span className="blk">{figuresLine(row)}</span>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/**
 * Minimum share of missions for showing them beside the presences: few presences would otherwise look like absences.
 */
const notedMissions = 0.1;

/** The known figures: "presenze 87,0% di 565, forza 0,272%", "presenze 30,7% di 565, missioni 61,4%, forza 0,272%". */
function figuresLine({ figures, strength }: MemberRow): string {
  return [
    figures === null ? null : `${members.presence} ${shareOfWords(figures.present, figures.voting, false)}`,
    figures === null || figures.mission < figures.voting * notedMissions
      ? null
      : `${members.mission} ${shareWords(figures.mission, figures.voting, false)}`,
    strength === null ? null : `${members.strength} ${strengthWords(strength.value)}`,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

function officeLine({ office, gender }: MemberRow) {
  if (office === null) return null;
  return <span className="blk">{officeText(office, gender)}</span>;
}
