import { expect, it } from "vitest";
import { files, routes } from "#src/lib/routes.ts";

/** Every address of the site with sample parameters: a change here is a change of published addresses, never an accident. */
it("lists every address", () => {
  const samples: Record<string, readonly string[]> = {
    vote: ["vs19_641_041"], votesYear: ["2026"], votesMonth: ["2026-11"], members: ["C"], person: ["rossi-maria-1970-01-31"],
    personVotes: ["rossi-maria-1970-01-31", "voti-ribelli"], territory: ["lombardia"], acts: ["bill", "2026"], act: ["datt", "3107"],
    actsArchive: ["dlgs"], actsYear: ["decree", "2026"], presidency: ["C"], committees: ["S"], groups: ["C"], body: ["B", "copasir"],
    group: ["S", "senato-misto"], government: ["i-governo-meloni-2022-10-22"], indicators: ["compattezza"], shard: ["votazioni", "2026-c"],
    voteCsv: ["vs19_641_041"], feed: ["persone/rossi-maria-1970-01-31"], actsCsv: ["bill"], numbersCsv: ["leggi"], composition: ["C:2026-11-19"],
    personVotesCsv: ["rossi-maria-1970-01-31", "voti-ribelli"],
  }; // prettier-ignore
  const addresses = [...Object.entries(routes), ...Object.entries(files)].map(([name, route]) => {
    const address: unknown = Reflect.apply(route, undefined, [...(samples[name] ?? [])]);
    return `${name}: ${String(address)}`;
  });
  expect(addresses).toMatchInlineSnapshot(`
    [
      "home: /",
      "votes: /votazioni",
      "votesOfBranch: /votazioni?main_vote_type=all&branch=undefined",
      "vote: /votazioni/vs19_641_041",
      "votesArchive: /votazioni/archivio",
      "votesYear: /votazioni/archivio/2026",
      "votesMonth: /votazioni/archivio/2026/11",
      "tightVotes: /votazioni/sul-filo",
      "rebelVotes: /votazioni/ribelli",
      "beatenVotes: /votazioni/governo-battuto",
      "deputies: /deputati",
      "senators: /senatori",
      "members: /deputati",
      "person: /persone/rossi-maria-1970-01-31",
      "personVotes: /persone/rossi-maria-1970-01-31/voti-ribelli",
      "strengthIndex: /indice_di_forza",
      "territories: /territori",
      "territory: /territori/lombardia",
      "compare: /confronta",
      "myMembers: /i-miei-parlamentari",
      "legislation: /attivita_legislativa",
      "numbers: /attivita_legislativa/numeri",
      "acts: /attivita_legislativa/disegni_di_legge",
      "act: /attivita_legislativa/decreti_attuativi/3107",
      "actsArchive: /attivita_legislativa/decreti_legislativi/archivio",
      "actsYear: /attivita_legislativa/decreti_legge/archivio/2026",
      "bodies: /organi_parlamentari",
      "presidency: /organi_parlamentari/camera/presidenza",
      "committees: /organi_parlamentari/senato/commissioni_e_giunte",
      "groups: /organi_parlamentari/camera/gruppi_parlamentari",
      "bicameralCommittees: /organi_parlamentari/bicamerali/commissioni",
      "delegations: /organi_parlamentari/bicamerali/delegazioni_in_organi_internazionali",
      "body: /organi_parlamentari/bicamerali/organi/copasir",
      "group: /organi_parlamentari/senato/gruppi_parlamentari/senato-misto",
      "governments: /governi",
      "government: /governi/i-governo-meloni-2022-10-22",
      "search: /cerca",
      "faq: /faq",
      "indicators: /indicatori#compattezza",
      "openData: /open-data",
      "privacy: /privacy-policy",
      "accessibility: /accessibilita",
      "status: /stato",
      "updates: /aggiornamenti",
      "error: /error",
      "offline: /offline",
      "notFound: /404",
      "feed: /feed/persone/rossi-maria-1970-01-31.xml",
      "calendar: /feed/eventi.ics",
      "status: /stato.json",
      "shard: /dati/votazioni/2026-c.json",
      "acts: /dati/atti/disegni_di_legge/2026.json",
      "actsCsv: /dati/atti/disegni_di_legge.csv",
      "governmentBills: /dati/governi/undefined/disegni_di_legge.json",
      "events: /dati/eventi/undefined.json",
      "numbersCsv: /dati/atti/numeri/leggi.csv",
      "composition: /dati/aule/C-2026-11-19.json",
      "map: /dati/mappe/regioni.svg",
      "voteCsv: /dati/votazioni/vs19_641_041.csv",
      "territoryCsv: /dati/territori/undefined.csv",
      "personVotesCsv: /dati/persone/rossi-maria-1970-01-31/voti-ribelli.csv",
    ]
  `);
});
