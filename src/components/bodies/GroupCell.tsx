import { bodies } from "#src/i18n/bodies.ts";
import { routes } from "#src/lib/routes.ts";
import { GroupTag } from "#src/components/common/GroupTag.tsx";
import type { GroupLink } from "#src/contracts/body-parts.ts";

interface Props {
  readonly group: GroupLink | null;
  /** On a past day, null may also mean that the group is not known. */
  readonly isPast?: boolean;
  /** There is no record of the person, so the group is unknown. */
  readonly isMissing?: boolean | undefined;
}

/** Table cell of a group: colour, acronym, link; or text for no group. */
export function GroupCell({ group, isPast = false, isMissing = false }: Props) {
  if (group === null) return <span className="sub">{isPast || isMissing ? bodies.noKnownGroup : bodies.noGroup}</span>;
  return <GroupTag id={group.id} acronym={group.acronym} href={routes.group(group.branch, group.id)} />;
}
