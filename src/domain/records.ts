/**
 * The records of the snapshot, one aggregate per thing that a source publishes. Every source (demo, opendata, api)
 * converts its data to these shapes and validates them with these schemas; the store saves them, the views read them.
 *
 * Dates are ISO days (`2026-11-20`), times ISO instants with offset. `null` = not published; a missing number is never
 * zero. A field that was added later, or that only some sources have, is optional instead: older snapshots and other
 * sources remain valid without it. Ids are address slugs and never change meaning.
 */
import type { z } from "zod";
import { actSchema, type Act } from "./records/acts.ts";
import { amendmentSchema, type Amendment } from "./records/amendments.ts";
import {
  bodySchema,
  governmentSchema,
  groupSchema,
  type Body,
  type Government,
  type ParliamentaryGroup,
} from "./records/bodies.ts";
import { personSchema, photoSchema, type Person, type Photo } from "./records/people.ts";
import { eventSchema, faqSchema, siteSchema, type Faq, type ParliamentEvent, type SiteRecord } from "./records/site.ts";
import { sittingSchema, voteSchema, type Sitting, type Vote } from "./records/votes.ts";

export * from "./records/acts.ts";
export * from "./records/amendments.ts";
export * from "./records/bodies.ts";
export * from "./records/people.ts";
export * from "./records/site.ts";
export * from "./records/votes.ts";
export { sourceRefSchema, type ActRef, type RolePeriod, type SourceRef } from "./records/parts.ts";

export interface RecordMap {
  site: SiteRecord;
  person: Person;
  photo: Photo;
  group: ParliamentaryGroup;
  body: Body;
  government: Government;
  sitting: Sitting;
  act: Act;
  vote: Vote;
  amendment: Amendment;
  event: ParliamentEvent;
  faq: Faq;
}

export type RecordKind = keyof RecordMap;

export type RecordOf<K extends RecordKind> = RecordMap[K];

/** Schema per kind, in the order of reports. */
export const recordSchemas: { readonly [K in RecordKind]: z.ZodType<RecordMap[K]> } = {
  site: siteSchema,
  person: personSchema,
  photo: photoSchema,
  group: groupSchema,
  body: bodySchema,
  government: governmentSchema,
  sitting: sittingSchema,
  act: actSchema,
  vote: voteSchema,
  amendment: amendmentSchema,
  event: eventSchema,
  faq: faqSchema,
};

export const recordKinds: readonly RecordKind[] = [
  "site",
  "person",
  "photo",
  "group",
  "body",
  "government",
  "sitting",
  "act",
  "vote",
  "amendment",
  "event",
  "faq",
];

/**
 * Key of a record: its id. Acts are prefixed with their kind, since a bill and a decree may share an id
 * ("bill/C_2750").
 */
export function recordKey(kind: RecordKind, record: RecordMap[RecordKind]): string {
  return kind === "act" && "kind" in record ? `${record.kind}/${record.id}` : record.id;
}
