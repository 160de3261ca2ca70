import { useStore } from "@nanostores/react";
import { Fragment, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { compare, myMembers as text } from "#src/i18n/compare.ts";
import { MemberChoice } from "#src/components/compare/MemberChoice.tsx";
import {
  hasKeyVotes,
  encodeChoice,
  loadPositions,
  mostCompared,
  useComparison,
  type Choice,
} from "#src/components/compare/use-comparison.ts";
import { LoadError } from "#src/components/list/LoadError.tsx";
import { passFocus } from "#src/components/list/pass-focus.ts";
import { VoteGrid } from "#src/components/compare/VoteGrid.tsx";
import { isPersonId } from "#src/lib/person-id.ts";
import { files, routes } from "#src/lib/routes.ts";
import {
  addParameter,
  follow,
  followed,
  forgetFollowed,
  isKept,
  loadFollowed,
  mostFollowed,
  unfollow,
  type Followed,
} from "#src/stores/my-members.ts";
import { NumbersTable } from "#src/components/compare/NumbersTable.tsx";
import { nameInText } from "#src/components/common/PersonName.tsx";
import { unseen, useHydrated } from "#src/islands/use-hydrated.ts";

interface Before {
  /** Address of the site of the legislature before, if there is one. A property, so that no other page loads it. */
  readonly before?: string | undefined;
}

/**
 * The members that the reader follows: add, remove, remove all; their latest votes.
 *
 * ## Why an island
 * The choice is stored only in this browser.
 */
export function MyMembers({ before }: Before) {
  const mine = useStore(followed);
  const hasKept = useStore(isKept);
  const [isForgotten, setForgotten] = useState(false);
  // The server-rendered page does not know the choice: it only reserves the space of messages that depend on it.
  const isHydrated = useHydrated();
  useLayoutEffect(loadFollowed, []);
  const [failed, setFailed] = useState<string | null>(null);
  const add = useCallback((id: string): void => {
    addMember(id).then(
      () => setFailed(null),
      () => setFailed(id),
    );
  }, []);
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get(addParameter);
    if (id !== null && isPersonId(id)) add(id);
  }, [add]);
  const nobody = isForgotten ? text.forgotten : text.none;
  const said = mine.length === 0 ? nobody : hasKept ? "" : text.notKept;
  return (
    <>
      <MemberChoice
        chosen={mine}
        full={mine.length >= mostFollowed ? text.full : null}
        remove={text.removeName}
        onPick={({ id }) => {
          setForgotten(false);
          add(id);
        }}
        onRemove={unfollow}
      >
        <p className="note">{text.privacy}</p>
        {mine.length > 0 && (
          <p>
            <button
              type="button"
              className="btn plain"
              onClick={(event) => {
                passFocus(event, true);
                forgetFollowed();
                setForgotten(true);
              }}
            >
              {text.forget}
            </button>
          </p>
        )}
      </MemberChoice>
      <p role="status" className={said === "" ? undefined : "pad"} style={isHydrated ? undefined : unseen}>
        {said}
      </p>
      {failed !== null && <LoadError text={compare.failed} retry={() => add(failed)} />}
      {mine.length > 0 && <Overview mine={mine} before={before} />}
    </>
  );
}

/** The calendar of each followed member: votes, proposals, changes of group. */
function Calendars({ members }: { readonly members: readonly Followed[] }) {
  return (
    <p className="note">
      {text.calendars}{" "}
      {members.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          <a translate="no" href={files.calendar(`persone/${id}`)}>
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** Follows a member, picked or given by a link of a person's page ("?aggiungi=id"), and removes the query. */
async function addMember(id: string): Promise<void> {
  const { members } = await loadPositions([id]);
  for (const { member } of members) follow({ id, name: nameInText(member) });
  window.history.replaceState(window.history.state, "", window.location.pathname);
}

/** Followed members who have no page here. Their address elsewhere is not known: the site of the legislature before is searched. */
function NotThere({ members, before }: { readonly members: readonly Followed[] } & Before) {
  return (
    <p className="pad">
      {text.notThere(members.length)}{" "}
      {members.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at > 0 && ", "}
          {before === undefined ? (
            <span translate="no">{name}</span>
          ) : (
            <a translate="no" href={before + routes.searchFor(name)}>
              {name}
            </a>
          )}
        </Fragment>
      ))}
      .
    </p>
  );
}

/**
 * Calendars, figures and latest listed votes of the first members, at most as many as a comparison takes; the others are
 * one link away.
 */
function Overview({ mine, before }: { readonly mine: readonly Followed[] } & Before) {
  const ids = mine.map(({ id }) => id);
  const [choice, setChoice] = useState<Choice>({ ids: [], kind: "tutte", onlyDifferent: false });
  const first = ids.slice(0, mostCompared);
  const [{ status, members, unknown, votes }, retry] = useComparison(first);
  const [there, gone] = [false, true].map((isGone) => mine.filter(({ id }) => unknown.includes(id) === isGone));
  const known = (
    <>
      {gone !== undefined && gone.length > 0 && <NotThere members={gone} before={before} />}
      {there !== undefined && there.length > 0 && <Calendars members={there} />}
    </>
  );
  if (status === "failed")
    return (
      <>
        {known}
        <LoadError text={compare.failed} retry={retry} />
      </>
    );
  if (members.length === 0) return known;
  return (
    <>
      {known}
      <section className="rubric">
        <div className="side">
          <h2>{compare.numbers}</h2>
        </div>
        <div className="body">
          <NumbersTable rows={members.map(({ member }) => member)} />
          {ids.length > mostCompared && <p className="note">{text.firstFour}</p>}
          {ids.length > 1 && (
            <p className="more">
              <a href={routes.compare() + encodeChoice({ ids: first, kind: "tutte", onlyDifferent: false })}>
                {text.compare}
              </a>
            </p>
          )}
        </div>
      </section>
      {votes.some((one) => one.votes.length > 0) && (
        <section className="rubric">
          <div className="side">
            <h2>{text.lastVotes(hasKeyVotes(votes))}</h2>
            <p className="note">{compare.votesNote(hasKeyVotes(votes))}</p>
          </div>
          <div className="body">
            <VoteGrid members={members} votes={votes} choice={choice} choose={setChoice} />
          </div>
        </section>
      )}
    </>
  );
}
