import { deployToStorage } from "#scripts/deploy/storage/deploy.ts";
import { afterKind, type TargetKind } from "#scripts/deploy/target.ts";

/** "s3://bucket/prefix": a bucket of an object store. */
export const storageTarget: TargetKind = {
  form: "s3://BUCKET/PREFIX",
  parse: (text) => {
    const place = afterKind(text, "s3")?.replace(/^\/\//, "");
    if (place === undefined || !/^[a-z\d][\w.-]+(\/[\w.-]+)*\/?$/.test(place)) return null;
    return {
      host: "object-storage",
      takes: ["dry-run", "preview", "begin-anew", "purge"],
      send: (out, options) => deployToStorage(out, place, options, process.env),
    };
  },
};
