/** Size of a local copy of a photo: in lists, and on the person's own page. */
export type PhotoSize = "card" | "page";

/** CSS pixels at which a copy is shown, device pixels in each of them, and the most bytes that it may weigh. */
export const photoSizes = {
  card: { width: 52, height: 65, scale: 2, mostBytes: 6_000 },
  page: { width: 136, height: 170, scale: 2, mostBytes: 9_000 },
} as const satisfies Record<
  PhotoSize,
  { readonly width: number; readonly height: number; readonly scale: number; readonly mostBytes: number }
>;
