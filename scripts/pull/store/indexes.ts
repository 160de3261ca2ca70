/** Secondary keys of the records: which record is found under which value, in which order. */
import type { RecordKind, RecordOf } from "#src/domain/records.ts";

/**
 * Secondary keys of the records, declared once, below. An index answers with record keys in
 * ascending order of the declared sort.
 */
export type IndexName =
  | "vote.sitting" // sitting id → votes by number
  | "vote.month" // "C:2026-11" → votes by date, number
  | "vote.act" // "bill/C_2750" → votes by date
  | "vote.kind" // "key" | "final" | "confidence" → votes by date
  | "sitting.branch" // "C" → sittings by number
  | "person.branch" // "C" → everyone who ever sat there
  | "group.branch"
  | "body.branch"
  | "body.person" // person id → bodies with a role
  | "group.person" // person id → groups with an office in them
  | "government.person" // person id → governments with a role
  | "act.kind" // "bill" → acts
  | "act.firstSigner"
  | "act.government"
  | "act.reference"; // "decree/2026-23" → implementing decrees that it asks for

export interface Index<K extends RecordKind> {
  readonly name: IndexName;
  readonly kind: K;
  readonly values: (record: RecordOf<K>) => readonly string[];
  /** Order of the keys under a value; the record key breaks ties. */
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
/** A sitting's id is text: "C-9" comes before "C-10". */
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
  define("vote", "vote.kind", voteKinds, voteOrder),
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

/** The indexes of a kind. */
export function indexesOf<K extends RecordKind>(kind: K): Index<K>[] {
  const candidates: readonly (AnyIndex | Index<K>)[] = indexes;
  return candidates.filter((index): index is Index<K> => index.kind === kind);
}
