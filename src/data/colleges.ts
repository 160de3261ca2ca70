/**
 * The tables of colleges and municipalities, parsed. Colleges are drawn anew between elections and keep their names: of an
 * election that the tables are not about, none is known.
 */
import { parseColleges, parseProvinces, type College } from "#src/domain/colleges.ts";
import { legislature } from "#src/domain/legislature.ts";
import { collegeElection, collegeTable, municipalityTable } from "./reference/colleges.ts";

const areKnown = legislature.elected === collegeElection;

/** By id. */
export const colleges: ReadonlyMap<string, College> = areKnown ? parseColleges(collegeTable) : new Map();
/** In alphabetical order. */
export const provinces = areKnown ? parseProvinces(municipalityTable, colleges) : [];
