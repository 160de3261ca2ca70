/**
 * Local copies of the members' photos: fetched from the source, shrunk, and stored beside the snapshot under names that
 * contain a content digest. Pages never load a photo from another site.
 */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import PQueue from "p-queue";
import { daysBetween } from "#src/domain/days.ts";
import type { Photo } from "#src/domain/records.ts";
import { files } from "#src/lib/routes.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { assetArchive } from "#scripts/lib/published.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { writeFileAtomic, readCached } from "#scripts/lib/disk.ts";
import { BudgetSpent, HttpClient, NotFound, readBytes, type ClientOptions } from "#scripts/pull/http/client.ts";
import { shrinkPhoto } from "./shrink.ts";
import { z } from "zod";

/** What is known of a photo between runs. Only saves requests: without it all photos are read again. */
const noteSchema = z.strictObject({
  source: z.string(),
  /** Digest of the photo; null = the source had none. */
  digest: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Day of the last response of the source. */
  day: z.string(),
});
type PhotoNote = z.infer<typeof noteSchema>;
type PhotoNotes = ReadonlyMap<string, PhotoNote>;

/** Notes by person id; empty when the file is missing or invalid. */
function readNotes(file: string): PhotoNotes {
  return new Map(Object.entries(readCached(file, z.record(z.string(), noteSchema)) ?? {}));
}

function writeNotes(file: string, notes: PhotoNotes): void {
  writeFileAtomic(file, `${JSON.stringify(Object.fromEntries(notes), null, 1)}\n`);
}

/** Days for which a copy is considered fresh and not requested again. */
const daysFresh = 30;
/** Number of consecutive failures after which the server counts as down. */
const maxFailures = 10;
/** Maximum size of a photo in bytes; larger files are rejected. */
const maxBytes = 20_000_000;

/** A person with the URL of the photo at the source; null = no photo. */
export interface Sitter {
  readonly id: string;
  readonly image: string | null;
}

export interface PhotoRun {
  readonly dataDir: string;
  /** The photo of a person in the previous snapshot. */
  readonly previous: (person: string) => Photo | undefined;
  readonly clientDefaults: ClientOptions;
  readonly effects: Effects;
}

export interface PhotoOutcome {
  readonly photos: readonly Photo[];
  readonly notes: readonly string[];
  readonly requests: number;
  /** Saves the notes. Call it after the snapshot has been committed. */
  readonly commit: () => void;
}

/**
 * Updates the copies. A photo that cannot be read keeps its previous copy; a photo withdrawn by the source is removed.
 */
export async function readPhotos(sitters: readonly Sitter[], run: PhotoRun): Promise<PhotoOutcome> {
  const notesFile = join(run.dataDir, "photos.json");
  const reader = new PhotoReader(run, new Map(readNotes(notesFile)));
  // Same concurrency as the client: few requests are in flight when a server turns out to be down.
  const queue = new PQueue({ concurrency: run.clientDefaults.concurrency });
  const photos = (await queue.addAll(sitters.map((sitter) => async () => await reader.read(sitter)))).flat();
  const { failures, requests } = reader;
  return {
    photos: photos.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    notes: failures.length === 0 ? [] : [`${failures.length} photos could not be read: ${failures[0] ?? ""}`],
    requests,
    commit: () => {
      writeNotes(notesFile, reader.notes);
    },
  };
}

class PhotoReader {
  readonly notes: Map<string, PhotoNote>;
  readonly failures: string[] = [];
  readonly #run: PhotoRun;
  readonly #client: HttpClient;
  readonly #day: string;
  #inRow = 0;

  constructor(run: PhotoRun, notes: Map<string, PhotoNote>) {
    this.#run = run;
    this.notes = notes;
    this.#client = new HttpClient(run.clientDefaults, run.effects);
    this.#day = run.effects.today();
  }

  get requests(): number {
    return this.#client.spent.requests;
  }

  /** The photo of a person if it is new, changed or withdrawn; else an empty list. */
  async read({ id, image }: Sitter): Promise<Photo[]> {
    const previous = this.#run.previous(id);
    if (image === null) {
      this.notes.delete(id);
      return previous === undefined || previous.digest === null
        ? []
        : [{ id, source: previous.source, digest: null, fetchedAt: this.#day }];
    }
    const isHere = previous?.source === image && this.#hasCopies(previous);
    if (isHere && this.#isFresh(id, previous)) return [];
    if (this.#inRow >= maxFailures) return [];
    try {
      return await this.#fetch(id, image, isHere ? previous : undefined);
    } catch (error) {
      if (error instanceof BudgetSpent) return [];
      // A server that answers, even with an error, is not down.
      this.#inRow = error instanceof SourceUnavailable ? this.#inRow + 1 : 0;
      if (error instanceof NotFound) return this.#withdraw(id, image, previous);
      this.failures.push(error instanceof Error ? error.message : image);
      return [];
    }
  }

  /** @param here the existing copy from the same URL */
  async #fetch(id: string, image: string, here: Photo | undefined): Promise<Photo[]> {
    const known = here === undefined ? null : this.#noteOf(id, here);
    const answer = await this.#client.fetch(image, { accept: "image/*", known: () => known, read: readBytes });
    this.#inRow = 0;
    if (answer === null) {
      if (known !== null) this.notes.set(id, { ...known, day: this.#day });
      return [];
    }
    if (answer.body.length > maxBytes) throw new Error(`${image}: ${answer.body.length} bytes are no portrait`);
    const digest = await this.#keepCopies(id, image, answer.body);
    this.notes.set(id, { source: image, digest, ...answer.validators, day: this.#day });
    return here?.digest === digest ? [] : [{ id, source: image, digest, fetchedAt: this.#day }];
  }

  /** Writes the copies atomically. @returns their digest */
  async #keepCopies(id: string, image: string, bytes: Uint8Array): Promise<string> {
    const copies = await shrinkPhoto(bytes).catch((error: unknown) => {
      throw new Error(`${image}: ${error instanceof Error ? error.message : "no image"}`);
    });
    const digest = digestOf(copies.card, copies.page).slice(0, 8);
    for (const size of ["card", "page"] as const) {
      const file = this.#fileOf(id, digest, size);
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileAtomic(file, copies[size]);
    }
    return digest;
  }

  #withdraw(id: string, image: string, previous: Photo | undefined): Photo[] {
    this.notes.set(id, { source: image, digest: null, etag: null, lastModified: null, day: this.#day });
    if (previous !== undefined && previous.source === image && previous.digest === null) return [];
    return [{ id, source: image, digest: null, fetchedAt: this.#day }];
  }

  /**
   * The note about a photo of the snapshot; null if it describes another one, as after an older snapshot was restored.
   */
  #noteOf(id: string, { source, digest }: Photo): PhotoNote | null {
    const note = this.notes.get(id);
    return note?.source === source && note.digest === digest ? note : null;
  }

  #isFresh(id: string, photo: Photo): boolean {
    const note = this.#noteOf(id, photo);
    return note !== null && daysBetween(note.day, this.#day) < daysFresh;
  }

  #hasCopies({ id, digest }: Photo): boolean {
    return digest === null || (["card", "page"] as const).every((size) => existsSync(this.#fileOf(id, digest, size)));
  }

  #fileOf(id: string, digest: string, size: "card" | "page"): string {
    return join(assetArchive(this.#run.dataDir), files.photo(id, digest, size));
  }
}
