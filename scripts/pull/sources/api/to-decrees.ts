import { decreeSchema, implementingDecreeSchema, legislativeDecreeSchema } from "#src/domain/records/acts.ts";
import { valuesAt } from "./by-path.ts";
import { departmentName } from "#src/domain/government-title.ts";
import { decreeExpiry } from "#src/domain/act-state.ts";
import type { DecreeStatus } from "#src/domain/codes.ts";
import type { GovernmentDecree, ImplementingDecree, LegislativeDecree } from "#src/domain/records.ts";
import { decreeDayIn, decreeStatusOf, implementingStatusOf } from "#src/lib/api-words.ts";
import { type Origin, toSources } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { InvalidRaw } from "./parse.ts";
import type { RawActRef } from "./raw.ts";
import type { RawGovBill, RawGovDecree, RawImplementingDecree } from "./raw-acts.ts";
import { titleOf, toSteps } from "./to-bills.ts";
import { type BillIds, toActRef } from "./to-vote.ts";

export interface DecreeContext {
  readonly notes: Notes;
  readonly origin: Origin;
  readonly governmentOn: (day: string) => string | null;
  /** Government id for a published name ("Meloni I"); null = not listed. */
  readonly governmentNamed: (name: string) => string | null;
  readonly billIds: BillIds;
}

const link = (url: string | null): string | null => (url !== null && /^https?:\/\/\S+$/.test(url) ? url : null);

/**
 * Number and year of an identifier like "2026-23".
 * @throws InvalidRaw for any other form
 */
function numberOf(identifier: string, endpoint: string): { number: number; year: number } {
  const [, year, number] = /^(\d{4})-(\d+)$/.exec(identifier) ?? [];
  if (year === undefined || number === undefined)
    throw new InvalidRaw(`${endpoint}: identifier: expected "year-number"; got "${identifier}"`);
  return { number: Number(number), year: Number(year) };
}

function toDecreeStatus(raw: RawGovDecree, notes: Notes): Pick<GovernmentDecree, "status" | "statusText"> {
  const [description, code] = [raw.status_desc, raw.status?.status ?? null];
  const status: DecreeStatus | null = decreeStatusOf(description ?? "", code);
  const word = description ?? code;
  if (status !== null || word === null) return { status };
  notes.add(`govdecrees: unknown status "${code ?? ""}" "${description ?? ""}"`);
  return { status, statusText: word };
}

/** Numeric ids of the source, as aliases. */
const aliasesOf = (id: string | null, own: string): string[] => (id === null || id === own ? [] : [id]);

export function toDecree(raw: RawGovDecree, { notes, origin, governmentOn, billIds }: DecreeContext): GovernmentDecree {
  const published = raw.publication_gu_date ?? raw.GU_publishing_date;
  // A decree published after a change of government belongs to the government that approved it.
  const made = raw.council_ministers_approval_date ?? published;
  const state = toDecreeStatus(raw, notes);
  const act = raw.conversion_act ?? null;
  return {
    kind: "decree",
    id: raw.identifier,
    aliases: aliasesOf(raw.id, raw.identifier),
    title: titleOf(raw, notes),
    shortTitle: null,
    ...valuesAt(decreeSchema, raw),
    government: made === null ? null : governmentOn(made),
    sources: toSources(origin, raw.source_url),
    ...numberOf(raw.identifier, "govdecrees"),
    date: decreeDayIn(raw.source_url),
    published,
    expires: decreeExpiry({ published, expires: null }),
    ...state,
    statusDate: raw.status_date ?? raw.status?.date ?? null,
    typology: null,
    conversionBills: act?.type === "bill" && act.slug !== null ? [billIds.get(act.slug) ?? act.slug] : [],
    conversionLaw:
      state.status === "converted" && act !== null && act.identifier !== null && act.type !== "bill"
        ? // The date of the law is not published; the date of the status is a different one.
          { number: act.identifier, date: null }
        : null,
    steps: toSteps(raw.parliament_iter?.detail ?? [], null, true),
    normattivaUrl: link(raw.source_url),
    gazzettaUrl: null,
  };
}

/** Reference to an act; null when it has no label. */
function toReference(ref: RawActRef, billIds: BillIds): ImplementingDecree["reference"] {
  const label = ref.identifier ?? ref.slug;
  return label === null ? null : { label, act: toActRef(ref, billIds) };
}

export function toLegislativeDecree(
  raw: RawGovBill,
  { notes, origin, governmentOn, billIds }: DecreeContext,
): LegislativeDecree {
  const locked = raw.implementing?.to_adopt_locked_resources;
  const counts = { toAdopt: raw.implementing?.to_adopt?.cnt ?? null, adopted: raw.implementing?.adopted?.cnt ?? null };
  const day = raw.adopting_date ?? raw.publication_gu_date ?? raw.bill_date;
  return {
    kind: "dlgs",
    id: raw.identifier,
    aliases: aliasesOf(raw.id, raw.identifier),
    title: titleOf(raw, notes),
    shortTitle: null,
    ...valuesAt(legislativeDecreeSchema, raw),
    government: day === null ? null : governmentOn(day),
    sources: toSources(origin, raw.act_document),
    ...numberOf(raw.identifier, "govbills"),
    type: raw.type,
    delegationLaws: raw.delegation_law.flatMap((ref) => toReference(ref, billIds) ?? []),
    documentUrl: link(raw.act_document),
    lockedResources: locked?.byYear ?? [],
    ...(typeof locked?.total === "number" ? { lockedTotal: locked.total } : {}),
    ...(counts.toAdopt === null && counts.adopted === null ? {} : { implementing: counts }),
    steps: [],
  };
}

/** The government by its published name, else by a day of the decree; a name without a record is kept as text. */
function toGovernment(
  name: string | null,
  day: string | null,
  { governmentOn, governmentNamed }: Pick<DecreeContext, "governmentOn" | "governmentNamed">,
): Pick<ImplementingDecree, "government" | "governmentText"> {
  if (name === null) return { government: day === null ? null : governmentOn(day) };
  const government = governmentNamed(name);
  return government === null ? { government, governmentText: name } : { government };
}

/** Name of a body, which the source may write in capitals or with an acronym behind it. */
const toBodyName = (name: string): string => departmentName(name) ?? name;

export function toImplementingDecree(
  raw: RawImplementingDecree,
  { notes, origin, governmentOn, governmentNamed, billIds }: DecreeContext,
): ImplementingDecree {
  const status = raw.status === null ? null : (implementingStatusOf[raw.status] ?? null);
  if (raw.status !== null && status === null) notes.add(`implementingdecrees: unknown status "${raw.status}"`);
  const ref = raw.reference_law ?? null;
  const day = raw.publication_gu_date ?? raw.adoption_date ?? raw.deadline_date;
  return {
    kind: "datt",
    id: raw.id,
    aliases: [],
    title: raw.title ?? titleOf(raw, notes),
    shortTitle: null,
    ...valuesAt(implementingDecreeSchema, raw),
    ...toGovernment(raw.gov, day, { governmentOn, governmentNamed }),
    sources: toSources(origin, raw.act_adopted),
    proposers: raw.mins_proposer.map(toBodyName),
    jointBodies: raw.jointly_org.map(toBodyName),
    deadline: raw.deadline_date,
    adoptionDate: raw.adoption_date,
    status,
    ...(raw.status !== null && status === null ? { statusText: raw.status } : {}),
    actType: raw.type_act_to_adopt ?? raw.type_act,
    published: raw.publication_gu_date,
    reference: ref === null ? null : toReference(ref, billIds),
    typeLaw: ref?.type ?? null,
    resources: raw.resources.byYear,
    ...(raw.resources.total === null ? {} : { resourcesTotal: raw.resources.total }),
    adoptedActUrl: link(raw.act_adopted),
  };
}
