import { DataCallError, type FetchCached } from "./data-port.ts";
import { fetchJson } from "./fetch-json.ts";

/** A file whose values refer to rows of another file by index; both must come from the same build. */
export interface WithRevision {
  /** Revision of the rows that the indices refer to. */
  readonly revision: string;
}

/**
 * Returns the file when its revision equals that of the other file. A page stays open during an update of the site, and
 * cached files may have different ages: combined they would attribute votes to the wrong members.
 * @throws DataCallError "outdated" when the revisions differ.
 */
export function ofSameList<File extends WithRevision>(file: File, { revision }: WithRevision, what: string): File {
  if (file.revision !== revision) throw new DataCallError("outdated", what);
  return file;
}

const isOutdated = (reason: unknown): boolean => reason instanceof DataCallError && reason.status === "outdated";

export interface CachedFiles {
  /** Fetches a published file, cached; a failed request is repeated at the next call. */
  readonly fetchCached: FetchCached;
  /** Runs work that reads several files. When their revisions differ, clears the cache and runs it once more. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Cache of files published with the pages. `root` is their origin, "" on the site itself. */
export function cachedFiles(root = ""): CachedFiles {
  const kept = new Map<string, Promise<unknown>>();
  let cache: RequestCache = "default";
  const fetchCached: FetchCached = (path) => {
    const answer = kept.get(path) ?? fetchJson(root + path, { cache });
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
    return answer;
  };
  return {
    fetchCached,
    together: async (work) => {
      try {
        return await work();
      } catch (reason) {
        if (!isOutdated(reason)) throw reason;
        kept.clear();
        // Files in the HTTP cache may have different revisions, too.
        cache = "no-cache";
        return await work();
      }
    },
  };
}
