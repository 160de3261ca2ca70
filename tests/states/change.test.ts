/** The change from one legislature to the next: what the pages say when nothing is to come, and when nothing is there yet. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { readPages } from "./support/pages.ts";

const outOf = (state: string): string => inject("states").find(({ name }) => name === state)?.out ?? "";
const linesOf = (state: string, file: string): readonly string[] =>
  readPages(outOf(state)).find((page) => page.file === file)?.lines ?? [];
const isBuilt = (state: string): boolean => inject("states").some(({ name }) => name === state);

/** A file as published, with plain blanks. */
const fileOf = (state: string, file: string): string =>
  readFileSync(join(outOf(state), file), "utf8").replaceAll("\u00a0", " ");
/** Lines of all pages that match, by page. */
const linesWith = (state: string, says: RegExp): string[] =>
  readPages(outOf(state)).flatMap(({ file, lines }) =>
    lines.filter((line) => says.test(line)).map((line) => `${file}: ${line}`),
  );

/** The sides of the Camera on the page of all bodies. */
const sides = /\b32 di maggioranza\s+17 di opposizione\b/;

describe.runIf(isBuilt("dissolved"))("with the chambers dissolved, before the new ones meet", () => {
  it("has everybody in office: seats last until the new chambers meet, the government until the next one", () => {
    expect(linesOf("dissolved", "deputati.html")).toContain("49 deputati in carica");
    expect(linesOf("dissolved", "organi_parlamentari.html").join("\n")).toMatch(sides);
    expect(linesOf("dissolved", "governi.html")).toContain(
      "In carica: II Governo Bellariva, guidato da Costanza Bellariva.",
    );
    expect(fileOf("dissolved", "index.html")).not.toContain("Legislatura conclusa");
  });

  it("names the day of its last votes, and says how old they are", () => {
    expect(linesOf("dissolved", "index.html").join("\n")).toContain(
      "È di 67 giorni prima dell’ultimo aggiornamento (25 gennaio 2027).",
    );
    const group = "organi_parlamentari/camera/gruppi_parlamentari/camera-gin.html";
    expect(linesOf("dissolved", group).join("\n")).toContain(
      "Nei 7 giorni fino al 19 novembre 2026 il gruppo ha votato come la maggioranza 7 volte su 7.",
    );
  });

  it("counts the days of decree-laws to the day of the data: parliament converts them even when dissolved", () => {
    const home = linesOf("dissolved", "index.html").join("\n");
    expect(home).toContain("Conto al 25 gennaio 2027.");
    expect(home).toContain("n. 3/2027");
    const terms = fileOf("dissolved", "feed/scadenze.ics");
    expect(terms).toContain("UID:scadenza-decree-2027-3@emiciclo.example");
    expect(terms).toContain("DTSTART;VALUE=DATE:20270309");
    const late = linesOf("dissolved", "attivita_legislativa/decreti_legge/2026-190.html").join("\n");
    expect(late).toContain("Termine scaduto");
  });
});

describe.runIf(isBuilt("between-legislatures"))("once the source has ended all seats", () => {
  const state = "between-legislatures";

  it("says on every page that the legislature is over, and since when", () => {
    for (const file of ["index.html", "deputati.html", "votazioni/archivio.html"])
      expect(fileOf(state, file)).toContain("Questa è la XIX legislatura, conclusa il 15 febbraio 2027.");
  });

  it("has the members, groups, sides and bodies of the last day, not empty chambers or unread parts", () => {
    expect(linesOf(state, "deputati.html")).toContain("49 deputati in carica alla fine della legislatura");
    const hub = linesOf(state, "organi_parlamentari.html");
    expect(hub).toEqual(expect.arrayContaining(["49 deputati", "10 gruppi", "11 gruppi"]));
    expect(hub.join("\n")).toMatch(sides);
    const groups = linesOf(state, "organi_parlamentari/camera/gruppi_parlamentari.html").join("\n");
    expect(groups).toContain("Ginestra è il gruppo più numeroso della Camera: 18 deputati su 49.");
    expect(linesOf(state, "territori/lombardia.html").join("\n")).toContain(
      "Alla fine della legislatura erano in carica",
    );
    expect(linesWith(state, /(deputati|senatori|gruppi)[^.]{0,20}: non ancora acquisit/i)).toEqual([]);
  });

  it("counts the end of the legislature as nobody's exit from a group or a side", () => {
    expect(linesWith(state, /15 feb(braio)? 2027 \| .*fine del mandato/)).toEqual([]);
    const groups = linesOf(state, "organi_parlamentari/camera/gruppi_parlamentari.html");
    expect(groups).toContain("GIN | 3 | 3 |");
    expect(fileOf(state, "feed/gruppi/camera-gin.xml")).not.toContain("2027-02-15");
  });

  it("says of an open bill that it lapses", () => {
    const lapsed = readPages(outOf(state)).flatMap(({ lines }) => {
      const at = lines.findIndex((line) => line.startsWith("La legislatura è finita"));
      return at < 0 ? [] : [{ outcome: lines.slice(at - 2, at).join("\n"), says: lines[at] }];
    });
    expect(lapsed.length).toBeGreaterThan(0);
    for (const { outcome, says } of lapsed) {
      expect(outcome).toMatch(/^(In esame|Approvato dalla|Approvato dal|Mai esaminato)/m);
      expect(says).toMatch(
        /^La legislatura è finita il 15 febbraio 2027(: i disegni di legge non approvati decadono, salvo quelli di iniziativa popolare)?\.$/,
      );
    }
  });
});

describe.runIf(isBuilt("whole") && isBuilt("eighteenth"))(
  "on a host that passes from one legislature to the next",
  () => {
    const idsOf = (state: string): Set<string> =>
      new Set(
        listFiles(outOf(state))
          .filter((file) => /^feed\/.*\.(xml|ics)$/.test(file))
          .flatMap((file) => [
            ...fileOf(state, file)
              .replaceAll("\r\n ", "")
              .matchAll(/<entry>\s*<id>([^<]+)|^UID:(.+)$/gm),
          ])
          .map(([, entry, event]) => entry ?? event?.trim() ?? ""),
      );

    it("gives no entry of a feed or calendar the id of one of another legislature", () => {
      const [before, after] = [idsOf("eighteenth"), idsOf("whole")];
      expect(Math.min(before.size, after.size)).toBeGreaterThan(100);
      expect([...after].filter((id) => before.has(id))).toEqual([]);
    });
  },
);

describe.runIf(isBuilt("new-legislature"))("before the first vote of a legislature", () => {
  it.each(["ribelli", "sul-filo", "governo-battuto", "archivio"])(
    "says at the permanent address /votazioni/%s that the votes have not been read",
    (page) => {
      expect(linesOf("new-legislature", `votazioni/${page}.html`)).toContain(
        "Le votazioni non sono ancora state acquisite: quando arriveranno, saranno qui. Votazioni",
      );
    },
  );

  it("says at /cronaca that no event has been read", () => {
    expect(linesOf("new-legislature", "cronaca.html")).toContain(
      "La cronaca non è ancora stata acquisita da questa fonte.",
    );
  });

  it("leads to both archives from the search", () => {
    const lines = linesOf("new-legislature", "cerca.html");
    expect(lines).toContain("Archivio delle votazioni");
    expect(lines).toContain("Tutta la cronaca");
  });
});
