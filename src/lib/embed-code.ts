import type { Branch } from "#src/domain/codes.ts";
import { isNotable } from "#src/domain/notable-votes.ts";
import { plainText } from "./plain-text.ts";
import { escapeHtml } from "./text.ts";

/** Height of an iframe in px by kind of embed: enough for most of them on a phone. */
const heights = { grafico: 460, voto: 580, persona: 320 };

/** Size of an embed in px. The width is a maximum. `key` as in `files.embed`. */
export function embedSize(key: string): { readonly width: number; readonly height: number } {
  const kind = key.startsWith("grafico/") ? "grafico" : key.startsWith("persona/") ? "persona" : "voto";
  return { width: 600, height: heights[kind] };
}

/**
 * What an embed may do: follow its links, and run the script of the seat chart. Without its own origin it could not load
 * its style sheet; that origin is not the one of the page around, which the script therefore cannot reach.
 */
const sandbox =
  "allow-scripts allow-same-origin allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox";

/** HTML that shows an embed on another site. */
export function embedCode(key: string, address: string, title: string): string {
  const { width, height } = embedSize(key);
  const name = escapeHtml(plainText(title));
  return `<iframe src="${address}" title="${name}" width="100%" height="${String(height)}" loading="lazy" sandbox="${sandbox}" referrerpolicy="no-referrer" style="border:0;max-width:${String(width)}px"></iframe>`;
}

/** Whether an embed is a document of its own with an oEmbed description, not a part of one. */
export const isOwnEmbed = (key: string): boolean => !key.includes("#");

/** Document with the embeds of about ten days of votes of a chamber: "votazioni/C-2026-11-1" for 10 to 19 November. */
export const voteEmbeds = ({ branch, date }: { readonly branch: Branch; readonly date: string }): string =>
  `votazioni/${branch}-${date.slice(0, 9)}`;

/**
 * Key of the embed of a vote in `files.embed`. Notable votes have a document each; with one for each of the others the
 * site would have twice as many files, so they are parts of a document, chosen by the fragment.
 */
export function voteEmbed(
  vote: { readonly id: string; readonly branch: Branch; readonly date: string } & Parameters<typeof isNotable>[0],
): string {
  return isNotable(vote) ? `voto/${vote.id}` : `${voteEmbeds(vote)}#${vote.id}`;
}
