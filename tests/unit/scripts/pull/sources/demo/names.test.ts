import { createHash } from "node:crypto";
import { toSlug } from "#scripts/lib/slug.ts";
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { familyNames } from "#scripts/pull/sources/demo/names.ts";
import { buildPeople } from "#scripts/pull/sources/demo/people.ts";
import { findOfficialDumps } from "#tests/support/opendata-folder.ts";

/** First 12 hexadecimal digits of the SHA-256 of "family-given", for every member in the official dumps. */
const hashes = new Set(
  z.array(z.string().length(12)).parse(JSON.parse(readFileSync("tests/fixtures/real-member-hashes.json", "utf8"))),
);
const dumps = findOfficialDumps();

const hash = (name: string): string => createHash("sha256").update(name).digest("hex").slice(0, 12);

/** Names in the official dumps. */
function officialNames(dumps: string): string[] {
  const deputies = new Map<string, { surname?: string; firstName?: string }>();
  for (const [, subject = "", property = "", value = ""] of readFileSync(
    `${dumps}/camera/deputato-19.rdf`,
    "utf8",
  ).matchAll(/^<([^>]+)>\s+<http:\/\/xmlns\.com\/foaf\/0\.1\/(surname|firstName)>\s+"([^"]*)"/gm))
    deputies.set(subject, { ...deputies.get(subject), [property]: value });
  const senate = strFromU8(
    unzipSync(readFileSync(`${dumps}/senato/dump-composizione-19.zip`))["dump-composizione-19.rdf"] ?? new Uint8Array(),
  );
  const senators = senate.split("<rdf:Description").flatMap((block) => {
    const first = /<firstName[^>]*>([^<]*)</.exec(block)?.[1];
    const last = /<lastName[^>]*>([^<]*)</.exec(block)?.[1];
    return first === undefined || last === undefined ? [] : [`${last} ${first}`];
  });
  return [
    ...[...deputies.values()].map(({ surname, firstName }) => `${surname ?? ""} ${firstName ?? ""}`),
    ...senators,
  ].map(toSlug);
}

describe("demo names", () => {
  it("never equal the name of a real member, with any of fifty seeds", () => {
    const clashes = Array.from({ length: 50 }, (_, seed) => buildPeople(seed)).flatMap((people) =>
      people
        .map((person) => toSlug(`${person.familyName} ${person.givenName}`))
        .filter((name) => hashes.has(hash(name))),
    );
    expect([...new Set(clashes)]).toEqual([]);
  });

  it("are checked against more than six hundred members", () => {
    expect(hashes.size).toBeGreaterThan(600);
  });

  it.skipIf(dumps === undefined)("are checked against every member in the official dumps", () => {
    const names = officialNames(dumps ?? "");
    expect(names.length).toBeGreaterThan(600);
    expect(names.filter((name) => !hashes.has(hash(name)))).toEqual([]);
  });

  it("are repeated only after all family names have been used", () => {
    const people = buildPeople(19);
    const ordinary = people.filter(({ familyName }) => familyNames.includes(familyName));
    const most = Math.max(
      ...[...Map.groupBy(ordinary, ({ familyName }) => familyName).values()].map((same) => same.length),
    );
    expect(most).toBeLessThanOrEqual(3);
  });

  it("give every person a different address", () => {
    const ids = buildPeople(19).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
