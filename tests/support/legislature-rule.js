/**
 * Lint: what the number of a legislature decides (ids, addresses, names, days, seats) is said in `src/domain/legislatures.ts`
 * and asked from there, so that a site can be about any legislature.
 */
import { readLegislature } from "../../src/domain/legislatures.ts";

const known = ["17", "18", "19"].map((number) => readLegislature(number));
const days = known.flatMap(({ elected, start }) => [elected, start]);
const years = new Set(days.map((day) => Number(day.slice(0, 4))));
const months = ["marzo", "febbraio", "settembre", "ottobre"].join("|");

const number = String.raw`(?:1[5-9]|2\d)`;
const roman = "X{1,2}(?:I[XV]|VI{0,3}|I{1,3})?";
/** What a text may not hold, with an example. */
const texts = [
  // "XIX legislatura", "Legislatura=XIX"
  new RegExp(String.raw`\b${roman} legislatur|legislatura[ =:]*(?:${roman}|${number})\b`, "i"),
  // "vs19_641_041", "ac19_1780", "leg19/126", "leg=19", "leg/19/", "repubblica_19", "schema-19-152", "it-19"
  new RegExp(String.raw`(?:\b(?:vs|ac|leg[=/]?|schema-|it-)|repubblica_)${number}(?!\d)`, "i"),
  // "19-402-7", and the pattern of such ids
  new RegExp(String.raw`(?<![\d-])${number}-(?:\d{1,4}-\d{1,4}(?!\d)|\(?\\\\?d)`),
  // "http://dati.senato.it/19/Emend"
  new RegExp(String.raw`senato\\?\.it\S{0,14}?(?<!\d)${number}\\?/`),
  // "2022-10-13", "25 settembre 2022"
  new RegExp(days.join("|")),
  new RegExp(String.raw`\b\d{1,2} (?:${months}) (?:${[...years].join("|")})`),
];

const isSeats = ({ value }) =>
  value.type === "Literal" && typeof value.value === "number" && value.value >= 100 && value.value < 1000;
const isNumber = (node) => node?.type === "Literal" && typeof node.value === "number" && node.value >= 15;
const isNamed = (node) => /legislature(?:Number)?$|^term$/i.test(node?.property?.name ?? node?.name ?? "");

export const legislatureRule = {
  create: (context) => {
    const report = (node) =>
      context.report({ node, message: "What depends on the legislature is asked from src/domain/legislature.ts" });
    const checkText = (node, text) => {
      if (texts.some((pattern) => pattern.test(text))) report(node);
    };
    return {
      Literal: (node) => {
        if (typeof node.value === "string") checkText(node, node.value);
        else if (node.regex !== undefined) checkText(node, node.regex.pattern);
        else if (years.has(node.value)) report(node);
      },
      TemplateElement: (node) => checkText(node, node.value.raw),
      JSXText: (node) => checkText(node, node.value),
      // { C: 400, S: 206 }
      ObjectExpression: (node) => {
        const branches = node.properties.filter(({ key }) => ["C", "S"].includes(key?.name));
        if (branches.length === 2 && branches.every(isSeats)) report(node);
      },
      // legislature: 19, const legislature = 19, number(legislature) === 19
      Property: ({ key, value }) => {
        if (isNamed(key) && isNumber(value)) report(value);
      },
      VariableDeclarator: ({ id, init }) => {
        if (isNamed(id) && isNumber(init)) report(init);
      },
      BinaryExpression: ({ left, right }) => {
        const isOfIt = (one) => isNamed(one) || (one.type === "MemberExpression" && isNamed(one.object));
        if ((isOfIt(left) && isNumber(right)) || (isOfIt(right) && isNumber(left))) report(right);
      },
    };
  },
};
