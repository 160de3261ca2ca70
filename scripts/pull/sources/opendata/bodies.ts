import { compareCodes } from "#src/domain/compare.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Body, Person, RolePeriod } from "#src/domain/records.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { Answers } from "./answers.ts";
import { restoreAccents, toSentenceCase } from "#src/domain/sentence-case.ts";
import { cameraPresidents, withPresidents } from "./camera-presidents.ts";
import { keyOfTitle } from "./committee-labels.ts";
import { cameraBodyNumber } from "./legislature-uris.ts";
import type { PersonIndex } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import { jointBodies, jointCameraBodies } from "./reference.ts";
import { endOfOffice, seatEnds, type SeatEnd } from "./seat-ends.ts";
import { isOfLegislature, senateRoles, sortRoles } from "./roles.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanOptional, cleanText, dayAfter, slugify, toDay } from "./text.ts";

/** Id of a body by its URI at either chamber, or by its key in labels (`committee-labels.ts`); undefined = unknown. */
export type BodyIndex = (uri: string) => string | undefined;

export interface BodyInputs {
  readonly answers: Answers;
  readonly people: readonly Person[];
  readonly index: PersonIndex;
  readonly days: ReadDays;
  /** Rows of `presidentList`. */
  readonly presidents: readonly Row[];
  readonly notes: Notes;
}

interface Draft {
  readonly uri: string;
  readonly body: Body;
}

/**
 * All bodies, sorted by id, and a lookup by URI. A joint body published by both chambers becomes one record with the
 * members of both.
 */
export function buildBodies(inputs: BodyInputs): { bodies: Body[]; find: BodyIndex } {
  const senato = buildSenato(inputs);
  const camera = buildCamera(inputs);
  const addresses = new Map<string, string>();
  const bodies = new Map<string, Body>();
  for (const draft of [...senato, ...camera]) {
    const twinId = addresses.get(jointBodies?.[localName(draft.uri)] ?? "");
    const twin = twinId === undefined ? undefined : bodies.get(twinId);
    const body =
      twin === undefined ? { ...draft.body, id: freeId(draft.body.id, bodies) } : mergeJoint(twin, draft.body);
    bodies.set(body.id, body);
    addresses.set(localName(draft.uri), body.id);
    const key = body.branch === "S" ? null : keyOfTitle(body.name);
    if (key !== null) addresses.set(key, body.id);
    if (jointBodies === null && body.branch === "B")
      inputs.notes.add("joint bodies stand beside those of the Camera, no table here joins them", body.id);
  }
  return {
    bodies: [...bodies.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    find: (uri) => addresses.get(localName(uri)),
  };
}

function freeId(id: string, bodies: ReadonlyMap<string, Body>): string {
  let free = id;
  for (let next = 2; bodies.has(free); next += 1) free = `${id}-${String(next)}`;
  return free;
}

function mergeJoint(senate: Body, camera: Body): Body {
  return {
    ...senate,
    aliases: [...new Set([...senate.aliases, ...camera.aliases])],
    roles: [...senate.roles, ...camera.roles],
    sources: [...senate.sources, ...camera.sources],
  };
}

function buildCamera({ answers, people, index, days, presidents, notes }: BodyInputs): Draft[] {
  const listed = cameraPresidents(presidents, index);
  const members = Map.groupBy(answers.cameraMembers, (row) => get(row, "o"));
  const offices = Map.groupBy(answers.cameraOffices, (row) => get(row, "o"));
  const seatEnd = seatEnds(people, "C");
  return [...new Map(answers.cameraBodies.map((row) => [get(row, "o"), row]))].map(([uri, row]) => {
    const name = toSentenceCase(cleanText(get(row, "titolo")));
    const number = cameraBodyNumber(uri);
    const isJoint = jointBodies?.[localName(uri)] !== undefined || jointCameraBodies.has(localName(uri));
    const kind = isJoint ? jointKind(name) : cameraKind(name);
    const roles = cameraRoles(members.get(uri) ?? [], offices.get(uri) ?? [], { index, seatEnd });
    const shortName = /^[IVX]+ Commissione \((.*)\)$/.exec(name)?.[1] ?? null;
    return {
      uri,
      body: {
        id: bodyId(isJoint ? "bicamerale" : "camera", shortName ?? name),
        aliases: number === null ? [] : [`organo-${number}`],
        branch: isJoint ? "B" : "C",
        kind,
        name,
        shortName,
        start: null,
        end: null,
        roles: kind === "presidency" ? withPresidents(roles, listed, notes) : roles,
        sources: [
          {
            name: "Camera dei deputati",
            url: uri.startsWith("http://dati.camera.it/") ? uri : null,
            fetchedAt: days.C,
          },
        ],
      },
    };
  });
}

interface RoleInputs {
  readonly index: PersonIndex;
  readonly seatEnd: SeatEnd;
}

/** Merges undated members with dated offices. A person with an open office is not listed as a plain member too. */
function cameraRoles(members: readonly Row[], offices: readonly Row[], { index, seatEnd }: RoleInputs): RolePeriod[] {
  const endOfRole = (row: Row, person: string): string | null =>
    endOfOffice(dayAfter(find(row, "fine")), seatEnd(person, toDay(find(row, "inizio"))));
  const held = offices.flatMap((row): RolePeriod[] => {
    const person = index.deputy(get(row, "d"));
    const role = find(row, "carica");
    if (person === undefined || role === null) return [];
    return [
      {
        person,
        role: toSentenceCase(cleanText(role)),
        start: toDay(get(row, "inizio")),
        end: endOfRole(row, person),
      },
    ];
  });
  const officers = new Set(held.filter((role) => role.end === null).map((role) => role.person));
  const plain = members.flatMap((row): RolePeriod[] => {
    const person = index.deputy(get(row, "d"));
    if (person === undefined || officers.has(person)) return [];
    return [
      {
        person,
        role: "Componente",
        start: toDay(find(row, "inizio")),
        end: endOfRole(row, person),
      },
    ];
  });
  return sortRoles([...held, ...plain]);
}

function buildSenato({ answers, people, index, days }: BodyInputs): Draft[] {
  const seatEnd = seatEnds(people, "S");
  const roles = Map.groupBy(answers.senateMembers.filter(isOfLegislature), (row) => find(row, "c") ?? find(row, "org"));
  const named = [...Map.groupBy(answers.senateBodies, (row) => get(row, "c"))].flatMap(([uri, rows]): Draft[] => {
    const row = lastNamed(rows);
    // The endpoint has the bodies of all days: where nobody sat in a legislature that has ended, the body is of another.
    const isOfAnother = legislature.end !== null && roles.get(uri) === undefined;
    return row === undefined || isOfAnother
      ? []
      : [senateDraft(uri, row, { roles: roles.get(uri) ?? [], index, seatEnd, days })];
  });
  const presidencies = [...roles.keys()].filter((uri) => uri !== null).filter((uri) => uri.includes("/presidenza/"));
  return [
    ...named,
    ...presidencies.map((uri) => presidencyDraft(uri, { roles: roles.get(uri) ?? [], index, seatEnd, days })),
  ];
}

/** The row with the name that is still valid, or that was on the last day of the legislature. */
function lastNamed(rows: readonly Row[]): Row | undefined {
  const { end } = legislature;
  const days = rows.map((row) => ({ row, last: toDay(find(row, "fine")) }));
  const ended = days.filter(({ last }) => end !== null && last !== null && last >= end);
  const [first] = ended.toSorted((a, b) => compareCodes(a.last ?? "", b.last ?? ""));
  return first?.row ?? days.find(({ last }) => last === null)?.row ?? rows[0];
}

interface SenateInputs {
  readonly roles: readonly Row[];
  readonly index: PersonIndex;
  readonly seatEnd: SeatEnd;
  readonly days: ReadDays;
}

function senateDraft(uri: string, row: Row, { roles, index, seatEnd, days }: SenateInputs): Draft {
  const id = localName(uri);
  const title = restoreAccents(cleanText(get(row, "titolo")));
  const short = cleanOptional(find(row, "breve"));
  const isPermanent = /^\d+ª Commissione permanente$/.test(title) && short !== null;
  const isJoint = id.startsWith("4-");
  const name = isPermanent ? `${title} (${short})` : title;
  return {
    uri,
    body: {
      id: bodyId(isJoint ? "bicamerale" : "senato", short ?? name),
      aliases: [`commissione-${id}`],
      branch: isJoint ? "B" : "S",
      kind: isJoint ? jointKind(name) : senateKind(name, find(row, "cat")),
      name,
      shortName: short === null ? null : restoreAccents(short).replaceAll("' ", "'"),
      start: null,
      end: dayAfter(find(row, "fine")),
      roles: senateRoles(roles, index, seatEnd),
      sources: [{ name: "Senato della Repubblica", url: uri, fetchedAt: days.S }],
    },
  };
}

function presidencyDraft(uri: string, { roles, index, seatEnd, days }: SenateInputs): Draft {
  const name = "Consiglio di Presidenza";
  return {
    uri,
    body: {
      id: bodyId("senato", name),
      aliases: [],
      branch: "S",
      kind: "presidency",
      name,
      shortName: null,
      start: null,
      end: null,
      roles: senateRoles(roles, index, seatEnd),
      sources: [{ name: "Senato della Repubblica", url: uri, fetchedAt: days.S }],
    },
  };
}

function cameraKind(name: string): Body["kind"] {
  if (/^Ufficio di presidenza/i.test(name)) return "presidency";
  if (/^[IVX]+ Commissione/.test(name)) return "committee";
  if (/^Giunta/i.test(name)) return "board";
  return /^Commissione parlamentare di inchiesta/i.test(name) ? "special" : "other";
}

function senateKind(name: string, category: string | null): Body["kind"] {
  if (/^\d+ª Commissione permanente/.test(name)) return "committee";
  if (/^Giunta/i.test(name)) return "board";
  return /straordinari|special|inchiesta/i.test(category ?? "") ? "special" : "other";
}

function jointKind(name: string): Body["kind"] {
  return /^(Delegazione|Assemblea|Unione interparlamentare)/i.test(name) ? "delegation" : "bicameral";
}

/** Words to drop from the end of a slug. */
const trailing = new Set([
  "a",
  "al",
  "all",
  "con",
  "d",
  "da",
  "dei",
  "del",
  "dell",
  "della",
  "delle",
  "di",
  "e",
  "il",
  "in",
  "l",
  "la",
  "le",
  "lo",
  "per",
  "su",
  "sul",
  "sull",
  "sulla",
  "sulle",
]);

/** Readable id of limited length: whole words, at most 64 characters. */
function bodyId(prefix: string, name: string): string {
  const words: string[] = [];
  for (const word of slugify(name.replaceAll(/['’]/g, " ")).split("-")) {
    if ([prefix, ...words, word].join("-").length > 64) break;
    words.push(word);
  }
  while (trailing.has(words.at(-1) ?? "")) words.pop();
  return [prefix, ...words].join("-");
}
