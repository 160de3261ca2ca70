/** `card`: in lists; `page`: on the person's own page. */
export type PhotoSize = "card" | "page";

/** Width and height in CSS px, device pixels per CSS px, and the maximum file size in bytes. */
export const photoSizes = {
  card: { width: 52, height: 65, scale: 2, maxBytes: 6_000 },
  page: { width: 136, height: 170, scale: 2, maxBytes: 9_000 },
} as const satisfies Record<
  PhotoSize,
  { readonly width: number; readonly height: number; readonly scale: number; readonly maxBytes: number }
>;
