/** Corrections from the change log, cut so that a page depends on those of its own kind, and of its own month for votes. */
import { nameFromId } from "#src/domain/person-id.ts";
import { isCorrection } from "#src/domain/corrections.ts";
import type { Vote } from "#src/domain/records.ts";
import type { CorrectedField, Correction } from "#src/contracts/corrections.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { branchMonth } from "./roster.ts";

type Corrections = ReadonlyMap<string, readonly Correction[]>;

/** Corrections of votes by month ("C:2026-11"), grouped once for all months. */
const correctedVotes = defineDerivation<ReadonlyMap<string, readonly Change[]>>("corrected-votes", (read) => {
  const monthOf = (key: string): string => {
    const vote = read.record("vote", key);
    return vote === undefined ? "" : branchMonth(vote.branch, vote.date);
  };
  const months = new Map(
    [...new Set(correctionsIn(read, "vote").map(({ key }) => key))].map((key) => [key, monthOf(key)]),
  );
  return Map.groupBy(correctionsIn(read, "vote"), ({ key }) => months.get(key) ?? "");
});

const voteMonth = defineDerivation<Corrections>("vote-corrections", (read, month) =>
  byRecord(read, read.derived(correctedVotes, "").get(month) ?? []),
);

const ofKind = defineDerivation<Corrections>("corrections", (read, kind) => byRecord(read, correctionsIn(read, kind)));

function correctionsIn(read: Reader, kind: string): Change[] {
  return read.changes().filter((change) => change.kind === kind && isCorrection(change));
}

function byRecord(read: Reader, changes: readonly Change[]): Corrections {
  return new Map([...Map.groupBy(changes, ({ key }) => key)].map(([key, own]) => [key, toCorrections(read, own)]));
}

function toCorrections(read: Reader, changes: readonly Change[]): Correction[] {
  return [...Map.groupBy(changes, ({ day }) => day)].map(([day, own]) => ({
    day,
    fields: own.map((change) => toField(read, change)),
  }));
}

/** A logged change in readable form. Lists and objects show only the name of the field. */
export function toField(read: Reader, { field, before, after }: Change): CorrectedField {
  if (field.startsWith("ballots.")) {
    const id = field.slice("ballots.".length);
    return { field: "ballot", person: { id, name: nameOf(read, id) }, before, after };
  }
  const toText = (json: string | null): string | null => {
    const value = toScalar(json);
    return field === "president" && value !== null ? nameOf(read, value) : value;
  };
  return { field, person: null, before: toText(before), after: toText(after) };
}

/** Name of a person; the id if the person is not in the snapshot. */
function nameOf(read: Reader, id: string): string {
  const person = read.record("person", id);
  return person === undefined ? nameFromId(id) : `${person.familyName} ${person.givenName}`;
}

function toScalar(json: string | null): string | null {
  const value: unknown = json === null ? null : JSON.parse(json);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : null;
}

export function voteCorrections(read: Reader, vote: Pick<Vote, "id" | "branch" | "date">): readonly Correction[] {
  return read.derived(voteMonth, branchMonth(vote.branch, vote.date)).get(vote.id) ?? [];
}

/** Corrections of another record, newest first. `key` as in the store: "bill/C_2750" for acts. */
export function recordCorrections(
  read: Reader,
  kind: "act" | "person" | "group" | "body" | "government",
  key: string,
): readonly Correction[] {
  return read.derived(ofKind, kind).get(key) ?? [];
}
