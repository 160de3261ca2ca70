/** Votes of both chambers, read over HTTP from a server with the habits of the official endpoints. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  addCameraVote,
  addGovernment,
  addGroup,
  addNextGovernment,
  addSenateVote,
  type CameraVote,
  type SenateVote,
} from "#tests/fixtures/opendata/small-parliament.ts";
import {
  amendment,
  article,
  codesOf,
  dumps,
  joined,
  pull,
  serve,
  eachWithSmallParliament,
} from "./served-parliament.ts";

eachWithSmallParliament();

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

const secret: CameraVote = {
  ...{ id: "vs19_720_001", day: "20261118", title: "Votazione finale", type: "Finale atto Camera", act: "715" },
  ...{ description: "DDL 715 - VOTO FINALE", flags: "; ocd:votazioneSegreta 1 ; ocd:votazioneFinale 1" },
  ...{ totals: [5, 3, 1], groups: { 103: "gr4133" } },
  positions: {
    ...{ 100: "secret", 102: "secret", 103: "secret", 202: "secret", 203: "secret", 204: "abstained" },
    ...{ 205: "secret", 206: "secret", 207: "secret", 208: "absent" },
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

  it("have the chair that the vote names, with a position of its own when it has none", async () => {
    const positions = { ...article.positions };
    delete positions[203];
    addCameraVote(dumps, { ...article, id: "vs19_050_003", chair: 203, positions });
    const pulled = await pull();
    expect(pulled.get("vote", "vs19_050_003").president).toBe("n203-ugo");
    expect(codesOf(pulled, "vs19_050_003")).toMatchObject({ "n203-ugo": "PRES" });
    expect(codesOf(pulled, "vs19_050_003")).not.toHaveProperty("n201-ugo");
  });

  it("have the Presidents of the Camera's list, and say where the offices of the presidency differ", async () => {
    const president = (
      number: number,
      days: string,
    ): string => `<http://dati.camera.it/ocd/presidenteCamera.rdf/p${number}>
      a ocd:presidenteCamera ; ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_19> ; dc:date "${days}" ;
      ocd:rif_deputato <http://dati.camera.it/ocd/deputato.rdf/d${number}_19> .`;
    dumps.camera.update(`PREFIX dc: <http://purl.org/dc/elements/1.1/> PREFIX ocd: <http://dati.camera.it/ocd/>
      INSERT DATA { ${president(201, "20221014-20230131")} ${president(202, "20230201")} ${president(203, "febbraio")} }`);
    const pulled = await pull();
    expect(pulled.get("body", "camera-ufficio-di-presidenza").roles).toEqual([
      { person: "n201-ugo", role: "Presidente", start: "2022-10-14", end: "2023-02-01" },
      { person: "n202-ugo", role: "Presidente", start: "2023-02-01", end: null },
    ]);
    expect(pulled.notes).toContain(
      "Presidents of the Camera: its list and the offices of the presidency differ, such as n202-ugo",
    );
  });

  it("say so when the positions contradict the chair that the vote names", async () => {
    addCameraVote(dumps, { ...article, id: "vs19_050_003", chair: 204 });
    const pulled = await pull();
    expect(pulled.get("vote", "vs19_050_003").president).toBe("n204-ugo");
    expect(codesOf(pulled, "vs19_050_003")).toMatchObject({ "n203-ugo": "PRES", "n204-ugo": "AYE" });
    expect(pulled.notes).toContain(
      "votes whose chair has another position, or another member that of the chair, such as vs19_050_003",
    );
  });

  it("place a member with a component instead of a group in the mixed group", async () => {
    addCameraVote(dumps, { ...article, id: "vs19_060_001", day: "20230301", components: [204] });
    const pulled = await pull();
    expect(pulled.get("person", "n204-ugo").memberships[0]?.groups).toEqual([
      { group: "camera-fdi", start: "2022-10-18", end: "2023-03-01", isEndAssumed: true },
      { group: "camera-misto", start: "2023-03-01", isStartAssumed: true, end: "2026-11-18", isEndAssumed: true },
      { group: "camera-fdi", start: "2026-11-18", isStartAssumed: true, end: null },
    ]);
  });

  it("have the title of the motion, and the bill of the agenda item, that they are about", async () => {
    const linked = (number: number, aic: number): CameraVote => ({
      ...{ ...article, id: `vs19_070_00${number}`, day: "20230315", type: "Altre", description: "" },
      ...{ title: "Votazione nominale", flags: `; ocd:rif_aic <http://dati.camera.it/ocd/aic.rdf/aic${aic}>` },
    });
    for (const vote of [linked(1, 1), linked(2, 2)]) addCameraVote(dumps, vote);
    dumps.camera.update(`PREFIX dc: <http://purl.org/dc/elements/1.1/> PREFIX ocd: <http://dati.camera.it/ocd/>
      INSERT DATA { <http://dati.camera.it/ocd/aic.rdf/aic1> dc:title "MOZIONE 1/00077 presentata da ROSSI UGO" .
        <http://dati.camera.it/ocd/aic.rdf/aic2> dc:title "ORDINE DEL GIORNO IN ASSEMBLEA 9/00715/001" ;
          ocd:rif_attoCamera <http://dati.camera.it/ocd/attocamera.rdf/ac19_715> }`);
    const { get } = await pull();
    expect(get("vote", "vs19_070_001")).toMatchObject({
      ...{ title: "Votazione nominale", description: "MOZIONE 1/00077 presentata da ROSSI UGO" },
      ...{ subType: "MOZ", acts: [] },
    });
    expect(get("vote", "vs19_070_002")).toMatchObject({
      ...{ subType: "ODG", acts: [{ kind: "bill", id: "S_13" }], actsFrom: "link" },
    });
  });

  it("hide choices in a secret vote, but not an abstention", async () => {
    const pulled = await pull();
    expect(pulled.get("vote", "vs19_720_001")).toMatchObject({ isSecret: true, isFinal: true, actsFrom: "link" });
    expect(codesOf(pulled, "vs19_720_001")).toMatchObject({ "n202-ugo": "SEC", "n204-ugo": "ABST" });
  });

  it("date the groups of a member by the ballots, where the register says otherwise", async () => {
    const pulled = await pull();
    expect(pulled.get("person", "della-rovere-carlo").memberships[0]?.groups).toEqual([
      { group: "camera-misto", start: null, end: "2023-02-01", isEndAssumed: true },
      { group: "camera-fdi", start: "2023-02-01", isStartAssumed: true, end: null },
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
      ...{ ...dates, end: "2024-09-01", person: "m22-pia", rank: "minister", role: "Ministro della giustizia" },
      ...{ department: "Ministero della giustizia", lastDay: "2024-09-01" },
    },
    { ...dates, person: "fuori-ada", rank: "undersecretary", role: "Sottosegretario di Stato", department: null },
  ]);
  expect(get("person", "fuori-ada")).toMatchObject({ memberships: [], aliases: ["d302"] });
  expect(collected.person.has("m23-pia-2")).toBe(false);
  expect(notes).toContain("government: Pia M23 bears the name of a member, without a date of birth: left out");
  expect(get("site", "site").missingParts).not.toContain("governments");
});

it("each government of the Camera's data is one, with its own days, members and votes, and none is in office between two", async () => {
  addGovernment(dumps);
  const confidence = (day: string, id: string, sign: "yes" | "no") =>
    addCameraVote(dumps, {
      ...{ id, day, title: "Votazione nominale", description: "", flags: "; ocd:richiestaFiducia 1" },
      ...{ totals: [1, 0, 0], positions: { 202: sign, 205: sign === "yes" ? "no" : "yes" } },
    });
  confidence("20221025", "vs19_004_001", "yes");
  confidence("20260901", "vs19_700_001", "yes");
  confidence("20260910", "vs19_701_001", "no");
  await serve();
  const before = (await pull()).collected;
  addNextGovernment(dumps);
  await serve();
  const { get, collected } = await pull({ before, today: "2026-11-21" });
  expect([...collected.government.values()].map(({ id, name, start, end }) => [id, name, start, end])).toEqual([
    ["i-governo-meloni-2022-10-22", "I Governo Meloni", "2022-10-22", "2026-08-31"],
    ["i-governo-n206-2026-09-03", "I Governo N206", "2026-09-03", null],
  ]);
  expect(get("government", "i-governo-meloni-2022-10-22").roles.map(({ person, end }) => [person, end])).toEqual([
    ["n205-ugo", "2026-08-31"],
    ["m22-pia", "2024-09-01"],
    ["fuori-ada", "2026-08-31"],
  ]);
  expect(get("government", "i-governo-n206-2026-09-03").roles).toMatchObject([
    { person: "n206-ugo", rank: "president", start: "2026-09-03", end: null },
    { person: "m22-pia", rank: "minister", department: "Ministero della salute" },
  ]);
  const governmentOf = (id: string) => get("vote", id).government;
  expect(["vs19_004_001", "vs19_700_001", "vs19_701_001"].map(governmentOf)).toEqual([
    "i-governo-meloni-2022-10-22",
    null,
    "i-governo-n206-2026-09-03",
  ]);
  expect(get("group", "camera-fdi").sides).toEqual([
    { side: "majority", start: "2022-10-22", end: "2026-08-31" },
    { side: "opposition", start: "2026-09-03", end: null },
  ]);
});

describe("sides", () => {
  const vote: CameraVote = {
    ...{ id: "vs19_004_001", day: "20221025", title: "Votazione per appello nominale", description: "" },
    ...{ flags: "; ocd:richiestaFiducia 1", totals: [4, 3, 1] as const },
    positions: {
      ...{ 201: "yes", 202: "yes", 203: "yes", 204: "yes", 205: "no", 206: "no", 207: "no", 208: "abstained" },
    },
  };
  const found = (sides: { readonly sides: unknown }) => sides.sides;

  it("of one chamber tell nothing about the other", async () => {
    addCameraVote(dumps, vote);
    addSenateVote(dumps, joined);
    await serve();
    const { get } = await pull();
    expect(found(get("group", "camera-fdi"))).toEqual([{ side: "majority", start: "2022-10-22", end: null }]);
    expect(found(get("group", "senato-fdi"))).toEqual([]);
    expect(get("site", "site").missingParts).toContain("sides");
    expect(get("site", "site").missingParts).not.toContain("votes");
  });

  it("of a group founded after the last vote of confidence are those of the last votes of its members", async () => {
    addCameraVote(dumps, vote);
    addCameraVote(dumps, { ...vote, id: "vs19_100_001", day: "20230601", positions: { ...vote.positions, 208: "no" } });
    addGroup(dumps, "gr4300", "NUOVO", "20240110", [206, 208]);
    await serve();
    const { get } = await pull();
    expect(found(get("group", "camera-gr4300"))).toEqual([{ side: "opposition", start: "2024-01-10", end: null }]);
    expect(found(get("group", "camera-misto"))).toEqual([]);
  });

  it("are not read of a group whose members cast no vote of confidence, or that sat one out", async () => {
    const positions = { 202: "yes", 203: "yes", 205: "absent", 206: "absent", 207: "absent", 208: "absent" } as const;
    addCameraVote(dumps, { ...vote, positions });
    addGroup(dumps, "gr4300", "NUOVO", "20240110", [206, 208]);
    await serve();
    const { get } = await pull();
    expect(found(get("group", "camera-gr4300"))).toEqual([]);
    expect(found(get("group", "camera-pd-idp"))).toEqual([]);
  });

  it("are neither of a group that abstained", async () => {
    const positions = { ...vote.positions, 205: "abstained", 206: "abstained", 207: "abstained" } as const;
    addCameraVote(dumps, { ...vote, positions });
    await serve();
    const { get } = await pull();
    expect(found(get("group", "camera-pd-idp"))).toEqual([{ side: null, start: "2022-10-22", end: null }]);
  });
});
