import { describe, expect, it } from "vitest";
import { actListLabels } from "#src/i18n/act-lists.ts";
import { lists } from "#src/i18n/lists.ts";
import { votesArchiveText, votesListLabels } from "#src/i18n/votes-list.ts";
import { billList } from "#src/lib/lists/bills.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { implementingDecreeList } from "#src/lib/lists/implementing-decrees.ts";
import { legislativeDecreeList } from "#src/lib/lists/legislative-decrees.ts";
import { votesList } from "#src/lib/lists/votes.ts";
import { decodeState } from "#src/lib/filters/codec.ts";
import { memberListSpec } from "#src/components/members/member-list-spec.tsx";
import { toFileName, valueLabel, withOptions, type FilterLabel } from "#src/components/list/labels.ts";

const known = { government: [{ value: "i-governo-uno", label: "I Governo Uno" }] };

const labelled = [
  [billList, withOptions(actListLabels.bill, known)],
  [decreeList, withOptions(actListLabels.decree, known)],
  [legislativeDecreeList, withOptions(actListLabels.dlgs, known)],
  [implementingDecreeList, withOptions(actListLabels.datt, known)],
  [votesList, withOptions(votesListLabels(), { ...known, year: [{ value: "2026", label: "2026" }] })],
] as const;

describe("labels of the lists", () => {
  it.for(labelled)("name every filter, including those without a control", ([{ filters }, labels]) => {
    const named = Object.keys(labels.filters);
    expect(filters.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  });

  it.for(labelled)("have options for every choice, or its values come with the data", ([{ filters }, labels]) => {
    const offered = new Map<string, FilterLabel>(Object.entries(labels.filters));
    const empty = filters.filter(
      ({ name, kind, named }) => kind === "choice" && named === undefined && offered.get(name)?.options === undefined,
    );
    expect(empty.map(({ name }) => name)).toEqual([]);
  });

  it("translate filter values that occur only in addresses", () => {
    expect(valueLabel(withOptions(actListLabels.bill, known), "typology", "RAT")).toBe("Ratifica di trattati");
    expect(valueLabel(withOptions(actListLabels.bill, known), "typology", "CONV")).toBe("Conversione di decreto-legge");
    expect(valueLabel(withOptions(actListLabels.decree, known), "governments", "i-governo-uno")).toBe("I Governo Uno");
  });
});

describe("a selected filter", () => {
  const votes = withOptions(votesListLabels(), { ...known, year: [{ value: "2026", label: "2026" }] });
  const members = memberListSpec("C", [{ id: "camera-sal", acronym: "SAL", name: "Sinistra e Libertà" }], []);

  it("is named by its value, a flag by its own name", () => {
    expect(valueLabel(members.labels, "supports_majority", "true")).toBe("Maggioranza");
    expect(valueLabel(withOptions(actListLabels.bill, known), "is_key_act", "true")).toBe("Atti chiave");
  });

  it("names a group by acronym and name", () => {
    expect(valueLabel(members.labels, "latest_group", "camera-sal")).toBe("SAL, Sinistra e Libertà");
  });

  it("counts women in the feminine form if only they are selected", () => {
    const counted = (branch: "C" | "S", count: number, gender: readonly string[]) =>
      memberListSpec(branch, [], []).labels.filters["is_active"]?.widen?.count(count, { gender_type: gender });
    expect(counted("C", 150, ["F"])).toBe("150\u00a0deputate in carica");
    expect(counted("S", 1, ["F"])).toBe("1\u00a0senatrice in carica");
    expect(counted("S", 74, ["F"])).toBe("74\u00a0senatrici in carica");
    expect(counted("C", 250, ["M"])).toBe("250\u00a0deputati in carica");
    expect(members.labels.count(2, {})).toBe("2\u00a0deputati");
  });

  it("names an act by its usual citation, not by its id", () => {
    expect(valueLabel(votes, "bill", "C_1038-B")).toBe("ddl C.\u00a01038-B");
    expect(valueLabel(votes, "govdecree", "2026-31")).toBe("decreto-legge n.\u00a031 del 2026");
    expect(valueLabel(votes, "implementingdecree", "3107")).toBe("3107");
  });

  it("shows a page with one row as one number", () => {
    expect([lists.range(1, 1, 1), lists.range(13, 24, 1745)]).toEqual(["1 di 1", "13–24 di 1.745"]);
  });

  it.for([
    ["", "votazioni-voto-chiave"],
    ["main_vote_type=all&branch=C&year=2026", "votazioni-camera-2026"],
    ["search=D’Alì,%20città&main_vote_type=all&bill=C_2750&page=3&ordering=date", "votazioni-dali-citta-ddl-c-2750"],
    [
      "main_vote_type=all&search=modifiche+al+codice+della+protezione+civile+e+altre+norme",
      "votazioni-modifiche-al-codice-della-protezione-civile-e-altr",
    ],
  ] as const)("names the file of votes: %s", ([query, name]) => {
    expect(toFileName(votes, votesList, decodeState(votesList, new URLSearchParams(query)))).toBe(name);
  });

  it.for([
    ["", "deputati-in-carica"],
    ["is_active=all&latest_group=camera-sal&supports_majority=true", "deputati-sal-sinistra-e-liberta-maggioranza"],
  ] as const)("names the file of deputies: %s", ([query, name]) => {
    const { source, labels } = members;
    expect(toFileName(labels, source, decodeState(source, new URLSearchParams(query)))).toBe(name);
  });
});

it("wraps the heading of a sitting only between chamber, number and day", () => {
  expect(votesArchiveText.sitting("Camera", 378, "26 marzo 2025").split(" ")).toEqual([
    "Camera,",
    "seduta\u00a0n.\u00a0378,",
    "26\u00a0marzo\u00a02025",
  ]);
});
