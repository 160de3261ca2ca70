import { normattivaUrl } from "#src/domain/normattiva.ts";
import { approvalTime, isUnifiedText, toBillState } from "#src/domain/act-state.ts";
import { toStays } from "#src/domain/act-timeline.ts";
import { themeId, themeLabel } from "#src/domain/themes.ts";
import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import type { Bill } from "#src/domain/records.ts";
import { actPageType, type BillPage } from "#src/contracts/act-pages.ts";
import type { ActLink, ActPerson } from "#src/contracts/act-parts.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { actThemes } from "#scripts/contracts/stats/themes.ts";
import { actEntry } from "#scripts/contracts/search/record-entries.ts";
import { toBillTexts } from "./rows.ts";
import { toActBase, toImplementation, toPassageRows, withSittings } from "./parts.ts";
import { readBillProposals } from "./bill-proposals.ts";
import { readActVotes } from "./votes.ts";
import {
  actIds,
  actTag,
  allActs,
  countingDay,
  decreeState,
  isCitable,
  readAct,
  toActBody,
  toActLink,
  toActPerson,
} from "./tags.ts";

/** Legislative decrees by delegating law: "bill/C_1" → ids. */
const delegations = defineDerivation<ReadonlyMap<string, readonly string[]>>("acts-delegations", (read) => {
  const byLaw = new Map<string, string[]>();
  for (const decree of allActs(read, "dlgs")) {
    for (const { act } of decree.delegationLaws) {
      if (act !== null) byLaw.set(`${act.kind}/${act.id}`, [...(byLaw.get(`${act.kind}/${act.id}`) ?? []), decree.id]);
    }
  }
  return byLaw;
});

/** Legislative decrees delegated by a law; argument: act key. */
const delegatedBy = defineDerivation<readonly ActLink[]>("acts-delegated-by", (read, key) =>
  (read.derived(delegations, "").get(key) ?? []).flatMap((id) => read.derived(actTag, `dlgs/${id}`) ?? []),
);

function toSigners(read: Reader, bill: Bill): BillPage["signers"] {
  const signed = bill.signatures.map((signature) => ({
    ...signature,
    who: toActPerson(read, signature.person, signature.name, signature.added ?? bill.presented),
  }));
  const standing = signed.filter(({ withdrawn }) => withdrawn === null);
  return {
    first: standing.filter(({ isFirst }) => isFirst).map(({ who }) => who),
    others: standing
      .filter(({ isFirst }) => !isFirst)
      .map(({ who, added }) => ({ person: who, added: added === bill.presented ? null : added })),
    withdrawn: signed.flatMap(({ who, withdrawn, isFirst }) =>
      withdrawn === null ? [] : [{ person: who, on: withdrawn, isFirst }],
    ),
    byGroup: countByGroup(standing.filter(({ isFirst, person }) => !isFirst && person !== null).map(({ who }) => who)),
  };
}

/** Signers by group, largest group first; signers without a known group come last. */
function countByGroup(people: readonly ActPerson[]): BillPage["signers"]["byGroup"] {
  const groups = new Map<string, BillPage["signers"]["byGroup"][number]>();
  for (const { group } of people) {
    const entry = groups.get(group?.id ?? "") ?? { group, count: 0 };
    groups.set(group?.id ?? "", { group, count: entry.count + 1 });
  }
  const order = (entry: { group: unknown; count: number }) => (entry.group === null ? -1 : entry.count);
  return [...groups.values()].sort(
    (a, b) => order(b) - order(a) || ((a.group?.acronym ?? "") < (b.group?.acronym ?? "") ? -1 : 1),
  );
}

/** Rapporteurs, once each, with their tasks by reading. */
function toRapporteurs(read: Reader, bill: Bill): BillPage["rapporteurs"] {
  const byPerson = Map.groupBy(bill.rapporteurs, ({ person, name }) => person ?? name);
  return [...byPerson.values()].flatMap((personTasks) => {
    const [first] = personTasks;
    if (first === undefined) return [];
    const byReading = Map.groupBy(personTasks, ({ reading, isMinority }) => `${reading ?? ""} ${String(isMinority)}`);
    const tasks = [...byReading.values()].map((same) => ({
      reading: same[0]?.reading ?? null,
      places: [...new Set(same.flatMap(({ place }) => place ?? []))],
      isMinority: same[0]?.isMinority ?? false,
    }));
    return [{ person: toActPerson(read, first.person, first.name, first.date), tasks }];
  });
}

/** Committees that examine the bill, and committees asked for an opinion. */
function toAssignments(read: Reader, bill: Bill): Pick<BillPage, "assignments" | "opinions"> {
  const all = bill.assignments.map(({ reading, body, bodyName, type, seat, date }) => ({
    reading,
    body: toActBody(read, body, bodyName) ?? { id: null, branch: null, name: bodyName },
    isMain: seat !== null || type === "primaria",
    seat,
    date,
  }));
  const asked = Map.groupBy(
    all.filter(({ isMain }) => !isMain),
    ({ body }) => body.id ?? body.name,
  );
  return {
    assignments: all.flatMap(({ isMain, ...assignment }) => (isMain ? [assignment] : [])),
    opinions: [...asked.values()].flatMap((requests) =>
      requests[0] === undefined
        ? []
        : [{ body: requests[0].body, readings: [...new Set(requests.map(({ reading }) => reading))] }],
    ),
  };
}

function toLaw(read: Reader, bill: Bill): BillPage["law"] {
  if (bill.law === null) return null;
  const isConstitutional = bill.type === "COST";
  const kind = isConstitutional ? "constitutional" : "law";
  const computed = isCitable(read) ? normattivaUrl(kind, bill.law.date, bill.law.number) : null;
  return { ...bill.law, isConstitutional, url: bill.law.url ?? computed };
}

/** Related acts: the law that absorbed the bill first, then the others by relation and number. */
function toTies(read: Reader, bill: Bill): BillPage["related"] {
  const ties = bill.related.map(({ relation, act }) => ({
    relation,
    act: toActLink(read, act, act.kind === "bill" ? readingIdentifier(act.id) : act.id),
  }));
  const rank = ({ relation, act }: (typeof ties)[number]): string =>
    `${act.state === "is_law" ? "0" : "1"} ${relation}`;
  return ties.sort((a, b) => compareText(`${rank(a)} ${a.act.label}`, `${rank(b)} ${b.act.label}`));
}

/** Term of the decree that the bill converts, while its outcome is open; else null. */
function toTerm(read: Reader, { converts }: Bill): BillPage["term"] {
  const state = converts === null ? null : read.derived(decreeState, converts);
  if (state === null || state.expires === null) return null;
  return state.code === "in_conversion" || state.code === "expired"
    ? { expires: state.expires, daysLeft: state.daysLeft }
    : null;
}

function toSubjects(read: Reader, { id, subjects }: Bill): BillPage["subjects"] {
  const themes = new Set(read.derived(actThemes, `bill/${id}`).map((theme) => theme.id));
  return subjects.map((subject) => {
    const theme = themeId(subject);
    return { label: themeLabel(subject), theme: themes.has(theme) ? theme : null };
  });
}

function buildBill(read: Reader, id: string): BillPage {
  const bill = readAct(read, "bill", id);
  if (bill === undefined) throw new DataError(`bill ${id}: not in the snapshot`);
  const key = `bill/${id}`;
  const { votes, sittings, changed: voted } = readActVotes(read, [key]);
  const { implementation, changed } = toImplementation(read, key);
  const proposed = readBillProposals(read, id);
  const readings = [...bill.readings].sort((a, b) => a.order - b.order);
  const term = toTerm(read, bill);
  return {
    kind: "bill",
    ...toActBase(read, bill, term === null ? null : read.derived(countingDay, ""), [
      voted,
      changed,
      proposed?.changed ?? null,
    ]),
    identifier: readings[0]?.identifier ?? id,
    state: toBillState(bill),
    status: bill.status === null ? null : { text: bill.status, date: bill.statusDate },
    type: bill.type,
    initiative: bill.initiative,
    ...toBillTexts(bill),
    isRatification: bill.isRatification === true,
    presented: bill.presented,
    ...(bill.readings[0]?.doubtfulPresented === undefined
      ? {}
      : { doubtfulPresented: bill.readings[0].doubtfulPresented }),
    law: toLaw(read, bill),
    approvalDays: approvalTime(bill),
    readings: readings.map(({ identifier, branch, url }) => ({ identifier, branch, url })),
    passages: withSittings(toPassageRows(read, readings, bill.steps, votes), sittings),
    stays: toStays(readings, bill.steps),
    isUnifiedText: isUnifiedText(bill),
    signers: toSigners(read, bill),
    rapporteurs: toRapporteurs(read, bill),
    ...toAssignments(read, bill),
    related: toTies(read, bill),
    converts: bill.converts === null ? null : toActLink(read, { kind: "decree", id: bill.converts }, bill.converts),
    term,
    delegated: [...read.derived(delegatedBy, key)],
    votes,
    ...(proposed === null ? {} : { proposals: proposed.proposals }),
    implementation,
    subjects: toSubjects(read, bill),
  };
}

/** Page of each bill: one for all its readings. `/attivita_legislativa/disegni_di_legge/C_1742` */
export const billPages = definePage({
  name: actPageType.bill,
  keys: (read) => actIds(read, "bill"),
  path: (id) => routes.act("bill", id),
  search: { entry: (read, id) => actEntry(read, `bill/${id}`) },
  build: buildBill,
});
