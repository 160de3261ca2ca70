import { z } from "zod";

/** All votes of a person in a year: a compressed CSV, base64. */
export const personBallotsSchema = z.strictObject({ gzip: z.base64() });
export type PersonBallots = z.infer<typeof personBallotsSchema>;
