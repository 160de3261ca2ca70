/** Two records, or two parts of one, with the same natural key. */
import { daysBetween } from "#src/domain/days.ts";
import { naturalKeysOf, type NaturalKey } from "#src/domain/natural-keys.ts";
import { overlap } from "#src/domain/periods.ts";
import { recordKinds, type RecordKind, type RecordOf } from "#src/domain/records.ts";
import { parseStored } from "#scripts/pull/store/stored.ts";
import type { Contradiction, Written } from "./contradictions.ts";

interface Claim extends NaturalKey {
  /** Key of the record. */
  readonly record: string;
}

/** Days that two periods may share: sources sometimes end a period a day late. */
const handover = 1;

function isSame(a: Claim, b: Claim): boolean {
  if (a.holder === b.holder) return false;
  if (a.period === null || b.period === null) return true;
  const common = overlap(a.period, b.period);
  if (common === null) return false;
  return common.start === null || common.end === null || daysBetween(common.start, common.end) > handover;
}

const textOf = ({ key, holder, period }: Claim): string =>
  `${key}: ${holder}${period === null ? "" : ` from ${period.start ?? "…"} to ${period.end ?? "…"}`}`;

/** Pairs of claims that exclude each other. */
function pairsOf(claims: readonly Claim[]): [Claim, Claim][] {
  return claims.flatMap((a, at) =>
    claims.slice(at + 1).flatMap((b): [Claim, Claim][] => (isSame(a, b) ? [[a, b]] : [])),
  );
}

export function findDoubles(written: Written): Contradiction[] {
  return recordKinds.flatMap((kind) => doublesOf(kind, written));
}

function doublesOf(kind: RecordKind, { db, previous, isTouched }: Written): Contradiction[] {
  const claims: Claim[] = [];
  for (const { key, json } of db.prepare("SELECT key, json FROM record WHERE kind = ? ORDER BY key").iterate(kind)) {
    for (const own of naturalKeysOf(kind, parseStored(kind, json))) claims.push({ ...own, record: String(key) });
  }
  const known = new Set(previous?.keys(kind));
  /** Last good versions stand first, then known records, then new ones in the order of their keys. */
  const rank = ({ record }: Claim): number => (!isTouched(kind, record) ? 0 : known.has(record) ? 1 : 2);
  const pairs = [...Map.groupBy(claims, ({ key }) => key).values()].flatMap((group) =>
    group.length < 2 ? [] : pairsOf(group),
  );
  return pairs.flatMap(([one, other]): Contradiction[] => {
    const isInOrder = rank(one) < rank(other) || (rank(one) === rank(other) && one.record <= other.record);
    const [first, second] = isInOrder ? [one, other] : [other, one];
    const key = second.record;
    const reason = `${textOf(second)}; also ${textOf(first)}`;
    const last = isTouched(kind, key) ? previous?.record(kind, key) : undefined;
    if (last !== undefined && !hasPair(kind, first, second, last)) return [{ kind, key, reason }];
    if (second.period === null) return [{ kind, key, reason, sameAs: first.record }];
    if (!isTouched(kind, key) || last !== undefined) return [];
    // A new record does not displace a known one. People bear their votes, and of a first fill, or of two parts of one
    // record, it cannot be known which is wrong: these are only named.
    const isKept = kind === "person" || first.record === key || rank(first) === 2;
    return [{ kind, key, reason, isKept }];
  });
}

/** Whether the last good version of the second record made the same claim against the first. */
function hasPair(kind: RecordKind, first: Claim, second: Claim, last: RecordOf<RecordKind>): boolean {
  const own = naturalKeysOf(kind, last)
    .filter(({ key }) => key === second.key)
    .map((claim): Claim => ({ ...claim, record: second.record }));
  return first.record === second.record ? pairsOf(own).length > 0 : own.some((claim) => isSame(claim, first));
}
