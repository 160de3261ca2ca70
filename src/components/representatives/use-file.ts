import { useEffect, useState } from "react";
import { cachedFiles } from "#src/stores/cached-files.ts";

const { fetchCached } = cachedFiles();

interface Loaded<T> {
  readonly file: T | null;
  readonly failed: boolean;
  /** Repeats a failed request. */
  readonly retry: () => void;
}

async function read<T>(path: string): Promise<T> {
  const file = await fetchCached(path);
  // @ts-expect-error written from a validated contract by the same build; schemas are not loaded in the browser
  return file;
}

/** Loads a file; `path` null = none yet. */
export function useFile<T>(path: string | null): Loaded<T> {
  const [loaded, setLoaded] = useState<{ readonly path: string; readonly file: T | null } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let isCurrent = true;
    const show = (file: T | null): void => {
      if (isCurrent) setLoaded({ path, file });
    };
    read<T>(path).then(show, () => show(null));
    return () => void (isCurrent = false);
  }, [path, tries]);
  const own = loaded?.path === path ? loaded : null;
  return {
    file: own?.file ?? null,
    failed: own !== null && own.file === null,
    retry: () => {
      setLoaded(null);
      setTries((before) => before + 1);
    },
  };
}
