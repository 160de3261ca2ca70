import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  encodeData,
  escapeText,
  cutMiddle,
  cutSegments,
  hasWords,
  highlight,
  isSameText,
  normalize,
  quoted,
  splitCodes,
  toFinder,
  toLower,
  toTitleWords,
  toWords,
} from "#src/lib/text.ts";

const marked = (text: string, term: string): string =>
  highlight(text, term)
    .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
    .join("");

describe("normalize", () => {
  it("ignores case, accents, apostrophes and direction marks", () => {
    expect(["D’Amico", "d'amico", "Nikolić", "MÜLLER", "De’ Rossi", "Groß", "a\u202Eb"].map(normalize)).toEqual([
      "damico",
      "damico",
      "nikolic",
      "muller",
      "de rossi",
      "gross",
      "ab",
    ]);
  });
});

describe("hasWords", () => {
  it("finds a name surname first or last", () => {
    expect(hasWords("Rossi Maria", toWords("maria rossi"))).toBe(true);
    expect(hasWords("Rossi Maria", toWords("mario"))).toBe(false);
  });
});

describe("toWords", () => {
  it.each([
    ["c2750", ["c.", "2750"]],
    ["C.2750", ["c.", "2750"]],
    ["C. 2750", ["c.", "2750"]],
    ["AC 2750", ["c.", "2750"]],
    ["A.S.1866", ["s.", "1866"]],
    ["art2750", ["art2750"]],
    ["Bellariva, Costanza", ["bellariva", "costanza"]],
    ["«Sicurezza idrica»", ["sicurezza", "idrica"]],
    ['"Sicurezza idrica".', ["sicurezza", "idrica"]],
    ["sicurezza-idrica, urgente!", ["sicurezza", "idrica", "urgente"]],
    // Codes and abbreviations stay whole.
    ["em. 4.6 (Boschi).", ["em.", "4.6", "(boschi)"]],
    ["1-00131 9/2750/1 4-bis C.", ["1-00131", "9/2750/1", "4-bis", "c."]],
    ["Dell'Orco", ["dellorco"]],
    ["dell’ Orco", ["dellorco"]],
  ])("the words of %j are %j", (term, words) => expect(toWords(term)).toEqual(words));
});

describe("toTitleWords", () => {
  it.each([
    ["l'intelligenza artificiale", ["intelligenza", "artificiale"]],
    ["sull’acqua e all'estero", ["acqua", "e", "estero"]],
    ["dell'11 marzo", ["11", "marzo"]],
    ["d'urgenza", ["urgenza"]],
    // Not elisions: a quotation, a cut word, a letter of a list.
    ["norme sull''acqua' pubblica", ["norme", "sullacqua", "pubblica"]],
    ["un po' d'acqua", ["un", "po", "acqua"]],
    ["sant'agata", ["santagata"]],
  ])("the title words of %j are %j", (term, words) => expect(toTitleWords(term)).toEqual(words));

  const elisions =
    "l un d all dall dell nell sull coll dagl degl agl negl sugl gl quest codest quell bell c s m t v n ch anch com dov quand senz tutt nessun ciascun alcun qualcun";
  it("are those of the bare word after every elision, apostrophe and spacing", () => {
    for (const elision of elisions.split(" "))
      for (const apostrophe of ["'", "’", "‘", "ʼ", "`", "´"])
        for (const blank of ["", " ", "\u00A0"])
          for (const word of ["acqua", "Impresa", "età", "oro", "8"]) {
            const term = `tutela ${elision}${apostrophe}${blank}${word}`;
            expect(toTitleWords(term), term).toEqual(toTitleWords(`tutela ${word}`));
            expect(toTitleWords(term.toUpperCase()), term).toEqual(toTitleWords(`tutela ${word}`));
          }
  });
});

describe("toFinder", () => {
  it.each([
    ["acqua", "Tutela delle acque", true],
    ["acque", "Pesca e acqua", true],
    ["idrico", "risorse idriche", true],
    ["servizi", "il servizio", true],
    ["acqua", "acquacoltura", true],
    ["costa", "Costituzione", false],
    ["mare", "Mario", true],
    ["mare", "maresciallo", true],
    ["mare", "margine", false],
    ["(a", "parte (a)", true],
    ["c++a", "acque", false],
    ["2.2", "Emendamento 12.2", false],
    ["2.2", "Emendamenti 12.2 e 2.21", true],
    ["2", "Articolo 1.2", false],
    ["36", "C. 1436", false],
    ["36", "C.3641", true],
    ["2", "n. 1-002", true],
    ["366", "Risoluzione 6-00366", true],
    ["2", "100.002", false],
    ["2", "n. 1002", false],
    ["1", "covid-19, art.1", true],
  ])("%j in %j: %j", (word, title, isIn) => expect(toFinder(normalize(word))(normalize(title))).toBe(isIn));
});

describe("highlight", () => {
  it("strips angle brackets and splits on spaces", () => {
    expect(toWords("  <b>cor  SAV ")).toEqual(["bcor", "sav"]);
    expect(marked("Corniolo Saverio", "cor SAV")).toBe("[Cor]niolo [Sav]erio");
  });
  it("marks the original letters, including accents and apostrophes", () => {
    expect(marked("Nikolić D’Amico", "nikolic damico")).toBe("[Nikolić] [D’Amico]");
  });
  it("ignores a typed article, unless it is part of a name", () => {
    expect(marked("Norme su intelligenza artificiale", "l’intelligenza")).toBe("Norme su [intelligenza] artificiale");
    expect(marked("Dell’Orco Ada", "dell'orco")).toBe("[Dell’Orco] Ada");
    expect(marked("Modello della tutela dell’acqua", "dell' acqua")).toBe("Modello della tutela [dell’acqua]");
  });
  it("marks an inflection where the exact word is missing", () => {
    expect(marked("Tutela delle acque e dell’acquario", "acqua tutela")).toBe(
      "[Tutela] delle [acque] e dell’[acqua]rio",
    );
    expect(marked("Tutela delle acque pubbliche", "acqua pubblica")).toBe("Tutela delle [acque] [pubbliche]");
    expect(marked("Pubblicità", "pubblica")).toBe("Pubblicità");
  });
  it("marks one or two letters next to longer words only if they are a whole word", () => {
    expect(marked("Basilicata", "chi mi rappresenta a matera")).toBe("Basilicata");
    expect(marked("Mirto: cessione a titolo gratuito", "mi cessione a")).toBe("Mirto: [cessione] [a] titolo gratuito");
    expect(marked("Articolo 1 del ddl C. 1742", "c 1742")).toBe("Articolo 1 del ddl [C]. [1742]");
    expect(marked("Di Maria Ada", "di ma")).toBe("[Di] [Ma]ria Ada");
  });
  it("never loses a letter, for any text and query", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, term) => {
        expect(
          highlight(text, term)
            .map((segment) => segment.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
  it("marks a number only from its first digit", () => {
    expect(marked("Emendamenti 12.2 e 2.20", "2.2")).toBe("Emendamenti 12.2 e [2.2]0");
  });
  it("treats regex characters literally", () => {
    expect(marked("a.b (c)", ". (")).toBe("a[.]b [(]c)");
  });
});

describe("splitCodes", () => {
  it("finds the codes of acts with their prefix, and ignores hyphenated words", () => {
    expect(splitCodes("Mozione 1-00178 Pontetondo")).toEqual(["Mozione ", "1-00178", " Pontetondo"]);
    expect(splitCodes("Risoluzione n. 6-00366 (Sassoalto)")).toEqual(["Risoluzione ", "n. 6-00366", " (Sassoalto)"]);
    expect(splitCodes("ddl S. 1009-B e doc. IV-C-RE")).toEqual(["ddl ", "S. 1009-B", " e ", "doc. IV-C-RE", ""]);
    expect(splitCodes("decreto-legge, Trentino-Alto Adige")).toEqual(["decreto-legge, Trentino-Alto Adige"]);
  });
  it("keeps numbers with their prefix, and a day with its month before a year", () => {
    expect(splitCodes("impegni n. 7 e n. 11 del C. 2750")).toEqual([
      "impegni ",
      "n. 7",
      " e ",
      "n. 11",
      " del ",
      "C. 2750",
      "",
    ]);
    expect(splitCodes("decreto-legge 2 ottobre 2026, n. 155")).toEqual([
      "decreto-legge ",
      "2 ottobre",
      " 2026, ",
      "n. 155",
      "",
    ]);
    expect(splitCodes("dal 1° gennaio 2027")).toEqual(["dal ", "1° gennaio", " 2027"]);
    expect(splitCodes("in 3 sedute")).toEqual(["in 3 sedute"]);
  });
});

describe("cutSegments", () => {
  it("returns the text between two positions, with its marks", () => {
    const segments = highlight("ddl C. 1742-B", "174 ddl");
    expect(cutSegments(segments, 7, 13)).toEqual([
      { text: "174", isMatch: true },
      { text: "2-B", isMatch: false },
    ]);
    expect(cutSegments(segments, 0, 7)).toEqual([
      { text: "ddl", isMatch: true },
      { text: " C. ", isMatch: false },
    ]);
  });
});

describe("cutMiddle", () => {
  it("keeps a text that fits", () => {
    expect(cutMiddle("Mozione n. 1. Votazione n. 24", 29)).toBe("Mozione n. 1. Votazione n. 24");
  });
  it("keeps whole words at the start and at the end", () => {
    expect(cutMiddle("Mozione n. 1, premesse e dispositivo. Votazione n. 24, Senato", 50)).toBe(
      "Mozione n. 1, premesse e … Votazione n. 24, Senato",
    );
  });
  it("never exceeds the given length", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 })), (words) => cutMiddle(words.join(" "), 40).length <= 40),
    );
  });
});

describe("toLower", () => {
  it("lower-cases the first letter, except of a word in capitals", () => {
    expect(["In Gazzetta", "Atto chiave", "DDL di bilancio", ""].map(toLower)).toEqual([
      "in Gazzetta",
      "atto chiave",
      "DDL di bilancio",
      "",
    ]);
  });
});

it("compares names without regard to capitals", () => {
  expect(isSameText("Misto", "MISTO")).toBe(true);
  expect(isSameText("Fratelli d’Italia", "FDI")).toBe(false);
});

it("uses inner quotation marks inside a quoted title", () => {
  expect(quoted("Istituzione del premio «Maestro»")).toBe("«Istituzione del premio “Maestro”»");
});

it("encodes text for a data address, and round-trips", () => {
  const text = "TI  - Più del 5%, «sì»\r\nUR  - https://a.example/b?c=d&e#f";
  expect(encodeData("https://a.example/b?c d")).toBe("https://a.example/b%3Fc%20d");
  expect(decodeURIComponent(encodeData(text))).toBe(text);
  expect(encodeData(text)).not.toMatch(/[\s"<>#?%](?![0-9A-F]{2})/);
});

it("escapes text between tags, but not its quotes", () => {
  expect(escapeText(`<a title="d'A">&amp;</a>`)).toBe(`&lt;a title="d'A"&gt;&amp;amp;&lt;/a&gt;`);
});
