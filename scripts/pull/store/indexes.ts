import { baseNumber } from "#src/domain/proposals.ts";
import type { RecordKind, RecordOf } from "#src/domain/records.ts";

/** Names of the secondary indexes, defined below. An index returns record keys in the order of its sort key. */
export type IndexName =
  | "vote.sitting" // sitting id → votes by number
  | "vote.month" // "C:2026-11" → votes by date, number
  | "vote.act" // "bill/C_2750" → votes by date
  | "vote.moved" // "C:2026-11" → votes with groups of their own, by date
  | "vote.kind" // "key" | "final" | "confidence" → votes by date
  | "amendment.number" // "S.615/1.206" → those of the assembly with this number, all versions
  | "amendment.reading" // "S.615" → amendments by number
  | "sitting.branch" // "C" → sittings by number
  | "person.branch" // "C" → all members, former ones included
  | "group.branch"
  | "body.branch"
  | "body.person" // person id → bodies with a role
  | "group.person" // person id → groups with an office in them
  | "government.person" // person id → governments with a role
  | "act.kind" // "bill" → acts
  | "act.firstSigner"
  | "act.government"
  | "act.reference"; // "decree/2026-23" → implementing decrees that it requires

export interface Index<K extends RecordKind> {
  readonly name: IndexName;
  readonly kind: K;
  readonly values: (record: RecordOf<K>) => readonly string[];
  /** Sort key of the record keys under a value; ties are sorted by record key. */
  readonly sort: (record: RecordOf<K>) => string;
}

function define<K extends RecordKind>(
  kind: K,
  name: IndexName,
  values: (record: RecordOf<K>) => readonly (string | null)[],
  sort: (record: RecordOf<K>) => string = () => "",
): Index<K> {
  return { name, kind, sort, values: (record) => [...new Set(values(record).filter((value) => value !== null))] };
}

const pad = (number: number | string): string => String(number).padStart(6, "0");
/** Pads the number in the sitting id, so that "C-9" precedes "C-10". */
const voteOrder = (v: RecordOf<"vote">): string => `${v.date}/${v.sitting.replace(/\d+/, pad)}/${pad(v.number)}`;
const actOrder = (a: RecordOf<"act">): string => (a.kind === "bill" ? a.presented : a.published) ?? "0000";
const refKey = (ref: { kind: string; id: string }): string => `${ref.kind}/${ref.id}`;
const monthOf = (record: { branch: string; date: string }): string => `${record.branch}:${record.date.slice(0, 7)}`;
const voteKinds = (v: RecordOf<"vote">): (string | null)[] => [
  v.isKey ? "key" : null,
  v.isFinal ? "final" : null,
  v.isConfidence ? "confidence" : null,
];
const firstSigners = (a: RecordOf<"act">): (string | null)[] =>
  a.kind === "bill" ? a.signatures.filter((s) => s.isFirst).map((s) => s.person) : [];

const indexes = [
  define(
    "vote",
    "vote.sitting",
    (v) => [v.sitting],
    (v) => pad(v.number),
  ),
  define("vote", "vote.month", (v) => [monthOf(v)], voteOrder),
  define("vote", "vote.act", (v) => v.acts.map(refKey), voteOrder),
  define("vote", "vote.moved", (v) => (v.memberGroups === undefined ? [] : [monthOf(v)]), voteOrder),
  define("vote", "vote.kind", voteKinds, voteOrder),
  define(
    "amendment",
    "amendment.reading",
    (a) => [a.reading],
    (a) => a.number.replace(/\d+/g, pad),
  ),
  define("amendment", "amendment.number", (a) =>
    a.place === "committee" ? [] : [`${a.reading}/${baseNumber(a.number)}`],
  ),
  define(
    "sitting",
    "sitting.branch",
    (s) => [s.branch],
    (s) => pad(s.number),
  ),
  define("person", "person.branch", (p) => p.memberships.map((m) => m.branch)),
  define("group", "group.branch", (g) => [g.branch]),
  define("group", "group.person", (g) => g.roles.map((r) => r.person)),
  define("body", "body.branch", (b) => [b.branch]),
  define("body", "body.person", (b) => b.roles.map((r) => r.person)),
  define("government", "government.person", (g) => g.roles.map((r) => r.person)),
  define("act", "act.kind", (a) => [a.kind], actOrder),
  define("act", "act.firstSigner", firstSigners, actOrder),
  define("act", "act.government", (a) => [a.government], actOrder),
  define(
    "act",
    "act.reference",
    (a) => (a.kind === "datt" && a.reference?.act ? [refKey(a.reference.act)] : []),
    actOrder,
  ),
];

type AnyIndex = { [K in RecordKind]: Index<K> }[RecordKind];

export function indexesOf<K extends RecordKind>(kind: K): Index<K>[] {
  const candidates: readonly (AnyIndex | Index<K>)[] = indexes;
  return candidates.filter((index): index is Index<K> => index.kind === kind);
}
