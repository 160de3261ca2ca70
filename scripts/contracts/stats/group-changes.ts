import { findGroupChanges } from "#src/domain/group-changes.ts";
import { defineDerivation } from "#scripts/contracts/engine/reader.ts";
import { toBranch } from "./roster.ts";

/** Group changes in a chamber, oldest first; argument: "C" or "S". Depends on everybody who sat there. */
export const branchChanges = defineDerivation<ReturnType<typeof findGroupChanges>>(
  "bodies-group-changes",
  (read, argument) =>
    findGroupChanges(
      read.index("person.branch", argument).map((key) => read.require("person", key)),
      toBranch(argument),
      new Map(
        read.index("group.branch", argument).flatMap((key) => {
          const { id, becomes } = read.require("group", key);
          return becomes === undefined ? [] : [[id, becomes] as const];
        }),
      ),
    ),
);
