import { describe, expect, it } from "vitest";
import { readAmendmentDocument, UnreadableDocument } from "#scripts/pull/texts/amendment-document.ts";
import { readSenateText } from "#tests/support/opendata-folder.ts";

const real = readSenateText("01402199-em.akn.xml");
if (real === undefined)
  process.stdout.write("no real amendment found (../shared/opendata or EMICICLO_OPENDATA): it is not read here\n");

/** A document with these parts. */
const document = ({
  uri = "http://dati.senato.it/19/Emend/S/901/A/2.7",
  number = `<FRBRnumber value="2.7"/>`,
  people = "",
  preface = "",
  content = "<p>Sopprimere il comma 1.</p>",
}): string => `<?xml version="1.0" encoding="utf-8"?>
<akomaNtoso><amendment><meta><identification><FRBRWork><FRBRuri value="${uri}"/>
<FRBRdate date="2025-03-04" name="presentazione"/>${number}<FRBRname value="Emendamento"/></FRBRWork></identification>
<references>${people}</references></meta><preface>${preface}</preface>
<amendmentBody><amendmentContent>${content}</amendmentContent></amendmentBody></amendment></akomaNtoso>`;

const textOf = (content: string): string | null => readAmendmentDocument(document({ content })).text;

describe("a document of the Senate", () => {
  it.skipIf(real === undefined)("gives number, act, day, four proposers and the text, exactly", () => {
    expect(readAmendmentDocument(real ?? "")).toEqual({
      reading: "S.615",
      place: "assembly",
      number: "1.206",
      kind: "Emendamento",
      date: "2024-01-18",
      text: [
        "Al comma 2, apportare le seguenti modificazioni:",
        'a) sostituire la parola: "equamente" con le seguenti: "in modo uniforme";',
        `b) le parole: "subordinatamente alla determinazione, nella normativa vigente alla data di entrata in vigore della presente legge o sulla base della procedura di cui all'articolo 3, dei relativi livelli essenziali delle prestazioni" sono sostituite dalle seguenti: "solo dopo la compiuta definizione dei livelli essenziali delle prestazioni e degli obiettivi di servizio medesimi".`,
      ].join("\n"),
      proposers: [
        { senator: "22918", name: "DE CRISTOFARO" },
        { senator: "36390", name: "CUCCHI" },
        { senator: "36399", name: "Aurora FLORIDIA" },
        { senator: "36437", name: "MAGNI" },
      ],
    });
  });

  it("keeps the text of elements that are not known, a paragraph for each block", () => {
    expect(
      textOf("<p>Al <strange>comma</strange> 1,\n  <i>dopo</i> «è»</p><list><num>a)</num> <item>poi</item></list>"),
    ).toBe("Al\ncomma\n1, dopo «è»\na)\npoi");
    expect(textOf("<p>pri<span>ma</span> lettera</p><newBlock>seconda</newBlock>")).toBe("prima lettera\nseconda");
  });

  it("keeps hostile markup as text", () => {
    expect(textOf("<p>&lt;script&gt;alert(1)&lt;/script&gt; e <![CDATA[<b>uno</b>]]></p>")).toBe(
      "<script>alert(1)</script> e <b>uno</b>",
    );
    expect(textOf('<p onclick="x()">uno</p><script>due</script>')).toBe("uno\ndue");
  });

  it("takes small capitals, bodies without a number, and people who are named in the references alone", () => {
    const people = `<TLCPerson eId="P1" href="http://dati.senato.it/osr/Persona/22918" showAs="D’Amico"/>`;
    const preface = `<p><docProponent refersTo="#P1">D<span>’Amico</span></docProponent></p><p><docProponent>Il Governo</docProponent></p>`;
    expect(readAmendmentDocument(document({ people, preface })).proposers).toEqual([
      { senator: "22918", name: "D’Amico" },
      { senator: null, name: "Il Governo" },
    ]);
    expect(readAmendmentDocument(document({ people })).proposers).toEqual([{ senator: "22918", name: "D’Amico" }]);
  });

  it("takes the number of the address where no other is given, and tells committee from assembly", () => {
    const uri = "http://dati.senato.it/19/Emend/S/901-B/C/2.7%20(testo%202)";
    expect(readAmendmentDocument(document({ uri, number: "" }))).toMatchObject({
      ...{ reading: "S.901-B", place: "committee", number: "2.7 (testo 2)" },
    });
  });

  it("has no text where the document has none", () => {
    expect(textOf("")).toBeNull();
  });

  it.each([
    ["cut off", document({}).slice(0, -40), "the document is not whole"],
    ["an error page", "<html><body>Not found</body></html>", 'no address of an amendment of this legislature: ""'],
    [
      "another legislature",
      document({ uri: "http://dati.senato.it/18/Emend/S/1/A/1.1" }),
      "no address of an amendment",
    ],
    ["nothing", "", "the document is not whole"],
  ])("is refused with the reason: %s", (_, xml, reason) => {
    expect(() => readAmendmentDocument(xml)).toThrow(UnreadableDocument);
    expect(() => readAmendmentDocument(xml)).toThrow(reason);
  });
});
