import { useStore } from "@nanostores/react";
import { myMembers as text } from "#src/i18n/compare.ts";
import { routes } from "#src/lib/routes.ts";
import { addParameter, follow, followed, mostFollowed, unfollow, type Followed } from "#src/stores/my-members.ts";

/**
 * Adds a member to those that the reader follows, and removes them. For islands that call
 * `loadFollowed`. `isAlone`: not beside a list of members, so with a longer label.
 */
export function FollowButton({ id, name, isAlone = false }: Followed & { readonly isAlone?: boolean }) {
  const mine = useStore(followed);
  const isMine = mine.some((member) => member.id === id);
  // The page of the choice says that no more can be followed, and lets the reader remove one.
  if (!isMine && mine.length >= mostFollowed) return <FollowLink {...{ id, name }} />;
  return (
    <button
      type="button"
      className="linkish"
      aria-label={isMine ? text.removeName(name) : text.addName(name)}
      onClick={() => (isMine ? unfollow(id) : follow({ id, name }))}
    >
      {isAlone ? text.long(isMine) : isMine ? text.removeShort : text.addShort}
    </button>
  );
}

/** The same outside an island: leads to the page of the choice, which adds the member. */
export function FollowLink({ id, name }: Followed) {
  return (
    <a href={`${routes.myMembers()}?${addParameter}=${id}`} rel="nofollow" aria-label={text.addName(name)}>
      {text.addShort}
    </a>
  );
}
