import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { DecreeRow } from "#src/lib/filters/act-rows.ts";
import { DecreeRows } from "#src/ui/acts/DecreeRows.tsx";

const decree: DecreeRow = {
  id: "2026-34",
  title: "Lavoro stagionale",
  date: "2026-11-11",
  published: "2026-11-12",
  state: "in_conversion",
  status: "c",
  expires: "2027-01-11",
  days: null,
  law: null,
  government: null,
  typologies: ["is_key_act", "is_omnibus"],
};

/** The line above the title. */
function note(row: DecreeRow): string {
  return (
    /<span class="note blk">(.*?)<\/span>/.exec(renderToStaticMarkup(<DecreeRows rows={[row]} term="" />))?.[1] ?? ""
  );
}

it("cites a decree-law in the usual form, with its date where it is known", () => {
  expect(note(decree)).toBe("n.\u00A034/2026\u00A0· 11\u00A0novembre 2026\u00A0· atto chiave\u00A0· omnibus");
  expect(note({ ...decree, date: null, typologies: [] })).toBe("n.\u00A034/2026");
});

it("counts the days left below the state of an open decree, down to the last, and nowhere else", () => {
  const text = (row: DecreeRow) => renderToStaticMarkup(<DecreeRows rows={[row]} term="" />).replaceAll("\u00a0", " ");
  expect(text({ ...decree, days: 11 })).toContain('<span class="note blk">restano 11 giorni</span>');
  expect(text({ ...decree, days: 1 })).toContain("resta 1 giorno<");
  expect(text({ ...decree, days: 0 })).toContain("restano 0 giorni<");
  expect(text(decree)).not.toContain("rest");
  const law = { number: "180", date: "2026-11-24" };
  expect(text({ ...decree, state: "converted", status: "converted", law, days: 53 })).toContain("in 53 giorni<");
});

it("has no date column if the source has no dates at all", () => {
  const html = renderToStaticMarkup(<DecreeRows rows={[{ ...decree, published: null }]} term="" hasGazette={false} />);
  expect(html).not.toContain("Gazzetta");
  expect(html).not.toContain("Termine");
  expect(html).not.toContain("non ancora acquisito");
});

it("keeps the capital of a label without a prefix", () => {
  expect(renderToStaticMarkup(<DecreeRows rows={[decree]} term="" />)).toContain('data-l="in Gazzetta"');
});
