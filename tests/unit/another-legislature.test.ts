/** Modules of another legislature, in a process of its own: they read the setting when they load. */
import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { z } from "zod";

/** What modules say under a setting; `expressions` by name, in terms of the modules below. */
function ask(setting: string, expressions: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const script = `
    import { codePath } from "#src/lib/search.ts";
    import { readPasted } from "#src/lib/pasted-address.ts";
    import { readVotePlace } from "#src/lib/filters/vote-place.ts";
    import { shell } from "#src/i18n/shell.ts";
    import { openData } from "#src/i18n/open-data.ts";
    import { colleges, provinces } from "#src/data/colleges.ts";
    import { searchAliases } from "#src/data/reference/search-aliases.ts";
    import { firstDayOfChanges } from "#src/domain/group-changes.ts";
    import { draftDecreeId } from "#src/domain/draft-decrees.ts";
    import { seats } from "#scripts/pull/gates/gates.ts";
    const isAt = (text, branch) => readVotePlace(text)?.isAt({ branch, date: "2020-01-01", sitting: 704, number: 15 });
    const full = (C, S) => seats({ seats: { C, S }, before: { seats: { C: 0, S: 0 }, mandates: 0 } }).map((one) => one.subject);
    console.log(JSON.stringify({ ${Object.entries(expressions)
      .map(([name, expression]) => `${name}: ${expression}`)
      .join(", ")} }));`;
  const env = { ...process.env, EMICICLO_LEGISLATURE: setting };
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { env, encoding: "utf8" });
  return z.record(z.string(), z.unknown()).parse(JSON.parse(said));
}

it.each([
  ["18", "XVIII", "2018-04-22", 630, 321],
  ["20:2027-05-23:2027-06-08", "XX", "2027-07-08", 400, 206],
])("with the setting %s everything is about that legislature", (setting, roman, changes, C, S) => {
  const [number = ""] = setting.split(":");
  const camera = (of: string) =>
    JSON.stringify(`https://documenti.camera.it/schedaVotazione.asp?Legislatura=${of}&RifVotazione=704_15`);
  expect(
    ask(setting, {
      cameraVote: `codePath("VS${number}_704_15")`,
      senateVote: `codePath("${number}_402_7")`,
      otherVote: `codePath("vs19_704_15")`,
      cameraAddress: `readPasted(${camera(roman)})`,
      otherAddress: `readPasted(${camera("XIX")}) === ${camera("XIX")}`,
      bill: `readPasted("http://dati.camera.it/ocd/attocamera.rdf/ac${number}_1780")`,
      senateAddress: `readPasted("http://dati.senato.it/votazione/${number}-402-7")`,
      inList: `[isAt("vs${number}_704_015", "C"), isAt("vs${number}_704_015", "S")]`,
      otherInList: `readVotePlace("vs19_704_015")`,
      edition: "shell.edition",
      dataset: `openData.datasetName("vote")`,
      draft: `draftDecreeId("152")`,
      firstDayOfChanges: "firstDayOfChanges",
      // The tables of colleges are those of the election of 2022.
      colleges: "[colleges.size, provinces.length]",
      // Bills of the nineteenth have these numbers; a decree-law has its year.
      names: `[searchAliases["bill/S_926"] ?? null, searchAliases["decree/2023-20"]]`,
      full: `full(${String(C)}, ${String(S)})`,
      tooFull: `full(${String(C + 1)}, ${String(S + 1)})`,
    }),
  ).toEqual({
    cameraVote: `/votazioni/vs${number}_704_015`,
    senateVote: `/votazioni/${number}-402-7`,
    otherVote: null,
    cameraAddress: `vs${number}_704_15`,
    otherAddress: true,
    bill: "C. 1780",
    senateAddress: `${number}-402-7`,
    inList: [true, false],
    otherInList: null,
    edition: `Almanacco del Parlamento, ${roman} legislatura`,
    dataset: `Parlamento italiano, ${roman} legislatura: vote`,
    draft: `schema-${number}-152`,
    firstDayOfChanges: changes,
    colleges: [0, 0],
    names: [null, ["decreto cutro"]],
    full: [],
    tooFull: ["C", "S"],
  });
});
