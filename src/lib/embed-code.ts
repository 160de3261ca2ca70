import { plainText } from "./plain-text.ts";

/** Size of an embed: as wide as its place, as tall as its content. */
export const embedSize = { width: 600, height: 320 } as const;

/** The code to paste into another page. */
export function embedCode(address: string, title: string): string {
  const name = plainText(title).replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  return `<iframe src="${address}" title="${name}" width="100%" height="${String(embedSize.height)}" loading="lazy" style="border:0;max-width:${String(embedSize.width)}px"></iframe>`;
}
