import { DataCallError, type FetchKept } from "./data-port.ts";
import { fetchJson } from "./fetch-json.ts";

/** A file that only makes sense with others of the same night: they tell rows by their place. */
export interface Stamped {
  /** Of what the places count. */
  readonly stamp: string;
}

/**
 * The file, when it is of the list that is read with it. A page stays open over an update of the site, and copies of files have
 * each their own day: put together they would show votes under names that never cast them.
 * @throws DataCallError "outdated" when it is of another.
 */
export function ofSameList<File extends Stamped>(file: File, { stamp }: Stamped, what: string): File {
  if (file.stamp !== stamp) throw new DataCallError("outdated", what);
  return file;
}

const isOutdated = (reason: unknown): boolean => reason instanceof DataCallError && reason.status === "outdated";

export interface KeptFiles {
  /** A published file, fetched once; a failed one is asked for again. */
  readonly fetchKept: FetchKept;
  /** Does what reads several files; where they turn out to be of different nights, once more with the files of now. */
  readonly together: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Files published with the pages. `root` is their origin, "" on the site itself. */
export function keptFiles(root = ""): KeptFiles {
  const kept = new Map<string, Promise<unknown>>();
  let cache: RequestCache = "default";
  const fetchKept: FetchKept = (path) => {
    const answer = kept.get(path) ?? fetchJson(root + path, { cache });
    kept.set(path, answer);
    answer.catch(() => kept.delete(path));
    return answer;
  };
  return {
    fetchKept,
    together: async (work) => {
      try {
        return await work();
      } catch (reason) {
        if (!isOutdated(reason)) throw reason;
        kept.clear();
        // The browser's own copies are of different nights too.
        cache = "no-cache";
        return await work();
      }
    },
  };
}
