import { Linter } from "eslint";
import { expect, it } from "vitest";
import { legislatureRule } from "#tests/support/legislature-rule.js";

const linter = new Linter();
const faultsIn = (code: string): number =>
  linter.verify(code, {
    plugins: { house: { rules: { legislature: legislatureRule } } },
    rules: { "house/legislature": "error" },
  }).length;

it.each([
  "const edition = 'Almanacco del Parlamento, XIX legislatura';",
  "const edition = `della XX legislatura`;",
  "const id = `vs19_${sitting}_${number}`;",
  "const known = /\\/(vs19_\\d+_\\d+)$/i;",
  "const known = /\\/votazione\\/(19-\\d+-\\d+)$/i;",
  "const saying = String.raw`19-(\\d{1,4})-(\\d{1,4})`;",
  "const id = '19-402-7';",
  "const page = 'https://www.camera.it/leg19/126';",
  "const address = /^https?:\\/\\/dati\\.senato\\.it\\/(?:ldp\\/)?19\\/\\w+/;",
  "const uri = `http://dati.senato.it/19/Emend/S/${bill}`;",
  "const uri = 'http://dati.camera.it/ocd/legislatura.rdf/repubblica_18';",
  "const query = 'osr:legislatura 18';",
  "const prefix = 'schema-19-';",
  "const session = 'it-19';",
  "const first = '2022-10-13';",
  "const lead = 'Elezioni del 25 settembre 2022';",
  "const firstYear = 2022;",
  "const seatLimits = { C: 400, S: 206 };",
  "const site = { legislature: 19 };",
  "const is = site.legislature === 19;",
  "const is = legislature.number < 19;",
])("what only holds of one legislature is a fault: %s", (code) => expect(faultsIn(code)).toBe(1));

it.each([
  "const edition = `Almanacco del Parlamento, ${legislatureName}`;",
  "const id = `vs${legislature.number}_${sitting}`;",
  "const height = { width: 1200, height: 630 };",
  "const day = '2026-11-19';",
  "const y = line + 19;",
  "const sizes = { C: 12, S: 8 };",
  "const years = /^(19|20)\\d{2}$/;",
  "const law = 'legge 19 ottobre 2026, n. 20';",
])("anything else is none: %s", (code) => expect(faultsIn(code)).toBe(0));
