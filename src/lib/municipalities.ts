/** Search of a municipality by name, and the address of the result. */
import { municipalityIds } from "#src/domain/colleges.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { nearNames } from "./near-names.ts";
import { toQuery } from "./query.ts";
import { normalize, splitElisions } from "./text.ts";

/** Names by province: the published index. */
interface Names {
  readonly provinces: readonly {
    readonly id: string;
    readonly sign: string;
    readonly name: string;
    readonly names: readonly string[];
  }[];
}

export interface Place {
  /** As in addresses: "samone-torino". */
  readonly id: string;
  /** Both names of a bilingual one: "Bolzano/Bozen". */
  readonly name: string;
  /** Province id. */
  readonly province: string;
  readonly provinceName: string;
  /** "TO" */
  readonly sign: string;
  /** Words of each of its names, for comparison. */
  readonly words: readonly (readonly string[])[];
  /** Words of the province, with its sign. */
  readonly provinceWords: readonly string[];
}

export function toPlaces({ provinces }: Names): readonly Place[] {
  const ids = municipalityIds(provinces);
  return provinces.flatMap(({ id: province, sign, name: provinceName, names }, at) => {
    const provinceWords = [...wordsOf(provinceName), sign.toLowerCase()];
    return names.map((name, place) => ({
      ...{ id: ids[at]?.[place] ?? "", name, province, provinceName, sign, provinceWords },
      words: name.split("/").map(wordsOf),
    }));
  });
}

function wordsOf(text: string): readonly string[] {
  return normalize(splitElisions(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

export interface FoundPlaces {
  /** Best match first. */
  readonly places: readonly Place[];
  /** true = no name contains the words; these are similar. */
  readonly isNear: boolean;
}

/**
 * Municipalities whose name begins with the text or contains its words, whatever the accents and apostrophes; a word may
 * be that of the province ("samone to"). If there are none, those with similar names.
 */
export function findPlaces(places: readonly Place[], text: string): FoundPlaces {
  const typed = wordsOf(text);
  if (typed.length === 0) return { places: [], isNear: false };
  const graded = places.flatMap((place) => {
    const grade = gradeOf(place, typed);
    return grade === null ? [] : [{ place, grade }];
  });
  if (graded.length === 0)
    return { places: nearNames(places, text, ({ name }) => splitElisions(name).split("/")), isNear: true };
  graded.sort((a, b) => a.grade - b.grade || compareCodes(a.place.id, b.place.id));
  return { places: graded.map(({ place }) => place), isNear: false };
}

/** 0: is one of its names; 1: a name begins with it; 2: contains the words; 3: with those of the province; null: none. */
function gradeOf({ words, provinceWords }: Place, typed: readonly string[]): 0 | 1 | 2 | 3 | null {
  const whole = typed.join("");
  const names = words.map((parts) => parts.join(""));
  if (names.includes(whole)) return 0;
  if (names.some((name) => name.startsWith(whole))) return 1;
  const others = typed.filter((word) => !words.flat().some((one) => one.startsWith(word)));
  if (others.length === 0) return 2;
  return others.length < typed.length && others.every((word) => provinceWords.includes(word)) ? 3 : null;
}

/** The municipality that a text names without doubt: its id, or its name if only one bears it; undefined = none. */
export function exactPlace(places: readonly Place[], text: string): Place | undefined {
  const byId = places.find(({ id }) => id === text);
  const typed = wordsOf(text).join("");
  const named = places.filter(({ words }) => words.some((parts) => parts.join("") === typed));
  return byId ?? (named.length === 1 ? named[0] : undefined);
}

/** What an address of `/chi-mi-rappresenta` holds; "" = nothing. */
export interface PlaceQuery {
  /** Id of a municipality, or a text as typed. */
  readonly comune: string;
  /** Ids of the colleges chosen in a city that has several, without the chamber: "lazio-1-u03". */
  readonly camera: string;
  readonly senato: string;
}

const longest = 100;

export function readPlaceQuery(search: string): PlaceQuery {
  const query = new URLSearchParams(search);
  const get = (name: string): string => (query.get(name) ?? "").trim().slice(0, longest);
  return { comune: get("comune"), camera: get("camera"), senato: get("senato") };
}

/** "?comune=roma&camera=lazio-1-u03"; "" when it holds nothing. */
export function writePlaceQuery({ comune, camera, senato }: Partial<PlaceQuery>): string {
  return toQuery({ comune, camera, senato });
}
