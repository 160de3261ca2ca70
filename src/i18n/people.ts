/** Labels of people: roles, person pages. Those of lists are in `members.ts`. */
import { findArea } from "#src/domain/areas.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { daysBetween } from "#src/domain/days.ts";
import type { BillPhase, Branch, Gender, SideOnDay } from "#src/domain/codes.ts";
import {
  formatDay,
  formatCount,
  formatDayShort,
  formatList,
  formatMonth,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatPeriod,
  formatPeriodInText,
  formatToMonth,
  formatUntil,
  formatWith,
  plural,
  withArticle,
  formatMonths,
  formatUpTo,
} from "#src/lib/format.ts";
import { capital, isSameText, toDescription, toLower } from "#src/lib/text.ts";
import type { PersonPage } from "#src/contracts/person-page.ts";
import { constituencyName } from "./members.ts";
import { officeText, roleText } from "./offices.ts";
import { atBranch, ofBranch, missing, strengthText } from "./common.ts";

type Seat = Pick<PersonPage["seats"][number], "branch" | "start" | "end" | "months" | "countedTo">;

type Role =
  | { readonly code: "member"; readonly branch: Branch; readonly isLife: boolean }
  | { readonly code: "government"; readonly text: string };

const memberRoles = {
  C: { M: "Deputato", F: "Deputata", none: "Deputato" },
  S: { M: "Senatore", F: "Senatrice", none: "Senatore" },
  life: { M: "Senatore a vita", F: "Senatrice a vita", none: "Senatore a vita" },
} as const;

/** "Deputata", "Senatore a vita"; government offices have the source's text, in agreement with the gender. */
export function roleLabel(role: Role, gender: Gender | null): string {
  return role.code === "government"
    ? roleText(role.text, gender)
    : memberRoles[role.isLife ? "life" : role.branch][gender ?? "none"];
}

/** "Deputata", "Già deputata": role for places that do not otherwise show that it has ended. */
function roleThen(role: Role & { readonly active: boolean }, gender: Gender | null): string {
  const label = roleLabel(role, gender);
  return role.active ? label : `Già ${toLower(label)}`;
}

/** Roles in one line: "Ministro della salute", "senatore". */
export function rolesThen(roles: readonly (Role & { readonly active: boolean })[], gender: Gender | null): string[] {
  return roles.map((role, index) => (index === 0 ? roleThen(role, gender) : toLower(roleThen(role, gender))));
}

const gendered = (gender: Gender | null, feminine: string, masculine: string) =>
  gender === "F" ? feminine : masculine;

const sidePhrase = { majority: " della maggioranza", opposition: " dell’opposizione" } as const;

interface Lead {
  readonly roles: readonly (Role & { readonly active: boolean })[];
  readonly side: SideOnDay;
  readonly gender: Gender | null;
  /** The office in parliament with the greatest strength. */
  readonly office: { readonly role: string; readonly body: string } | null;
}

/** Line below the name: "Ministra della giustizia, deputata della maggioranza; presidente, commissione Ambiente." */
export function personLead({ roles, side, gender, office }: Lead): string {
  const words = roles.map((role, index) => {
    const label = roleLabel(role, gender);
    const cased = index === 0 ? label : toLower(label);
    return role.code === "member" && role.active && side !== null && side !== "neither"
      ? `${cased}${sidePhrase[side]}`
      : cased;
  });
  if (words.length === 0) return "";
  return `${words.join(", ")}${office === null ? "" : `; ${toLower(officeText(office, gender))}`}.`;
}

/** The same of who has left: "È stata senatrice fino al 27 dicembre 2023."; of several roles the days stand below. */
export function personPast({ roles, gender, seats }: Pick<PersonPage, "roles" | "gender" | "seats">): string {
  if (roles.length === 0) return "";
  const end = roles.length === 1 && roles[0]?.code === "member" ? (seats.at(-1)?.end ?? null) : null;
  const words = formatList(roles.map((role) => toLower(roleLabel(role, gender))));
  return `È ${gendered(gender, "stata", "stato")} ${words}${end === null ? "" : ` ${formatUntil(end)}`}.`;
}

/** How long after a change of group the lead mentions it, in days. */
const recentChange = 183;

/**
 * Second sentence below the name of a member in office: "Nel gruppo Salvia dal 18 ottobre 2022, prima in COR; eletta in
 * Puglia." The earlier group only if the change is recent in the data.
 */
export function personStanding({
  active,
  group,
  groups,
  gender,
  seats,
}: Pick<PersonPage, "active" | "group" | "groups" | "gender" | "seats">): string {
  const seat = seats.at(-1);
  if (!active || seat === undefined) return "";
  const { countedTo, area, isLife } = seat;
  const before = groups.at(-2);
  const since = group?.since ?? null;
  const isRecent =
    before !== undefined && since !== null && countedTo !== null && daysBetween(since, countedTo) <= recentChange;
  const parts = [
    group === null
      ? person.noGroup
      : `${isSameText(group.name, "Misto") ? "Nel gruppo Misto" : `Nel gruppo ${group.name}`}${since === null ? "" : ` ${formatWith("dal", since)}`}${isRecent ? `, prima in ${before.group.acronym}` : ""}`,
    isLife === true || area === null ? "" : `${toLower(person.elected(gender))} ${findArea(area)?.name ?? ""}`.trim(),
  ];
  return `${parts.filter((part) => part !== "").join("; ")}.`;
}

/**
 * Name with the role, because two people may share a name: "Laura Bianchi, senatrice", "Laura Bianchi, già deputata".
 */
export function personFullTitle(name: string, { roles, gender }: Pick<Lead, "roles" | "gender">): string {
  const [first] = roles;
  if (first === undefined) return name;
  return `${name}, ${toLower(roleThen(first, gender))}`;
}

/**
 * Part of a constituency's name that follows the area: ", collegio plurinominale 4", " 1, collegio uninominale 2"; the
 * whole name if it does not begin with the area. Ignores case, commas and apostrophes: "America Meridionale" equals
 * "America meridionale".
 */
export function beyondArea(constituency: string, area: string): string {
  const letters = area.match(/\p{L}/gu) ?? [];
  const same = new RegExp(`^${letters.join("\\P{L}*")}(?=,| |$)`, "iu");
  return same.test(constituency) ? constituency.replace(same, "") : `, ${constituency}`;
}

export const person = {
  /**
   * Meta description; for former members it repeats the title.
   * @param fact presence in votes; null = none is known
   */
  description: (name: string, lead: Lead, has: "seat" | "office", fact: string | null) => {
    const what = {
      seat: "Incarichi, indice di forza, disegni di legge.",
      office: "Incarichi e indice di forza: chi non è parlamentare non ha voti.",
    } as const;
    const isActive = lead.roles.some(({ active }) => active);
    const title = `${personFullTitle(name, lead)}.`;
    // The office is left out when there is no room, rather than cut.
    const ways = isActive ? [`${name}. ${personLead(lead)}`, `${name}. ${personLead({ ...lead, office: null })}`] : [];
    return toDescription([...ways, title, `${name}.`], ` ${fact ?? what[has]}`);
  },
  profileUnread: "Profilo non ancora acquisito dalla fonte.",
  photo: "Fotografia",
  facts: "Gruppo, mandato, biografia",
  group: "Gruppo",
  noGroup: "Nessun gruppo",
  /** Name of the group after its acronym (unless equal), and the first day in it. */
  since: ({
    name,
    acronym,
    since,
  }: {
    readonly name: string;
    readonly acronym: string;
    readonly since: string | null;
  }) =>
    [isSameText(name, acronym) ? "" : name, since === null ? "" : formatWith("dal", since)]
      .filter((part) => part !== "")
      .join(", "),
  elected: (gender: Gender | null) => gendered(gender, "Eletta in", "Eletto in"),
  lifeSeat: "Seggio",
  /** For a seat that may be for life: the source gives neither that nor an area. */
  openSeat: (branch: Branch, gender: Gender | null) =>
    `${toLower(memberRoles[branch][gender ?? "none"])}, senza una regione indicata`,
  /** What a seat for life rests on: by right or by appointment, in the source's words where it has them. */
  life: (ground: string | null, gender: Gender | null) =>
    ground ?? gendered(gender, "senatrice a vita", "senatore a vita"),
  /** "Puglia - P04" → "Puglia, collegio plurinominale 4". */
  constituency: constituencyName,
  /** Link to the only list college of a region. */
  college: "collegio plurinominale",
  inOffice: (end: string | null) => (end === null ? "In carica" : "Mandato"),
  /**
   * "alla Camera dal 13 ottobre 2022 (4 anni e 1 mese al 19 novembre 2026)": the last day is given because the data may
   * have ended long ago.
   */
  seat: ({ branch, start, end, months, countedTo }: Seat) =>
    [
      start === null && end === null
        ? `${atBranch[branch]}, inizio non pubblicato`
        : `${atBranch[branch]} ${formatPeriodInText(start, end)}`,
      ...(months === null ? [] : [`(${formatMonths(months)}${countedTo === null ? "" : ` ${formatUpTo(countedTo)}`})`]),
    ].join(" "),
  endReason: (reason: string) => `fine del mandato: ${toLower(reason)}`,
  replaces: "Subentra a",
  replacedBy: "Sostituzione",
  replacedWith: "al suo posto",
  born: (gender: Gender | null) => (gender === null ? "Nascita" : gendered(gender, "Nata", "Nato")),
  died: "Morte",
  registeredName: "Nel registro della Camera",
  birth: (place: string | null, day: string | null) => {
    if (place !== null && day !== null) return `${place}, ${formatDay(day)}`;
    if (place !== null) return `${place}, data non pubblicata`;
    return day === null ? "luogo e data non pubblicati" : `${formatDay(day)}, luogo non pubblicato`;
  },
} as const;

/**
 * Basis of a seat: the label, and the text for a seat without an area. If the source does not state whether such a seat
 * was elected or appointed, the page does not either.
 */
export function seatGround(
  {
    branch,
    isLife,
    area,
    constituency,
    electionType,
  }: Pick<PersonPage["seats"][number], "branch" | "isLife" | "area" | "constituency" | "electionType">,
  gender: Gender | null,
): { readonly term: string; readonly text: string | null } {
  if (isLife === true) return { term: person.lifeSeat, text: person.life(electionType, gender) };
  if (isLife === null && area === null && constituency === null)
    return { term: person.lifeSeat, text: person.openSeat(branch, gender) };
  return { term: person.elected(gender), text: null };
}

export const strength = {
  title: "Indice di forza",
  note: "L’indice pesa gli incarichi. Non misura l’impegno né il consenso.",
  none: (reading: Reading) =>
    `${reading === "complete" ? "Nessun incarico in corso" : `Incarichi in corso: ${missing.notAcquired}`}. L’indice si calcola solo per chi siede in Parlamento o al Governo.`,
  former: (month: string) => `L’indice si ferma ${formatToMonth(month)}, l’ultimo mese intero in carica.`,
  until: (month: string) => `calcolato fino ${formatToMonth(month)}`,
  value: strengthText,
  valueOrNone: (points: number | null): string => (points === null ? missing.notApplicable : strength.value(points)),
  /** `of: null` = the source gives the rank alone. */
  rank: (rank: number, of: number | null) =>
    of === null ? formatOrdinal(rank) : `${formatOrdinal(rank)}/${formatNumber(of)}`,
  place: (rank: number, of: number | null) =>
    `${formatOrdinal(rank)} posto${of === null ? "" : ` su ${formatNumber(of)}`}`,
  /** "0,12%: 46° posto su 622"; of a month gone by "0,12% a ottobre 2022", without a place where none is known. */
  headline: (
    {
      value,
      place,
    }: {
      readonly value: number;
      readonly place: { readonly rank: number; readonly of: number | null } | null;
    },
    month: string | null,
  ) =>
    [
      `${strength.value(value)}${month === null ? "" : ` ${strength.ofMonth(month)}`}`,
      ...(place === null ? [] : [strength.place(place.rank, place.of)]),
    ].join(": "),
  ofMonth: (month: string) => `a ${formatMonth(month)}`,
  valuesOfMonth: (month: string) => `I valori sono di ${formatMonth(month)}.`,
  /** In the column of places. */
  noPlace: "non noto",
  notYet: "Il valore dell’indice non è ancora stato acquisito dalla fonte.",
  headlineOfParliament: (value: number) => `${strength.value(value)}, con i soli incarichi parlamentari`,
  distribution: (name: string) => `Persone per valore dell’indice, su scala logaritmica; in evidenza ${name}.`,
  distributionLabel: (name: string, value: number, median: number | null) =>
    `Distribuzione dell’indice di forza; ${name} è ${withArticle("al", strength.value(value))}${median === null ? "" : `, la mediana del gruppo ${withArticle("al", strength.value(median))}`}.`,
  groupMedian: (value: number) => `La mediana del gruppo è ${strength.value(value)}.`,
  /** Values of the parts, where there is no overall one: "0,06% alla Camera, 3,60% al Governo". */
  ofParts: (parts: readonly (readonly [value: number | null, where: string])[]): string =>
    parts
      .flatMap(([value, where]) => (value === null ? [] : [`${strength.value(value)} ${toLower(where)}`]))
      .join(", "),
  /** "Al Governo 3,600%, 4° posto su 63; alla Camera 0,145%, 196° posto su 400", of a month gone by with its name. */
  inShort: (
    parts: readonly {
      readonly where: string;
      readonly standing: {
        readonly value: number;
        readonly place: { readonly rank: number; readonly of: number | null } | null;
      } | null;
    }[],
    month: string | null,
  ): string => {
    const said = parts.flatMap(({ where, standing }) =>
      standing === null
        ? []
        : [
            [
              `${toLower(where)} ${strength.value(standing.value)}`,
              ...(standing.place === null ? [] : [strength.place(standing.place.rank, standing.place.of)]),
            ].join(", "),
          ],
    );
    return `${capital(said.join("; "))}${month === null ? "" : `, ${strength.ofMonth(month)}`}`;
  },
  inParliament: "in Parlamento",
  parts: "I valori",
  inBranch: (branch: Branch) => (branch === "C" ? "Alla Camera" : "Al Senato"),
  inGovernment: "Al Governo",
  /** Note shown with the index if the source lacks the members of the government. */
  withoutGovernments:
    "Contano solo gli incarichi parlamentari: quelli di governo non sono ancora stati acquisiti dalla fonte. Chi siede al Governo pesa più di quanto si legge qui.",
  parliamentOnly: "solo incarichi parlamentari",
  rounded: "I pesi sono arrotondati: la loro somma può differire di poco dal valore della camera o del Governo.",
  /** How the overall index of ours follows from the values in government and in a chamber. */
  ours: (chamberInTotal: number) =>
    `L’indice complessivo è il valore al Governo più ${withArticle("il", formatPercent(chamberInTotal, 0))} di quello in Parlamento.`,
  noOverall: "La fonte non pubblica un indice complessivo di questa persona.",
  total: "Indice complessivo",
  of: (branch: Branch | "G") => (branch === "G" ? "sul totale del Governo" : `sul totale ${ofBranch[branch]}`),
  index: "Indice",
  place_: "Posto",
  breakdown: "Gli incarichi che formano l’indice",
  weight: "Peso",
  published: "I valori sono quelli pubblicati dalla fonte, che non ne dà la scomposizione per incarico.",
  seriesHeading: (where: string) => `Come è cambiato: ${where.charAt(0).toLowerCase()}${where.slice(1)}`,
  pastUnknown: "Dei mesi passati l’indice non si calcola: la fonte non dice da quando si fa parte degli organi.",
  /** `first` and `last`: months, "2022-10". */
  seriesLabel: (name: string, first: string, last: string) =>
    `Indice di forza di ${name} mese per mese, da ${formatMonth(first)} ${formatToMonth(last)}.`,
  /** `beyond`: the highest value, when it is beyond the axis. */
  seriesNote: (top: string, beyond: string | null) =>
    `La scala è a radice quadrata e arriva ${withArticle("al", top)} per tutti.${beyond === null ? "" : ` I valori oltre, fino ${withArticle("al", beyond)}, sono nella tabella.`}`,
  month: "Mese",
} as const;

/** Maximum of the strength chart's axis, in percentage points. Spec §9. */
export const strengthTop: Record<Branch | "G", number> = { C: 10.92, S: 9.4, G: 11.4 };

export const offices = {
  title: "Incarichi",
  caption: "Incarichi in corso e passati",
  body: "Organo",
  role: "Ruolo",
  period: "Periodo",
  /** Bodies and governments both give offices. */
  none: (reading: Reading) =>
    reading === "complete"
      ? "Nessun incarico oltre al mandato risulta alla fonte."
      : `Altri incarichi: ${missing.notAcquired}.`,
  /** Offices below the first ones: "Altri 2 in corso e 3 conclusi". */
  rest: (current: number, past: number): string => {
    const parts = [
      current === 0 ? "" : plural(current, "un altro in corso", `altri ${formatNumber(current)} in corso`),
      past === 0 ? "" : formatCount(past, "concluso", "conclusi"),
    ].filter((part) => part !== "");
    return capital(formatList(parts));
  },
  noGovernments: "Gli incarichi di governo non sono ancora stati acquisiti dalla fonte.",
  unknownPeriod: "date non pubblicate",
  seat: (branch: Branch | null) => (branch === "S" ? "Senato della Repubblica" : "Camera dei deputati"),
  mandate: "Mandato parlamentare",
  period_: (start: string | null, end: string | null) => {
    const text = formatPeriod(start, end, formatDayShort);
    return text === "" ? "in corso, inizio non pubblicato" : text;
  },
} as const;

const phases: Record<BillPhase, readonly [one: string, other: string]> = {
  is_law: ["diventato legge", "diventati legge"],
  one_branch: ["approvato da una sola camera", "approvati da una sola camera"],
  first_step: ["in esame", "in esame"],
  to_begin: ["mai esaminato", "mai esaminati"],
  rejected: ["respinto o assorbito", "respinti o assorbiti"],
};

export const bills = {
  title: "Disegni di legge",
  lackingSome: "Non tutti i disegni di legge sono stati acquisiti.",
  none: (gender: Gender | null, reading: Reading) =>
    reading === "unread"
      ? "I disegni di legge non sono ancora stati acquisiti."
      : `Nessun disegno di legge come ${gendered(gender, "prima firmataria", "primo firmatario")}${reading === "complete" ? "" : " fra quelli acquisiti"}.`,
  count: (total: number, gender: Gender | null) =>
    `Come ${gendered(gender, "prima firmataria", "primo firmatario")}: ${formatNumber(total)}`,
  /** The source's own numbers, while the list is not read in full. `laws: null` = not given. */
  published: ({ total, laws }: NonNullable<PersonPage["bills"]["published"]>, gender: Gender | null) => {
    const signer = gendered(gender, "prima firmataria", "primo firmatario");
    if (total === 0) return `La fonte non ne conta nessuno come ${signer}.`;
    const became = laws === 1 ? "1 diventato legge" : `${formatNumber(laws ?? 0)} diventati legge`;
    const part = laws === null ? "" : laws === 0 ? ", nessuno diventato legge" : `, di cui ${became}`;
    return `La fonte ne conta ${formatNumber(total)} come ${signer}${part}.`;
  },
  acquired: (total: number) => `Acquisiti finora: ${formatNumber(total)}`,
  /**
   * Shown after the total: "di cui 2 diventati legge e 3 in esame", "tutti in esame"; for a single
   * bill, its phase.
   */
  phases: (counts: readonly { readonly phase: BillPhase | null; readonly count: number }[], total: number) => {
    const words = counts.map(({ phase, count }) => {
      const name = phase === null ? "con fase non pubblicata" : phases[phase][count === 1 ? 0 : 1];
      return total === 1 ? name : `${count < total ? formatNumber(count) : total === 2 ? "entrambi" : "tutti"} ${name}`;
    });
    return words.length > 1 ? `di cui ${formatList(words)}` : words.join("");
  },
  presented: (day: string | null) =>
    day === null ? "data di presentazione non pubblicata" : `presentato ${formatWith("il", day)}`,
  all: (count: number) => (count === 2 ? "Entrambi" : `Tutti ${withArticle("i", formatNumber(count))}`),
} as const;

export const career = {
  title: "Gruppi e percorso",
  /** Shown if the day of a change of group is not known. */
  note: "Di alcuni passaggi di gruppo la fonte non dà il giorno: l’elenco può non essere completo.",
  groups: "Gruppi parlamentari",
  undated: "in precedenza, date non pubblicate",
  /** Of a group left on a day that is not published; `start: null` = of which no day is. */
  left: (start: string | null): string =>
    start === null ? career.undated : `${formatWith("dal", start, formatDayShort)}, fine non pubblicata`,
  before: "Incarichi precedenti o esterni",
  /** "GIN, MISTO; 2 incarichi precedenti o esterni", "GIN dal 18 ott 2022" */
  inShort: (groups: string, offices: number): string =>
    [
      groups,
      offices === 0 ? "" : formatCount(offices, "incarico precedente o esterno", "incarichi precedenti o esterni"),
    ]
      .filter((part) => part !== "")
      .join("; "),
  role: "Incarico",
  organisation: "Ente",
  noOrganisation: "non pubblicato",
  bare: "La fonte non ne dà ente e date.",
} as const;
