/** The calls of a probe. Each response is parsed and mapped as in a pull, without a snapshot and without storing anything. */
import { z } from "zod";
import { operator } from "#src/config/operator.ts";
import { bodyBranches, branches } from "#src/domain/codes.ts";
import type { RecordKind } from "#src/domain/records.ts";
import { GroupTimeline } from "./group-timeline.ts";
import { MemberTimeline } from "./timeline.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { readMembership, toOffices } from "./read-people.ts";
import { parseRaw } from "./parse.ts";
import { membershipsQuery, paths, votesQuery } from "./paths.ts";
import {
  rawAggregate,
  rawBodies,
  rawEvent,
  rawFaq,
  rawGovernment,
  rawGroupChanges,
  rawMembership,
  rawPage,
  rawPerson,
  rawPersonRow,
  rawPresidency,
  rawStrengthRow,
  rawVoting,
  rawVotingRow,
} from "./raw.ts";
import { rawBill } from "./raw-acts.ts";
import { type ActKind, decreeKind, implementingKind, legislativeKind } from "./read-acts.ts";
import { rankOf } from "./read-governments.ts";
import { noMandateChanges } from "./read-votes.ts";
import { type DescribedFields, describedFields } from "./schema-paths.ts";
import { toBill } from "./to-bills.ts";
import { toPerson } from "./to-person.ts";
import { identifyVote, toOutcome, toSubType, toVote } from "./to-vote.ts";

/** Key of a record and path of its detail page. */
export interface Identity {
  readonly key: string;
  readonly path: string;
}

interface Reading {
  /** Name in notes and in `unused-fields.ts`. */
  readonly endpoint: string;
  readonly fields: DescribedFields;
}

/**
 * Parses and maps one record.
 * @returns its identity; null when it has no detail page
 * @throws InvalidRaw
 */
type ReadOne = (value: unknown, notes: Notes) => Identity | null;

/** Detail pages of one kind of record. */
export interface ProbedDetails extends Reading {
  readonly name: string;
  readonly read: ReadOne;
}

export interface ProbedList extends Reading {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Kind of record made from the rows; null = the rows only complete other records. */
  readonly kind: RecordKind | null;
  /** What a first fill requires: rows; a response, which may be 404; or nothing. */
  readonly need: "rows" | "response" | "nothing";
  readonly readRow: ReadOne;
  readonly details: ProbedDetails | null;
}

/** A response without pages, which a first fill can do without. */
export interface ProbedPart extends Reading {
  readonly path: string;
  /** Fields of which one identifies the expected shape. */
  readonly anyOf: readonly string[];
  /** Paths of its lists of rows; none = the response counts as one row. */
  readonly lists: readonly (readonly string[])[];
  readonly read: (value: unknown, notes: Notes) => unknown;
}

/** Fields of a list page. A pull reads code lists from the list of votes only. */
const pageOf = (row: z.ZodObject, codelists?: z.ZodObject): DescribedFields =>
  describedFields(
    z.object({
      count: rawPage.shape.count,
      next: rawPage.shape.next,
      results: z.array(row),
      ...(codelists === undefined ? {} : { codelists }),
    }),
  );

/** A list whose records have no detail pages. */
function plainList<Shape extends z.ZodRawShape>(
  list: Pick<ProbedList, "endpoint" | "path" | "kind" | "need"> & Partial<Pick<ProbedList, "query">>,
  schema: z.ZodObject<Shape>,
  read: (value: unknown, notes: Notes) => unknown = (value, notes) => parseRaw(list.endpoint, schema, value, notes),
): ProbedList {
  const readRow = (value: unknown, notes: Notes): null => {
    read(value, notes);
    return null;
  };
  return { query: {}, ...list, fields: pageOf(schema), readRow, details: null };
}

function part<Shape extends z.ZodRawShape>(
  endpoint: string,
  path: string,
  schema: z.ZodObject<Shape>,
  anyOf: readonly string[],
  lists: readonly (readonly string[])[],
): ProbedPart {
  const read = (value: unknown, notes: Notes): unknown => parseRaw(endpoint, schema, value, notes);
  return { endpoint, path, anyOf, lists, fields: describedFields(schema), read };
}

/** What the mapping of a record needs of a pull, without any other record. */
function contextOf(day: string) {
  const origin = { name: operator.name, day };
  const upTo = { C: null, S: null };
  const groups = new GroupTimeline([], { upTo, sides: new Map() }, origin);
  const options = {
    groups: new Map(),
    sides: new Map(),
    listed: new Map(),
    changed: new Map(),
    today: day,
    previous: () => [],
    upTo,
  };
  const history = new MemberTimeline(options);
  const nobody = (): null => null;
  return {
    groups,
    history,
    origin,
    governmentOn: nobody,
    governmentNamed: nobody,
    inferredActs: () => undefined,
    billIds: new Map<string, string>(),
  };
}

type Context = ReturnType<typeof contextOf>;

function voteList(context: Context): ProbedList {
  return {
    endpoint: "votings",
    path: paths.votings,
    query: votesQuery,
    kind: "vote",
    need: "rows",
    fields: pageOf(rawVotingRow, z.object({ governments: z.array(rawGovernment) })),
    readRow: (value, notes) => {
      const raw = parseRaw("votings", rawVotingRow, value, notes);
      const { id, slug } = identifyVote(raw);
      toSubType(null, raw.sub_vote_type, notes);
      toOutcome(raw.outcome, notes);
      return { key: id, path: paths.voting(slug) };
    },
    details: {
      endpoint: "votings",
      name: "votings/{slug}/",
      fields: describedFields(rawVoting),
      read: (value, notes) => {
        const raw = parseRaw("votings", rawVoting, value, notes);
        toVote(raw, { ...context, notes });
        const { id, slug } = identifyVote(raw);
        return { key: id, path: paths.voting(slug) };
      },
    },
  };
}

function personList({ groups, history, origin }: Context): ProbedList {
  const readPerson: ReadOne = (value, notes) => {
    const raw = parseRaw("persons", rawPerson, value, notes);
    const unknown = {
      aliases: [],
      memberships: [],
      changes: noMandateChanges,
      previous: [],
      hasVoted: false,
      hasBills: true,
      strength: undefined,
    };
    toPerson(raw, { ...unknown, groups, history, notes, origin, url: "" });
    for (const { role } of toOffices(raw).government) rankOf(role, notes);
    return { key: raw.slug, path: paths.person(raw.slug) };
  };
  return {
    endpoint: "persons",
    path: paths.persons,
    query: {},
    kind: "person",
    need: "rows",
    fields: pageOf(rawPersonRow),
    readRow: (value, notes) => {
      const { slug } = parseRaw("persons", rawPersonRow, value, notes);
      return { key: slug, path: paths.person(slug) };
    },
    details: { endpoint: "persons", name: "persons/{slug}/", fields: describedFields(rawPerson), read: readPerson },
  };
}

/** A list of one kind of act. `name`: of its detail page. */
function actList<Shape extends z.ZodRawShape>(context: Context, kind: ActKind<Shape>, name: string): ProbedList {
  const read: ReadOne = (value, notes) => {
    const raw = parseRaw(kind.list, kind.schema, value, notes);
    kind.map(raw, { ...context, notes });
    return { key: kind.keyOf(raw), path: kind.path(kind.keyOf(raw)) };
  };
  return {
    endpoint: kind.list,
    path: kind.list,
    query: {},
    kind: "act",
    need: "response",
    fields: pageOf(kind.schema),
    readRow: read,
    details: { endpoint: kind.list, name: `${kind.list}${name}`, fields: describedFields(kind.schema), read },
  };
}

function probedParts(): readonly ProbedPart[] {
  const moves = ["majority", "minority"].map((side) => ["groups", "majority_minority", side, "lost_gained_list"]);
  return [
    part(paths.billNumbers, paths.billNumbers, rawAggregate, ["cnt"], []),
    ...bodyBranches.map((branch) =>
      part("bodies", paths.bodies[branch], rawBodies, ["commissions_councils"], [["commissions_councils"]]),
    ),
    ...branches.map((branch) =>
      part(
        "presidency",
        paths.presidency[branch],
        rawPresidency,
        ["components", "presidency"],
        [["components"], ["presidency", "components"]],
      ),
    ),
    ...branches.map((branch) =>
      part("groups/aggregate", paths.groupChanges[branch], rawGroupChanges, ["groups"], moves),
    ),
  ];
}

/** The calls in the order of a pull. */
export function probedCalls(day: string): {
  readonly lists: readonly ProbedList[];
  readonly parts: readonly ProbedPart[];
} {
  const context = contextOf(day);
  const lists: readonly ProbedList[] = [
    voteList(context),
    personList(context),
    plainList(
      { endpoint: "memberships", path: paths.memberships, query: membershipsQuery, kind: "person", need: "response" },
      rawMembership,
      readMembership,
    ),
    plainList({ endpoint: "persons/pp_index", path: paths.strengthIndex, kind: null, need: "nothing" }, rawStrengthRow),
    plainList({ endpoint: "bills", path: paths.bills, kind: "act", need: "response" }, rawBill, (value, notes) =>
      toBill([parseRaw("bills", rawBill, value, notes)], { ...context, notes, published: new Set() }),
    ),
    actList(context, decreeKind, "{year-number}/"),
    actList(context, legislativeKind, "{year-number}/"),
    actList(context, implementingKind, "{id}/"),
    plainList({ endpoint: "events", path: paths.events, kind: "event", need: "response" }, rawEvent),
    plainList({ endpoint: "faqs", path: paths.faqs, kind: "faq", need: "response" }, rawFaq),
  ];
  return { lists, parts: probedParts() };
}
