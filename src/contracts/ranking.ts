import { z } from "zod";

/** First rows of a ranking; `ties`: number of further rows equal to the last one. See `headOf`. */
export const headSchema = <S extends z.ZodType>(row: S) => z.strictObject({ rows: z.array(row), ties: z.int() });
