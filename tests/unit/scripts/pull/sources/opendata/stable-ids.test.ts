import { expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { opendataSource } from "#scripts/pull/sources/opendata/opendata.ts";
import { person } from "#tests/fixtures/builders.ts";
import { collectingWriter } from "#tests/fixtures/collecting-writer.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";

it("people of the snapshot keep id and aliases by the chambers' numbers, and nobody else gets their slugs", async () => {
  const before = collectingWriter();
  before.writer.put("person", person({ id: "rovere-carlo", aliases: ["d103", "rovere-carlo-1960-06-15"] }));
  before.writer.put("person", person({ id: "cantu-dora-1950-01-01", aliases: ["d999"] }));
  const keys = (): string[] => ["rovere-carlo", "cantu-dora-1950-01-01"];
  const record: Previous["record"] = (kind, key) => (kind === "person" ? before.get(kind, key) : undefined);
  const previous = { digest: () => "", keys, record, ballots: () => [], votesOf: () => [], quarantine: () => [] };
  const now = collectingWriter();
  const options = { scale: 1, seed: 19, baseUrl: null, from: writeDumpFolder(), sweep: false, previous };
  await opendataSource.pull(options, now.writer, silentEffects());
  expect(now.get("person", "rovere-carlo")).toMatchObject({
    familyName: "Della Rovere",
    aliases: ["d103", "senatore-1", "rovere-carlo-1960-06-15"],
  });
  expect(now.get("person", "cantu-dora-1972-08-22").familyName).toBe("Cantù");
  expect(now.get("body", "camera-giustizia").roles.map((role) => role.person)).toContain("dalfonso-anna");
});
