/** Votes of both chambers, read over HTTP from a server with the habits of the official endpoints. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { groupOn } from "#src/domain/group-on-day.ts";
import type { RecordKind, RecordOf } from "#src/domain/records.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { ResponseCache } from "#scripts/pull/cache.ts";
import type { ClientOptions } from "#scripts/pull/http/client.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { loadDumps, type LoadedDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { openEndpoints } from "#scripts/pull/sources/opendata/endpoint.ts";
import { writeChambers } from "#scripts/pull/sources/opendata/opendata.ts";
import { collectingWriter, type Collected } from "#tests/fixtures/collecting-writer.ts";
import {
  addCameraVote,
  addGovernment,
  addMembers,
  addSenateVote,
  type CameraPosition,
  type CameraVote,
  type SenateVote,
} from "#tests/fixtures/opendata/small-parliament.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import {
  blockedPage,
  emptyAnswer,
  serveSparql,
  type ServerOptions,
  type SparqlServer,
} from "#tests/support/sparql-server.ts";

const folder = writeDumpFolder();
let dumps: LoadedDumps;
let server: SparqlServer | undefined;
let cacheFile: string;

beforeEach(() => {
  dumps = loadDumps(folder, silentEffects());
  addMembers(dumps);
  cacheFile = join(mkdtempSync(join(tmpdir(), "votes-")), "cache.sqlite");
});
afterEach(() => server?.close());

/** Confidence, by roll call: FDI in favour, PD against, the mixed group divided. 201 presides and has no row. */
const confidence: CameraVote = {
  ...{
    id: "vs19_004_001",
    day: "20221025",
    title: "Votazione per appello nominale n.1",
    flags: "; ocd:richiestaFiducia 1",
  },
  description: "MOZIONE DI FIDUCIA AL GOVERNO",
  totals: [6, 3, 1],
  positions: {
    ...{ 100: "yes", 101: "yes", 202: "yes", 203: "yes", 204: "yes" },
    ...{ 205: "no", 206: "no", 207: "no", 103: "yes", 208: "abstained" },
  },
};

const amendment: CameraVote = {
  ...{ id: "vs19_050_001", day: "20230201", title: "Votazione Emendamento 1.1", type: "Emendamento" },
  ...{ description: "DDL 715 - EM 1.1", totals: [3, 4, 0], groups: { 103: "gr4133" } },
  positions: {
    ...{ 100: "no", 101: "no", 103: "no", 202: "no", 203: "mission", 204: "absent" },
    ...{ 205: "yes", 206: "yes", 207: "yes", 208: "absent" },
  },
};

const article: CameraVote = {
  ...{
    id: "vs19_050_002",
    day: "20230201",
    title: "Votazione Articolo 8",
    type: "Articolo",
    description: "ARTICOLO 8",
  },
  ...{ totals: [9, 0, 0], groups: { 103: "gr4133" } },
  positions: {
    ...{ 100: "yes", 101: "yes", 103: "yes", 202: "yes", 203: "chair", 204: "yes" },
    ...{ 205: "yes", 206: "yes", 207: "yes", 208: "yes" },
  },
};

const secret: CameraVote = {
  ...{ id: "vs19_720_001", day: "20261118", title: "Votazione finale", type: "Finale atto Camera", act: "715" },
  ...{ description: "DDL 715 - VOTO FINALE", flags: "; ocd:votazioneSegreta 1 ; ocd:votazioneFinale 1" },
  ...{ totals: [5, 3, 1], groups: { 103: "gr4133" } },
  positions: {
    ...{ 100: "secret", 102: "secret", 103: "secret", 202: "secret", 203: "secret", 204: "abstained" },
    ...{ 205: "secret", 206: "secret", 207: "secret", 208: "absent" },
  },
};

/** Two joined bills; 21 presides over the Senate and this sitting, 25 is on no list. */
const joined: SenateVote = {
  ...{ id: "19-20-1", day: "2023-02-01", label: "Emm. 1.1, 1.2 e 1.100", outcome: "respinto" },
  ...{ totals: [2, 3, 0, 1], acts: ["101", "104"] },
  lists: {
    favorevole: [24, 26],
    contrario: [22, 23, 2],
    inCongedoMissione: [3],
    presidente: [21],
    votante: [24, 26, 22, 23, 2],
  },
};

const secretSenate: SenateVote = {
  ...{ id: "19-20-2", day: "2023-02-01", label: "Votazione finale", outcome: "approvato", type: "segreta" },
  totals: [4, 2, 0, 1],
  lists: { votante: [2, 22, 23, 24, 25, 26], inCongedoMissione: [3], presenteNonVotante: [21] },
};

const quorum: SenateVote = {
  ...{ id: "19-20-3", day: "2023-02-01", label: "Verifica del numero legale", outcome: "in numero legale" },
  totals: [0, 0, 0, 1],
  lists: { votante: [22, 23, 24], presenteNonVotante: [21], inCongedoMissione: [3] },
};

interface Night {
  readonly today?: string;
  readonly before?: Collected;
  readonly options?: Partial<ClientOptions>;
  /** The process dies when it writes this vote for the n-th time. */
  readonly killAfter?: number;
}

interface Pulled {
  readonly collected: Collected;
  readonly notes: readonly string[];
  readonly get: ReturnType<typeof collectingWriter>["get"];
}

async function serve(options: ServerOptions = {}): Promise<void> {
  await server?.close();
  server = await serveSparql({ camera: dumps.camera, senato: dumps.senato }, options);
}

function toPrevious(before: Collected): Previous {
  const records: { readonly [K in RecordKind]: ReadonlyMap<string, RecordOf<K>> } = before;
  return {
    digest: () => "snapshot",
    keys: (kind) => [...before[kind].keys()],
    record: (kind, key) => records[kind].get(key),
    ballots: (vote) => before.ballots.get(vote) ?? [],
    quarantine: () => before.quarantined,
  };
}

/** One pull, committed unless it is killed. */
async function pull({ today = "2026-11-20", before, options = {}, killAfter = Infinity }: Night = {}): Promise<Pulled> {
  const { writer, collected, get } = collectingWriter();
  const effects = silentEffects({ today: () => today });
  const cache = new ResponseCache(cacheFile, "test", before === undefined ? null : "snapshot");
  let written = 0;
  const putVote: typeof writer.putVote = (vote, ballots, groups) => {
    written += 1;
    if (written > killAfter) throw new Error("killed");
    return writer.putVote(vote, ballots, groups);
  };
  const previous = before === undefined ? undefined : toPrevious(before);
  try {
    const chambers = openEndpoints(server?.url ?? "", effects, { retries: 1, backoff: 1, ...options });
    const { notes } = await writeChambers(chambers, { ...writer, putVote }, effects, { cache, previous });
    cache.commit("snapshot");
    return { collected, notes, get };
  } finally {
    cache.close();
  }
}

const askedFor = (what: RegExp): number => server?.queries.filter(({ text }) => what.test(text)).length ?? 0;
const codesOf = ({ collected }: Pulled, vote: string): Record<string, string> =>
  Object.fromEntries(collected.ballots.get(vote) ?? []);

describe("a deputy who changes group between two votes of one day", () => {
  const moved: CameraVote = { ...article, groups: { 103: "gr4136" } };
  const periods = (pulled: Pulled) =>
    pulled.get("person", "della-rovere-carlo").memberships[0]?.groups.map(({ group, end }) => `${group} ${end ?? ""}`);

  it("is in the new group from that day on, and each vote comes with its own group", async () => {
    for (const vote of [amendment, moved]) addCameraVote(dumps, vote);
    await serve();
    const pulled = await pull();
    const given = ["vs19_050_001", "vs19_050_002"].map((vote) =>
      pulled.collected.voteGroups.get(vote)?.get("della-rovere-carlo"),
    );
    expect(given).toEqual(["camera-fdi", "camera-pd-idp"]);
    const groups = pulled.get("person", "della-rovere-carlo").memberships[0]?.groups ?? [];
    expect(groupOn(groups, "2023-02-01")).toBe("camera-pd-idp");
  });

  it("stays there when a later night reads the first vote of that day again", async () => {
    for (const vote of [amendment, moved]) addCameraVote(dumps, vote);
    await serve();
    const first = await pull();
    const second = await pull({ before: first.collected, today: "2026-11-21" });
    expect(periods(second)).toEqual(periods(first));
  });

  it("has no group in votes of the Senate, whose lists name none", async () => {
    addSenateVote(dumps, joined);
    await serve();
    expect([...(await pull()).collected.voteGroups]).toEqual([]);
  });
});

describe("a renamed group", () => {
  const withNames = (before: Collected, id: string, name: string, acronym: string): Collected => {
    const group = before.group.get(id);
    if (group === undefined) throw new Error(`no ${id}`);
    const names = [{ name, acronym, start: "2022-10-18", end: null }];
    return { ...before, group: new Map(before.group).set(id, { ...group, names }) };
  };
  const namesOf = (pulled: Pulled, id: string) =>
    pulled.get("group", id).names.map(({ name, acronym, start, end }) => [name, acronym, start, end]);

  it("of the Camera keeps its old name until the night that reads the new one", async () => {
    await serve();
    const first = await pull();
    const present = ["Partito Democratico", "PD-IDP"] as const;
    expect(namesOf(first, "camera-pd-idp")).toEqual([[...present, "2022-10-18", null]]);
    const old = withNames(first.collected, "camera-pd-idp", "L’Unione", "UN");
    const second = await pull({ before: old, today: "2026-11-21" });
    const dated = [
      ["L’Unione", "UN", "2022-10-18", "2026-11-21"],
      [...present, "2026-11-21", null],
    ];
    expect(namesOf(second, "camera-pd-idp")).toEqual(dated);
    const third = await pull({ before: second.collected, today: "2026-11-22" });
    expect(namesOf(third, "camera-pd-idp")).toEqual(dated);
  });

  it("is not renamed by another spelling", async () => {
    await serve();
    const first = await pull();
    const spelled = withNames(first.collected, "camera-pd-idp", "PARTITO DEMOCRATICO", "PD-IDP");
    expect(namesOf(await pull({ before: spelled }), "camera-pd-idp")).toEqual(namesOf(first, "camera-pd-idp"));
  });

  it("of the Senate has the dated names of the source, on every night", async () => {
    await serve();
    const first = await pull();
    const names = namesOf(first, "senato-fi-bp-ppe");
    expect(names.length).toBe(2);
    expect(names[0]?.[3]).toBe(names[1]?.[2]);
    expect(namesOf(await pull({ before: first.collected }), "senato-fi-bp-ppe")).toEqual(names);
  });
});

describe("votes of the Camera", () => {
  beforeEach(async () => {
    for (const vote of [confidence, amendment, article, secret]) addCameraVote(dumps, vote);
    await serve();
  });

  it("have totals, kind, act and one position per member, the President in the chair included", async () => {
    const pulled = await pull();
    expect(pulled.get("vote", "vs19_050_001")).toMatchObject({
      ...{ sitting: "C-50", number: 1, date: "2023-02-01", subType: "AMEND", outcome: "rejected" },
      ...{ title: "Votazione Emendamento 1.1", description: "DDL 715 - EM 1.1", isSecret: false, isFinal: false },
      ...{ ayes: 3, noes: 4, abstained: 0, voting: 7, present: 7, required: 4, positionsPublished: true },
      ...{ acts: [{ kind: "bill", id: "S_13" }], actsFrom: "text", president: "n201-ugo" },
    });
    expect(codesOf(pulled, "vs19_050_001")).toEqual({
      ...{ "dalfonso-anna": "NO", "urzi-ugo-maria": "NO", "della-rovere-carlo": "NO", "n202-ugo": "NO" },
      ...{ "n203-ugo": "MIS", "n204-ugo": "ABSE", "n208-ugo": "ABSE", "n201-ugo": "PRES" },
      ...{ "n205-ugo": "AYE", "n206-ugo": "AYE", "n207-ugo": "AYE" },
    });
    expect(pulled.get("sitting", "C-50")).toMatchObject({ branch: "C", number: 50, date: "2023-02-01" });
    expect(pulled.get("site", "site").missingParts).not.toContain("votes");
  });

  it("leave out the President while somebody else presides, and infer the act from the sitting", async () => {
    const pulled = await pull();
    expect(pulled.get("vote", "vs19_050_002")).toMatchObject({
      ...{ president: "n203-ugo", subType: "ART", acts: [{ kind: "bill", id: "S_13" }], actsFrom: "sitting" },
    });
    expect(codesOf(pulled, "vs19_050_002")).not.toHaveProperty("n201-ugo");
  });

  it("hide choices in a secret vote, but not an abstention", async () => {
    const pulled = await pull();
    expect(pulled.get("vote", "vs19_720_001")).toMatchObject({ isSecret: true, isFinal: true, actsFrom: "link" });
    expect(codesOf(pulled, "vs19_720_001")).toMatchObject({ "n202-ugo": "SEC", "n204-ugo": "ABST" });
  });

  it("date the groups of a member by the ballots, where the register says otherwise", async () => {
    const pulled = await pull();
    expect(pulled.get("person", "della-rovere-carlo").memberships[0]?.groups).toEqual([
      { group: "camera-misto", start: null, end: "2023-02-01" },
      { group: "camera-fdi", start: "2023-02-01", end: null },
    ]);
    expect(pulled.get("person", "n202-ugo").memberships[0]?.groups).toEqual([
      { group: "camera-fdi", start: "2022-10-18", end: null },
    ]);
  });

  it("give sides to the groups by the votes of confidence, and to the mixed group by its own votes", async () => {
    const pulled = await pull();
    const sidesOf = (group: string) => pulled.get("group", group).sides;
    expect(sidesOf("camera-fdi")).toEqual([{ side: "majority", start: "2022-10-22", end: null }]);
    expect(sidesOf("camera-pd-idp")).toEqual([{ side: "opposition", start: "2022-10-22", end: null }]);
    expect(sidesOf("camera-misto")).toEqual([]);
    const ownSides = (person: string) => pulled.get("person", person).memberships[0]?.sides;
    expect(ownSides("della-rovere-carlo")).toEqual([{ side: "majority", start: "2022-10-22", end: null }]);
    expect(ownSides("n208-ugo")).toEqual([]);
    expect(ownSides("n202-ugo")).toBeUndefined();
  });

  it("are set aside with the word, when a position has an unknown one", async () => {
    dumps.camera.update(`PREFIX dc: <http://purl.org/dc/elements/1.1/> PREFIX ocd: <http://dati.camera.it/ocd/>
      DELETE { ?b dc:description ?d } INSERT { ?b dc:description "Astenuto per disguido tecnico" }
      WHERE { ?b ocd:rif_votazione <http://dati.camera.it/ocd/votazione.rdf/vs19_050_001> ; dc:description ?d FILTER(?d = "In missione") }`);
    const { collected } = await pull();
    expect(collected.vote.has("vs19_050_001")).toBe(false);
    expect(collected.quarantined).toEqual([
      {
        ...{
          kind: "vote",
          key: "vs19_050_001",
          reason: 'unknown position "Non ha votato, Astenuto per disguido tecnico"',
        },
        url: "http://dati.camera.it/ocd/votazione.rdf/vs19_050_001",
      },
    ]);
  });

  it("have no position for a member with two that contradict each other", async () => {
    dumps.camera
      .update(`PREFIX dc: <http://purl.org/dc/elements/1.1/> PREFIX ocd: <http://dati.camera.it/ocd/> INSERT DATA {
      [ a ocd:voto ; ocd:rif_votazione <http://dati.camera.it/ocd/votazione.rdf/vs19_050_001> ; dc:type "Contrario" ;
        ocd:rif_deputato <http://dati.camera.it/ocd/deputato.rdf/d205_19> ] }`);
    const pulled = await pull();
    expect(codesOf(pulled, "vs19_050_001")).not.toHaveProperty("n205-ugo");
    expect(pulled.notes).toContain("votes with two positions of one member, such as vs19_050_001");
  });
});

describe("votes of the Senate", () => {
  beforeEach(async () => {
    for (const vote of [joined, secretSenate, quorum]) addSenateVote(dumps, vote);
    await serve();
  });

  it("have the absent who are on no list, and all joined bills", async () => {
    const pulled = await pull();
    expect(pulled.get("vote", "19-20-1")).toMatchObject({
      ...{
        sitting: "S-20",
        number: 1,
        subType: "AMEND",
        outcome: "rejected",
        ayes: 2,
        noes: 3,
        onMission: 1,
        absent: null,
      },
      acts: [
        { kind: "bill", id: "S_13" },
        { kind: "bill", id: "S_781" },
      ],
      ...{ actsFrom: "link", president: "m21-pia" },
    });
    expect(codesOf(pulled, "19-20-1")).toEqual({
      ...{ "m24-pia": "AYE", "m26-pia": "AYE", "m22-pia": "NO", "m23-pia": "NO", "cantu-dora": "NO" },
      ...{ "vita-elio": "MIS", "m21-pia": "PRES", "m25-pia": "ABSE" },
    });
  });

  it("name who voted in secret", async () => {
    expect(codesOf(await pull(), "19-20-2")).toEqual({
      ...{ "cantu-dora": "SEC", "m22-pia": "SEC", "m23-pia": "SEC", "m24-pia": "SEC", "m25-pia": "SEC" },
      ...{ "m26-pia": "SEC", "vita-elio": "MIS", "m21-pia": "PNV" },
    });
  });

  it("keep a check of the legal number as what it is, without absences", async () => {
    const pulled = await pull();
    expect(pulled.get("vote", "19-20-3")).toMatchObject({
      ...{ isQuorumCheck: true, subType: null, subTypeText: "Verifica del numero legale" },
      ...{ outcome: "other", outcomeText: "in numero legale", ayes: null, noes: null },
    });
    expect(codesOf(pulled, "19-20-3")).toEqual({
      ...{ "m22-pia": "PNV", "m23-pia": "PNV", "m24-pia": "PNV", "m21-pia": "PNV", "vita-elio": "MIS" },
    });
  });
});

it("the government has members with and without a seat, and leaves out whom a name alone would join", async () => {
  addGovernment(dumps);
  await serve();
  const { get, collected, notes } = await pull();
  const dates = { start: "2022-10-22", end: null, party: null };
  expect(get("government", "i-governo-meloni-2022-10-22").roles).toEqual([
    { ...dates, person: "n205-ugo", rank: "president", role: "Presidente del Consiglio", department: null },
    {
      ...{ ...dates, end: "2024-09-01", person: "m22-pia", rank: "minister", role: "Ministro" },
      department: "Ministero della giustizia",
    },
    { ...dates, person: "fuori-ada", rank: "undersecretary", role: "Sottosegretario di Stato", department: null },
  ]);
  expect(get("person", "fuori-ada")).toMatchObject({ memberships: [], aliases: ["d302"] });
  expect(collected.person.has("m23-pia-2")).toBe(false);
  expect(notes).toContain("government: Pia M23 bears the name of a member, without a date of birth: left out");
  expect(get("site", "site").missingParts).not.toContain("governments");
});

describe("from night to night", () => {
  const everybody: Record<number, CameraPosition> = { 100: "yes", 102: "yes", 103: "yes" };
  const thirty = Array.from({ length: 30 }, (_, index): CameraVote => {
    const id = `vs19_721_${String(index + 1).padStart(3, "0")}`;
    return {
      id,
      day: "20261117",
      title: "Votazione nominale",
      description: "",
      totals: [3, 0, 0],
      positions: everybody,
    };
  });
  const positions = /ocd:rif_votazione/;
  const ofVotes = ({ text }: { readonly text: string }) => positions.test(text);

  beforeEach(() => {
    for (const vote of thirty) addCameraVote(dumps, vote);
    addSenateVote(dumps, joined);
  });

  it("asks positions in lists, and only a thirtieth again the next night", async () => {
    await serve();
    const first = await pull();
    expect(first.collected.vote.size).toBe(31);
    expect(askedFor(positions)).toBe(2);
    await serve();
    const { collected } = await pull({ before: first.collected, today: "2026-11-21" });
    expect([askedFor(positions), collected.vote.size]).toEqual([1, 2]);
    expect([...collected.kept].filter((key) => key.startsWith("vote/"))).toHaveLength(29);
  });

  it("reads a vote again when the Camera's stamp changes", async () => {
    await serve();
    const first = await pull();
    dumps.camera.update(`PREFIX ods: <http://lod.xdams.org/ontologies/ods/>
      INSERT DATA { <http://dati.camera.it/ocd/votazione.rdf/vs19_721_017> ods:modified "2026-11-21T08:00:00" }`);
    await serve();
    const { collected } = await pull({ before: first.collected, today: "2026-11-21" });
    expect(collected.vote.has("vs19_721_017")).toBe(true);
  });

  it("publishes totals while the positions are late, and asks again the next night", async () => {
    await serve({ fault: (query) => (ofVotes(query) ? emptyAnswer : undefined) });
    const first = await pull();
    expect(first.get("vote", "vs19_721_001")).toMatchObject({ ayes: 3, positionsPublished: false });
    expect(first.notes).toContain("votes of C: positions to come for 30");
    await serve();
    const second = await pull({ before: first.collected, today: "2026-11-21" });
    expect(second.get("vote", "vs19_721_001").positionsPublished).toBe(true);
    expect(codesOf(second, "vs19_721_001")).toHaveProperty("dalfonso-anna", "AYE");
  });

  it("keeps stored positions when the endpoint answers without rows", async () => {
    await serve();
    const first = await pull();
    await serve({ fault: (query) => (ofVotes(query) ? emptyAnswer : undefined) });
    const { collected } = await pull({ before: first.collected, today: "2026-11-21" });
    expect(collected.vote.size).toBe(1);
    expect([...collected.kept].filter((key) => key.startsWith("vote/vs19_721"))).toHaveLength(30);
  });

  it("halves lists that the endpoint cuts or cannot answer, and loses no vote", async () => {
    const sizes: number[] = [];
    const fault: ServerOptions["fault"] = (query) => {
      if (!ofVotes(query)) return undefined;
      const size = query.text.match(/vs19_\d+_\d+/g)?.length ?? 0;
      sizes.push(size);
      if (size > 10) return { status: 502, body: "" };
      return size > 5 ? { ...emptyAnswer, headers: { "x-sparql-maxrows": "10" } } : undefined;
    };
    await serve({ fault });
    const { collected } = await pull({ options: { retries: 0 } });
    expect(sizes.slice(0, 5)).toEqual([24, 12, 6, 3, 4]);
    expect(collected.ballots.get("vs19_721_001")).toHaveLength(4);
    expect([...collected.ballots.values()].every((ballots) => ballots.length > 0)).toBe(true);
  });

  it("ends the part of a chamber that blocks us, and reads the other", async () => {
    await serve({ fault: ({ text }) => (/osr:favorevole,/.test(text) ? blockedPage : undefined) });
    const { collected, notes, get } = await pull({ options: { retries: 4, blockedWait: 1 } });
    expect(askedFor(/osr:favorevole,/)).toBe(5);
    expect(get("vote", "19-20-1").positionsPublished).toBe(false);
    expect(collected.ballots.get("vs19_721_030")).toHaveLength(4);
    expect(notes.join("\n")).toMatch(/votes of S: positions not read to the end: .* answered 403 \(after 5 attempts\)/);
  });

  it("stops at the budget and goes on the next night", async () => {
    await serve();
    const first = await pull({ options: { budget: 10_000 } });
    const all = server?.queries.length ?? 0;
    cacheFile = join(mkdtempSync(join(tmpdir(), "votes-")), "cache.sqlite");
    await serve();
    const second = await pull({ options: { budget: all - 1 } });
    expect(server?.queries.length).toBe(all - 1);
    expect(second.notes.join("\n")).toContain("positions to come for");
    await serve();
    const third = await pull({ before: second.collected, today: "2026-11-21" });
    const whole = new Map([...second.collected.ballots, ...third.collected.ballots]);
    expect([...whole.keys()].toSorted()).toEqual([...first.collected.ballots.keys()].toSorted());
    expect([...whole.values()].every((ballots) => ballots.length > 0)).toBe(true);
  });

  it("asks nothing twice after a kill", async () => {
    await serve();
    await expect(pull({ killAfter: 26 })).rejects.toThrow("killed");
    const asked = (server?.queries ?? []).filter(ofVotes).length;
    await serve();
    const { collected } = await pull();
    expect(collected.ballots.size).toBe(31);
    expect([...collected.ballots.values()].every((ballots) => ballots.length > 0)).toBe(true);
    expect(asked + askedFor(positions)).toBeLessThanOrEqual(3);
  });
});
