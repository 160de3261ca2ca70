/** Limits and prices of common hosts. A site that a host would truncate or refuse is not sent. */

/** Maximum number of files, bytes per file and total bytes. Null = no known limit. */
export interface HostLimits {
  readonly files: number | null;
  readonly fileBytes: number | null;
  readonly bytes: number | null;
  /** Files in one folder. */
  readonly folderFiles?: number;
  /** Lines of `_redirects`. Those beyond the limit have a page that redirects, except the short addresses. */
  readonly redirects?: number;
  /** Minutes that a deployment may take. */
  readonly minutes?: number;
  readonly price?: Price;
}

/** US dollars a month without tax; readers within the free allowance of the host. */
interface Price {
  /** The target to set, for the operator. */
  readonly target: string;
  readonly base: number;
  /** Per 10^9 bytes, beyond `freeGigabytes`. */
  readonly gigabyte: number;
  readonly freeGigabytes: number;
  /** Per million objects written, beyond `freeWrites`. */
  readonly millionWrites: number;
  readonly freeWrites: number;
}

const MiB = 1024 * 1024;
const GiB = 1024 * MiB;

/** When the limits and prices were read in the documentation of the hosts. */
const readIn = "November 2026";

export const hosts: Readonly<Record<string, HostLimits>> = {
  "github-pages": { files: null, fileBytes: 100 * MiB, bytes: 1 * GiB, minutes: 10 },
  // gitlab.com. Folders count as files.
  "gitlab-pages": { files: 200_000, fileBytes: null, bytes: 1 * GiB, redirects: 1000 },
  netlify: { files: null, fileBytes: null, bytes: null, folderFiles: 54_000 },
  "cloudflare-pages-free": { files: 20_000, fileBytes: 25 * MiB, bytes: null, redirects: 2100 },
  "cloudflare-pages": { files: 100_000, fileBytes: 25 * MiB, bytes: null, redirects: 2100 },
  "cloudflare-workers-free": { files: 20_000, fileBytes: 25 * MiB, bytes: null, redirects: 2100 },
  "cloudflare-workers": {
    files: 100_000,
    fileBytes: 25 * MiB,
    bytes: null,
    redirects: 2100,
    price: { target: "workers:NAME", base: 5, gigabyte: 0, freeGigabytes: 0, millionWrites: 0, freeWrites: 0 },
  },
  // One request writes an object: AWS and R2 take 5 GB in it.
  "object-storage": { files: null, fileBytes: 5 * GiB, bytes: null },
  r2: {
    files: null,
    fileBytes: 5 * GiB,
    bytes: null,
    price: {
      target: "s3://BUCKET",
      base: 0,
      gigabyte: 0.015,
      freeGigabytes: 10,
      millionWrites: 4.5,
      freeWrites: 1_000_000,
    },
  },
  "s3-cloudfront": {
    files: null,
    fileBytes: 5 * GiB,
    bytes: null,
    price: { target: "s3://BUCKET", base: 0, gigabyte: 0.023, freeGigabytes: 0, millionWrites: 5, freeWrites: 0 },
  },
  "own-server": { files: null, fileBytes: null, bytes: null },
};

export interface SizedFile {
  readonly path: string;
  readonly bytes: number;
}

const sum = (files: readonly SizedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/**
 * Reasons why the host would refuse the site; empty = it fits.
 * @param redirects lines of `_redirects`
 */
export function checkLimits(files: readonly SizedFile[], limits: HostLimits, redirects = 0): string[] {
  const total = sum(files);
  const { fileBytes, folderFiles = Infinity } = limits;
  const big = fileBytes === null ? [] : files.filter(({ bytes }) => bytes > fileBytes);
  const folders = Map.groupBy(files, ({ path }) => folderOf(path));
  return [
    ...(limits.files !== null && files.length > limits.files
      ? [`${files.length} files, the host takes ${limits.files}`]
      : []),
    ...(limits.bytes !== null && total > limits.bytes ? [`${total} bytes in all, the host takes ${limits.bytes}`] : []),
    ...big.map(({ path, bytes }) => `${path}: ${bytes} bytes, the host takes ${String(fileBytes)} a file`),
    ...[...folders]
      .filter(([, members]) => members.length > folderFiles)
      .map(([folder, members]) => `${folder}/: ${members.length} files, the host takes ${folderFiles} a folder`),
    ...(redirects > (limits.redirects ?? Infinity)
      ? [`${redirects} redirects, the host takes ${String(limits.redirects)}`]
      : []),
  ];
}

/** Path of a monthly copy of the download: "open-data/archivio/2026-11/parlamento.sqlite.gz". */
const monthlyCopy = /^open-data\/archivio\/(\d{4}-\d{2})\//;

/** The files of the site with the monthly copies of a year to come, each as large as the last one. */
export function inAYear(files: readonly SizedFile[]): SizedFile[] {
  const copies = Map.groupBy(files, ({ path }) => monthlyCopy.exec(path)?.[1] ?? "");
  copies.delete("");
  const last = copies.get([...copies.keys()].sort().at(-1) ?? "") ?? [];
  const coming = Array.from({ length: 12 }, (_, month) =>
    last.map(({ path, bytes }) => ({ path: `${path} in ${month + 1} months`, bytes })),
  );
  return [...files, ...coming.flat()];
}

/**
 * How often each file is sent in a month: all of them once with new code, and 5 % every night (measured: 4,015 of
 * 77,743 files after a day with 60 votes).
 */
const timesSent = 1 + 30 * 0.05;

/** US dollars a month for a site of this size. */
function monthly({ base, gigabyte, freeGigabytes, millionWrites, freeWrites }: Price, files: readonly SizedFile[]) {
  const gigabytes = Math.max(0, sum(files) / 1e9 - freeGigabytes);
  const writes = Math.max(0, files.length * timesSent - freeWrites);
  return base + gigabytes * gigabyte + (writes / 1e6) * millionWrites;
}

const dollars = (amount: number): string => `$${amount.toFixed(2)} a month`;

/** The sentence for a site that fits no free host: the two cheapest ways, with what they cost. */
export function cheapestWays(files: readonly SizedFile[]): string {
  const ways = Object.entries(hosts)
    .flatMap(([name, { price }]) => (price === undefined ? [] : [{ name, price, cost: monthly(price, files) }]))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, 2)
    .map(({ name, price, cost }) => `${name} (${dollars(cost)}, DEPLOY_TARGET=${price.target})`);
  const size = `${files.length} files, ${(sum(files) / 1e9).toFixed(1)} GB`;
  return `The two cheapest ways for ${size}: ${ways.join(" and ")}. Prices of ${readIn} without tax, each file sent ${timesSent} times a month, readers within the free allowance; how to set them up: .github/OPERATIONS.md`;
}

/** One line per host: whether it takes the site now and with the monthly copies of a year, and what it costs. */
export function describeHosts(files: readonly SizedFile[], redirects: number): string[] {
  const later = inAYear(files);
  const verdict = (problems: readonly string[]): string =>
    problems.length === 0 ? "takes it" : `refuses it (${problems[0] ?? ""})`;
  return Object.entries(hosts).map(([name, limits]) => {
    const cost = limits.price === undefined ? "" : `; ${dollars(monthly(limits.price, later))}`;
    const time = limits.minutes === undefined ? "" : `; at most ${limits.minutes} minutes a deployment`;
    const [now, then] = [checkLimits(files, limits, redirects), checkLimits(later, limits, redirects)];
    return `${name}: ${verdict(now)}; in a year ${verdict(then)}${time}${cost}`;
  });
}
