/**
 * Incremental builds equal full builds with Astro itself, in copies of the project: other code, folder, number of
 * processes, a kill.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readCode } from "#scripts/build/code-digest.ts";
import { listFiles } from "#scripts/build/files.ts";
import { recordKey } from "#src/domain/records.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import { anySteps, checkSteps, type OracleSite } from "./support/oracle.ts";
import { cameraVote, smallParliament, type Parliament } from "./support/parliament.ts";
import { ProjectCopy } from "./support/project-copy.ts";

/** Sequences of the oracle; more in a long run: EMICICLO_ASTRO_ORACLE=20. */
const sequences = Number(process.env["EMICICLO_ASTRO_ORACLE"] ?? "1");

/** Output lines that a build prints when it begins to render, and when its stage is full. */
const killLines = { render: "plan:", stage: "stage:" } as const;

/** The oracle's view of a copy of the project. A second copy builds from nothing. */
function astroSite(site: ProjectCopy, other: ProjectCopy): OracleSite {
  let isEdited = false;
  return {
    data: site.data,
    edit: (file, n) => {
      for (const copy of [site, other]) copy.edit(file, n);
      isEdited = true;
    },
    build: async (shards) => {
      await site.build(["--shards", String(shards)]);
    },
    kill: async (stage) => (await site.build([], killLines[stage])) !== 0,
    loseCache: () => rmSync(join(site.folder, ".cache"), { recursive: true, force: true }),
    tree: () => site.tree(),
    buildFresh: async () => {
      for (const name of ["data", "dist", ".dist.sites"])
        rmSync(join(other.folder, name), { recursive: true, force: true });
      cpSync(site.data, other.data, { recursive: true });
      // A bundle depends on code alone, and takes longer than all the rest.
      const cache = join(other.folder, ".cache");
      const isKept = (path: string): boolean =>
        path === join(cache, "compiled") || (path === other.bundles && !isEdited);
      for (const folder of [cache, dirname(other.bundles)])
        for (const name of existsSync(folder) ? readdirSync(folder) : [])
          if (!isKept(join(folder, name)) && join(folder, name) !== dirname(other.bundles))
            rmSync(join(folder, name), { recursive: true });
      isEdited = false;
      await other.build();
      return other.tree();
    },
  };
}

/** Pages of votes that exist before the first vote. */
const emptyVotePages = ["archivio", "governo-battuto", "ribelli", "sul-filo"].map((name) => `votazioni/${name}.html`);

describe("a site built by Astro", { tags: ["long"] }, () => {
  const base = mkdtempSync(join(tmpdir(), "emiciclo-astro-"));
  const parliament: Parliament = smallParliament();
  let site: ProjectCopy;
  let other: ProjectCopy;
  /** The bundle of the unedited code. */
  const bundle = join(base, "bundle");

  /** Copies the current data and register to the other copy, before the next build. */
  const share = async (): Promise<void> => {
    await parliament.write(site.data);
    rmSync(other.data, { recursive: true });
    cpSync(site.data, other.data, { recursive: true });
  };

  beforeAll(async () => {
    site = new ProjectCopy(join(base, "one"));
    other = new ProjectCopy(join(base, "another folder"));
    // The API base comes from the environment only: this file does not count as code and must change nothing.
    writeFileSync(join(other.folder, ".env"), "PUBLIC_API_BASE=https://altrove.example/\n");
    await parliament.write(site.data);
    await site.build();
    cpSync(site.bundles, bundle, { recursive: true });
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it("equals a full one after a data edit, and in another folder, from three processes", async () => {
    const { vote, ballots } = cameraVote(642, 1, "2026-11-20", 1, { isKey: true });
    parliament.put("sitting", { id: "C-642", branch: "C", number: 642, date: "2026-11-20", url: null });
    parliament.put("vote", vote, ballots);
    await share();
    const bundled = statSync(site.bundle).ino;
    await site.build();
    // The code is unchanged, so Astro was not started.
    expect(statSync(site.bundle).ino).toBe(bundled);
    await other.build(["--shards", "3"]);
    expect(site.tree()).toEqual(other.tree());
  });

  it("equals a full one after edits of a style, a label, an island and a page", async () => {
    for (const { folder } of [site, other]) {
      appendFileSync(join(folder, "src/styles/base/elements.css"), "\n.prova { color: inherit; }\n");
      appendFileSync(join(folder, "src/i18n/tombstone.ts"), "\nexport const prova = 1;\n");
      appendFileSync(join(folder, "src/components/votes/VoteMembers.island.tsx"), "\nexport const prova = 1;\n");
      appendFileSync(join(folder, "src/pages/faq.astro"), "\n<p>Prova</p>\n");
    }
    await share();
    await site.build();
    // With a cache outside the project, where Astro's processes once shared a folder.
    await other.build(["--full", "--shards", "3", "--cache", join(base, "cache")]);
    expect(site.tree()).toEqual(other.tree());
  });

  it("is unchanged when its build is killed, and correct after the next one", async () => {
    const before = site.tree();
    parliament.remove("vote", "vs19_642_001");
    await share();
    await site.build([], "plan:");
    expect(site.tree()).toEqual(before);
    // Simulates a bundled module corrupted on disk or by hand.
    const [module = ""] = listFiles(site.bundle).filter((file) => file.endsWith(".mjs"));
    const whole = readFileSync(join(site.bundle, module));
    rmSync(join(site.bundle, module));
    writeFileSync(join(site.bundle, module), "export {};\n");
    await site.build();
    expect(readFileSync(join(site.bundle, module))).toEqual(whole);
    await other.build(["--full"]);
    expect(site.tree()).toEqual(other.tree());
    expect(site.tree()).toHaveProperty(["votazioni/vs19_642_001.html"]);
  });

  it("is the same as a full one after any sequence of edits", async () => {
    await fc.assert(
      fc.asyncProperty(anySteps({ minLength: 2, maxLength: 3 }), async (steps) => {
        const folder = mkdtempSync(join(base, "sequence-"));
        const [one, two] = ["one", "two"].map((name) => new ProjectCopy(join(folder, name)));
        if (one === undefined || two === undefined) throw new Error("no copies");
        for (const copy of [one, two]) cpSync(bundle, copy.bundles, { recursive: true });
        await checkSteps(astroSite(one, two), smallParliament(), steps);
        rmSync(folder, { recursive: true });
      }),
      // A sequence of some steps: a kill after an edit of the code, data, shards. Each build takes seconds.
      { numRuns: sequences, seed: 255, endOnFailure: true },
    );
  });

  it("has new host rules and no new page after an edit of the code that writes the rules", async () => {
    const inode = (file: string): number => statSync(join(site.folder, "dist", file)).ino;
    const page = inode("votazioni.html");
    const read = (): string => readFileSync(join(site.folder, "dist/_nginx-server.conf"), "utf8");
    expect(read()).not.toContain("application/x-7");
    for (const copy of [site, other]) copy.edit("scripts/serve/content-types.ts", 7);
    await share();
    await site.build();
    expect(read()).toContain("application/x-7 zip;");
    expect(inode("votazioni.html")).toBe(page);
    await other.build(["--full"]);
    expect(site.tree()).toEqual(other.tree());
  });

  describe("a site from a source with missing parts", () => {
    let third: ProjectCopy;
    const reads = join(base, "reads.tsv");
    beforeAll(() => {
      third = new ProjectCopy(join(base, "three"));
      const recorder = pathToFileURL(resolve("tests/build/support/record-reads.ts")).href;
      third.environment = { NODE_OPTIONS: `--import=${recorder}`, EMICICLO_READS: reads };
      // Astro's bundler does not read modules by Node's functions.
      const config = join(third.folder, "astro.config.mjs");
      const plugin = `{ name: "record", moduleParsed: ({ id }) => globalThis.noteRead(id) }`;
      const text = readFileSync(config, "utf8").replace("[browserChunks()", `[browserChunks(), ${plugin}`);
      writeFileSync(config, text);
    });

    it("says on pages with permanent addresses that nothing is there yet, and shows no empty list", async () => {
      const alone = smallParliament();
      for (const kind of ["vote", "act", "event"] as const)
        for (const record of alone.all(kind)) alone.remove(kind, recordKey(kind, record));
      await alone.write(third.data);
      await third.build();
      const files = Object.keys(third.tree());
      expect(files).toContain("votazioni.html");
      const permanent = files.filter((file) =>
        /^(?!open-data).*(archivio|cronaca|ribelli|sul-filo|battuto)\.html$/.test(file),
      );
      expect(permanent).toEqual(["cronaca.html", ...emptyVotePages]);
      for (const file of permanent) {
        const html = readFileSync(join(third.folder, "dist", file), "utf8");
        expect(html, file).not.toContain("<tbody");
        expect(html, file).toMatch(/non (è ancora stata|sono ancora state) acquisit/);
      }
    });

    it("was made from files that all count as code", () => {
      const { contracts, render, build } = readCode(third.folder);
      const codeOf: Readonly<Record<string, ReadonlyMap<string, string>>> = {
        "prepare-process.ts": contracts,
        "write-sqlite-thread.ts": contracts,
        "answers-thread.ts": contracts,
        "pictures-process.ts": contracts,
        "bundle-process.ts": render,
        "render-process.ts": render,
        "check-pages-thread.ts": build,
        // Computes the digests, writes the search index and starts the others.
        "build.ts": new Map([...contracts, ...render, ...build]),
      };
      const isInput = (file: string): boolean => !/^(\.\.|\.cache|data|node_modules)\//.test(file);
      const found = readFileSync(reads, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => {
          const [script = "", path = ""] = line.split("\t");
          return { script, file: relative(third.folder, path).replaceAll("\\", "/") };
        })
        .filter(({ file }) => isInput(file));
      for (const [script, file] of [
        ["prepare-process.ts", "src/domain/days.ts"],
        ["bundle-process.ts", "src/pages/faq.astro"],
        ["bundle-process.ts", "src/content/faq/che-cosa-e.md"],
        ["bundle-process.ts", "src/components/votes/VoteMembers.island.tsx"],
        ["build.ts", "scripts/serve/content-types.ts"],
      ])
        expect(found).toContainEqual({ script, file });
      expect(found.filter(({ script, file }) => codeOf[script]?.has(file) !== true)).toEqual([]);
    });

    it("splits a member's long vote list by year, and does not rebuild the years that are over", async () => {
      const busy = smallParliament();
      const list = "persone/d-0-1970-01-01/voti-chiave";
      const add = (sitting: number, date: string, count: number): void => {
        busy.put("sitting", { id: `C-${sitting}`, branch: "C", number: sitting, date, url: null });
        for (let i = 1; i <= count; i += 1) {
          const { vote, ballots } = cameraVote(sitting, i, date, i, { isKey: true });
          busy.put("vote", vote, ballots);
        }
      };
      add(700, "2024-11-12", 40);
      add(701, "2025-11-11", 160);
      add(800, "2026-11-17", 2);
      await busy.write(third.data);
      await third.build();
      const read = (file: string): string =>
        readFileSync(join(third.folder, "dist", `${file}.html`), "utf8").replaceAll("\u00A0", " ");
      const days = (html: string): string[] =>
        [...html.slice(html.indexOf("<tbody")).matchAll(/<time datetime="(\d{4}-\d\d-\d\d)"/g)].map(
          ([, day = ""]) => day,
        );
      const last = read(list);
      expect(days(last).every((day) => day.startsWith("2026-"))).toBe(true);
      expect(last).toContain(`${days(last).length} voti chiave nel 2026`);
      expect(last).toMatch(/<nav class="pager" aria-label="Anni"><span aria-current="page">2026<\/span>/);
      expect(last).toContain(`<a href="/${list}/2025" rel="next">Voti chiave del 2025</a>`);
      const before = read(`${list}/2025`);
      expect(days(before)).toEqual(Array.from({ length: 160 }, () => "2025-11-11"));
      expect(before).toContain(`<a href="/${list}">2026</a>`);
      expect(days(read(`${list}/2024`))).toEqual(Array.from({ length: 40 }, () => "2024-11-12"));
      expect(read(`${list}/2024`)).not.toContain('rel="next"');
      const inode = (file: string): number => statSync(join(third.folder, "dist", `${file}.html`)).ino;
      const kept = [`${list}/2025`, `${list}/2024`].map(inode);
      const made = inode(list);
      add(801, "2026-11-20", 1);
      await busy.write(third.data);
      await third.build();
      expect([`${list}/2025`, `${list}/2024`].map(inode)).toEqual(kept);
      expect(inode(list)).not.toBe(made);
      expect(days(read(list))[0]).toBe("2026-11-20");
    });

    it("passes every check before publication with the official dumps, which have no votes", async () => {
      const dumps = join(third.folder, "dumps");
      await third.run("scripts/pull.ts", ["--source", "opendata", "--from", writeDumpFolder(), "--data", dumps]);
      // Fails on a broken link.
      await third.build(["--data", dumps, "--out", "official"]);
      const files = listFiles(join(third.folder, "official"));
      expect(
        files.filter((file) => /^(votazioni|attivita_legislativa\/disegni_di_legge|cerca)\.html$/.test(file)),
      ).toHaveLength(3);
      expect(files.filter((file) => file.startsWith("votazioni/"))).toEqual(emptyVotePages);
      const read = (page: string): string => readFileSync(join(third.folder, "official", `${page}.html`), "utf8");
      // Nothing on the pages refers to votes, and no empty file is offered.
      expect(read("confronta")).toContain("quanto votano allo stesso modo non si può dire");
      expect(read("confronta")).toContain("Scegli due parlamentari per metterne a confronto i numeri.");
      expect(read("i-miei-parlamentari")).toContain("I loro voti ci saranno quando le votazioni saranno acquisite.");
      expect(read("cerca")).not.toContain('<option value="Votazioni"');
      // The source has no newsroom: the events are those that a rule finds in the record.
      expect(read("index")).toContain("/feed/eventi.ics");
      // Of legislative decrees there are only the drafts.
      const drafts = read("attivita_legislativa/decreti_legislativi");
      expect(drafts).toContain("Se e quando siano stati adottati non è ancora stato acquisito.");
      expect(drafts).toContain("Schema trasmesso alle Camere");
      expect(read("attivita_legislativa/decreti_attuativi")).not.toContain("decreti_attuativi.csv");
      expect(read("attivita_legislativa/disegni_di_legge")).toContain("disegni_di_legge.csv");
      expect(read("organi_parlamentari/camera/commissioni_e_giunte")).not.toContain("La forza è la somma");
      const gazette = "Le date di pubblicazione in Gazzetta, da cui si contano i";
      expect(read("attivita_legislativa/decreti_legge")).toContain(gazette);
      expect(read("attivita_legislativa/decreti_legge")).not.toContain('data-l="in Gazzetta"');
      const governments = files.filter((file) => /^governi\/[^/]+\.html$/.test(file));
      expect(governments).not.toEqual([]);
      const government = read(governments[0]?.replace(".html", "") ?? "");
      expect(government).toContain("Le date di pubblicazione in Gazzetta non sono ancora state acquisite.");
      expect(government).not.toContain('data-l="in Gazzetta"');
      expect(read("indice_di_forza")).toContain(
        "La mediana è l’indice di chi sta nel mezzo; di meno di 10 persone non ha barra.",
      );
    });
  });
});
