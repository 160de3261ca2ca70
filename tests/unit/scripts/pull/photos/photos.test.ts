import { createServer, type Server } from "node:http";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Photo } from "#src/domain/records.ts";
import { files } from "#src/lib/routes.ts";
import { Stage } from "#scripts/build/files.ts";
import { addPhotos } from "#scripts/build/assets.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { clientDefaults } from "#scripts/pull/http/client-defaults.ts";
import { pull } from "#scripts/pull/pull.ts";
import type { Source } from "#scripts/pull/source.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { person, site } from "#tests/fixtures/builders.ts";
import { readPhotos, type PhotoOutcome, type Sitter } from "#scripts/pull/photos/photos.ts";
import { shrinkPhoto } from "#scripts/pull/photos/shrink.ts";

/** A portrait that compresses badly: every pixel has its own computed colour. */
async function noise(width: number, height: number): Promise<Buffer> {
  let seed = 19;
  const next = (): number => (seed = (seed * 1103515245 + 12345) % 2 ** 31) >> 16;
  const pixels = Uint8Array.from({ length: width * height * 3 }, next);
  return await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A portrait of one colour. */
async function plain(red: number): Promise<Buffer> {
  const background = { r: red, g: 90, b: 60 };
  return await sharp({ create: { width: 80, height: 100, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

describe("a copy of a photo", () => {
  it("is small, upright, in portrait format and without metadata, for any input", async () => {
    const wide = await noise(450, 250);
    const turned = await sharp(wide).withMetadata({ orientation: 6 }).toBuffer();
    for (const bytes of [wide, turned, await sharp(wide).png().toBuffer(), await noise(30, 30)]) {
      const copies = await shrinkPhoto(bytes);
      expect(await sharp(copies.card).metadata()).toMatchObject({ format: "webp", width: 104, height: 130 });
      expect(await sharp(copies.page).metadata()).toMatchObject({ format: "webp", width: 272, height: 340 });
      expect((await sharp(copies.page).metadata()).exif).toBeUndefined();
      expect(copies.card.length).toBeLessThanOrEqual(6_000);
    }
  });

  it("is small enough for a page, even from a very detailed photo", async () => {
    const { page } = await shrinkPhoto(
      await sharp(await noise(272, 340))
        .blur(1.5)
        .toBuffer(),
    );
    expect(page.length).toBeLessThanOrEqual(9_000);
    expect(page.length).toBeGreaterThan(1_000);
  });

  it("is the same from the same bytes", async () => {
    const bytes = await noise(200, 250);
    expect(await shrinkPhoto(bytes)).toEqual(await shrinkPhoto(bytes));
  });

  it("is not made from data that are no photo", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
    await expect(shrinkPhoto(svg)).rejects.toThrow("svg is not a format for photos");
    await expect(shrinkPhoto(Buffer.from("<html>Not found</html>"))).rejects.toThrow();
    await expect(shrinkPhoto((await noise(200, 250)).subarray(0, 900))).rejects.toThrow();
  });
});

describe("the photos of a pull", () => {
  const answers = new Map<string, { status: number; body?: Buffer; etag?: string }>();
  let asked: { path: string; condition: string | undefined }[] = [];
  let server: Server;
  let base = "";
  let dataDir = "";
  let portrait: Buffer;
  /** Photo records in the snapshot. */
  const stored = new Map<string, Photo>();

  beforeAll(async () => {
    portrait = await plain(200);
    server = createServer((request, response) => {
      const { url: path = "", headers } = request;
      asked.push({ path, condition: headers["if-none-match"] });
      const { status, body, etag } = answers.get(path) ?? { status: 404 };
      const isSame = etag !== undefined && headers["if-none-match"] === etag;
      response.writeHead(isSame ? 304 : status, etag === undefined ? {} : { etag }).end(isSame ? undefined : body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // eslint-disable-line -- listening on a port
    base = `http://127.0.0.1:${port}`;
  });
  afterAll(() => server.close());
  beforeEach(() => {
    answers.clear();
    stored.clear();
    asked = [];
    dataDir = mkdtempSync(join(tmpdir(), "emiciclo-photos-"));
  });

  /** One run: its photos are stored, as by the pull. */
  async function night(day: string, people: readonly Sitter[], budget = 100): Promise<PhotoOutcome> {
    const outcome = await readPhotos(people, {
      dataDir,
      previous: (id) => stored.get(id),
      clientDefaults: { ...clientDefaults, budget, retries: 1, backoff: 1 },
      effects: silentEffects({ today: () => day }),
    });
    for (const photo of outcome.photos) stored.set(photo.id, photo);
    outcome.commit();
    return outcome;
  }
  const eva = (path = "/eva.jpg"): Sitter => ({ id: "rossi-eva-1970-01-31", image: `${base}${path}` });
  const copyOf = (id: string, size: "card" | "page" = "card"): Buffer =>
    readFileSync(join(dataDir, "assets", files.photo(id, stored.get(id)?.digest ?? "", size)));

  it("are stored in two sizes under a name derived from the content", async () => {
    answers.set("/eva.jpg", { status: 200, body: portrait });
    await night("2026-11-20", [eva(), { id: "bianchi-ugo-none", image: null }]);
    expect(stored.get("rossi-eva-1970-01-31")).toMatchObject({ source: `${base}/eva.jpg`, fetchedAt: "2026-11-20" });
    expect(stored.has("bianchi-ugo-none")).toBe(false);
    const { card, page } = await shrinkPhoto(portrait);
    expect(new Uint8Array(copyOf("rossi-eva-1970-01-31"))).toEqual(new Uint8Array(card));
    expect(new Uint8Array(copyOf("rossi-eva-1970-01-31", "page"))).toEqual(new Uint8Array(page));
  });

  it("are requested again after a month, with a conditional request", async () => {
    answers.set("/eva.jpg", { status: 200, body: portrait, etag: '"1"' });
    await night("2026-11-01", [eva()]);
    expect((await night("2026-11-30", [eva()])).requests).toBe(0);
    expect(await night("2026-12-01", [eva()])).toMatchObject({ photos: [], requests: 1 });
    expect(asked.map(({ condition }) => condition)).toEqual([undefined, '"1"']);
    expect((await night("2026-12-30", [eva()])).requests).toBe(0);
  });

  it("are read again after an older snapshot was restored", async () => {
    answers.set("/eva.jpg", { status: 200, body: portrait, etag: '"1"' });
    await night("2026-11-01", [eva()]);
    const older = new Map(stored);
    answers.set("/eva.jpg", { status: 200, body: await plain(20), etag: '"2"' });
    await night("2026-12-01", [eva()]);
    const newer = stored.get("rossi-eva-1970-01-31")?.digest;
    for (const [id, photo] of older) stored.set(id, photo);
    expect(stored.get("rossi-eva-1970-01-31")?.digest).not.toBe(newer);
    await night("2026-12-02", [eva()]);
    expect(stored.get("rossi-eva-1970-01-31")?.digest).toBe(newer);
  });

  it("get a new name when they change, and keep it when the address fails", async () => {
    answers.set("/eva.jpg", { status: 200, body: portrait });
    answers.set("/eva-2.jpg", { status: 200, body: await plain(20) });
    await night("2026-11-01", [eva()]);
    const first = stored.get("rossi-eva-1970-01-31")?.digest;
    await night("2026-11-02", [eva("/eva-2.jpg")]);
    const second = stored.get("rossi-eva-1970-01-31")?.digest;
    expect(second).not.toBe(first);
    answers.set("/eva-2.jpg", { status: 503 });
    const outcome = await night("2026-12-20", [eva("/eva-2.jpg")]);
    expect(outcome.notes[0]).toContain("1 photos could not be read");
    expect(stored.get("rossi-eva-1970-01-31")?.digest).toBe(second);
  });

  it("are removed when the source withdraws them, and not stored while the response is no image", async () => {
    answers.set("/eva.jpg", { status: 200, body: portrait });
    answers.set("/page.jpg", { status: 200, body: Buffer.from("<html>") });
    const ugo = { id: "bianchi-ugo-none", image: `${base}/page.jpg` };
    await night("2026-11-01", [eva(), ugo]);
    expect(stored.has("bianchi-ugo-none")).toBe(false);
    answers.delete("/eva.jpg");
    await night("2026-12-02", [eva()]);
    expect(stored.get("rossi-eva-1970-01-31")?.digest).toBeNull();
    answers.set("/eva.jpg", { status: 200, body: portrait });
    await night("2027-01-05", [eva()]);
    expect(stored.get("rossi-eva-1970-01-31")?.digest).toMatch(/^[0-9a-f]{8}$/);
    await night("2027-01-06", [{ ...eva(), image: null }]);
    expect(stored.get("rossi-eva-1970-01-31")?.digest).toBeNull();
  });

  it("are read again when the copies or the cache file were lost", async () => {
    answers.set("/eva.jpg", { status: 200, body: portrait, etag: '"1"' });
    await night("2026-11-01", [eva()]);
    rmSync(join(dataDir, "assets"), { recursive: true });
    await night("2026-11-02", [eva()]);
    expect(copyOf("rossi-eva-1970-01-31").subarray(8, 12).toString()).toBe("WEBP");
    rmSync(join(dataDir, "photos.json"));
    expect(await night("2026-11-03", [eva()])).toMatchObject({ photos: [], requests: 1 });
  });

  it("stop at the budget, and at a server that is down", async () => {
    const many = Array.from({ length: 40 }, (_, index): Sitter => ({
      id: `p-${index}`,
      image: `${base}/${index}.jpg`,
    }));
    for (let index = 0; index < 40; index += 1) answers.set(`/${index}.jpg`, { status: 500 });
    // Four at once, two attempts each: those in progress when the tenth fails are completed.
    expect((await night("2026-11-01", many)).requests).toBeLessThanOrEqual(2 * (10 + 4));
    for (let index = 0; index < 40; index += 1) answers.set(`/${index}.jpg`, { status: 200, body: portrait });
    expect(await night("2026-11-02", many, 3)).toMatchObject({ requests: 3 });
    expect(stored.size).toBe(3);
    await night("2026-11-03", many);
    expect(stored.size).toBe(40);
  });

  it("continue at a server that responds occasionally, even with 404", async () => {
    const many = Array.from({ length: 40 }, (_, index): Sitter => ({
      id: `p-${index}`,
      image: `${base}/${index}.jpg`,
    }));
    for (let index = 0; index < 40; index += 1) if (index % 5 !== 4) answers.set(`/${index}.jpg`, { status: 500 });
    // 32 failures with two attempts each, and 8 missing photos.
    expect((await night("2026-11-01", many)).requests).toBe(2 * 32 + 8);
  });
});

describe("a pull", () => {
  const eva = person({ id: "rossi-eva-1970-01-31", image: "https://photos.example/eva.jpg", memberships: [] });
  const source: Source = {
    name: "opendata",
    pull: (_options, writer) => {
      writer.put("site", site({ source: "opendata" }));
      writer.put("person", eva);
      return Promise.resolve(undefined);
    },
  };
  const options = { scale: 1, seed: 1, baseUrl: null, from: null, sweep: false };

  it("stores the photos of its source's people, and the build publishes them", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "emiciclo-photos-"));
    const body = new Uint8Array(await plain(90));
    let requests = 0;
    const effects = silentEffects({
      fetch: () => {
        requests += 1;
        return Promise.resolve(new Response(body));
      },
    });
    await pull(source, options, dataDir, effects);
    expect(requests).toBe(1);
    const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
    const digest = snapshot.record("photo", eva.id)?.digest ?? "";
    const folder = mkdtempSync(join(tmpdir(), "emiciclo-stage-"));
    const entries = addPhotos(new Stage(folder), dataDir, snapshot, { folder: "", find: () => undefined });
    snapshot.close();
    expect([...entries.keys()]).toEqual([`foto/${eva.id}-${digest}.webp`, `foto/${eva.id}-${digest}-grande.webp`]);
    expect((await sharp(join(folder, `foto/${eva.id}-${digest}.webp`)).metadata()).format).toBe("webp");
  });

  it("requests no photos when it reads a folder", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "emiciclo-photos-"));
    const asked: unknown[] = [];
    const effects = silentEffects({
      fetch: (input) => {
        asked.push(input);
        return Promise.reject(new Error("no network"));
      },
    });
    const report = await pull(source, { ...options, from: "dumps" }, dataDir, effects);
    expect([asked, report.notes]).toEqual([[], []]);
  });
});
