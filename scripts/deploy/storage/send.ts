/**
 * Brings a prefix of a bucket to the state of a site, in an order in which no page ever lacks its files. What the bucket
 * has is listed, before and after: no record is kept, so every deployment mends what is missing or wrong.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DataError } from "#scripts/lib/errors.ts";
import type { SendOptions } from "#scripts/deploy/target.ts";
import type { Bucket, Stored } from "./bucket.ts";
import { listObjects, previewBody, type SiteObject } from "./objects.ts";

/** Folder of the mark; not part of the site. */
const markFolder = ".deploy/";

/** Marks a prefix as the place of a site: deployments remove what else is below it. */
const markName = `${markFolder}site`;

/** Times that objects are sent before the deployment gives up. */
const rounds = 3;

/** Objects that one call of rclone copies. */
const mostAtOnce = 2000;

/** Milliseconds for which an object stays after it was written: it may be of another deployment that is still at work. */
const settling = 24 * 3_600_000;

type Listing = ReadonlyMap<string, Stored>;

/** The objects of this prefix, without those of other sites inside it, such as previews. */
async function listSite(bucket: Bucket): Promise<Listing> {
  const all = await bucket.list();
  const others = new Set(
    [...all.keys()].flatMap((key) => {
      const end = key.indexOf(`/${markFolder}`);
      return end === -1 ? [] : [key.slice(0, end + 1)];
    }),
  );
  const isOther = (key: string): boolean => [...others].some((folder) => key.startsWith(folder));
  return new Map([...all].filter(([key]) => !isOther(key)));
}

/** What the bucket lacks or has with another content, in the order of sending. */
function differing(objects: readonly SiteObject[], stored: Listing): readonly SiteObject[] {
  // New pages go before changed ones, which may link to them.
  const order = ({ key, rank }: SiteObject): number => rank + (rank === 2 && stored.has(key) ? 0.5 : 0);
  return objects
    .filter(({ key, bytes, md5 }) => stored.get(key)?.md5 !== md5 || stored.get(key)?.bytes !== bytes)
    .map((object) => ({ ...object, rank: order(object) }))
    .sort((a, b) => a.rank - b.rank);
}

/** Calls `work` with a temporary folder. */
async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "deploy-"));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Sends objects rank by rank: pages begin when all their files are there. */
async function sendAll(
  bucket: Bucket,
  site: string,
  objects: readonly SiteObject[],
  { preview, effects }: SendOptions,
): Promise<void> {
  // By depth, because a file and a folder of one name ("votazioni", "votazioni/…") cannot be in one folder.
  const groups = Map.groupBy(objects, ({ rank, headers, key }) =>
    JSON.stringify([rank, headers, key.split("/").length]),
  );
  const batches = [...groups.values()].flatMap((members) =>
    Array.from({ length: Math.ceil(members.length / mostAtOnce) }, (_, i) =>
      members.slice(i * mostAtOnce, (i + 1) * mostAtOnce),
    ),
  );
  let sent = 0;
  for (const batch of batches) {
    await withFolder(async (folder) => {
      for (const { file, key } of batch) {
        const path = join(folder, key);
        const changed = preview === null ? null : previewBody(site, file);
        mkdirSync(dirname(path), { recursive: true });
        if (changed === null) symlinkSync(join(site, file), path);
        else writeFileSync(path, changed);
      }
      await bucket.copy(folder, batch[0]?.headers ?? {});
    });
    sent += batch.length;
    effects.log(`  ${sent} of ${objects.length} objects sent`);
  }
}

const sizeOf = (objects: readonly { readonly bytes: number }[]): string =>
  `${(objects.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

/**
 * Sends until the listing of the bucket is that of the site.
 * @returns that listing
 * @throws DataError when it is not after some rounds: another deployment sends another site, or the store loses objects
 */
async function sendUntilThere(
  bucket: Bucket,
  site: string,
  objects: readonly SiteObject[],
  known: Listing,
  options: SendOptions,
): Promise<Listing> {
  let stored = known;
  for (let round = 1; ; round += 1) {
    const send = differing(objects, stored);
    if (send.length === 0) return stored;
    const [first] = send;
    if (round > rounds)
      throw new DataError(
        `${bucket.name}: ${send.length} objects are not there as they were sent (${first?.key ?? ""}); nothing was removed. Another deployment is at work, or the store gives no MD5 (encryption by KMS). Run it again when nothing else sends there`,
      );
    if (round > 1) options.effects.log(`deploy: ${send.length} objects are not there as they were sent; sending again`);
    await sendAll(bucket, site, send, options);
    stored = await listSite(bucket);
  }
}

/** Runs the command that makes a CDN forget its copies. @throws DataError when it fails */
function purge(command: string): void {
  const { status, error } = spawnSync(command, { shell: true, stdio: "inherit" });
  if (status !== 0)
    throw new DataError(
      `the command that purges the cache failed (${error?.message ?? `code ${String(status)}`}); the site is there, and readers see it when their copies expire. Run the deployment again to purge`,
    );
}

/**
 * Makes the prefix of a bucket the site in the folder `out`. Sends only what differs; then removes what is not part of
 * the site and has not just been written.
 * @returns what was done, for the last line of the command
 */
export async function sendToBucket(bucket: Bucket, out: string, options: SendOptions): Promise<string> {
  const { effects, isDryRun, preview, beginsAnew } = options;
  // The link may be replaced by that of the next site meanwhile.
  const site = realpathSync(out);
  const objects = await listObjects(site, preview !== null);
  effects.log(`deploy: lists ${bucket.name}`);
  const found = await listSite(bucket);
  const [anyKey] = found.keys();
  if (anyKey !== undefined && !beginsAnew && ![...found.keys()].some((key) => key.startsWith(markFolder)))
    throw new DataError(
      `${bucket.name}: has objects (${anyKey}) that no deployment sent; name another prefix, or say --begin-anew if all that is there belongs to this site`,
    );
  const keys = new Set([markName, ...objects.map(({ key }) => key)]);
  const settled = effects.now().getTime() - settling;
  const goneOf = (stored: Listing): string[] =>
    [...stored].filter(([key, { written }]) => !keys.has(key) && written < settled).map(([key]) => key);
  const known: Listing = beginsAnew ? new Map() : found;
  const send = differing(objects, known);
  const size = `${send.length} of ${objects.length} objects (${sizeOf(send)} of ${sizeOf(objects)})`;
  if (isDryRun) {
    for (const { key, bytes } of send.slice(0, 20)) effects.log(`  ${key}: ${bytes} bytes`);
    if (send.length > 20) effects.log(`  and ${send.length - 20} more`);
    return `nothing sent: ${size}, ${goneOf(found).length} to remove`;
  }
  effects.log(`deploy: ${size}`);
  if (!found.has(markName))
    await withFolder(async (folder) => {
      mkdirSync(join(folder, markFolder));
      writeFileSync(join(folder, markName), "A site is sent to this place, and what else is here is removed.\n");
      await bucket.copy(folder, { "Content-Type": "text/plain", "Cache-Control": "no-store" });
    });
  const gone = goneOf(await sendUntilThere(bucket, site, objects, known, options));
  if (gone.length > 0) await bucket.remove(gone);
  if (options.purge !== null) purge(options.purge);
  return `sent ${size}, ${gone.length} removed`;
}
