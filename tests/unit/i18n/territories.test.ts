import { expect, it } from "vitest";
import { byPresence, medianCases, presenceWords, territories } from "#src/i18n/territories.ts";

it("counts members without area in singular and plural", () => {
  expect(territories.withoutArea(1)).toBe("Resta fuori un senatore a vita, che non è eletto in una regione.");
  expect(territories.withoutArea(5)).toBe("Restano fuori 5 senatori a vita, che non sono eletti in una regione.");
});

it("notes former members in a territory's file, if any", () => {
  expect(territories.csv(true)).toBe("Scarica in CSV, con chi non è più in carica");
  expect(territories.csv(false)).toBe("Scarica in CSV");
});

it("gives no median of nobody, and no reason but the source's for one that is unread", () => {
  const area = { id: "molise", present: 0, presence: null };
  expect(presenceWords({ ...area, deputies: 0, senators: 0 })).toBe("non valutabile");
  expect(presenceWords({ ...area, deputies: 2, senators: null })).toBe("non ancora acquisito");
  expect(presenceWords({ ...area, deputies: 2, senators: 1, presence: 75.76, present: 3 })).toBe("75,8%");
});

it("gives a median with the number of members that it is of, beside that of all, and none of a few", () => {
  const all = { presence: 65.04, present: 594 };
  const said = (
    presence: number | null,
    present: number,
    whole: Parameters<typeof territories.presenceSentence>[1] = all,
    elected: { readonly deputies: number | null; readonly senators: number | null } = {
      deputies: present,
      senators: 0,
    },
  ) => territories.presenceSentence({ presence, present, ...elected }, whole)?.replaceAll("\u00a0", " ");
  expect(said(66.7, 21)).toBe(
    "La mediana delle presenze di 21 eletti è 66,7%; di tutti i 594 parlamentari con votazioni, 65,0%.",
  );
  expect(said(66.7, 21, { presence: 65.04, present: 81 })).toBe(
    "La mediana delle presenze di 21 eletti è 66,7%; di tutti gli 81 parlamentari con votazioni, 65,0%.",
  );
  expect(said(66.7, 21, { presence: null, present: 0 })).toBe("La mediana delle presenze di 21 eletti è 66,7%.");
  expect(said(66.7, 21, { presence: 66.7, present: 21 })).toBe("La mediana delle presenze di 21 eletti è 66,7%.");
  expect(said(66.7, 94, all, { deputies: 64, senators: 31 })).toContain("presenze di 94 dei 95 eletti è 66,7%");
  expect(said(66.7, 10, all, { deputies: 11, senators: null })).toContain("presenze di 10 degli 11 eletti è 66,7%");
  expect(said(66.7, 3)).toBeUndefined();
  expect(said(null, 21)).toBeUndefined();
});

it("does not say elected of those alone who have votes", () => {
  const cases = (deputies: number | null, senators: number | null, present: number) =>
    medianCases({ deputies, senators, present }).replaceAll("\u00a0", " ");
  expect([cases(64, 31, 95), cases(64, 31, 94), cases(null, 5, 5), cases(1, 0, 0)]).toEqual([
    " di 95",
    " di 94 dei 95",
    " di 5",
    " di 0 su 1",
  ]);
});

const area = (id: string, presence: number | null, present = 12) => ({
  id,
  deputies: 8,
  senators: 4,
  presence,
  present,
});

it("orders areas by their median, those of a few members last", () => {
  const areas = [area("lazio", 60), area("molise", 90, 3), area("veneto", 70), area("europa", null, 0)];
  expect(byPresence(areas).map(({ id }) => id)).toEqual(["veneto", "lazio", "molise", "europa"]);
});

it("names the regions with the highest and the lowest presence, if one of each is", () => {
  const lead = (...areas: ReturnType<typeof area>[]) => territories.lead(areas, "complete").replaceAll("\u00a0", " ");
  const plain =
    "Deputati e senatori eletti in ogni regione e all’estero, con presenze, missioni, voti ribelli e indice di forza.";
  expect(
    lead(
      area("lazio", 66),
      area("abruzzo", 70.26, 13),
      area("liguria", 63.1, 15),
      area("molise", 90, 3),
      area("europa", 20),
    ),
  ).toBe(
    "Fra le regioni con almeno 10 eletti contati, la mediana delle presenze è più alta in Abruzzo (70,3%, di 13) e più bassa in Liguria (63,1%, di 15).",
  );
  expect(territories.lead([area("lazio", 66), area("abruzzo", 70)], "partial").replaceAll("\u00a0", " ")).toBe(
    "Fra le regioni con almeno 10 eletti contati, la mediana delle presenze nelle votazioni acquisite finora è più alta in Abruzzo (70,0%, di 12) e più bassa nel Lazio (66,0%, di 12).",
  );
  expect(lead(area("marche", 70), area("veneto", 60))).toBe(
    "Fra le regioni con almeno 10 eletti contati, la mediana delle presenze è più alta nelle Marche (70,0%, di 12) e più bassa nel Veneto (60,0%, di 12).",
  );
  expect(lead(area("lazio", 70.01), area("abruzzo", 70.04), area("liguria", 63))).toBe(plain);
  expect(lead(area("lazio", 70), area("abruzzo", 63.01), area("liguria", 63))).toBe(plain);
  expect(lead(area("lazio", 70), area("liguria", null, 0))).toBe(plain);
});

it("says one deputy and one senator in words", () => {
  const headline = (deputies: number | null, senators: number | null) =>
    territories.headline(deputies, senators, false).replaceAll("\u00a0", " ");
  expect(headline(1, 1)).toBe("Sono in carica un deputato e un senatore.");
  expect(headline(2, 1)).toBe("Sono in carica 2 deputati e un senatore.");
  expect(headline(0, 3)).toBe("Sono in carica 0 deputati e 3 senatori.");
  expect(headline(1, null)).toBe("Sono in carica un deputato e senatori non ancora acquisiti.");
});
