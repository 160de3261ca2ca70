/** Headers of an answer, by site path. Hashed assets never change; everything else is asked for again. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  return {
    "cache-control": path.startsWith("/_astro/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=0, must-revalidate",
  };
}
