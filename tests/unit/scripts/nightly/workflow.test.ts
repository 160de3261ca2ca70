/** Scripts of the nightly workflow, with stubs for `gh` and `npm`, and rules for every workflow file. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "emiciclo-workflow-"));
  mkdirSync(join(folder, "bin"));
});

/** Puts a stub on the PATH, which logs its arguments to `asked`. */
function standIn(name: string, body: string): void {
  const file = join(folder, "bin", name);
  writeFileSync(file, `#!/usr/bin/env bash\nset -eu\necho "$*" >> "${join(folder, "asked")}"\n${body}\n`);
  chmodSync(file, 0o755);
}

function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const { status, stdout } = spawnSync("bash", [resolve(".github/nightly", script), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: {
      PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}`,
      GITHUB_REPOSITORY: "o/r",
      GITHUB_OUTPUT: join(folder, "output"),
      ...env,
    },
  });
  return { status, stdout };
}
const asked = (): string[] => readFileSync(join(folder, "asked"), "utf8").trim().split("\n");
const file = (name: string): string => readFileSync(join(folder, name), "utf8");

/** A stub of the releases with the given tags; their files are those in `release/`, the last written is the newest. */
const releases = (tags: string): string =>
  `case "$1 $2" in
    "release list") printf '${tags}' ;;
    "release view") ls -tr release ;;
    "release download") cp "release/$7" . ;;
    "release create") ;;
    "release upload") mkdir -p release && cp "$4" release/ ;;
    "release delete-asset") rm "release/$4" ;;
  esac`;

/** Packs a state with the given text, as the workflow does. */
function pack(text: string): void {
  mkdirSync(join(folder, "data"), { recursive: true });
  writeFileSync(join(folder, "data/parliament.sqlite"), text);
  spawnSync("tar", ["--zstd", "-cf", "data.tar.zst", "data"], { cwd: folder });
  rmSync(join(folder, "data"), { recursive: true });
  writeFileSync(join(folder, "edition"), text);
}
const released = (): string[] => readdirSync(join(folder, "release")).sort();

describe("the state between nightly runs", () => {
  it("is missing in the first run", () => {
    standIn("gh", releases("v1\\n"));
    expect(run("restore.sh")).toEqual({ status: 0, stdout: "first nightly run: no state yet\n" });
  });

  it("is stored in a release and restored completely, with the edition of the deployed site", () => {
    standIn("gh", releases(""));
    pack("whole");
    expect(run("save-state.sh", ["11-1"], { ARRIVED: "true" }).status).toBe(0);
    expect(asked()[1]).toMatch(/^release create state /);
    standIn("gh", releases("v1\\nstate\\n"));
    expect(run("restore.sh").status).toBe(0);
    expect([file("data/parliament.sqlite"), file("arrived")]).toEqual(["whole", "whole"]);
    expect(existsSync(join(folder, "data-11-1.tar.zst"))).toBe(false);
  });

  it("is stored without changing the deployed edition when the site was not deployed", () => {
    standIn("gh", releases("state\\n"));
    pack("one");
    run("save-state.sh", ["11-1"], { ARRIVED: "true" });
    pack("two");
    expect(run("save-state.sh", ["12-1"], { ARRIVED: "false" }).status).toBe(0);
    expect(released()).toEqual(["arrived", "data-12-1.tar.zst"]);
    run("restore.sh");
    expect([file("data/parliament.sqlite"), file("arrived")]).toEqual(["two", "one"]);
  });

  it("of the previous run is removed only when the new one is complete", () => {
    standIn("gh", releases("state\\n"));
    pack("one");
    run("save-state.sh", ["11-1"], { ARRIVED: "true" });
    standIn("gh", releases("state\\n").replace('"release upload") ', '"release upload") exit 1;'));
    pack("two");
    expect(run("save-state.sh", ["12-1"], { ARRIVED: "true" }).status).not.toBe(0);
    expect(released()).toEqual(["arrived", "data-11-1.tar.zst"]);
  });

  it("is the newer one when a run ended between its upload and the removal of the older one", () => {
    standIn("gh", releases("state\\n").replace('"release delete-asset") ', '"release delete-asset") exit 1;'));
    for (const [index, text] of ["one", "two"].entries()) {
      pack(text);
      run("save-state.sh", [`1${2 - index}-1`], { ARRIVED: "true" });
      utimesSync(join(folder, `release/data-1${2 - index}-1.tar.zst`), index, index);
    }
    run("restore.sh");
    expect(file("data/parliament.sqlite")).toBe("two");
  });

  it("stops the run when GitHub fails or has no file, rather than starting from an empty state", () => {
    standIn("gh", "exit 1");
    expect(run("restore.sh").status).not.toBe(0);
    mkdirSync(join(folder, "release"));
    standIn("gh", releases("state\\n"));
    expect(run("restore.sh")).toEqual({
      status: 1,
      stdout:
        'the release "state" holds no data-*.tar.zst: bring one back, or delete the release to start from nothing\n',
    });
    expect(existsSync(join(folder, "data"))).toBe(false);
  });
});

describe("the nightly run", () => {
  /** Writes the edition of the built site and of the deployed one. */
  const site = (published: string, arrived: string | null): void => {
    mkdirSync(join(folder, "dist"), { recursive: true });
    writeFileSync(join(folder, "dist/.edition"), published);
    if (arrived !== null) writeFileSync(join(folder, "arrived"), arrived);
  };
  it.each([0, 10, 20, 1])("that ends with %i outputs the code, so that its data are packed in any case", (code) => {
    standIn("npm", `exit ${code}`);
    site("one", "one");
    expect(run("run.sh", [], { SOURCE: "api", API_BASE: "https://h/v1/19/", FULL: "true" }).status).toBe(0);
    expect(file("output")).toBe(`code=${code}\nwarned=false\nnews=false\nsend=false\n`);
    expect(asked()).toEqual(["run nightly -- --source api --minutes 150 --base-url https://h/v1/19/ --full"]);
  });

  it("begins anew when a person asks for it", () => {
    standIn("npm", "exit 0");
    run("run.sh", [], { SOURCE: "opendata", BEGIN_ANEW: "true" });
    expect(asked()).toEqual(["run nightly -- --source opendata --minutes 150 --begin-anew"]);
    expect(readFileSync(".github/workflows/nightly.yml", "utf8")).toContain("BEGIN_ANEW: ${{ inputs.begin-anew }}");
  });

  it("from the chambers' open data needs no address, and ignores that of the API", () => {
    standIn("npm", "exit 0");
    for (const API_BASE of ["", "https://h/v1/19/"]) run("run.sh", [], { SOURCE: "opendata", API_BASE });
    expect(asked()).toEqual(Array(2).fill("run nightly -- --source opendata --minutes 150"));
  });

  it.each([0, 10, 20])("deploys a built site that differs from the deployed one, with any exit code (%i)", (code) => {
    standIn("npm", `exit ${code}`);
    for (const arrived of [null, "older"]) {
      site("new", arrived);
      expect(run("run.sh", [], { SOURCE: "api" }).status).toBe(0);
      expect(file("output")).toMatch(/send=true\n$/);
      expect(file("edition")).toBe("new");
    }
  });

  it.each([
    ["none", [], "warned=false\nnews=false"],
    ["a notice", [{ severity: "notice", isNews: true }], "warned=false\nnews=false"],
    ["a new warning", [{ severity: "warning", isNews: true }], "warned=true\nnews=true"],
    ["an old warning", [{ severity: "warning", isNews: false }], "warned=true\nnews=false"],
  ])("outputs whether its remarks want a person: %s", (_, remarks, output) => {
    standIn("npm", "exit 10");
    mkdirSync(join(folder, "data"));
    writeFileSync(join(folder, "data/report.json"), JSON.stringify({ remarks }));
    run("run.sh", [], { SOURCE: "api" });
    expect(file("output")).toContain(output);
  });

  it("deploys nothing without a built site", () => {
    standIn("npm", "exit 20");
    expect(run("run.sh", [], { SOURCE: "api" }).status).toBe(0);
    expect(file("output")).toBe("code=20\nwarned=false\nnews=false\nsend=false\n");
  });
});

describe("the issue about nightly runs", () => {
  const tracker = (open: string): string => `if [ "$1 $2" = "issue list" ]; then printf '${open}'; fi`;

  it("is opened once, and commented on while it is open", () => {
    standIn("gh", tracker(""));
    run("open-issue.sh", ["Look", "body.md"]);
    expect(asked().at(-1)).toBe("issue create --repo o/r --label nightly --title Look --body-file body.md");
    standIn("gh", tracker("7"));
    run("open-issue.sh", ["Look", "body.md"]);
    expect(asked().at(-1)).toBe("issue comment 7 --repo o/r --body-file body.md");
  });

  it("is closed by the next successful run; without an open issue nothing is closed", () => {
    standIn("gh", tracker("7"));
    expect(run("close-issue.sh", ["https://github.example/o/r/actions/runs/12"]).status).toBe(0);
    expect(asked().at(-1)).toBe(
      "issue close 7 --repo o/r --comment This nightly run succeeded: https://github.example/o/r/actions/runs/12",
    );
    standIn("gh", tracker(""));
    expect(run("close-issue.sh", ["https://github.example/o/r/actions/runs/13"]).status).toBe(0);
    expect(asked().at(-1)).toMatch(/^issue list /);
  });

  it("is opened by a run that kept the last site or failed to deploy, and not closed by it", () => {
    const nightly = readFileSync(".github/workflows/nightly.yml", "utf8");
    const conditionOf = (job: string): string =>
      new RegExp(
        ` {2}${job}:\n(?: {4}#.*\n)* {4}needs: \\[update, save-state, pages, rsync, cloud\\]\n {4}if: (.*)\n`,
      ).exec(nightly)?.[1] ?? "";
    const wrong =
      "contains(needs.*.result, 'failure') || contains(needs.*.result, 'cancelled') || needs.update.outputs.code == '20'";
    expect(conditionOf("open-issue")).toBe(`always() && (${wrong} || needs.update.outputs.news == 'true')`);
    // A warning keeps it open as long as it is there.
    expect(conditionOf("close-issue")).toBe(
      `always() && needs.update.result == 'success' && needs.update.outputs.warned == 'false' && !(${wrong})`,
    );
  });
});

describe("the check for missing runs", () => {
  const runs = (ids: string, jobs: string): string =>
    `case "$2" in *workflows/nightly.yml/runs*) printf '${ids}' ;; *runs/12/jobs) printf '${jobs}' ;; *) ;; esac`;

  it("succeeds after a successful run", () => {
    standIn("gh", runs("11\\n12\\n", "345"));
    expect(run("check-last-run.sh").status).toBe(0);
    expect(existsSync(join(folder, "report.md"))).toBe(false);
  });

  it("reports when there was no run, or only the check itself", () => {
    for (const ids of ["", "11\\n12\\n"]) {
      standIn("gh", runs(ids, ""));
      expect(run("check-last-run.sh").status).toBe(1);
      expect(file("report.md")).toMatch(/^No nightly run has succeeded since \d{4}-\d\d-\d\dT/);
    }
  });

  it("fails when GitHub fails", () => {
    standIn("gh", "exit 1");
    expect(run("check-last-run.sh").status).not.toBe(0);
  });
});

describe("workflow files", () => {
  const texts = readdirSync(".github/workflows").map((name) => readFileSync(join(".github/workflows", name), "utf8"));

  it("pin every action to a commit, the same everywhere, with its version in a comment", () => {
    const uses = texts.flatMap((text) => [...text.matchAll(/uses: (.*)/g)].map(([, value = ""]) => value));
    expect(uses.length).toBeGreaterThan(8);
    for (const use of uses) expect(use).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const pins = new Map(uses.map((use) => [use.split("@")[0], use]));
    expect(new Set(uses).size).toBe(pins.size);
  });

  it("have read permission only, a timeout for every job, and no credentials in the checkout", () => {
    for (const text of texts) {
      expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
      expect(text).toMatch(/^concurrency:\n {2}group: /m);
      expect([...text.matchAll(/runs-on:/g)].length).toBe([...text.matchAll(/^ {4}timeout-minutes:/gm)].length);
      expect([...text.matchAll(/actions\/checkout@/g)].length).toBe(
        [...text.matchAll(/persist-credentials: false/g)].length,
      );
    }
  });

  it("pack the state of a run before its site is checked, and save it in any case", () => {
    const nightly = readFileSync(".github/workflows/nightly.yml", "utf8");
    expect(nightly.indexOf("name: Pack the state")).toBeLessThan(nightly.indexOf("name: Check the site against"));
    expect(nightly).toMatch(
      / {2}save-state:\n(?: {4}#.*\n)* {4}needs: \[update, pages, rsync, cloud\]\n {4}if: always\(\) && needs\.update\.outputs\.state == 'true'\n/,
    );
  });

  it("give keys of clouds only to the step that sends, without a cache or a package that no lock file names", () => {
    const [, job = ""] =
      /\n {2}cloud:\n([^]*?)\n {2}save-state:/.exec(readFileSync(".github/workflows/nightly.yml", "utf8")) ?? [];
    expect(job.match(/np[mx] .*/g)).toEqual(["npm ci --ignore-scripts --prefix .github/wrangler"]);
    expect(job).toContain("\n    environment: production\n");
    expect(job).not.toMatch(/actions\/cache|cache:/);
    expect(job.indexOf("secrets.")).toBeGreaterThan(job.indexOf("name: Send the site"));
    expect(job.lastIndexOf("secrets.")).toBeLessThan(job.indexOf("run: |"));
  });

  it("pack the state after a run that failed or was stopped, but not one that was not restored", () => {
    const nightly = readFileSync(".github/workflows/nightly.yml", "utf8");
    const conditionOf = (step: string): string =>
      new RegExp(` {8}id: ${step}\n {8}if: (.*)\n`).exec(nightly)?.[1] ?? "";
    expect(conditionOf("pack")).toBe("always() && steps.restore.outcome == 'success'");
    expect(conditionOf("keep")).toBe("always() && steps.pack.outcome == 'success'");
    expect(nightly).toContain("- id: state\n        if: always() && steps.keep.outcome == 'success'\n");
    const [, step] = /id: update\n(?: {8}#.*\n)* {8}timeout-minutes: (\d+)\n/.exec(nightly) ?? [];
    const [, job] = /update:\n[^]*?timeout-minutes: (\d+)\n/.exec(nightly) ?? [];
    expect([step, job]).toEqual(["240", "300"]);
  });

  it("look for known vulnerabilities, and for new versions but those of the pinned chart library", () => {
    expect(texts.join("\n")).toContain("npm audit --package-lock-only --audit-level=high");
    const bot = readFileSync(".github/dependabot.yml", "utf8");
    const ignored = [...bot.matchAll(/dependency-name: (.*)/g)].map(([, name]) => name);
    expect(ignored).toEqual(["apexcharts", "react-apexcharts"]);
    // With update-types Dependabot ignores new versions, but no security fix.
    expect(bot.match(/update-types: \["version-update:semver-major", "version-update:semver-minor", "/g)).toHaveLength(
      2,
    );
    const { dependencies } = z
      .object({ dependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync("package.json", "utf8")));
    expect([dependencies["apexcharts"], dependencies["react-apexcharts"]]).toEqual(["4.7.0", "1.7.0"]);
  });

  it.each([
    [
      "fail at a fault of the pinned chart library of low severity",
      '{"vulnerabilities":{"apexcharts":{"severity":"low"}}}',
      1,
    ],
    ["pass a fault of another package", '{"vulnerabilities":{"other":{"severity":"low"}}}', 0],
    ["fail without an answer", '{"error":{"code":"ENOTFOUND"}}', 1],
  ])("%s", (_, answer, status) => {
    const [, step = ""] = /chart library[^\n]*\n {8}run: \|\n((?: {10}.*\n)+)/.exec(texts.join("\n")) ?? [];
    standIn("npm", `echo '${answer}'; exit 1`);
    const ended = spawnSync("bash", ["-e", "-c", step], {
      env: { PATH: `${join(folder, "bin")}:${process.env["PATH"] ?? ""}` },
    });
    expect([step !== "", ended.status]).toEqual([true, status]);
  });

  it("have owners for what decides what is published", () => {
    const lines = readFileSync(".github/CODEOWNERS", "utf8").trim().split("\n").slice(1);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(expect.arrayContaining(["/.github/", "/src/config/"]));
    for (const line of lines) {
      expect(line).toMatch(/^\/\S+ @\S+$/);
      expect(existsSync(line.split(" ")[0]?.slice(1) ?? ""), line).toBe(true);
    }
  });

  it("start nightly runs off the full hour, one at a time", () => {
    const nightly = readFileSync(".github/workflows/nightly.yml", "utf8");
    const minutes = [...nightly.matchAll(/cron: "(\d+) /g)].map(([, minute]) => Number(minute));
    expect(minutes).toEqual([23, 23, 41]);
    expect(nightly).toContain("cancel-in-progress: false");
    expect(nightly).toContain("group: ${{ github.event.schedule == '41 11 * * *' && 'check-last-run' || 'nightly' }}");
    expect(nightly.match(/'41 11 \* \* \*'/g)).toHaveLength(3);
  });

  it("deploy the whole site, with its edition file and /.well-known", () => {
    const nightly = readFileSync(".github/workflows/nightly.yml", "utf8");
    expect(nightly).toMatch(
      /upload-pages-artifact@.*\n.*\n {8}with:\n {10}path: dist\n(?: {10}#.*\n)* {10}include-hidden-files: true\n/,
    );
  });
});
