/** Who holds the lock of a place that more machines can reach, where no operating system ends the lock with its process. */
import { hostname } from "node:os";
import { digestOf } from "#scripts/lib/canonical.ts";

/** `owner` differs between deployments of one process; `until` is an instant in UTC. */
export interface Holder {
  /** Digest of the machine's name, not the name: others may read the place. */
  readonly host: string;
  readonly pid: number;
  readonly owner: string;
  readonly until: string;
}

/** Whether a value read from a place is a holder. Written by hand: the job that has the key installs no package. */
export const isHolder = (value: unknown): value is Holder =>
  typeof value === "object" &&
  value !== null &&
  "host" in value &&
  typeof value.host === "string" &&
  "pid" in value &&
  typeof value.pid === "number" &&
  "owner" in value &&
  typeof value.owner === "string" &&
  "until" in value &&
  typeof value.until === "string";

const machine = digestOf(hostname()).slice(0, 12);

/** @param until an instant, in milliseconds since 1970 */
export const holderOf = (owner: string, until: number): Holder => ({
  host: machine,
  pid: process.pid,
  owner,
  until: new Date(until).toISOString(),
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Whether another deployment works still. One that was killed on this machine is known to have ended. */
export const isHeldByOther = ({ until, host, pid, owner }: Holder, now: Date, own: string): boolean =>
  owner !== own && Date.parse(until) > now.getTime() && !(host === machine && !isAlive(pid));

/** Message of the deployment that ends. `holder`: null = unknown. */
export const describeHolder = (place: string, holder: Holder | null): string =>
  `${place}: another deployment is at work${holder === null ? "" : ` (machine ${holder.host}, process ${holder.pid})`}; wait until it has ended${holder === null ? "" : `. If it was killed, its lock ends at ${holder.until}`}`;
