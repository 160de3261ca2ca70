/** The tables of colleges and municipalities, parsed. */
import { parseColleges, parseProvinces } from "#src/domain/colleges.ts";
import { collegeTable, municipalityTable } from "./reference/colleges.ts";

/** By id. */
export const colleges = parseColleges(collegeTable);
/** In alphabetical order. */
export const provinces = parseProvinces(municipalityTable, colleges);
