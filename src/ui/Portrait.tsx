interface Props {
  readonly familyName: string;
  readonly givenName: string;
  /** Site path of the local copy of the photo; absent = initials. */
  readonly image?: string | null;
  readonly isBig?: boolean;
}

/** First letters of given name and surname: "SC" for Saverio Corniolo, "MD" for Maria D’Amico. */
export function initials({ familyName, givenName }: Pick<Props, "familyName" | "givenName">): string {
  return `${[...givenName][0] ?? ""}${[...familyName][0] ?? ""}`.toLocaleUpperCase("it");
}

/** A face, or the initials in its place. Decorative: the name is always beside it. */
export function Portrait({ image, isBig = false, ...name }: Props) {
  return (
    <div className={isBig ? "face big" : "face"} aria-hidden="true">
      {image === undefined || image === null ? (
        initials(name)
      ) : (
        <img src={image} alt="" width="136" height="170" loading="lazy" />
      )}
    </div>
  );
}
