/** References to records that the snapshot does not hold: plain text on pages, never a stop. */
import { describe, expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { nameFromId } from "#src/domain/person-id.ts";
import { PersonName } from "#src/components/common/PersonName.tsx";
import { bodyPages } from "#scripts/contracts/bodies/bodies.ts";
import { governmentListPages, governmentPages } from "#scripts/contracts/bodies/governments.ts";
import { groupListPages, groupPages } from "#scripts/contracts/bodies/groups.ts";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { decreePages, implementingDecreePages, legislativeDecreePages } from "#scripts/contracts/acts/decrees.ts";
import { comparePages } from "#scripts/contracts/people/compare.ts";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { bill, decree, implementingDecree, legislativeDecree, step } from "#tests/fixtures/act-records.ts";
import { body, government, group, membership, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const period = { person: "bianchi-luca", role: "Presidente", start: null, end: null };
const read = memoryReader({
  site: [site()],
  person: [
    person({
      id: "anna",
      memberships: [
        membership({
          replaces: "bianchi-luca",
          groups: [{ group: "camera-ignoto", start: "2022-10-18", end: null }],
        }),
      ],
    }),
  ],
  group: [group({ roles: [period] })],
  body: [body({ roles: [period] })],
  government: [
    government({
      roles: [
        { ...period, rank: "president", role: "Presidente del Consiglio", department: null, party: null },
        { ...period, person: "anna", rank: "minister", department: "Difesa", party: null, start: "2024-01-01" },
      ],
    }),
  ],
  sitting: [sitting()],
  act: [
    bill({
      converts: "2020-1",
      related: [{ relation: "absorbs", act: { kind: "bill", id: "C_9" } }],
      signatures: [{ person: "bianchi-luca", name: "Luca Bianchi", isFirst: true, added: null, withdrawn: null }],
      steps: [step({ body: "camera-ignota", bodyName: "Commissione ignota" })],
    }),
    decree({ conversionBills: ["C_9"] }),
    legislativeDecree({ delegationLaws: [{ label: "Legge 1/2020", act: { kind: "bill", id: "C_9" } }] }),
    implementingDecree({ reference: { label: "Legge 1/2020", act: { kind: "bill", id: "C_9" } } }),
  ],
  ballots: [
    [
      openVote({ president: "bianchi-luca", government: "governo-ignoto", acts: [{ kind: "bill", id: "C_9" }] }),
      [["anna", "AYE"]],
    ],
  ],
});

describe("a person without a record", () => {
  it("has a readable name made from the id", () => {
    expect(["bianchi-luca", "lia-carpino-1958-09-18", "ignoto-none", "821980"].map(nameFromId)).toEqual([
      "Bianchi Luca",
      "Lia Carpino",
      "Ignoto",
      "821980",
    ]);
  });

  it("stands on the pages of a person, a body, a group and a government, without a page of its own", () => {
    const missing = { familyName: "Bianchi Luca", isMissing: true };
    expect(personPages.build(read, "anna").seats[0]?.replaces).toMatchObject(missing);
    expect(bodyPages.build(read, "C/camera-commissione-1").members[0]?.person).toMatchObject(missing);
    expect(groupPages.build(read, "C/camera-uno").offices[0]?.person).toMatchObject(missing);
    expect(governmentPages.build(read, "i-governo-uno-2022-10-22").offices[0]?.person).toMatchObject(missing);
    expect(governmentListPages.build(read, "index").governments[0]?.president).toMatchObject(missing);
  });

  it("is in no count of those whose side, gender or seat is known", () => {
    const page = bodyPages.build(read, "C/camera-commissione-1");
    expect([page.power, page.figures.neither.size, page.figures.genderKnown]).toEqual([[], 0, 0]);
    const list = governmentListPages.build(read, "index").governments[0];
    expect(list).toMatchObject({ size: 2, women: 1, genderKnown: 1 });
    expect(governmentPages.build(read, "i-governo-uno-2022-10-22").inParliament).toBeNull();
  });

  it("is plain text, not a link", () => {
    const name = { id: "bianchi-luca", familyName: "Bianchi Luca", givenName: "" };
    expect(renderToStaticMarkup(createElement(PersonName, { ...name, isMissing: true }))).toBe("Bianchi Luca");
    expect(renderToStaticMarkup(createElement(PersonName, name))).toContain("<a ");
  });

  it("keeps the name that a signature gives", () => {
    expect(billPages.build(read, "C_1742").signers.first).toEqual([
      { id: null, name: "Luca Bianchi", gender: null, group: null },
    ]);
  });
});

it("leaves out the link to an act, a body or a group that is not there", () => {
  const page = billPages.build(read, "C_1742");
  expect([page.converts?.id, page.related[0]?.act.id, page.passages.at(-1)?.steps[0]?.body?.id]).toEqual([
    null,
    null,
    null,
  ]);
  expect(decreePages.build(read, "2026-23").conversionBills[0]?.id).toBeNull();
  expect(legislativeDecreePages.build(read, "2024-110").delegationLaws[0]?.id).toBeNull();
  expect(implementingDecreePages.build(read, "3107").reference?.id).toBeNull();
  expect(personPages.build(read, "anna")).toMatchObject({ group: null, groups: [] });
  const vote = votePages.build(read, "vs19_641_041");
  expect(vote).toMatchObject({ president: null, acts: [{ id: "C_9", title: null }] });
  expect(groupListPages.build(read, "C").groups[0]?.figures.size).toBe(0);
  expect(comparePages.build(read, "index").examples).toEqual([]);
});
