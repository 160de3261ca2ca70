import { describe, expect, it } from "vitest";
import VoteTitle from "#src/components/votes/VoteTitle.astro";
import { noCounts } from "#src/domain/code-counts.ts";
import type { VotePage } from "#src/contracts/vote-page.ts";
import { renderAstro } from "#tests/support/render-astro.ts";

const bare: VotePage = {
  id: "vs19_147_041",
  branch: "C",
  sitting: { id: "C-147", number: 147 },
  number: 41,
  date: "2023-07-27",
  time: null,
  title: "Articolo 1",
  heading: "Articolo 1",
  officialTitle: null,
  description: null,
  subType: null,
  isKey: false,
  isFinal: false,
  isConfidence: false,
  isSecret: false,
  reversal: null,
  outcome: "approved",
  outcomeText: "Approvato",
  totals: {
    ayes: null,
    noes: null,
    abstained: null,
    present: null,
    voting: null,
    absent: null,
    onMission: null,
    required: null,
  },
  margin: null,
  published: null,
  status: "verified",
  problems: [],
  isGovernmentBeaten: false,
  composition: { key: "C-2023-07-01", revision: "" },
  ballots: "",
  nonMembers: [],
  counts: null,
  groups: [],
  sides: [],
  areas: [],
  rebels: null,
  changes: null,
  president: null,
  acts: [],
  corrections: [],
  previous: null,
  next: null,
  updated: "2023-07-27",
  sources: [],
};
const of = (own: Partial<VotePage>): Promise<string> => renderAstro(VoteTitle, { vote: { ...bare, ...own } });
/** Text of the paragraph of a class, with plain spaces. */
const read = (page: string, name: string): string | undefined =>
  new RegExp(`<p class="${name}">(.*?)</p>`, "s")
    .exec(page)?.[1]
    ?.replaceAll(/<[^>]+>/g, "")
    .replaceAll("\u00A0", " ");

const bill = { kind: "bill", id: "C_1038", label: "C. 1038-B", title: "Delega fiscale" } as const;
const decree = { kind: "decree", id: "2023-61", label: "D.L. 61/2023", title: null } as const;

describe("the title of a vote", () => {
  it("shows place and date, and the hour where it is known", async () => {
    expect(read(await of({}), "dateline")).toBe("Camera, seduta n. 147, votazione n. 41. Giovedì 27 luglio 2023. ");
    expect(read(await of({ time: "18:05", isFinal: true, isKey: true }), "dateline")).toBe(
      "Camera, seduta n. 147, votazione n. 41. Giovedì 27 luglio 2023, ore 18:05. Voto finale e voto chiave.",
    );
  });

  it("names a question of confidence, not also what it was put on, which the title has", async () => {
    const confidence = { subType: "ART", isConfidence: true, isKey: true } as const;
    expect(read(await of(confidence), "dateline")).toMatch(/ 2023\. Questione di fiducia e voto chiave\.$/);
    expect(read(await of(confidence), "outcome")).toMatch(/^Fiducia accordata;/);
    expect(read(await of({ subType: "ART" }), "dateline")).toMatch(/ 2023\. Articolo\.$/);
  });
  it("puts no space between the outcome and a sentence without totals", async () => {
    expect(read(await of({}), "outcome")).toBe("Approvata; i totali non sono ancora pubblicati.");
  });
  it("names the act or each of several acts, with a link to all votes on the first", async () => {
    expect(read(await of({ acts: [bill] }), "more quiet")).toBe(
      "Atto votato: C. 1038-B, Delega fiscale. Tutte le votazioni sull’atto. ",
    );
    const both = await of({ acts: [decree, bill] });
    expect(read(both, "more quiet")).toMatch(/^Atti votati: .*61\/2023; C\. 1038-B, Delega fiscale\. Tutte /);
    expect(both).toContain('href="/votazioni?main_vote_type=all&amp;govdecree=2023-61"');
  });
  it("names an act missing from the data without a link", async () => {
    const page = await of({ acts: [decree, bill] });
    expect([...page.matchAll(/href="(\/attivita_legislativa\/[^"]+)"/g)].map(([, path]) => path)).toEqual([
      "/attivita_legislativa/disegni_di_legge/C_1038",
    ]);
  });
  it("states that there is no act, and links to the adjacent votes", async () => {
    const page = await of({ previous: { id: "vs19_147_040", number: 40 }, next: { id: "vs19_147_042", number: 42 } });
    expect(read(page, "more quiet")).toBe(
      "La fonte non collega questa votazione a un atto. Nella stessa seduta: votazione precedente (n. 40), votazione successiva (n. 42).",
    );
    expect(page).toContain('<a href="/votazioni/vs19_147_040" rel="prev">');
    expect(read(await of({ next: { id: "vs19_147_002", number: 2 } }), "more quiet")).toMatch(
      /Nella stessa seduta: votazione successiva \(n\. 2\)\.$/,
    );
  });
  it("shows titles as text, with codes on one line", async () => {
    const page = await of({ title: "<script>alert(1)</script> 9/2530-B/9", officialTitle: "A & B" });
    expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(page).toContain('<span class="nb">2530-B</span>');
    expect(page).toMatch(/<summary>Titolo ufficiale<\/summary>\s*<p>\s*A &amp; B/);
  });
  it("warns before the numbers: the actual object of the vote, secret votes, inconsistent totals", async () => {
    const page = await of({
      reversal: "SUPPRESS",
      isSecret: true,
      status: "review",
      problems: [{ check: "ayes", expected: 180, found: 179 }],
    });
    expect(page.match(/class="notice"/g)).toHaveLength(3);
    expect(page).toContain("l’emendamento è soppressivo");
    expect(page).toContain("Voto segreto:");
    expect(page).toMatch(/<ul><li>[^<]*180[^<]*179[^<]*<\/li><\/ul>/);
    expect(await of({})).not.toContain('class="notice"');
  });
  it("does not choose between secret and not published where the source does not tell", async () => {
    const page = await of({ isSecret: null, status: "unpublished" });
    expect(page).toContain(
      "Non si sa come ha votato ciascuno: o il voto era segreto, o i voti non sono ancora pubblicati.",
    );
    expect(page).not.toContain("Voti dei singoli non ancora pubblicati:");
    expect(page).not.toContain("Voto segreto");
  });
  it("gives figures of the source under its name, and only those that it has", async () => {
    const published = { rebels: 12, margin: null, majorityCohesion: 81.5, oppositionCohesion: null };
    const page = await of({ status: "unpublished", published });
    expect(page).toContain("Secondo la fonte");
    expect(page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain(
      "Ribelli 12 Compattezza della maggioranza 81,5%",
    );
    expect(page).not.toContain("Compattezza dell’opposizione");
    expect(await of({})).not.toContain("Secondo la fonte");
  });
  it("keeps the source's own word for a kind never seen", async () => {
    expect(await of({ subTypeText: "Comunicazioni del Governo" })).toContain("Comunicazioni del Governo.");
  });
  it("states that the numbers of a vote without totals are counted", async () => {
    const page = await of({ counts: { ...noCounts, AYE: 156, NO: 112, ABSE: 132 } });
    expect(read(page, "outcome")).toBe(
      "Approvata; i totali non sono ancora pubblicati. Contando i voti uno per uno: 156 favorevoli, 112 contrari.",
    );
  });
  it("labels abstentions as such where no others besides ayes and noes are known", async () => {
    const totals = { ...bare.totals, ayes: 60, noes: 176, abstained: 3, required: 119 };
    const page = await of({ totals, outcome: "rejected", status: "unpublished" });
    expect(page).toContain('<tspan class="em">3</tspan> astenuti</text>');
    expect(page).not.toContain("altri");
    expect(await of({ totals, counts: { ...noCounts, AYE: 60, NO: 176, ABST: 3, ABSE: 161 } })).toContain(
      '<tspan class="em">164</tspan> altri</text>',
    );
  });
  it("draws a vote in verification by its totals, not by positions, and explains the difference", async () => {
    const counted: Partial<VotePage> = {
      totals: { ...bare.totals, ayes: 109, noes: 148, required: 129 },
      counts: { ...noCounts, AYE: 106, NO: 148, ABSE: 146 },
    };
    const page = (await of({ ...counted, status: "review" })).replaceAll("\u00A0", " ");
    expect(page).toContain('<tspan class="em">109</tspan> favorevoli');
    expect(page).toContain("109 favorevoli, 148 contrari, 143 non votanti o non presenti;");
    expect(page).toContain("più sotto emiciclo, tabelle e nomi contano i voti uno per uno.");
    expect(page).not.toContain("#membri");
    expect(page).toMatch(/<p class="outcome">\s*<span class="out alt">[^<]*<\/span>\s*, in verifica/);
    expect(await of(counted)).toContain('<a href="?vote=AYE#membri" tabindex="-1">');
    expect(await of(counted)).not.toContain("uno per uno");
  });
});

describe("notices of a vote from official data", () => {
  const plain = async (own: Partial<VotePage>): Promise<string> =>
    (await of(own))
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("\u00a0", " ")
      .replaceAll(/\s+/g, " ");

  it("say since when the source does not publish it", async () => {
    expect(await plain({ vanishedSince: "2026-11-20" })).toContain(
      "Non più pubblicata dalla fonte dal 20 novembre 2026: la conserviamo com’era.",
    );
  });

  it("say how many positions are to come, and by which rule it is in evidence", async () => {
    const page = await plain({ status: "unpublished", awaited: 399, highlights: ["secret", "tight"] });
    expect(page).toContain("Voti dei singoli in arrivo: ne mancano 399.");
    expect(page).toContain("In evidenza per regola: voto segreto, margine sotto i venti voti.");
  });

  it("say how its act was found, unless the source links it", async () => {
    const acts: VotePage["acts"] = [{ kind: "bill", id: "C_887", label: "C.887", title: "Tutela delle acque" }];
    expect(await plain({ acts, actsFrom: "sitting" })).toContain("Tutela delle acque (atto dedotto dalla seduta).");
    expect(await plain({ acts, actsFrom: "text" })).toContain("Tutela delle acque (atto riconosciuto dal titolo).");
    expect(await plain({ acts })).toContain("Tutela delle acque.");
  });

  it("of a quorum check give who was present, and neither totals nor an act to look for", async () => {
    const page = await plain({
      ...{ status: "quorum", title: "Verifica del numero legale", outcome: "other", outcomeText: "in numero legale" },
      totals: { ...bare.totals, present: 120 },
    });
    expect(page).toContain("In numero legale : 120 presenti.".replace(" :", ":"));
    expect(page).not.toContain("totali");
    expect(page).not.toContain("non collega");
  });
});
