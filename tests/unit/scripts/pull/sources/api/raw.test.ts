/** The records of the API as they come: what may be missing, what is noted, what is refused. */
import { describe, expect, it } from "vitest";
import { differences } from "#scripts/pull/sources/api/read-acts.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { InvalidRaw, parseRaw } from "#scripts/pull/sources/api/parse.ts";
import { rawAggregate, rawGovernment, rawPage, rawPerson, rawVoting } from "#scripts/pull/sources/api/raw.ts";
import { rawGovBill, rawGovDecree } from "#scripts/pull/sources/api/raw-acts.ts";

const person = { id: 7, slug: "rossi-maria-none", family_name: "Rossi", given_name: "Maria" };

describe("quirks of the API", () => {
  it("cnt_ratification is once misspelt", () => {
    const [counts, cnt] = [
      { gov: 3, not_gov: 1 },
      { gov: 1, not_gov: 2 },
    ];
    const bills = [
      { initiative: "GOV", isRatification: true },
      { initiative: "PARL", isRatification: true },
      { initiative: "REG", isRatification: false },
    ] as const;
    const told =
      "bills/aggregate/: the source counts 3 ratifications of the Government and 1 of others; its list gives 1 and 1";
    expect(differences(rawAggregate.parse({ cnt, cnt_ratification: counts }), bills)).toEqual([told]);
    expect(differences(rawAggregate.parse({ cnt, cnt_ratifiction: counts }), bills)).toEqual([told]);
    expect(differences(rawAggregate.parse({ cnt: null }), bills)).toEqual([]);
  });

  it("government ids differ between endpoints: the slug is the key", () => {
    const ids = [65, 135225].map(
      (id) => rawGovernment.parse({ id, value: "Meloni I", slug: "i-governo-meloni-2022-10-22" }).slug,
    );
    expect(ids).toEqual(["i-governo-meloni-2022-10-22", "i-governo-meloni-2022-10-22"]);
  });

  it("a person of no gender, or of one never seen, is a person", () => {
    expect(rawPerson.parse({ ...person, gender: "X" }).gender).toBe("X");
    expect(rawPerson.parse({ ...person, gender: "" }).gender).toBeNull();
  });

  it("profiles of ministers outside parliament have nulls", () => {
    const parsed = rawPerson.parse({
      ...person,
      image: null,
      birth_date: null,
      current_roles: { gov: { party_name: null, roles: [{ role: "Ministro" }] }, parl: null },
      pp: null,
      carreer_positions: null,
    });
    expect(parsed).toMatchObject({
      image: null,
      birth_date: null,
      current_roles: { parl: null },
      carreer_positions: [],
    });
  });

  it("slugs end in -none where the birth date is unknown", () => {
    expect(rawPerson.parse(person).slug).toBe("rossi-maria-none");
  });

  it("extra fields are noted once, not refused", () => {
    const notes = new Notes();
    parseRaw("persons", rawPerson, { ...person, mood: "good" }, notes);
    parseRaw("persons", rawPerson, { ...person, mood: "bad" }, notes);
    expect(notes.lines).toEqual(['persons: new field "mood" (2 times)']);
  });

  it("a field that is published and not used may hold anything", () => {
    const notes = new Notes();
    const odd = { fidelity: "no", days_in_parliament: "12 anni" };
    expect(parseRaw("persons", rawPerson, { ...person, ...odd }, notes).slug).toBe(person.slug);
    const groupVote = { group: { acronym: "UNO" }, vote_value: "65 membri", has_president: 1, supports_majority: true };
    const voting = {
      id: 1,
      slug: "vs19_1_001",
      sitting: { number: 1, date: "2022-10-25", branch: "C" },
      number: 1,
      related_votings: { count: 2 },
      groups_votes: [groupVote],
    };
    expect(parseRaw("votings", rawVoting, voting, notes).groups_votes).toMatchObject([{ supports_majority: true }]);
    expect(notes.lines).toEqual([]);
  });

  it("optional lists may be missing or null", () => {
    const parsed = rawVoting.parse({
      id: 1,
      slug: "vs19_1_001",
      sitting: { number: 1, date: "2022-10-25", branch: "C" },
      number: 1,
      groups_votes: null,
    });
    expect(parsed).toMatchObject({ members_votes: [], groups_votes: [], bills: [], n_ayes: null });
    expect(rawGovBill.parse({ id: 1, title: "x", identifier: "2024-110" }).delegation_law).toEqual([]);
  });

  it("a wrong field is told with path, expected and got", () => {
    expect(() =>
      parseRaw(
        "votings",
        rawVoting,
        { id: 1, slug: "x", sitting: { number: 1, date: "oggi", branch: "C" }, number: 1 },
        new Notes(),
      ),
    ).toThrow(/^votings: sitting\.date: .*got "oggi"$/);
    expect(() => parseRaw("govdecrees", rawGovDecree, { id: 1, title: "x" }, new Notes())).toThrow(InvalidRaw);
  });

  it("a field of another type is unknown, and counted; the record stays", () => {
    const notes = new Notes();
    const vote = (own: object) => ({
      slug: "vs19_1_001",
      sitting: { number: 1, date: "2022-10-25", branch: "C" },
      number: 1,
      ...own,
    });
    const odd = {
      n_ayes: "molti",
      title: 5,
      is_key_vote: "yes",
      groups_votes: "nessuno",
      president: ["x"],
      members_votes: [
        { vote: "AYE", membership: { slug: "uno" } },
        { vote: 1, membership: { slug: "due" } },
        { vote: "NO", membership: null },
        { vote: "NO", membership: { slug: "tre" }, group: "UNO", supports_majority: "sì" },
      ],
    };
    const parsed = parseRaw("votings", rawVoting, vote(odd), notes);
    expect(parsed).toMatchObject({ n_ayes: null, title: null, is_key_vote: null, groups_votes: [] });
    expect(parsed.members_votes.map(({ vote: code, membership: { slug } }) => [slug, code])).toEqual([
      ["uno", "AYE"],
      ["tre", "NO"],
    ]);
    parseRaw("votings", rawVoting, vote({ n_ayes: {} }), notes);
    expect(notes.lines.toSorted()).toEqual([
      "votings: groups_votes: Invalid input: expected array, received string, such as vs19_1_001",
      "votings: is_key_vote: Invalid input: expected boolean, received string, such as vs19_1_001",
      "votings: members_votes.group: Invalid input: expected object, received string, such as vs19_1_001",
      "votings: members_votes.membership: Invalid input: expected object, received null, such as vs19_1_001",
      "votings: members_votes.supports_majority: Invalid input: expected boolean, received string, such as vs19_1_001",
      "votings: members_votes.vote: Invalid input: expected string, received number, such as vs19_1_001",
      'votings: members_votes: left out without "membership", such as vs19_1_001',
      'votings: members_votes: left out without "vote", such as vs19_1_001',
      "votings: n_ayes: Invalid input: expected number, received object, such as vs19_1_001",
      "votings: n_ayes: Invalid input: expected number, received string, such as vs19_1_001",
      "votings: president: Invalid input: expected object, received array, such as vs19_1_001",
      "votings: title: Invalid input: expected string, received number, such as vs19_1_001",
    ]);
  });

  it("a page without results is not a list", () => {
    expect(rawPage.safeParse({ detail: "ok" }).success).toBe(false);
    expect(rawPage.parse({ results: [] })).toMatchObject({ results: [] });
  });
});
