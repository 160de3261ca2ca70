/** Pictures of shared pages: which there are, what their contract holds, and that the drawing is a picture of it. */
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { toPng } from "#scripts/build/pictures/pictures.ts";
import type { Drawing } from "#scripts/contracts/engine/reader.ts";
import { inks } from "#scripts/contracts/share-images/parts.ts";
import { shareImages } from "#scripts/contracts/share-images/share-images.ts";
import type { ShareImage } from "#src/contracts/share-image.ts";
import { bill, decree, step } from "#tests/fixtures/act-records.ts";
import { group, membership, person, site, vote } from "#tests/fixtures/builders.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const law = { number: "171", date: "2025-11-05", published: "2025-11-10" };
const read = memoryReader({
  site: [site()],
  person: [
    person(),
    person({ id: "nikolic-müller-1970-01-01", memberships: [membership({ constituency: "Lombardia 1" })] }),
  ],
  group: [group()],
  sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null }],
  vote: [
    vote({ isKey: true, positionsPublished: false }),
    vote({ id: "vs19_641_042", number: 42, isFinal: true, positionsPublished: false, ayes: 10, noes: 5, voting: 99 }),
    vote({ id: "vs19_641_043", number: 43, isConfidence: true, positionsPublished: false, ayes: null, noes: null }),
    vote({ id: "vs19_641_044", number: 44, positionsPublished: false }),
  ],
  act: [
    bill({
      id: "C_1",
      law,
      presented: "2024-03-14",
      steps: [
        step({ kind: "presented", branch: "C", date: "2024-03-14" }),
        step({ kind: "approved", branch: "S", date: "2025-10-30" }),
        step({ kind: "presented", branch: "S", date: "2024-07-03" }),
        step({ kind: "approved", branch: "C", date: "2024-07-01" }),
        step({ kind: "approved", branch: "C", date: null }),
      ],
    }),
    bill({ id: "C_2" }),
    decree({ id: "2026-23", conversionLaw: null }),
    decree({ id: "2025-9", published: "2025-01-10", conversionLaw: { number: "12", date: null }, steps: [] }),
  ],
});

type Kind = ShareImage["type"];

function contract(key: string): ShareImage {
  return shareImages.build(read, key);
}

/** The contract of an image of this kind. */
function contractOf<K extends Kind>(kind: K, key: string): Extract<ShareImage, { readonly type: K }> {
  const image = contract(key);
  const isOfKind = (one: ShareImage): one is Extract<ShareImage, { readonly type: K }> => one.type === kind;
  if (!isOfKind(image)) throw new Error(`${key}: a ${image.type}`);
  return image;
}

function draw(image: ShareImage): Drawing {
  const drawing = shareImages.drawing?.(JSON.stringify(image), "");
  if (drawing === undefined) throw new Error("not a picture");
  return drawing;
}

const png = async (image: ShareImage): Promise<string> => Buffer.from(await toPng(draw(image))).toString("latin1");

it("are one a kind and an outcome, a person, a vote that others write about, an act that became law", () => {
  expect(shareImages.keys(read)).toEqual([
    "votazione",
    "persona",
    "atto",
    "organo",
    "sito",
    "votazione-camera-approvata",
    "votazione-camera-respinta",
    "votazione-camera-governo-battuto",
    "votazione-senato-approvata",
    "votazione-senato-respinta",
    "votazione-senato-governo-battuto",
    "voti/vs19_641_041",
    "voti/vs19_641_042",
    "voti/vs19_641_043",
    "persone/damico-anna-1980-05-10",
    "persone/nikolic-müller-1970-01-01",
    "atti/bill/C_1",
    "atti/decree/2025-9",
  ]);
  expect(shareImages.path("voti/vs19_641_041")).toBe("/condivisione/voti/vs19_641_041.png");
});

it("show the way to the law in order of time, without undated steps", () => {
  expect(contract("atti/bill/C_1")).toMatchObject({
    number: "C.1742",
    law: { number: "171", date: "2025-11-05" },
    steps: [
      { kind: "presented", branch: "C", date: "2024-03-14" },
      { kind: "approved", branch: "C", date: "2024-07-01" },
      { kind: "approved", branch: "S", date: "2025-10-30" },
      { kind: "law", branch: null, date: "2025-11-05" },
    ],
  });
  expect(contract("atti/decree/2025-9")).toMatchObject({
    law: { number: "12", date: null },
    steps: [{ kind: "published", branch: null, date: "2025-01-10" }],
  });
});

it("hold nothing of a person that changes every night", () => {
  expect(contract("persone/nikolic-müller-1970-01-01")).toEqual({
    type: "person",
    name: "Anna nikolic",
    roles: ["Deputata"],
    group: { name: "Gruppo Uno", acronym: "UNO", color: "#37A6A5" },
    constituency: "Lombardia 1",
    source: null,
    updated: "2026-11-20",
    isDemo: true,
  });
});

it("are dated to the day that their source has reached, not to that of the pull", () => {
  const sources = [{ name: "Senato della Repubblica", url: null, fetchedAt: "2024-05-08" }];
  const official = memoryReader({
    site: [site({ source: "opendata" })],
    person: [person({ id: "conti-ugo-1960-01-01", memberships: [membership({ branch: "S", groups: [] })], sources })],
    act: [bill({ id: "S_10", law: { number: "12", date: "2024-02-01", published: null }, sources })],
  });
  const image = (key: string) => shareImages.build(official, key);
  const made = ["persone/conti-ugo-1960-01-01", "atti/bill/S_10"].map(image);
  expect(made).toMatchObject([{ updated: "2024-05-08" }, { updated: "2024-05-08" }]);
});

describe("the drawing", () => {
  it("has no bar for numbers that are missing or do not add up", () => {
    expect(JSON.stringify(draw(contract("voti/vs19_641_041")))).toContain(inks.aye);
    expect(contract("voti/vs19_641_042")).toMatchObject({ isInReview: true });
    for (const key of ["voti/vs19_641_042", "voti/vs19_641_043"]) {
      const drawing = JSON.stringify(draw(contract(key)));
      expect(drawing).not.toContain(inks.aye);
      expect(drawing).not.toContain(inks.no);
    }
  });

  it("is the same for the same contract, another for another", async () => {
    const one = await png(contract("persone/damico-anna-1980-05-10"));
    expect(await png(contract("persone/damico-anna-1980-05-10"))).toBe(one);
    expect(await png(contract("persone/nikolic-müller-1970-01-01"))).not.toBe(one);
  });

  it.each(hostileTitles)("survives %j", async (title) => {
    const base = contract("voti/vs19_641_041");
    if (base.type !== "vote") throw new Error("not a vote");
    const { format, width, height } = await sharp(await toPng(draw({ ...base, title, heading: title }))).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
  });

  it("uses the inks of the site", () => {
    const tokens = readFileSync("src/styles/tokens.css", "utf8");
    for (const ink of Object.values(inks)) expect(tokens).toContain(`${ink};`);
  });

  it("has every letter of the names in the data", async () => {
    const base = contract("persone/damico-anna-1980-05-10");
    if (base.type !== "person") throw new Error("not a person");
    // A letter that no typeface has is drawn as every other such letter.
    const missing = await png({ ...base, name: "\u0416" });
    expect(await png({ ...base, name: "\u0414" })).toBe(missing);
    for (const letter of "ÀÈÌÒÙàèìòùçñöüßČčĆćĐđŠšŽžŁłŻżŘřȘșȚțŐő’“”«»–")
      expect([letter, (await png({ ...base, name: letter })) === missing]).toEqual([letter, false]);
  });
});

it("write a long name to its end", async () => {
  const named = (name: string): Promise<string> =>
    png({ ...contractOf("person", "persone/damico-anna-1980-05-10"), name });
  // Only the last letter differs: cut short, the two would be one picture.
  expect(await named("Maria Grazia Eleonora Vannelli Rossi di Castelventoso")).not.toBe(
    await named("Maria Grazia Eleonora Vannelli Rossi di Castelventosa"),
  );
});

it("keep a code on one line", async () => {
  const image = contractOf("vote", "voti/vs19_641_042");
  const drawn = async (words: number, blank: string) =>
    await png({ ...image, title: `${"parola ".repeat(words)}C.${blank}663` });
  // Somewhere among these the line ends between the letter and the number, if it may.
  const lengths = [3, 4, 5, 6, 7, 8];
  const moved = await Promise.all(lengths.map(async (n) => (await drawn(n, "\u00A0")) !== (await drawn(n, " "))));
  expect(moved).toContain(true);
});

it("write a dash for the hyphen of a constituency", () => {
  const person = contractOf("person", "persone/damico-anna-1980-05-10");
  expect(JSON.stringify(draw({ ...person, constituency: "Lombardia - P05\n" }))).toContain('"Lombardia – P05"');
});

it("say of totals that the source does not publish that they are counted, instead of the votes required", () => {
  const counted = memoryReader({
    site: [site()],
    person: [person()],
    group: [group()],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null }],
    ballots: [[openVote({ isKey: true, required: 1 }), [["damico-anna-1980-05-10", "AYE"]]]],
  });
  const image = shareImages.build(counted, "voti/vs19_641_041");
  expect(JSON.stringify(draw(image))).toContain('"Totali contati voto per voto."');
  expect(JSON.stringify(draw(contract("voti/vs19_641_041")))).not.toContain("contati voto per voto");
});
