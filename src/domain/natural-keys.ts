/**
 * Natural keys: what only one record can be, or hold at a time, whatever id a source gives it. Two records with one
 * natural key contradict each other.
 */
import { isPresident } from "./office-roles.ts";
import type { Period } from "./periods.ts";
import type { RecordKind, RecordOf } from "./records.ts";

export interface NaturalKey {
  readonly key: string;
  /** What holds it: an id of the record, or of a person or a part in it. Claims of one holder may overlap. */
  readonly holder: string;
  /** null = the key is the record's for ever: two records with it are one thing under two ids. */
  readonly period: Period | null;
}

const always = (holder: string, ...key: readonly (string | number)[]): NaturalKey => ({
  key: key.join(" "),
  holder,
  period: null,
});
const during = (period: Period, holder: string, ...key: readonly (string | number)[]): NaturalKey => ({
  key: key.join(" "),
  holder,
  period: { start: period.start, end: period.end },
});

interface Role extends Period {
  readonly person: string;
  readonly role: string;
}
/** The presidency, which one person holds at a time. Other offices of a body may have several holders. */
const presidency = (roles: readonly Role[], of: string): NaturalKey[] =>
  roles
    .filter(({ role }) => isPresident(role) && !/\s/.test(role.trim()))
    .map((one) => during(one, one.person, "presidency of", of));

/** Periods of one record in order of time. One without a start begins with the end of the one before it. */
const inSequence = (periods: readonly Period[], key: string): NaturalKey[] =>
  periods.map((one, at) =>
    during({ start: one.start ?? periods[at - 1]?.end ?? null, end: one.end }, `${key} ${at}`, key),
  );

/** The table of natural keys, by kind of record. Kinds without an entry have none but their id. */
const naturalKeys: { readonly [K in RecordKind]?: (record: RecordOf<K>) => readonly NaturalKey[] } = {
  person: ({ id, familyName, givenName, birthDate, birthPlace, memberships }) => [
    ...(birthDate === null || birthPlace === null ? [] : [always(id, familyName, givenName, birthDate, birthPlace)]),
    ...memberships.flatMap((one, at) => [
      // A seat is named after its holder: the successor may not sit in it while the predecessor does.
      ...[id, one.replaces].flatMap((holder) =>
        holder === null ? [] : [during(one, id, one.branch, "seat of", holder)],
      ),
      during(one, `${id} ${at}`, "mandate of", id, one.branch),
      ...inSequence(one.groups, `group of ${id} in mandate ${at}`),
    ]),
  ],
  group: (group) => [
    ...group.names.map((name) =>
      during(
        { start: name.start ?? group.start, end: name.end ?? group.end },
        group.id,
        group.branch,
        "group",
        name.acronym,
      ),
    ),
    ...presidency(group.roles, group.id),
  ],
  body: (body) => [
    during(body, body.id, body.branch, body.kind, body.name),
    ...presidency(body.roles, body.kind === "presidency" ? `the assembly of ${body.branch}` : body.id),
  ],
  government: (government) => [
    during(government, government.id, "government"),
    ...government.roles
      .filter(({ rank }) => rank === "president")
      .map((one) => during(one, one.person, "head of", government.id)),
  ],
  sitting: ({ id, branch, number }) => [always(id, branch, "sitting", number)],
  vote: ({ id, branch, sitting, number }) => [always(id, branch, "vote", sitting, number)],
  act: (act) => {
    switch (act.kind) {
      case "bill":
        return act.readings.map(({ identifier }) => always(act.id, "bill", identifier));
      case "decree":
        return [always(act.id, "decree", act.year, act.number)];
      case "dlgs":
        return act.year === null || act.number === null ? [] : [always(act.id, "dlgs", act.year, act.number)];
      case "datt":
        return [];
    }
  },
  faq: ({ id, question }) => [always(id, question)],
};

/** Natural keys of a record. */
export function naturalKeysOf<K extends RecordKind>(kind: K, record: RecordOf<K>): readonly NaturalKey[] {
  return naturalKeys[kind]?.(record) ?? [];
}
