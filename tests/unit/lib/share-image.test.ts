import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { routes, shareImage } from "#src/lib/routes.ts";

it.each([
  [routes.vote("vs19_641_041"), "/condivisione/votazione.png"],
  [routes.person("rossi-maria-1970-01-31"), "/condivisione/persona.png"],
  [routes.act("bill", "C_1"), "/condivisione/atto.png"],
  [routes.group("S", "senato-misto"), "/condivisione/organo.png"],
  [routes.government("i-governo"), "/condivisione/organo.png"],
  [routes.home(), "/condivisione/sito.png"],
  [routes.faq(), "/condivisione/sito.png"],
])("%s is shared with %s, which is there", (path, image) => {
  expect(shareImage(path)).toBe(image);
  expect(existsSync(`public${image}`)).toBe(true);
});
