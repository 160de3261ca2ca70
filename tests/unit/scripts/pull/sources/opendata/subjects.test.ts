import { expect, it } from "vitest";
import { subjectsByReading } from "#scripts/pull/sources/opendata/bills.ts";

it("subjects of a reading come in the source's order, cleaned, in the words of the source", () => {
  const row = (d: string, c: string, label: string) => ({ d, c: `http://dati.senato.it/classificazione/${c}`, label });
  const subjects = subjectsByReading([
    row("ddl/1", "1-GEN-10", "TUMORI"),
    row("ddl/1", "1-GEN-2", " ATTI  AMMINISTRATIVI "),
    row("ddl/2", "2-GEN-1", "REATI COMMESSI ALL&#39;ESTERO"),
    row("ddl/2", "2-GEN-3", ""),
  ]);
  expect([...subjects]).toEqual([
    ["ddl/1", ["ATTI AMMINISTRATIVI", "TUMORI"]],
    ["ddl/2", ["REATI COMMESSI ALL'ESTERO"]],
  ]);
});
