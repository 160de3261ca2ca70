/** Converts rows of the foundation's API to rows of our lists; undefined for a row without id or title. */
import type { Branch, DecreeStatus } from "#src/domain/codes.ts";
import {
  billPhaseOf,
  billTypeOf,
  decreeDayIn,
  decreeStatusOf,
  implementingStatusOf,
  initiativeOf,
} from "#src/lib/api-words.ts";
import {
  decreeTypologies,
  type BillRow,
  type DecreeRow,
  type ImplementingDecreeRow,
  type LegislativeDecreeRow,
} from "#src/lib/filters/act-rows.ts";
import { day, field, key, list, number, text } from "./api-fields.ts";

const texts = (value: unknown): string[] =>
  list(value).flatMap((item) => text(field(item, "name") ?? field(item, "title") ?? item) ?? []);

function signerName(value: unknown): string[] {
  const name =
    text(field(value, "name")) ??
    [text(field(value, "given_name")), text(field(value, "family_name"))].filter((part) => part !== null).join(" ");
  return name === "" ? [] : [name];
}

/** "C", "Camera", "S", "Senato"; otherwise the chamber of the identifier. */
function toBranch(value: unknown, id: string): Branch {
  return (text(value) ?? id).toUpperCase().startsWith("S") ? "S" : "C";
}

export function toApiBill(raw: unknown): BillRow | undefined {
  const identifier = text(field(raw, "identifier"));
  const [id, title] = [text(field(raw, "slug")) ?? identifier?.replace(".", "_") ?? null, text(field(raw, "title"))];
  if (id === null || title === null) return undefined;
  const status = field(raw, "status");
  const words = {
    phase: text(field(status, "phase")),
    type: text(field(raw, "type")),
    initiative: text(field(raw, "initiative")),
  };
  const [phase, type, initiative] = [
    words.phase === null ? null : billPhaseOf(words.phase),
    words.type === null ? null : billTypeOf(words.type),
    words.initiative === null ? null : initiativeOf(words.initiative),
  ];
  return {
    id,
    title,
    phase,
    numbers: identifier === null ? [] : [identifier],
    state: phase === null ? "unknown" : phase === "rejected" ? "ended" : phase,
    initiative,
    type,
    ...(phase === null && words.phase !== null ? { phaseText: words.phase } : {}),
    ...(type === null && words.type !== null ? { typeText: words.type } : {}),
    ...(initiative === null && words.initiative !== null ? { initiativeText: words.initiative } : {}),
    branch: toBranch(field(raw, "branch"), id),
    government: null,
    statusDate: day(field(status, "date")),
    presented: day(field(raw, "date_presenting")),
    signers: list(field(raw, "first_signers")).flatMap(signerName),
    otherSigners: 0,
    law: null,
    isKey: field(raw, "is_key_act") === true,
    isRatification: field(raw, "is_ratification") === true,
  };
}

/** The status is the text of a Python dict: "{'status': 'c', 'date': '2026-03-03'}". */
function decreeStatus(raw: unknown): DecreeStatus | null {
  const code = /'status':\s*'(\w+)'/.exec(text(field(raw, "status")) ?? "")?.[1] ?? null;
  return decreeStatusOf(text(field(raw, "status_desc")) ?? "", code);
}

export function toApiDecree(raw: unknown): DecreeRow | undefined {
  const [id, title] = [text(field(raw, "identifier")) ?? text(field(raw, "slug")), text(field(raw, "title"))];
  if (id === null || title === null) return undefined;
  const status = decreeStatus(raw);
  const published = day(field(raw, "publication_gu_date"));
  return {
    id,
    title,
    published,
    date: decreeDayIn(text(field(raw, "source_url"))),
    state: status ?? "unknown",
    expires: null,
    days: null,
    law: null,
    government: null,
    typologies: decreeTypologies.filter((flag) => field(raw, flag) === true),
  };
}

export function toApiLegislativeDecree(raw: unknown): LegislativeDecreeRow | undefined {
  const [id, title] = [text(field(raw, "identifier")), text(field(raw, "title"))];
  if (id === null || title === null) return undefined;
  const published = day(field(raw, "publication_gu_date"));
  const announced = day(field(raw, "announcing_date")) === null ? "unknown" : "announced";
  const made = day(field(raw, "adopting_date")) === null ? announced : "adopted";
  const ordinal = Number(/-(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  const counts = field(raw, "implementing");
  const count = (name: string): number | null => number(field(field(counts, name), "cnt"));
  const [adopted, toAdopt] = [count("adopted"), count("to_adopt")];
  return {
    id,
    title,
    published,
    adopted,
    number: Number.isInteger(ordinal) ? ordinal : null,
    state: published === null ? made : "published",
    date: day(field(raw, "bill_date")),
    type: text(field(raw, "type")),
    government: null,
    isKey: field(raw, "is_key_act") === true,
    implementing: adopted === null || toAdopt === null ? null : adopted + toAdopt,
    isSourceCount: true,
  };
}

export function toApiImplementingDecree(raw: unknown): ImplementingDecreeRow | undefined {
  const [id, title] = [key(field(raw, "id")), text(field(raw, "title"))];
  if (id === null || title === null) return undefined;
  const reference = text(field(field(raw, "reference_law"), "identifier"));
  return {
    id,
    title,
    reference,
    state: implementingStatusOf[text(field(raw, "status")) ?? ""] ?? "unknown",
    deadline: day(field(raw, "deadline_date")),
    adoptionDate: day(field(raw, "adoption_date")),
    proposers: texts(field(raw, "mins_proposer")),
    policy: text(field(raw, "policy")),
    typeLaw: text(field(raw, "type_law")),
    government: null,
    isNext30Days: false,
  };
}
