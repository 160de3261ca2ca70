/**
 * Records that contradict others, found after a source has written all of them and before the gates. A contradiction is
 * held against the record that this pull changed: it is set aside, and its last good version comes back.
 */
import type { DatabaseSync } from "node:sqlite";
import { compareCodes } from "#src/domain/compare.ts";
import type { RecordKind } from "#src/domain/records.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import type { SetAside, Writer } from "#scripts/pull/store/writer.ts";
import { findDoubles } from "./doubles.ts";
import { findMissingParts } from "./missing-parts.ts";
import { findWrongMandates, findWrongPresidencies } from "./wrong-mandates.ts";

/** A pull before it takes effect. */
export interface Written {
  readonly db: DatabaseSync;
  /** The snapshot before the pull; undefined when there is none. */
  readonly previous: Snapshot | undefined;
  /** Whether this pull wrote a record or changed it. */
  readonly isTouched: (kind: RecordKind, key: string) => boolean;
  readonly day: string;
}

/** A contradiction; `isKept`: nothing can be set aside without loss, so it is only named. */
export type Contradiction = SetAside & { readonly isKept?: boolean };

/** Every rule that compares records with each other. */
const rules: readonly ((written: Written) => readonly Contradiction[])[] = [
  findDoubles,
  findWrongMandates,
  findWrongPresidencies,
  findMissingParts,
];

/**
 * Sets aside the records that contradict others.
 * @param isAccepted whether an operator answers for a record
 * @returns the contradictions that remain, which are only named
 */
export function setAsideContradictions(
  { db, previous, day }: Omit<Written, "isTouched">,
  writer: Writer,
  isAccepted: (kind: RecordKind, key: string) => boolean,
): Contradiction[] {
  const aside = new Set<string>();
  const kept = new Map<string, Contradiction>();
  const nameOf = ({ kind, key, sameAs }: Contradiction): string => [kind, key, sameAs ?? ""].join(" ");
  for (let found = true; found;) {
    found = false;
    for (const rule of rules) {
      const isTouched = toTouched(db, previous);
      for (const one of rule({ db, previous, isTouched, day }).toSorted((a, b) => compareCodes(nameOf(a), nameOf(b)))) {
        if (aside.has(nameOf(one))) continue;
        if (one.isKept === true || isAccepted(one.kind, one.key)) {
          kept.set(`${nameOf(one)} ${one.reason}`, one);
          continue;
        }
        aside.add(nameOf(one));
        writer.setAside(one, previous);
        found = true;
      }
    }
  }
  return [...kept.values()];
}

function toTouched(db: DatabaseSync, previous: Snapshot | undefined): Written["isTouched"] {
  const before = new Map<RecordKind, Map<string, string>>();
  const now = db.prepare("SELECT digest || ' ' || changed_at AS digest FROM record WHERE kind = ? AND key = ?");
  return (kind, key) => {
    const known = before.get(kind) ?? previous?.recordDigests(kind) ?? new Map<string, string>();
    before.set(kind, known);
    const digest = now.get(kind, key)?.["digest"];
    return digest !== undefined && digest !== known.get(key);
  };
}
