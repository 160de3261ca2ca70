/** Deployments by rsync to a folder of this machine: the same commands as to another one. Skipped without rsync. */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";

const found = spawnSync("sh", ["-c", "command -v rsync"], { encoding: "utf8" }).stdout.trim();
if (found === "") process.stderr.write("rsync is not installed: the tests of two deployments by rsync are skipped\n");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rsync-"));
  mkdirSync(join(folder, "srv"));
});

const place = (): string => join(folder, "srv/site");
const shown = (): string | null =>
  existsSync(join(place(), "index.html")) ? readFileSync(join(place(), "index.html"), "utf8") : null;
const left = (): string[] => readdirSync(join(folder, "srv/.site.sites"));

/** The arguments that send a site with this text. */
function command(text: string): string[] {
  const out = join(folder, `dist-${text}`);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, "index.html"), text);
  writeFileSync(join(out, ".edition"), text);
  return ["scripts/deploy.ts", "--out", out, "--target", `rsync:${place()}`];
}

function send(text: string, bin?: string): { status: number | null; stderr: string } {
  const path = process.env["PATH"] ?? "";
  const env = { ...process.env, PATH: bin === undefined ? path : `${bin}:${path}` };
  return spawnSync(process.execPath, command(text), { encoding: "utf8", env });
}

/** A folder with an rsync that first runs `before`, once, when its arguments match `pattern` of the shell. */
function held(pattern: string, before: string): string {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const flag = join(folder, "held");
  const script = `#!/bin/sh\ncase "$*" in ${pattern}) if [ ! -e ${flag} ]; then touch ${flag}; ${before}; fi;; esac\nexec ${found} "$@"\n`;
  writeFileSync(join(bin, "rsync"), script);
  chmodSync(join(bin, "rsync"), 0o755);
  return bin;
}

/** The shell's command that deploys with the real rsync; its output and status go to files. */
const other = (text: string): string =>
  `PATH="${process.env["PATH"] ?? ""}" ${[process.execPath, ...command(text)].join(" ")} > ${folder}/other.log 2>&1; echo $? > ${folder}/other.status`;
const ofOther = (file: "log" | "status"): string => readFileSync(join(folder, `other.${file}`), "utf8").trim();

describe.skipIf(found === "")("two deployments by rsync at the same time", { tags: ["long"] }, () => {
  it("do not mix: the second one ends with 1 before it sends anything", () => {
    send("one");
    const first = send("two", held("*--checksum*--compress*", other("three")));
    expect([first.status, shown()]).toEqual([0, "two"]);
    expect(ofOther("status")).toBe("1");
    expect(ofOther("log")).toMatch(/another deployment is at work \(machine [\da-f]{12}, process \d+\)/);
  });

  it("leave a whole site, and the older one ends with 1, also where the lock did not hold", () => {
    send("one");
    send("two");
    const unlock = `rm ${folder}/srv/.site.sites/sending.json; ${other("four")}`;
    const first = send("three", held("*--delete*/\\*\\*\\*\\ *", unlock));
    expect([ofOther("status"), shown()]).toEqual(["0", "four"]);
    expect(first.status).toBe(1);
    expect(first.stderr).toContain("another deployment was at work at the same time; run it again");
  });

  it("show the newer site where its deployment deleted the folder of the older one before that one was shown", () => {
    send("one");
    const unlock = `rm ${folder}/srv/.site.sites/sending.json; ${other("three")}`;
    const first = send("two", held("--links\\ --*link/site*", unlock));
    expect([ofOther("status"), shown()]).toEqual(["0", "three"]);
    expect(first.status).toBe(1);
    expect(first.stderr).toContain("another deployment was at work at the same time; run it again");
  });

  it("a lock of another machine holds until its end, and a damaged one not at all", () => {
    send("one");
    const lock = (text: string) => writeFileSync(join(folder, "srv/.site.sites/sending.json"), text);
    const until = (instant: string) => lock(JSON.stringify({ host: "x", pid: 1, owner: "x", until: instant }));
    until("2999-01-01T00:00:00.000Z");
    const refused = send("two");
    expect([refused.status, shown()]).toEqual([1, "one"]);
    expect(refused.stderr).toContain("If it was killed, its lock ends at 2999-01-01T00:00:00.000Z");
    until("2020-01-01T00:00:00.000Z");
    expect([send("three").status, shown()]).toEqual([0, "three"]);
    lock("{");
    expect([send("four").status, shown()]).toEqual([0, "four"]);
  });
});

describe.skipIf(found === "")("a deployment by rsync", { tags: ["long"] }, () => {
  it("keeps the site that it shows and the one before, and no lock", () => {
    for (const text of ["one", "two", "three"]) expect(send(text).status).toBe(0);
    expect(left().filter((name) => !/^\d+$/.test(name))).toEqual([]);
    expect(left()).toHaveLength(2);
    const rolled = spawnSync(process.execPath, [...command("three"), "--roll-back"], { encoding: "utf8" });
    expect([rolled.status, shown()]).toEqual([0, "two"]);
  });
});
