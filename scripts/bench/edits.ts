/** The changes of a typical nightly run, for the benchmark: sixty new votes; a correction of an old vote. */
import { join } from "node:path";
import { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { siteSchema, voteSchema } from "#src/domain/records.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";

/** Schemas of records as a source delivers them, without the day added by the snapshot. */
const withoutDay = { vote: z.object(voteSchema.shape), site: z.object(siteSchema.shape) };

async function edit(
  data: string,
  fill: (writer: RecordWriter, snapshot: Snapshot, day: string) => void,
): Promise<void> {
  const file = join(data, snapshotName);
  const snapshot = new Snapshot(file);
  const day = addDays(snapshot.meta("edition") ?? silentEffects().today(), 1);
  const identity = snapshot.meta("identity") ?? "";
  await writeSnapshot(file, { identity, day }, (writer) => {
    fill(writer, snapshot, day);
    return Promise.resolve();
  });
  snapshot.close();
}

/** Adds a sitting of the Camera on the next day with `count` votes, copied from the most recent ones. */
export async function addVotes(data: string, count: number): Promise<void> {
  await edit(data, (writer, snapshot, day) => {
    const sittings = (snapshot.lists("sitting.branch").get("C") ?? []).map((key) => snapshot.record("sitting", key));
    const number = Math.max(...sittings.map((sitting) => sitting?.number ?? 0)) + 1;
    const sitting = { id: `C-${number}`, branch: "C", number, date: day, url: null } as const;
    const months = [...snapshot.lists("vote.month")].filter(([month]) => month.startsWith("C:"));
    // The most recent votes only: the positions of older ones may be those of former members and would not change any
    // current figure.
    const patterns = (months.at(-1)?.[1] ?? []).slice(-20);
    const site = withoutDay.site.parse(snapshot.record("site", "site"));
    writer.put("site", { ...site, dataDate: { ...site.dataDate, C: day } });
    writer.put("sitting", sitting);
    for (let i = 1; i <= count; i += 1) {
      const pattern = patterns[i % patterns.length] ?? "";
      const vote = snapshot.record("vote", pattern);
      if (vote === undefined) throw new DataError("the snapshot has no votes of the Camera to take as a pattern");
      const fields = withoutDay.vote.parse(vote);
      const id = voteId("C", number, i);
      writer.putVote({ ...fields, id, sitting: sitting.id, number: i, date: day }, snapshot.ballots(pattern));
    }
  });
}

/** Corrects the title of a vote in the middle of the legislature. */
export async function correctVote(data: string): Promise<void> {
  await edit(data, (writer, snapshot) => {
    const keys = snapshot.keys("vote");
    const key = keys[Math.floor(keys.length / 2)] ?? "";
    const vote = snapshot.record("vote", key);
    if (vote === undefined) throw new DataError("the snapshot has no votes");
    const fields = withoutDay.vote.parse(vote);
    writer.putVote({ ...fields, title: `${fields.title} (rettificato)` }, snapshot.ballots(key));
  });
}
