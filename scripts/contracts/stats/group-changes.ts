import { findGroupChanges } from "#src/domain/group-changes.ts";
import { defineDerivation } from "#scripts/contracts/engine/reader.ts";
import { finalDay } from "./coverage.ts";
import { toBranch } from "./roster.ts";

/**
 * Group changes in a chamber, oldest first; argument: "C" or "S". Depends on everybody who sat there. Nobody leaves a
 * group by the end of the legislature.
 */
export const branchChanges = defineDerivation<ReturnType<typeof findGroupChanges>>(
  "bodies-group-changes",
  (read, argument) => {
    const { changes, moves } = findGroupChanges(
      read.index("person.branch", argument).map((key) => read.require("person", key)),
      toBranch(argument),
      new Map(
        read.index("group.branch", argument).flatMap((key) => {
          const { id, becomes } = read.require("group", key);
          return becomes === undefined ? [] : [[id, becomes] as const];
        }),
      ),
    );
    const last = read.derived(finalDay, argument);
    return { changes: last === null ? changes : changes.filter(({ date }) => date < last), moves };
  },
);
