import { plainText } from "./plain-text.ts";
import { escapeHtml } from "./text.ts";

/** Size of an embed: as wide as its place, as tall as its content. Key as in `files.embed`. */
export function embedSize(key: string): { readonly width: number; readonly height: number } {
  return { width: 600, height: key.startsWith("grafico/") ? 460 : 320 };
}

/** The code to paste into another page. */
export function embedCode(key: string, address: string, title: string): string {
  const { width, height } = embedSize(key);
  const name = escapeHtml(plainText(title));
  return `<iframe src="${address}" title="${name}" width="100%" height="${String(height)}" loading="lazy" style="border:0;max-width:${String(width)}px"></iframe>`;
}
