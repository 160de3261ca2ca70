import { describe, expect, it } from "vitest";
import { noRebelVotes } from "#src/i18n/person-votes.ts";
import { officeInBody, officeInGroup, officeText } from "#src/i18n/offices.ts";
import {
  beyondArea,
  bills,
  person,
  personFullTitle,
  personPast,
  personStanding,
  rolesThen,
  seatGround,
  strength,
} from "#src/i18n/people.ts";

const bureau = { branch: "C", kind: "presidency", name: "Ufficio di presidenza", shortName: null } as const;
const council = { branch: "S", kind: "presidency", name: "Consiglio di Presidenza", shortName: null } as const;
const committee = {
  branch: "C",
  kind: "committee",
  name: "VIII Commissione (Ambiente)",
  shortName: "Ambiente",
} as const;
const inquiry = (name: string) => ({ branch: "B", kind: "bicameral", name, shortName: null }) as const;

it("gives the legal basis of a seat for life, where the source has it", () => {
  const emeritus = "di diritto e a vita, Presidente emerito della Repubblica";
  expect(person.life(emeritus, "M")).toBe(emeritus);
  expect(person.life(null, "F")).toBe("senatrice a vita");
});

it("does not guess the gender in the label of the birth", () => {
  expect([person.born("F"), person.born("M"), person.born(null)]).toEqual(["Nata", "Nato", "Nascita"]);
});

it("capitalizes only the first of several roles in one line", () => {
  const minister = { code: "government", text: "Ministra della giustizia", active: true } as const;
  const seat = { code: "member", branch: "C", isLife: false, active: true } as const;
  expect(rolesThen([minister, seat], "F")).toEqual(["Ministra della giustizia", "deputata"]);
  expect(rolesThen([seat, { ...minister, active: false }], "F")).toEqual(["Deputata", "già ministra della giustizia"]);
});

it("counts the duration of a seat up to the last day of the data, not to today", () => {
  const held = { branch: "S", start: "2022-10-13", end: null, months: 18, countedTo: "2024-05-08" } as const;
  const said = (seat: Parameters<typeof person.seat>[0]) => person.seat(seat).replaceAll("\u00A0", " ");
  expect(said(held)).toBe("al Senato dal 13 ottobre 2022 (1 anno e 6 mesi all’8 maggio 2024)");
  expect(said({ ...held, months: null, countedTo: null })).toBe("al Senato dal 13 ottobre 2022");
  expect(said({ ...held, end: "2023-09-23", months: 11, countedTo: null })).toBe(
    "al Senato dal 13 ottobre 2022 al 22 settembre 2023 (11 mesi)",
  );
  expect(said({ ...held, start: null, months: null })).toBe("al Senato, inizio non pubblicato");
  expect(said({ ...held, start: null, end: "2023-09-23", months: null })).toBe("al Senato fino al 22 settembre 2023");
});

it("uses the right article before the strength index", () => {
  expect(strength.distributionLabel("Ada Rivalta", 0.17, 11.4)).toBe(
    "Distribuzione dell’indice di forza; Ada Rivalta è allo 0,170%, la mediana del gruppo all’11,400%.",
  );
  expect(strength.distributionLabel("Ada Rivalta", 0.0001, null)).toContain("è a meno dello 0,001%.");
  expect(strength.seriesNote("9,4%", null)).toBe("La scala è a radice quadrata e arriva al 9,4% per tutti.");
  expect(strength.seriesNote("11,4%", "19,800%")).toBe(
    "La scala è a radice quadrata e arriva all’11,4% per tutti. I valori oltre, fino al 19,800%, sono nella tabella.",
  );
});

describe("the text of an office with weight", () => {
  it("names the chamber for its president, without the bureau", () => {
    expect(officeText(officeInBody("Presidente", bureau), "M")).toBe("Presidente della Camera");
    expect(officeText(officeInBody("Vice Presidente del Senato", council), "F")).toBe("Vicepresidente del Senato");
    expect(officeText(officeInBody("Segretario", bureau), "F")).toBe("Segretaria, Ufficio di presidenza");
    expect(officeText(officeInBody("Segretario della Presidenza del Senato", council), "M")).toBe(
      "Segretario della Presidenza del Senato",
    );
  });

  it("names the committee and the group, and agrees with the holder's gender", () => {
    expect(officeText(officeInBody("Segretario", committee), "F")).toBe("Segretaria, commissione Ambiente");
    expect(officeText(officeInBody("Segretario", committee), "M")).toBe("Segretario, commissione Ambiente");
    expect(officeText(officeInGroup("Vicepresidente Vicario", { acronym: "SAL", name: "Salvia" }), "F")).toBe(
      "Vicepresidente vicaria, gruppo SAL",
    );
    expect(officeText(officeInGroup("Tesoriere", { acronym: "MISTO", name: "Misto" }), null)).toBe(
      "Tesoriere, gruppo Misto",
    );
  });

  it("shortens a name of three lines", () => {
    const long =
      "Commissione parlamentare di inchiesta sul rischio idrogeologico e sismico del territorio italiano, sull'attuazione delle norme di prevenzione e sicurezza";
    expect(officeInBody("Capogruppo", inquiry(long)).body).toBe(
      "Commissione parlamentare di inchiesta sul rischio idrogeologico e sismico del territorio italiano",
    );
    const whole =
      "Commissione parlamentare di inchiesta sulle condizioni di sicurezza e sullo stato di degrado delle città e delle loro periferie";
    expect(officeInBody("Presidente", inquiry(whole)).body).toBe(whole);
    expect(officeInBody("Capogruppo", inquiry("Commissione per la semplificazione")).body).toBe(
      "Commissione per la semplificazione",
    );
  });
});

describe("facts about a person", () => {
  it.each([
    ["Lazio 1, collegio plurinominale 3", "Lazio", " 1, collegio plurinominale 3"],
    ["America Meridionale", "America meridionale", ""],
    ["Africa Asia Oceania Antartide", "Africa, Asia, Oceania, Antartide", ""],
    ["Valle d'Aosta, collegio uninominale 1", "Valle d’Aosta", ", collegio uninominale 1"],
    ["Estero", "Europa", ", Estero"],
  ])("for %s in %s add only “%s”", (constituency, area, rest) => {
    expect(beyondArea(constituency, area)).toBe(rest);
  });

  it("do not repeat the name of a group", () => {
    expect(person.since({ name: "Misto", acronym: "MISTO", since: "2022-10-01" })).toBe("dal 1°\u00a0ottobre 2022");
  });

  it('use "both" for two bills and "all" for three', () => {
    const phases = (count: number) => bills.phases([{ phase: "to_begin", count }], count);
    expect([phases(1), phases(2), phases(3)]).toEqual([
      "mai esaminato",
      "entrambi mai esaminati",
      "tutti mai esaminati",
    ]);
  });
});

describe("the title of a person's page", () => {
  const seat = (active: boolean) => ({ code: "member", branch: "S", isLife: false, active }) as const;

  it("distinguishes two people of the same name by their current or former role", () => {
    expect(personFullTitle("Laura Bianchi", { roles: [seat(true)], gender: "F" })).toBe("Laura Bianchi, senatrice");
    expect(personFullTitle("Laura Bianchi", { roles: [seat(false)], gender: "F" })).toBe(
      "Laura Bianchi, già senatrice",
    );
    const minister = { code: "government", text: "Ministra della giustizia", active: true } as const;
    expect(personFullTitle("Laura Bianchi", { roles: [minister, seat(true)], gender: "F" })).toBe(
      "Laura Bianchi, ministra della giustizia",
    );
    expect(personFullTitle("Laura Bianchi", { roles: [], gender: null })).toBe("Laura Bianchi");
  });

  it("describes former members as such in the meta description", () => {
    const what = "Presente al 66,8% delle 343 votazioni, in missione al 2,9%.";
    const about = (active: boolean) =>
      person.description(
        "Laura Bianchi",
        { roles: [seat(active)], gender: "F", side: "majority", office: null },
        "seat",
        what,
      );
    expect(about(true)).toBe(`Laura Bianchi. Senatrice della maggioranza. ${what}`);
    expect(about(false)).toBe(`Laura Bianchi, già senatrice. ${what}`);
  });
});

it("says of who has left what they were, and until when if it is one seat", () => {
  const seat = { code: "member", branch: "S", isLife: false, active: false } as const;
  const minister = { code: "government", rank: "minister", text: "Ministro della salute", active: false } as const;
  type Past = Parameters<typeof personPast>[0];
  const seats = (end: string | null): Past["seats"] => [
    {
      ...{ branch: "S", start: "2022-10-13", end, months: 14, countedTo: null, endReason: null, area: null },
      ...{ constituency: null, college: null, electionType: null, list: null, isLife: false },
      ...{ replaces: null, replacedBy: null },
    },
  ];
  const said = (roles: Past["roles"], gender: Past["gender"], own: Past["seats"]) =>
    personPast({ roles, gender, seats: own }).replaceAll("\u00a0", " ");
  expect(said([seat], "F", seats("2023-12-28"))).toBe("È stata senatrice fino al 27 dicembre 2023.");
  expect(said([seat], null, seats("2023-12-09"))).toBe("È stato senatore fino all’8 dicembre 2023.");
  expect(said([seat], "M", seats(null))).toBe("È stato senatore.");
  expect(said([minister, seat], "F", seats("2023-12-28"))).toBe("È stata ministra della salute e senatrice.");
  expect(said([], "F", [])).toBe("");
});

describe("below the name", () => {
  const seat = { area: "puglia", isLife: null, countedTo: "2026-11-19" };
  const salvia = { id: "sal", branch: "C", acronym: "SAL", name: "Salvia" } as const;
  const ferro = { id: "fer", branch: "C", acronym: "FER", name: "Ferro" } as const;
  type Standing = Parameters<typeof personStanding>[0];
  const said = (since: string, before: readonly Standing["groups"][number][] = []) =>
    personStanding({
      active: true,
      group: { ...salvia, since },
      groups: [...before, { group: salvia, start: since, end: null }],
      gender: "F",
      // The other fields of a seat are not read.
      seats: [
        {
          ...seat,
          branch: "C",
          start: "2022-10-13",
          end: null,
          months: 49,
          endReason: null,
          constituency: null,
          college: null,
          electionType: null,
          list: null,
          replaces: null,
          replacedBy: null,
        },
      ],
    }).replaceAll("\u00A0", " ");

  it("says the group, since when, and the region", () => {
    expect(said("2022-10-18")).toBe("Nel gruppo Salvia dal 18 ottobre 2022; eletta in Puglia.");
  });

  it("names the group before only if the change is of the last six months of the data", () => {
    const before = [{ group: ferro, start: "2022-10-18", end: "2026-11-16" }];
    expect(said("2026-11-16", before)).toBe("Nel gruppo Salvia dal 16 novembre 2026, prima in FER; eletta in Puglia.");
    expect(said("2024-01-16", before)).toBe("Nel gruppo Salvia dal 16 gennaio 2024; eletta in Puglia.");
  });
});

describe("the meta description of a long office", () => {
  it("leaves the office out rather than cutting a hole", () => {
    const body = "Commissione parlamentare per l’attuazione del federalismo fiscale e per la semplificazione";
    const lead = {
      roles: [{ code: "member", branch: "C", isLife: false, active: true }],
      gender: "F",
      side: "majority",
      office: { role: "Presidente", body },
    } as const;
    expect(
      person.description(
        "Sira Moscatelli",
        lead,
        "seat",
        "Presente al 66,8% delle 343 votazioni, in missione al 2,9%.",
      ),
    ).toBe("Sira Moscatelli. Deputata della maggioranza. Presente al 66,8% delle 343 votazioni, in missione al 2,9%.");
  });
});

describe("an empty list of rebel votes", () => {
  const said = (choices: number, evaluable: number, isPresident: boolean, hasGroup = true) =>
    noRebelVotes({ choices, evaluable, isPresident, branch: "S" }, hasGroup, "complete");

  it("means none only for members who voted while the group had a line", () => {
    expect(said(12, 40, false)).toBe("Nessun voto ribelle durante il mandato.");
    expect(said(3, 40, true)).toBe("Nessun voto ribelle durante il mandato.");
    expect(said(0, 40, true)).toBe(
      "Chi presiede il Senato per consuetudine non vota: i voti ribelli non si calcolano.",
    );
    expect(said(0, 40, false)).toContain("non ha espresso voti in votazioni in cui il gruppo aveva una linea");
    expect(said(0, 0, false)).toBe("Non valutabile: in nessuna votazione il gruppo aveva una linea.");
    expect(said(0, 0, false, false)).not.toBe(said(0, 0, false));
  });

  it("covers the votes of both chambers, as the list does", () => {
    const now = { choices: 0, evaluable: 0, isPresident: false, branch: "S" } as const;
    expect(noRebelVotes(now, true, "complete", [{ choices: 12, evaluable: 40 }])).toBe(
      "Nessun voto ribelle durante il mandato.",
    );
    expect(noRebelVotes(now, true, "complete", [{ choices: 0, evaluable: 40 }])).toContain("non ha espresso voti");
    expect(noRebelVotes(now, true, "complete", [{ choices: 0, evaluable: 0 }])).toContain("in nessuna votazione");
  });
});

describe("what a seat rests on", () => {
  const seat = { branch: "S", isLife: null, area: null, constituency: null, electionType: null } as const;
  it("is left open where the source gives no area and does not say that it is for life", () => {
    expect(seatGround(seat, "F")).toEqual({ term: "Seggio", text: "senatrice, senza una regione indicata" });
  });
  it("is an election or a seat for life where it says so", () => {
    expect(seatGround({ ...seat, area: "lazio" }, "F")).toEqual({ term: "Eletta in", text: null });
    expect(seatGround({ ...seat, isLife: true }, "M").text).toBe("senatore a vita");
    expect(seatGround({ ...seat, isLife: false }, "M").term).toBe("Eletto in");
  });
});
