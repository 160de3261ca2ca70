import { expect, it } from "vitest";
import { memberLabels, memberSource, type MemberListProps } from "#src/islands/votes/member-list.ts";

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
