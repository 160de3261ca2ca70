/** The part of @20minutes/s3rver that tests use; the package has no types. */
declare module "@20minutes/s3rver" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Listed {
    readonly objects: readonly { readonly key: string }[];
    readonly isTruncated: boolean;
  }
  interface Store {
    listObjects(bucket: string, options: { startAfter?: string; maxKeys?: number }): Promise<Listed>;
  }
  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets?: boolean;
      configureBuckets: readonly { name: string; configs?: readonly string[] }[];
    });
    store: Store;
    configureBuckets(): Promise<unknown>;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
