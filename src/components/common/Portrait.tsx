import { photoSizes, type PhotoSize } from "#src/lib/photo-sizes.ts";
import { files } from "#src/lib/routes.ts";

interface Props {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  /** Digest of the local copy of the photo; null = initials. */
  readonly photo: string | null;
  readonly size?: PhotoSize;
}

/** Initials of given name and surname: "SC" for Saverio Corniolo, "MD" for Maria D’Amico. */
export function initials({ familyName, givenName }: Pick<Props, "familyName" | "givenName">): string {
  return `${[...givenName][0] ?? ""}${[...familyName][0] ?? ""}`.toLocaleUpperCase("it");
}

/** Photo or initials of a person. Decorative: the name is always next to it. */
export function Portrait({ id, photo, size = "card", ...name }: Props) {
  const { width, height } = photoSizes[size];
  // The photo of the person's own page is visible at once; those in lists load on scrolling.
  const loading = size === "page" ? "eager" : "lazy";
  return (
    <div className={size === "page" ? "face big" : "face"} aria-hidden="true">
      {photo === null ? (
        initials(name)
      ) : (
        <img
          src={files.photo(id, photo, size)}
          alt=""
          width={width}
          height={height}
          loading={loading}
          decoding="async"
        />
      )}
    </div>
  );
}
