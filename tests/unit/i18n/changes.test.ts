import { expect, it } from "vitest";
import { changesSentence } from "#src/i18n/changes.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");
const row = (kind: string, appeared: number, changed: number, corrected: number, vanished: number) => ({
  kind,
  ...{ appeared, changed, corrected, vanished },
});

it("describes added, changed and removed records, in words for every kind of record", () => {
  const kinds = [row("vote", 51, 0, 0, 2), row("act", 2, 1, 0, 0)];
  expect(plain(changesSentence({ kinds }))).toBe(
    "Novità: 51 votazioni e 2 atti. Modifiche: 1 atto. Ritiri dalla fonte: 2 votazioni.",
  );
});

it("calls corrections so, and counts them once", () => {
  const said = (acts: number, votes: number) =>
    plain(changesSentence({ kinds: [row("act", 0, 4, acts, 0), row("vote", 0, 1, votes, 0)] }));
  expect([said(0, 1), said(1, 1), said(0, 0), said(4, 1)]).toEqual([
    "Correzioni: 1 votazione. Altre modifiche: 4 atti.",
    "Correzioni: 1 atto e 1 votazione. Altre modifiche: 3 atti.",
    "Modifiche: 4 atti e 1 votazione.",
    "Correzioni: 4 atti e 1 votazione.",
  ]);
});

it("names a correction of ours of a record that the log does not call changed", () => {
  expect(plain(changesSentence({ kinds: [row("vote", 0, 0, 1, 0)] }))).toBe("Correzioni: 1 votazione.");
});
