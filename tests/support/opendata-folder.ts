/** A dump folder made from the hand-written fixtures in the chambers' formats: N-Triples named .rdf, and zips. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { zipSync } from "fflate";
import { defaultGraph, Store } from "oxigraph";
import { inLegislature } from "#tests/fixtures/opendata/in-legislature.ts";

const fixtures = resolve(import.meta.dirname, "../fixtures/opendata");

/** Text of a fixture in the repository. */
export function readFixture(path: string): Buffer {
  return readFileSync(join(fixtures, path));
}

/** Writes the folder, in the terms of the legislature, to the temporary directory and returns its path. */
export function writeDumpFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "opendata-"));
  mkdirSync(join(folder, "camera"));
  mkdirSync(join(folder, "senato"));
  for (const name of readdirSync(join(fixtures, "camera"))) {
    const from = join(fixtures, "camera", name);
    const text = inLegislature(readFileSync(from, "utf8"));
    const to = inLegislature(name).replace(/\.ttl$/, name.startsWith("comp") ? ".nt" : ".rdf");
    writeFileSync(join(folder, "camera", to), name.endsWith(".ttl") ? toTriples(text) : text);
  }
  for (const name of readdirSync(join(fixtures, "senato")))
    writeZip(folder, inLegislature(name), Buffer.from(inLegislature(readFixture(`senato/${name}`).toString("utf8"))));
  return folder;
}

/** Writes a text to the zip of a Senate dump, dated 8 May 2024 as the real ones. */
export function writeZip(folder: string, name: string, content: Uint8Array): void {
  const zip = zipSync({ [name]: [content, { mtime: new Date(2024, 4, 8, 10) }] });
  writeFileSync(join(folder, "senato", name.replace(/\.rdf$/, ".zip")), zip);
}

function toTriples(turtle: string): string {
  const store = new Store();
  store.load(turtle, { format: "text/turtle" });
  return store.dump({ format: "application/n-triples", from_graph_name: defaultGraph() });
}

/** Folder of the official dumps, if this machine has them. */
export function findOfficialDumps(): string | undefined {
  return findFolder("camera/deputato-19.rdf");
}

/** The votes as the chambers' endpoints answered, when this machine has them. */
export function findOfficialVotes(): string | undefined {
  const folder = findFolder("votes/camera-ballots-vs19_147_041.json");
  return folder === undefined ? undefined : join(folder, "votes");
}

/** A real document of the Senate's texts, when this machine has it. */
export function readSenateText(name: string): string | undefined {
  const file = `senate-texts/${name}`;
  const folder = findFolder(file);
  return folder === undefined ? undefined : readFileSync(join(folder, file), "utf8");
}

/** The folder of official data that has this file. */
function findFolder(file: string): string | undefined {
  const candidates = [
    process.env["EMICICLO_OPENDATA"],
    resolve(process.cwd(), "../shared/opendata"),
    resolve(process.cwd(), "../../shared/opendata"),
  ];
  return candidates.find((path) => path !== undefined && existsSync(join(path, file)));
}
