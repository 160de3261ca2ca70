import { describe, expect, it } from "vitest";
import type { SourceName } from "#src/domain/codes.ts";
import type { Amendment, Bill, Vote } from "#src/domain/records.ts";
import { proposalTexts } from "#scripts/contracts/acts/proposal-texts.ts";
import { readOfficialTexts, readOpening } from "#scripts/contracts/votes/voted-proposals.ts";
import { shareImages } from "#scripts/contracts/share-images/share-images.ts";
import { votedText } from "#src/i18n/amendments.ts";
import { voteDescription } from "#src/i18n/vote-results.ts";
import { voteWordFiles } from "#scripts/contracts/votes/vote-files.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { bill, reading } from "#tests/fixtures/act-records.ts";
import { amendment, group, membership, person, seen, site, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const groups = [{ group: "senato-rov", start: "2022-10-13", end: null }];
const senator = person({
  id: "d-amico-ada",
  familyName: "D’Amico",
  givenName: "Ada",
  memberships: [membership({ branch: "S", groups })],
});

interface Given {
  readonly title?: string;
  readonly amendments?: readonly Amendment[];
  readonly vote?: Partial<Vote>;
  readonly source?: SourceName;
  readonly readings?: Bill["readings"];
}

const readerOf = ({
  title = "Em. 1.206, D’Amico e altri",
  amendments = [amendment()],
  vote: fields,
  source = "opendata",
  readings = [reading("S.20"), reading("C.9", { order: 2 })],
}: Given) => {
  const record = vote({
    ...{ id: "19-402-1", branch: "S", sitting: "S-402", date: "2026-11-18", title, positionsPublished: false },
    acts: [{ kind: "bill", id: "S_20" }],
    ...fields,
  });
  return memoryReader({
    person: [senator],
    group: [
      group({ id: "senato-rov", branch: "S", names: [{ name: "Rovere", acronym: "ROV", start: null, end: null }] }),
    ],
    sitting: [{ id: "S-402", branch: "S", number: 402, date: "2026-11-18", url: null }],
    act: [bill({ id: "S_20", title: "Disposizioni sull’acqua", readings: [...readings] })],
    site: [site({ source })],
    vote: [record],
    amendment: amendments,
  });
};
const page = (given: Given = {}) => votePages.build(readerOf(given), "19-402-1");
const proposals = (given: Given = {}) => page(given).proposals;

describe("what a vote of the Senate was about", () => {
  it("is the text of the amendment in its title, with proposers, their groups and the day", () => {
    const proposers = [
      { person: "d-amico-ada", name: "D’AMICO" },
      { person: null, name: "Il Governo" },
    ];
    expect(proposals({ amendments: [amendment({ proposers })] })).toEqual({
      texts: [
        {
          ...{ id: "01402199", number: "1.206", kind: "Emendamento", date: "2026-11-10" },
          url: "https://example.org/01402199-em.akn.xml",
          proposers: [
            { id: "d-amico-ada", name: "Ada D’Amico", gender: "F", group: { id: "senato-rov", acronym: "ROV" } },
            { id: null, name: "Il Governo", gender: null, group: null },
          ],
          others: 0,
          opening:
            "Al comma 2, sopprimere le parole: «in modo equo».\nAl comma 3, dopo la parola: «è» aggiungere: «sempre».",
          isCut: false,
        },
      ],
      ...{ missing: [], isPart: false, reading: "partial" },
    });
  });

  it("is dated and credited with its document", () => {
    const { updated, sources } = page({ amendments: [seen(amendment(), "2026-11-22")] });
    expect(updated).toBe("2026-11-22");
    expect(sources.map(({ name }) => name)).toEqual([
      ...vote().sources.map(({ name }) => name),
      "Senato della Repubblica",
    ]);
  });

  it("ends a long text after whole words, at 600 characters, and names six proposers", () => {
    const text = "parola ".repeat(200).trim();
    const proposers = Array.from({ length: 9 }, (_, at) => ({ person: null, name: `D’AMICO ${String(at)}` }));
    const [only] = proposals({ amendments: [amendment({ text, proposers })] })?.texts ?? [];
    expect(only?.opening).toBe(`${"parola ".repeat(85).trim()}…`);
    expect(only?.isCut).toBe(true);
    expect([only?.proposers.length, only?.others]).toEqual([6, 3]);
  });

  it("lists several that were voted together, with the text of the first", () => {
    const both = [amendment(), amendment({ id: "01402200", number: "1.207" })];
    const found = proposals({ title: "Em. 1.206, identico a em. 1.207", amendments: both });
    expect(found?.texts.map(({ number, opening, isCut }) => [number, opening === null, isCut])).toEqual([
      ["1.206", false, false],
      ["1.207", true, true],
    ]);
  });

  it("says when only a part was voted", () => {
    expect(proposals({ title: "Em. 1.206, parte comune" })?.isPart).toBe(true);
  });

  it.each<readonly [string, Given, string]>([
    ["a number without a document", { title: "Em. 1.207" }, "unknown"],
    ["a vote linked to no act", { vote: { acts: [] } }, "act"],
    ["an act that was guessed", { vote: { actsFrom: "sitting" } }, "act"],
    ["another proposer", { title: "Em. 1.206, Rossi" }, "otherProposer"],
    ["a second text", { amendments: [amendment(), amendment({ id: "2", number: "1.206 (testo 2)" })] }, "laterText"],
    ["an amendment to another bill", { amendments: [amendment({ reading: "S.21" })] }, "unknown"],
  ])("is not shown for %s, and the page says why", (_, given, why) => {
    const found = proposals(given);
    expect(found?.texts).toEqual([]);
    expect(found?.missing.map((one) => one.why)).toEqual([why]);
  });

  it.each<readonly [string, Given]>([
    ["no document has been read", { amendments: [] }],
    ["the vote is of the Camera", { vote: { branch: "C" } }],
    ["the title names no proposal", { title: "Votazione finale" }],
  ])("is not mentioned when %s", (_, given) => {
    expect(page(given)).not.toHaveProperty("proposals");
  });

  it("is never a document in committee, which has numbers of its own", () => {
    const inCommittee = amendment({ id: "01409999", place: "committee" });
    expect(proposals({ amendments: [inCommittee, amendment()] })?.texts.map(({ id }) => id)).toEqual(["01402199"]);
    expect(proposals({ amendments: [inCommittee] })?.missing).toEqual([{ number: "1.206", why: "unknown" }]);
  });

  describe("whose bill came to the Senate twice", () => {
    const readings = (first: string | null, second: string | null) => [
      reading("S.20", { presented: first }),
      reading("C.9", { order: 2, presented: "2026-03-01" }),
      reading("S.20-B", { order: 3, presented: second }),
    ];
    const known = readings("2026-01-10", "2026-11-01");
    const early = amendment({ date: "2026-01-20" });
    const late = amendment({ id: "01409999", reading: "S.20-B", date: "2026-11-10" });
    const joined = (amendments: readonly Amendment[], bill = known, fields: Partial<Vote> = {}) => {
      const found = proposals({ amendments, readings: bill, vote: fields });
      return [found?.texts.map(({ id }) => id), found?.missing.map(({ why }) => why)];
    };

    it("is the document of the reading that the Senate had before it that day", () => {
      expect(joined([early, late])).toEqual([["01409999"], []]);
      expect(joined([early, late], known, { date: "2026-02-01" })).toEqual([["01402199"], []]);
      expect(joined([early, late], known, { title: "S.20 - Em. 1.206" })).toEqual([["01402199"], []]);
    });

    it("is never the document of the other reading with that number", () => {
      expect(joined([early])).toEqual([[], ["unknown"]]);
      expect(joined([late], known, { date: "2026-02-01" })).toEqual([[], ["unknown"]]);
    });

    it("is not shown where a day of presentation is missing, and the page says why", () => {
      expect(joined([early, late], readings("2026-01-10", null))).toEqual([[], ["reading"]]);
      expect(joined([early], readings(null, "2026-11-01"))).toEqual([[], ["reading"]]);
      expect(votedText.missing("1.206", "reading", "complete")).toBe(
        "N.\u00A01.206. Il testo non è mostrato: il titolo del voto non dice in quale lettura del disegno di legge si è votato.",
      );
    });
  });

  it("is complete only in a demonstration", () => {
    expect(proposals({ title: "Em. 1.207", source: "demo" })?.reading).toBe("complete");
    expect(proposals({ title: "Em. 1.207", source: "opendata" })?.reading).toBe("partial");
  });
});

describe("the first words of what was voted", () => {
  const opening = (given: Given = {}) => {
    const reader = readerOf(given);
    return readOpening(reader, reader.require("vote", "19-402-1"));
  };

  it("end within ninety characters", () => {
    expect(opening()).toBe("Al comma 2, sopprimere le parole: «in modo equo». Al comma 3, dopo la parola: «è»…");
  });

  it("are in the picture of a key vote, and in the description of every page", () => {
    const words = "Al comma 2, sopprimere le parole: «in modo equo». Al comma 3, dopo la parola: «è»…";
    const image = shareImages.build(readerOf({ vote: { isKey: true } }), "voti/19-402-1");
    expect(image).toMatchObject({ type: "vote", opening: words });
    expect(JSON.stringify(shareImages.drawing?.(JSON.stringify(image), ""))).toContain(
      "sopprimere le parole: “in modo",
    );
    expect(voteDescription(page())).toContain(
      " «Al comma 2, sopprimere le parole: “in modo equo”. Al comma 3, dopo la parola: “è”…»",
    );
    expect(voteDescription(page({ title: "Em. 1.206, parte comune" }))).not.toContain("Al comma 2");
  });

  it("are given for one whole text alone", () => {
    const both = [amendment(), amendment({ id: "01402200", number: "1.207" })];
    expect(opening({ title: "Emm. 1.206 e 1.207", amendments: both })).toBeNull();
    expect(opening({ title: "Emm. 1.206 e 1.207" })).toBeNull();
    expect(opening({ title: "Em. 1.206, parte comune" })).toBeNull();
    expect(opening({ amendments: [] })).toBeNull();
  });
});

describe("the document with a whole text", () => {
  it("has act, proposers, day and text, and no markup of the text", () => {
    const proposers = [{ person: "d-amico-ada", name: "D’AMICO" }];
    const reader = readerOf({ amendments: [amendment({ proposers, text: "uno\n<script>due</script> & tre" })] });
    const document = proposalTexts.serialize(proposalTexts.build(reader, "01402199"), "01402199");
    expect(proposalTexts.path("01402199")).toBe("/emendamenti/01402199.html");
    expect(document).toContain("<h1>Emendamento 1.206 al ddl S.\u00A020</h1>");
    expect(document).toContain('<a href="/attivita_legislativa/disegni_di_legge/S_20">');
    // A browser that translates the page keeps the name.
    expect(document).toContain('<a translate="no" href="/persone/d-amico-ada">Ada D’Amico</a>, ROV');
    expect(document).toContain(
      '<p class="outcome"><span class="ok">Approvato.</span> <a href="/votazioni/19-402-1">La votazione</a></p>',
    );
    expect(document).toContain('<p>Proposto da <a translate="no"');
    expect(document).toContain(
      '<a class="name" href="/">Emiciclo</a><form role="search" action="/cerca"><input type="search" name="q"',
    );
    expect(document).toContain('<a href="/organi_parlamentari">Organi parlamentari</a>');
    expect(document).toContain("<p>Articolo\u00A01 del disegno di legge.</p>");
    expect(document).toMatch(
      /<a href="mailto:[^"]*\/emendamenti\/01402199[^"]*">Segnala un errore in questa pagina<\/a>/,
    );
    expect(document).toContain(">Scrivi alla redazione</a>");
    expect(document).toContain(
      '<meta name="description" content="Emendamento 1.206 al ddl S.\u00A020. Approvato. «uno &lt;script&gt;due&lt;/script&gt; &amp; tre»">',
    );
    expect(document).toContain('<p class="line">Documento aggiornato al 20\u00A0novembre 2026.</p>');
    // The address is in print too.
    expect(document).toContain("Indirizzo permanente: https://emiciclo.example/emendamenti/01402199</p>");
    expect(document).toContain("<p>uno</p><p>&lt;script&gt;due&lt;/script&gt; &amp; tre</p>");
    expect(document).not.toContain("<script");
  });

  it("says that no vote is joined, and names the Government with its article", () => {
    const proposers = [{ person: null, name: "Il Governo" }];
    const reader = readerOf({ amendments: [amendment({ id: "2", number: "9.9", proposers })] });
    const document = proposalTexts.serialize(proposalTexts.build(reader, "2"), "2");
    expect(document).toContain(
      '<p class="outcome"><span class="none">Non sappiamo se e come è stato votato.</span></p>',
    );
    expect(document).toContain("<p>Proposto dal Governo.</p>");
  });

  it("names one proposer and counts the others, where they are many", () => {
    const proposers = ["ALFA", "BETA", "GAMMA", "DELTA", "EPSILON"].map((name) => ({ person: null, name }));
    const reader = readerOf({ amendments: [amendment({ proposers })] });
    const document = proposalTexts.serialize(proposalTexts.build(reader, "01402199"), "01402199");
    expect(document).toContain(
      "<p>Proposto da Alfa e altri 4.</p><details><summary>Tutti i proponenti</summary><p>Beta; Gamma; Delta; Epsilon.</p></details>",
    );
  });
});

describe("a search among votes", () => {
  const words = (given: Given): unknown =>
    voteWordFiles[0].build(readerOf(given), "parole").words.filter((word) => word === "sopprimere");

  it("finds the first words of the text that was voted, also of one of several and of a part", () => {
    expect([words({}), words({ title: "Emm. 1.206 e 1.207" }), words({ title: "Em. 1.206, prima parte" })]).toEqual([
      ["sopprimere"],
      ["sopprimere"],
      ["sopprimere"],
    ]);
  });

  it("finds nothing of a text that is not joined", () => {
    expect(words({ title: "Em. 1.207" })).toEqual([]);
  });
});

describe("the official page with the text of an article or of a whole bill", () => {
  const two = [
    reading("S.20", { url: "https://example.org/20" }),
    reading("C.9", { order: 2, url: "https://example.org/9" }),
    reading("S.20-B", { order: 3, url: "https://example.org/20-B" }),
  ];
  const senateVote: Partial<Vote> = { branch: "S", title: "Votazione finale", acts: [{ kind: "bill", id: "S_20" }] };
  const texts = (fields: Partial<Vote>, readings = two.slice(0, 2)) => {
    const votes = [vote({ ...senateVote, ...fields })];
    return readOfficialTexts(
      memoryReader({ act: [bill({ id: "S_20", readings })], site: [site()], vote: votes }),
      votes[0] ?? vote(),
    ).officialTexts;
  };

  it("is that of the only reading in the chamber, or of the one that the title names", () => {
    expect(texts({ isFinal: true })).toEqual({ identifier: "S.20", url: "https://example.org/20" });
    expect(texts({ subType: "ART", title: "Articolo 1" })).toEqual({
      identifier: "S.20",
      url: "https://example.org/20",
    });
    expect(texts({ isFinal: true, title: "DDL n. 20-B. Votazione finale" }, two)).toBeUndefined();
    const days = ["2026-01-10", "2026-03-01", "2026-09-01"];
    const dated = two.map((one, at) => ({ ...one, presented: days[at] ?? null }));
    expect(texts({ isFinal: true, date: "2026-08-31" }, dated)?.identifier).toBe("S.20");
    expect(texts({ isFinal: true, date: "2026-09-01" }, dated)?.identifier).toBe("S.20-B");
    expect(texts({ isFinal: true, title: "S.21 - Voto finale" })).toBeUndefined();
    expect(texts({ isFinal: true, title: "S.20-B - Voto finale" }, two)).toEqual({
      identifier: "S.20-B",
      url: "https://example.org/20-B",
    });
  });

  it("is not linked where several readings may be meant, the act is a guess, or an amendment was voted", () => {
    expect([
      texts({ isFinal: true }, two),
      texts({ isFinal: true, actsFrom: "sitting" }),
      texts({ subType: "AMEND", title: "Em. 1.206" }),
      texts({ isFinal: true }, [reading("S.20")]),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
