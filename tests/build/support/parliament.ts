/** A parliament of a dozen members that tests can edit and write as a snapshot. */
import { join } from "node:path";
import { recordKey, type Ballot, type RecordKind, type RecordOf } from "#src/domain/records.ts";
import { snapshotName } from "#scripts/pull/store/read.ts";
import type { OwnCorrection } from "#scripts/pull/own-corrections.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { bill, decree, implementingDecree, legislativeDecree, reading } from "#tests/fixtures/act-records.ts";
import { body, event, government, group, membership, person, site, vote } from "#tests/fixtures/builders.ts";

type AnyRecord = {
  [K in RecordKind]: { readonly kind: K; readonly record: RecordOf<K>; readonly ballots: readonly Ballot[] };
}[RecordKind];

const givenNames = ["Ada", "Bruno", "Carla", "Dario", "Élodie", "Fabio"];
export const familyNames = ["D’Amico", "De’ Rossi", "Müller", "Nikolić", "Verdi", "Verdi"];
const memberCodes = ["AYE", "NO", "ABST", "MIS", "ABSE", "AYE"] as const;

export const governmentId = "i-governo-bellariva-2022-10-22";
export const deputies = givenNames.map((_, i) => `d-${i}-1970-01-0${i + 1}`);
export const senators = givenNames.map((_, i) => `s-${i}-1970-01-0${i + 1}`);

/** A member of a chamber in its first or second group. */
export function member(branch: "C" | "S", i: number): RecordOf<"person"> {
  const chamber = branch === "C" ? "camera" : "senato";
  const id = `${branch.toLowerCase() === "c" ? "d" : "s"}-${i}-1970-01-0${i + 1}`;
  const groups = [{ group: `${chamber}-${i % 2 === 0 ? "uno" : "due"}`, start: "2022-10-18", end: null }];
  return person({
    id,
    aliases: [`${branch === "C" ? 1000 : 2000}${i}`],
    givenName: givenNames[i % givenNames.length] ?? "Gaia",
    familyName: familyNames[i % familyNames.length] ?? "Neri",
    birthDate: `1970-01-0${i + 1}`,
    memberships: [membership({ branch, groups })],
  });
}

/** A vote of the Camera with a position for every member; `turn` rotates the codes, of which it has six by default. */
export function cameraVote(
  sitting: number,
  number: number,
  date: string,
  turn: number,
  fields: Partial<RecordOf<"vote">> = {},
  codes: readonly Ballot[1][] = memberCodes,
): { vote: RecordOf<"vote">; ballots: Ballot[] } {
  const ballots = deputies.map((id, i): Ballot => [id, codes[(i + turn) % codes.length] ?? "AYE"]);
  const count = (code: string): number => ballots.filter(([, c]) => c === code).length;
  const totals = {
    ayes: count("AYE"),
    noes: count("NO"),
    abstained: count("ABST"),
    present: null,
    voting: null,
    absent: null,
    onMission: null,
    required: 2,
  };
  const id = `vs19_${sitting}_${String(number).padStart(3, "0")}`;
  return {
    vote: vote({ id, sitting: `C-${sitting}`, number, date, government: governmentId, ...totals, ...fields }),
    ballots,
  };
}

export class Parliament {
  readonly #records = new Map<string, AnyRecord>();
  /** Corrections of ours, as the corrections file has them on the next pull. */
  corrections: readonly OwnCorrection[] = [];
  /** Day of the next pull. */
  day = new Date("2026-11-20T00:00:00Z");

  put<K extends RecordKind>(kind: K, record: RecordOf<K>, ballots: readonly Ballot[] = []): void {
    // @ts-expect-error kind and record agree
    this.#records.set(`${kind}:${recordKey(kind, record)}`, { kind, record, ballots });
  }

  remove(kind: RecordKind, key: string): void {
    this.#records.delete(`${kind}:${key}`);
  }

  has(kind: RecordKind, key: string): boolean {
    return this.#records.has(`${kind}:${key}`);
  }

  all<K extends RecordKind>(kind: K): RecordOf<K>[] {
    // @ts-expect-error filtered by kind
    return [...this.#records.values()].filter((entry) => entry.kind === kind).map(({ record }) => record);
  }

  ballotsOf(vote: string): readonly Ballot[] {
    return this.#records.get(`vote:${vote}`)?.ballots ?? [];
  }

  /** Changes the title of the first vote, so that the next build has something to do. */
  retitleVote(title = "Un altro titolo"): void {
    const [vote] = this.all("vote");
    if (vote === undefined) throw new Error("no vote");
    this.put("vote", { ...vote, title }, this.ballotsOf(vote.id));
  }

  /** Writes the snapshot as a pull on the current day would. */
  async write(data: string): Promise<void> {
    const day = this.day.toISOString().slice(0, 10);
    this.day = new Date(this.day.getTime() + 86_400_000);
    await writeSnapshot(
      join(data, snapshotName),
      { identity: "test", day, corrections: this.corrections },
      (writer) => {
        for (const entry of this.#records.values()) {
          if (entry.kind === "vote") writer.putVote(entry.record, entry.ballots);
          else writer.put(entry.kind, entry.record);
        }
        for (const kind of new Set([...this.#records.values()].map(({ kind: name }) => name))) writer.complete(kind);
        return Promise.resolve();
      },
    );
  }
}

/** The initial parliament of every test. */
export function smallParliament(): Parliament {
  const all = new Parliament();
  all.put("site", site());
  all.put("government", government({ id: governmentId, name: "I Governo Bellariva" }));
  for (const branch of ["C", "S"] as const) {
    const chamber = branch === "C" ? "camera" : "senato";
    for (let i = 0; i < givenNames.length; i += 1) all.put("person", member(branch, i));
    all.put("group", group({ id: `${chamber}-uno`, branch }));
    all.put(
      "group",
      group({
        id: `${chamber}-due`,
        branch,
        aliases: [`${chamber}-secondo`],
        sides: [{ side: "opposition", start: null, end: null }],
        names: [{ name: "Gruppo Due", acronym: "DUE", start: null, end: null }],
      }),
    );
    all.put(
      "body",
      body({
        id: `${chamber}-commissione-1`,
        branch,
        roles: [
          {
            person: branch === "C" ? "d-1-1970-01-02" : "s-1-1970-01-02",
            role: "Presidente",
            start: "2022-11-09",
            end: null,
          },
        ],
      }),
    );
  }
  all.put(
    "act",
    bill({
      signatures: [{ person: "d-0-1970-01-01", name: "Ada D’Amico", isFirst: true, added: null, withdrawn: null }],
      readings: [reading("C.1742", { presented: "2024-03-14" }), reading("S.901", { order: 2 })],
      aliases: ["S_901"],
    }),
  );
  all.put("act", decree());
  all.put("act", legislativeDecree());
  all.put("act", implementingDecree());
  all.put("event", event());
  all.put("faq", { id: "voto", section: null, question: "Che cos’è un voto?", answer: "Una scelta.", order: 1 });
  for (const [sitting, date] of [
    [640, "2026-10-29"],
    [641, "2026-11-19"],
  ] as const) {
    all.put("sitting", { id: `C-${sitting}`, branch: "C", number: sitting, date, url: null });
    for (let number = 1; number <= 3; number += 1) {
      const isKey = number === 1;
      const { vote: record, ballots } = cameraVote(sitting, number, date, number, {
        isKey,
        acts: [{ kind: "bill", id: "C_1742" }],
      });
      all.put("vote", record, ballots);
    }
  }
  return all;
}

/** Choices of the six deputies that put three on one side, two on the other and one between them. */
const lines = [
  ["AYE", "NO", "AYE", "NO", "AYE", "NO"],
  ["AYE", "NO", "AYE", "ABST", "AYE", "NO"],
  ["NO", "AYE", "NO", "AYE", "AYE", "AYE"],
] as const;

/** Vote `number` of sitting 400, in 2025, with a choice of every deputy. */
export function choiceVote(number: number): { vote: RecordOf<"vote">; ballots: Ballot[] } {
  return cameraVote(400, number, "2025-05-14", 0, {}, lines[number % lines.length]);
}

/** Subject of {@link waterBill}. */
const subject = "ACQUE E FALDE";

/** A bill on the subject "ACQUE E FALDE". */
export function waterBill(i: number): RecordOf<"act"> {
  return bill({
    id: `C_40${i}`,
    title: `Legge sulle acque ${i}`,
    subjects: [subject],
    readings: [reading(`C.40${i}`)],
  });
}

/**
 * The small parliament one step before its first map and theme: 99 votes of 2025 with choices of all deputies, and four
 * bills on a subject. {@link choiceVote} and {@link waterBill} have the next.
 */
export function nearlyMappedParliament(): Parliament {
  const all = smallParliament();
  all.put("sitting", { id: "C-400", branch: "C", number: 400, date: "2025-05-14", url: null });
  for (let number = 1; number <= 99; number += 1) {
    const { vote: record, ballots } = choiceVote(number);
    all.put("vote", record, ballots);
  }
  for (let i = 0; i < 4; i += 1) all.put("act", waterBill(i));
  return all;
}
