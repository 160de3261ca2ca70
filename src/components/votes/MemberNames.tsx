import type { Branch } from "#src/domain/codes.ts";
import { votesHeading } from "#src/i18n/common.ts";
import { memberCount, votePage } from "#src/i18n/vote-page.ts";
import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import { VoteMark } from "#src/components/common/VoteMark.tsx";
import type { CompositionGroup } from "#src/contracts/composition.ts";
import { toRollCall, type RollCallEntry } from "./roll-call.ts";

interface Props {
  readonly rows: readonly (RollCallEntry & { readonly group: CompositionGroup | null })[];
  readonly term: string;
  readonly branch: Branch;
}

/** Names by group and vote, like the page's roll call. */
export function MemberNames({ rows, term, branch }: Props) {
  const groups: CompositionGroup[] = [];
  for (const { member, group } of rows) if (group !== null && member[5] !== null) groups[member[5]] = group;
  return toRollCall(rows, groups).map(({ group, size, votes }) => (
    <section className="roll" key={group?.id ?? ""}>
      <h3>
        {group === null ? (
          votePage.noGroup
        ) : (
          <>
            <GroupTag id={group.id} acronym={group.acronym} /> {group.name}
          </>
        )}{" "}
        <span className="note">{memberCount(size, branch)}</span>
      </h3>
      {votes.map(({ code, entries }) => (
        <div key={code}>
          <h4>
            {code === null ? (
              votePage.noPosition(entries.every(({ isPresident }) => isPresident))
            ) : (
              <>
                <VoteMark code={code} /> {votesHeading(code, entries.length)}
              </>
            )}{" "}
            <span className="note">{entries.length}</span>
          </h4>
          <ul className="names" translate="no">
            {entries.map(({ member: [id, familyName, givenName], isRebel }) => (
              <li key={id}>
                <a className={isRebel ? "reb" : undefined} href={routes.person(id)}>
                  <Highlight text={`${familyName} ${givenName}`} term={term} />
                </a>
                {isRebel && (
                  <span className="vh" translate="yes">
                    {votePage.isRebel}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  ));
}
