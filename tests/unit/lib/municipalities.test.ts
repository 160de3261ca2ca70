import { describe, expect, it } from "vitest";
import { provinces } from "#src/data/colleges.ts";
import { municipalitiesOf } from "#src/domain/colleges.ts";
import { exactPlace, findPlaces, readPlaceQuery, toPlaces, writePlaceQuery } from "#src/lib/municipalities.ts";

const places = toPlaces({
  provinces: provinces.map((one) => ({ ...one, names: municipalitiesOf(one).map(({ name }) => name) })),
});
const first = (text: string) =>
  findPlaces(places, text)
    .places.slice(0, 2)
    .map(({ id }) => id);

describe("findPlaces", () => {
  it.each([
    ["forli", ["forli", "forli-del-sannio"]],
    ["FORLI'", ["forli", "forli-del-sannio"]],
    ["laquila", ["l-aquila"]],
    ["l' aquila", ["l-aquila"]],
    ["bozen", ["bolzano-bozen"]],
    ["bolzano", ["bolzano-bozen", "bolzano-novarese"]],
    ["reggio emilia", ["reggio-nell-emilia"]],
    ["reggio calabria", ["reggio-di-calabria"]],
    ["samone", ["samone-torino", "samone-trento"]],
    ["Samone (TN)", ["samone-trento"]],
    ["castro lecce", ["castro-lecce"]],
  ])("finds “%s”", (text, ids) => {
    expect(first(text).slice(0, ids.length)).toEqual(ids);
    expect(findPlaces(places, text).isNear).toBe(false);
  });
  it.each([
    ["milnao", "milano"],
    ["bolgna", "bologna"],
    ["reggio emila", "reggio-nell-emilia"],
  ])("proposes similar names for “%s”", (text, id) => {
    const found = findPlaces(places, text);
    expect(found.isNear).toBe(true);
    expect(found.places.map((place) => place.id)).toContain(id);
  });
  it("finds nothing for other words, and for none", () => {
    expect(findPlaces(places, "qwertyuiop").places).toEqual([]);
    expect(findPlaces(places, " ’ ")).toEqual({ places: [], isNear: false });
  });
});

describe("exactPlace", () => {
  it("takes an id, or a name that only one municipality bears", () => {
    expect(exactPlace(places, "samone-torino")?.sign).toBe("TO");
    expect(exactPlace(places, "Sant'Angelo Romano")?.id).toBe("sant-angelo-romano");
    expect(exactPlace(places, "Samone")).toBeUndefined();
    expect(exactPlace(places, "Atlantide")).toBeUndefined();
  });
});

describe("the address", () => {
  it("holds the municipality and the colleges chosen in it", () => {
    const query = { comune: "roma", camera: "lazio-1-u03", senato: "" };
    expect(writePlaceQuery(query)).toBe("?comune=roma&camera=lazio-1-u03");
    expect(readPlaceQuery("?comune=roma&camera=lazio-1-u03&altro=1")).toEqual(query);
  });
  it("cuts what is too long to be a name", () => {
    expect(readPlaceQuery(`?comune=${"a".repeat(5000)}`).comune).toHaveLength(100);
  });
});
