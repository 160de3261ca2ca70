import { useStore } from "@nanostores/react";
import { Fragment, useEffect, useState } from "react";
import type { Branch } from "#src/domain/codes.ts";
import { branch as branchName } from "#src/i18n/common.ts";
import { myMembers as text } from "#src/i18n/compare.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { toVoterRows, type PublishedPositions, type VoterRow } from "#src/components/votes/member-list.ts";
import { MemberVoteWord } from "#src/components/common/VoteMark.tsx";
import { routes } from "#src/lib/routes.ts";
import { fetchJson } from "#src/stores/fetch-json.ts";
import { followed, loadFollowed } from "#src/stores/my-members.ts";

interface SittingVote {
  readonly id: string;
  readonly branch: Branch;
  readonly title: string;
  readonly positions: PublishedPositions;
}

interface Props {
  /** Votes of the last sittings whose positions are known. */
  readonly votes: readonly SittingVote[];
}

interface LoadedVote extends SittingVote {
  /** Rows of the members by id. */
  readonly rows: ReadonlyMap<string, VoterRow>;
}

/**
 * How the followed members voted in the last sittings.
 *
 * ## Why an island
 * The followed members are known only to this browser. Hydrated only when there are any (`when="stored"`).
 */
export function MyMembersSitting({ votes }: Props) {
  const mine = useStore(followed);
  const [loaded, setLoaded] = useState<readonly LoadedVote[]>([]);
  useEffect(loadFollowed, []);
  useEffect(() => {
    // A failed load is ignored: the page of each vote has all names.
    Promise.all(votes.map(load))
      .then(setLoaded)
      .catch(() => undefined);
  }, [votes]);
  if (mine.length === 0 || loaded.length === 0) return null;
  const own = mine.map(({ id, name }) => ({ id, name, votes: loaded.filter(({ rows }) => rows.has(id)) }));
  return (
    <section aria-labelledby="miei">
      <h3 id="miei" className="col-head">
        {text.onSittings}{" "}
        <span className="note">
          <a href={routes.myMembers()}>{text.manage}</a>
        </span>
      </h3>
      <dl className="facts">
        {own.map((member) => (
          <Fragment key={member.id}>
            <dt>
              <a translate="no" href={routes.person(member.id)}>
                {member.name}
              </a>
            </dt>
            <dd>
              {member.votes.length === 0 ? (
                <span className="sub">{text.notInSittings}</span>
              ) : (
                <ul className="quiet">
                  {member.votes.map((vote) => (
                    <li key={vote.id}>
                      <Position row={vote.rows.get(member.id)} /> <a href={routes.vote(vote.id)}>{vote.title}</a>{" "}
                      <span className="note">{branchName[vote.branch]}</span>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

async function load(vote: SittingVote): Promise<LoadedVote> {
  const rows = toVoterRows(vote.positions, await fetchJson(vote.positions.src));
  return { ...vote, rows: new Map(rows.map((row) => [row.member[0], row])) };
}

function Position({ row }: { readonly row: VoterRow | undefined }) {
  if (row === undefined) return null;
  const { code, member, isRebel, isPresident } = row;
  return (
    <>
      {code === null ? votePage.noPosition(isPresident) : <MemberVoteWord code={code} gender={member[3]} />}
      {isRebel && <span className="note"> {text.rebel}</span>}
    </>
  );
}
