import { expect, it } from "vitest";
import { explainSql } from "#src/i18n/query-console.ts";

const known = [
  { name: "vote", columns: ["vote", "title", "branch", "date", "ayes", "noes", "abstained", "present", "required"] },
  { name: "vote_act", columns: ["vote", "act_kind", "act"] },
  { name: "person", columns: ["person", "family_name"] },
  { name: "membership", columns: ["person", "position", "branch"] },
  { name: "ballot", columns: ["vote", "person", "code"] },
];
const said = (sql: string, message: string, at: number | null = null): string => explainSql(sql, message, at, known);

it("names the position, and what is near to a name that does not exist", () => {
  expect(said("SELECT *\nFROM votes", "no such table: votes")).toBe(
    "Riga 2, colonna 6: La tabella «votes» non c’è. Nomi simili: vote, vote_act.",
  );
  expect(said("SELECT v.titel FROM vote v", "no such column: v.titel", 7)).toBe(
    "Riga 1, colonna 8: «v.titel» non è in vote. Nomi simili: title.",
  );
  expect(said("SELECT * FROM qzx", "no such table: qzx")).toBe(
    "Riga 1, colonna 15: La tabella «qzx» non c’è. I nomi sono nello schema, sotto.",
  );
});

it("says which table lacks a column and which has it, and never offers the name that is missing", () => {
  expect(said("SELECT position, count(*) AS n FROM ballot GROUP BY 1", "no such column: position", 7)).toBe(
    "Riga 1, colonna 8: «position» non è in ballot, che ha vote, person, code. È in membership.",
  );
  expect(said("SELECT v.code FROM vote AS v JOIN ballot AS b ON b.vote = v.vote", "no such column: v.code", 7)).toBe(
    "Riga 1, colonna 8: «v.code» non è in vote. È in ballot.",
  );
  expect(said("SELECT person FROM vote", "no such column: person", 7)).toBe(
    "Riga 1, colonna 8: «person» non è in vote. È in person, membership, ballot.",
  );
  // The tables of the query have it, where it cannot be seen from.
  expect(said("SELECT code FROM (SELECT vote FROM ballot)", "no such column: code", 7)).toBe(
    "Riga 1, colonna 8: La colonna «code» non c’è. È in ballot.",
  );
});

it("translates what SQLite says of a query, and passes on the rest", () => {
  expect(said("SELEC 1", 'near "SELEC": syntax error', 0)).toBe("Riga 1, colonna 1: SQL non valido vicino a «SELEC».");
  expect(said("SELECT (", "incomplete input")).toBe("La domanda è incompleta: manca la fine.");
  expect(said("SELECT x", "too many terms in compound SELECT")).toBe(
    "SQLite risponde: too many terms in compound SELECT.",
  );
});
