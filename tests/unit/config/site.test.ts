import { expect, it } from "vitest";
import { otherHost } from "#src/config/site.ts";
import { privacyPage } from "#src/i18n/prose.ts";

it("names the host of a live API that is not the site's own", () => {
  expect([undefined, "", "https://emiciclo.example/v1/19/", "https://api.example.org/v1/19/"].map(otherHost)).toEqual([
    null,
    null,
    null,
    "api.example.org",
  ]);
});

it("says on the privacy page which other site is asked", () => {
  expect(privacyPage.asks(null)).toBe("nessuna");
  expect(privacyPage.asks("api.example.org")).toBe(
    "soltanto a api.example.org, che riceve l’indirizzo IP e la ricerca o il filtro scelto, per mostrare i dati più recenti",
  );
});
