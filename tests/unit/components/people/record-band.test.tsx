import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RecordBand } from "#src/components/people/RecordBand.tsx";
import { defaultState } from "#src/lib/filters/definition.ts";
import { recordList } from "#src/lib/lists/record.ts";
import { recordSource } from "#src/stores/record-source.ts";

it("draws an empty column for a month without votes, before a choice too", () => {
  const months = [
    { key: "2026-08", counts: [2, 0, 0, 0, 0, 0], dissents: 0 },
    { key: "2026-10", counts: [0, 1, 0, 0, 0, 0], dissents: 0 },
  ] as const;
  const html = renderToStaticMarkup(
    <RecordBand
      state={defaultState(recordList)}
      source={recordSource("anna", [])}
      months={months}
      name="Anna Neri"
      gender="F"
      onPeriod={() => undefined}
    />,
  );
  const titles = [...html.matchAll(/<title>([^<]+)<\/title>/g)].map(([, title = ""]) =>
    title.replaceAll("\u00A0", " "),
  );
  expect(titles).toEqual(["agosto 2026: 2 a favore", "settembre 2026: nessuna votazione", "ottobre 2026: 1 contro"]);
});
