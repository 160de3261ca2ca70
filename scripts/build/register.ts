/**
 * The register of everything ever published: an append-only text file beside the snapshot, one event a line:
 * day, "+" (appeared) or "-" (went), kind, address. An address in it must answer for ever.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from "node:fs";
import { digestOf } from "#scripts/lib/canonical.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { registerFile } from "#scripts/lib/published.ts";

/** Pages and files of the site by address; assets (hashed scripts, styles, fonts) by file. */
const registerKinds = ["page", "file", "asset"] as const;
export type RegisterKind = (typeof registerKinds)[number];

/** What the register says of an address. */
export interface Registered {
  readonly kind: RegisterKind;
  readonly address: string;
  /** Edition (day of the data) in which it appeared. */
  readonly since: string;
  /** Edition in which it went; null = it is there. */
  readonly until: string | null;
}

export interface Register {
  readonly entries: ReadonlyMap<string, Registered>;
  readonly text: string;
}

const isKind = (text: string | undefined): text is RegisterKind => registerKinds.some((kind) => kind === text);

/** All whole lines. */
function readText(file: string): string {
  const whole = existsSync(file) ? readFileSync(file, "utf8") : "";
  return whole.slice(0, whole.lastIndexOf("\n") + 1);
}

/** Reads the register of a data folder; an absent one is empty. A last line that was cut short does not count. */
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

/** What a build publishes: kinds by address. */
export type Published = ReadonlyMap<string, RegisterKind>;

/** The events that bring the register up to date with what is published, in order of address. */
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
 * Adds events at the end of the file, after dropping a line that was cut short.
 * @throws DataError when the file is no longer what was read: what others wrote is never lost.
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

/** Digest of what the site shows of the world: the snapshot and the register. */
export function dataDigest(snapshot: string, register: string): string {
  return digestOf(snapshot, register);
}
