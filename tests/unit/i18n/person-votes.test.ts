import { expect, it } from "vitest";
import { listNews, presence } from "#src/i18n/person-votes.ts";

const said = (...of: Parameters<typeof presence.overTime>) => presence.overTime(...of).replaceAll("\u00a0", " ");

it("says which votes each share is of", () => {
  expect(said([20, 30], [15, 18])).toBe(
    "Presente al 66,7% delle 30 votazioni; nell’83,3% delle 18 in cui il gruppo aveva una linea ha votato come il gruppo",
  );
  expect(said([20, 30], [2, 3])).toBe(
    "Presente al 66,7% delle 30 votazioni; come il gruppo in 2 su 3 in cui aveva una linea",
  );
  expect(said([20, 30], [0, 0])).toBe("Presente al 66,7% delle 30 votazioni");
});

it("says it of a month too", () => {
  const month = { month: "2026-11", voting: 30, present: 20, mission: 0, side: null, group: null };
  expect(presence.monthTitle({ ...month, own: [15, 18], chamber: [0, 0] })).toBe(
    "novembre 2026: presenze 66,7% di\u00a030, come il gruppo 83,3% di\u00a018 quando aveva una linea",
  );
});

it("says how a member took part in the votes of a list, in parts that add up", () => {
  const row = { id: "a", date: "2026-11-19", title: "Emendamento 1.1", subject: null } as const;
  const rows = [
    { ...row, code: "AYE", line: "AYE" },
    { ...row, code: "NO", line: "AYE" },
    { ...row, code: "AYE", line: "NV" },
    { ...row, code: "MIS", line: "AYE" },
    { ...row, code: "ABSE", line: null },
    { ...row, code: "PNV", line: "NO" },
  ] as const;
  const news = (...of: Parameters<typeof listNews>): string => listNews(...of).replaceAll("\u00a0", " ");
  expect(news({ list: "voti-chiave", year: null, rows, total: 6, until: null })).toBe(
    "6 voti chiave: 1 come il gruppo, 1 contro il gruppo, 1 senza una linea del gruppo, 1 in missione, 1 assenza, 1 in altro modo.",
  );
  expect(news({ list: "voti-fiducia", year: "2026", rows: rows.slice(0, 3), total: 3, until: null })).toBe(
    "3 voti di fiducia nel 2026: 2 a favore, 1 contro.",
  );
  expect(news({ list: "voti-chiave", year: null, rows, total: 1200, until: null })).toBe("1.200 voti chiave.");
  expect(news({ list: "voti-ribelli", year: null, rows: rows.slice(1, 2), total: 1, until: "2023-12-08" })).toBe(
    "1 voto diverso da quello del gruppo. Il mandato è finito l’8 dicembre 2023.",
  );
});
