import { z } from "zod";

/** Values of rows, each different one stored once: see `src/lib/filters/distinct.ts`. */
export const distinctSchema = <T extends z.ZodType>(value: T) =>
  z.strictObject({ values: z.array(value).readonly(), positions: z.array(z.int()).readonly() });
