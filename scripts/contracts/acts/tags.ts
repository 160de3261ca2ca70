/**
 * Small derivations of data that act pages take from other records. Early cut-off: a page is rebuilt only if a value
 * that it shows changes.
 */
import {
  toBillState,
  toDecreeState,
  toImplementingState,
  type DecreeState,
  type ImplementingState,
} from "#src/domain/act-state.ts";
import { type ActKind, actKinds, type LegislativeState } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import { isOn, type Period } from "#src/domain/periods.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import type { Act, Amendment, Bill, ParliamentaryGroup, Person } from "#src/domain/records.ts";
import { nameOn } from "#src/domain/group-on-day.ts";
import { decreeHeading } from "#src/i18n/act-texts.ts";
import { normalize } from "#src/lib/text.ts";
import type { ActBody, ActLink, ActPerson, ActStateCode } from "#src/contracts/act-parts.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { dataDay, termReference, isDemo } from "#scripts/contracts/stats/coverage.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import type { GroupTag } from "#src/contracts/person-parts.ts";
import { governmentName } from "#scripts/contracts/stats/government-name.ts";

/** Act of the given kind; undefined if there is none. */
export function readAct<K extends ActKind>(
  read: Reader,
  kind: K,
  id: string,
): Extract<StoredRecord<"act">, { kind: K }> | undefined {
  const act = read.record("act", `${kind}/${id}`);
  return act === undefined || !isKind(act, kind) ? undefined : act;
}

function isKind<K extends ActKind>(
  act: StoredRecord<"act">,
  kind: K,
): act is Extract<StoredRecord<"act">, { kind: K }> {
  return act.kind === kind;
}

/** All acts of a kind. Depends on every one of them: use it only inside derivations. */
export function allActs<K extends ActKind>(read: Reader, kind: K): Extract<StoredRecord<"act">, { kind: K }>[] {
  return actIds(read, kind).flatMap((id) => readAct(read, kind, id) ?? []);
}

export function actIds(read: Reader, kind: ActKind): string[] {
  return read.index("act.kind", kind).map((key) => key.slice(kind.length + 1));
}

/** Day up to which open terms are counted (see `referenceDay`); argument: "". */
export const countingDay = defineDerivation<string | null>("acts-counting-day", (read) => {
  const isFilled = read.record("site", "site") !== undefined;
  return isFilled ? termReference(read) : null;
});

/**
 * Last day covered by the data on acts, if it is earlier than that of the members of the chamber; else null. Counts
 * over acts of members and committees end there. Argument: "C", "S", "B" (both).
 */
export const actsEnd = defineDerivation<string | null>("acts-end", (read, branch) => {
  const [acts, members] = [read.derived(countingDay, ""), read.derived(dataDay, branch === "B" ? "" : branch)];
  return acts !== null && members !== null && acts < members ? acts : null;
});

/** True if acts are real. Laws are cited at Normattiva only then: an invented number would link to another law. */
export const isCitable = (read: Reader): boolean => !read.derived(isDemo, "");

/** State of a decree-law; argument: its id. Changes daily only while in conversion. */
export const decreeState = defineDerivation<DecreeState | null>("acts-decree-state", (read, id) => {
  const decree = readAct(read, "decree", id);
  return decree === undefined ? null : toDecreeState(decree, read.derived(countingDay, ""));
});

/** Day up to which the term of a decree-law is counted; null = its outcome is known. Argument: its id. */
export const termDay = defineDerivation<string | null>("acts-term-day", (read, id) => {
  const code = read.derived(decreeState, id)?.code;
  return code === "in_conversion" || code === "expired" ? read.derived(countingDay, "") : null;
});

/** State of an implementing decree; argument: its id. Changes once, on the day after the deadline. */
export const implementingState = defineDerivation<ImplementingState | null>("acts-implementing-state", (read, id) => {
  const decree = readAct(read, "datt", id);
  return decree === undefined ? null : toImplementingState(decree, read.derived(countingDay, ""));
});

/**
 * First day on which an implementing decree is overdue; null = not overdue. Nothing else on its page changes that day.
 */
export function overdueSince(read: Reader, act: StoredRecord<"act">): string | null {
  if (act.kind !== "datt" || act.deadline === null) return null;
  return read.derived(implementingState, act.id)?.code === "overdue" ? addDays(act.deadline, 1) : null;
}

/** Data of a link to an act; null = not in the data. Argument: "bill/C_1742". */
export const actTag = defineDerivation<ActLink | null>("acts-tag", (read, key) => {
  const act = read.record("act", key);
  return act === undefined
    ? null
    : {
        kind: act.kind,
        id: act.id,
        label: labelOf(act),
        title: act.shortTitle ?? act.title,
        ...toState(stateOf(read, act), stateTextOf(act)),
      };
});

/** The title that pages show, for comparison; argument: act key. */
const shownTitle = defineDerivation<string>("acts-shown-title", (read, key) => {
  const act = read.require("act", key);
  const title = act.shortTitle ?? act.title;
  return normalize(act.kind === "decree" ? decreeHeading(title) : title);
});

/** Titles that acts of more than one kind have. */
const sharedTitles = defineDerivation<readonly string[]>("acts-shared-titles", (read) => {
  const kinds = new Map<string, Set<ActKind>>();
  for (const kind of actKinds)
    for (const key of read.index("act.kind", kind)) {
      const title = read.derived(shownTitle, key);
      kinds.set(title, (kinds.get(title) ?? new Set()).add(kind));
    }
  return [...kinds].flatMap(([title, own]) => (own.size > 1 ? [title] : [])).sort();
});

/** Whether acts of other kinds have the title of this one; argument: act key. */
export const isTitleShared = defineDerivation<boolean>("acts-title-shared", (read, key) =>
  read.derived(sharedTitles, "").includes(read.derived(shownTitle, key)),
);

/** Number of an act: "C.1742", "2026-23". */
function labelOf(act: Act): string {
  return act.kind === "bill" ? (act.readings[0]?.identifier ?? act.id) : act.id;
}

function stateOf(read: Reader, act: StoredRecord<"act">): ActStateCode | null {
  switch (act.kind) {
    case "bill":
      return toBillState(act);
    case "decree":
      return read.derived(decreeState, act.id)?.code ?? null;
    case "datt":
      return read.derived(implementingState, act.id)?.code ?? null;
    case "dlgs":
      return legislativeState(act);
  }
}

/** Published label of an unknown state; undefined for a known one. */
function stateTextOf(act: Act): string | undefined {
  if (act.kind === "dlgs") return undefined;
  return act.kind === "bill" ? act.phaseText : act.statusText;
}

/** Uses the published label for an unknown state. */
function toState(state: ActStateCode | null, text: string | undefined): Pick<ActLink, "state" | "stateText"> {
  return text !== undefined && (state === null || state === "unknown") ? { state: null, stateText: text } : { state };
}

/** State of a legislative decree, from the dates that it has. */
export function legislativeState(act: Extract<Act, { kind: "dlgs" }>): LegislativeState {
  if (act.published !== null) return "published";
  if (act.adopted !== null) return "adopted";
  if (act.announced !== null) return "announced";
  return act.draft === undefined ? "unknown" : "draft";
}

/** Link to an act by kind and id (the alias of a reading works too). Label only, if the act is not in the data. */
export function toActLink(
  read: Reader,
  ref: { readonly kind: ActKind; readonly id: string } | null,
  label: string,
): ActLink {
  const tag = ref === null ? null : read.derived(actTag, `${ref.kind}/${ref.id}`);
  return tag ?? { kind: ref?.kind ?? null, id: null, label, title: null, state: null };
}

interface Signer {
  readonly name: string;
  readonly gender: Person["gender"];
  readonly groups: readonly (Period & { readonly id: string; readonly names: ParliamentaryGroup["names"] })[];
}

/** Name and groups of a signer; argument: person id. */
const signer = defineDerivation<Signer | null>("acts-signer", (read, id) => {
  const person = read.record("person", id);
  if (person === undefined) return null;
  const groups = person.memberships.flatMap((seat) =>
    seat.groups.map((period) => ({
      ...period,
      id: period.group,
      names: read.record("group", period.group)?.names ?? [],
    })),
  );
  return { name: `${person.givenName} ${person.familyName}`, gender: person.gender, groups };
});

/**
 * A person as shown by an act: with the group of that day under its name of that day, else the first known later group,
 * else none.
 */
export function toActPerson(read: Reader, id: string | null, name: string, day: string | null): ActPerson {
  const known = id === null ? null : read.derived(signer, id);
  if (known === null) return { id: null, name, gender: null, group: null };
  const onDay = known.groups.filter((period) => day === null || isOn(period, day));
  const later = known.groups.find(({ start }) => day !== null && start !== null && start > day);
  const ownGroup = onDay.at(-1);
  return {
    id,
    name: known.name,
    gender: known.gender,
    group: ownGroup === undefined ? (later === undefined ? null : toTag(later, later.start)) : toTag(ownGroup, day),
  };
}

/**
 * The same of a proposer of an amendment. Documents have family names in capitals: one who is not known stands there as in
 * the rest of the site ("GORATONDA" → "Goratonda").
 */
export const toProposer = (
  read: Reader,
  { person, name }: Amendment["proposers"][number],
  day: string | null,
): ActPerson => toActPerson(read, person, toPersonName(name), day);

function toTag({ id, names }: Signer["groups"][number], day: string | null): GroupTag {
  const name = nameOn(names, day);
  return { id, acronym: name?.acronym ?? id };
}

/** False for opinions requested from other committees ("consultiva"): they are not the committee's own work. */
export function isLeading({ type }: Bill["assignments"][number]): boolean {
  return type === null || !/consult/i.test(type);
}

/** Chamber and name of a body; argument: body id. */
const bodyTag = defineDerivation<ActBody | null>("acts-body", (read, id) => {
  const body = read.record("body", id);
  return body === undefined ? null : { id: body.id, branch: body.branch, name: body.shortName ?? body.name };
});

/** A body as shown by steps and assignments; null = not given by the source. */
export function toActBody(read: Reader, id: string | null, name: string | null): ActBody | null {
  const known = id === null ? null : read.derived(bodyTag, id);
  return known ?? (name === null ? null : { id: null, branch: null, name });
}

const governmentLink = defineDerivation<{ id: string; name: string } | null>("acts-government", (read, id) => {
  const government = read.record("government", id);
  return government === undefined ? null : { id: government.id, name: read.derived(governmentName, government.id) };
});

/** Link to the government of an act; null = not given by the source, or not in the data. */
export function toGovernment(read: Reader, id: string | null): { id: string; name: string } | null {
  return id === null ? null : read.derived(governmentLink, id);
}

export function isActKind(text: string): text is ActKind {
  return actKinds.some((kind) => kind === text);
}
