import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { raiseAlarm } from "#scripts/nightly/alarm.ts";
import type { NightlyReport } from "#scripts/nightly/report.ts";
import type { PullReport } from "#scripts/pull/pull.ts";
import { folder, night, nothing, publish, eachInNewFolder } from "./support.ts";

eachInNewFolder();

describe("the alarm", () => {
  const reportOf = async (step: () => Promise<PullReport>): Promise<NightlyReport> => {
    publish();
    return await night(step, () => undefined);
  };
  const down = (): Promise<PullReport> => Promise.reject(new SourceUnavailable("answered 503"));

  it("gives the report to a command", async () => {
    const file = join(folder, "alarm.txt");
    await raiseAlarm(`cat > '${file}'`, await reportOf(down), silentEffects());
    expect(readFileSync(file, "utf8")).toContain("# Kept the last good site, 2026-11-20");
  });

  it("posts it to an address", async () => {
    const posted: Request[] = [];
    const fetch = (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
      posted.push(new Request(input, init));
      return Promise.resolve(new Response(""));
    };
    await raiseAlarm("https://alarm.example/x", await reportOf(down), silentEffects({ fetch }));
    expect(posted.map(({ method, url }) => [method, url])).toEqual([["POST", "https://alarm.example/x"]]);
    expect(await posted[0]?.text()).toContain("answered 503");
  });

  it("is silent after a good night and for a warning that was there the night before, and logs its own failure", async () => {
    const lines: string[] = [];
    const effects = silentEffects({ log: (line) => lines.push(line) });
    await raiseAlarm("exit 3", await reportOf(() => Promise.resolve({ ...nothing, notes: [] })), effects);
    expect(lines).toEqual([]);
    const warned = (): Promise<PullReport> => Promise.resolve(nothing);
    await raiseAlarm("exit 3", await reportOf(warned), effects);
    await raiseAlarm("exit 3", await reportOf(warned), effects);
    await raiseAlarm(null, await reportOf(down), effects);
    expect(lines).toEqual(["nightly: the alarm was not sent (code 3)"]);
  });
});
