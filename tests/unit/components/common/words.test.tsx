import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { groupVoteCodes, memberVoteCodes } from "#src/domain/codes.ts";
import { groupVote } from "#src/i18n/common.ts";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import { Highlight } from "#src/components/common/Highlight.tsx";
import type { VoteOutcome } from "#src/i18n/vote-results.ts";
import { OutcomeWord } from "#src/components/common/OutcomeWord.tsx";
import { PersonName, shortNames } from "#src/components/common/PersonName.tsx";
import { initials, Portrait } from "#src/components/common/Portrait.tsx";
import { MemberVoteWord } from "#src/components/common/VoteMark.tsx";

const text = (markup: string): string => markup.replace(/<[^>]*>/g, "").trim();

describe("votes", () => {
  it("use the specification's words for members", () => {
    expect(memberVoteCodes.map((code) => text(renderToStaticMarkup(<MemberVoteWord code={code} />)))).toEqual([
      "Favorevole",
      "Contrario",
      "Astenuto",
      "In missione",
      "Assente",
      "Presidente di turno",
      "Richiedente non votante",
      "Presente non votante",
      "Votante in voto segreto",
    ]);
  });
  it("use the specification's words for groups", () => {
    expect(groupVoteCodes.map((code) => groupVote[code])).toEqual([
      "Non valutabile",
      "Non votante",
      "Voto segreto",
      "Favorevole",
      "Astenuto",
      "Contrario",
    ]);
  });
  it("agree with a woman's gender", () => {
    expect(text(renderToStaticMarkup(<MemberVoteWord code="ABST" gender="F" />))).toBe("Astenuta");
  });
  it("never rely on colour alone: each word has a sign", () => {
    for (const code of memberVoteCodes)
      expect(renderToStaticMarkup(<MemberVoteWord code={code} />)).toMatch(/<use href="#[a-z]+"/);
  });
});

describe("outcomes", () => {
  it("are words, with the source's own where they differ", () => {
    const word = (vote: Partial<VoteOutcome> & { readonly status?: "review" }) =>
      text(
        renderToStaticMarkup(
          <OutcomeWord
            vote={{ outcome: "approved", outcomeText: null, subType: null, isConfidence: false, ...vote }}
          />,
        ),
      );
    expect(word({})).toBe("Approvata");
    expect(word({ outcome: "rejected" })).toBe("Respinta");
    expect(word({ outcome: "other", outcomeText: "Annullata" })).toBe("Annullata");
    expect(word({ outcome: "other" })).toBe("Esito non indicato");
    // The word agrees with what was voted on.
    expect(word({ subType: "AMEND" })).toBe("Approvato");
    expect(word({ subType: "AMEND", status: "review" })).toBe("Approvato, in verifica");
    expect(word({ subType: "ODG", outcome: "rejected" })).toBe("Respinto");
    expect(word({ subType: "ALL" })).toBe("Approvato");
    expect(word({ subType: "ALL", isConfidence: true })).toBe("Fiducia accordata");
    expect(word({ subType: "ART", isConfidence: true, outcome: "rejected" })).toBe("Fiducia negata");
    expect(word({ subType: "ART", isConfidence: true, outcome: "other", outcomeText: "Annullata" })).toBe("Annullata");
    expect(word({ subType: "MOZ", outcome: "rejected" })).toBe("Respinta");
    expect(word({ subType: "DIM" })).toBe("Accolte");
  });
});

describe("people and groups", () => {
  it("put the surname first and link to the person", () => {
    expect(renderToStaticMarkup(<PersonName id="damico-luca" familyName="D’Amico" givenName="Luca" />)).toBe(
      '<a translate="no" href="/persone/damico-luca">D’Amico Luca</a>',
    );
  });
  it("mark a role that is over", () => {
    expect(text(renderToStaticMarkup(<PersonName id="a" familyName="Rossi" givenName="Eva" isActive={false} />))).toBe(
      "Rossi Eva (Ruolo non più attivo)",
    );
  });
  it("show initials without a photo, accents kept", () => {
    expect(initials({ familyName: "D’Amico", givenName: "Željka" })).toBe("ŽD");
    const eva = { id: "rossi-eva-1970-01-31", familyName: "Rossi", givenName: "Eva" };
    expect(renderToStaticMarkup(<Portrait {...eva} photo={null} />)).toBe(
      '<div class="face" aria-hidden="true">ER</div>',
    );
  });
  it("show a photo from this site only, with its size, lazily in lists, and with an empty alternative next to the name", () => {
    const eva = { id: "rossi-eva-1970-01-31", familyName: "Rossi", givenName: "Eva", photo: "1a2b3c4d" };
    expect(renderToStaticMarkup(<Portrait {...eva} />)).toBe(
      '<div class="face" aria-hidden="true"><img src="/foto/rossi-eva-1970-01-31-1a2b3c4d.webp" alt="" width="52" height="65" loading="lazy" decoding="async"/></div>',
    );
    expect(renderToStaticMarkup(<Portrait {...eva} size="page" />)).toContain(
      '<img src="/foto/rossi-eva-1970-01-31-1a2b3c4d-grande.webp" alt="" width="136" height="170" loading="eager"',
    );
  });
  it("are listed by family name, in full where two share one", () => {
    const ada = { familyName: "Neri", givenName: "Ada" };
    expect(shortNames([ada, { familyName: "Rossi", givenName: "Eva" }])).toEqual(["Neri", "Rossi"]);
    expect(
      shortNames([ada, { familyName: "Rossi", givenName: "Eva" }, { familyName: "Neri", givenName: "Ugo" }]),
    ).toEqual(["Neri Ada", "Rossi", "Neri Ugo"]);
  });
  it("show a group's colour by class, next to its acronym", () => {
    expect(renderToStaticMarkup(<GroupTag id="camera-gin" acronym="GIN" />)).toBe(
      '<span translate="no" class="g g-camera-gin">GIN</span>',
    );
  });
});

describe("titles", () => {
  it("keep a code on one line, marked or not, with unchanged letters", () => {
    expect(renderToStaticMarkup(<Highlight text="Articolo 1 del ddl C. 1742-B" />)).toBe(
      'Articolo 1 del ddl <span class="nb">C. 1742-B</span>',
    );
    expect(renderToStaticMarkup(<Highlight text="Risoluzione 6-00366 (Sassoalto)" term="(sasso 366" />)).toBe(
      'Risoluzione <span class="nb">6-00<mark>366</mark></span> <mark>(Sasso</mark>alto)',
    );
  });
});
