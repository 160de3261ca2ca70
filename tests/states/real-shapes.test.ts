/** What the pages of a first night say of people in the shapes of the API: each office by role and body, wherever it stands. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { readPages } from "./support/pages.ts";

const built = inject("states").find(({ name }) => name === "real-shapes");

describe.runIf(built !== undefined)("the first night of an API in its real shapes", () => {
  const out = built?.out ?? "";
  const pages = built === undefined ? [] : readPages(out);
  const rawOf = (file: string): string => readFileSync(join(out, file), "utf8").replaceAll("&#39;", "'");
  const contractOf = (output: string, key: string): string => {
    const store = openPageStore(built?.pages ?? "");
    const row = store.prepare("SELECT contract FROM page WHERE output = ? AND key = ?").get(output, key);
    store.close();
    return String(row?.["contract"]);
  };

  describe("an office stands with its body", () => {
    const [justice, reforms] = [
      "Ministro della giustizia",
      "Ministra per le Riforme istituzionali e la Semplificazione normativa",
    ];

    it.each([
      ["the page of the government", "governi/i-governo-larice-2022-10-22.html", justice],
      ["the person's page", "persone/guido-noce.html", justice],
      ["the strength index", "indice_di_forza.html", "presidente del Consiglio dei ministri"],
      ["the file of the index", "dati/indice-di-forza/tutti.json", justice],
      ["the person search", "dati/persone/ricerca.json", justice],
      ["an embed", "embed/persona/guido-noce.html", justice],
      ["the table of published weights", "indicatori.html", justice],
      ["the page of the government, without portfolio", "governi/i-governo-larice-2022-10-22.html", reforms],
      ["the list of members", "senatori.html", reforms],
      ["the file of the list", "dati/senatori/tutti.json", reforms],
      ["a territory", "territori/basilicata.html", reforms],
    ])("in %s", (_, file, title) => {
      expect(rawOf(file)).toContain(title);
    });

    it("in the site search and in share images", () => {
      expect(contractOf("search", "persons:guido-noce")).toContain(`"detail":"${justice}"`);
      expect(contractOf("share-images", "persone/guido-noce")).toContain(`"roles":["${justice}"]`);
    });

    it("in structured data, once and in the person's gender", () => {
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/gs;
      const text = [...rawOf("persone/delia-ginevra-rosmarino.html").matchAll(data)].map(([, json]) => json).join("");
      expect(text).toContain(`"roleName":"${reforms}"`);
      expect(text).not.toContain("Ministro per le Riforme");
    });

    it("and never as a bare word", () => {
      const bare = pages.flatMap(({ file, lines }) =>
        (file === "indicatori.html" ? [] : lines)
          .filter((line) => /(^|\| )(Ministr[oa]|Presidente|Vicepresidente|Sottosegretari[oa])( \||$)/.test(line))
          .map((line) => `${file}: ${line}`),
      );
      // Headings of ranks, and the presidencies of the chambers, which stand beside the role.
      expect(
        bare.filter((line) => !/di Presidenza|presidenza\.html|: (Presidente|Vicepresidente)$/.test(line)),
      ).toEqual([]);
    });
  });
});
