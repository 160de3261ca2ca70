/** The part of @20minutes/s3rver that tests use; the package has no types. */
declare module "@20minutes/s3rver" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  interface Store {
    existsObject(bucket: string, key: string): Promise<boolean>;
    getMetadata(bucket: string, key: string): Promise<{ etag: string }>;
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
