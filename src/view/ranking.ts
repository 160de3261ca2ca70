import { z } from "zod";

/** The first rows of a ranking, and how many of the others equal the last: see `headOf`. */
export const headSchema = <S extends z.ZodType>(row: S) => z.strictObject({ rows: z.array(row), ties: z.int() });
