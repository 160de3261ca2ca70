import { expect, it } from "vitest";
import { presenceWords, territories } from "#src/i18n/territories.ts";

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
  ) => territories.presenceSentence({ presence, present }, whole).replaceAll("\u00a0", " ");
  expect(said(66.7, 21)).toBe(
    " La mediana delle presenze di 21 eletti è 66,7%; di tutti i 594 parlamentari con votazioni, 65,0%.",
  );
  expect(said(66.7, 21, { presence: 65.04, present: 81 })).toBe(
    " La mediana delle presenze di 21 eletti è 66,7%; di tutti gli 81 parlamentari con votazioni, 65,0%.",
  );
  expect(said(66.7, 21, { presence: null, present: 0 })).toBe(" La mediana delle presenze di 21 eletti è 66,7%.");
  expect(said(66.7, 21, { presence: 66.7, present: 21 })).toBe(" La mediana delle presenze di 21 eletti è 66,7%.");
  expect(said(66.7, 3)).toBe("");
  expect(said(null, 21)).toBe("");
});

it("names the regions with the highest and the lowest presence, if one of each is", () => {
  const area = (id: string, presence: number | null, present = 12) => ({
    id,
    deputies: 8,
    senators: 4,
    presence,
    present,
  });
  const lead = (...areas: ReturnType<typeof area>[]) => territories.lead(areas).replaceAll("\u00a0", " ");
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
    "Fra le regioni con almeno 10 eletti l’Abruzzo ha le presenze più alte, 70,3% la mediana di 13 eletti; la Liguria le più basse, 63,1% di 15 eletti.",
  );
  expect(lead(area("marche", 70), area("veneto", 60))).toBe(
    "Fra le regioni con almeno 10 eletti le Marche hanno le presenze più alte, 70,0% la mediana di 12 eletti; il Veneto le più basse, 60,0% di 12 eletti.",
  );
  expect(lead(area("lazio", 70.01), area("abruzzo", 70.04), area("liguria", 63))).toBe(plain);
  expect(lead(area("lazio", 70), area("abruzzo", 63.01), area("liguria", 63))).toBe(plain);
  expect(lead(area("lazio", 70), area("liguria", null, 0))).toBe(plain);
});
