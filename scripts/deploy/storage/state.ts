/**
 * The record of what a prefix of a bucket has, kept beside the site. It is written before anything is sent, with the
 * objects that are about to be sent, and again at the end.
 */
import { gunzipSync, gzipSync } from "node:zlib";
import { digestOf } from "#scripts/lib/canonical.ts";

/** Folder of the records that deployments keep; not part of the site. */
export const recordFolder = ".deploy/";
export const stateKey = `${recordFolder}state.tsv.gz`;

/**
 * What is known of an object. `stored`: it is there with this digest. `sending`: it was about to be sent, and may have
 * any content. `sent`: it is there, and caches may still have the one before. A day (ISO): it is there, and has not been
 * part of the site since.
 */
export type Status = "stored" | "sending" | "sent" | (string & {});

export interface Entry {
  readonly digest: string;
  readonly bytes: number;
  readonly status: Status;
}

export interface State {
  /** The deployment that wrote it. */
  readonly run: string;
  /** Mark of the site that is there as a whole; empty = none, a deployment was interrupted. */
  readonly edition: string;
  /** By key. Objects about to be sent come first, in the order of sending. */
  readonly entries: ReadonlyMap<string, Entry>;
}

const format = "site-objects 1";

export const isGone = (status: Status): boolean => /^\d{4}-/.test(status);

export function serializeState({ run, edition, entries }: State): Buffer {
  const lines = [...entries].map(([key, { digest, bytes, status }]) => `${key}\t${digest}\t${bytes}\t${status}\n`);
  const text = `${format}\t${run}\t${edition}\n${lines.join("")}`;
  return gzipSync(`${text}${digestOf(text)}\n`);
}

/** Null when the bytes are damaged, or not such a record. */
export function parseState(bytes: Buffer): State | null {
  let whole: string;
  try {
    whole = gunzipSync(bytes).toString("utf8");
  } catch {
    return null;
  }
  const end = whole.lastIndexOf("\n", whole.length - 2) + 1;
  const text = whole.slice(0, end);
  if (whole.slice(end) !== `${digestOf(text)}\n`) return null;
  const [head = "", ...lines] = text.split("\n").slice(0, -1);
  const [name, run, edition] = head.split("\t");
  if (name !== format || run === undefined || edition === undefined) return null;
  const entries = new Map<string, Entry>();
  for (const line of lines) {
    const [key, digest, size, status] = line.split("\t");
    if (key === undefined || digest === undefined || size === undefined || status === undefined) return null;
    entries.set(key, { digest, bytes: Number(size), status });
  }
  return { run, edition, entries };
}

/**
 * The state with the progress of the deployment that wrote it.
 * @param done number of objects, in the order of sending, that were sent before it ended
 */
export function applyProgress(state: State, done: number): State {
  let place = 0;
  const entries = [...state.entries].map(([key, entry]): [string, Entry] => {
    if (entry.status !== "sending") return [key, entry];
    place += 1;
    return [key, place <= done ? { ...entry, status: "sent" } : entry];
  });
  return { ...state, entries: new Map(entries) };
}
