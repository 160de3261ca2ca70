/** One page of every kind. */
import { DatabaseSync } from "node:sqlite";
import { inject } from "vitest";
import { finalVote } from "./vote-page.ts";

/** Address of a page of every page type, and of the pages without contract. */
export function templates(): string[] {
  const db = new DatabaseSync(inject("pagesFile"), { readOnly: true });
  const paths = db
    .prepare("SELECT min(path) AS path FROM page WHERE path NOT GLOB '*.*' AND path <> '' GROUP BY output ORDER BY 1")
    .all()
    .map((row) => String(row["path"]));
  db.close();
  const vote = `/votazioni/${finalVote}`;
  const more = [
    "/cerca",
    "/i-miei-parlamentari",
    "/open-data",
    "/offline",
    "/non-esiste",
    "/cerca?q=commissione",
    vote,
    "/organi_parlamentari/camera/gruppi_parlamentari/camera-gin",
    "/attivita_legislativa/disegni_di_legge/C_1742",
  ];
  return [...new Set([...paths, ...more])];
}
