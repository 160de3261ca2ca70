import { describe, expect, it } from "vitest";
import { toCsvTable } from "#src/lib/columns.ts";
import { parseVoteTitle } from "#src/domain/vote-title.ts";
import { sittingText } from "#src/i18n/sittings.ts";
import { outcomeSentence, rebelSentence, scoreText, voteDescription, voteNews } from "#src/i18n/vote-results.ts";
import { actCitation, onTitle, saysMore, voteHeading, voteTitle } from "#src/i18n/vote-titles.ts";
import { barLabel, voteCitation, votePage } from "#src/i18n/vote-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { voteKindBeside } from "#src/i18n/votes.ts";
import { outcomeColumns, selectionText, voteColumns, voteMarks, votesPage } from "#src/i18n/votes-list.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");
const titled = (title: string, act: string | null = null, publicTitle: string | null = null): string =>
  plain(voteTitle({ publicTitle, title, subject: parseVoteTitle(title), act }));

describe("the title of a vote", () => {
  it("expands codes into words", () => {
    expect(titled("EM 4.6 (Boschi)", "ddl C. 1780")).toBe("Emendamento 4.6 (Boschi) al ddl C. 1780");
    expect(titled("C.1780 - Articolo 3", "ddl C. 1780")).toBe("Articolo 3 del ddl C. 1780");
    expect(titled("Questione pregiudiziale n. 2", "ddl C. 1780")).toBe("Questione pregiudiziale n. 2 sul ddl C. 1780");
    expect(titled("VOTO FINALE")).toBe("Voto finale");
  });

  it("keeps a descriptive title, and prefers the editors' title", () => {
    expect(titled("Ordine del giorno sul riuso delle acque reflue", "ddl C. 1780")).toBe(
      "Ordine del giorno sul riuso delle acque reflue",
    );
    expect(titled("C.2750 - Votazione finale", "ddl C. 2750", "Sicurezza idrica")).toBe("Sicurezza idrica");
  });

  it("differs from the title of the act voted on", () => {
    const [title, subject] = ["C.2750 - Votazione finale", parseVoteTitle("C.2750 - Votazione finale")];
    const named = (publicTitle: string, branch: "C" | "S") =>
      voteTitle({ publicTitle, title, subject, act: null, actTitles: ["Sicurezza idrica"], branch });
    expect(named("Sicurezza idrica", "C")).toBe("Sicurezza idrica, voto finale alla Camera");
    expect(named("sicurezza idrica", "S")).toBe("sicurezza idrica, voto finale al Senato");
    expect(named("Acqua pubblica", "C")).toBe("Acqua pubblica");
  });

  it("names the act of a final or confidence vote, and the place of a vote without one", () => {
    const place = { sitting: 454, number: 2 };
    const named = (title: string, act: string | null, shortTitle: string | null = null): string =>
      plain(voteTitle({ publicTitle: null, title, subject: parseVoteTitle(title), act, shortTitle, place }));
    expect(named("Votazione finale", "ddl C. 695", "Proroga dei termini")).toBe(
      "Proroga dei termini, voto finale sul ddl C. 695",
    );
    expect(named("Questione di fiducia", "ddl C. 695-A", "Proroga dei termini")).toBe(
      "Proroga dei termini, questione di fiducia sul ddl C. 695-A",
    );
    expect(named("Votazione finale", null)).toBe(
      "Voto finale su un atto non indicato, votazione n. 2 della seduta n. 454",
    );
    expect(named("Votazione nominale", null)).toBe("Votazione nominale n. 2 della seduta n. 454");
    expect(named("Votazione nominale", "ddl C. 695")).toBe("Votazione nominale sul ddl C. 695");
    expect(named("Articolo 8", null)).toBe("Articolo 8");
  });

  it("cites acts in the usual form", () => {
    expect(plain(actCitation("bill", "C.1780-B"))).toBe("ddl C. 1780-B");
    expect(plain(actCitation("decree", "2026-31"))).toBe("decreto-legge n. 31 del 2026");
    expect(plain(actCitation("dlgs", "schema-19-152"))).toBe("schema di decreto legislativo, atto del Governo n. 152");
  });
});

describe("the heading of a vote", () => {
  const headed = (title: string, about: string | null, publicTitle: string | null = null, actTitles: string[] = []) =>
    plain(voteHeading({ publicTitle, title, subject: parseVoteTitle(title), act: "ddl C. 2750", actTitles }, about));

  it("names the subject of the act, then what was voted on", () => {
    expect(headed("C.2750 - Em. 1.17 Pontelungo", "Sicurezza idrica")).toBe("Sicurezza idrica, emendamento 1.17");
    expect(headed("Questione pregiudiziale n. 2", "Sicurezza idrica")).toBe(
      "Sicurezza idrica, questione pregiudiziale n. 2",
    );
    expect(headed("Votazione finale", "Sicurezza idrica")).toBe("Sicurezza idrica, voto finale");
    expect(headed("Votazione nominale", "Sicurezza idrica")).toBe("Sicurezza idrica, votazione nominale");
    expect(headed("Votazione finale", null, "Sicurezza idrica", ["Sicurezza idrica"])).toBe(
      "Sicurezza idrica, voto finale",
    );
  });

  it("is the title where that says it, or where the act is not known", () => {
    expect(headed("Votazione finale", "Sicurezza idrica", "Legge di bilancio")).toBe("Legge di bilancio");
    expect(headed("Ordine del giorno sul riuso delle acque reflue", "Sicurezza idrica")).toBe(
      "Ordine del giorno sul riuso delle acque reflue",
    );
    expect(headed("EM 4.6 (Boschi)", null)).toBe("Emendamento 4.6 (Boschi) al ddl C. 2750");
  });
});

it("begins the title of a vote on a whole act with its heading", () => {
  const parts = (publicTitle: string | null, title: string): Parameters<typeof voteTitle>[0] => ({
    ...{ publicTitle, title, subject: parseVoteTitle(title), act: "ddl C. 2750", branch: "C" },
    ...{ actTitles: ["Sicurezza idrica"], shortTitle: "Sicurezza idrica" },
  });
  for (const publicTitle of [null, "Sicurezza idrica"])
    for (const title of ["Votazione finale", "Questione di fiducia"]) {
      const of = parts(publicTitle, title);
      expect(voteTitle(of).startsWith(`${voteHeading(of, "Sicurezza idrica")} `)).toBe(true);
    }
});

it("says whether a title adds to the heading beside the chamber", () => {
  const heading = "Sicurezza idrica, voto finale";
  const more = (title: string): boolean => saysMore({ title, heading, branch: "C" });
  expect(more(heading)).toBe(false);
  expect(more("Sicurezza idrica, voto finale alla Camera")).toBe(false);
  expect(more("Sicurezza idrica, voto finale sul ddl C. 2750")).toBe(true);
});

it("names the kind of a vote below its title, where the title does not", () => {
  const kind = (title: string, fields: object = {}) =>
    voteKindBeside({ title, subType: "AMEND", isFinal: false, isConfidence: false, ...fields });
  expect(kind("Norme sulle lucciole")).toBe("emendamento");
  expect(kind("Emendamento 1.17 (Pontelungo) al ddl C. 2750")).toBeNull();
  expect(kind("Ordine del giorno 9/2750/1 sul ddl C. 2750", { subType: "ODG" })).toBeNull();
  expect(kind("Sicurezza idrica", { isFinal: true })).toBeNull();
  expect(kind("Elezione contestata", { subType: null, subTypeText: "Elezione contestata" })).toBeNull();
});

describe("a vote as news", () => {
  const vote: Parameters<typeof voteNews>[0] = {
    ...{ heading: "Sicurezza idrica, emendamento 1.17", branch: "C", outcome: "approved", outcomeText: "Approvata" },
    ...{ subType: "AMEND", isConfidence: false, isGovernmentBeaten: true, isInReview: false, ayes: 110, noes: 109 },
  };

  it("has what, outcome, chamber and score", () => {
    expect(voteNews(vote)).toBe("Sicurezza idrica, emendamento 1.17: Governo battuto alla Camera, 110 a 109");
    expect(voteNews({ ...vote, isGovernmentBeaten: false, branch: "S" })).toBe(
      "Sicurezza idrica, emendamento 1.17: approvato al Senato, 110 a 109",
    );
  });

  it("says of a vote of confidence that confidence was given or denied, whatever it was put on", () => {
    const confidence: Parameters<typeof voteNews>[0] = {
      ...vote,
      ...{ heading: "Sicurezza idrica, questione di fiducia", subType: "ART" as const, isConfidence: true },
      ...{ isGovernmentBeaten: false, ayes: 153, noes: 111 },
    };
    expect(voteNews(confidence)).toBe(
      "Sicurezza idrica, questione di fiducia: fiducia accordata alla Camera, 153 a 111",
    );
    expect(voteNews({ ...confidence, outcome: "rejected", branch: "S" })).toBe(
      "Sicurezza idrica, questione di fiducia: fiducia negata al Senato, 153 a 111",
    );
  });

  it("says nothing that is not known: totals, an outcome, numbers that add up", () => {
    const other = { ...vote, isGovernmentBeaten: false };
    expect(voteNews({ ...other, ayes: null })).toBe("Sicurezza idrica, emendamento 1.17: approvato alla Camera");
    expect(voteNews({ ...other, isInReview: true })).toBe(
      "Sicurezza idrica, emendamento 1.17: approvato alla Camera, in verifica",
    );
    const check = { heading: "Verifica del numero legale", outcome: "other", outcomeText: null } as const;
    expect(voteNews({ ...other, ...check })).toBe("Verifica del numero legale (Camera dei deputati)");
  });
});

describe("the outcome sentence", () => {
  const sentence = (ayes: number | null, noes: number | null, required: number | null) =>
    plain(outcomeSentence({ outcome: "approved", status: "verified", totals: { ayes, noes, required } }));

  it("gives the margin", () => {
    expect(sentence(198, 121, 160)).toBe(" con 198 voti contro 121: 38 più dei 160 necessari.");
    expect(sentence(103, 159, 132)).toBe(" con 103 voti contro 159: 29 meno dei 132 necessari.");
    expect(sentence(160, 159, 160)).toBe(" con 160 voti contro 159: esattamente i 160 necessari.");
    expect(sentence(0, 300, 151)).toBe(" con 0 voti contro 300: 151 meno dei 151 necessari.");
    expect(sentence(98, 35, 86)).toBe(" con 98 voti contro 35: 12 più degli 86 necessari.");
    expect(sentence(80, 79, 80)).toBe(" con 80 voti contro 79: esattamente gli 80 necessari.");
  });

  it("keeps numbers on one line with their words", () => {
    const totals = { ayes: 61, noes: 71, required: 67 };
    expect(outcomeSentence({ outcome: "rejected", status: "verified", totals })).toBe(
      " con 61\u00a0voti contro\u00a071: 6\u00a0meno dei 67 necessari.",
    );
  });

  it("draws no conclusion for a vote that neither passed nor failed", () => {
    const annulled = (required: number | null) =>
      plain(outcomeSentence({ outcome: "other", status: "verified", totals: { ayes: 49, noes: 146, required } }));
    expect(annulled(98)).toBe(": 49 favorevoli, 146 contrari; ne servivano 98.");
    expect(annulled(null)).toBe(": 49 favorevoli, 146 contrari; la maggioranza richiesta non è pubblicata.");
  });

  it("draws no conclusion from totals that do not add up", () => {
    const totals = { ayes: 69, noes: 160, required: 114 };
    expect(plain(outcomeSentence({ outcome: "rejected", status: "review", totals }))).toBe(
      ": 69 favorevoli, 160 contrari; ne servivano 114.",
    );
  });

  it("warns in the meta description that totals do not add up", () => {
    const place = { branch: "C", date: "2026-11-18", sitting: { number: 640 }, number: 12 } as const;
    const totals = { ayes: 69, noes: 160, required: 114 };
    const result = {
      outcome: "rejected",
      outcomeText: "Respinta",
      subType: null,
      isConfidence: false,
      totals,
    } as const;
    const said = "Camera dei deputati, 18 novembre 2026, seduta n. 640, votazione n. 12: respinta";
    expect(plain(voteDescription({ ...place, ...result, status: "review" }))).toBe(
      `${said}: 69 favorevoli, 160 contrari; ne servivano 114. In verifica: i numeri pubblicati non tornano.`,
    );
    expect(plain(voteDescription({ ...place, ...result, status: "verified" }))).toBe(
      `${said} con 69 voti contro 160: 45 meno dei 114 necessari.`,
    );
  });

  it("states missing totals instead of inventing them", () => {
    expect(sentence(198, 121, null)).toContain("la maggioranza richiesta non è pubblicata");
    expect(sentence(null, null, 160)).toContain("i totali non sono ancora pubblicati");
  });

  it("counts rebel votes in words", () => {
    expect(rebelSentence(0, "C")).toBe(" Nessuno ha votato in dissenso dal proprio gruppo.");
    expect(rebelSentence(1, "S")).toBe(" Un senatore ha votato in dissenso dal proprio gruppo.");
    expect(rebelSentence(7, "C")).toBe(" Sette deputati hanno votato in dissenso dal proprio gruppo.");
  });
});

it("lists all parts of a secret vote's bar for screen readers, and does not count abstentions as others", () => {
  const parts = [
    { code: "AYE", count: 70 },
    { code: "NO", count: 60 },
    { code: "ABST", count: 5 },
    { code: null, count: 71 },
  ] as const;
  expect(plain(barLabel(parts, 66))).toBe(
    "70 favorevoli, 60 contrari, 5 astenuti, 71 non votanti o non presenti; la maggioranza richiesta era di 66.",
  );
});

it("says that abstentions do not count for the majority where the one required shows it", () => {
  const without = "compresi gli astenuti, che non contano per la maggioranza";
  // 50 for, 40 against, 10 abstained.
  expect(votePage.withAbstained(100, 46)).toBe(without);
  // The Senate's rule before the eighteenth legislature, or a larger majority.
  expect(votePage.withAbstained(100, 51)).toBe("compresi gli astenuti");
  expect(votePage.withAbstained(100, null)).toBe("compresi gli astenuti");
});

it("says why no rebels are named", () => {
  expect(votePage.noLine({ isSecret: true, status: "verified" })).toBe(
    "Il voto è segreto: non si può sapere chi ha votato diversamente dal proprio gruppo.",
  );
  expect(votePage.noLine({ isSecret: false, status: "review" })).toBe(
    "La votazione è in verifica: i ribelli non si indicano finché i numeri non tornano.",
  );
});

describe("who changed side", () => {
  it("gives the number of changes and the total", () => {
    expect(plain(votePage.changed(3, 352, "C"))).toBe("3 deputati su 352 che hanno votato in entrambe le votazioni.");
    expect(plain(votePage.changed(1, 1, "S"))).toBe("1 senatore su 1 che ha votato in entrambe le votazioni.");
    expect(votePage.unchanged(80)).toBe("Nessuno degli 80 che hanno votato in entrambe le votazioni ha cambiato voto.");
    expect(votePage.unchanged(1)).toBe("L’unico che ha votato in entrambe le votazioni non ha cambiato voto.");
    expect(votePage.unchanged(0)).toBe("Nessuno ha votato in entrambe le votazioni.");
  });

  it("gives the earlier and later choice, and the vote compared with", () => {
    expect(votePage.turn("ABST", "NO")).toBe("Da astenuto a contrario");
    expect(votePage.turn("AYE", "ABST")).toBe("Da favorevole ad astenuto");
    expect(plain(votePage.changesVote("2026-11-08", true))).toBe("alla questione di fiducia dell’8 novembre 2026");
    expect(plain(votePage.changesVote("2024-12-10", false))).toBe("al voto finale del 10 dicembre 2024");
  });
});

it("says of totals that the source does not publish that they are counted, in lists and in sentences", () => {
  expect(scoreText({ ayes: 1107, noes: 161 })).toBe("1.107 a 161");
  expect(scoreText({ ayes: 107, noes: 161, isCounted: true })).toBe("107 a 161, contati voto per voto");
  expect(scoreText({ ayes: null, noes: 161 })).toBeNull();
  const row: VoteRow = {
    ...{ id: "a", date: "2026-11-19", sitting: 641, number: 1, title: "Acque", subject: null },
    ...{ isKey: false, isFinal: false, isConfidence: false, isSecret: false },
    ...{ outcomeText: null, ayes: 107, noes: 161, abstained: 3, margin: null, rebels: 0 },
    ...{ majorityCohesion: null, government: null, acts: [] },
    ...({ branch: "C", subType: "AMEND", outcome: "rejected", status: "verified" } as const),
  };
  expect(voteMarks(row)).toEqual([]);
  expect(voteMarks({ ...row, isCounted: true })).toEqual(["totali contati voto per voto"]);
  // The outcome says it.
  expect(voteMarks({ ...row, status: "review" })).toEqual([]);
  // Marks that the title says, or that every row of the list would say, are left out.
  const final = { ...row, isFinal: true, isKey: true };
  expect(voteMarks(final)).toEqual(["voto finale", "voto chiave"]);
  expect(voteMarks({ ...final, title: "Acque, voto finale alla Camera" })).toEqual(["voto chiave"]);
  expect(voteMarks({ ...final, isConfidence: true, title: "Questione di fiducia sul ddl C. 1" }, true)).toEqual([]);
  const { header, rows } = toCsvTable(voteColumns, [row, { ...row, isCounted: true }, { ...row, ayes: null }]);
  expect(rows.map((cells) => cells[header.indexOf("totali_contati")])).toEqual([0, 1, null]);
});

it("gives one word and one code an outcome in files, and the source's words apart", () => {
  const { header, rows } = toCsvTable(outcomeColumns, [
    { outcome: "approved", outcomeText: "Approvato" },
    { outcome: "approved", outcomeText: "Approvata" },
    { outcome: "rejected", outcomeText: null },
  ]);
  expect(header).toEqual(["esito", "esito_codice", "esito_pubblicato"]);
  expect(rows).toEqual([
    ["Approvata", "approved", "Approvato"],
    ["Approvata", "approved", "Approvata"],
    ["Respinta", "rejected", null],
  ]);
});

it("gives the share of close votes, and describes none in words", () => {
  expect(plain(selectionText(false).chartTitle(229, 1038))).toBe(
    "229 voti chiave su 1.038 (22%) decisi per meno di venti voti",
  );
  expect(selectionText(false).chartTitle(0, 36)).toBe("Nessun voto chiave su 36 deciso per meno di venti voti");
  expect(selectionText(false).chartTitle(0, 0)).toBe("Nessun voto chiave ha ancora un margine");
  expect(plain(votesPage.chosenTitle(1, 19))).toBe("1 votazione su 19 (5%) decisa per meno di venti voti");
  expect(votesPage.chosenTitle(0, 19)).toBe("Nessuna votazione su 19 decisa per meno di venti voti");
});

it("cites a vote by its subject first, once", () => {
  const cited = (heading: string, title: string): string =>
    plain(voteCitation({ heading, title, number: 9, branch: "C", date: "2026-11-19" }));
  const place = "Votazione n. 9, Camera dei deputati, 19 novembre 2026";
  expect(cited("Sicurezza idrica, emendamento 1.17", "Emendamento 1.17 (Pontelungo) al ddl C. 2750")).toBe(
    `Sicurezza idrica, emendamento 1.17 (Pontelungo) al ddl C. 2750. ${place}`,
  );
  expect(cited("Sicurezza idrica, voto finale", "Sicurezza idrica, voto finale alla Camera")).toBe(
    `Sicurezza idrica, voto finale alla Camera. ${place}`,
  );
  expect(cited("Mozione n. 1-00703 (Monteaspro)", "Mozione n. 1-00703 (Monteaspro)")).toBe(
    `Mozione n. 1-00703 (Monteaspro). ${place}`,
  );
});

it("puts a title after a verb with its article, and a name without", () => {
  expect(
    ["Mozione n. 1-00703", "Emendamento 4.6", "Ordine del giorno 9/1", "Non passaggio agli articoli"].map(onTitle),
  ).toEqual([
    "sulla mozione n. 1-00703",
    "sull’emendamento 4.6",
    "sull’ordine del giorno 9/1",
    "sul non passaggio agli articoli",
  ]);
  expect(onTitle("Sicurezza idrica, articolo 2")).toBe("su Sicurezza idrica, articolo 2");
});

it("says of a tick what was voted, and its outcome in the gender of that", () => {
  const heading = "Sicurezza idrica, emendamento 1.17";
  const tick = { number: 9, heading, outcome: "approved", isConfidence: false, margin: 0 } as const;
  expect(sittingText.tick({ ...tick, subType: "AMEND" })).toBe(
    "n. 9, Sicurezza idrica, emendamento 1.17: approvato, margine 0",
  );
  expect(sittingText.tick({ ...tick, subType: "MOZ", margin: null })).toBe(
    "n. 9, Sicurezza idrica, emendamento 1.17: approvata",
  );
  expect(sittingText.tick({ ...tick, subType: "AMEND", outcome: "other" })).toBe(
    "n. 9, Sicurezza idrica, emendamento 1.17: altro esito, margine 0",
  );
});
