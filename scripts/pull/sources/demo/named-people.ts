import type { Branch, Gender } from "#src/domain/codes.ts";
import { dissolutionDay } from "./groups.ts";
import { toSlug } from "#scripts/lib/slug.ts";

/**
 * A hand-written mandate. `groups`: acronym and first day in each group; null = the day on which the groups were
 * formed.
 */
export interface NamedSeat {
  readonly branch: Branch;
  readonly groups: readonly (readonly [acronym: string, start: string | null])[];
  readonly area: string | null;
  readonly start?: string;
  readonly end?: string;
  readonly endReason?: string;
  readonly replaces?: string;
  readonly isLife?: true;
}

/** A hand-written person; without `seats` = never a member. `slug`: the slug that a real source would assign. */
export interface NamedPerson {
  readonly id: string;
  readonly slug: string;
  readonly familyName: string;
  readonly givenName: string;
  readonly gender: Gender;
  readonly birthDate: string | null;
  readonly deathDate: string | null;
  readonly seats: readonly NamedSeat[];
}

type Extra = { deathDate?: string; hasNamesake?: true; suffix?: string };

function person(
  familyName: string,
  givenName: string,
  gender: Gender,
  birthDate: string | null,
  seats: readonly NamedSeat[],
  extra: Extra = {},
): NamedPerson {
  const name = toSlug(`${familyName} ${givenName}`);
  const slug = `${name}-${birthDate ?? "none"}${extra.suffix ?? ""}`;
  return {
    id: extra.hasNamesake ? slug : name,
    slug,
    familyName,
    givenName,
    gender,
    birthDate,
    deathDate: extra.deathDate ?? null,
    seats,
  };
}

function seat(branch: Branch, acronym: string, area: string): NamedSeat {
  return { branch, groups: [[acronym, null]], area };
}

const life = (acronym: string | null): NamedSeat => ({
  branch: "S",
  groups: acronym === null ? [] : [[acronym, null]],
  area: null,
  isLife: true,
});

const stovigliai = person("Stovigliai", "Elio", "M", "1958-07-02", [
  { branch: "C", groups: [["SAL", null]], area: "friuli-venezia-giulia", end: "2026-10-30", endReason: "Dimissioni" },
]);
const calafati = person(
  "Calafati",
  "Oreste",
  "M",
  "1949-12-20",
  [{ branch: "C", groups: [["GIN", null]], area: "calabria", end: "2024-02-12", endReason: "Decesso" }],
  { deathDate: "2024-02-11" },
);
const brumali = person("Brumali", "Raffaele", "M", "1955-04-18", [
  { branch: "S", groups: [["GIN", null]], area: "liguria", end: "2024-09-30", endReason: "Incompatibilità" },
]);

/** Hand-written people by role. Names and dates of birth are fixed, so that addresses are the same with every seed. */
export const namedPeople = {
  premier: person("Bellariva", "Costanza", "F", "1971-01-09", [seat("C", "GIN", "lazio")]),
  presidentCamera: person("Ramaro", "Carlo", "M", "1963-09-27", [seat("C", "GIN", "toscana")]),
  presidentSenato: person("Montesereno", "Livia", "F", "1959-03-14", [seat("S", "GIN", "lombardia")]),
  vicepresidentCamera: person("Zafferani", "Clara", "F", "1966-11-05", [seat("C", "TIG", "campania")]),
  vicepresidentSenato: person("Sorbelli", "Ettore", "M", "1961-06-30", [seat("S", "SAL", "toscana")]),
  deputy: person("Rivalta", "Ada", "F", "1979-05-12", [seat("C", "SAL", "emilia-romagna")]),
  rebel: person("Valombrosa", "Fabio", "M", "1974-08-21", [seat("C", "ROV", "campania")]),
  rapporteurCamera: person("Ligustri", "Tullio", "M", "1970-10-10", [seat("C", "ALL", "veneto")]),
  rapporteurSenato: person("Pergamini", "Nora", "F", "1977-02-03", [seat("S", "GIN", "umbria")]),
  homonymCamera: person("Collebianco", "Laura", "F", "1971-06-18", [seat("C", "MISTO", "puglia")], {
    hasNamesake: true,
  }),
  homonymSenato: person("Collebianco", "Laura", "F", "1984-01-25", [seat("S", "TIG", "sicilia")], {
    hasNamesake: true,
  }),
  sameBirthdayFirst: person("Fontealta", "Marco", "M", "1968-03-02", [seat("C", "ROV", "piemonte")], {
    hasNamesake: true,
  }),
  sameBirthdaySecond: person("Fontealta", "Marco", "M", "1968-03-02", [seat("S", "MIR", "marche")], {
    hasNamesake: true,
    suffix: "-2",
  }),
  apostrophe: person("D'Amico", "Ottavia", "F", "1980-04-04", [seat("C", "TIG", "abruzzo")]),
  truncatedPreposition: person("De' Rossi", "Lapo", "M", "1972-12-12", [seat("S", "ROV", "toscana")]),
  umlaut: person("Müller", "Greta", "F", "1975-09-08", [seat("C", "MIR", "trentino-alto-adige")]),
  caron: person("Nikolić", "Zoran", "M", "1969-05-29", [seat("S", "SAL", "friuli-venezia-giulia")]),
  longName: person("Vannelli Rossi di Castelventoso", "Maria Grazia Eleonora", "F", "1964-02-29", [
    seat("C", "ALL", "sicilia"),
  ]),
  withoutBirthDate: person("Zolfanari", "Ugo", "M", null, [seat("C", "FEL", "lombardia")]),
  resigned: stovigliai,
  replacement: person("Ožbalt", "Nives", "F", "1988-08-17", [
    {
      branch: "C",
      groups: [["SAL", "2026-11-06"]],
      area: "friuli-venezia-giulia",
      start: "2026-11-06",
      replaces: stovigliai.id,
    },
  ]),
  died: calafati,
  replacementOfDied: person("Setaioli", "Irene", "F", "1982-03-07", [
    { branch: "C", groups: [["GIN", "2024-02-28"]], area: "calabria", start: "2024-02-28", replaces: calafati.id },
  ]),
  leftSenate: brumali,
  bothChambers: person("Merlettai", "Guido", "M", "1973-07-19", [
    {
      branch: "C",
      groups: [["GIN", null]],
      area: "liguria",
      end: "2024-10-22",
      endReason: "Opzione per altro mandato",
    },
    { branch: "S", groups: [["GIN", "2024-10-22"]], area: "liguria", start: "2024-10-22", replaces: brumali.id },
  ]),
  afterBothChambers: person("Filandai", "Dora", "F", "1990-10-01", [
    {
      branch: "C",
      groups: [["GIN", "2024-11-05"]],
      area: "liguria",
      start: "2024-11-05",
      replaces: "merlettai-guido",
    },
  ]),
  changedGroup: person("Pratomoro", "Rocco", "M", "1967-01-30", [
    {
      branch: "C",
      groups: [
        ["TIG", null],
        ["MISTO", "2026-11-17"],
      ],
      area: "lazio",
    },
  ]),
  changedGroupTwice: person("Tarassaco", "Lea", "F", "1983-05-15", [
    {
      branch: "C",
      groups: [
        ["ERI", null],
        ["COR", dissolutionDay],
        ["MISTO", "2025-09-22"],
      ],
      area: "piemonte",
    },
  ]),
  changedSide: person("Giuncheti", "Valerio", "M", "1965-11-11", [
    {
      branch: "S",
      groups: [
        ["COR", null],
        ["ROV", "2025-02-10"],
      ],
      area: "campania",
    },
  ]),
  lifeSenator: person("Verbasco", "Bruno", "M", "1936-02-16", [life(null)]),
  lifeSenatorMixed: person("Edereschi", "Amalia", "F", "1930-08-23", [life("MISTO")]),
  lifeSenatorMixedSecond: person("Smerigli", "Corrado", "M", "1942-04-01", [life("MISTO")]),
  lifeSenatorAutonomies: person("Acquerelli", "Olga", "F", "1939-09-13", [life("AUT")]),
  lifeSenatorAutonomiesSecond: person("Codirossi", "Silvio", "M", "1945-12-05", [life("AUT")]),
  ministerSenator: person("Lagosereno", "Ettore", "M", "1960-10-22", [seat("S", "GIN", "piemonte")]),
  ministerDeputy: person("Cesoiai", "Adele", "F", "1976-06-06", [seat("C", "ROV", "lombardia")]),
  formerMinister: person("Rondinai", "Franca", "F", "1962-01-17", [seat("C", "ALL", "puglia")]),
  ministerOutside: person("Orafini", "Beatrice", "F", "1957-05-24", []),
  secondMinisterOutside: person("Intagli", "Ferdinando", "M", "1953-11-30", []),
} as const satisfies Record<string, NamedPerson>;

export const namedPersonList: readonly NamedPerson[] = Object.values(namedPeople);
