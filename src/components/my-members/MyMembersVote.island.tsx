import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { myMembers as text } from "#src/i18n/compare.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { toVoterRows, type PublishedPositions, type VoterRow } from "#src/components/votes/member-list.ts";
import { routes } from "#src/lib/routes.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import { followed, loadFollowed } from "#src/stores/my-members.ts";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import { MemberVoteWord } from "#src/components/common/VoteMark.tsx";

/**
 * How the followed members voted, at the top of a vote page.
 *
 * ## Why an island
 * The followed members are known only to this browser. Hydrated only when there are any (`when="stored"`).
 */
export function MyMembersVote({ positions }: { readonly positions: PublishedPositions }) {
  const mine = useStore(followed);
  const [rows, setRows] = useState<readonly VoterRow[] | null>(null);
  useEffect(loadFollowed, []);
  useEffect(() => {
    // A failed load is ignored: all names are on the page.
    fetchJson(positions.src)
      .then((file) => setRows(toVoterRows(positions, file)))
      .catch(() => undefined);
  }, [positions]);
  if (rows === null || mine.length === 0) return null;
  const found = new Map(rows.map((row) => [row.member[0], row]));
  return (
    <section className="rubric mine" aria-labelledby="miei">
      <div className="side">
        <h2 id="miei">{text.onVote}</h2>
        <p className="note">
          <a href={routes.myMembers()}>{text.manage}</a>
        </p>
      </div>
      <div className="body">
        <table className="t tight">
          <caption className="vh">{text.onVote}</caption>
          <tbody>
            {mine.map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">
                  <a translate="no" href={routes.person(id)}>
                    {name}
                  </a>
                </th>
                <Vote row={found.get(id)} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Vote({ row }: { readonly row: VoterRow | undefined }) {
  if (row === undefined)
    return (
      <td className="sub" colSpan={2}>
        {text.notHere}
      </td>
    );
  const { group, code, member, isRebel, isPresident } = row;
  return (
    <>
      <td>{group === null ? votePage.noGroup : <GroupTag id={group.id} acronym={group.acronym} />}</td>
      <td className="nb">
        {code === null ? votePage.noPosition(isPresident) : <MemberVoteWord code={code} gender={member[3]} />}
        {isRebel && <span className="note"> {text.rebel}</span>}
      </td>
    </>
  );
}
