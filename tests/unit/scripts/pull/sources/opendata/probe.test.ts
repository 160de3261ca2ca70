/** A probe of the chambers' endpoints, against a server that answers as they do or as they should not. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { blockedPage, emptyAnswer } from "#tests/support/sparql-server.ts";
import { good, many, positions, probeGood as look, toAnswer, vote } from "#tests/support/probed-chambers.ts";

describe("a probe of the official endpoints", () => {
  it("says that a first night can be trusted, within 30 requests, and writes its answers alone", async () => {
    const { code, last, rowOf, requests, dataDir } = await look();
    expect([code, last]).toEqual([
      0,
      expect.stringMatching(
        /^A first night can be trusted: about 1,\d{3} requests for everything, 1 night of at most 8,000 requests, about \d+ minutes? in all$/,
      ),
    ]);
    expect(requests).toBeLessThanOrEqual(30);
    expect(rowOf("camera: deputies with identity, mandate, election")).toContain("| 404 | 395 to 480, with days | ok");
    expect(rowOf("camera: chairs of the votes of 202611")).toContain("| 1 of 1 (100%) | all votes | ok");
    expect(rowOf("camera: positions in 1 votes from vs19_700_001")).toContain(
      "| 3-2-1 of 7, 7 of 7 with group or component | 3-2-1 of about 400 | ok",
    );
    expect(rowOf("senato: positions in 1 votes from 19-460-1")).toContain("| 3-2-0 of 5 | 3-2-0 of 120 to 205 | ok");
    expect(rowOf("camera: bills with states, rapporteurs, texts")).toMatch(
      /\| 2990 of 3000 \(99%\), 960 of 3000 \(32%\), 2970 of 3000 \(99%\) \| .* \| ok/,
    );
    expect(rowOf("camera: laws at Normattiva")).toContain("| 500 of 500 (100%) |");
    expect(rowOf("camera: pages of the votes of 202611")).toContain("| 1 of 1 (100%) | one page of all votes | ok");
    expect(rowOf("camera: debates of the votes of 202611")).toContain("| 1 of 1 (100%) |");
    expect(readdirSync(dataDir)).toEqual(["probe"]);
  });

  it("trusts endpoints without the Camera's own facts of bills, which the pull has from the Senate", async () => {
    const { code, rowOf } = await look(({ text }) =>
      text.includes("ocd:rif_statoIter") || text.includes("a ocd:legge") ? emptyAnswer : undefined,
    );
    expect(code).toBe(0);
    expect(rowOf("camera: bills with states, rapporteurs, texts")).toMatch(/\| less/);
    expect(rowOf("camera: laws at Normattiva")).toMatch(/\| less/);
  });

  it("trusts endpoints without names in use and without who presided, and says that they are missing", async () => {
    const { code, rowOf } = await look(({ text }) =>
      text.includes("ocd:presiedutaDa")
        ? emptyAnswer
        : text.includes("foaf:nickname")
          ? toAnswer(many(400, (place) => ({ d: `d${place}` })))
          : undefined,
    );
    expect(code).toBe(0);
    expect(rowOf("camera: chairs of the votes of 202611")).toContain("| 0 of 1 (0%) | all votes | less");
    expect(rowOf("camera: names in use of the deputies")).toContain("| 0 of 400 (0%) | nearly all | less");
  });

  it("trusts endpoints that do not answer about pages of votes, or name hosts that are not the Camera's", async () => {
    const { code, rowOf } = await look(({ text }) =>
      text.includes("ocd:rif_discussione")
        ? { status: 500, body: "" }
        : text.includes("dc:relation")
          ? toAnswer([{ v: vote, p: "http://votazioni.example/1" }])
          : undefined,
    );
    expect(code).toBe(0);
    expect(rowOf("camera: pages of the votes of 202611")).toContain("| 0 of 1 (0%) | one page of all votes | less");
    expect(rowOf("camera: debates of the votes of 202611")).toContain("| no answer |");
  });

  it("looks for votes in the month before, when this one has none", async () => {
    const { code, rowOf } = await look(({ text }) =>
      text.includes("ocd:favorevoli ?f") && text.includes('"202611"') ? emptyAnswer : undefined,
    );
    expect(code).toBe(0);
    expect(rowOf("camera: chairs of the votes of 202610")).toContain("1 of 1");
  });

  it.each([
    [
      "a word that nobody knows",
      "ocd:rif_votazione",
      toAnswer([...positions.slice(0, 6), { v: vote, x: "d6", t: "Non ha votato", de: "Per disguido tecnico" }]),
      'positions in 1 votes from vs19_700_001: unknown position "Non ha votato, Per disguido tecnico"',
    ],
    ["positions that do not add up", "ocd:rif_votazione", toAnswer(positions.slice(1)), "2-2-1 of 6"],
    ["too few deputies", "rif_mandatoCamera ?m", toAnswer(good[1]?.[1].slice(0, 300) ?? []), "election: 300"],
    [
      "days in another form",
      "a ocd:governo ; ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_19> .",
      toAnswer([{ g: "g1", i: "22 ottobre 2022" }]),
      'governments: day "22 ottobre 2022" cannot be read',
    ],
  ])("does not trust %s", async (_, sign, answer, reason) => {
    const { code, last } = await look(({ text }) => (text.includes(sign) ? answer : undefined));
    expect(code).toBe(1);
    expect(last).toMatch(/^A first night cannot be trusted: /);
    expect(last).toContain(reason);
  });

  it("asks a chamber nothing more that refuses our requests", async () => {
    const { code, last, rowOf } = await look(({ chamber }) => (chamber === "senato" ? blockedPage : undefined));
    expect(code).toBe(1);
    expect(last).toContain("senato: senators: ");
    expect(rowOf("senato: last sitting with a vote")).toContain("not asked: it refuses our requests");
  });
});
