import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Store } from "oxigraph";
import { legislature } from "#src/domain/legislature.ts";
import { DataError, UsageError } from "#scripts/lib/errors.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { ofCamera, ofSenate } from "./legislature-uris.ts";
import { toSparql, type Query } from "./queries.ts";
import type { Chambers, Engine, Row, UndatedPeriod } from "./sparql.ts";
import { openSavedAnswers } from "./saved-answers.ts";
import { unzipOne } from "./zip.ts";

/** A dump file, and a pattern that must match to prove that it belongs to the legislature. */
interface DumpFile {
  readonly path: string;
  readonly proof: string;
}

const { number } = legislature;

/** The files are N-Triples, despite the extension. */
const cameraFiles: readonly DumpFile[] = [
  { path: `camera/deputato-${number}.rdf`, proof: `?x a ocd:deputato ; ${ofCamera}` },
  { path: `camera/elezione-${number}.rdf`, proof: `?x a ocd:elezione ; ${ofCamera}` },
  { path: `camera/gruppoParlamentare-${number}.rdf`, proof: `?x a ocd:gruppoParlamentare ; ${ofCamera}` },
  { path: `camera/composizione-derivata-${number}.nt`, proof: `?x a ocd:organo ; ${ofCamera}` },
];

const senatoFiles: readonly DumpFile[] = [
  {
    path: `senato/dump-composizione-${number}.zip`,
    proof: `?x a osr:Senatore ; osr:mandato ?m . ?m a ocd:mandatoSenato ; ${ofSenate}`,
  },
  { path: `senato/dump-ddl-${number}.zip`, proof: `?x a osr:Ddl ; ${ofSenate}` },
  { path: `senato/dump-documenti-${number}.zip`, proof: `?x a osr:Documento ; ${ofSenate}` },
  { path: `senato/dump-oggetti_trattazione-${number}.zip`, proof: `?x a osr:OggettoTrattazione ; ${ofSenate}` },
  { path: `senato/dump-sedute-${number}.zip`, proof: `?x a osr:SedutaAssemblea ; ${ofSenate}` },
];

const undatedPeriodsPath = "camera/adesioni-senza-date.csv";

/** Dumps loaded into memory, one store per chamber, like the endpoints. */
export interface LoadedDumps {
  readonly camera: Store;
  readonly senato: Store;
  /** Modification day of the newest Senate zip. */
  readonly day: string;
  readonly undatedPeriods: readonly UndatedPeriod[];
}

/** Opens a dump folder. @throws DataError if a file is missing, damaged or of another legislature. */
export function openDumps(folder: string, effects: Effects): Chambers {
  const { camera, senato, day, undatedPeriods } = loadDumps(folder, effects);
  const votes = openSavedAnswers(join(folder, "answers"));
  return {
    camera: storeEngine(camera),
    senato: storeEngine(senato),
    origin: folder,
    day: { C: null, S: day },
    undatedPeriods,
    ...(votes === undefined ? {} : { votes }),
  };
}

/** Loads all files of a dump folder into one store per chamber. */
export function loadDumps(folder: string, effects: Effects): LoadedDumps {
  if (!existsSync(folder)) {
    throw new UsageError(
      `${folder}: no such folder. Give the folder of the official dumps with --from, or leave --from out to ask the endpoints.`,
    );
  }
  const camera = new Store();
  for (const file of cameraFiles) {
    const text = readText(folder, file.path);
    loadText(camera, { text, path: join(folder, file.path), proof: file.proof, format: "application/n-triples" });
  }
  const senato = new Store();
  const days = senatoFiles.map((file) => loadZip(senato, folder, file, effects));
  const undatedPeriods = existsSync(join(folder, undatedPeriodsPath))
    ? parseUndatedPeriods(readText(folder, undatedPeriodsPath))
    : [];
  return { camera, senato, day: days.reduce((latest, day) => (day > latest ? day : latest), ""), undatedPeriods };
}

/** Loads a zip; returns its modification day. */
function loadZip(store: Store, folder: string, file: DumpFile, effects: Effects): string {
  effects.log(`opendata: loading ${file.path}`);
  const path = join(folder, file.path);
  const zip = unzipOne(readBytes(folder, file.path), path);
  const text = mendNodeIds(new TextDecoder().decode(zip.content));
  loadText(store, { text, path, proof: file.proof, format: "application/rdf+xml" });
  return zip.day;
}

export function storeEngine(store: Store): Engine {
  return { select: (query) => Promise.resolve(selectFrom(store, query)) };
}

function selectFrom(store: Store, query: Query): Row[] {
  const answer = store.query(toSparql(query));
  if (!Array.isArray(answer)) throw new Error(`${query.name} is not a SELECT`);
  return answer.map((solution) => {
    const row: Record<string, string> = {};
    // The return type covers all kinds of query; a SELECT returns maps of terms.
    if (solution instanceof Map) for (const [name, term] of solution) row[name] = termText(term);
    return row;
  });
}

function termText(term: { termType: string; value: string }): string {
  return term.termType === "BlankNode" ? `_:${term.value}` : term.value;
}

/**
 * Fixes `rdf:nodeID="0"`: it is not a valid XML name, and the parser rejects it. Remove this when dati.senato.it
 * publishes valid names.
 */
function mendNodeIds(xml: string): string {
  return xml.replaceAll(/rdf:nodeID="(?=\d)/g, 'rdf:nodeID="n');
}

interface Loading {
  readonly text: string;
  readonly path: string;
  readonly proof: string;
  readonly format: string;
}

/** Loads each file separately, to keep blank nodes apart: every dump numbers them from 0. */
function loadText(store: Store, { text, path, proof, format }: Loading): void {
  try {
    store.load(text, { format });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataError(
      `${path}: not readable to the end (${reason.split("\n")[0] ?? ""}). Download it again and repeat the pull.`,
    );
  }
  const proven = selectFrom(store, {
    name: "proof",
    chamber: "senato",
    title: path,
    text: `SELECT ?x WHERE { ${proof} } LIMIT 1`,
  });
  if (proven.length === 0) {
    throw new DataError(
      `${path}: no record of legislature ${number}. Put the dump of legislature ${number} in its place and repeat the pull.`,
    );
  }
}

function readBytes(folder: string, path: string): Uint8Array {
  const full = join(folder, path);
  if (!existsSync(full))
    throw new DataError(`${full}: file missing. The folder of --from must hold ${path} (see the official open data).`);
  return readFileSync(full);
}

function readText(folder: string, path: string): string {
  return new TextDecoder().decode(readBytes(folder, path));
}

/** Columns: deputato, cognome, nome, ordine, gruppo, sigla. The file has no quoted cells. */
function parseUndatedPeriods(csv: string): UndatedPeriod[] {
  return csv
    .split(/\r?\n/)
    .slice(1)
    .flatMap((line) => {
      const [deputy, , , order, group] = line.split(",");
      return deputy === undefined || order === undefined || group === undefined
        ? []
        : [{ deputy, order: Number(order), group }];
    });
}
