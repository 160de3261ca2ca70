import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { Branch } from "#src/domain/codes.ts";
import { citeQuery } from "#src/islands/list/cite-query.ts";
import { isPersonId } from "#src/lib/person-id.ts";
import { files } from "#src/lib/routes.ts";
import { DataCallError } from "#src/stores/data-port.ts";
import { keptFiles, ofSameList } from "#src/stores/kept-files.ts";
import type { KeyVotes, Positions } from "#src/view/positions.ts";

/** Most members side by side. */
export const mostCompared = 4;

/** Which votes the grid shows: all named ones, key, confidence. */
export const voteKinds = ["tutte", "k", "f"] as const;
export type VoteKind = (typeof voteKinds)[number];

/** All that the reader chose, as in the address: `?id=…&id=…&voti=k&diversi=1`. */
export interface Choice {
  readonly ids: readonly string[];
  readonly kind: VoteKind;
  readonly onlyDifferent: boolean;
}

export interface Comparison {
  readonly status: "ready" | "loading" | "failed";
  /** In the order of the choice. */
  readonly members: readonly Positions[];
  /** Ids that no file answers for. */
  readonly unknown: readonly string[];
  /** Named votes of the chambers of the members. */
  readonly votes: readonly KeyVotes[];
}

const nothing: Choice = { ids: [], kind: "tutte", onlyDifferent: false };

/** The choice that an address makes; unknown values are dropped. */
function decodeChoice(params: URLSearchParams): Choice {
  const ids = [...new Set(params.getAll("id").filter(isPersonId))].slice(0, mostCompared);
  const kind = voteKinds.find((name) => name === params.get("voti")) ?? nothing.kind;
  return { ids, kind, onlyDifferent: params.get("diversi") === "1" };
}

/** The address of a choice; defaults are not written. */
export function encodeChoice({ ids, kind, onlyDifferent }: Choice): string {
  const params = new URLSearchParams(ids.map((id) => ["id", id]));
  if (kind !== nothing.kind) params.set("voti", kind);
  if (onlyDifferent) params.set("diversi", "1");
  const query = params.toString();
  return query === "" ? "?" : `?${query}`;
}

/** The choice in the address: read before the page that has woken is shown, followed back and forward. */
export function useChoice(): readonly [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(nothing);
  useLayoutEffect(() => {
    const follow = (): void => setChoice(decodeChoice(new URLSearchParams(window.location.search)));
    follow();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  const choose = useCallback((next: Choice): void => {
    window.history.pushState(window.history.state, "", encodeChoice(next));
    setChoice(next);
  }, []);
  useEffect(() => citeQuery(choice.ids.length === 0 ? "" : encodeChoice(choice)), [choice]);
  return [choice, choose];
}

/** Loads what a comparison needs: a file a member, a file a chamber. */
export function useComparison(ids: readonly string[]): readonly [Comparison, retry: () => void] {
  const [state, setState] = useState<Comparison>({ status: "ready", members: [], unknown: [], votes: [] });
  const [attempt, setAttempt] = useState(0);
  const key = ids.join(" ");
  useEffect(() => {
    let isCurrent = true;
    queueMicrotask(() => {
      if (isCurrent) setState((before) => ({ ...before, status: key === "" ? "ready" : "loading" }));
    });
    loadPositions(key === "" ? [] : key.split(" "))
      .then((loaded) => isCurrent && setState(loaded))
      .catch(() => isCurrent && setState((before) => ({ ...before, status: "failed" })));
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}

/** What a comparison of these members needs. Rejects when a file does not come. */
export function loadPositions(ids: readonly string[]): Promise<Comparison> {
  return together(async () => {
    const found = await Promise.all(ids.map(readPositions));
    const members = found.flatMap((one) => one ?? []);
    const branches = new Set(members.flatMap(({ chambers }) => chambers.map(({ branch }) => branch)));
    const votes = await Promise.all([...branches].map(readKeyVotes));
    // Letters are told by the place of their vote.
    for (const list of votes)
      for (const { member, chambers } of members)
        for (const chamber of chambers)
          if (chamber.branch === list.branch) ofSameList(chamber, list, files.positions(member.id));
    return { status: "ready", members, unknown: ids.filter((_, index) => found[index] === null), votes };
  });
}

const { fetchKept, together } = keptFiles();

/** null = nobody has this id. */
async function readPositions(id: string): Promise<Positions | null> {
  try {
    const file = await fetchKept(files.positions(id));
    return isPositions(file) ? file : null;
  } catch (error) {
    if (error instanceof DataCallError && error.status === 404) return null;
    throw error;
  }
}

async function readKeyVotes(branch: Branch): Promise<KeyVotes> {
  const file = await fetchKept(files.positions(`chiave-${branch}`));
  if (!isKeyVotes(file)) throw new DataCallError(200, files.positions(`chiave-${branch}`));
  return { branch, ...file };
}

function isPositions(file: unknown): file is Positions {
  return (
    typeof file === "object" && file !== null && "member" in file && "chambers" in file && Array.isArray(file.chambers)
  );
}

function isKeyVotes(file: unknown): file is Omit<KeyVotes, "branch"> {
  return typeof file === "object" && file !== null && "stamp" in file && "votes" in file && Array.isArray(file.votes);
}
