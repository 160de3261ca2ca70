/** The same promise with Astro itself, in copies of the project: other code, folder, number of processes, a kill. */
import { spawn } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { recordKey } from "#src/domain/records.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import { cameraVote, smallParliament, type Parliament } from "./support/parliament.ts";
import { readTree } from "./support/site.ts";

const copied = ["astro.config.mjs", "package.json", "package-lock.json", "public", "scripts", "src", "tsconfig.json"];

/** A copy of the project that can be edited and built by command. */
class ProjectCopy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    mkdirSync(join(folder, "data"));
  }

  get data(): string {
    return join(this.folder, "data");
  }

  tree(): Record<string, string> {
    return readTree(join(this.folder, "dist"));
  }

  /** The bundled code that the cache keeps. */
  get bundle(): string {
    const [name = ""] = readdirSync(join(this.folder, ".cache/artifacts/bundle"));
    return join(this.folder, ".cache/artifacts/bundle", name);
  }

  /** Runs `npm run build`; with `killAt`, kills it when a line of its output begins so. */
  build(args: readonly string[] = [], killAt?: string): Promise<number | null> {
    return this.run("scripts/build.ts", args, killAt);
  }

  /** Runs one of the project's commands. */
  run(script: string, args: readonly string[], killAt?: string): Promise<number | null> {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: this.folder,
      env: { ...process.env, NODE_ENV: "production" },
    });
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      if (killAt !== undefined && said.includes(killAt)) child.kill("SIGKILL");
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    return new Promise((done, fail) => {
      child.on("exit", (code) => (code === 0 || killAt !== undefined ? done(code) : fail(new Error(said))));
    });
  }
}

describe("a site built by Astro", () => {
  const base = mkdtempSync(join(tmpdir(), "emiciclo-astro-"));
  const parliament: Parliament = smallParliament();
  let site: ProjectCopy;
  let other: ProjectCopy;

  /** Gives the other copy the same data and register, as they are before the next build. */
  const share = async (): Promise<void> => {
    await parliament.write(site.data);
    rmSync(other.data, { recursive: true });
    cpSync(site.data, other.data, { recursive: true });
  };

  beforeAll(async () => {
    site = new ProjectCopy(join(base, "one"));
    other = new ProjectCopy(join(base, "another folder"));
    // Only the environment says where the API is: a file that nobody counts as code changes nothing.
    writeFileSync(join(other.folder, ".env"), "PUBLIC_API_BASE=https://altrove.example/\n");
    await parliament.write(site.data);
    await site.build();
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it("is the same after an edit of the data as a full one, in another folder, from slices of three machines", async () => {
    const { vote, ballots } = cameraVote(642, 1, "2026-11-20", 1, { isKey: true });
    parliament.put("sitting", { id: "C-642", branch: "C", number: 642, date: "2026-11-20", url: null });
    parliament.put("vote", vote, ballots);
    await share();
    const bundled = statSync(site.bundle).ino;
    await site.build();
    // The code is the same: Astro was not started.
    expect(statSync(site.bundle).ino).toBe(bundled);
    for (const shard of ["1", "2", "3"])
      await other.build(["--shards", "3", "--slice", shard, "--slices", "slices", "--cache", `machine-${shard}`]);
    expect(listFiles(join(other.folder, "slices")).length).toBeGreaterThan(3);
    expect(other.tree()).toEqual({});
    await other.build(["--shards", "3", "--slices", "slices"]);
    expect(site.tree()).toEqual(other.tree());
  });

  it("is the same after edits of a style, a label, an island and a page", async () => {
    for (const { folder } of [site, other]) {
      appendFileSync(join(folder, "src/styles/base/elements.css"), "\n.prova { color: inherit; }\n");
      appendFileSync(join(folder, "src/i18n/gone.ts"), "\nexport const prova = 1;\n");
      appendFileSync(join(folder, "src/islands/votes/VoteMembers.island.tsx"), "\nexport const prova = 1;\n");
      appendFileSync(join(folder, "src/pages/faq.astro"), "\n<p>Prova</p>\n");
    }
    await share();
    await site.build();
    // With a cache outside the project, where Astro's processes once shared a folder.
    await other.build(["--full", "--shards", "3", "--cache", join(base, "cache")]);
    expect(site.tree()).toEqual(other.tree());
  });

  it("stays as it was when its build is killed, and is right after the next one", async () => {
    const before = site.tree();
    parliament.remove("vote", "vs19_642_001");
    await share();
    await site.build([], "plan:");
    expect(site.tree()).toEqual(before);
    // As a disk or a hand may leave it.
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

  describe("from a source that has not everything", () => {
    let third: ProjectCopy;
    beforeAll(() => {
      third = new ProjectCopy(join(base, "three"));
    });

    it("has no page that would list nothing", async () => {
      const alone = smallParliament();
      for (const kind of ["vote", "act", "event"] as const)
        for (const record of alone.all(kind)) alone.remove(kind, recordKey(kind, record));
      await alone.write(third.data);
      await third.build();
      const files = Object.keys(third.tree());
      expect(files).toContain("votazioni.html");
      expect(files.filter((file) => /(archivio|cronaca|ribelli|sul-filo|battuto)\.html$/.test(file))).toEqual([]);
    });

    it("has a long list of a member's votes by year, and leaves the years that are over as they are", async () => {
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
      expect(last).toContain(`${days(last).length} votazioni nel 2026`);
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
      // Ends with an error if a link leads nowhere.
      await third.build(["--data", dumps, "--out", "official"]);
      const files = listFiles(join(third.folder, "official"));
      expect(
        files.filter((file) => /^(votazioni|attivita_legislativa\/disegni_di_legge|cerca)\.html$/.test(file)),
      ).toHaveLength(3);
      expect(files.filter((file) => file.startsWith("votazioni/"))).toEqual([]);
      const read = (page: string): string => readFileSync(join(third.folder, "official", `${page}.html`), "utf8");
      // Nothing is promised that needs votes, and no empty file is offered.
      expect(read("confronta")).toContain("quanto votano allo stesso modo non si può dire");
      expect(read("confronta")).toContain("Scegli due parlamentari per metterne a confronto i numeri.");
      expect(read("i-miei-parlamentari")).toContain("I loro voti ci saranno quando le votazioni saranno acquisite.");
      expect(read("cerca")).not.toContain('<option value="Votazioni"');
      expect(read("index")).not.toContain("/feed/eventi.ics");
      expect(read("attivita_legislativa/decreti_legislativi")).not.toContain("decreti_legislativi.csv");
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
      expect(read("indice_di_forza")).toContain("Camera e Senato fanno 100 ciascuno");
    });
  });
});
