/** The members that a reader follows; stored only in this browser. */
import { atom } from "nanostores";
import { isPersonId } from "#src/lib/person-id.ts";

/** A followed member; enough to show a link without a request. */
export interface Followed {
  readonly id: string;
  /** Given name first. */
  readonly name: string;
}

/** Key in local storage, also used by `when="stored"`. */
export const storageKey = "emiciclo-miei";
/** Query parameter of the links that add a member. */
export const addParameter = "aggiungi";
export const mostFollowed = 20;

/** The followed members; empty until {@link loadFollowed}. */
export const followed = atom<readonly Followed[]>([]);

/** Whether the browser has stored the choice: storage may be blocked or full. */
export const isKept = atom(true);

/** Loads the choice and follows changes made in other tabs. Call after mounting; returns a cleanup function. */
export function loadFollowed(): () => void {
  const read = (): void => followed.set(parse(safely(() => window.localStorage.getItem(storageKey)) ?? "[]"));
  const onStorage = (event: StorageEvent): void => {
    if (event.key === storageKey || event.key === null) read();
  };
  read();
  window.addEventListener("storage", onStorage);
  // A page in the back/forward cache receives no storage events.
  window.addEventListener("pageshow", read);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", read);
  };
}

/** Adds a member; ignored when already followed or at {@link mostFollowed}. */
export function follow(member: Followed): void {
  const now = followed.get();
  if (now.length >= mostFollowed || now.some(({ id }) => id === member.id)) return;
  save([...now, member]);
}

export function unfollow(id: string): void {
  save(followed.get().filter((member) => member.id !== id));
}

export function forgetFollowed(): void {
  save([]);
}

function save(members: readonly Followed[]): void {
  followed.set(members);
  // Without storage the choice lasts until the page is left.
  const kept = safely(() => {
    if (members.length === 0) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, JSON.stringify(members));
    return true;
  });
  isKept.set(kept === true);
}

function safely<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Parses stored text; malformed entries are dropped. */
export function parse(text: string): readonly Followed[] {
  const value: unknown = safely((): unknown => JSON.parse(text));
  const members = Array.isArray(value) ? value.filter(isFollowed) : [];
  return [...new Map(members.map((member) => [member.id, member])).values()].slice(0, mostFollowed);
}

function isFollowed(value: unknown): value is Followed {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    isPersonId(value.id) &&
    "name" in value &&
    typeof value.name === "string"
  );
}
