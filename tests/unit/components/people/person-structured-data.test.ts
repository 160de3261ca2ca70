import { expect, it } from "vitest";
import { personData } from "#src/components/people/person-structured-data.ts";

it("includes the government offices of a person without a seat", () => {
  const minister: Parameters<typeof personData>[0] = {
    id: "orafini-beatrice",
    givenName: "Beatrice",
    familyName: "Orafini",
    gender: "F",
    birthDate: "1957-05-24",
    deathDate: null,
    photo: null,
    seats: [],
    groups: [],
    offices: [
      {
        of: "government",
        id: "i-governo-bellariva-2022-10-22",
        branch: null,
        name: "I Governo Bellariva",
        role: "Ministra dell’economia e delle finanze",
        department: "Ministero dell’economia e delle finanze",
        start: "2022-10-22",
        end: null,
      },
    ],
    sources: [],
  };
  expect(personData(minister)).toMatchObject({
    memberOf: [
      {
        "@type": "OrganizationRole",
        roleName: "Ministra dell’economia e delle finanze",
        startDate: "2022-10-22",
        memberOf: {
          "@type": "GovernmentOrganization",
          name: "I Governo Bellariva",
          url: "https://emiciclo.example/governi/i-governo-bellariva-2022-10-22",
        },
      },
    ],
  });
});
