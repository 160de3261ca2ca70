/** Rows of the live API in the tables: what the API does not carry is not stated. */
import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ActTable } from "#src/components/acts/ActTable.tsx";
import { VotesTable } from "#src/components/votes/VotesTable.tsx";
import { toApiDecree } from "#src/stores/act-api.ts";
import { field, list } from "#src/stores/api-fields.ts";
import { toVoteRow } from "#src/stores/votes-api.ts";

const answer = (name: string): unknown => JSON.parse(readFileSync(`tests/fixtures/api-answers/${name}.json`, "utf8"));

/** Text of the cells of the first row. */
function cells(html: string): string[] {
  const [, row = ""] = /<tbody.*?<tr.*?>(.*?)<\/tr>/.exec(html) ?? [];
  return row.split(/<\/t[dh]>/).map((cell) =>
    cell
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
}

it("a vote has its outcome, margin, rebels and cohesion, and neither totals nor a status", () => {
  const row = toVoteRow(list(field(answer("votings-list"), "results"))[2], "2026-11-20");
  const html = renderToStaticMarkup(<VotesTable rows={row === undefined ? [] : [row]} caption="Votazioni" />);
  expect(cells(html)).toEqual([
    ...["14 ott 2025", "Camera", "ARTICOLO 3 In diretta, non ancora in archivio"],
    ...["non ancora acquisito", "Approvato", "20", "5", "56,0%", ""],
  ]);
});

it("a decree-law has its days, and no link to a page that does not exist", () => {
  const row = toApiDecree(answer("govdecrees-detail"), { today: "2026-11-20", asOf: "2026-03-01" });
  const html = renderToStaticMarkup(<ActTable kind="decree" rows={row === undefined ? [] : [row]} />);
  expect(html).not.toContain("<a ");
  expect(cells(html).slice(0, 2)).toEqual([
    expect.stringContaining("in diretta, non ancora in archivio"),
    expect.stringMatching(/^In conversione restano 55 giorni/),
  ]);
});
