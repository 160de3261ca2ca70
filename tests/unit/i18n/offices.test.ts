import { expect, it } from "vitest";
import { roleText } from "#src/i18n/offices.ts";
import { roleLabel } from "#src/i18n/people.ts";

it.each([
  ["Segretario", "Segretaria"],
  ["Sottosegretario di Stato", "Sottosegretaria di Stato"],
  ["Sottosegretaria di Stato", "Sottosegretaria di Stato"],
  ["Ministro senza portafoglio", "Ministra senza portafoglio"],
  ["Vice ministro", "Vice ministra"],
  ["Viceministro dell’economia", "Viceministra dell’economia"],
  ["Vicepresidente vicario", "Vicepresidente vicaria"],
  ["Tesoriere", "Tesoriera"],
  ["Consigliere", "Consigliera"],
  ["Presidente", "Presidente"],
  ["Segretario della Presidenza del Senato", "Segretaria della Presidenza del Senato"],
  ["Segretario provvisorio della Presidenza del Senato", "Segretaria provvisoria della Presidenza del Senato"],
  ["Presidente provvisorio del Senato", "Presidente provvisorio del Senato"],
  ["Responsabile del segretariato", "Responsabile del segretariato"],
])("%s of a woman is %s, of a man unchanged", (role, feminine) => {
  expect([roleText(role, "F"), roleText(role, "M"), roleText(role, null)]).toEqual([feminine, role, role]);
});

it("inflects an office of government", () => {
  const minister = { code: "government", rank: "minister", text: "Ministro della salute", active: true } as const;
  expect([roleLabel(minister, "F"), roleLabel(minister, "M")]).toEqual([
    "Ministra della salute",
    "Ministro della salute",
  ]);
});
