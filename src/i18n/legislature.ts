import { legislature } from "#src/domain/legislature.ts";

/** "XIX legislatura": after an article, "della XIX legislatura". */
export const legislatureName = `${legislature.roman} legislatura`;

/** Prose of `src/content` with the name of the legislature for "{legislatura}". */
export const nameLegislature = (prose: string): string => prose.replaceAll("{legislatura}", legislatureName);
