/**
 * The kinds of people and votes that a probe reads one of each: what an importer may misread differs between them. A kind
 * is found by the rows of the lists, and holds when its record has what makes it one.
 */
import { presidentPeriods } from "#src/domain/assembly-president.ts";
import type { Branch } from "#src/domain/codes.ts";
import { titledOffice } from "#src/domain/government-title.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { parseRaw } from "./parse.ts";
import { rawPerson, rawPersonRow, rawPresidency, rawVoting, rawVotingRow } from "./raw.ts";
import { toOffices } from "./read-people.ts";

/** What is wrong with a record, or null. */
type Fault = string | null;

export interface ProbedKind<Row> {
  readonly name: string;
  readonly isOne: (row: Row) => boolean;
  /** @throws InvalidRaw */
  readonly check: (body: unknown) => Fault;
}

export interface PersonRow {
  readonly slug: string;
  readonly roles: readonly string[];
  readonly is_active: boolean | null;
}

/** Titles of the roles in a list, which joins role and body with a dash: "Ministro - Ministero della giustizia". */
const titlesOf = ({ roles }: PersonRow): readonly string[] =>
  roles.map((text) => {
    const [role = "", ...body] = text.split(" - ");
    return titledOffice(role, body.length === 0 ? null : body.join(" - ")).role;
  });

const withoutPortfolio = /^ministr[oa] (per|con|senza)\b/i;
const isMinister = (title: string): boolean => /^ministr/i.test(title) && !withoutPortfolio.test(title);

function ofPerson(
  name: string,
  isOne: (row: PersonRow) => boolean,
  check: (raw: ReturnType<typeof rawPerson.parse>, titles: readonly string[]) => Fault,
): ProbedKind<PersonRow> {
  return {
    name,
    isOne,
    check: (body) => {
      const raw = parseRaw("persons", rawPerson, body, new Notes());
      if (raw.family_name === null || raw.given_name === null) return "has no name";
      const { government } = toOffices(raw);
      if (government.some(({ start }) => start === null)) return "an office of government has no first day";
      return check(
        raw,
        government.map(({ role }) => role),
      );
    },
  };
}

const holds = (title: (one: string) => boolean, what: string) => (_: unknown, titles: readonly string[]) =>
  titles.some(title) ? null : `has no office of ${what}`;
const seated = (raw: ReturnType<typeof rawPerson.parse>): Fault =>
  (raw.current_roles?.parl?.start_date ?? null) === null ? "the seat has no first day" : null;

/** @param presidents slugs of the Presidents of the assemblies, by chamber; null = not known */
export function personKinds(presidents: Readonly<Record<Branch, string | null>>): readonly ProbedKind<PersonRow>[] {
  const isHead = (title: string): boolean => /^presidente del consiglio/i.test(title);
  const isUnder = (title: string): boolean => /^sottosegretari/i.test(title);
  const hasSeat = ({ roles }: PersonRow): boolean => roles.some((role) => /^(deputat|senat)/i.test(role));
  const preside = (branch: Branch, name: string) => ofPerson(name, ({ slug }) => slug === presidents[branch], seated);
  return [
    ofPerson("the head of government", (row) => titlesOf(row).some(isHead), holds(isHead, "the head of government")),
    ofPerson("a minister", (row) => titlesOf(row).some(isMinister), holds(isMinister, "a minister")),
    ofPerson(
      "a minister without portfolio",
      (row) => titlesOf(row).some((title) => withoutPortfolio.test(title)),
      holds((title) => withoutPortfolio.test(title), "a minister without portfolio"),
    ),
    ofPerson(
      "an undersecretary without a seat",
      (row) => titlesOf(row).some(isUnder) && !hasSeat(row),
      holds(isUnder, "an undersecretary"),
    ),
    preside("C", "the President of the Camera"),
    preside("S", "the President of the Senato"),
    ofPerson("a life senator", ({ roles }) => roles.some((role) => /a vita/i.test(role)), seated),
    ofPerson(
      "somebody whose mandate has ended",
      (row) => row.is_active === false && hasSeat(row),
      (raw) => (raw.current_roles?.parl?.end_date === null ? "the seat has no last day" : null),
    ),
    ofPerson(
      "somebody whose slug ends in -2",
      ({ slug }) => /\d{4}-\d{2}-\d{2}-\d+$/.test(slug),
      () => null,
    ),
  ];
}

export type VoteRow = ReturnType<typeof rawVotingRow.parse>;

function ofVote(name: string, isOne: (row: VoteRow) => boolean): ProbedKind<VoteRow> {
  return {
    name,
    isOne,
    check: (body) => {
      const raw = parseRaw("votings", rawVoting, body, new Notes());
      if (raw.n_ayes === null || raw.n_nos === null) return "has no totals";
      return raw.members_votes.length === 0 ? "has no positions" : null;
    },
  };
}

export const voteKinds: readonly ProbedKind<VoteRow>[] = [
  ofVote("a final vote", ({ is_final }) => is_final === true),
  ofVote("a vote of confidence", ({ is_confidence }) => is_confidence === true),
  ofVote("a secret vote", ({ is_secret }) => is_secret === true),
  ofVote("a key vote", ({ is_key_vote }) => is_key_vote === true),
  ofVote("a vote of the Camera", ({ sitting }) => sitting.branch === "C"),
  ofVote("a vote of the Senato", ({ sitting }) => sitting.branch === "S"),
];

/** The rows of a list that can be read. */
export const personRowsIn = (results: readonly unknown[]): readonly PersonRow[] =>
  results.flatMap((row) => rawPersonRow.safeParse(row).data ?? []);
export const voteRowsIn = (results: readonly unknown[]): readonly VoteRow[] =>
  results.flatMap((row) => rawVotingRow.safeParse(row).data ?? []);

/** The President that an answer of a presidency names, flat or in its envelope; null = none. */
export function presidentIn(body: unknown, branch: Branch): string | null {
  const parsed = rawPresidency.safeParse(body).data;
  const components = [...(parsed?.presidency?.components ?? []), ...(parsed?.components ?? [])];
  const roles = components.flatMap(({ slug, role }) =>
    slug === null || role === null ? [] : [{ person: slug, role, start: null, end: null }],
  );
  return presidentPeriods([{ kind: "presidency", branch, roles }], branch)[0]?.person ?? null;
}
