/** A month of a small parliament. */
import { addDays } from "#src/domain/days.ts";
import type { Vote } from "#src/domain/records.ts";
import type { Collected } from "#tests/fixtures/collecting-writer.ts";

export const firstDay = "2026-11-20";
/** Withdrawn by its chamber, with the operator's word. */
export const withdrawn = { vote: "vs19_1_004", night: 15 };

/**
 * The source on a night: every third night a sitting with two votes, every fourth a corrected title.
 * @param night from 1
 */
export function worldOf(base: Collected, night: number): Collected {
  const [vote, ballots, sitting, act] = [
    new Map(base.vote),
    new Map(base.ballots),
    new Map(base.sitting),
    new Map(base.act),
  ];
  for (let past = 3; past <= night; past += 3) {
    const [branch, of] = past % 2 === 0 ? (["C", "vs19_3_00"] as const) : (["S", "19-3-"] as const);
    const [number, date] = [10 + past, addDays(firstDay, past - 1)];
    sitting.set(`${branch}-${number}`, { id: `${branch}-${number}`, branch, number, date, url: null });
    for (const place of [1, 2]) {
      const model: Vote | undefined = base.vote.get(`${of}${place}`);
      if (model === undefined) throw new Error("no vote");
      const id = branch === "C" ? `vs19_${number}_00${place}` : `19-${number}-${place}`;
      vote.set(id, { ...model, id, sitting: `${branch}-${number}`, number: place, date });
      ballots.set(id, base.ballots.get(model.id) ?? []);
    }
  }
  for (const [key, one] of base.act)
    if (one.kind === "decree") act.set(key, { ...one, title: `Misure per i laghi, ${Math.floor(night / 4)}` });
  if (night >= withdrawn.night) vote.delete(withdrawn.vote);
  return { ...base, vote, ballots, sitting, act };
}
