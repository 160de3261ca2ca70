/** How much of each part the source has given so far. */
import { branches, type ActKind, type Branch } from "#src/domain/codes.ts";
import { readingOf, together, type Reading, type Readings } from "#src/domain/coverage.ts";
import { legislature } from "#src/domain/legislature.ts";
import { addDays, monthOf } from "#src/domain/days.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { actsStoppedOn } from "./act-days.ts";
import { finalDay, isDemo, missingParts } from "./coverage.ts";
import { voteMonths } from "./roster.ts";

/** Days. Both chambers voted on confidence within two weeks of the first sitting; a fill reads the newest votes first. */
const firstVotes = 60;

const ofActs = { bill: "bills", decree: "decrees", dlgs: "legislativeDecrees", datt: "implementingDecrees" } as const;

/**
 * Reading of the documents of amendments, for the pages that show them alone. Never complete in real data: documents
 * come days after the vote, and which are still to come is not published. Argument: "".
 */
export const amendmentsReading = defineDerivation<Reading>("amendments-reading", (read) => {
  if (read.keys("amendment").length === 0) return "unread";
  return read.derived(isDemo, "") ? "complete" : "partial";
});

/** Early cut-off: every page depends on it, and it changes a few times in the life of a site. Argument: "". */
export const readings = defineDerivation<Readings>("readings", (read) => {
  const missing = read.derived(missingParts, "");
  const [votesC = "unread", votesS = "unread"] = branches.map((branch) =>
    missing.includes("votes") ? "unread" : votesReading(read, branch),
  );
  const governments = missing.includes("governments")
    ? "unread"
    : readingOf(read.all("government").map(({ roles }) => (roles.length === 0 ? null : true)));
  const [bodiesC = "unread", bodiesS = "unread"] = branches.map((branch) => bodiesReading(read, branch));
  const readActs = read.derived(actsStoppedOn, "") === null ? "complete" : "partial";
  const acts = (kind: ActKind): Reading =>
    missing.some((part) => part === ofActs[kind]) || read.index("act.kind", kind).length === 0 ? "unread" : readActs;
  return {
    ...{ votesC, votesS },
    ...{ bodiesC, bodiesS, governments },
    ...{ officesC: together(bodiesC, governments), officesS: together(bodiesS, governments) },
    bills: acts("bill"),
    decrees: acts("decree"),
    legislativeDecrees: acts("dlgs"),
    implementingDecrees: acts("datt"),
  };
});

/** `complete` = read back to the first weeks of the legislature; a demonstration has no other votes. */
function votesReading(read: Reader, branch: Branch): Reading {
  const [first] = voteMonths(read, branch);
  if (first === undefined) return "unread";
  return read.derived(isDemo, "") || first.slice(2) <= monthOf(addDays(legislature.start, firstVotes))
    ? "complete"
    : "partial";
}

/** Bodies in which members of a chamber sit: each has people, and its presidency is among them. */
function bodiesReading(read: Reader, branch: Branch): Reading {
  // A legislature that is over has the bodies of its last day.
  const last = read.derived(finalDay, branch);
  const lasts = ({ end }: { readonly end: string | null }): boolean => end === null || (last !== null && end > last);
  const bodies = read.all("body").filter((body) => lasts(body) && (body.branch === branch || body.branch === "B"));
  const hasPresidency = bodies.some((body) => body.branch === branch && body.kind === "presidency");
  return readingOf([
    ...bodies.map(({ roles }) => (roles.length === 0 ? null : true)),
    ...(hasPresidency ? [] : [null]),
    // Lists of bodies that the source does not give name bodies that nobody knows.
    ...(read.derived(missingParts, "").includes("bodies") ? [null] : []),
  ]);
}
