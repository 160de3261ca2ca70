/**
 * Local copies of the members' photos: fetched where the source says, made small, kept beside the snapshot under names
 * that change with their content. Pages never load a photo from elsewhere.
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
import { writeWhole } from "#scripts/lib/write-whole.ts";
import { BudgetSpent, HttpClient, NotFound, readBytes, type ClientOptions } from "#scripts/pull/http/client.ts";
import { readNotes, writeNotes, type PhotoNote } from "./notes.ts";
import { shrinkPhoto } from "./shrink.ts";

/** Days for which a copy is taken to be right without asking. */
const daysFresh = 30;
/** So many photos in a row may fail before their server counts as down. */
const mostFailures = 10;
/** No portrait weighs more. */
const mostBytes = 20_000_000;

/** Somebody with a photo at the source; null = without. */
export interface Sitter {
  readonly id: string;
  readonly image: string | null;
}

export interface PhotoRun {
  /** Folder of the snapshot. */
  readonly dataDir: string;
  /** The photo that the snapshot has of a person. */
  readonly previous: (person: string) => Photo | undefined;
  readonly manners: ClientOptions;
  readonly effects: Effects;
}

/** What a run did. */
export interface PhotoOutcome {
  /** Photos that are new or have changed. */
  readonly photos: readonly Photo[];
  readonly notes: readonly string[];
  readonly requests: number;
  /** Remembers what was read, once the snapshot has taken effect. */
  readonly commit: () => void;
}

/** Brings the copies up to date. A photo that cannot be read now stays as it was; one that the source withdrew goes. */
export async function readPhotos(sitters: readonly Sitter[], run: PhotoRun): Promise<PhotoOutcome> {
  const notesFile = join(run.dataDir, "photos.json");
  const reader = new PhotoReader(run, new Map(readNotes(notesFile)));
  // As many at once as the client sends: what was asked before a server proved to be down is little.
  const queue = new PQueue({ concurrency: run.manners.concurrency });
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
    this.#client = new HttpClient(run.manners, run.effects);
    this.#day = run.effects.today();
  }

  get requests(): number {
    return this.#client.spent.requests;
  }

  /** The photo of a person, if it is another than before. */
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
    if (this.#inRow >= mostFailures) return [];
    try {
      return await this.#fetch(id, image, isHere ? previous : undefined);
    } catch (error) {
      if (error instanceof BudgetSpent) return [];
      // Whatever the answer, a server that answers is not down.
      this.#inRow = error instanceof SourceUnavailable ? this.#inRow + 1 : 0;
      if (error instanceof NotFound) return this.#withdraw(id, image, previous);
      this.failures.push(error instanceof Error ? error.message : image);
      return [];
    }
  }

  /** @param here what is kept of this very address. */
  async #fetch(id: string, image: string, here: Photo | undefined): Promise<Photo[]> {
    const known = here === undefined ? null : this.#noteOf(id, here);
    const answer = await this.#client.fetch(image, { accept: "image/*", known: () => known, read: readBytes });
    this.#inRow = 0;
    if (answer === null) {
      if (known !== null) this.notes.set(id, { ...known, day: this.#day });
      return [];
    }
    if (answer.body.length > mostBytes) throw new Error(`${image}: ${answer.body.length} bytes are no portrait`);
    const digest = await this.#keepCopies(id, image, answer.body);
    this.notes.set(id, { source: image, digest, ...answer.validators, day: this.#day });
    return here?.digest === digest ? [] : [{ id, source: image, digest, fetchedAt: this.#day }];
  }

  /** Writes the copies; a file is only ever whole. */
  async #keepCopies(id: string, image: string, bytes: Uint8Array): Promise<string> {
    const copies = await shrinkPhoto(bytes).catch((error: unknown) => {
      throw new Error(`${image}: ${error instanceof Error ? error.message : "no image"}`);
    });
    const digest = digestOf(copies.card, copies.page).slice(0, 8);
    for (const size of ["card", "page"] as const) {
      const file = this.#fileOf(id, digest, size);
      if (existsSync(file)) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeWhole(file, copies[size]);
    }
    return digest;
  }

  #withdraw(id: string, image: string, previous: Photo | undefined): Photo[] {
    this.notes.set(id, { source: image, digest: null, etag: null, lastModified: null, day: this.#day });
    if (previous !== undefined && previous.source === image && previous.digest === null) return [];
    return [{ id, source: image, digest: null, fetchedAt: this.#day }];
  }

  /**
   * The note on a photo of the snapshot; null where it speaks of another, as after an older snapshot was brought back.
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
