import { expect, it } from "vitest";
import { findSections } from "#src/components/site/contents.ts";

const rubric = (title: string, attributes = "") =>
  `<section class="rubric"${attributes}> <section class="side"> <h2>${title}</h2> </section> <section class="body"></section> </section>`;

it("lists the sections of a long page by their ids, and gives ids to those without", () => {
  const html = `<header class="title"><h1>Ottavia D’Amico</h1></header><p>Prima</p>${rubric("Voti", ' id="voti"')}${rubric('<a href="/x">Presenze</a>')}${rubric("In&nbsp;aula")}${rubric("Incarichi")}${rubric("Città")}`;
  const { start, rest, sections } = findSections(html);
  expect(start).toBe('<header class="title"><h1>Ottavia D’Amico</h1></header>');
  expect(sections).toEqual([
    { id: "voti", label: "Voti" },
    { id: "s2", label: "Presenze" },
    { id: "s3", label: "In&nbsp;aula" },
    { id: "s4", label: "Incarichi" },
    { id: "s5", label: "Città" },
  ]);
  expect(rest).toContain(rubric("Voti", ' id="voti"'));
  expect(rest).toContain(rubric("In&nbsp;aula", ' id="s3"'));
});

it("leaves a page with four sections, or with a list of its own, as it is", () => {
  const html = ["Uno", "Due", "Tre", "Quattro"].map((title) => rubric(title)).join("");
  expect(findSections(html)).toEqual({ start: "", rest: html, sections: [] });
  const listed = `<nav class="contents quiet"></nav>${html}${html}`;
  expect(findSections(listed)).toEqual({ start: "", rest: listed, sections: [] });
});
