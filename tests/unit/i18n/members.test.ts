import { describe, expect, it } from "vitest";
import type { MemberRow } from "#src/contracts/members.ts";
import type { Reading } from "#src/domain/coverage.ts";
import { memberTableColumns, members } from "#src/i18n/members.ts";

const group = (acronym: string, count: number) => ({ id: acronym, acronym, name: acronym, count });
const ends = { most: null, least: null, isAll: true };
const page = { branch: "C", count: 21, hasFigures: true, groups: [], lastChange: null, ends } as const;
const moved = (familyName: string, from: string, to: string) => ({
  id: familyName,
  givenName: "Ada",
  familyName,
  from,
  to,
});
const said = (facts: Partial<Parameters<typeof members.lead>[0]>, reading: Reading = "complete") =>
  members.lead({ ...page, ...facts }, reading).replaceAll("\u00a0", " ");

describe("the lead of a chamber's members", () => {
  it("names who is most and least present, with many missions", () => {
    const end = (familyName: string, present: number, mission: number, acronym: string | null = "UNO") => ({
      ...{ givenName: "Ada", familyName, group: acronym === null ? null : { id: acronym, acronym } },
      figures: { voting: 500, present, mission, absent: 0, inLine: 0, evaluable: 0, rebels: null },
    });
    const [rossi, neri] = [end("Rossi", 497, 3), end("Neri", 6, 420, null)];
    expect(said({ ends: { most: rossi, least: neri, isAll: true } })).toBe(
      "Le presenze più alte sono di Ada Rossi (UNO), con il 99,4% di 500 votazioni; le più basse di Ada Neri, con l’1,2% di 500, in missione nell’84,0%.",
    );
    const both = { ...page, ends: { most: rossi, least: neri, isAll: true } };
    expect(members.description(both, "partial")).toBe(members.lead(both, "partial"));
    expect(said({ ends: { most: rossi, least: null, isAll: true } }, "partial")).toBe(
      "Nelle votazioni acquisite finora le presenze più alte sono di Ada Rossi (UNO), con il 99,4% di 500 votazioni.",
    );
    expect(said({ ends: { most: rossi, least: null, isAll: false } }, "partial")).toBe(
      "Fra chi è contato in almeno metà delle votazioni acquisite finora le presenze più alte sono di Ada Rossi (UNO), con il 99,4% di 500 votazioni.",
    );
    expect(said({ ends: { most: rossi, least: null, isAll: true } })).toBe(
      "Le presenze più alte sono di Ada Rossi (UNO), con il 99,4% di 500 votazioni.",
    );
    expect(said({ ends: { most: null, least: end("Bo", 0, 0), isAll: true } })).toBe(
      "Le presenze più basse sono di Ada Bo (UNO), con lo 0,0% di 500 votazioni.",
    );
    expect(said({ ends: { most: rossi, least: null, isAll: false } })).toBe(
      "Fra chi è contato in almeno metà delle votazioni le presenze più alte sono di Ada Rossi (UNO), con il 99,4% di 500 votazioni.",
    );
  });

  it("else names who changed group last", () => {
    const [rossi, neri, bruni, viola] = [
      moved("Rossi", "UNO", "DUE"),
      moved("Neri", "TRE", "MISTO"),
      moved("Bruni", "UNO", "TRE"),
      moved("Viola", "UNO", "TRE"),
    ];
    const lead = (isOnly: boolean, ...people: (typeof rossi)[]) =>
      said({ lastChange: { date: "2026-11-03", isOnly, people } });
    expect(lead(true, rossi)).toBe("L’ultimo cambio di gruppo è di Ada Rossi da UNO a DUE, il 3 novembre 2026.");
    expect(lead(false, rossi)).toBe(
      "L’ultimo cambio di gruppo di cui è noto il giorno è di Ada Rossi da UNO a DUE, il 3 novembre 2026.",
    );
    expect(lead(true, rossi, neri)).toBe(
      "Gli ultimi cambi di gruppo sono di Ada Rossi da UNO a DUE e Ada Neri da TRE a MISTO, il 3 novembre 2026.",
    );
    expect(lead(true, rossi, neri, bruni)).toBe(
      "Gli ultimi cambi di gruppo sono di Ada Rossi da UNO a DUE, Ada Neri da TRE a MISTO e un’altra persona, il 3 novembre 2026.",
    );
    expect(lead(false, rossi, neri, bruni, viola)).toBe(
      "Gli ultimi cambi di gruppo di cui è noto il giorno sono di Ada Rossi da UNO a DUE, Ada Neri da TRE a MISTO e altre 2 persone, il 3 novembre 2026.",
    );
    expect(lead(true, bruni, viola, { ...viola, id: "verdi" })).toBe(
      "Gli ultimi cambi di gruppo sono di 3 deputati da UNO a TRE, il 3 novembre 2026.",
    );
  });

  it("else names the largest group, if one is", () => {
    expect(said({ groups: [group("UNO", 12), group("DUE", 9)] })).toBe(
      "21 deputati in 2 gruppi: il più grande è UNO, con 12.",
    );
    expect(said({ count: 18, groups: [group("UNO", 9), group("DUE", 9)] })).toBe("18 deputati in 2 gruppi.");
    expect(said({ branch: "S", count: 1, groups: [group("UNO", 1)] })).toBe("1 senatore in 1 gruppo.");
  });

  it("says what the page has where nobody's group is known", () => {
    expect(said({ branch: "S", count: 0, hasFigures: false })).toBe(
      "Chi siede al Senato, da dove viene e quali incarichi ha.",
    );
  });
});

describe("the columns of a table of members", () => {
  const classes = (options: Parameters<typeof memberTableColumns>[0]) =>
    memberTableColumns(options)
      .filter(({ kind }) => kind === "number")
      .map(({ name, className }) => [name, className]);

  it("have one main figure on a small screen: that of the ordering, else the presence, else the strength", () => {
    expect(classes({ hasFigures: true })).toEqual([
      ["n_present", "main"],
      ["n_mission", undefined],
      ["n_absent", "hide-s"],
      ["n_rebels", "hide-s"],
      ["n_in_line", "hide-s"],
      ["pp", "hide-s"],
    ]);
    expect(classes({ hasFigures: true, ordering: "-rebels" }).filter(([, of]) => of !== "hide-s")).toEqual([
      ["n_mission", undefined],
      ["n_rebels", "main"],
    ]);
    expect(classes({ hasFigures: false })).toEqual([["pp", "main"]]);
  });

  it("have the strength in a territory only where it orders the rows, or nothing else would", () => {
    const has = (options: Parameters<typeof memberTableColumns>[0]) => classes(options).some(([name]) => name === "pp");
    expect(has({ hasFigures: true, territory: "Puglia" })).toBe(false);
    expect(has({ hasFigures: true, territory: "Puglia", ordering: "-pp" })).toBe(true);
    expect(has({ hasFigures: false, territory: "Puglia" })).toBe(true);
  });

  it("do not repeat the name of the territory in each row", () => {
    const area: MemberRow = {
      ...{ id: "rossi", branch: "C", familyName: "Rossi", givenName: "Ada", gender: "F", photo: null, group: null },
      ...{ side: null, area: "puglia", constituency: "Puglia - U03", isLife: false, active: true, office: null },
      ...{ isPresident: false, figures: null, strength: null },
    };
    const text = (territory?: string) =>
      memberTableColumns({ hasFigures: true, territory })
        .find(({ name }) => name === "election_area")
        ?.text?.(area)
        .replaceAll("\u00a0", " ");
    expect(text("Puglia")).toBe("Uninominale 3");
    expect(text("Sud")).toBe("Puglia, uninominale 3");
    expect(text()).toBe("Puglia, uninominale 3");
  });
});
