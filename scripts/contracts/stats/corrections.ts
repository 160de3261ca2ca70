/** Corrections from the change log, cut so that a page depends on those of its own kind, and of its own month for votes. */
import { nameFromId } from "#src/domain/person-id.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { isCorrection } from "#src/domain/corrections.ts";
import { loggedField } from "#src/domain/field-path.ts";
import type { Vote } from "#src/domain/records.ts";
import { proposalText } from "#src/i18n/amendments.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { CorrectedField, Correction, NamedRecord } from "#src/contracts/corrections.ts";
import type { StoredOwnCorrection } from "#scripts/pull/store/own-corrections.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { branchMonth } from "./roster.ts";
import { readVoteTitle } from "./vote-rows.ts";
import { governmentName } from "./government-name.ts";

type Corrections = ReadonlyMap<string, readonly Correction[]>;

/** A published value that was replaced: by the source, or by us. Values as in the change log. */
export interface CorrectionLine extends Pick<Change, "day" | "kind" | "key" | "field" | "before" | "after"> {
  readonly own?: NonNullable<CorrectedField["own"]>;
}

/** All corrections, newest day first. */
export const correctionLines = defineDerivation<readonly CorrectionLine[]>("correction-lines", (read) => {
  const ourLines = read.ownCorrections().flatMap(toLines);
  const names = new Set(ourLines.map(nameOfLine));
  // The log has the values of ours too, as changes of the whole field.
  const logged = read.changes().filter((change) => isCorrection(change) && !names.has(nameOfLine(change)));
  return [...ourLines, ...logged].toSorted((a, b) => compareCodes(b.day, a.day));
});

const nameOfLine = ({ day, kind, key, field }: CorrectionLine): string => [day, kind, key, field].join(" ");

/** Begin and end of a correction of ours. */
function toLines(stored: StoredOwnCorrection): CorrectionLine[] {
  const { kind, key, field: path, since, until, reason, source } = stored;
  const field = loggedField(path);
  const [value, sourceValue] = [stored.value, stored.sourceValue].map((json) =>
    path.startsWith("ballots.") ? toScalar(json) : json,
  );
  const line = (day: string, before: string | null = null, after: string | null = null, hasEnded = false) => ({
    ...{ day, kind, key, field, before, after },
    own: { path, reason, source, hasEnded },
  });
  return [line(since, sourceValue, value), ...(until === null ? [] : [line(until, value, sourceValue, true)])];
}

/** Corrections of votes by month ("C:2026-11"), grouped once for all months. */
const correctedVotes = defineDerivation<ReadonlyMap<string, readonly CorrectionLine[]>>("corrected-votes", (read) => {
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

function correctionsIn(read: Reader, kind: string): CorrectionLine[] {
  return read.derived(correctionLines, "").filter((line) => line.kind === kind);
}

function byRecord(read: Reader, changes: readonly CorrectionLine[]): Corrections {
  return new Map([...Map.groupBy(changes, ({ key }) => key)].map(([key, own]) => [key, toCorrections(read, own)]));
}

function toCorrections(read: Reader, changes: readonly CorrectionLine[]): Correction[] {
  return [...Map.groupBy(changes, ({ day }) => day)].map(([day, own]) => ({
    day,
    fields: own.map((change) => toField(read, change)),
  }));
}

/** Longest value, in characters, that a line of corrections repeats. */
const longestValue = 1000;

/** A correction in readable form. Lists, objects and long texts show only the name of the field. */
export function toField(read: Reader, { field, before, after, own }: Omit<CorrectionLine, "day">): CorrectedField {
  const ours = own === undefined ? {} : { own };
  if (field.startsWith("ballots.")) {
    const id = field.slice("ballots.".length);
    return { field: "ballot", person: { id, name: nameOf(read, id) }, before, after, ...ours };
  }
  const toText = (json: string | null): string | null => {
    const value = toScalar(json);
    return field === "president" && value !== null ? nameOf(read, value) : value;
  };
  const values = [toText(before), toText(after)] as const;
  const [was, is] = values.some((value) => (value?.length ?? 0) > longestValue) ? [null, null] : values;
  return { field, person: null, before: was, after: is, ...ours };
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

/** Corrections of ours that hold, by record. */
export const ownCorrectionsNow = defineDerivation<
  readonly (NamedRecord & { readonly since: string; readonly fields: CorrectedField[] })[]
>("own-corrections-now", (read) => {
  const now = read.ownCorrections().filter(({ until }) => until === null);
  const byRecord = Map.groupBy(now, ({ kind, key, since }) => `${kind} ${key} ${since}`);
  return [...byRecord.values()].flatMap((recordLines) =>
    recordLines[0] === undefined
      ? []
      : [
          {
            ...toNamed(read, recordLines[0].kind, recordLines[0].key),
            since: recordLines[0].since,
            fields: recordLines.flatMap(toLines).map((line) => toField(read, line)),
          },
        ],
  );
});

/** Name and path of a record. A record that no longer exists has its key as name. */
export function toNamed(read: Reader, kind: string, key: string): NamedRecord {
  const [label, path] = nameAndPath(read, kind, key) ?? [key, null];
  return { kind, key, label, path };
}

function nameAndPath(read: Reader, kind: string, key: string): readonly [string, string] | undefined {
  switch (kind) {
    case "vote": {
      const vote = read.record("vote", key);
      return vote && [readVoteTitle(read, vote), routes.vote(key)];
    }
    case "amendment": {
      const amendment = read.record("amendment", key);
      return (
        amendment && [
          proposalText.title(amendment.kind, amendment.number, amendment.reading, amendment.place),
          files.amendment(key),
        ]
      );
    }
    case "person": {
      const person = read.record("person", key);
      return person && [`${person.givenName} ${person.familyName}`, routes.person(key)];
    }
    case "act": {
      const act = read.record("act", key);
      return act && [act.shortTitle ?? act.title, routes.act(act.kind, act.id)];
    }
    case "group": {
      const group = read.record("group", key);
      return group && [group.names.at(-1)?.name ?? key, routes.group(group.branch, key)];
    }
    case "body": {
      const body = read.record("body", key);
      return body && [body.name, routes.body(body.branch, key)];
    }
    case "government": {
      const government = read.record("government", key);
      return government && [read.derived(governmentName, key), routes.government(key)];
    }
    default:
      return undefined;
  }
}
