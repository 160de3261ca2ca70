import { expect, it } from "vitest";
import VoteGroups from "#src/components/votes/VoteGroups.astro";
import { letterOf } from "#src/domain/ballot-text.ts";
import { noCounts, totalOf } from "#src/domain/code-counts.ts";
import type { MemberVoteCode, SideOnDay } from "#src/domain/codes.ts";
import { toGroupRows } from "#src/components/votes/roll-call.ts";
import type { Composition, CompositionGroup } from "#src/contracts/composition.ts";
import type { GroupResult, VotePage } from "#src/contracts/vote-page.ts";
import { renderAstro } from "#tests/support/render-astro.ts";

const group = (id: string, side: CompositionGroup["side"], isMixed = false): CompositionGroup => ({
  id,
  acronym: id.toUpperCase(),
  name: id,
  color: null,
  isMixed,
  side,
});
const result = (own: Partial<GroupResult>): GroupResult => ({
  counts: noCounts,
  line: "NV",
  rebels: null,
  nonParticipants: 0,
  cohesion: null,
  ...own,
});
const groups = [
  group("sal", "opposition"),
  group("gin", "majority"),
  group("aut", "neither"),
  group("misto", null, true),
];
/** Index of the mixed group. */
const misto = 3;

/** `count` members of a group (null = none), on a side, with the same vote. */
type Loose = readonly [group: number | null, side: SideOnDay, code: MemberVoteCode, count: number];

async function toRows(
  own: Pick<VotePage, "branch" | "isSecret" | "groups" | "sides">,
  loose: readonly Loose[],
): Promise<readonly string[]> {
  const seats = loose.flatMap(([position, side, code, count]) =>
    Array.from({ length: count }, () => ({ position, side, code })),
  );
  const members = seats.map(({ position, side }, index): Composition["members"][number] => [
    String(index),
    "Averla",
    "Vita",
    "F",
    null,
    position,
    side,
  ]);
  const chamber: Composition = { branch: "S", day: "2026-11-20", groups, members, president: null };
  const vote = { ...own, ballots: seats.map(({ code }) => letterOf(code)).join("") };
  const text = await renderAstro(VoteGroups, { vote, chamber });
  return text.split(/(?=<tr)/).slice(2);
}

/** Text of the rows, cell by cell. */
const rows = async (...given: Parameters<typeof toRows>): Promise<readonly string[]> =>
  (await toRows(...given)).map((row) =>
    row
      .replace(/<\/tr>.*/s, "")
      .split(/(?=<t[hd])/)
      .slice(1)
      .map((cell) => `${cell} |`)
      .join("")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

it("counts the President of the assembly in no row, in the mixed group neither", () => {
  const group = (position: number | null) => ["1", "Averla", "Vita", "F", null, position, null] as const;
  const chamber: Composition = {
    branch: "S",
    day: "2026-11-20",
    groups,
    members: [[...group(3)], [...group(3)]],
    president: 1,
  };
  const sizes = toGroupRows({ ballots: "AP", groups: [], sides: [] }, chamber).map(({ result }) => [
    totalOf(result.counts),
    result.nonParticipants,
  ]);
  // The sum of those whose side is not known, which is the one member of the mixed group who is eligible.
  expect(sizes).toEqual([
    [1, 0],
    [1, 0],
  ]);
});

it("shows the mixed group in a secret vote like the other groups", async () => {
  const counts = { ...noCounts, SEC: 6 };
  const results = (["SEC", "SEC", "SEC", "NV"] as const).map((line) => result({ counts, line }));
  const secret = await rows({ branch: "S", isSecret: true, groups: results, sides: [] }, [[misto, null, "SEC", 6]]);
  expect(secret.at(-1)).toBe("MISTO misto | Voto segreto | – | 0 | non valutabile | | segreto | 6 nomi |");
  expect(secret.at(-3)).toBe("AUT aut | Voto segreto | – | 0 | non valutabile | | segreto | 6 nomi |");
});

it("sums the groups of neither side in a row of their own, without cohesion", async () => {
  const [sal, gin] = [
    result({
      counts: { ...noCounts, NO: 37, ABSE: 23 },
      line: "NO",
      rebels: 0,
      nonParticipants: 23,
      cohesion: { part: 37, whole: 60 },
    }),
    result({
      counts: { ...noCounts, AYE: 47, MIS: 14 },
      line: "AYE",
      rebels: 0,
      nonParticipants: 14,
      cohesion: { part: 47, whole: 61 },
    }),
  ];
  const others = [
    result({
      counts: { ...noCounts, AYE: 5, NO: 1, ABSE: 2 },
      line: "AYE",
      rebels: 1,
      nonParticipants: 2,
      cohesion: { part: 5, whole: 8 },
    }),
    result({ counts: { ...noCounts, AYE: 3, MIS: 4 }, nonParticipants: 4 }),
  ];
  const loose: readonly Loose[] = [
    [misto, null, "AYE", 3],
    [misto, null, "MIS", 4],
  ];
  const sides = [
    { ...gin, cohesion: { part: 47, whole: 61 }, side: "majority" as const },
    { ...sal, cohesion: { part: 37, whole: 60 }, side: "opposition" as const },
  ];
  expect(await rows({ branch: "S", isSecret: false, groups: [sal, gin, ...others], sides }, loose)).toEqual([
    "Maggioranza 61 senatori | Favorevole | 0 | 14 | 77,0% di 61 | | 47 | 0 | 0 | 61 nomi |",
    "GIN gin | Favorevole | 0 | 14 | 77,0% di 61 | | 47 | 0 | 0 | 61 nomi |",
    "Opposizione 60 senatori | Contrario | 0 | 23 | 61,7% di 60 | | 0 | 37 | 0 | 60 nomi |",
    "SAL sal | Contrario | 0 | 23 | 61,7% di 60 | | 0 | 37 | 0 | 60 nomi |",
    "Né maggioranza né opposizione 8 senatori | nessuna linea | 1 | 2 | non si calcola | | 5 | 1 | 0 | 8 nomi |",
    "AUT aut | Favorevole | 1 | 2 | 5 su 8 | | 5 | 1 | 0 | 8 nomi |",
    "Schieramento non noto 7 senatori | nessuna linea | – | 4 | non si calcola | | 3 | 0 | 0 | 7 nomi |",
    "MISTO misto | nessuna linea | – | 4 | non si calcola | | 3 | 0 | 0 | 7 nomi |",
  ]);
});

it("counts members without group, so that the sums equal the chamber", async () => {
  const sal = result({ counts: { ...noCounts, NO: 60 }, line: "NO", rebels: 0, cohesion: { part: 1, whole: 1 } });
  const results = [sal, result({}), result({}), result({ counts: { ...noCounts, AYE: 13 } })];
  const sides = [{ ...sal, side: "opposition" as const }];
  const read = await rows({ branch: "S", isSecret: false, groups: results, sides }, [
    [misto, null, "AYE", 13],
    [null, null, "ABSE", 1],
  ]);
  expect(read.slice(-5)).toEqual([
    "Né maggioranza né opposizione 0 senatori | nessuna linea | – | 0 | non si calcola | | 0 | 0 | 0 | 0 nomi |",
    "AUT aut | Non valutabile | – | 0 | non valutabile | | 0 | 0 | 0 | 0 nomi |",
    "Schieramento non noto 14 senatori | nessuna linea | – | 1 | non si calcola | | 13 | 0 | 0 | 14 nomi |",
    "MISTO misto | nessuna linea | – | 0 | non si calcola | | 13 | 0 | 0 | 13 nomi |",
    "Nessun gruppo | nessuna linea | – | 1 | non si calcola | | 0 | 0 | 0 | 1 nome |",
  ]);
});

it("counts members of the mixed group under their own side, in separate rows", async () => {
  const gin = result({ counts: { ...noCounts, AYE: 47 }, line: "AYE", rebels: 0, cohesion: { part: 47, whole: 47 } });
  const mixed = result({ counts: { ...noCounts, AYE: 4, NO: 3, ABSE: 1 } });
  const majority = {
    ...result({ counts: { ...noCounts, AYE: 50, NO: 1 }, line: "AYE", rebels: 0, cohesion: { part: 50, whole: 51 } }),
  };
  const opposition = {
    ...result({ counts: { ...noCounts, NO: 2 }, line: "NO", rebels: 0, cohesion: { part: 2, whole: 2 } }),
  };
  const sides = [
    { ...majority, side: "majority" as const },
    { ...opposition, side: "opposition" as const },
  ];
  const read = await rows({ branch: "S", isSecret: false, groups: [result({}), gin, result({}), mixed], sides }, [
    [misto, "majority", "AYE", 3],
    [misto, "majority", "NO", 1],
    [misto, "opposition", "NO", 2],
    [misto, null, "AYE", 1],
    [null, null, "ABSE", 1],
  ]);
  expect(read.filter((row) => !/^(AUT|SAL|Né)/.test(row))).toEqual([
    "Maggioranza 51 senatori | Favorevole | 0 | 0 | 98,0% di 51 | | 50 | 1 | 0 | 51 nomi |",
    "GIN gin | Favorevole | 0 | 0 | 100,0% di 47 | | 47 | 0 | 0 | 47 nomi |",
    "MISTO misto, 4 di 7 | nessuna linea | – | 0 | non si calcola | | 3 | 1 | 0 | 4 nomi |",
    "Opposizione 2 senatori | Contrario | 0 | 0 | 2 su 2 | | 0 | 2 | 0 | 2 nomi |",
    "MISTO misto, 2 di 7 | nessuna linea | – | 0 | non si calcola | | 0 | 2 | 0 | 2 nomi |",
    "Schieramento non noto 2 senatori | nessuna linea | – | 1 | non si calcola | | 1 | 0 | 0 | 2 nomi |",
    "MISTO misto, 1 di 7 | nessuna linea | – | 0 | non si calcola | | 1 | 0 | 0 | 1 nome |",
    "Nessun gruppo | nessuna linea | – | 1 | non si calcola | | 0 | 0 | 0 | 1 nome |",
  ]);
});

it("does not repeat members whose side is not known if they are all part of one group", async () => {
  const own = result({ counts: { ...noCounts, AYE: 1 }, line: "AYE", rebels: 0, cohesion: { part: 1, whole: 1 } });
  const sides = [{ ...own, side: "majority" as const }];
  const read = await rows({ branch: "S", isSecret: false, groups: [], sides }, [
    [misto, "majority", "AYE", 1],
    [misto, null, "NO", 1],
  ]);
  expect(read).toEqual([
    "Maggioranza 1 senatore | Favorevole | 0 | 0 | 1 su 1 | | 1 | 0 | 0 | 1 nome |",
    "MISTO misto, 1 di 2 | nessuna linea | – | 0 | non si calcola | | 1 | 0 | 0 | 1 nome |",
    "Schieramento non noto 1 senatore | nessuna linea | – | 0 | non si calcola | | 0 | 1 | 0 | 1 nome |",
  ]);
});

it("draws only visible parts of a bar: neither covered ones nor a second one of the same hue", async () => {
  // Of 200: ends at 80, 80.5 (rounded 81), 81, 83, 85 and 100 percent; PRES and RNV have the same hue.
  const counts = { ...noCounts, AYE: 160, NO: 1, ABST: 1, PRES: 4, RNV: 4, ABSE: 30 };
  const own = result({ counts, line: "AYE", rebels: 2 });
  const sides = [{ ...own, side: "opposition" as const }];
  const [row = ""] = await toRows({ branch: "S", isSecret: false, groups: [own], sides }, []);
  expect([...row.matchAll(/<rect class="(.*?)" width="(.*?)"/g)].map(([, fill, width]) => [fill, width])).toEqual([
    ["f-abse", "100%"],
    ["f-nv", "85%"],
    ["f-no", "81%"],
    ["f-aye", "80%"],
  ]);
});
