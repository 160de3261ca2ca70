/** Every block is embedded in `<script type="application/ld+json">` and must round-trip. */
import { describe, expect, it } from "vitest";
import { toScriptJson } from "#src/components/site/page-head.ts";
import { toOrganizationData } from "#src/components/bodies/organization-structured-data.ts";
import { toPersonData } from "#src/components/people/person-structured-data.ts";
import { toDataCatalog } from "#src/components/open-data/catalog-structured-data.ts";
import { toWebSite } from "#src/components/site/site-structured-data.ts";
import { toVoteData } from "#src/components/votes/vote-structured-data.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";

const url = "https://emiciclo.example/votazioni/vs19_641_041";

function throughScript(block: object): unknown {
  const html = `<script type="application/ld+json">${toScriptJson(block)}</script>`;
  const [, inside = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  return JSON.parse(inside);
}

it.each(hostileTitles)("a vote titled %j keeps its title and does not close the script element", (title) => {
  const vote = {
    url,
    title,
    date: "2026-11-19",
    chamber: "Camera dei deputati",
    outcome: "Approvata",
    acts: [{ url: `${url}/atto`, title }],
    sameAs: [],
  };
  expect(throughScript(toVoteData(vote))).toEqual({
    "@context": "https://schema.org",
    "@type": "VoteAction",
    "@id": url,
    url,
    name: title,
    description: "Approvata",
    actionStatus: "https://schema.org/CompletedActionStatus",
    startTime: "2026-11-19",
    agent: { "@type": "GovernmentOrganization", name: "Camera dei deputati" },
    object: [{ "@type": "Legislation", "@id": `${url}/atto`, url: `${url}/atto`, name: title }],
  });
});

describe("unknown facts are omitted, never empty", () => {
  it("for a person", () => {
    const person = {
      url,
      givenName: "Anna",
      familyName: "D’Amico",
      gender: null,
      birthDate: null,
      deathDate: null,
      image: null,
      sameAs: [],
    };
    const role = { name: "Camera dei deputati", url: null, role: "deputata", start: "2022-10-13", end: null };
    expect(toPersonData({ ...person, memberOf: [role] })).toEqual({
      "@context": "https://schema.org",
      "@type": "Person",
      "@id": url,
      url,
      name: "Anna D’Amico",
      givenName: "Anna",
      familyName: "D’Amico",
      memberOf: [
        {
          "@type": "OrganizationRole",
          roleName: "deputata",
          startDate: "2022-10-13",
          memberOf: { "@type": "GovernmentOrganization", name: "Camera dei deputati" },
        },
      ],
    });
  });

  it("for a person without memberships", () => {
    const person = { url, givenName: "Anna", familyName: "Neri", gender: null, birthDate: null, deathDate: null };
    expect(toPersonData({ ...person, image: null, sameAs: [], memberOf: [] })).not.toHaveProperty("memberOf");
  });

  it("a role ends on its last day", () => {
    const role = { name: "Senato", url: null, role: "senatore", start: "2022-10-13", end: "2023-06-13" };
    const person = { url, givenName: "Anna", familyName: "Neri", gender: null, birthDate: null, deathDate: null };
    expect(toPersonData({ ...person, image: null, sameAs: [], memberOf: [role] })).toMatchObject({
      memberOf: [{ startDate: "2022-10-13", endDate: "2023-06-12" }],
    });
  });

  it("for a group", () => {
    expect(
      toOrganizationData({
        url,
        name: "Gruppo Uno",
        acronym: "UNO",
        start: "2022-10-18",
        end: null,
        parent: null,
        sameAs: [],
      }),
    ).toEqual({
      "@context": "https://schema.org",
      "@type": "GovernmentOrganization",
      "@id": url,
      url,
      name: "Gruppo Uno",
      alternateName: "UNO",
      foundingDate: "2022-10-18",
    });
  });
});

it("the site describes its search", () => {
  const site = toWebSite({
    name: "Emiciclo",
    url,
    description: "d",
    search: `${url}/cerca?q={search_term_string}`,
    publisher: "p",
  });
  expect(site).toMatchObject({
    "@type": "WebSite",
    potentialAction: { "query-input": "required name=search_term_string" },
  });
});

it("the archive lists its files with size and type", () => {
  const tables = [
    {
      url: `${url}#vote`,
      name: "vote",
      description: "Votes",
      files: [{ url: `${url}.csv.gz`, mediaType: "text/csv" }],
    },
  ];
  const catalog = toDataCatalog({
    url,
    name: "Archivio",
    description: "d",
    license: "https://l.example",
    publisher: "p",
    credit: ["From one.", "From another."],
    updated: "2026-11-20",
    tables,
  });
  expect(throughScript(catalog)).toMatchObject({
    "@type": "DataCatalog",
    dataset: [
      {
        "@type": "Dataset",
        url: `${url}#vote`,
        license: "https://l.example",
        creditText: "From one. From another.",
        distribution: [{ contentUrl: `${url}.csv.gz`, encodingFormat: "text/csv" }],
      },
    ],
  });
});
