/** Published addresses stay valid for ever: a removed record leaves a tombstone, a moved one a redirect. */
import { appendFileSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bill, reading } from "#tests/fixtures/act-records.ts";
import { deputies, smallParliament, type Parliament } from "./support/parliament.ts";
import { readTree, TestSite } from "./support/site.ts";

const page = "attivita_legislativa/disegni_di_legge/C_3000.html";
const address = "/attivita_legislativa/disegni_di_legge/C_3000";
const passing = bill({ id: "C_3000", readings: [reading("C.3000")], signatures: [] });

describe("an address", () => {
  let site: TestSite;
  let parliament: Parliament;
  const build = async (): Promise<void> => {
    await parliament.write(site.data);
    await site.build();
  };
  const register = (): string[] =>
    readFileSync(join(site.data, "addresses.tsv"), "utf8")
      .split("\n")
      .filter((line) => line.endsWith(address));

  beforeEach(async () => {
    site = new TestSite();
    parliament = smallParliament();
    parliament.put("act", passing);
    await build();
  });
  afterEach(() => site.remove());

  it("enters the register when it is first published", () => {
    expect(register()).toEqual([`2026-11-20\t+\tpage\t${address}`]);
  });

  it("shows a tombstone with a link when its record is gone", async () => {
    parliament.remove("act", "bill/C_3000");
    await build();
    expect(site.read(page)).toContain(
      `{"address":"${address}","since":"2026-11-20","until":"2026-11-21","record":{"kind":"act","key":"bill/C_3000","name":"${passing.title}"},"parent":{"path":"/attivita_legislativa/disegni_di_legge","isHome":false}}`,
    );
    expect(register()).toEqual([`2026-11-20\t+\tpage\t${address}`, `2026-11-21\t-\tpage\t${address}`]);
    expect(site.read("sitemap-bills.xml")).not.toContain(address);
  });

  it("of a gone person and of its subpages names the person and links to the home page", async () => {
    const gone = "d-2-1970-01-03";
    parliament.remove("person", gone);
    await build();
    const record = `"record":{"kind":"person","key":"${gone}","name":"Carla Müller"},"parent":{"path":"/","isHome":true}`;
    expect(site.read(`persone/${gone}.html`)).toContain(record);
    expect(site.read(`persone/${gone}/voti-chiave.html`)).toContain(record);
  });

  it("of an emptied list links to its person, who still exists, and names no record", async () => {
    const [id] = deputies;
    const list = `persone/${id ?? ""}/voti-chiave`;
    for (const record of parliament.all("vote"))
      parliament.put("vote", { ...record, isKey: false }, parliament.ballotsOf(record.id));
    await build();
    expect(site.read(`${list}.html`)).toContain(
      `"record":null,"parent":{"path":"/persone/${id ?? ""}","isHome":false}`,
    );
  });

  it("keeps the download of a finished month, also in a fresh build", async () => {
    const copy = "open-data/archivio/2026-11/parlamento.sqlite.gz";
    const november = readTree(site.out)[copy];
    parliament.day = new Date("2026-12-05T00:00:00Z");
    parliament.remove("act", "bill/C_3000");
    await parliament.write(site.data);
    const fresh = await site.buildFresh();
    await site.build();
    expect(site.tree()).toEqual(readTree(fresh));
    expect(site.tree()).toMatchObject({ [copy]: november });
    expect(site.tree()).not.toMatchObject({ "open-data/archivio/2026-12/parlamento.sqlite.gz": november });
  });

  it("keeps that download independently of the published file, which the next build repairs", async () => {
    const copy = "open-data/archivio/2026-11/parlamento.sqlite.gz";
    const november = readTree(site.out)[copy];
    const edit = async (day: string, answer: string): Promise<void> => {
      parliament.day = new Date(`${day}T00:00:00Z`);
      parliament.put("faq", { id: "due", section: null, question: "E poi?", answer, order: 2 });
      await build();
    };
    for (const [day, answer] of [
      ["2026-12-05", "Poi."],
      ["2026-12-06", "Dopo."],
      ["2026-12-07", "Mai."],
    ] as const) {
      appendFileSync(join(site.out, copy), "more");
      const later = new Date(Date.now() + 1000);
      utimesSync(join(site.out, copy), later, later);
      await edit(day, answer);
      expect(readTree(site.out)).toMatchObject({ [copy]: november });
    }
    const inode = statSync(join(site.out, copy)).ino;
    await edit("2026-12-08", "Forse.");
    // The copy is not written again in every run.
    expect(statSync(join(site.out, copy)).ino).toBe(inode);
  });

  it("keeps its tombstone in later builds", async () => {
    parliament.remove("act", "bill/C_3000");
    await build();
    const gone = site.read(page);
    parliament.put("faq", { id: "due", section: null, question: "E poi?", answer: "Poi.", order: 2 });
    await build();
    expect(site.read(page)).toBe(gone);
    expect(register()).toHaveLength(2);
  });

  it("is a page again when its record comes back", async () => {
    const published = site.read(page);
    parliament.remove("act", "bill/C_3000");
    await build();
    parliament.put("act", passing);
    await build();
    expect(site.read(page).length).toBeGreaterThan(published.length / 2);
    expect(site.read(page)).not.toContain('"until"');
    expect(register().map((line) => line.split("\t")[1])).toEqual(["+", "-", "+"]);
  });

  it("under an alias of a record redirects to its page, by a page and by a rule for hosts", () => {
    expect(site.read("persone/10000.html")).toContain(
      '<meta http-equiv="refresh" content="0; url=/persone/d-0-1970-01-01">',
    );
    // With noindex a search engine would not follow the redirect.
    expect(site.read("persone/10000.html")).not.toContain("noindex");
    const rules = site.read("_redirects").split("\n");
    expect(rules).toContain("/persone/10000 /persone/d-0-1970-01-01 301");
    expect(rules).toContain(
      "/attivita_legislativa/disegni_di_legge/S_901 /attivita_legislativa/disegni_di_legge/C_1742 301",
    );
  });

  it("redirects nowhere when two records claim it", async () => {
    for (const person of parliament.all("person").slice(0, 2))
      parliament.put("person", { ...person, aliases: ["777"] });
    await build();
    expect(site.read("_redirects")).not.toContain("/persone/777 ");
  });

  it("is in the sitemap with the day of the last change of its record", async () => {
    const [vote] = parliament.all("vote");
    if (vote === undefined) throw new Error("no vote");
    parliament.put("vote", { ...vote, title: "Altro" }, parliament.ballotsOf(vote.id));
    await build();
    const sitemap = site.read("sitemap-votes.xml");
    expect(sitemap).toContain(`/votazioni/${vote.id}</loc><lastmod>2026-11-21</lastmod>`);
    expect(sitemap).toContain("/votazioni/vs19_641_002</loc><lastmod>2026-11-20</lastmod>");
    expect(site.read("sitemap-index.xml")).toContain("/sitemap-votes.xml</loc><lastmod>2026-11-21</lastmod>");
  });
});

describe("a script or style of an earlier version", () => {
  it("stays published for fourteen days of data", async () => {
    const site = new TestSite();
    const parliament = smallParliament();
    await parliament.write(site.data);
    await site.build();
    const old = Object.keys(site.tree()).find((file) => file.startsWith("_astro/")) ?? "";
    site.edit("src/pages/faq.astro", 1);
    await site.build();
    expect(site.tree()).toHaveProperty([old]);
    const days = async (count: number): Promise<void> => {
      parliament.day = new Date(parliament.day.getTime() + (count - 1) * 86_400_000);
      parliament.put("faq", {
        id: "giorno",
        section: null,
        question: parliament.day.toISOString(),
        answer: "Sì.",
        order: 3,
      });
      await parliament.write(site.data);
      await site.build();
    };
    await days(14);
    expect(site.tree()).toHaveProperty([old]);
    await days(1);
    expect(site.tree()).not.toHaveProperty([old]);
    site.remove();
  });
});
