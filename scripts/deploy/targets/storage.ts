import { DataError } from "#scripts/lib/errors.ts";
import { afterKind, type TargetKind } from "#scripts/deploy/target.ts";

/** The module that needs packages; the other targets need none. */
const load = async () =>
  await import("#scripts/deploy/storage/deploy.ts").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")
      throw new DataError("a package is not installed; run npm ci --ignore-scripts");
    throw error;
  });

/** "s3://bucket/prefix": a bucket of an object store. */
export const storageTarget: TargetKind = {
  form: "s3://BUCKET/PREFIX",
  parse: (text) => {
    const place = afterKind(text, "s3")?.replace(/^\/\//, "");
    if (place === undefined || !/^[a-z\d][\w.-]+(\/[\w.-]+)*\/?$/.test(place)) return null;
    return {
      host: "object-storage",
      takes: ["dry-run", "preview", "grace", "compress", "begin-anew", "purge"],
      send: async (out, options) => await (await load()).deployToStorage(out, place, options, process.env),
    };
  },
};
