import { deployToStorage } from "#scripts/deploy/storage/deploy.ts";
import { afterKind, sendEarlier, type SendOptions, type TargetKind } from "#scripts/deploy/target.ts";

/** "s3://bucket/prefix": a bucket of an object store. */
export const storageTarget: TargetKind = {
  form: "s3://BUCKET/PREFIX",
  parse: (text) => {
    const place = afterKind(text, "s3")?.replace(/^\/\//, "");
    if (place === undefined || !/^[a-z\d][\w.-]+(\/[\w.-]+)*\/?$/.test(place)) return null;
    const send = (out: string, options: SendOptions): Promise<string> =>
      deployToStorage(out, place, options, process.env);
    return {
      host: "object-storage",
      takes: ["dry-run", "preview", "begin-anew", "purge"],
      send,
      rollBack: (out, options) => sendEarlier(out, (folder) => send(folder, options)),
    };
  },
};
