import { describe, expect, it } from "vitest";
import {
  billListLabels,
  decreeListLabels,
  implementingDecreeListLabels,
  legislativeDecreeListLabels,
} from "#src/i18n/act-lists.ts";
import { votesArchiveText, votesListLabels } from "#src/i18n/votes-list.ts";
import { billList, decreeList, implementingDecreeList, legislativeDecreeList } from "#src/lib/filters/act-lists.ts";
import { votesList } from "#src/lib/filters/votes.ts";
import { valueLabel } from "#src/ui/list/labels.ts";

const known = { government: [{ value: "i-governo-uno", label: "I Governo Uno" }] };

describe("labels of the lists", () => {
  it.for([
    [billList, billListLabels(known)],
    [decreeList, decreeListLabels(known)],
    [legislativeDecreeList, legislativeDecreeListLabels(known)],
    [implementingDecreeList, implementingDecreeListLabels(known)],
    [votesList, votesListLabels([], known.government)],
  ] as const)("name every filter, those without a control too", ([{ filters }, labels]) => {
    const named = Object.keys(labels.filters);
    expect(filters.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([]);
  });

  it("say in words what only an address asks for", () => {
    expect(valueLabel(billListLabels(known), "typology", "RAT")).toBe("Ratifica di trattati");
    expect(valueLabel(billListLabels(known), "typology", "CONV")).toBe("Conversione di decreto-legge");
    expect(valueLabel(decreeListLabels(known), "governments", "i-governo-uno")).toBe("I Governo Uno");
  });
});

it("breaks the heading of a sitting between chamber, number and day only", () => {
  expect(votesArchiveText.sitting("Camera", 378, "26 marzo 2025").split(" ")).toEqual([
    "Camera,",
    "seduta\u00a0n.\u00a0378,",
    "26\u00a0marzo\u00a02025",
  ]);
});
