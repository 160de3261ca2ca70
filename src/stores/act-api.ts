/** Rows of the foundation's API as rows of our lists; undefined where a row cannot be understood. */
import { billPhases, billTypes, branches, initiatives } from "#src/domain/codes.ts";
import { dayOf, decreeDayIn, decreeStatusOf, implementingStatusOf } from "#src/lib/api-words.ts";
import type { BillRow, DecreeRow, ImplementingDecreeRow, LegislativeDecreeRow } from "#src/lib/filters/act-rows.ts";

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;
const day = (value: unknown): string | null =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}/.test(value) ? dayOf(value) : null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((known) => known === value) ?? null;
const texts = (value: unknown): string[] =>
  list(value).flatMap((item) => text(isRaw(item) ? (item["name"] ?? item["title"]) : item) ?? []);

function signerName(value: unknown): string[] {
  if (!isRaw(value)) return [];
  const name =
    text(value["name"]) ??
    [text(value["given_name"]), text(value["family_name"])].filter((part) => part !== null).join(" ");
  return name === "" ? [] : [name];
}

const billStateOf = {
  is_law: "law",
  one_branch: "one_branch",
  first_step: "in_progress",
  to_begin: "to_begin",
  rejected: "ended",
} as const;

/** A bill. */
export function toApiBill(raw: unknown): BillRow | undefined {
  if (!isRaw(raw)) return undefined;
  const [id, title] = [text(raw["slug"]), text(raw["title"])];
  if (id === null || title === null) return undefined;
  const status = isRaw(raw["status"]) ? raw["status"] : {};
  const phase = oneOf(billPhases, status["phase"]);
  const identifier = text(raw["identifier"]);
  return {
    id,
    title,
    phase,
    numbers: identifier === null ? [] : [identifier],
    state: phase === null ? "unknown" : billStateOf[phase],
    initiative: oneOf(initiatives, raw["initiative"]),
    type: oneOf(billTypes, raw["type"]),
    branch: oneOf(branches, raw["branch"]) ?? (id.startsWith("S") ? "S" : "C"),
    government: null,
    statusDate: day(status["date"]),
    presented: day(raw["date_presenting"]),
    signers: list(raw["first_signers"]).flatMap(signerName),
    otherSigners: 0,
    law: null,
    isKey: raw["is_key_act"] === true,
    isRatification: raw["is_ratification"] === true,
  };
}

/** The code comes as the text of a Python dict: "{'status': 'c', 'date': '2026-03-03'}". */
function decreeStatus(raw: Raw): DecreeRow["status"] {
  const code = /'status':\s*'(\w+)'/.exec(text(raw["status"]) ?? "")?.[1] ?? null;
  return decreeStatusOf(text(raw["status_desc"]) ?? "", code);
}

const decreeStateOf = { c: "in_conversion", converted: "converted", lapsed: "lapsed" } as const;

/** A decree-law. */
export function toApiDecree(raw: unknown): DecreeRow | undefined {
  if (!isRaw(raw)) return undefined;
  const [id, title] = [text(raw["identifier"]) ?? text(raw["slug"]), text(raw["title"])];
  if (id === null || title === null) return undefined;
  const status = decreeStatus(raw);
  const flags = (["is_key_act", "is_omnibus", "is_minotaurus", "is_subject_to_agreements"] as const).filter(
    (flag) => raw[flag] === true,
  );
  const published = day(raw["publication_gu_date"]);
  return {
    id,
    title,
    published,
    status,
    date: decreeDayIn(text(raw["source_url"])),
    state: status === null ? "unknown" : decreeStateOf[status],
    expires: null,
    days: null,
    law: null,
    government: null,
    typologies: flags,
  };
}

/** A legislative decree. */
export function toApiLegislativeDecree(raw: unknown): LegislativeDecreeRow | undefined {
  if (!isRaw(raw)) return undefined;
  const [id, title] = [text(raw["identifier"]), text(raw["title"])];
  if (id === null || title === null) return undefined;
  const published = day(raw["publication_gu_date"]);
  const announced = day(raw["announcing_date"]) === null ? "unknown" : "announced";
  const made = day(raw["adopting_date"]) === null ? announced : "adopted";
  const number = Number(/-(\d+)$/.exec(id)?.[1] ?? Number.NaN);
  const counts = isRaw(raw["implementing"]) ? raw["implementing"] : {};
  const count = (value: unknown): number => (isRaw(value) && typeof value["cnt"] === "number" ? value["cnt"] : 0);
  const adopted = count(counts["adopted"]);
  return {
    id,
    title,
    published,
    adopted,
    number: Number.isInteger(number) ? number : null,
    state: published === null ? made : "published",
    date: day(raw["bill_date"]),
    type: text(raw["type"]),
    government: null,
    isKey: raw["is_key_act"] === true,
    implementing: adopted + count(counts["to_adopt"]),
  };
}

/** An implementing decree. */
export function toApiImplementingDecree(raw: unknown): ImplementingDecreeRow | undefined {
  if (!isRaw(raw)) return undefined;
  const [id, title] = [typeof raw["id"] === "number" ? String(raw["id"]) : text(raw["id"]), text(raw["title"])];
  if (id === null || title === null) return undefined;
  const reference = isRaw(raw["reference_law"]) ? text(raw["reference_law"]["identifier"]) : null;
  return {
    id,
    title,
    reference,
    state: implementingStatusOf[text(raw["status"]) ?? ""] ?? "unknown",
    deadline: day(raw["deadline_date"]),
    adoptionDate: day(raw["adoption_date"]),
    proposers: texts(raw["mins_proposer"]),
    policy: text(raw["policy"]),
    typeLaw: text(raw["type_law"]),
    government: null,
    isNext30Days: false,
  };
}
