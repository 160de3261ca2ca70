/**
 * Sites sent into folders, beside the one that is shown: to this machine, and with a real rsync through a stand-in for
 * ssh, which can break a connection. Skipped where rsync is missing.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { parseTarget } from "#scripts/deploy/targets.ts";
import { storageOptions } from "./storage/support.ts";

const hasRsync = spawnSync("rsync", ["--version"]).status === 0;
const hasRrsync = spawnSync("rrsync", ["-h"]).status === 0;

let folder = "";
let www = "";
let out = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emiciclo-beside-"));
  mkdirSync(join(folder, "srv"));
  www = join(folder, "srv/www");
  out = join(folder, "dist");
  // Counts connections; closes the one with the number in `break` after so many bytes.
  writeFileSync(
    join(folder, "ssh"),
    `#!/usr/bin/env bash
while [ "$1" != host ]; do shift; done
shift
echo >> "${folder}/connections"
if [ -e "${folder}/restricted" ]; then SSH_ORIGINAL_COMMAND="$*" exec rrsync "${folder}/srv"; fi
[ -e "${folder}/break" ] || exec sh -c "$*"
read -r connection bytes < "${folder}/break"
[ "$(wc -l < "${folder}/connections")" -eq "$connection" ] || exec sh -c "$*"
exec sh -c "$*" < <(dd bs=1 count="$bytes" status=none)
`,
  );
  chmodSync(join(folder, "ssh"), 0o755);
  process.env["RSYNC_RSH"] = join(folder, "ssh");
});
afterEach(() => {
  delete process.env["RSYNC_RSH"];
  rmSync(folder, { recursive: true });
});

/** Sends what is in `dist`. */
const sendTo = async (target: string): Promise<string> => await parseTarget(target).send(out, storageOptions());

/** Text that no compression shortens much. */
const noise = (seed: number): string =>
  Array.from({ length: 600 }, (_, i) =>
    Math.sin(seed + i)
      .toString(36)
      .slice(2),
  ).join("");

/** Publishes an edition in `dist`: every page names it, except the ones that never change. */
function publish(edition: string): void {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, "dati"), { recursive: true });
  const put = (file: string, text: string): void => writeFileSync(join(out, file), text);
  put("index.html", `<p>${edition}`);
  put(`${edition}.html`, noise(edition.charCodeAt(0)));
  for (let n = 0; n < 10; n++) put(`dati/${n}.html`, `${edition}${noise(n + 1000 * edition.charCodeAt(0))}`);
  put("dati/old.html", noise(100));
  put(".edition", edition);
}

/** Editions named by the pages that are served; more than one, or a missing page, would be a fault. */
function served(): readonly string[] {
  const edition = readFileSync(join(www, ".edition"), "utf8");
  const names = ["index.html", ...Array.from({ length: 10 }, (_, n) => `dati/${n}.html`)];
  const pages = names.map((name) => readFileSync(join(www, name), "utf8").replace("<p>", "").slice(0, 1));
  const whole = [".edition", `${edition}.html`, "dati/old.html", ...names];
  const twins = whole.filter((name) => name !== ".edition" && name !== "index.html").map((name) => `${name}.gz`);
  expect(listFiles(www).sort()).toEqual([...whole, ...twins].sort());
  return [...new Set([edition, ...pages])];
}

const kept = (): readonly string[] =>
  readdirSync(join(folder, "srv/.www.sites"))
    .filter((name) => existsSync(join(folder, "srv/.www.sites", name, ".edition")))
    .map((name) => readFileSync(join(folder, "srv/.www.sites", name, ".edition"), "utf8"))
    .sort();

describe.each([
  { kind: "folder", isThere: true, to: () => `folder:${www}` },
  { kind: "rsync to this machine", isThere: hasRsync, to: () => `rsync:${www}` },
  { kind: "rsync through ssh", isThere: hasRsync, to: () => `rsync:user@host:${www}` },
])("$kind", ({ isThere, to }) => {
  describe.skipIf(!isThere)(isThere ? "" : "rsync: not installed", () => {
    const send = async (edition: string): Promise<void> => {
      publish(edition);
      await sendTo(to());
    };

    it("shows each site by a link and keeps the one before", async () => {
      for (const edition of ["A", "B", "C"]) {
        await send(edition);
        expect(served()).toEqual([edition]);
      }
      expect(kept()).toEqual(["B", "C"]);
      expect(lstatSync(www).isSymbolicLink()).toBe(true);
      expect(readdirSync(join(folder, "srv")).sort()).toEqual([".www.sites", "www"]);
      expect(readdirSync(folder)).not.toContain(".dist.sending");
    });

    it("stores a file that did not change once, with its twin", async () => {
      await send("A");
      await send("B");
      const links = (file: string): number => statSync(join(www, file)).nlink;
      expect(["dati/old.html", "dati/old.html.gz", "dati/1.html", "index.html"].map(links)).toEqual([2, 2, 1, 1]);
    });

    it("rolls back, goes forward again, and goes on from there", async () => {
      await send("A");
      await expect(async () => await parseTarget(to()).rollBack?.(out, storageOptions())).rejects.toThrow(
        "no other site is kept",
      );
      await send("B");
      await parseTarget(to()).rollBack?.(out, storageOptions());
      expect(served()).toEqual(["A"]);
      await parseTarget(to()).rollBack?.(out, storageOptions());
      expect(served()).toEqual(["B"]);
      await parseTarget(to()).rollBack?.(out, storageOptions());
      await send("C");
      expect([served(), kept()]).toEqual([["C"], ["A", "C"]]);
    });

    it("still has the earlier site to roll back to when sending fails", async () => {
      await send("A");
      await send("B");
      rmSync(out, { recursive: true });
      await expect(sendTo(to())).rejects.toThrow();
      expect([served(), kept()]).toEqual([["B"], ["A", "B"]]);
      await parseTarget(to()).rollBack?.(out, storageOptions());
      expect(served()).toEqual(["A"]);
    });

    it("accepts an empty folder, and touches nothing that is no site", async () => {
      mkdirSync(www);
      await send("A");
      expect(served()).toEqual(["A"]);
      rmSync(www);
      mkdirSync(join(www, "letters"), { recursive: true });
      writeFileSync(join(www, "letters/one.txt"), "dear");
      await expect(send("B")).rejects.toThrow("www: holds something else than a published site");
      expect([listFiles(www), kept()]).toEqual([["letters/one.txt"], ["A"]]);
    });
  });
});

describe.skipIf(!hasRsync)(hasRsync ? "rsync" : "rsync: not installed", () => {
  const send = async (edition: string): Promise<void> => {
    publish(edition);
    await sendTo(`rsync:user@host:${www}`);
  };
  /** The connection that sends the files, after two looks and the lock, and the one that replaces the link. */
  const [sends, links] = [7, 10];
  /** Connections with the number of bytes after which they break. */
  const breaks = [
    ...[1, 2, 3, 6, links, 11, 12].map((connection) => [connection, 40] as const),
    ...[200, 10_000, 30_000].map((bytes) => [sends, bytes] as const),
  ];

  it.each(breaks)("shows one whole site when connection %i breaks after %i bytes", async (connection, bytes) => {
    await send("B");
    rmSync(join(folder, "connections"));
    writeFileSync(join(folder, "break"), `${connection} ${bytes}\n`);
    await expect(send("C")).rejects.toThrow(/failed \(code \d+\)/);
    rmSync(join(folder, "break"));
    expect(served()).toEqual([connection <= links ? "B" : "C"]);
    await send("D");
    expect([served(), kept()]).toEqual([["D"], [connection <= links ? "B" : "C", "D"]]);
    expect(readdirSync(join(folder, "srv")).sort()).toEqual([".www.sites", "www"]);
    expect(readdirSync(folder)).not.toContain(".dist.sending");
  });

  it("does not send again what an interrupted transfer brought", async () => {
    await send("A");
    rmSync(join(folder, "connections"));
    writeFileSync(join(folder, "break"), `${sends} 30000\n`);
    await expect(send("B")).rejects.toThrow(/failed/);
    rmSync(join(folder, "break"));
    const left = readdirSync(join(folder, "srv/.www.sites")).find(
      (name) => !name.endsWith(readlinkSync(www).slice(11)),
    );
    const brought = join(folder, "srv/.www.sites", left ?? "", "dati/0.html");
    const { ino } = statSync(brought);
    await send("B");
    expect(statSync(join(www, "dati/0.html")).ino).toBe(ino);
  });

  it("refuses a target that is no folder of its own, and one that is a plain site or another link", async () => {
    publish("A");
    for (const text of ["user@host:", "user@host:/", "host:.", "host:..", "host:~", "/", "host::", "rsync://host/"])
      expect(() => parseTarget(`rsync:${text}`)).toThrow(`rsync:${text} names no folder of the site's own`);
    cpSync(out, www, { recursive: true });
    await expect(send("B")).rejects.toThrow(
      "is a plain folder; make it a link once, there: mkdir -p .www.sites && mv www .www.sites/1 && ln -s .www.sites/1 www",
    );
    const moved = "mkdir -p .www.sites && mv www .www.sites/1 && ln -s .www.sites/1 www";
    expect(spawnSync("sh", ["-c", moved], { cwd: dirname(www) }).status).toBe(0);
    await send("B");
    expect([served(), kept()]).toEqual([["B"], ["A", "B"]]);
    rmSync(www);
    symlinkSync(folder, www);
    await expect(send("C")).rejects.toThrow(`is a link to ${folder}; name that folder instead`);
  });

  it("does not send a folder that is no published site", async () => {
    publish("A");
    rmSync(join(out, ".edition"));
    await expect(sendTo(`rsync:${www}`)).rejects.toThrow("no published site there");
    expect(existsSync(www)).toBe(false);
  });

  it.skipIf(!hasRrsync)(
    hasRrsync ? "needs no more than a key that may only run rsync in one folder" : "rrsync: not installed",
    async () => {
      writeFileSync(join(folder, "restricted"), "");
      for (const edition of ["A", "B"]) {
        publish(edition);
        await sendTo("rsync:user@host:/www");
        expect(served()).toEqual([edition]);
      }
      expect(kept()).toEqual(["A", "B"]);
      expect(statSync(join(www, "dati/old.html")).nlink).toBe(2);
    },
  );
});
