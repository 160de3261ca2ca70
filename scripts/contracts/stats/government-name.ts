import { governmentName as nameInTexts } from "#src/domain/government-name.ts";
import { defineDerivation } from "#scripts/contracts/engine/reader.ts";

/** Name of a government, as pages show it; argument: its id. */
export const governmentName = defineDerivation<string>("government-name", (read, id) =>
  nameInTexts(
    read.require("government", id).name,
    read.all("government").map(({ name }) => name),
  ),
);
