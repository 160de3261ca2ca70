import { afterKind, sendEarlier, type SendOptions, type TargetKind } from "#scripts/deploy/target.ts";
import { largestAsset } from "#scripts/deploy/workers/config.ts";
import { deployToWorker, largeFilesOf } from "#scripts/deploy/workers/deploy.ts";

/** "workers:emiciclo": Cloudflare Workers static assets. */
export const workersTarget: TargetKind = {
  form: "workers:NAME",
  parse: (text) => {
    const name = afterKind(text, "workers");
    if (name === null || !/^[a-z\d](?:[a-z\d-]{0,52}[a-z\d])?$/.test(name)) return null;
    const large = largeFilesOf(process.env);
    const send = (out: string, options: SendOptions): Promise<string> => deployToWorker(out, name, large, options);
    return {
      host: "cloudflare-workers",
      takes: ["dry-run", "preview"],
      ...(large !== null && { largest: largestAsset }),
      send,
      rollBack: (out, options) => sendEarlier(out, (folder) => send(folder, options)),
    };
  },
};
