/** /aggiornamenti: the change log for readers. */
import { isCorrection } from "#src/domain/corrections.ts";
import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { updatesPageSchema, type UpdatesPage } from "#src/view/corrections.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { defineFamily, type Reader } from "#scripts/views/reader.ts";
import { toField } from "#scripts/views/shared/corrections.ts";
import { changeDays, editionDay } from "./status.ts";

/** Days on the page, and records named a day; the open data hold the whole log. */
const shown = { days: 60, records: 100 };

type Named = UpdatesPage["days"][number]["withdrawn"][number];

/** What to call a record and where it is. */
function toNamed(read: Reader, kind: string, key: string): Named {
  const named = (label: string | undefined, path: string): Named => ({
    kind,
    key,
    label: label ?? key,
    path: label === undefined ? null : path,
  });
  switch (kind) {
    case "vote": {
      const vote = read.record("vote", key);
      return named(vote?.publicTitle ?? vote?.title, routes.vote(key));
    }
    case "person": {
      const person = read.record("person", key);
      return named(person === undefined ? undefined : `${person.givenName} ${person.familyName}`, routes.person(key));
    }
    case "act": {
      const act = read.record("act", key);
      return act === undefined
        ? named(undefined, "")
        : named(act.shortTitle ?? act.title, routes.act(act.kind, act.id));
    }
    default:
      return { kind, key, label: key, path: null };
  }
}

function toDay(
  read: Reader,
  changes: readonly Change[],
): Pick<UpdatesPage["days"][number], "corrections" | "withdrawn" | "more"> {
  const byRecord = Map.groupBy(changes.filter(isCorrection), ({ kind, key }) => `${kind} ${key}`);
  const corrected = [...byRecord.values()].flatMap((own) => (own[0] === undefined ? [] : [{ first: own[0], own }]));
  const withdrawn = changes.filter(({ change }) => change === "vanished");
  return {
    corrections: corrected.slice(0, shown.records).map(({ first, own }) => ({
      ...toNamed(read, first.kind, first.key),
      fields: own.map((change) => toField(read, change)),
    })),
    withdrawn: withdrawn.slice(0, shown.records).map(({ kind, key }) => toNamed(read, kind, key)),
    more: Math.max(0, corrected.length - shown.records) + Math.max(0, withdrawn.length - shown.records),
  };
}

export const updatesPages = defineFamily<UpdatesPage>({
  name: "updates",
  schema: updatesPageSchema,
  keys: () => ["index"],
  path: () => routes.updates(),
  build: (read) => {
    const days = read.derived(changeDays, "").toSorted((a, b) => compareText(b.day, a.day));
    const byDay = Map.groupBy(read.changes(), ({ day }) => day);
    return {
      days: days.slice(0, shown.days).map((day) => ({ ...day, ...toDay(read, byDay.get(day.day) ?? []) })),
      earlier: Math.max(0, days.length - shown.days),
      updated: read.derived(editionDay, ""),
      sources: [],
    };
  },
});
