import { expect, it } from "vitest";
import { explainSql } from "#src/i18n/query-console.ts";

const known = { tables: ["vote", "vote_act", "person", "ballot"], columns: ["title", "person", "branch", "date"] };
const said = (sql: string, message: string, at: number | null = null): string => explainSql(sql, message, at, known);

it("names the position, and what is near to a name that does not exist", () => {
  expect(said("SELECT *\nFROM votes", "no such table: votes")).toBe(
    "Riga 2, colonna 6: La tabella «votes» non c’è. Nomi simili: vote, vote_act.",
  );
  expect(said("SELECT v.titel FROM vote v", "no such column: v.titel", 7)).toBe(
    "Riga 1, colonna 8: La colonna «v.titel» non c’è. Nomi simili: title.",
  );
  expect(said("SELECT * FROM qzx", "no such table: qzx")).toBe(
    "Riga 1, colonna 15: La tabella «qzx» non c’è. I nomi sono nello schema, sotto.",
  );
});

it("translates what SQLite says of a query, and passes on the rest", () => {
  expect(said("SELEC 1", 'near "SELEC": syntax error', 0)).toBe("Riga 1, colonna 1: SQL non valido vicino a «SELEC».");
  expect(said("SELECT (", "incomplete input")).toBe("La domanda è incompleta: manca la fine.");
  expect(said("SELECT x", "too many terms in compound SELECT")).toBe(
    "SQLite risponde: too many terms in compound SELECT.",
  );
});
