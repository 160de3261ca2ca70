import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { DataError } from "#scripts/lib/errors.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { openDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { opendataSource, writeChambers } from "#scripts/pull/sources/opendata/opendata.ts";
import { collectingWriter } from "#tests/fixtures/collecting-writer.ts";
import { readFixture, writeDumpFolder, writeZip } from "#tests/support/opendata-folder.ts";

let folder = "";
beforeEach(() => {
  folder = writeDumpFolder();
});

async function failure(from: string): Promise<string> {
  const options = { scale: 1, seed: 19, baseUrl: null, from, sweep: false };
  const error: unknown = await opendataSource
    .pull(options, collectingWriter().writer, silentEffects())
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DataError);
  const message = error instanceof Error ? error.message : "";
  expect(message).not.toContain("\n");
  return message;
}

describe("invalid dumps stop the pull with one line that names the file and a remedy", () => {
  it("missing folder", async () => {
    expect(await failure("/nowhere/at/all")).toBe(
      "/nowhere/at/all: no such folder. Give the folder of the official dumps with --from, or leave --from out to ask the endpoints.",
    );
  });

  it("missing file", async () => {
    rmSync(join(folder, "camera/elezione-19.rdf"));
    expect(await failure(folder)).toContain(`${join(folder, "camera/elezione-19.rdf")}: file missing`);
  });

  it("truncated zip", async () => {
    const path = join(folder, "senato/dump-ddl-19.zip");
    writeFileSync(path, readFileSync(path).subarray(0, 500));
    expect(await failure(folder)).toBe(
      `${path}: the zip is damaged. Download it again from dati.senato.it and repeat the pull.`,
    );
  });

  it("zip with one wrong byte", async () => {
    const path = join(folder, "senato/dump-ddl-19.zip");
    const bytes = readFileSync(path);
    bytes[200] = (bytes[200] ?? 0) ^ 0xff;
    writeFileSync(path, bytes);
    expect(await failure(folder)).toContain(`${path}: the zip is damaged`);
  });

  it("truncated XML", async () => {
    const whole = readFixture("senato/dump-ddl-19.rdf");
    writeZip(folder, "dump-ddl-19.rdf", whole.subarray(0, whole.length - 200));
    expect(await failure(folder)).toContain("dump-ddl-19.zip: not readable to the end");
  });

  it("another legislature", async () => {
    const path = join(folder, "camera/deputato-19.rdf");
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("repubblica_19", "repubblica_18"));
    expect(await failure(folder)).toBe(
      `${path}: no record of legislature 19. Put the dump of legislature 19 in its place and repeat the pull.`,
    );
  });

  it("one file in place of another", async () => {
    renameSync(join(folder, "camera/elezione-19.rdf"), join(folder, "camera/deputato-19.rdf"));
    expect(await failure(folder)).toContain("deputato-19.rdf: no record of legislature 19");
  });

  it("a dump without records", async () => {
    writeFileSync(join(folder, "camera/gruppoParlamentare-19.rdf"), "");
    expect(await failure(folder)).toContain("gruppoParlamentare-19.rdf: no record of legislature 19");
  });
});

it.each([
  ["C5", "cameraPeriods"],
  ["S12", "signatures"],
  ["C8", "cameraMembers"],
])("an empty response to %s is a fault of the source, never an empty parliament", async (name, what) => {
  const chambers = openDumps(folder, silentEffects());
  const without: typeof chambers = {
    ...chambers,
    camera: { select: (query) => (query.name === name ? Promise.resolve([]) : chambers.camera.select(query)) },
    senato: { select: (query) => (query.name === name ? Promise.resolve([]) : chambers.senato.select(query)) },
  };
  await expect(writeChambers(without, collectingWriter().writer, silentEffects())).rejects.toThrow(
    `no ${what} of legislature 19`,
  );
});
