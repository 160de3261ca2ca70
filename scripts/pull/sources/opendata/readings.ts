import type { Branch } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Bill } from "#src/domain/records.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { Answers } from "./answers.ts";
import { toReadingState, type ReadingState } from "./bill-states.ts";
import type { BodyIndex } from "./bodies.ts";
import type { CameraReadings } from "./camera-bills.ts";
import type { PersonIndex } from "./people.ts";
import type { Governments } from "./governments.ts";
import type { ReadDays } from "./person-draft.ts";
import { find, get, type Row } from "./sparql.ts";
import { capitalized, cleanOptional, cleanText, toDay } from "./text.ts";

export interface BillInputs {
  readonly answers: Answers;
  readonly index: PersonIndex;
  readonly findBody: BodyIndex;
  readonly days: ReadDays;
  readonly governments: Pick<Governments, "on">;
  /** Rows of `s22`. */
  readonly subjects: readonly Row[];
  readonly camera: CameraReadings;
  readonly notes: Notes;
}

/** A reading of a bill in one chamber, from two queries. */
export interface Reading {
  readonly uri: string;
  readonly bill: string;
  readonly identifier: string;
  readonly branch: Branch;
  readonly order: number;
  readonly presented: string | null;
  /** See `Bill["readings"]`. */
  readonly doubtfulPresented?: string;
  readonly state: ReadingState;
  readonly stateDate: string | null;
  readonly nature: string;
  readonly title: string;
  readonly shortTitle: string | null;
  readonly law: Bill["law"];
  /** URL at the Camera; null for the Senate's readings, which have none in the data. */
  readonly page: string | null;
}

/** All readings. `order` comes from the procedure, else from the reading's own progressive number. */
export function parseReadings(answers: Answers): Reading[] {
  const states = new Map(answers.readingStates.map((row) => [get(row, "d"), row]));
  const orders = new Map(answers.iter.map((row) => [`${get(row, "idd")} ${get(row, "d")}`, Number(get(row, "prog"))]));
  return [...new Map(answers.readings.map((row) => [get(row, "d"), row]))].map(([uri, row]) => {
    const state = states.get(uri) ?? {};
    const law = find(state, "nl");
    const presented = toDay(get(row, "pres"));
    return {
      uri,
      bill: get(row, "idd"),
      identifier: cleanText(get(row, "fase")),
      branch: get(row, "ramo") === "S" ? "S" : "C",
      order: orders.get(`${get(row, "idd")} ${uri}`) ?? Number(get(row, "prog")),
      // C.772 has a day before the opening of the legislature, an error of the source.
      ...(presented !== null && presented < legislature.start
        ? { presented: null, doubtfulPresented: presented }
        : { presented }),
      state: toReadingState(cleanText(find(state, "stato") ?? "")),
      stateDate: toDay(find(state, "dstato")),
      nature: get(row, "natura"),
      title: cleanText(get(row, "titolo")),
      shortTitle: capitalized(cleanOptional(find(row, "breve"))),
      law: law === null ? null : { number: law, date: toDay(find(state, "dl")), published: null },
      page: find(state, "web"),
    };
  });
}
