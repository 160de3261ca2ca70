import { expect, it } from "vitest";
import { changesSentence } from "#src/i18n/changes.ts";

it("describes added, changed and removed records, in words for every kind of record", () => {
  expect(
    changesSentence({
      kinds: [
        { kind: "vote", appeared: 51, changed: 0, vanished: 2 },
        { kind: "act", appeared: 2, changed: 1, vanished: 0 },
      ],
    }),
  ).toBe("Novità: 51\u00A0votazioni e 2\u00A0atti. Modifiche: 1\u00A0atto. Ritiri dalla fonte: 2\u00A0votazioni.");
});
