/** Edits of the project's code that change bytes of the site, one per kind of code. */
import { readFileSync } from "node:fs";

/** Code that can be edited. */
export interface EditableCode {
  /** Edits one of `editedFiles`: it gets its `editedText`. */
  readonly edit: (file: string, n: number) => void;
}

/** Returns the text with a replaced piece. */
function replace(text: string, piece: string, other: string): string {
  if (!text.includes(piece)) throw new Error(`nothing to edit: ${piece}`);
  return text.replace(piece, other);
}

const edits: Readonly<Record<string, (text: string, n: number) => string>> = {
  "src/pages/faq.astro": (text, n) => `${text}\n<p>Prova ${n}</p>\n`,
  "src/styles/base/elements.css": (text, n) => `${text}\n.prova { order: ${n}; }\n`,
  "src/components/votes/VoteMembers.island.tsx": (text, n) => `${text}\nexport const prova = ${n};\n`,
  "src/i18n/tombstone.ts": (text, n) => replace(text, "Vai alla pagina iniziale", `Vai alla pagina ${n}`),
  "scripts/contracts/feeds/calendar.ts": (text, n) => replace(text, "`${id}@", `\`\${id}-${n}@`),
  "scripts/serve/content-types.ts": (text, n) => replace(text, "application/zip", `application/x-${n}`),
  "public/favicon.svg": (text, n) => `${text}<!-- ${n} -->\n`,
  // No byte of the site, but everything is made again.
  "package-lock.json": (text, n) => text + "\n".repeat(n),
};

export const editedFiles: readonly string[] = Object.keys(edits);

/** Text of one of `editedFiles` after an edit; another number gives another text, 0 the unchanged one. */
export function editedText(file: string, n: number): string {
  const text = readFileSync(file, "utf8");
  return n === 0 ? text : (edits[file]?.(text, n) ?? text);
}
