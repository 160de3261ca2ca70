/** Former groups of deputies without days, which stand at their places among the dated ones. */
import { expect, it } from "vitest";
import { groupOn } from "#src/domain/group-on-day.ts";
import { buildDeputies } from "#scripts/pull/sources/opendata/deputies.ts";

const d = "http://dati.camera.it/ocd/deputato.rdf/d1_19";
const gru = (id: string): string => `http://dati.camera.it/ocd/gruppoParlamentare.rdf/${id}`;
const [fdi, pd, lega, m5s] = ["gr4133", "gr4136", "gr4132", "gr4131"].map(gru);

/** The seat of a deputy with dated periods [group, first day, last day] and undated ones [group, place]. */
function seatOf(dated: readonly (readonly string[])[], undated: readonly (readonly [string, number])[]) {
  const seat = { d, m: "m", nome: "UGO", cognome: "ROSSI", inizio: "20221013", collegio: "LOMBARDIA 1 - P01" };
  const cameraPeriods = dated.map(([g = "", inizio = "", fine = ""]) => ({
    ...{ d, g },
    ...(inizio === "" ? {} : { inizio }),
    ...(fine === "" ? {} : { fine }),
  }));
  const answers = { deputies: [seat], births: [], deputyNotes: [], cameraPeriods };
  const former = undated.map(([group, order]) => ({ deputy: d, group, order }));
  const days = { C: "2026-11-20", S: "2026-11-20" };
  // @ts-expect-error answers that these deputies do not need are left out
  return buildDeputies(answers, former, days)[0]?.fields.memberships[0];
}

it("one between two dated ones is not in the days of the first", () => {
  const seat = seatOf(
    [
      [fdi ?? "", "20221018", "20230301"],
      [pd ?? "", "20240110"],
    ],
    [[lega ?? "", 2]],
  );
  expect(seat?.groups.map(({ group }) => group)).toEqual(["camera-fdi", "camera-lega", "camera-pd-idp"]);
  const on = (day: string) => groupOn(seat?.groups ?? [], day);
  expect(["2022-12-01", "2023-06-01", "2024-02-01"].map(on)).toEqual(["camera-fdi", "camera-lega", "camera-pd-idp"]);
  expect(seat).not.toHaveProperty("undatedGroups");
});

it("two before a dated one: of the first no day is known, the second ends where the dated one begins", () => {
  const seat = seatOf(
    [[pd ?? "", "20240110"]],
    [
      [fdi ?? "", 1],
      [lega ?? "", 2],
    ],
  );
  expect(seat?.undatedGroups).toEqual([{ group: "camera-fdi", before: 0 }]);
  expect(seat?.groups).toEqual([
    { group: "camera-lega", start: null, end: "2024-01-10", knownFrom: "2024-01-09" },
    { group: "camera-pd-idp", start: "2024-01-10", end: null },
  ]);
});

it("one after a dated one, before a group of today without a first day, keeps its place without days", () => {
  const seat = seatOf([[fdi ?? "", "20221018", "20230301"], [m5s ?? ""]], [[lega ?? "", 2]]);
  expect(seat?.undatedGroups).toEqual([{ group: "camera-lega", before: 1 }]);
  expect(seat?.groups.map(({ group, knownFrom }) => [group, knownFrom])).toEqual([
    ["camera-fdi", undefined],
    ["camera-m5s", "2026-11-20"],
  ]);
});
