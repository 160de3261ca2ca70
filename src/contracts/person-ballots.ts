import { z } from "zod";

/** All votes of a person in a year: a gzipped CSV in base64. */
export const personBallotsSchema = z.strictObject({ gzip: z.base64() });
export type PersonBallots = z.infer<typeof personBallotsSchema>;
