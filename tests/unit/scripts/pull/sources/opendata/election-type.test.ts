import { expect, it } from "vitest";
import { toElectionType } from "#scripts/pull/sources/opendata/senators.ts";

it.each([
  ["Eletto proporzionale dalla XVIII legislatura", "proporzionale"],
  ["Eletto uninominale dalla XVIII legislatura", "maggioritario"],
  ["circoscrizioni estere", "proporzionale"],
  ["per cooptazione", "per cooptazione"],
  [null, null],
])("%s is %s, in the words of the Camera", (published, type) => expect(toElectionType(published)).toBe(type));
