/** Embeds and oEmbed files of a small parliament with hostile titles. */
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { embedOutputs } from "#scripts/contracts/embed/embeds.ts";
import { body, group, membership, person, site, vote } from "#tests/fixtures/builders.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { voteEmbed } from "#src/lib/embed-code.ts";
import { files } from "#src/lib/routes.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const read = memoryReader({
  site: [site()],
  person: [person()],
  group: [group()],
  sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null }],
  vote: [
    ...hostileTitles.map((title, index) =>
      vote({
        id: `vs19_641_${String(index).padStart(3, "0")}`,
        number: index + 1,
        title,
        isKey: true,
        positionsPublished: false,
      }),
    ),
    vote({
      id: "vs19_641_900",
      number: 900,
      ayes: null,
      noes: null,
      abstained: null,
      isFinal: true,
      positionsPublished: false,
    }),
    vote({ id: "vs19_641_901", number: 901, positionsPublished: false }),
  ],
});

const written = new Map(
  embedOutputs.flatMap((output) =>
    output
      .keys(read)
      .map((key): [string, string] => [
        output.path(key),
        String(output.content?.(output.contract(read, key).json, key)),
      ]),
  ),
);
const seatScript = '<script type="module" src="/embed.js"></script>';
const many = "/embed/votazioni/C-2026-11-1.html";
const documents = [...written].filter(([path]) => path.endsWith(".html") && path !== many);

it("are made for persons and for the votes that others write about", () => {
  expect(written.has("/embed/persona/damico-anna-1980-05-10.html")).toBe(true);
  expect(written.has("/embed/voto/vs19_641_000.html")).toBe(true);
  expect(written.has("/embed/voto/vs19_641_901.html")).toBe(false);
});

describe("of all votes", () => {
  const content = written.get(many) ?? "";
  const parts = [...content.matchAll(/<article id="([^"]+)">(.*?)<\/article>/gs)];

  it("are in one document for about ten days of a chamber, chosen by the fragment, with the script of the seats alone", () => {
    expect(parts.map(([, id]) => id)).toEqual(read.keys("vote"));
    expect(content.replace(seatScript, "")).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(content).toContain('<meta name="robots" content="noindex">');
    expect(content.match(/<pattern id="no"/g)).toHaveLength(1);
  });

  it("have what the embeds of notable votes have", () => {
    const body = (html: string): string => html.replaceAll(/\s+/g, " ");
    for (const [, id = "", part = ""] of parts) {
      const own = written.get(`/embed/voto/${id}.html`);
      if (own !== undefined) expect(body(own)).toContain(body(part).trim());
      expect(part).toContain(`<a href="https://emiciclo.example/votazioni/${id}" target="_top">`);
    }
  });

  it("have an address for every vote, which leads to its part", () => {
    for (const id of read.keys("vote")) {
      const one = read.require("vote", id);
      const [path = "", fragment] = files.embed(voteEmbed(one)).split("#");
      expect(written.get(`${path}.html`)).toContain(fragment === undefined ? one.id : `<article id="${fragment}">`);
    }
  });
});

describe.each(documents)("%s", (_, content) => {
  it("is small, has no script but that of the seats, and stays out of search engines", () => {
    expect(Buffer.byteLength(content)).toBeLessThan(20_000);
    expect(content.replace(seatScript, "")).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(content).toContain('<meta name="robots" content="noindex">');
  });

  it("leads to the page and says whose data they are", () => {
    const canonical = /<link rel="canonical" href="([^"]+)">/.exec(content)?.[1] ?? "";
    expect(content).toContain(`<a href="${canonical}" target="_top">`);
    expect(content).toContain("Dati al 20\u00a0novembre 2026");
    expect(content).toContain("Dati dimostrativi");
  });
});

it("lets long words of the source scroll in their place, so that what is told stays in the frame", () => {
  const title = `Mozione ${"a".repeat(90)}`;
  const embedOf = (one: Parameters<typeof vote>[0]): string => {
    const small = memoryReader({
      site: [site()],
      sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null }],
      vote: [vote({ id: "vs19_641_001", isKey: true, positionsPublished: false, ...one })],
    });
    const [output] = embedOutputs;
    return String(output?.content?.(output.contract(small, "voto/vs19_641_001").json, "voto/vs19_641_001"));
  };
  expect(embedOf({ title })).toContain(`<h1 class="long" tabindex="0">${title}</h1>`);
  expect(embedOf({ title: "Mozione breve" })).toContain("<h1>Mozione breve</h1>");
});

it("says of totals that the source does not publish that they are counted", () => {
  const small = memoryReader({
    site: [site()],
    person: [person()],
    group: [group()],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null }],
    ballots: [[openVote({ id: "vs19_641_001", number: 1, isKey: true }), [["damico-anna-1980-05-10", "AYE"]]]],
  });
  const [output] = embedOutputs;
  const html = String(output?.content?.(output.contract(small, "voto/vs19_641_001").json, "voto/vs19_641_001"));
  expect(html).toContain("<p>Totali contati voto per voto.</p>");
  expect(written.get("/embed/voto/vs19_641_000.html")).not.toContain("contati voto per voto");
});

it("tells ayes, noes and abstentions apart by shape and pattern, not by colour alone", () => {
  const vote = written.get("/embed/voto/vs19_641_000.html") ?? "";
  expect(vote.match(/<rect [^/]+\/>/g)).toEqual([
    '<rect class="aye" x="0%" width="60.6%" height="24"/>',
    '<rect fill="url(#no)" x="60.6%" width="37%" height="24"/>',
    '<rect fill="url(#abst)" x="97.6%" width="2.4%" height="24"/>',
  ]);
  expect(vote.match(/<li><i class="\w+">/g)).toEqual([
    '<li><i class="aye">',
    '<li><i class="no">',
    '<li><i class="abst">',
  ]);
});

it("shows the groups of a chamber as one dot a member, with names and numbers", () => {
  const chart = written.get("/embed/grafico/gruppi-camera.html") ?? "";
  expect(chart).toContain('aria-label="Gruppo Uno 1"');
  expect(chart).toContain('<b>1</b> <abbr title="Gruppo Uno">UNO</abbr>');
  expect(chart.match(/M\d+ \d+h0/g)).toHaveLength(1);
});

describe("the numbers of a person", () => {
  const deputies = [
    ...["anna", "bruno"].map((id) => person({ id })),
    person({ id: "carlo", gender: "M", memberships: [membership({ end: "2026-11-19" })] }),
  ];
  const presidency = body({
    id: "camera-presidenza",
    kind: "presidency",
    roles: [{ person: "anna", role: "Presidente", start: null, end: null }],
  });
  const chamber = memoryReader({
    site: [site()],
    person: deputies,
    group: [group()],
    body: [presidency],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null }],
    ballots: (["MIS", "MIS", "ABSE", "AYE"] as const).map((code, index) => [
      openVote({ id: `vs19_641_00${String(index + 1)}`, number: index + 1, date: "2026-11-18" }),
      [
        ["anna", "PRES"],
        ["bruno", "AYE"],
        ["carlo", code],
      ],
    ]),
  });
  const embedOf = (id: string) =>
    embedOutputs
      .filter((output) => output.path(`persona/${id}`) === `/embed/persona/${id}.html`)
      .map((output) => String(output.content?.(output.contract(chamber, `persona/${id}`).json, `persona/${id}`)))
      .join("");

  it("are presences, missions and absences, with the votes that they are of, and reliability", () => {
    expect(embedOf("bruno")).toContain("<b>4\u00a0su\u00a04</b> Presenze");
    expect(embedOf("bruno")).toContain("<b>4\u00a0su\u00a04</b> Indice di affidabilità");
    expect(embedOf("bruno")).toContain(
      "presenze, missioni e assenze su 4\u00a0votazioni elettroniche, affidabilità su 4 con una linea",
    );
    expect(embedOf("carlo")).toContain(
      "<li><b>1\u00a0su\u00a04</b> Presenze<li><b>2\u00a0su\u00a04</b> Missioni<li><b>1\u00a0su\u00a04</b> Assenze<li>",
    );
  });

  it("are of who sits there or did, and lead to the rest of them", () => {
    expect(embedOf("bruno")).toContain('<p class="line">Deputata, UNO</p>');
    expect(embedOf("carlo")).toContain('<p class="line">Già deputato, UNO</p>');
    expect(embedOf("carlo")).toContain(">Tutti i dati e le fonti</a>");
  });

  it("are not given of who presides over a chamber and by custom does not vote", () => {
    expect(embedOf("anna")).not.toContain("%</b>");
    expect(embedOf("anna")).toContain("Chi presiede la Camera per consuetudine non vota");
  });
});

it("says the result in a sentence, and asks for no seat chart but that of votes", () => {
  expect(written.get("/embed/voto/vs19_641_000.html")).toContain(
    '<p class="outcome"><b>Approvato</b> con 198\u00a0voti contro\u00a0121: 38\u00a0più dei 160 necessari.</p>',
  );
  for (const [path, content] of documents)
    expect([path, content.includes('<script type="module" src="/embed.js"></script>')]).toEqual([
      path,
      path.startsWith("/embed/voto/"),
    ]);
});

it("says so when the totals are not published", () => {
  expect(written.get("/embed/voto/vs19_641_900.html")).toContain("; i totali non sono ancora pubblicati.");
});

it("are described by valid oEmbed files whose frame cannot be broken by a title", () => {
  const schema = z.object({
    version: z.literal("1.0"),
    type: z.literal("rich"),
    title: z.string().min(1),
    width: z.int(),
    height: z.int(),
    html: z.string(),
  });
  const described = [...written].filter(([path]) => path.startsWith("/oembed/"));
  expect(described).toHaveLength(documents.length);
  const heights = described.map(([path, content]) => {
    const { height, html } = schema.parse(JSON.parse(content));
    expect(html).toContain(` height="${String(height)}" `);
    return `${path.split("/")[2] ?? ""} ${String(height)}`;
  });
  expect([...new Set(heights)].sort()).toEqual(["grafico 460", "persona 320", "voto 580"]);
  for (const [, content] of described) {
    const { html } = schema.parse(JSON.parse(content));
    expect(html).toMatch(
      /^<iframe src="https:\/\/emiciclo\.example\/embed\/[^"]+" title="[^"<]*" width="100%" height="\d+" loading="lazy" sandbox="allow-scripts allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer" style="[^"]*"><\/iframe>$/,
    );
  }
});

it("dates a person to the day that the source of the chamber has reached, not to that of the other or of the pull", () => {
  const official = memoryReader({
    site: [site({ dataDate: { C: "2025-12-03", S: "2024-05-08" } })],
    person: [
      person({
        id: "conti-ugo-1960-01-01",
        memberships: [membership({ branch: "S" })],
        sources: [{ name: "Senato della Repubblica", url: null, fetchedAt: "2024-05-08" }],
      }),
    ],
    group: [group()],
  });
  const output = embedOutputs.find((one) => one.path("persona/x").endsWith(".html"));
  const contract = output?.contract(official, "persona/conti-ugo-1960-01-01");
  expect(contract?.json).toContain('"updated":"2024-05-08"');
});
