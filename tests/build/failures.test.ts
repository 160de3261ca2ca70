/** Faults during a build: the build reports them in one line, and the published site is correct or unchanged. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import type { Renderer } from "#scripts/build/render.ts";
import type { PageChecker } from "#scripts/build/verify/check-pages.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { bill, reading } from "#tests/fixtures/act-records.ts";
import { namedPages, pathsOf } from "#tests/states/support/named-pages.ts";
import { cameraVote, type Parliament } from "./support/parliament.ts";
import { plainChecker, plainRenderer, readTree, type TestSite } from "./support/site.ts";
import { smallSite } from "./support/small-site.ts";

/** The plain renderer, followed by a manipulation of its output folder. */
const spoiled =
  (spoil: (folder: string) => void): Renderer =>
  async (options, folder) => {
    await plainRenderer(options, folder);
    spoil(folder);
  };

const passing = bill({ id: "C_3000", readings: [reading("C.3000")], signatures: [] });
const original = votePages.contract;

describe("a build", () => {
  let site: TestSite;
  let parliament: Parliament;
  let before: Record<string, string>;

  beforeEach(async () => {
    ({ site, parliament } = await smallSite());
    before = site.tree();
  });
  afterEach(() => site.remove());

  /** Changes a vote, so that the next build is not empty. */
  const changeVote = async (): Promise<void> => {
    parliament.retitleVote();
    await parliament.write(site.data);
  };
  const cache = (name: string): string => join(site.folder, "cache", name);

  it("does nothing when nothing changed", async () => {
    await site.build({ render: () => Promise.reject(new Error("not to be called")) });
    expect(site.said).toEqual([`build: nothing changed, ${site.out} is up to date`]);
  });

  it("restores a file deleted from the published site", async () => {
    const kinds = [/^votazioni\//, /^dati\/.*json$/, /^404\.html$/, /^_astro\//, /^sitemap/];
    for (const kind of kinds) rmSync(join(site.out, Object.keys(before).find((file) => kind.test(file)) ?? ""));
    await site.build();
    expect(site.said.find((line) => line.startsWith("plan:"))).toContain("2 missing");
    expect(site.tree()).toEqual(before);
  });

  it("repairs a modified published site as soon as a build has a change to publish", async () => {
    await changeVote();
    const fresh = await site.buildFresh();
    const page = join(site.out, "votazioni/vs19_640_002.html");
    const list = join(site.out, "votazioni.html");
    const changes: (() => void)[] = [
      () => appendFileSync(page, "more"),
      () => rmSync(page),
      () => mkdirSync(page),
      () => writeFileSync(join(site.out, "votazioni/mine.html"), ""),
      () => appendFileSync(list, "more"),
    ];
    // One second later: otherwise the modified file would be as old as the site.
    const later = new Date(Date.now() + 1000);
    for (const change of changes) change();
    utimesSync(list, later, later);
    await site.build();
    expect(site.tree()).toEqual(readTree(fresh));
  });

  it("stops without a snapshot, with instructions to get one", async () => {
    rmSync(join(site.data, "parliament.sqlite"));
    await expect(site.build()).rejects.toThrow("no snapshot there; fill it with: npm run pull");
    expect(site.tree()).toEqual(before);
  });

  it("stops at a snapshot of another version, with instructions to get a new one", async () => {
    const db = new DatabaseSync(join(site.data, "parliament.sqlite"));
    db.exec("UPDATE meta SET value = '0' WHERE key = 'schema_version'");
    db.close();
    await expect(site.build()).rejects.toThrow(/snapshot of version 0, this program wants \d+; fill it again/);
    expect(site.tree()).toEqual(before);
  });

  it("stops at a corrupt snapshot and does not blame its cache", async () => {
    const file = join(site.data, "parliament.sqlite");
    await changeVote();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(255, bytes.length / 2));
    await expect(site.build()).rejects.toThrow(`${file}: not a snapshot, or damaged; bring back a copy of it`);
    expect(site.tree()).toEqual(before);
  });

  it("starts afresh when its cache is corrupt", async () => {
    await changeVote();
    const fresh = await site.buildFresh();
    writeFileSync(cache("pages.sqlite"), "not a database, but long enough to be taken for one");
    await site.build();
    expect(site.said[0]).toMatch(/the cache cannot be used .*starting afresh/);
    expect(site.tree()).toEqual(readTree(fresh));
  });

  it.each([
    ["a contract", "UPDATE page SET contract = replace(contract, 'Ada', 'Eva') WHERE output = 'persons'"],
    ["the nodes", "UPDATE nodes SET bytes = CAST(bytes || 'x' AS BLOB)"],
    ["a value", "UPDATE value SET bytes = CAST(bytes || 'x' AS BLOB)"],
  ])("starts afresh when its cache returns %s with other content than was stored", async (_, change) => {
    await changeVote();
    const fresh = await site.buildFresh();
    const db = new DatabaseSync(cache("pages.sqlite"));
    expect(db.prepare(change).run().changes).toBeGreaterThan(0);
    db.close();
    await site.build({ isFull: true });
    expect(site.said).toContainEqual(expect.stringMatching(/the cache cannot be used .*starting afresh/));
    expect(site.tree()).toEqual(readTree(fresh));
  });

  it("starts afresh when its cache is of another version", async () => {
    await changeVote();
    const db = new DatabaseSync(cache("pages.sqlite"));
    db.exec("UPDATE meta SET value = '0' WHERE key = 'version'");
    db.close();
    await site.build();
    expect(site.said[0]).toContain("cache version 0");
  });

  it("rebuilds everything when the manifest of the published site is missing", async () => {
    rmSync(cache("manifests"), { recursive: true });
    await site.build();
    expect(site.said.find((line) => line.startsWith("plan:"))).toMatch(/^plan: \d+ new, 0 removed$/);
    expect(site.tree()).toEqual(before);
  });

  it("restores the site that a build killed while publishing had moved aside", async () => {
    renameSync(
      join(site.folder, ".dist.sites", readlinkSync(site.out).split("/").at(-1) ?? ""),
      join(site.folder, ".dist.sites", "7"),
    );
    rmSync(site.out);
    await site.build();
    expect(site.said[0]).toBe("build: a killed build had left the site aside; it is back in place");
    expect(site.tree()).toEqual(before);
  });

  it("ignores the partial output of a killed build", async () => {
    await changeVote();
    const fresh = await site.buildFresh();
    mkdirSync(cache("stage/votazioni"), { recursive: true });
    writeFileSync(cache("stage/votazioni/half.html"), "<!doc");
    await site.build();
    expect(site.tree()).toEqual(readTree(fresh));
  });

  it("leaves the published site unchanged when the disk is full", async () => {
    await changeVote();
    const full: Renderer = () =>
      Promise.reject(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" }));
    await expect(site.build({ render: full })).rejects.toThrow("the disk is full; free some space and build again");
    expect(site.tree()).toEqual(before);
    await site.build();
    expect(site.tree()).not.toEqual(before);
  });

  it.runIf(process.platform === "linux")(
    "syncs a site to disk before the swap: a power cut leaves no empty page",
    async () => {
      const [bin, seen] = [join(site.folder, "bin"), join(site.folder, "seen")];
      mkdirSync(bin);
      const script = `#!/bin/sh\necho "$@" >> ${seen}; readlink ${site.out} >> ${seen}; ls -A "$2" | grep edition >> ${seen}\n`;
      writeFileSync(join(bin, "sync"), script, { mode: 0o755 });
      vi.stubEnv("PATH", `${bin}:${process.env["PATH"] ?? ""}`);
      const shown = readlinkSync(site.out);
      await changeVote();
      await site.build().finally(() => vi.unstubAllEnvs());
      const stage = join(site.folder, "cache/stage", String(process.pid));
      expect(readFileSync(seen, "utf8")).toBe(`-f ${stage} ${site.data}\n${shown}\n.edition\n`);
      expect(readlinkSync(site.out)).not.toBe(shown);
    },
  );

  const dead = ' <a href="/persone/nessuno">x</a>';
  /** Adds a broken link to pages that are rendered. */
  const withDeadLinks = (...pages: readonly string[]): Renderer =>
    spoiled((folder) => {
      for (const page of pages)
        if (existsSync(join(folder, page)))
          writeFileSync(join(folder, page), readFileSync(join(folder, page), "utf8") + dead);
    });

  /** Addresses that the search finds. */
  const searched = (): string[] =>
    listFiles(site.out)
      .filter((file) => file.endsWith(".pf_fragment"))
      .map((file) => gunzipSync(readFileSync(join(site.out, file))).toString("utf8"))
      .map((text) => /"url":"([^"#]*)/.exec(text)?.[1] ?? "");

  it("keeps the last good version of a page with a broken link, names it, and publishes the others", async () => {
    await changeVote();
    const fresh = await site.buildFresh();
    const page = "votazioni/vs19_640_001.html";
    const text = "links to /persone/nessuno, which is not there";
    expect(await site.remarks({ render: withDeadLinks(page) })).toEqual([
      `page /votazioni/vs19_640_001 does not hold (${text}): its last good version stays`,
    ]);
    expect(site.tree()).toEqual({ ...readTree(fresh), [page]: before[page], ".edition": site.tree()[".edition"] });
    // The next build tries again, also if nothing else changed.
    expect(await site.remarks({ render: withDeadLinks(page) })).toHaveLength(1);
    expect(await site.remarks()).toEqual([]);
    expect(site.tree()).toEqual(readTree(fresh));
  });

  it("makes such a page again when only its link was broken, by an update of the program", async () => {
    const page = "votazioni/vs19_640_001.html";
    site.edit("src/pages/faq.astro", 1);
    expect(await site.remarks({ render: withDeadLinks(page) })).toHaveLength(1);
    expect(site.tree()[page]).toBe(before[page]);
    expect(await site.remarks()).toEqual([]);
    expect(site.tree()).toEqual(readTree(await site.buildFresh()));
  });

  it("leaves out a new page with a broken link, and everything that lists it holds", async () => {
    parliament.put("act", passing);
    await parliament.write(site.data);
    const page = "attivita_legislativa/disegni_di_legge/C_3000.html";
    const address = "/attivita_legislativa/disegni_di_legge/C_3000";
    expect(await site.remarks({ render: withDeadLinks(page) })).toEqual([
      `page ${address} does not hold (links to /persone/nessuno, which is not there): it is left out`,
    ]);
    expect(site.tree()[page]).toBe(site.tree()["in-attesa.html"]);
    expect(namedPages(site.out).filter((named) => !pathsOf(site.out).has(named.page))).toEqual([]);
    expect(site.read("sitemap-bills.xml")).not.toContain(address);
    expect(searched()).not.toContain(address);
    expect(searched().length).toBeGreaterThan(5);
    expect(readFileSync(join(site.data, "addresses.tsv"), "utf8")).not.toContain(`${address}\n`);
    expect(await site.remarks()).toEqual([]);
    expect(site.tree()).toHaveProperty([page]);
    expect(searched()).toContain(address);
    expect(site.tree()).toEqual(readTree(await site.buildFresh()));
  });

  it("publishes nothing when many pages do not hold", async () => {
    const pages = Object.keys(before).filter((file) => /^persone\/.*\.html$/.test(file));
    await changeVote();
    await expect(site.build({ render: withDeadLinks(...pages), isFull: true })).rejects.toThrow(
      "links to /persone/nessuno, which is not there",
    );
    expect(site.tree()).toEqual(before);
  });

  it("publishes without many pages that do not hold when an operator answers for it", async () => {
    // Not those that only redirect.
    const pages = Object.keys(before).filter((file) => /^(?:persone\/[ds]-|votazioni\/vs)[^/]*\.html$/.test(file));
    const accept = join(site.folder, "accept.json");
    await changeVote();
    const fresh = readTree(await site.buildFresh());
    const options = { render: withDeadLinks(...pages), isFull: true, accept };
    await expect(site.build(options)).rejects.toThrow(
      `say so in ${accept}, with a reason:\n  {"gate":"pages","subject":"page","reason":"","expires":"2026-11-27"}`,
    );
    const entry = { gate: "pages", subject: "page", reason: "The links come back on Monday", expires: "2026-11-27" };
    writeFileSync(accept, JSON.stringify([entry]));
    const remarks = await site.remarks(options);
    expect(remarks).toHaveLength(pages.length);
    expect(remarks[0]).toMatch(/^page \/persone\/\S+ does not hold \(.*\): its last good version stays$/);
    const kept = Object.fromEntries(pages.map((page) => [page, before[page]]));
    expect(site.tree()).toEqual({ ...fresh, ...kept, ".edition": site.tree()[".edition"] });
  });

  it("keeps the last good version of a page whose contract cannot be made, and leaves a new one out", async () => {
    const [first, second] = parliament.all("vote");
    if (first === undefined || second === undefined) throw new Error("no votes");
    parliament.put("vote", { ...first, title: "Un altro titolo" }, parliament.ballotsOf(first.id));
    await parliament.write(site.data);
    const broken = vi.spyOn(votePages, "contract").mockImplementation((read, key) => {
      if (key === first.id) throw new Error("no such thing");
      return original(read, key);
    });
    const remark = `page /votazioni/${first.id} does not hold (no such thing): its last good version stays`;
    expect(await site.remarks()).toEqual([remark]);
    const page = `votazioni/${first.id}.html`;
    expect(site.tree()[page]).toBe(before[page]);
    broken.mockRestore();
    const fresh = await site.buildFresh();
    expect(await site.remarks()).toEqual([]);
    expect(site.tree()).toEqual(readTree(fresh));
  });

  it("keeps that version after an update of the program too, whose code does not read its old contract", async () => {
    const [first] = parliament.all("vote");
    if (first === undefined) throw new Error("no votes");
    const broken = vi.spyOn(votePages, "contract").mockImplementation((read, key) => {
      if (key === first.id) throw new Error("no such thing");
      return original(read, key);
    });
    const render: Renderer = async (options, folder) => {
      await plainRenderer(options, folder);
      // What the new code would do with the old contract.
      if (existsSync(join(folder, page))) throw new Error("expected number, received undefined");
    };
    const page = `votazioni/${first.id}.html`;
    for (const night of [1, 2]) {
      site.edit("scripts/contracts/feeds/calendar.ts", night);
      site.edit("src/pages/faq.astro", night);
      expect(await site.remarks({ render })).toEqual([
        `page /votazioni/${first.id} does not hold (no such thing): its last good version stays`,
      ]);
      expect(site.tree()[page]).toBe(before[page]);
    }
    broken.mockRestore();
    expect(await site.remarks()).toEqual([]);
    expect(site.tree()).toEqual(readTree(await site.buildFresh()));
  });

  it("stops when the published file of such a page is lost too: nothing can make it", async () => {
    const [first] = parliament.all("vote");
    if (first === undefined) throw new Error("no votes");
    const broken = vi.spyOn(votePages, "contract").mockImplementation((read, key) => {
      if (key === first.id) throw new Error("no such thing");
      return original(read, key);
    });
    const page = `votazioni/${first.id}.html`;
    site.edit("scripts/contracts/feeds/calendar.ts", 1);
    rmSync(join(site.out, page));
    await expect(site.build()).rejects.toThrow(`/votazioni/${first.id} was published on 2026-11-20 and is not served`);
    broken.mockRestore();
    expect(await site.remarks()).toEqual([]);
    expect(site.tree()).toEqual(readTree(await site.buildFresh()));
  });

  it("counts a page without a last good version, and the links to it, as faults, every night anew", async () => {
    const { vote, ballots } = cameraVote(641, 9, "2026-11-19", 1);
    parliament.put("vote", vote, ballots);
    await parliament.write(site.data);
    const broken = vi.spyOn(votePages, "contract").mockImplementation((read, key) => {
      if (key === vote.id) throw new Error("no such thing");
      return original(read, key);
    });
    for (let night = 1; night <= 2; night += 1) {
      const built = await site.build();
      expect(built?.remarks).toEqual([
        `page /votazioni/${vote.id} does not hold (no such thing): it is left out`,
        `page /embed/votazioni/C-2026-11-1 links to /votazioni/${vote.id}, which is left out`,
      ]);
      expect(built?.faults).toBe(2);
      expect(site.said).toContainEqual(expect.stringMatching(/^verify: \d+ files, 2 faults/));
      expect(site.read("sitemap-votes.xml")).not.toContain(vote.id);
    }
    broken.mockRestore();
    expect((await site.build())?.faults).toBe(0);
  });

  it("checks the pages that changed, and all of them in a full build", async () => {
    const read: string[] = [];
    const check: PageChecker = (folder, pages) => {
      read.push(...pages);
      return plainChecker(folder, pages);
    };
    const all = Object.keys(before).filter((file) => file.endsWith(".html"));
    await changeVote();
    await site.build({ check });
    expect(read).toContain("votazioni/vs19_640_001.html");
    expect(read).not.toContain("404.html");
    expect(read.length).toBeLessThan(all.length / 2);
    read.length = 0;
    await site.build({ check, isFull: true });
    expect(read.toSorted()).toEqual(all.toSorted());
  });

  it("does not keep a broken link of a draft", async () => {
    await changeVote();
    const fresh = await site.buildFresh();
    const render = spoiled((folder) =>
      appendFileSync(join(folder, "votazioni/vs19_640_001.html"), ' <a href="/persone/nessuno">x</a>'),
    );
    await site.build({ render, isDraft: true });
    await expect(site.build()).rejects.toThrow(
      "votazioni/vs19_640_001.html links to /persone/nessuno, which is not there",
    );
    await site.build({ isFull: true });
    expect(site.tree()).toEqual(readTree(fresh));
  });

  it("does not publish when a planned page is missing", async () => {
    await changeVote();
    const render = spoiled((folder) => rmSync(join(folder, "votazioni/vs19_640_001.html")));
    await expect(site.build({ render })).rejects.toThrow(
      "no route of src/pages renders the planned pages of: votes (1)",
    );
  });

  it("requires separate folders, and touches none when they overlap", async () => {
    const within = join(site.out, "cache");
    await expect(site.build({ cache: within })).rejects.toThrow(`--cache ${within}: lies in --out ${site.out}`);
    await expect(site.build({ cache: site.data })).rejects.toThrow(`lies in --cache ${site.data}; name folders apart`);
    await expect(site.build({ out: cache("stage/site") })).rejects.toThrow("lies in --cache");
    await expect(site.build({ cache: `${site.out}-cache` })).resolves.toMatchObject({ removed: 0 });
    expect(site.tree()).toEqual(before);
  });

  it("does not replace a folder that is not a published site", async () => {
    const source = join(site.folder, "project/src");
    const held = readTree(source);
    await expect(site.build({ out: source })).rejects.toThrow("src: holds something else than a published site");
    expect(readTree(source)).toEqual(held);
  });

  it("leaves no process running when a renderer fails at once", async () => {
    await changeVote();
    const fail: Renderer = () => {
      throw new Error("no room");
    };
    await expect(site.build({ render: fail })).rejects.toThrow("no room");
    // The search process has ended: otherwise the next build would meet its service.
    expect(site.said.at(-1)).toMatch(/^search: \d+ records in \d+ indexes, 1 written$/);
    expect(site.tree()).toEqual(before);
  });

  it("ignores a truncated last line of the register", async () => {
    const whole = readFileSync(join(site.data, "addresses.tsv"), "utf8");
    appendFileSync(join(site.data, "addresses.tsv"), "2026-11-2");
    parliament.put("faq", { id: "due", section: null, question: "E poi?", answer: "Poi.", order: 2 });
    await changeVote();
    await site.build();
    expect(readFileSync(join(site.data, "addresses.tsv"), "utf8").startsWith(whole)).toBe(true);
    expect(readFileSync(join(site.data, "addresses.tsv"), "utf8")).not.toContain("2026-11-2\n");
  });

  it.each<readonly [string, (file: string) => void, boolean]>([
    ["lost", (file) => rmSync(file), true],
    ["cut", (file) => truncateSync(file, Math.floor(statSync(file).size / 2)), true],
    ["emptied, and the cache with it", (file) => truncateSync(file), false],
  ])("stops at a register that was %s, unless it is to begin anew", async (_, damage, hasCache) => {
    parliament.remove("act", "bill/C_1742");
    await parliament.write(site.data);
    await site.build();
    const published = site.tree();
    const file = join(site.data, "addresses.tsv");
    const addressesIn = () =>
      new Set(
        readFileSync(file, "utf8")
          .split("\n")
          .map((line) => line.split("\t")[3]),
      );
    const known = addressesIn();
    damage(file);
    if (!hasCache) rmSync(join(site.folder, "cache"), { recursive: true });
    await expect(site.build()).rejects.toThrow(
      /addresses\.tsv: lost or cut: .*; bring back data\/, or say --begin-anew/,
    );
    await changeVote();
    await expect(site.build()).rejects.toThrow("lost or cut");
    expect(site.tree()).toEqual(published);
    if (!hasCache) return;
    await site.build({ beginAnew: true });
    expect(known.difference(addressesIn())).toEqual(new Set());
    expect(site.tree()).toHaveProperty(["attivita_legislativa/disegni_di_legge/C_1742.html"]);
    expect(await site.remarks()).toEqual([]);
  });

  it("stops at an unreadable register", async () => {
    appendFileSync(join(site.data, "addresses.tsv"), "qualcosa di strano\n");
    await expect(site.build()).rejects.toThrow(/addresses\.tsv: line \d+ is not an event of the register/);
    expect(site.tree()).toEqual(before);
  });

  it("leaves nothing behind except the cache", () => {
    expect(readdirSync(site.folder).sort()).toEqual([".dist.sites", "cache", "data", "dist", "project"]);
  });
});
