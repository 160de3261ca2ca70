/**
 * The address register: an append-only text file beside the snapshot with every address ever published. One event per
 * line: day, "+" (appeared) or "-" (disappeared), kind, address. A registered address must always be served.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import { digestOf } from "#scripts/lib/canonical.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { registerFile } from "#scripts/lib/published.ts";

/** Pages and files by address; assets (scripts, styles, fonts with a hash in the name) by file. */
const registerKinds = ["page", "file", "asset"] as const;
export type RegisterKind = (typeof registerKinds)[number];

export interface Registered {
  readonly kind: RegisterKind;
  readonly address: string;
  /** Edition (day of the data) in which it appeared. */
  readonly since: string;
  /** Edition in which it disappeared; null = still published. */
  readonly until: string | null;
}

export interface Register {
  readonly entries: ReadonlyMap<string, Registered>;
  readonly text: string;
}

const isKind = (text: string | undefined): text is RegisterKind => registerKinds.some((kind) => kind === text);

/** The complete lines of the file. */
function readText(file: string): string {
  const whole = existsSync(file) ? readFileSync(file, "utf8") : "";
  return whole.slice(0, whole.lastIndexOf("\n") + 1);
}

/** Reads the address register of a data folder. Empty when absent; a truncated last line is ignored. */
export function readRegister(data: string): Register {
  const file = registerFile(data);
  const text = readText(file);
  const entries = new Map<string, Registered>();
  for (const [i, line] of text.split("\n").slice(0, -1).entries()) {
    const [day, event, kind, address] = line.split("\t");
    if (day === undefined || !isKind(kind) || address === undefined || (event !== "+" && event !== "-"))
      throw new DataError(`${file}: line ${i + 1} is not an event of the register; put the last good copy back`);
    const since = entries.get(address)?.since ?? day;
    entries.set(address, { kind, address, since, until: event === "-" ? day : null });
  }
  return { entries, text };
}

export type Published = ReadonlyMap<string, RegisterKind>;

/** Events that update the register to what is published, sorted by address. */
export function newEvents({ entries }: Register, published: Published, edition: string): string {
  const appeared = [...published]
    .filter(([address]) => entries.get(address)?.until !== null)
    .map(([address, kind]) => ({ address, event: "+", kind }));
  const gone = [...entries.values()]
    .filter(({ address, until }) => until === null && !published.has(address))
    .map(({ address, kind }) => ({ address, event: "-", kind }));
  const events = [...appeared, ...gone].sort((a, b) => (a.address < b.address ? -1 : 1));
  return events.map(({ address, event, kind }) => `${edition}\t${event}\t${kind}\t${address}\n`).join("");
}

/**
 * Appends events, after removing a truncated last line.
 * @throws DataError when the file was changed since it was read: events of other processes must not be lost.
 */
export function appendEvents(data: string, register: Register, events: string): void {
  const file = registerFile(data);
  if (readText(file) !== register.text)
    throw new DataError(`${file}: was changed in the meantime; build again. The published site is as it was.`);
  if (events === "") return;
  mkdirSync(data, { recursive: true });
  if (existsSync(file)) truncateSync(file, Buffer.byteLength(register.text));
  appendFileSync(file, events);
}

export function dataDigest(snapshot: string, register: string): string {
  return digestOf(snapshot, register);
}
