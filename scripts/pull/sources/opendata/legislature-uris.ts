/** How the chambers' data name the legislature of this run, and what is part of it. */
import { legislature } from "#src/domain/legislature.ts";
import { localName } from "./sparql.ts";

const term = String(legislature.number);

/** Predicate and object of the Camera's resources. */
export const ofCamera = `ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_${term}>`;
/** Predicate and object of the Senate's resources. */
export const ofSenate = `osr:legislatura ${term}`;

/** "307394" → "d307394_19", the last part of a deputy's address. */
export const deputyName = (person: string): string => `d${person}_${term}`;

/** "http://dati.camera.it/ocd/attocamera.rdf/ac19_" */
export const cameraBillBase = `http://dati.camera.it/ocd/attocamera.rdf/ac${term}_`;

/** "http://dati.camera.it/ocd/attocamera.rdf/ac19_703-B" → "703-B"; null = no bill of this legislature. */
export const cameraBillNumber = (uri: string): string | null => partAfter(`ac${term}_`, uri);

/** "http://dati.camera.it/ocd/organo.rdf/o19_3509" → "3509"; null = no body of this legislature alone. */
export const cameraBodyNumber = (uri: string): string | null => partAfter(`o${term}_`, uri);

/** Sitting and number in the address of a vote of this legislature: "…/vs19_641_041", "…/19-402-7". */
export const voteAddresses = { C: new RegExp(`vs${term}_(\\d+)_(\\d+)$`), S: new RegExp(`/${term}-(\\d+)-(\\d+)$`) };

function partAfter(prefix: string, uri: string): string | null {
  const name = localName(uri);
  return name.startsWith(prefix) && name !== prefix ? name.slice(prefix.length) : null;
}
