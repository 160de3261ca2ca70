/**
 * `check-commits.ts BASE`: checks the subjects of the commits since the branch BASE; run by CI for a pull request. See
 * .github/CONTRIBUTING.md, "Commits".
 */
import { spawnSync } from "node:child_process";
import { DataError, runCommand } from "#scripts/lib/errors.ts";

const maxLength = 60;
/** Imperatives that end like a past tense or a gerund; words in "eed" (feed, speed) are never taken for one. */
const imperatives = new Set(["bring", "embed", "ping", "ring", "shed", "shred", "string", "swing"]);

/** Subjects that programs write: of git when it reverts, and of Dependabot. */
const written = /^(Revert|Reapply) "|^(Bump|Update) (\S+ from \S+ to \S+|the \S+ group )|^build\(deps/;

/** What is wrong with a commit subject; empty when nothing is, and for those that programs write. */
export function findSubjectFaults(subject: string): string[] {
  if (written.test(subject)) return [];
  const first = /^[a-z]+/i.exec(subject)?.[0].toLowerCase() ?? "";
  const isImperative = imperatives.has(first) || !/([^e]ed|ing)$/.test(first);
  return [
    ...(subject.length > maxLength ? [`${subject.length} characters, at most ${maxLength} allowed`] : []),
    ...(subject.endsWith(".") ? ["ends with a full stop"] : []),
    ...(isImperative ? [] : [`"${first}" is not an imperative`]),
  ];
}

if (import.meta.main)
  await runCommand(() => {
    const range = `${process.argv[2] ?? "main"}..HEAD`;
    const { status, stdout, stderr } = spawnSync("git", ["log", "--no-merges", "--format=%h %s", range, "--"], {
      encoding: "utf8",
    });
    if (status !== 0) throw new DataError(`git log ${range}: ${stderr}`);
    const lines = stdout.split("\n").filter((line) => line !== "");
    const faults = lines.flatMap((line) =>
      findSubjectFaults(line.slice(line.indexOf(" ") + 1)).map((fault) => `${line}: ${fault}`),
    );
    if (faults.length > 0) throw new DataError(faults.join("\n"));
    return Promise.resolve(0);
  });
