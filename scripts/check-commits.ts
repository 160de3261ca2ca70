/** Checks the subjects of the commits since {@link base}; run by CI. See .github/CONTRIBUTING.md, "Commits". */
import { spawnSync } from "node:child_process";
import { DataError, runCommand } from "#scripts/lib/errors.ts";

/** Older subjects predate the rule. */
const base = "d3905d8c8a057075d962358453538a53e50e96fd";

const maxLength = 60;
/** Imperatives that end like a past tense or a gerund; words in "eed" (feed, speed) are never taken for one. */
const imperatives = new Set(["bring", "embed", "ping", "ring", "shed", "shred", "string", "swing"]);

/** What is wrong with a commit subject; empty when nothing is, and for those that programs write. */
export function findSubjectFaults(subject: string): string[] {
  if (/^Revert "|^(Bump|Update) \S+ from \S+ to \S+|^build\(deps/.test(subject)) return [];
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
    const { status, stdout } = spawnSync("git", ["log", "--no-merges", "--format=%h %s", `${base}..HEAD`], {
      encoding: "utf8",
    });
    // Without git, or in a shallow clone, the history cannot be checked.
    if (status !== 0) return Promise.resolve(0);
    const lines = stdout.split("\n").filter((line) => line !== "");
    const faults = lines.flatMap((line) =>
      findSubjectFaults(line.slice(line.indexOf(" ") + 1)).map((fault) => `${line}: ${fault}`),
    );
    if (faults.length > 0) throw new DataError(faults.join("\n"));
    return Promise.resolve(0);
  });
