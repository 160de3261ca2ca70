import { describe, expect, it } from "vitest";
import { letterOf } from "#src/domain/ballot-text.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import {
  voterColumns,
  voterLabels,
  voterSource,
  voterSums,
  toVoterRows,
  type PublishedPositions,
  type VoterListProps,
  type VoterRow,
} from "#src/components/votes/member-list.ts";
import { selectRows } from "#src/lib/filters/apply.ts";

const positions: PublishedPositions = {
  src: "/dati/aule/C-2026-01-08.json",
  revision: "a1",
  ballots: "",
  rebels: null,
};

const offered = (own: Partial<VoterListProps>) => {
  const props: VoterListProps = {
    positions: { ...positions, rebels: [] },
    fileName: "",
    branch: "C",
    groups: {},
    unknown: [],
    ...own,
  };
  const { filters } = voterSource(props);
  return {
    votes: voterLabels(props).filters["vote"]?.options?.map(({ label }) => label),
    filters: filters.map(({ name }) => name),
  };
};

it("offers no choices hidden by a secret vote, and no rebel filter without known rebels", () => {
  const { votes, filters } = offered({
    unknown: ["AYE", "NO", "ABST"],
    positions: { ...positions, rebels: null },
  });
  expect(votes?.slice(0, 2)).toEqual(["In missione", "Assente"]);
  expect(votes?.at(-1)).toBe("Votante in voto segreto");
  expect(filters).not.toContain("onlyRebels");
  expect(offered({}).votes?.slice(0, 3)).toEqual(["Favorevole", "Contrario", "Astenuto"]);
  expect(offered({}).filters).toContain("onlyRebels");
});

const cellOf = (name: string, row: VoterRow, rebels: readonly number[] | null) =>
  voterColumns({ rebels })
    .find((column) => column.name === name)
    ?.value?.(row);

describe("the names of a vote", () => {
  const verdi = ["verdi-anna", "Verdi", "Anna", "F", null, null];
  const rossi = ["rossi-ugo", "Rossi", "Ugo", "M", null, null];
  const bianchi = ["bianchi-ada", "Bianchi", "Ada", "F", null, null];
  const letters = (...codes: readonly (MemberVoteCode | null)[]): string => codes.map(letterOf).join("");
  const votesOf = (own: Partial<PublishedPositions>, revision: string, members: readonly unknown[]) =>
    toVoterRows({ ...positions, ...own }, { revision, groups: [], members }).map(({ member, code, isRebel }) => [
      member[0],
      code,
      isRebel,
    ]);

  it("have the vote of the letter at their place in the composition; members without one have no position", () => {
    const ballots = letters("AYE", null, "NO");
    expect(votesOf({ ballots, rebels: [2] }, "a1", [rossi, bianchi, verdi])).toEqual([
      ["rossi-ugo", "AYE", false],
      ["bianchi-ada", null, false],
      ["verdi-anna", "NO", true],
    ]);
    expect(votesOf({}, "a1", [rossi])).toEqual([["rossi-ugo", null, false]]);
  });

  it("tell the President of the assembly, of whom there need be no position, from whoever lacks one", () => {
    const file = { revision: "a1", groups: [], members: [rossi, bianchi], president: 1 };
    const said = (of: object) =>
      toVoterRows({ ...positions, ballots: letters("AYE", null) }, of).map((row) => cellOf("voto", row, null));
    expect(said(file)).toEqual(["Favorevole", "Presidente, non vota"]);
    expect(said({ ...file, president: null })).toEqual(["Favorevole", "Senza un voto pubblicato"]);
  });

  it("have one word and one code a vote in the download, for women and men", () => {
    const file = { revision: "a1", groups: [], members: [verdi, rossi] };
    const voters = toVoterRows({ ...positions, ballots: letters("NO", "NO") }, file);
    expect(voters.map((row) => ["genere", "voto", "voto_codice"].map((name) => cellOf(name, row, null)))).toEqual([
      ["F", "Contrario", "NO"],
      ["M", "Contrario", "NO"],
    ]);
  });

  it("include the rebel flag in the download, which is empty for a secret vote or one in verification", () => {
    const rebelsSaid = (rebels: readonly number[] | null) =>
      toVoterRows({ ...positions, rebels: [1] }, { revision: "a1", groups: [], members: [rossi, verdi] }).map((row) =>
        cellOf("ribelle", row, rebels),
      );
    expect(rebelsSaid([1])).toEqual(["0", "1"]);
    expect(rebelsSaid(null)).toEqual([null, null]);
  });

  it.for(["Verdi", "anna verdi", "on. Verdi", "l’onorevole Anna Verdi", "deputata Verdi"])(
    "are found by «%s»",
    (query) => {
      const rows = toVoterRows(positions, { revision: "a1", groups: [], members: [rossi, verdi, bianchi] });
      const source = voterSource({
        positions,
        fileName: "",
        branch: "C",
        groups: {},
        unknown: [],
      });
      const state = { values: { query: [query] }, ordering: "", page: 1 };
      expect(selectRows(source, state, rows).map(({ member }) => member[0])).toEqual(["verdi-anna"]);
    },
  );

  it("are rejected with a composition of another edition", () => {
    expect(() => votesOf({}, "b2", [bianchi, rossi, verdi])).toThrow(/outdated from \/dati\/aule/);
  });
});

describe("the sums of a selection", () => {
  const verdi: VoterRow["member"] = ["verdi-anna", "Verdi", "Anna", "F", null, null, null];
  const row = (code: MemberVoteCode | null, isPresident = false): VoterRow => ({
    member: verdi,
    code,
    isRebel: false,
    isPresident,
    group: null,
  });
  const sums = (...rows: readonly VoterRow[]): string => voterSums(rows).replaceAll("\u00A0", " ");

  it("name every vote that was cast, and those who cast none", () => {
    expect(sums(row("NO"), row("AYE"), row("ABSE"), row("AYE"), row("ABST"), row("MIS"))).toBe(
      "2 favorevoli, 1 contrario, 1 astenuto, 1 in missione e 1 assente",
    );
    expect(sums(row("SEC"), row("SEC"), row("ABSE"))).toBe("2 votanti in voto segreto e 1 assente");
  });
  it("count members without a position as such, the President of the assembly apart", () => {
    expect(sums(row("NO"), row(null), row(null, true))).toBe(
      "1 contrario, 1 senza un voto pubblicato e il Presidente, che non vota",
    );
    expect(sums(row(null))).toBe("1 senza un voto pubblicato");
  });
});
