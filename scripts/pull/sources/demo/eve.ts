import type { RecordWriter, Source } from "#scripts/pull/source.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { demoSource } from "./demo.ts";
import { plan } from "./plan.ts";

const { date: lastDay, number } = plan.lastSitting.C;
/** A vote of the sitting before the last one of the Camera. */
const corrected = voteId("C", number - 1, 1);

/**
 * The demonstration before its last sittings, and with a wrong value: a pull of `demoSource` after it has news and a
 * correction, as every night of a real source.
 */
export const demoEve: Source = {
  ...demoSource,
  pull: (options, writer, effects) => demoSource.pull(options, withoutLastDay(writer), effects),
};

function withoutLastDay(writer: RecordWriter): RecordWriter {
  return {
    update: (kind, record) => writer.update(kind, record),
    quarantine: (entry) => writer.quarantine(entry),
    markUnchanged: (kind, key) => writer.markUnchanged(kind, key),
    markSeen: (kind, key) => writer.markSeen(kind, key),
    reportPending: (count) => writer.reportPending(count),
    complete: (kind) => writer.complete(kind),
    put: (kind, record) => {
      const isNew = (kind === "sitting" || kind === "event") && "date" in record && record.date === lastDay;
      return !isNew && writer.put(kind, record);
    },
    putVote: (vote, ballots, groups) => {
      if (vote.date === lastDay) return false;
      const required = vote.required === null ? null : vote.required + 1;
      return writer.putVote(vote.id === corrected ? { ...vote, required } : vote, ballots, groups);
    },
  };
}
