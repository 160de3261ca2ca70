/** The members that a reader follows: kept in this browser and nowhere else. */
import { atom } from "nanostores";
import { isPersonId } from "#src/lib/person-id.ts";

/** One followed member: enough to show a link without asking for anything. */
export interface Followed {
  readonly id: string;
  /** The name first. */
  readonly name: string;
}

/** Name in the browser's storage; `client:stored` looks for it. */
export const storageKey = "emiciclo-miei";
/** Query name of the links that add a member. */
export const addParameter = "aggiungi";
/** How many can be followed. */
export const mostFollowed = 20;

/** Who is followed; empty until {@link loadFollowed}. */
export const followed = atom<readonly Followed[]>([]);

/** Whether the browser has kept the choice: some refuse, others are full. */
export const isKept = atom(true);

/** Reads the choice of this browser and follows changes made in other tabs. Call after mounting. */
export function loadFollowed(): () => void {
  const read = (): void => followed.set(parse(safely(() => window.localStorage.getItem(storageKey)) ?? "[]"));
  const onStorage = (event: StorageEvent): void => {
    if (event.key === storageKey || event.key === null) read();
  };
  read();
  window.addEventListener("storage", onStorage);
  // A page that comes back from the browser's memory heard nothing of what other pages did.
  window.addEventListener("pageshow", read);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", read);
  };
}

/** Follows one more; the same one twice and more than {@link mostFollowed} change nothing. */
export function follow(member: Followed): void {
  const now = followed.get();
  if (now.length >= mostFollowed || now.some(({ id }) => id === member.id)) return;
  save([...now, member]);
}

/** Forgets one of them. */
export function unfollow(id: string): void {
  save(followed.get().filter((member) => member.id !== id));
}

/** Forgets everybody: nothing stays in the browser. */
export function forgetFollowed(): void {
  save([]);
}

function save(members: readonly Followed[]): void {
  followed.set(members);
  // A browser that refuses storage still works until the page is left.
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

/** Whatever is stored, only well-formed entries come out. */
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
