/** Strict parsers of the citation formats: they reject invalid input. */

const latexCharacters: Readonly<Record<string, string>> = {
  "\\textbackslash{}": "\\",
  "\\textasciitilde{}": "~",
  "\\textasciicircum{}": "^",
  "\\{": "{",
  "\\}": "}",
  "\\&": "&",
  "\\%": "%",
  "\\$": "$",
  "\\#": "#",
  "\\_": "_",
};

/**
 * Parses a BibTeX entry: type, key, fields with LaTeX decoded. Throws on unbalanced braces and bare special characters.
 */
export function parseBibtex(text: string): { type: string; key: string; fields: Record<string, string> } {
  const [, type, key, body] = /^@(\w+)\{([A-Za-z0-9-]+),\n([\s\S]*)\}\n?$/.exec(text) ?? [];
  if (type === undefined || key === undefined || body === undefined) throw new Error("not a BibTeX entry");
  const fields: Record<string, string> = {};
  for (const line of body.split("\n").filter((one) => one !== "")) {
    const [, name, value] = /^ {2}(\w+) = \{(.*)\},$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`not a field: ${line}`);
    fields[name] = name === "url" ? value : readLatex(value);
  }
  return { type, key, fields };
}

function readLatex(value: string): string {
  let text = "";
  let depth = 0;
  for (let at = 0; at < value.length;) {
    const escape = Object.keys(latexCharacters).find((one) => value.startsWith(one, at));
    const character = value[at] ?? "";
    if (escape !== undefined) text += latexCharacters[escape] ?? "";
    else if (character === "{" || character === "}") depth += character === "{" ? 1 : -1;
    else if (/[\\&%$#_~^]/.test(character)) throw new Error(`bare ${character} in ${value}`);
    else text += character;
    if (depth < 0) throw new Error(`unbalanced braces in ${value}`);
    at += escape?.length ?? 1;
  }
  if (depth !== 0) throw new Error(`unbalanced braces in ${value}`);
  return text;
}

/** Parses one RIS record. Throws on a malformed line, or if the record does not begin with TY and end with ER. */
export function parseRis(text: string): Record<string, string> {
  if (!text.endsWith("\r\n")) throw new Error("RIS lines end with CRLF");
  const lines = text.slice(0, -2).split("\r\n");
  const pairs = lines.map((line) => {
    const [, tag, value] = /^([A-Z][A-Z0-9]) {2}- ([^\r\n]*)$/.exec(line) ?? [];
    if (tag === undefined || value === undefined) throw new Error(`not an RIS line: ${line}`);
    return [tag, value] as const;
  });
  if (pairs[0]?.[0] !== "TY" || pairs.at(-1)?.[0] !== "ER") throw new Error("TY first, ER last");
  return Object.fromEntries(pairs);
}

/**
 * Parses a wiki template: name and named values, with references and {{!}} decoded. Throws on markup that closes it
 * early.
 */
export function parseWikiTemplate(text: string): { name: string; fields: Record<string, string> } {
  const inside = /^\{\{([\s\S]*)\}\}$/.exec(text)?.[1]?.replaceAll("{{!}}", "\u0000");
  if (inside === undefined || /[{}[\]<>]/.test(inside)) throw new Error(`not one template: ${text}`);
  const [name = "", ...parts] = inside.split("|").map((part) => part.trim());
  const undo = (value: string): string =>
    value.replaceAll("\u0000", "|").replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  const fields = parts.map((part) => {
    const at = part.indexOf("=");
    return [part.slice(0, at), undo(part.slice(at + 1))] as const;
  });
  return { name, fields: Object.fromEntries(fields) };
}
