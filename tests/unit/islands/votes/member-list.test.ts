import { expect, it } from "vitest";
import { letterOf } from "#src/domain/ballot-text.ts";
import { memberLabels, memberSource, toMemberRows, type MemberListProps } from "#src/islands/votes/member-list.ts";

const offered = (own: Partial<MemberListProps>) => {
  const props: MemberListProps = { branch: "C", total: 400, groups: {}, unknown: [], hasRebels: true, ...own };
  const { filters } = memberSource(props);
  return {
    votes: memberLabels(props).filters["vote"]?.options?.map(({ label }) => label),
    filters: filters.map(({ name }) => name),
  };
};

it("offers no choice that a secret vote keeps to itself, and no rebels where none can be told", () => {
  const { votes, filters } = offered({ unknown: ["AYE", "NO", "ABST"], hasRebels: false });
  expect(votes?.slice(0, 2)).toEqual(["In missione", "Assente"]);
  expect(votes?.at(-1)).toBe("Votante in voto segreto");
  expect(filters).not.toContain("onlyRebels");
  expect(offered({}).votes?.slice(0, 3)).toEqual(["Favorevole", "Contrario", "Astenuto"]);
  expect(offered({}).filters).toContain("onlyRebels");
});

it("names nobody from a composition that the page's letters are not of", () => {
  const ballots = letterOf("AYE") + letterOf("NO");
  const page = { vote: "vs19_1_001", ballots, src: "/dati/aule/C-2026-01-08.json", stamp: "a1", rebels: [] };
  const verdi = ["verdi-anna", "Verdi", "Anna", "F", null, null];
  const rossi = ["rossi-ugo", "Rossi", "Ugo", "M", null, null];
  const votesOf = (stamp: string, members: readonly unknown[]) =>
    toMemberRows(page, { stamp, groups: [], members }).map(({ member, code }) => [member[0], code]);
  expect(votesOf("a1", [rossi, verdi])).toEqual([
    ["rossi-ugo", "AYE"],
    ["verdi-anna", "NO"],
  ]);
  expect(() => votesOf("b2", [["bianchi-ada", "Bianchi", "Ada", "F", null, null], rossi, verdi])).toThrow(
    /outdated from \/dati\/aule/,
  );
});
