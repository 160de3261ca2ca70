import { describe, expect, it } from "vitest";
import { nightsLead } from "#src/i18n/nights.ts";
import { countedKinds, reachedDays, statusPage } from "#src/i18n/prose.ts";

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
    expect(plain(statusPage.lead("2026-11-20", counts))).toBe("Dati al 20 novembre 2026: 0 votazioni e 1 persona.");
    expect(plain(statusPage.lead("2026-11-20", []))).toBe("Dati al 20 novembre 2026.");
  });

  it("names each day once, newest first, and last what has not been acquired", () => {
    const status = {
      edition: "2026-11-20",
      dataDate: { C: "2026-11-19", S: "2026-11-19" },
      lastVotes: { C: "2026-11-19", S: null },
      coverage: { votes: "2026-11-19", acts: "2026-11-20", people: null },
    };
    expect(reachedDays(status)).toEqual([
      ["2026-11-20", "L’ultima acquisizione che ha cambiato i dati; l’ultimo passaggio di un atto"],
      ["2026-11-19", "La fonte per Camera e Senato; l’ultima votazione della Camera"],
      [null, "L’ultima votazione del Senato; l’ultimo cambio di seggio, gruppo o incarico"],
    ]);
  });
});
