/**
 * Reads the documents of amendments in the Senate, beside whatever source a pull has: a failure here is a message, and the
 * pull goes on with the documents that are there. Only what is new or changed is fetched, those in the assembly and of the
 * newest acts first; the rest waits for the next night.
 */
import { join } from "node:path";
import PQueue from "p-queue";
import { z } from "zod";
import { compareCodes } from "#src/domain/compare.ts";
import { legislature } from "#src/domain/legislature.ts";
import { readRecord } from "#src/domain/records/read-record.ts";
import type { ProposalPlace } from "#src/domain/records/amendments.ts";
import type { Amendment } from "#src/domain/records.ts";
import { readCached, writeFileAtomic } from "#scripts/lib/disk.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { BudgetSpent, HttpClient, readBytes, type ClientOptions } from "#scripts/pull/http/client.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import type { Previous, RecordWriter } from "#scripts/pull/source.ts";
import type { TextsAddress } from "./address.ts";
import { readAmendmentDocument, UnreadableDocument } from "./amendment-document.ts";
import { toAmendment } from "./to-amendment.ts";

/** Requests of one night: a first fill of some ten thousand documents takes a few. */
export const textsBudget = 3000;
/** Share of the known documents that may change or vanish in one night, and the number that may in any case. */
const masses = { share: 0.05, few: 10 } as const;
/** Failures in a row after which the server counts as down. */
const mostFailures = 5;
const folder = `Leg${legislature.number}`;
const documentPath = /^Atto\d+\/(emendc?)\/(\d+)-em\.akn\.xml$/;
const places: Readonly<Record<string, ProposalPlace>> = { emend: "assembly", emendc: "committee" };

const treeSchema = z.object({
  truncated: z.boolean().optional(),
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
});

/** Documents that cannot be read, by path, so that they are not fetched again until they change. Losing it costs requests. */
const faultsSchema = z.record(z.string(), z.strictObject({ sha: z.string(), fault: z.string() }));

export interface TextsRun {
  readonly address: TextsAddress;
  readonly client: ClientOptions;
  readonly dataDir: string;
  readonly previous: Previous | null;
  readonly writer: Pick<RecordWriter, "put">;
  /** Person id of a number of the Senate; null = not known. */
  readonly personOf: (senator: string) => string | null;
  /** Takes changes however many they are. */
  readonly isSweep: boolean;
  readonly effects: Effects;
}

export interface TextsOutcome {
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly requests: number;
  /** Saves what is not in the snapshot. Call it after the snapshot has been committed. */
  readonly commit: () => void;
}

/** Never throws because of the server or of a document. */
export async function readTexts(run: TextsRun): Promise<TextsOutcome> {
  const reader = new TextsReader(run);
  try {
    await reader.read();
  } catch (error) {
    if (!(error instanceof SourceUnavailable || error instanceof BudgetSpent)) throw error;
    reader.warnings.push(`texts of the Senate: not read tonight: ${error.message}`);
  }
  const { notes, warnings, requests } = reader;
  run.effects.log(`texts: ${reader.counts}, ${requests} requests`);
  return {
    notes: [...warnings, ...notes],
    warnings,
    requests,
    commit: () => {
      reader.commit();
    },
  };
}

interface Listed {
  readonly id: string;
  readonly place: ProposalPlace;
  /** Below the folder of the legislature. */
  readonly path: string;
  readonly sha: string;
}

class TextsReader {
  readonly notes: string[] = [];
  readonly warnings: string[] = [];
  readonly #run: TextsRun;
  readonly #http: HttpClient;
  readonly #faultsFile: string;
  readonly #faults: Map<string, { readonly sha: string; readonly fault: string }>;
  readonly #appeared: Amendment[] = [];
  readonly #changed: Amendment[] = [];
  #withdrawn = 0;
  #waiting = 0;
  #failures = 0;
  #isOver = false;

  constructor(run: TextsRun) {
    this.#run = run;
    this.#http = new HttpClient(run.client, run.effects);
    this.#faultsFile = join(run.dataDir, "texts.json");
    this.#faults = new Map(Object.entries(readCached(this.#faultsFile, faultsSchema) ?? {}));
  }

  get requests(): number {
    return this.#http.spent.requests;
  }

  get counts(): string {
    return `${this.#appeared.length} new, ${this.#changed.length} changed, ${this.#withdrawn} no longer published, ${this.#waiting} waiting`;
  }

  commit(): void {
    writeFileAtomic(this.#faultsFile, `${JSON.stringify(Object.fromEntries(this.#faults), null, 1)}\n`);
  }

  async read(): Promise<void> {
    const { listed, isWhole } = await this.#list();
    const wanted = listed.filter((one) => this.#isWanted(one));
    await this.#fetchAll(wanted);
    this.#nameProposers(listed);
    this.#write();
    if (isWhole) this.#withdraw(new Set(listed.map(({ id }) => id)));
    const unread = listed.filter(({ path, sha }) => this.#faults.get(path)?.sha === sha);
    const [first] = unread;
    if (first !== undefined)
      this.notes.push(
        `texts of the Senate: ${unread.length} documents cannot be read, such as ${first.path}: ${this.#faults.get(first.path)?.fault ?? ""}`,
      );
    if (this.#waiting > 0) this.notes.push(`texts of the Senate: ${this.#waiting} documents wait for the next night`);
  }

  /** The documents in the repository; `isWhole`: the list was not cut. */
  async #list(): Promise<{ readonly listed: readonly Listed[]; readonly isWhole: boolean }> {
    const { trees } = this.#run.address;
    const root = await this.#tree(`${trees}master`);
    const sha = root.tree.find(({ path, type }) => path === folder && type === "tree")?.sha;
    if (sha === undefined) throw new SourceUnavailable(`${trees}master: no folder ${folder}`);
    const { tree, truncated } = await this.#tree(`${trees}${sha}?recursive=1`);
    const listed = tree.flatMap(({ path, type, sha: digest }): Listed[] => {
      const [, name = "", id] = documentPath.exec(path) ?? [];
      const place = places[name];
      return id === undefined || place === undefined || type !== "blob" ? [] : [{ id, place, path, sha: digest }];
    });
    if (truncated === true) this.warnings.push("texts of the Senate: the list of documents was cut");
    if (listed.length === 0) throw new SourceUnavailable(`${trees}${sha}: no documents of amendments`);
    const ordered = listed.toSorted((a, b) => compareCodes(a.place, b.place) || compareCodes(b.path, a.path));
    // A document that is in both folders counts as one of the assembly.
    const known = new Set<string>();
    const once = ordered.filter(({ id }) => known.size < known.add(id).size);
    return { listed: once, isWhole: truncated !== true };
  }

  async #tree(url: string): Promise<z.infer<typeof treeSchema>> {
    const body = await this.#fetch(url, "application/json");
    try {
      return treeSchema.parse(JSON.parse(body));
    } catch {
      throw new SourceUnavailable(`${url}: no list of files`);
    }
  }

  async #fetch(url: string, accept: string): Promise<string> {
    const read = async (response: Response): Promise<string> => (await readBytes(response)).toString("utf8");
    try {
      return (await this.#http.fetch(url, { accept, known: () => null, read }))?.body ?? "";
    } catch (error) {
      if (error instanceof BudgetSpent || error instanceof SourceUnavailable) throw error;
      throw new SourceUnavailable(error instanceof Error ? error.message : url);
    }
  }

  #isWanted({ id, place, path, sha }: Listed): boolean {
    const known = this.#run.previous?.record("amendment", id);
    if (known === undefined) return this.#faults.get(path)?.sha !== sha;
    // One that is published again is read again.
    const isOther = known.revision !== sha || (known.place ?? "assembly") !== place;
    return known.vanishedSince !== undefined || (isOther && this.#faults.get(path)?.sha !== sha);
  }

  async #fetchAll(wanted: readonly Listed[]): Promise<void> {
    const queue = new PQueue({ concurrency: this.#run.client.concurrency });
    this.#waiting = wanted.length;
    await queue.addAll(
      wanted.map((one) => async () => {
        if (this.#isOver) return;
        try {
          const { files } = this.#run.address;
          this.#take(one, await this.#fetch(`${files}${folder}/${one.path}`, "application/xml"));
          this.#waiting -= 1;
          this.#failures = 0;
        } catch (error) {
          if (!(error instanceof SourceUnavailable || error instanceof BudgetSpent)) throw error;
          this.#fail(error);
        }
      }),
    );
  }

  /** Finds proposers who had no record when their document was read. */
  #nameProposers(listed: readonly Listed[]): void {
    const { personOf, previous } = this.#run;
    const fetched = new Set(this.#changed.map(({ id }) => id));
    for (const { id } of listed) {
      const known = fetched.has(id) ? undefined : previous?.record("amendment", id);
      const proposers = known?.proposers.map((one) =>
        one.person === null && one.senator !== undefined ? { ...one, person: personOf(one.senator) } : one,
      );
      if (known === undefined || proposers === undefined) continue;
      if (proposers.some(({ person }, at) => person !== known.proposers[at]?.person))
        this.#changed.push({ ...withoutDay(known), proposers });
    }
  }

  #fail(error: Error): void {
    this.#failures += 1;
    if (this.#isOver || !(error instanceof BudgetSpent || this.#failures >= mostFailures)) return;
    this.#isOver = true;
    this.warnings.push(`texts of the Senate: reading ended: ${error.message}`);
  }

  /** Takes a document; of one that cannot be read the reason is noted, and its last version stays. */
  #take(one: Listed, xml: string): void {
    try {
      const before = this.#run.previous?.record("amendment", one.id);
      const record = this.#toRecord(one, xml, before);
      this.#faults.delete(one.path);
      if (before === undefined) this.#appeared.push(record);
      // Of another form of the same document nobody need know.
      else
        this.#changed.push(meaningOf(before) === meaningOf(record) ? { ...record, sources: before.sources } : record);
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      this.#faults.set(one.path, { sha: one.sha, fault: error.message });
    }
  }

  /** @throws UnreadableDocument */
  #toRecord({ id, place, path, sha }: Listed, xml: string, before: Amendment | undefined): Amendment {
    const { address, effects, personOf } = this.#run;
    const day = effects.today();
    const url = `${address.pages}${folder}/${path}`;
    const sources = [{ name: "Senato della Repubblica", url, fetchedAt: day }];
    const document = readAmendmentDocument(xml);
    if (document.place !== place) throw new UnreadableDocument(`not of the ${place}`);
    const record = { ...toAmendment(document, { id, url, sources, personOf }), revision: sha };
    const reading = readRecord("amendment", record, day);
    if ("fault" in reading) throw new UnreadableDocument(reading.fault);
    if (reading.leftOut.length > 0) throw new UnreadableDocument(reading.leftOut.join("; "));
    const lost = before === undefined ? [] : lostFields(before, reading.record);
    if (lost.length > 0) throw new UnreadableDocument(`had ${lost.join(", ")} and has none`);
    return reading.record;
  }

  /** Many changes in one night mean that the form has changed: the old versions stay, and a person decides. */
  #write(): void {
    const { previous, writer, isSweep } = this.#run;
    const really = this.#changed.filter((record) => {
      const before = previous?.record("amendment", record.id);
      return before === undefined || meaningOf(before) !== meaningOf(record);
    });
    const isMass = !isSweep && this.#isMass(really.length);
    if (isMass)
      this.warnings.push(
        `texts of the Senate: ${really.length} documents changed in one night, such as ${really[0]?.id ?? ""}: their last versions stay; --sweep takes the new ones`,
      );
    const kept = new Set(isMass ? really : []);
    for (const record of [...this.#appeared, ...this.#changed]) if (!kept.has(record)) writer.put("amendment", record);
  }

  /** Marks documents that are no longer listed. */
  #withdraw(listed: ReadonlySet<string>): void {
    const { previous, writer, isSweep, effects } = this.#run;
    const gone = (previous?.keys("amendment") ?? []).flatMap((key) => {
      const record = listed.has(key) ? undefined : previous?.record("amendment", key);
      return record === undefined || record.vanishedSince !== undefined ? [] : [record];
    });
    if (!isSweep && this.#isMass(gone.length)) {
      this.warnings.push(
        `texts of the Senate: ${gone.length} documents are missing from the list, which is not believed`,
      );
      return;
    }
    this.#withdrawn = gone.length;
    for (const record of gone) writer.put("amendment", { ...withoutDay(record), vanishedSince: effects.today() });
    if (gone.length > 0)
      this.notes.push(
        `texts of the Senate: ${gone.length} documents are no longer published, such as ${gone[0]?.id ?? ""}`,
      );
  }

  #isMass(count: number): boolean {
    return count > Math.max(masses.few, (this.#run.previous?.keys("amendment").length ?? 0) * masses.share);
  }
}

/** Parts without which a new version is not believed. */
function lostFields(before: Amendment, after: Amendment): string[] {
  return [
    ...(before.text !== null && after.text === null ? ["a text"] : []),
    ...(before.date !== null && after.date === null ? ["a day"] : []),
    ...(before.proposers.length > 0 && after.proposers.length === 0 ? ["proposers"] : []),
  ];
}

/** What readers see of a record. */
function meaningOf({ reading, place, number, kind, date, text, proposers }: Amendment): string {
  return JSON.stringify([reading, place, number, kind, date, text, proposers.map(({ name }) => name)]);
}
