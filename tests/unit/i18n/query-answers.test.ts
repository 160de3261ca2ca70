import { expect, it } from "vitest";
import { answerBars, answerNews } from "#src/i18n/query-answers.ts";
import { normalize, unbroken } from "#src/lib/text.ts";
import { withHeadings } from "#scripts/build/open-data/publish.ts";

type Row = readonly (string | number | null)[];

const news = (id: string, columns: readonly string[], rows: readonly Row[], total = rows.length) =>
  answerNews(id, columns, rows, total)?.replaceAll("\u00a0", " ") ?? null;

const bills = ["person", "family_name", "given_name", "bills"];
const bruni = ["bruni-ada", "Bruni", "Ada", 31];
const rossi = ["rossi-ugo", "Rossi", "Ugo", 30];
const verdi = ["verdi-eva", "Verdi", "Eva", 1];

it.each<[rows: readonly Row[], said: string | null]>([
  [
    [bruni, rossi, verdi, verdi],
    "Al primo posto c’è Ada Bruni, con 31 disegni di legge; seguono Ugo Rossi (30) e Eva Verdi (1).",
  ],
  [[bruni, rossi], "Al primo posto c’è Ada Bruni, con 31 disegni di legge; segue Ugo Rossi (30)."],
  [[verdi], "Al primo posto c’è Eva Verdi, con 1 disegno di legge."],
  [
    [bruni, [...rossi.slice(0, 3), 31], verdi],
    "Al primo posto ci sono a pari merito, con 31 disegni di legge, Ada Bruni e Ugo Rossi.",
  ],
  [[bruni, bruni, bruni, bruni, verdi], "Al primo posto sono in 4 a pari merito, con 31 disegni di legge."],
  // Others may share the first place beyond the limit of the question.
  [Array.from({ length: 20 }, () => bruni), null],
  [[], null],
])("tells who leads a ranking: %#", (rows, said) => {
  expect(news("firme", bills, rows)).toBe(said);
});

it("names a vote, and an act with its kind", () => {
  const columns = ["vote", "date", "title", "abstained"];
  const rows = [
    ["vs19_1_001", "2026-11-19", "Sicurezza idrica, emendamento 1.6", 95],
    ["vs19_1_002", "2026-11-18", "Mozione n. 1-00188", 90],
  ];
  expect(news("astenuti", columns, rows)).toBe(
    "Al primo posto c’è «Sicurezza idrica, emendamento 1.6», con 95 astenuti; segue «Mozione n. 1\u201100188» (90).",
  );
  const acts = [
    ["bill", "C_1", "Sicurezza idrica", 131],
    ["decree", "2026-155", "Sicurezza idrica", 131],
    ["bill", "C_2", "Navigazione lacustre", 32],
  ];
  expect(news("atti-piu-votati", ["act_kind", "act", "title", "votes"], acts)).toBe(
    "Al primo posto ci sono a pari merito, con 131 votazioni, «Sicurezza idrica» (disegno di legge) e «Sicurezza idrica» (decreto-legge).",
  );
});

it("tells which votes were the closest", () => {
  const columns = ["vote", "date", "title", "ayes", "required", "margin", "branch"];
  const first = ["a", "2026-11-19", "Sicurezza idrica, emendamento 1.17", 110, 110, 0, "C"];
  const second = ["b", "2026-11-17", "Navigazione lacustre, emendamento 1.17", 58, 58, 0, "S"];
  expect(news("voti-sul-filo", columns, [first, ["c", "2026-11-19", "Altro", 114, 115, 1, "C"]])).toBe(
    "La più vicina alla soglia è «Sicurezza idrica, emendamento 1.17», alla Camera il 19 novembre 2026: 110 favorevoli, 110 necessari.",
  );
  expect(news("voti-sul-filo", columns, [first, second])).toBe(
    "Le più vicine alla soglia sono 2, con margine 0; l’ultima è «Sicurezza idrica, emendamento 1.17», alla Camera il 19 novembre 2026: 110 favorevoli, 110 necessari.",
  );
  expect(news("voti-sul-filo", columns, [])).toBeNull();
});

it("counts groups, laws, women, months and decades only where all rows are there", () => {
  const groups: readonly Row[] = [
    ["C", "GIN", 117],
    ["C", "ROV", 57],
    ["S", "GIN", 40],
    ["S", "SAL", 40],
  ];
  const laws: readonly Row[] = [
    [null, "PARL", 1],
    ["2025", "GOV", 11],
    ["2026", "PARL", 2],
  ];
  const women: readonly Row[] = [
    ["C", "GIN", 39, 117],
    ["C", "ROV", 1, 3],
  ];
  const months: readonly Row[] = [
    ["2026-10", 3],
    ["2026-11", 83],
  ];
  const all = [
    [
      "gruppi",
      ["branch", "acronym", "members"],
      groups,
      "I gruppi più numerosi sono GIN alla Camera (117); GIN e SAL al Senato (40).",
    ],
    [
      "leggi",
      ["year", "initiative", "laws"],
      laws,
      "Ci sono 14 leggi: 11 di iniziativa governativa e 3 di iniziativa parlamentare.",
    ],
    ["donne", ["branch", "acronym", "women", "members"], women, "Ci sono 40 donne su 120, il 33,3%."],
    ["votazioni-al-mese", ["month", "votes"], months, "Il mese con più votazioni è novembre 2026, con 83."],
    [
      "eta",
      ["decade", "members"],
      [
        ["1970", 9],
        ["1980", 3],
      ],
      "I più numerosi, 9, sono nati fra il 1970 e il 1979.",
    ],
  ] as const;
  for (const [id, columns, rows, said] of all) {
    expect(news(id, columns, rows)).toBe(said);
    expect(news(id, columns, rows, 101)).toBeNull();
    expect(news(id, columns, [])).toBeNull();
  }
  expect(
    news(
      "eta",
      ["decade", "members"],
      [
        ["1970", 9],
        ["1980", 9],
      ],
    ),
  ).toBeNull();
});

it("tells who has the highest index of an institution", () => {
  const columns = ["person", "family_name", "given_name", "institution", "points"];
  const first = ["a", "Ramaro", "Carlo", "C", 5.29];
  expect(news("forza", columns, [first, ["b", "Zafferani", "Clara", "C", 2.23]], 642)).toBe(
    "Al primo posto alla Camera c’è Carlo Ramaro, con 5,290; segue Clara Zafferani, con 2,230.",
  );
  expect(news("forza", columns, [first, ["b", "Zafferani", "Clara", "C", 5.29]], 642)).toBeNull();
  expect(news("posizioni", ["person", "code", "votes"], [["a", "NO", 3]])).toBeNull();
});

it("draws the number of a ranking, and women as a share of their group", () => {
  expect(
    answerBars(
      ["acronym", "women", "members"],
      [
        ["GIN", 10, 40],
        ["ROV", 0, 0],
      ],
    ),
  ).toEqual([0.25, 0]);
  expect(
    answerBars(
      ["month", "votes"],
      [
        ["2026-10", 5],
        ["2026-11", 10],
      ],
    ),
  ).toEqual([0.5, 1]);
  expect(
    answerBars(
      ["month", "votes"],
      [
        ["2026-10", 0],
        ["2026-11", 0],
      ],
    ),
  ).toBeNull();
  expect(answerBars(["month", "votes"], [["2026-10", 5]])).toBeNull();
  expect(
    answerBars(
      ["vote", "margin"],
      [
        ["a", 0],
        ["b", 1],
      ],
    ),
  ).toBeNull();
});

it("calls votes as their pages do; one without a page keeps the title of the source", () => {
  const answer = { id: "astenuti", columns: ["vote", "title", "abstained"], total: 2 };
  const rows = [
    ["a", "C.2750 - Em. 1.6 Rossi", 95],
    ["b", "PDL 1453-VOTO FINALE", 90],
  ];
  const headingOf = (vote: string) => (vote === "a" ? "Sicurezza idrica, emendamento 1.6" : null);
  expect(withHeadings({ ...answer, rows }, headingOf).rows).toEqual([
    ["a", "Sicurezza idrica, emendamento 1.6", 95],
    ["b", "PDL 1453-VOTO FINALE", 90],
  ]);
  const months = { id: "x", columns: ["month", "votes"], rows: [["2026-11", 3]], total: 1 };
  expect(withHeadings(months, headingOf)).toBe(months);
});

it("names regions and governments with their article, also one in the plural", () => {
  const regions = (first: string) =>
    news(
      "regioni",
      ["election_area", "members"],
      [
        [first, 90],
        ["lazio", 60],
        ["umbria", 9],
      ],
    );
  expect([regions("lombardia"), regions("marche"), regions("africa")]).toEqual([
    "Al primo posto c’è la Lombardia, con 90 parlamentari; seguono il Lazio (60) e l’Umbria (9).",
    "Al primo posto ci sono le Marche, con 90 parlamentari; seguono il Lazio (60) e l’Umbria (9).",
    "Al primo posto c’è africa, con 90 parlamentari; seguono il Lazio (60) e l’Umbria (9).",
  ]);
  expect(news("fiducia", ["name", "confidence_votes"], [["II Governo Uno", 6]])).toBe(
    "Al primo posto c’è il II Governo Uno, con 6 votazioni di fiducia.",
  );
});

it("counts one of them, and none", () => {
  const women = (count: number) => news("donne", ["women", "members"], [[count, 120]]);
  expect([women(1), women(0)]).toEqual(["C’è 1 donna su 120, lo 0,8%.", "Ci sono 0 donne su 120, lo 0,0%."]);
  expect(news("gruppi", ["branch", "acronym", "members"], [["C", "GIN", 117]])).toBe(
    "Il gruppo più numeroso è GIN alla Camera (117).",
  );
  expect(news("leggi", ["initiative", "laws"], [["GOV", 1]])).toBe("C’è 1 legge: 1 di iniziativa governativa.");
});

it("keeps the number of a motion on one line, and finds it when it is copied", () => {
  expect(unbroken("mozione n. 1-00519, Friuli-Venezia Giulia, emendamento 1.6")).toBe(
    "mozione n.\u00a01\u201100519, Friuli-Venezia Giulia, emendamento\u00a01.6",
  );
  expect(normalize("1\u201100519")).toBe("1-00519");
});
