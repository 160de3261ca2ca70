import type { Effects } from "#scripts/lib/effects.ts";
import * as queries from "./queries.ts";
import type { Chambers, Row } from "./sparql.ts";

/** The queries that the records need. The others of `queries.ts` are checks. */
const needed = {
  deputies: queries.c1,
  births: queries.c2,
  deputyNotes: queries.c2b,
  cameraGroups: queries.c4,
  cameraSpells: queries.c5,
  cameraBodies: queries.c7,
  cameraMembers: queries.c8,
  cameraOffices: queries.c9,
  cameraGroupOffices: queries.c10,
  senators: queries.s1,
  senatorNotes: queries.s2b,
  senatorMandates: queries.s3,
  earlierMandates: queries.s3b,
  bridge: queries.s5,
  senateGroups: queries.s6,
  senateSpells: queries.s7b,
  senateBodies: queries.s8,
  senateMembers: queries.s9,
  readings: queries.s10,
  readingStates: queries.s11,
  signatures: queries.s12,
  assignments: queries.s13,
  rapporteurs: queries.s14,
  iter: queries.s15,
  merges: queries.s16,
  sittings: queries.s18,
} as const;

/** The rows of every needed query. */
export type Answers = { readonly [K in keyof typeof needed]: readonly Row[] };

/** Asks the needed queries one after the other and prints how many rows each gave. */
export async function gatherAnswers(chambers: Chambers, effects: Effects): Promise<Answers> {
  const ask = async (key: keyof typeof needed): Promise<readonly Row[]> => {
    const query = needed[key];
    const rows = await chambers[query.chamber].select(query);
    effects.log(`opendata: ${query.name.padEnd(4)} ${String(rows.length).padStart(6)}  ${query.title}`);
    return rows;
  };
  return {
    deputies: await ask("deputies"),
    births: await ask("births"),
    deputyNotes: await ask("deputyNotes"),
    cameraGroups: await ask("cameraGroups"),
    cameraSpells: await ask("cameraSpells"),
    cameraBodies: await ask("cameraBodies"),
    cameraMembers: await ask("cameraMembers"),
    cameraOffices: await ask("cameraOffices"),
    cameraGroupOffices: await ask("cameraGroupOffices"),
    senators: await ask("senators"),
    senatorNotes: await ask("senatorNotes"),
    senatorMandates: await ask("senatorMandates"),
    earlierMandates: await ask("earlierMandates"),
    bridge: await ask("bridge"),
    senateGroups: await ask("senateGroups"),
    senateSpells: await ask("senateSpells"),
    senateBodies: await ask("senateBodies"),
    senateMembers: await ask("senateMembers"),
    readings: await ask("readings"),
    readingStates: await ask("readingStates"),
    signatures: await ask("signatures"),
    assignments: await ask("assignments"),
    rapporteurs: await ask("rapporteurs"),
    iter: await ask("iter"),
    merges: await ask("merges"),
    sittings: await ask("sittings"),
  };
}
