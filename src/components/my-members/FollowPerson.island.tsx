import { useStore } from "@nanostores/react";
import { useLayoutEffect } from "react";
import { myMembers as text } from "#src/i18n/compare.ts";
import { routes } from "#src/lib/routes.ts";
import { followed, loadFollowed, type Followed } from "#src/stores/my-members.ts";
import { FollowButton } from "./FollowButton.tsx";

/**
 * Follows the person of a page in place.
 *
 * ## Why an island
 * The choice is stored only in this browser. Hydrated at the first press, or at once for readers who follow somebody.
 */
export function FollowPerson({ id, name }: Followed) {
  const mine = useStore(followed);
  useLayoutEffect(loadFollowed, []);
  return (
    <>
      <FollowButton {...{ id, name }} isAlone />
      {mine.some((member) => member.id === id) && (
        <>
          {" · "}
          <a href={routes.myMembers()}>{text.title}</a>
        </>
      )}
    </>
  );
}
