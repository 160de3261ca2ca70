import { expect, it } from "vitest";
import { routes, shareKind } from "#src/lib/routes.ts";

it.each([
  [routes.vote("vs19_641_041"), "votazione"],
  [routes.person("rossi-maria-1970-01-31"), "persona"],
  [routes.deputies(), "persona"],
  [routes.act("bill", "C_1"), "atto"],
  [routes.group("S", "senato-misto"), "organo"],
  [routes.government("i-governo"), "organo"],
  [routes.home(), "sito"],
  [routes.faq(), "sito"],
])("%s has the kind %s", (path, kind) => {
  expect(shareKind(path)).toBe(kind);
});
