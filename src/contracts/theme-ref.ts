import { z } from "zod";

/** A theme with a page: address form and label. */
export const themeRefSchema = z.strictObject({ id: z.string(), label: z.string() });
export type ThemeRef = z.infer<typeof themeRefSchema>;
