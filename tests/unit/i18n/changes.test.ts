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

it("calls corrections so where they are listed, and counts them once", () => {
  const kinds = [
    { kind: "act", appeared: 0, changed: 4, vanished: 0 },
    { kind: "vote", appeared: 0, changed: 1, vanished: 0 },
  ];
  const said = (corrections: readonly string[], more = 0) =>
    changesSentence({ kinds, listed: { corrections: corrections.map((kind) => ({ kind })), more } }).replaceAll(
      "\u00A0",
      " ",
    );
  expect([said(["vote"]), said(["act", "vote"]), said([]), said(["vote"], 1)]).toEqual([
    "Correzioni: 1 votazione. Altre modifiche: 4 atti.",
    "Correzioni: 1 atto e 1 votazione. Altre modifiche: 3 atti.",
    "Modifiche: 4 atti e 1 votazione.",
    "Modifiche: 4 atti e 1 votazione.",
  ]);
});
