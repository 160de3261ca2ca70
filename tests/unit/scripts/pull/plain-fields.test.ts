import { describe, expect, it } from "vitest";
import { z } from "zod";
import { field, type OriginName } from "#src/domain/records/described.ts";
import { recordSchemas } from "#src/domain/records.ts";
import * as acts from "#scripts/pull/sources/api/raw-acts.ts";
import * as raw from "#scripts/pull/sources/api/raw.ts";
import { valuesAt, withPaths } from "#scripts/pull/sources/api/by-path.ts";
import { describedFields } from "#scripts/pull/sources/api/schema-paths.ts";
import { optionalFields, valuesIn } from "#scripts/pull/sources/opendata/by-predicate.ts";
import { cameraVotes, senateVotes } from "#scripts/pull/sources/opendata/vote-queries.ts";
import { describedIn } from "#tests/fixtures/described-fields.ts";
import { allQueries } from "#tests/fixtures/opendata/all-queries.ts";

const texts = ["Text.", "Testo."] as const;
const sitting = z.strictObject({
  number: field(z.int(), ...texts),
  minutes: field(z.int().optional(), ...texts, { api: "sitting.duration", senate: "osr:durata" }),
  opened: field(z.iso.date().nullable(), ...texts, { api: "opened_on", senate: "osr:inizio ?i" }),
  isPublic: field(z.boolean().nullable(), ...texts, { senate: "osr:pubblica" }),
});

describe("fields read by their path", () => {
  const answer = withPaths(sitting)({ sitting: z.object({ number: z.number() }) });

  it("are in the schema of the answer beside the others, with the quirks of the API", () => {
    const body = { sitting: { number: 4, duration: "95" }, opened_on: "2026-03-03T10:00:00" };
    expect(valuesAt(sitting, answer.parse(body))).toEqual({ minutes: 95, opened: "2026-03-03" });
  });

  it("are null when missing, or absent where null is no value", () => {
    expect(valuesAt(sitting, answer.parse({ sitting: { number: 4, duration: null } }))).toEqual({ opened: null });
  });
});

describe("fields read by a predicate", () => {
  it("are bound by optional patterns, to a variable of their name or the given one", () => {
    expect(optionalFields(sitting, "senate", "?s")).toEqual({
      variables: "?minutes ?i ?isPublic",
      patterns:
        "OPTIONAL { ?s osr:durata ?minutes } OPTIONAL { ?s osr:inizio ?i } OPTIONAL { ?s osr:pubblica ?isPublic }",
    });
  });

  it("are converted by what they are", () => {
    expect(valuesIn(sitting, "senate", { minutes: "95", i: "20260303", isPublic: "1" })).toEqual({
      minutes: 95,
      opened: "2026-03-03",
      isPublic: true,
    });
    expect(valuesIn(sitting, "senate", { minutes: "long" })).toEqual({ opened: null, isPublic: null });
    expect(valuesIn(sitting, "camera", { minutes: "95" })).toEqual({});
  });
});

it("a code cannot be read by its path alone", () => {
  const vote = z.strictObject({ outcome: field(z.enum(["yes", "no"]), ...texts, { api: "outcome" }) });
  expect(() => withPaths(vote)({})).toThrow("outcome: a code, an object or a list needs code to be read");
});

describe("every place that a field of a record names", () => {
  const placesIn = (origin: OriginName): string[] =>
    Object.values(recordSchemas).flatMap((schema) => describedIn(schema).flatMap(({ facts }) => facts[origin] ?? []));

  it("is in an answer of the API", () => {
    const answers = [raw.rawVoting, raw.rawPerson, raw.rawMembership, acts.rawGovDecree, acts.rawGovBill];
    const paths = [...answers, acts.rawImplementingDecree].map((schema) => describedFields(schema).paths);
    expect(placesIn("api").filter((place) => !paths.some((known) => known.has(place)))).toEqual([]);
  });

  it("is in a query to a chamber", () => {
    const queries = [...allQueries, cameraVotes("202610"), senateVotes(1, 25)];
    for (const [origin, chamber] of [
      ["camera", "camera"],
      ["senate", "senato"],
    ] as const) {
      const texts = queries.filter((query) => query.chamber === chamber).map(({ text }) => text);
      const patterns = placesIn(origin).map((place) => ` ${place.split(" ")[0] ?? ""} `);
      expect(patterns.filter((pattern) => !texts.some((text) => text.includes(pattern)))).toEqual([]);
    }
  });
});
