import { expect, it } from "vitest";
import { addressHtml } from "#src/lib/address-html.ts";

it("lets an address break after its slashes, but not within the scheme", () => {
  expect(addressHtml("https://esempio.it/votazioni/vs19_1").text).toBe("https://esempio.it/<wbr>votazioni/<wbr>vs19_1");
});

it("keeps a day, an edition and a licence on one line", () => {
  expect(addressHtml("Dati al 19 novembre 2026 (2026-11-20), licenza (CC BY-SA 4.0)").text).toBe(
    'Dati al <span class="nb">19 novembre</span> 2026 (<span class="nb">2026-11-20</span>), licenza <span class="nb">(CC BY-SA 4.0)</span>',
  );
  expect(addressHtml("dell’8 marzo 2026 (oggi), dal 1º marzo 2026 (ieri)").text).toBe(
    'dell’<span class="nb">8 marzo</span> 2026 (oggi), dal <span class="nb">1º marzo</span> 2026 (ieri)',
  );
});
