import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { colleges, provinces } from "#src/data/colleges.ts";
import { toSlug } from "#src/domain/slug.ts";
import { findOfficialDumps } from "#tests/support/opendata-folder.ts";

/** Colleges of a municipality: the single-member ones, and the list colleges around them. */
function find(province: string, name: string) {
  const group = provinces
    .find(({ id }) => id === province)
    ?.groups.find(({ municipalities }) => municipalities.some((one) => one.name === name));
  const { C = [], S = [] } = group?.colleges ?? {};
  const lists = (ids: readonly string[]) => [...new Set(ids.flatMap((id) => colleges.get(id)?.list ?? []))];
  return { C, listsC: lists(C), S, listsS: lists(S) };
}

describe("the names of all municipalities", () => {
  const names = provinces.flatMap(({ groups }) => groups.flatMap(({ municipalities }) => municipalities)).map(({ name }) => name);

  it("have small articles and prepositions inside, but where ISTAT writes them large", () => {
    expect(new Set(names).size).toBeGreaterThan(7890);
    const small = /(?<=[^/]) (?:A|Ad|Al|Alla|Con|Da|De|Dei|Del|Della|Di|E|Ed|Il|In|La|Le|Li|Lo|Nel|Nella|Per|Su|Sul|Sulla) /;
    expect(names.filter((name) => small.test(name)).toSorted()).toEqual([
      "Morra De Sanctis",
      "San Giorgio La Molara",
      "San Vincenzo La Costa",
      "San Vito Lo Capo",
      "Sant’Angelo Le Fratte",
      "Torre Le Nocelle",
    ]);
    expect(names).toEqual(expect.arrayContaining(["Domus de Maria", "Castelletto sopra Ticino", "Bonate Sopra"]));
  });

  it("have Roman numerals in capitals", () => {
    expect(names.filter((name) => / [ivx]{2,}\b/i.test(name))).toEqual(["Sotto il Monte Giovanni XXIII"]);
  });
});

describe("the colleges of municipalities, read from the Ministry's results by hand", () => {
  it("of Abano Terme, in four colleges", () => {
    expect(find("padova", "Abano Terme")).toEqual({
      C: ["camera/veneto-2-u03"],
      listsC: ["camera/veneto-2-p01"],
      S: ["senato/veneto-u03"],
      listsS: ["senato/veneto-p02"],
    });
  });
  it("of Forlì and L’Aquila, with an accent and an apostrophe", () => {
    expect(find("forli-cesena", "Forlì")).toEqual({
      C: ["camera/emilia-romagna-u10"],
      listsC: ["camera/emilia-romagna-p03"],
      S: ["senato/emilia-romagna-u05"],
      listsS: ["senato/emilia-romagna-p02"],
    });
    expect(find("l-aquila", "L’Aquila")).toMatchObject({ C: ["camera/abruzzo-u03"], S: ["senato/abruzzo-u01"] });
  });
  it("of Bolzano, whose college of the Senate the results do not give", () => {
    expect(find("bolzano", "Bolzano/Bozen")).toEqual({
      C: ["camera/trentino-alto-adige-sudtirol-u03"],
      listsC: ["camera/trentino-alto-adige-sudtirol-p01"],
      S: ["u04", "u05", "u06"].map((number) => `senato/trentino-alto-adige-sudtirol-${number}`),
      listsS: [],
    });
  });
  it("of Milano, cut into three colleges of the Camera and two of the Senate", () => {
    expect(find("milano", "Milano")).toEqual({
      C: ["camera/lombardia-1-u07", "camera/lombardia-1-u08", "camera/lombardia-1-u09"],
      listsC: ["camera/lombardia-1-p01"],
      S: ["senato/lombardia-u03", "senato/lombardia-u04"],
      listsS: ["senato/lombardia-p02"],
    });
  });
  it("of Roma, whose list colleges of the Camera are three", () => {
    expect(find("roma", "Roma").listsC).toEqual(["camera/lazio-1-p01", "camera/lazio-1-p02", "camera/lazio-1-p03"]);
  });
  it("of the two municipalities called Samone", () => {
    expect(find("torino", "Samone").C).toEqual(["camera/piemonte-1-u04"]);
    expect(find("trento", "Samone").S).toEqual(["senato/trentino-alto-adige-sudtirol-u03"]);
  });
});

it("has the 147 single-member colleges of the Camera and the 74 of the Senate", () => {
  const count = (branch: string) =>
    [...colleges.values()].filter((college) => college.branch === branch && college.kind === "single").length;
  expect([count("C"), count("S")]).toEqual([147, 74]);
  expect([provinces.length, provinces.flatMap(({ groups }) => groups.flatMap((g) => g.municipalities)).length]).toEqual(
    [107, 7904],
  );
});

const folder = findOfficialDumps();
if (folder === undefined)
  process.stdout.write("official dumps not found (../shared/opendata or EMICICLO_OPENDATA): municipalities unchecked\n");

it.runIf(folder !== undefined)("equals the Ministry's table", () => {
  const ours = provinces.flatMap(({ name: province, groups }) =>
    groups.flatMap(({ colleges: { C, S }, municipalities }) =>
      municipalities.flatMap(({ name, istat }) =>
        C.map((id) => {
          const list = colleges.get(id)?.list ?? "";
          const senate = province === "Bolzano" ? "" : S.join("+");
          return [istat ?? "", toSlug(name), toSlug(province), id, list, senate].join(" ");
        }),
      ),
    ),
  );
  const [, ...lines] = readFileSync(join(folder ?? "", "comuni/comuni-collegi-2022.csv"), "utf8").trim().split("\n");
  const theirs = lines.map((line) => {
    const [istat = "", name = "", province = "", , single = "", list = "", senate = ""] = line.split(",");
    const id = (chamber: string, text: string) =>
      text === "" ? "" : `${chamber}/${toSlug(text.replace(/ \(.*\)/, ""))}`;
    const inSenate = senate === "" ? "" : senate.split(" | ").map((one) => id("senato", one));
    const key = [toSlug(name), toSlug(province), id("camera", single), id("camera", list)];
    return [istat.length === 6 ? istat : "", ...key, [inSenate].flat().join("+")].join(" ");
  });
  expect(ours.toSorted()).toEqual(theirs.toSorted());
});
