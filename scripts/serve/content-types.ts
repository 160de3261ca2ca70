/** Content type by extension, and whether it is text; text is compressed. */
const types: Readonly<Record<string, readonly [type: string, isText: boolean]>> = {
  html: ["text/html; charset=utf-8", true],
  css: ["text/css; charset=utf-8", true],
  js: ["text/javascript; charset=utf-8", true],
  mjs: ["text/javascript; charset=utf-8", true],
  json: ["application/json; charset=utf-8", true],
  geojson: ["application/geo+json", true],
  webmanifest: ["application/manifest+json", true],
  xml: ["application/xml; charset=utf-8", true],
  rss: ["application/rss+xml; charset=utf-8", true],
  atom: ["application/atom+xml; charset=utf-8", true],
  ics: ["text/calendar; charset=utf-8", true],
  csv: ["text/csv; charset=utf-8", true],
  txt: ["text/plain; charset=utf-8", true],
  md: ["text/markdown; charset=utf-8", true],
  svg: ["image/svg+xml", true],
  wasm: ["application/wasm", true],
  png: ["image/png", false],
  jpg: ["image/jpeg", false],
  webp: ["image/webp", false],
  avif: ["image/avif", false],
  ico: ["image/x-icon", false],
  woff2: ["font/woff2", false],
  zip: ["application/zip", false],
  gz: ["application/gzip", false],
  xlsx: ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", false],
  parquet: ["application/vnd.apache.parquet", false],
  sqlite: ["application/vnd.sqlite3", false],
};

/** Content type of a file by its extension, and whether compression is worthwhile. */
export function contentTypeOf(file: string): { type: string; isText: boolean } {
  const [type, isText] = types[file.slice(file.lastIndexOf(".") + 1).toLowerCase()] ?? [
    "application/octet-stream",
    false,
  ];
  return { type, isText };
}

/** All types with their extensions, for the configuration of other servers. */
export function listContentTypes(): {
  type: string;
  hasCharset: boolean;
  isText: boolean;
  extensions: readonly string[];
}[] {
  const byType = Map.groupBy(Object.entries(types), ([, [type]]) => type);
  return [...byType].map(([whole, entries]) => {
    const [type = "", charset] = whole.split("; ");
    return {
      type,
      hasCharset: charset !== undefined,
      isText: entries.some(([, [, isText]]) => isText),
      extensions: entries.map(([extension]) => extension),
    };
  });
}
