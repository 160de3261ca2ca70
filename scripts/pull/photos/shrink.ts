import sharp from "sharp";
import { photoSizes, type PhotoSize } from "#src/lib/photo-sizes.ts";

export type PhotoCopies = Readonly<Record<PhotoSize, Uint8Array>>;

/** More pixels than any portrait has. A larger image is a mistake or an attack. */
const maxPixels = 60_000_000;
/** Accepted raster formats; never SVG, which can contain scripts. */
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif", "tiff"]);
/** WebP qualities, tried in turn until the copy is small enough. */
const qualities = [78, 66, 54, 42, 30];

/**
 * Shrinks a photo to upright copies, cropped to the aspect ratio of a portrait and without metadata. Deterministic.
 * @throws Error when the bytes are not an image in an accepted format
 */
export async function shrinkPhoto(bytes: Uint8Array): Promise<PhotoCopies> {
  const { format } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  if (!formats.has(format)) throw new Error(`${format} is not a format for photos`);
  return { card: await shrinkTo(bytes, "card"), page: await shrinkTo(bytes, "page") };
}

async function shrinkTo(bytes: Uint8Array, size: PhotoSize): Promise<Uint8Array> {
  const { width, height, scale, maxBytes } = photoSizes[size];
  // Faces are in the upper part: crop at the bottom.
  const small = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize(width * scale, height * scale, { fit: "cover", position: "top" })
    .flatten({ background: "#ffffff" });
  let copy = new Uint8Array();
  for (const quality of qualities) {
    copy = await small.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (copy.length <= maxBytes) break;
  }
  return copy;
}
