/** What common hosts take. A site that a host would cut or refuse is not sent to it. */

/** Limits of a host: files in all, bytes of a file, bytes in all. null = none known. */
export interface HostLimits {
  readonly files: number | null;
  readonly fileBytes: number | null;
  readonly bytes: number | null;
}

const MiB = 1024 * 1024;
const GiB = 1024 * MiB;

/** Limits as the hosts publish them (November 2026). */
export const hosts: Readonly<Record<string, HostLimits>> = {
  "github-pages": { files: null, fileBytes: 100 * MiB, bytes: 1 * GiB },
  "cloudflare-pages-free": { files: 20_000, fileBytes: 25 * MiB, bytes: null },
  "cloudflare-pages": { files: 100_000, fileBytes: 25 * MiB, bytes: null },
  "own-server": { files: null, fileBytes: null, bytes: null },
};

/** A file of the site with its size. */
export interface SizedFile {
  readonly path: string;
  readonly bytes: number;
}

/** Why a host would not take the site; empty = it would. */
export function checkLimits(files: readonly SizedFile[], limits: HostLimits): string[] {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const { fileBytes } = limits;
  const big = fileBytes === null ? [] : files.filter(({ bytes }) => bytes > fileBytes);
  return [
    ...(limits.files !== null && files.length > limits.files
      ? [`${files.length} files, the host takes ${limits.files}`]
      : []),
    ...(limits.bytes !== null && total > limits.bytes ? [`${total} bytes in all, the host takes ${limits.bytes}`] : []),
    ...big.map(({ path, bytes }) => `${path}: ${bytes} bytes, the host takes ${String(fileBytes)} a file`),
  ];
}
