/** Pages of votes, debates and sittings on the Camera's site, from queries that a pull can do without. */
import { describe, expect, it } from "vitest";
import { addCameraVote } from "#tests/fixtures/opendata/small-parliament.ts";
import { amendment, askedFor, codesOf, dumps, eachWithSmallParliament, pull, serve } from "./served-parliament.ts";

eachWithSmallParliament();

const page = "http://documenti.camera.it/apps/votazioni/schedaVotazione.asp?RifVotazione=50_1";
const linked = {
  page: "https://documenti.camera.it/apps/votazioni/schedaVotazione.asp?RifVotazione=50_1",
  debate: "https://documenti.camera.it/stenografici/sed0050/tit1.htm",
};
const sitting = "https://www.camera.it/seduta/50";
const linkQuery = "dc:relation";

function insert(triples: string): void {
  dumps.camera.update(
    `PREFIX dc: <http://purl.org/dc/elements/1.1/> PREFIX ocd: <http://dati.camera.it/ocd/>
    PREFIX vot: <http://dati.camera.it/ocd/votazione.rdf/> INSERT DATA { ${triples} }`,
  );
}

/** A vote on bill 715 in sitting 50, in which that bill and another one were debated. */
function addLinkedVote(): void {
  addCameraVote(dumps, { ...amendment, act: "715" });
  const [seat, act, other] = ["seduta.rdf/s19_50", "attocamera.rdf/ac19_715", "attocamera.rdf/ac19_1"].map(
    (name) => `<http://dati.camera.it/ocd/${name}>`,
  );
  insert(`vot:vs19_050_001 dc:relation <${page}> ; ocd:rif_seduta ${seat} .
    ${seat} dc:relation <http://www.camera.it/seduta/50> .
    [ a ocd:dibattito ; ocd:rif_attoCamera ${act} ; ocd:rif_discussione
      [ ocd:rif_seduta ${seat} ; dc:relation <${linked.debate}> ] ,
      [ ocd:rif_seduta <http://dati.camera.it/ocd/seduta.rdf/s19_49> ; dc:relation <https://www.camera.it/seduta/49> ] ] .
    [ a ocd:dibattito ; ocd:rif_attoCamera ${other} ; ocd:rif_discussione
      [ ocd:rif_seduta ${seat} ; dc:relation <https://www.camera.it/altro> ] ] .`);
}

describe("pages on the Camera's site", () => {
  it("are those of the vote, of the debate on its act in its sitting, and of the sitting, over https", async () => {
    addLinkedVote();
    await serve();
    const { get } = await pull();
    expect(get("vote", "vs19_050_001")).toMatchObject(linked);
    expect(get("sitting", "C-50").url).toBe(sitting);
  });

  it("are none where the data give several, or a host that is not known as the Camera's", async () => {
    addLinkedVote();
    insert(`vot:vs19_050_001 dc:relation <https://documenti.camera.it/altra-votazione> .
      [ a ocd:dibattito ; ocd:rif_attoCamera <http://dati.camera.it/ocd/attocamera.rdf/ac19_715> ; ocd:rif_discussione
        [ ocd:rif_seduta <http://dati.camera.it/ocd/seduta.rdf/s19_50> ; dc:relation <https://www.camera.it/altro> ] ] .`);
    addCameraVote(dumps, { ...amendment, id: "vs19_060_001", day: "20230301" });
    insert("vot:vs19_060_001 dc:relation <https://documenti.camera.it.example/votazione>");
    await serve();
    const { get, notes } = await pull();
    for (const id of ["vs19_050_001", "vs19_060_001"]) {
      expect(get("vote", id)).not.toHaveProperty("page");
      expect(get("vote", id)).not.toHaveProperty("debate");
    }
    expect(get("sitting", "C-60").url).toBeNull();
    expect(notes).toContain(
      "pages of votes at hosts that are not known as the Camera's, not linked, such as documenti.camera.it.example",
    );
  });

  it("are one a vote, however often rows come, and double none of its positions", async () => {
    addLinkedVote();
    insert(`vot:vs19_050_001 dc:relation <${linked.page}> .`);
    await serve();
    const pulled = await pull();
    expect(pulled.get("vote", "vs19_050_001")).toMatchObject({ ...linked, ayes: 3, noes: 4 });
    expect(Object.keys(codesOf(pulled, "vs19_050_001"))).toHaveLength(11);
  });

  it("change nothing else when they are not answered: the known ones stay, and the rest is read", async () => {
    addLinkedVote();
    await serve();
    const first = await pull();
    const down = { status: 500, body: "" };
    await serve({ fault: ({ text }) => (text.includes(linkQuery) ? down : undefined) });
    const second = await pull({ before: first.collected, today: "2026-11-21" });
    expect({ ...second.get("vote", "vs19_050_001"), sources: [] }).toEqual({
      ...first.get("vote", "vs19_050_001"),
      sources: [],
    });
    expect(second.get("sitting", "C-50").url).toBe(sitting);
    expect(second.notes.join("\n")).toMatch(
      /pages of the votes of 202210 and later ones not read, the known ones stay: /,
    );
    // One attempt and one retry each, whatever the number of months.
    expect(askedFor(/dc:relation/)).toBe(4);
  });

  it("leave a first night without them as it was before there was such a query", async () => {
    addLinkedVote();
    const down = { status: 500, body: "" };
    await serve({ fault: ({ text }) => (text.includes(linkQuery) ? down : undefined) });
    const { get } = await pull();
    expect(get("vote", "vs19_050_001")).toMatchObject({ ayes: 3, positionsPublished: true });
    expect(get("vote", "vs19_050_001")).not.toHaveProperty("page");
    expect(get("sitting", "C-50").url).toBeNull();
  });

  it("come with the next reading of a vote, whose positions are not asked for because of them", async () => {
    addCameraVote(dumps, { ...amendment, act: "715" });
    addCameraVote(dumps, { ...amendment, id: "vs19_050_009" });
    await serve();
    const first = await pull();
    expect(first.get("vote", "vs19_050_001")).not.toHaveProperty("debate");
    insert(`vot:vs19_050_001 dc:relation <${page}> . vot:vs19_050_009 dc:relation <${page}9> .`);
    await serve();
    const second = await pull({ before: first.collected, today: "2026-11-21" });
    // The sweep reads one of the two.
    expect([...second.collected.vote.values()].map(({ id, page: found }) => [id, found])).toEqual([
      ["vs19_050_009", `${linked.page}9`],
    ]);
  });
});
