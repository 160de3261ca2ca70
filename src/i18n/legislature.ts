import { legislature } from "#src/domain/legislature.ts";

/** "XIX legislatura": after an article, "della XIX legislatura". */
export const legislatureName = `${legislature.roman} legislatura`;
