import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MemberTable } from "#src/components/members/MemberTable.tsx";
import { NumbersTable } from "#src/components/compare/NumbersTable.tsx";

/** Names and addresses of the definitions that the heads lead to: by a sign beside the head, or by the head itself. */
const linksIn = (html: string): readonly string[] =>
  [
    ...html.matchAll(/<a[^>]* href="(\/indicatori#[^"]*)"(?: aria-label="Come si calcola: ([^"]*)")?>([^<]*)<\/a>/g),
  ].map(([, href = "", sign, text = ""]) => `${sign ?? text} ${href}`);

const all = [
  "Presenze /indicatori#presenze",
  "Missioni /indicatori#presenze",
  "Assenze /indicatori#presenze",
  "Ribelli /indicatori#ribelli",
  "Affidabilità /indicatori#affidabilita",
  "Forza /indicatori#indice-di-forza",
];

it("has a sign beside the head of every figure of a member, which leads to its definition", () => {
  const table = (hasFigures: boolean) =>
    linksIn(renderToStaticMarkup(<MemberTable rows={[]} term="" caption="Deputati" hasFigures={hasFigures} />));
  expect(table(true)).toEqual(all);
  expect(table(false)).toEqual(["Forza /indicatori#indice-di-forza"]);
});

it("links the figures in a comparison to their definitions too", () => {
  expect(linksIn(renderToStaticMarkup(<NumbersTable rows={[]} />))).toEqual(all);
});
