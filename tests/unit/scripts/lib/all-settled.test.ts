import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { allSettledOrThrow } from "#scripts/lib/all-settled.ts";

it("returns the results of the tasks in order", async () => {
  const slow = async (): Promise<string> => {
    await setImmediate();
    return "slow";
  };
  await expect(allSettledOrThrow([slow, () => 7, () => null])).resolves.toEqual(["slow", 7, null]);
});

const fail = (): never => {
  throw new Error("no slice");
};
const failLater = async (): Promise<void> => {
  await setImmediate();
  fail();
};

it.for([
  ["throws", fail],
  ["throws in time", failLater],
] as const)("reports that a task %s only after the others have ended", async ([, failing]) => {
  const ended: string[] = [];
  const work = (name: string) => async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    ended.push(name);
  };
  await expect(allSettledOrThrow([work("before"), failing, work("after")])).rejects.toThrow("no slice");
  expect(ended).toEqual(["before", "after"]);
});
