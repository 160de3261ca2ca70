import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import type { Branch } from "#src/domain/codes.ts";
import { citeQuery } from "#src/components/list/cite-query.ts";
import { isPersonId } from "#src/lib/person-id.ts";
import { files } from "#src/lib/routes.ts";
import { DataCallError } from "#src/stores/data-port.ts";
import { cachedFiles, ofSameList } from "#src/stores/cached-files.ts";
import { isPositions } from "#src/stores/record-source.ts";
import type { KeyVotes, Positions } from "#src/contracts/positions.ts";

export const mostCompared = 4;

/** Kinds of votes shown: all listed ones, key votes, confidence votes. */
export const voteKinds = ["tutte", "k", "f"] as const;
export type VoteKind = (typeof voteKinds)[number];

/** The reader's choice, stored in the query: `?id=…&id=…&voti=k&diversi=1`. */
export interface Choice {
  readonly ids: readonly string[];
  readonly kind: VoteKind;
  readonly onlyDifferent: boolean;
}

export interface Comparison {
  readonly status: "ready" | "loading" | "failed";
  /** In the order of the choice. */
  readonly members: readonly Positions[];
  /** Ids without a file. */
  readonly unknown: readonly string[];
  /** Key votes of the members' chambers. */
  readonly votes: readonly KeyVotes[];
}

const nothing: Choice = { ids: [], kind: "tutte", onlyDifferent: false };

function decodeChoice(params: URLSearchParams): Choice {
  const ids = [...new Set(params.getAll("id").filter(isPersonId))].slice(0, mostCompared);
  const kind = voteKinds.find((name) => name === params.get("voti")) ?? nothing.kind;
  return { ids, kind, onlyDifferent: params.get("diversi") === "1" };
}

/** The query of a choice; defaults are omitted. */
export function encodeChoice({ ids, kind, onlyDifferent }: Choice): string {
  const params = new URLSearchParams(ids.map((id) => ["id", id]));
  if (kind !== nothing.kind) params.set("voti", kind);
  if (onlyDifferent) params.set("diversi", "1");
  const query = params.toString();
  return query === "" ? "?" : `?${query}`;
}

/** The choice in the query: read before the first paint after hydration, updated on back and forward navigation. */
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

/** Loads the data of a comparison: one file per member, one per chamber. */
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

/** Data for a comparison of these members. Rejects when a file fails to load. */
export function loadPositions(ids: readonly string[]): Promise<Comparison> {
  return together(async () => {
    const found = await Promise.all(ids.map(readPositions));
    const members = found.flatMap((one) => one ?? []);
    const branches = new Set(members.flatMap(({ chambers }) => chambers.map(({ branch }) => branch)));
    const votes = await Promise.all([...branches].map(readKeyVotes));
    // Positions refer to votes by index, so both files must have the same revision.
    for (const list of votes)
      for (const { member, chambers } of members)
        for (const chamber of chambers)
          if (chamber.branch === list.branch) ofSameList(chamber, list, files.positions(member.id));
    return { status: "ready", members, unknown: ids.filter((_, index) => found[index] === null), votes };
  });
}

const { fetchCached, together } = cachedFiles();

/** null = no member with this id. */
async function readPositions(id: string): Promise<Positions | null> {
  try {
    const file = await fetchCached(files.positions(id));
    if (!isPositions(file)) throw new DataCallError("unreadable", files.positions(id));
    return file;
  } catch (error) {
    if (error instanceof DataCallError && error.status === 404) return null;
    throw error;
  }
}

/** Whether there are key votes: a source without a newsroom has only votes of confidence. */
export function hasKeyVotes(files: readonly KeyVotes[]): boolean {
  return files.some(({ votes }) => votes.some(([, , , , , kinds]) => kinds.includes("k")));
}

async function readKeyVotes(branch: Branch): Promise<KeyVotes> {
  const file = await fetchCached(files.positions(`chiave-${branch}`));
  if (!isKeyVotes(file)) throw new DataCallError("unreadable", files.positions(`chiave-${branch}`));
  return { branch, ...file };
}

function isKeyVotes(file: unknown): file is Omit<KeyVotes, "branch"> {
  return (
    typeof file === "object" && file !== null && "revision" in file && "votes" in file && Array.isArray(file.votes)
  );
}
