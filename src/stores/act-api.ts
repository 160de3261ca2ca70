/**
 * Converts rows of the foundation's API to rows of our lists; undefined for a row without id or title, or with a value
 * that cannot be on the day of the reading.
 */
import { daysToConvert, decreeExpiry } from "#src/domain/act-state.ts";
import { canBe } from "#src/domain/possible.ts";
import { decreeDayIn, decreeStatusOf } from "#src/lib/api-words.ts";
import { decreeTypologies, type DecreeRow } from "#src/lib/lists/decrees.ts";
import type { LegislativeDecreeRow } from "#src/lib/lists/legislative-decrees.ts";
import { day, field, number, text } from "./api-fields.ts";

/** The status is the text of a Python dict: "{'status': 'c', 'date': '2026-03-03'}". */
function decreeState(raw: unknown): DecreeRow["state"] {
  const code = /'status':\s*'(\w+)'/.exec(text(field(raw, "status")) ?? "")?.[1] ?? null;
  const status = decreeStatusOf(text(field(raw, "status_desc")) ?? "", code);
  const left = status === "in_conversion" ? number(field(raw, "days_to_expiry")) : null;
  return left !== null && left < 0 ? "expired" : (status ?? "unknown");
}

interface Days {
  /** ISO day of the reading. */
  readonly today: string;
  /** ISO day on which the build counts the days left: one list has one day. null = none. */
  readonly asOf: string | null;
}

export function toApiDecree(raw: unknown, { today, asOf }: Days): DecreeRow | undefined {
  const [id, title] = [text(field(raw, "identifier")) ?? text(field(raw, "slug")), text(field(raw, "title"))];
  if (id === null || title === null) return undefined;
  const published = day(field(raw, "publication_gu_date")) ?? day(field(raw, "GU_publishing_date"));
  const state = decreeState(raw);
  const date = decreeDayIn(text(field(raw, "source_url")));
  if (!canBe({ ids: [id], texts: [title], days: [published, date] }, today)) return undefined;
  const expires = decreeExpiry({ published, expires: null });
  return {
    id,
    title,
    published,
    state,
    days: null,
    daysLeft: state === "in_conversion" && asOf !== null && expires !== null ? daysToConvert(asOf, expires) : null,
    date,
    expires,
    law: null,
    government: null,
    typologies: decreeTypologies.filter((flag) => field(raw, flag) === true),
    isNewer: true,
  };
}

export function toApiLegislativeDecree(raw: unknown, today: string): LegislativeDecreeRow | undefined {
  const [id, title] = [text(field(raw, "identifier")), text(field(raw, "title"))];
  if (id === null || title === null) return undefined;
  const published = day(field(raw, "publication_gu_date"));
  const [announced, made] = [day(field(raw, "announcing_date")), day(field(raw, "adopting_date"))];
  const date = day(field(raw, "bill_date"));
  const ordinal = Number(/-(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  const counts = field(raw, "implementing");
  const count = (name: string): number | null => number(field(field(counts, name), "cnt"));
  const [adopted, toAdopt] = [count("adopted"), count("to_adopt")];
  const isKey = field(raw, "is_key_act");
  const type = text(field(raw, "type"));
  const days = [published, announced, made, date];
  if (!canBe({ ids: [id], texts: [title, type], days, counts: [adopted, toAdopt] }, today)) return undefined;
  const unpublished = made !== null ? "adopted" : announced !== null ? "announced" : "unknown";
  return {
    id,
    title,
    published,
    adopted,
    number: Number.isInteger(ordinal) ? ordinal : null,
    state: published === null ? unpublished : "published",
    date,
    type,
    government: null,
    isKey: typeof isKey === "boolean" ? isKey : null,
    implementing: adopted === null || toAdopt === null ? null : adopted + toAdopt,
    isSourceCount: true,
    isNewer: true,
  };
}
