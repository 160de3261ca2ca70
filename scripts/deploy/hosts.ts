/** Limits of common hosts. A site that a host would truncate or refuse is not sent. */
/** Maximum number of files, bytes per file and total bytes. Null = no known limit. */
interface HostLimits {
  readonly files: number | null;
  readonly fileBytes: number | null;
  readonly bytes: number | null;
}

const MiB = 1024 * 1024;
const GiB = 1024 * MiB;

/** Limits as published by the hosts (November 2026). */
export const hosts: Readonly<Record<string, HostLimits>> = {
  "github-pages": { files: null, fileBytes: 100 * MiB, bytes: 1 * GiB },
  "cloudflare-pages-free": { files: 20_000, fileBytes: 25 * MiB, bytes: null },
  "cloudflare-pages": { files: 100_000, fileBytes: 25 * MiB, bytes: null },
  "own-server": { files: null, fileBytes: null, bytes: null },
};

interface SizedFile {
  readonly path: string;
  readonly bytes: number;
}

/** Reasons why the host would refuse the site; empty = it fits. */
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
