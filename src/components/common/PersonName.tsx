import { personSearch } from "#src/i18n/shell.ts";
import { routes } from "#src/lib/routes.ts";

interface Props {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
  /** false: no longer in office; shown in grey with a note. Spec §8. */
  readonly isActive?: boolean;
  /** There is no record, and so no page, of the person. */
  readonly isMissing?: boolean | undefined;
}

/** Surname first, as in the chambers' lists. */
export function fullName({ familyName, givenName }: Pick<Props, "familyName" | "givenName">): string {
  return `${familyName} ${givenName}`.trim();
}

/** Given name first, as in running text. */
export function nameInText({ familyName, givenName }: Pick<Props, "familyName" | "givenName">): string {
  return `${givenName} ${familyName}`.trim();
}

/** Surnames; the full name for members who share a surname. */
export function shortNames(members: readonly Pick<Props, "familyName" | "givenName">[]): readonly string[] {
  return members.map((member) =>
    members.some((other) => other !== member && other.familyName === member.familyName)
      ? fullName(member)
      : member.familyName,
  );
}

/** A person as a link to the personal page, where there is one. */
export function PersonName({ id, isActive = true, isMissing = false, ...name }: Props) {
  if (isMissing) return <>{fullName(name)}</>;
  return (
    <>
      <a translate="no" className={isActive ? undefined : "off"} href={routes.person(id)}>
        {fullName(name)}
      </a>
      {isActive ? null : <span className="note"> {personSearch.inactive}</span>}
    </>
  );
}
