import { describe, expect, it } from "vitest";
import { nightsLead } from "#src/i18n/nights.ts";
import { countedKinds, notAcquiredRecords, reachedDays, statusPage } from "#src/i18n/prose.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

describe("the first sentence of the readings of the source", () => {
  const night = { time: "2026-11-20T02:25:10Z", isRead: true, changed: 0, requests: 9 };
  const page = { nights: [], filling: null, hasChanges: false, counts: [] };
  const lead = (fields: Partial<Parameters<typeof nightsLead>[0]>) => plain(nightsLead({ ...page, ...fields }));

  it.each([
    [[night], "L’ultima lettura, del 20 novembre 2026, ore 3:25, non ha trovato niente di cambiato."],
    [
      [{ ...night, changed: 1 }],
      "L’ultima lettura, del 20 novembre 2026, ore 3:25, ha trovato 1 scheda nuova, cambiata o sparita.",
    ],
    [
      [{ ...night, changed: 1200 }],
      "L’ultima lettura, del 20 novembre 2026, ore 3:25, ha trovato 1.200 schede nuove, cambiate o sparite.",
    ],
    [
      [{ ...night, isRead: false }],
      "L’ultima lettura, del 20 novembre 2026, ore 3:25, non è riuscita: restano i dati di prima.",
    ],
    [
      [
        { ...night, isRead: false },
        { ...night, time: "2026-11-18T02:25:10Z" },
      ],
      "L’ultima lettura, del 20 novembre 2026, ore 3:25, non è riuscita: restano i dati letti il 18 novembre 2026, ore 3:25.",
    ],
  ])("tells of the last one: %#", (nights, said) => {
    expect(lead({ nights })).toBe(said);
  });

  it("tells of the archive where no reading is in the log", () => {
    const counts = [
      { kind: "vote", count: 1000 },
      { kind: "act", count: 1 },
      { kind: "faq", count: null },
    ];
    const filling = { first: "2026-11-08", last: "2026-11-08", waiting: 0 };
    expect(lead({})).toBe("Nessuna scheda è ancora stata letta.");
    expect(lead({ counts })).toBe("L’archivio contiene 1.001 schede.");
    expect(lead({ counts, filling })).toBe("La fonte è stata letta l’8 novembre 2026: 1.001 schede.");
    const later = "La fonte è stata letta la prima volta l’8 novembre 2026. L’archivio contiene 1.001 schede.";
    expect(lead({ counts, filling, hasChanges: true })).toBe(later);
    expect(lead({ counts, filling: { ...filling, last: "2026-11-11" } })).toBe(later);
    expect(lead({ counts: counts.slice(1), filling: { ...filling, waiting: 5 } })).toBe(
      "La fonte è letta dall’8 novembre 2026: 1 scheda finora, e restano da leggere 5 schede della fonte.",
    );
  });
});

describe("the state of the data", () => {
  it("counts the kinds that have been read", () => {
    const counts = [
      { kind: "person", count: 1 },
      { kind: "act", count: null },
      { kind: "vote", count: 0 },
    ];
    expect(plain(countedKinds(counts, ["vote", "act", "person"]))).toBe("0 votazioni e 1 persona");
    const status = { edition: "2026-11-20", counts, inReview: 0, unpublished: 0 };
    expect(plain(statusPage.lead(status))).toBe("Dati al 20 novembre 2026: 0 votazioni e 1 persona.");
    expect(plain(statusPage.lead({ ...status, counts: [] }))).toBe("Dati al 20 novembre 2026.");
  });

  it("says first which votes are in doubt", () => {
    const lead = (inReview: number, unpublished: number) =>
      plain(statusPage.lead({ edition: "2026-11-20", counts: [], inReview, unpublished }));
    expect([lead(2, 12), lead(1, 0), lead(0, 1)]).toEqual([
      "Dati al 20 novembre 2026. 2 votazioni sono in verifica e di 12 non sono pubblicati i voti individuali.",
      "Dati al 20 novembre 2026. 1 votazione è in verifica.",
      "Dati al 20 novembre 2026. Di 1 votazione non sono pubblicati i voti individuali.",
    ]);
  });

  it("lists what is not known of records that are there", () => {
    const lacks = (unpublished: number, doubtfulActs: number) =>
      statusPage.lackOf({ unpublished, doubtfulActs }).map(plain);
    expect(lacks(0, 0)).toEqual([]);
    expect(lacks(1, 1)).toEqual([
      "i voti individuali di 1 votazione",
      "lo stato o la data di presentazione di 1 atto: lo pubblichiamo con quello che si sa",
    ]);
    expect(lacks(12, 3)).toEqual([
      "i voti individuali di 12 votazioni",
      "lo stato o la data di presentazione di 3 atti: li pubblichiamo con quello che si sa",
    ]);
  });

  it("says how many votes without positions there are where it lists only the newest", () => {
    expect([statusPage.withoutPositionsNote(12, 12), statusPage.withoutPositionsNote(1200, 50)]).toEqual([
      "La fonte non dice come ha votato ciascuno: restano fuori dagli indici.",
      "La fonte non dice come ha votato ciascuno: restano fuori dagli indici. Qui le 50 più recenti di 1.200.",
    ]);
  });

  it("does not call missing the index that the pages compute", () => {
    expect(statusPage.lack.strength).toBeNull();
  });

  it("agrees with the kind of record that is missing", () => {
    expect(["photo", "faq", "event", "group", "strange"].map(notAcquiredRecords)).toEqual([
      "non ancora acquisite",
      "non ancora acquisite",
      "non ancora acquisiti",
      "non ancora acquisiti",
      "non ancora acquisiti",
    ]);
  });

  it("gives each thing its day, both chambers together where it is one", () => {
    const status = {
      edition: "2026-11-20",
      dataDate: { C: "2026-11-19", S: "2026-11-19" },
      lastVotes: { C: "2026-11-19", S: null },
      coverage: { votes: "2026-11-19", acts: "2026-11-20", people: null },
    };
    expect(reachedDays(status)).toEqual([
      ["Ultima acquisizione che ha cambiato i dati", "2026-11-20"],
      ["Dati di Camera e Senato", "2026-11-19"],
      ["Ultima votazione della Camera", "2026-11-19"],
      ["Ultima votazione del Senato", null],
      ["Ultimo passaggio di un atto", "2026-11-20"],
      ["Ultimo cambio di seggio, gruppo o incarico", null],
    ]);
  });
});
