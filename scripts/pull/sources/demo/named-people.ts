import type { Branch, Gender } from "#src/domain/codes.ts";
import { toSlug } from "#scripts/lib/slug.ts";

/** Day on which Erica was dissolved. */
export const dissolutionDay = "2023-11-20";

/** A hand-written mandate. */
export interface NamedSeat {
  readonly branch: Branch;
  /** Acronym of the first group; null = in no group. */
  readonly group: string | null;
  /** null = not elected: a life senator. */
  readonly area: string | null;
  /** Later groups, with the first day in each. */
  readonly moves?: readonly (readonly [acronym: string, start: string])[];
  readonly start?: string;
  readonly end?: string;
  readonly endReason?: string;
  readonly replaces?: string;
}

/** A hand-written person; without `seats` = never a member. `slug`: the slug that a real source would assign. */
export interface NamedPerson {
  readonly id: string;
  readonly slug: string;
  readonly familyName: string;
  readonly givenName: string;
  /** null = not published. */
  readonly gender: Gender | null;
  readonly birthDate: string | null;
  readonly deathDate: string | null;
  /** Number of who is in several legislatures in the register of the Camera: the same person in all of them. */
  readonly register?: string;
  /** undefined = drawn. */
  readonly birthPlace?: string;
  readonly seats: readonly NamedSeat[];
}

type Extra = { deathDate?: string; hasNamesake?: true; suffix?: string; register?: string; birthPlace?: string };

/** `name`: "Rivalta, Ada"; `born`: "F 1979-05-12", or the gender alone; "?" = no gender published. */
export function toNamedPerson(name: string, born: string, seats: readonly NamedSeat[], extra: Extra = {}): NamedPerson {
  const [familyName = "", givenName = ""] = name.split(", ");
  const [gender, birthDate = null] = born.split(" ");
  const bare = toSlug(name);
  const slug = `${bare}-${birthDate ?? "none"}${extra.suffix ?? ""}`;
  return {
    ...{ id: extra.hasNamesake ? slug : bare, slug, familyName, givenName, birthDate },
    gender: gender === "F" || gender === "M" ? gender : null,
    ...{ deathDate: extra.deathDate ?? null, seats },
    ...(extra.register !== undefined && { register: extra.register }),
    ...(extra.birthPlace !== undefined && { birthPlace: extra.birthPlace }),
  };
}

type Later = Omit<NamedSeat, "branch" | "group" | "area">;
const camera = (group: string, area: string, later: Later = {}) => [{ branch: "C", group, area, ...later }] as const;
const senato = (group: string, area: string, later: Later = {}) => [{ branch: "S", group, area, ...later }] as const;
/** Appointed years before the legislature. */
const life = (group: string | null, start: string) => [{ branch: "S", group, area: null, start }] as const;

const resigned = { end: "2026-10-30", endReason: "Dimissioni" };
const stovigliai = toNamedPerson("Stovigliai, Elio", "M 1958-07-02", camera("SAL", "friuli-venezia-giulia", resigned));
const died = { end: "2024-02-12", endReason: "Decesso" };
const calafati = toNamedPerson("Calafati, Oreste", "M 1949-12-20", camera("GIN", "calabria", died), {
  deathDate: "2024-02-11",
});
const left = { end: "2024-09-30", endReason: "Incompatibilità" };
const brumali = toNamedPerson("Brumali, Raffaele", "M 1955-04-18", senato("GIN", "liguria", left));
const moved = "2024-10-22";
const merlettai = toNamedPerson("Merlettai, Guido", "M 1973-07-19", [
  ...camera("GIN", "liguria", { end: moved, endReason: "Opzione per altro mandato" }),
  ...senato("GIN", "liguria", { start: moved, replaces: brumali.id }),
]);
const successor = (group: string, area: string, start: string, { id }: NamedPerson) =>
  camera(group, area, { start, replaces: id });
const twice = { moves: [["COR", dissolutionDay], ["MISTO", "2025-09-22"]] } as const; // prettier-ignore
const namesake = { hasNamesake: true } as const;

/** Hand-written people by role. Names and dates of birth are fixed, so that addresses are the same with every seed. */
export const namedPeople = {
  premier: toNamedPerson("Bellariva, Costanza", "F 1971-01-09", camera("GIN", "lazio"), {
    register: "900101",
    birthPlace: "Ivrea (TO)",
  }),
  presidentCamera: toNamedPerson("Ramaro, Carlo", "M 1963-09-27", camera("GIN", "toscana")),
  presidentSenato: toNamedPerson("Montesereno, Livia", "F 1959-03-14", senato("GIN", "lombardia"), {
    register: "900102",
    birthPlace: "Crema (CR)",
  }),
  vicepresidentCamera: toNamedPerson("Zafferani, Clara", "F 1966-11-05", camera("TIG", "campania"), {
    register: "900103",
    birthPlace: "Roma",
  }),
  vicepresidentSenato: toNamedPerson("Sorbelli, Ettore", "M 1961-06-30", senato("SAL", "toscana"), {
    register: "900104",
    birthPlace: "Matera",
  }),
  deputy: toNamedPerson("Rivalta, Ada", "F 1979-05-12", camera("SAL", "emilia-romagna"), {
    register: "900105",
    birthPlace: "Isernia",
  }),
  rebel: toNamedPerson("Valombrosa, Fabio", "M 1974-08-21", camera("ROV", "campania"), {
    register: "900106",
    birthPlace: "Varese",
  }),
  rapporteurCamera: toNamedPerson("Ligustri, Tullio", "M 1970-10-10", camera("ALL", "veneto")),
  rapporteurSenato: toNamedPerson("Pergamini, Nora", "F 1977-02-03", senato("GIN", "umbria")),
  homonymCamera: toNamedPerson("Collebianco, Laura", "F 1971-06-18", camera("MISTO", "puglia"), namesake),
  homonymSenato: toNamedPerson("Collebianco, Laura", "F 1974-01-25", senato("TIG", "sicilia"), {
    ...namesake,
    register: "900116",
    birthPlace: "Roma",
  }),
  sameBirthdayFirst: toNamedPerson("Fontealta, Marco", "M 1968-03-02", camera("ROV", "piemonte"), namesake),
  sameBirthdaySecond: toNamedPerson("Fontealta, Marco", "M 1968-03-02", senato("MIR", "marche"), {
    ...namesake,
    suffix: "-2",
  }),
  apostrophe: toNamedPerson("D'Amico, Ottavia", "F 1980-04-04", camera("TIG", "abruzzo")),
  truncatedPreposition: toNamedPerson("De' Rossi, Lapo", "M 1972-12-12", senato("ROV", "toscana")),
  umlaut: toNamedPerson("Müller, Greta", "F 1975-09-08", camera("MIR", "trentino-alto-adige")),
  caron: toNamedPerson("Nikolić, Zoran", "M 1969-05-29", senato("SAL", "friuli-venezia-giulia")),
  longName: toNamedPerson(
    "Vannelli Rossi di Castelventoso, Maria Grazia Eleonora", "F 1964-02-29", camera("ALL", "sicilia"),
  ), // prettier-ignore
  withoutBirthDate: toNamedPerson("Zolfanari, Ugo", "M", camera("FEL", "lombardia")),
  resigned: stovigliai,
  replacement: toNamedPerson(
    "Ožbalt, Nives",
    "F 1988-08-17",
    successor("SAL", "friuli-venezia-giulia", "2026-11-06", stovigliai),
  ),
  died: calafati,
  replacementOfDied: toNamedPerson(
    "Setaioli, Irene",
    "F 1982-03-07",
    successor("GIN", "calabria", "2024-02-28", calafati),
  ),
  leftSenate: brumali,
  bothChambers: merlettai,
  afterBothChambers: toNamedPerson(
    "Filandai, Dora",
    "F 1990-10-01",
    successor("GIN", "liguria", "2024-11-05", merlettai),
  ),
  changedGroup: toNamedPerson(
    "Pratomoro, Rocco",
    "M 1967-01-30",
    camera("TIG", "lazio", { moves: [["MISTO", "2026-11-17"]] }),
  ),
  changedGroupTwice: toNamedPerson("Tarassaco, Lea", "F 1983-05-15", camera("ERI", "piemonte", twice)),
  changedSide: toNamedPerson(
    "Giuncheti, Valerio",
    "M 1965-11-11",
    senato("COR", "campania", { moves: [["ROV", "2025-02-10"]] }),
  ),
  lifeSenator: toNamedPerson("Verbasco, Bruno", "M 1936-02-16", life(null, "2013-08-30"), {
    register: "900107",
    birthPlace: "Vasto (CH)",
  }),
  lifeSenatorMixed: toNamedPerson("Edereschi, Amalia", "F 1930-08-23", life("MISTO", "2018-01-19"), {
    register: "900108",
    birthPlace: "Jesi (AN)",
  }),
  lifeSenatorMixedSecond: toNamedPerson("Smerigli, Corrado", "M 1942-04-01", life("MISTO", "2013-08-30"), {
    register: "900109",
    birthPlace: "Napoli",
  }),
  lifeSenatorAutonomies: toNamedPerson("Acquerelli, Olga", "F 1939-09-13", life("AUT", "2013-08-31"), {
    register: "900110",
    birthPlace: "Imperia",
  }),
  lifeSenatorAutonomiesSecond: toNamedPerson("Codirossi, Silvio", "M 1945-12-05", life("AUT", "2011-11-09"), {
    register: "900111",
    birthPlace: "Nardò (LE)",
  }),
  ministerSenator: toNamedPerson("Lagosereno, Ettore", "M 1960-10-22", senato("GIN", "piemonte"), {
    register: "900112",
    birthPlace: "Varese",
  }),
  ministerDeputy: toNamedPerson("Cesoiai, Adele", "F 1976-06-06", camera("ROV", "lombardia"), {
    register: "900113",
    birthPlace: "Vasto (CH)",
  }),
  formerMinister: toNamedPerson("Rondinai, Franca", "F 1962-01-17", camera("ALL", "puglia")),
  ministerOutside: toNamedPerson("Orafini, Beatrice", "F 1957-05-24", [], {
    register: "900114",
    birthPlace: "Faenza (RA)",
  }),
  secondMinisterOutside: toNamedPerson("Intagli, Ferdinando", "? 1953-11-30", [], {
    register: "900115",
    birthPlace: "Crotone",
  }),
} as const satisfies Record<string, NamedPerson>;
