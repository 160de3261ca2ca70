import { electionAreas, macroAreas } from "#src/domain/areas.ts";
import { macroAreaNames, side } from "#src/i18n/common.ts";
import { sidesOnDay, type Branch, type SourcePart } from "#src/domain/codes.ts";
import { supportOf } from "#src/lib/vote-members.ts";
import { heldOffices } from "#src/domain/office-roles.ts";
import { presenceBands } from "#src/domain/presence.ts";
import { memberColumns, memberFilters as text } from "#src/i18n/members.ts";
import type { ListSpec } from "#src/components/list/list-spec.ts";
import { memberList } from "#src/lib/lists/members.ts";
import { files } from "#src/lib/routes.ts";
import { tableSource } from "#src/stores/read-rows.ts";
import { MemberCards } from "./MemberCards.tsx";
import type { FilterLabel, ListLabels } from "#src/components/list/labels.ts";
import type { MemberRow } from "#src/contracts/members.ts";

export function memberListSpec(
  branch: Branch,
  groups: readonly GroupChoice[],
  missingParts: readonly SourcePart[],
  isOver = false,
): ListSpec<MemberRow> {
  return {
    source: tableSource(memberList<MemberRow>(branch), files.shard(branch === "C" ? "deputati" : "senatori", "tutti")),
    missingParts,
    labels: toLabels(branch, groups, isOver),
    Rows: MemberCards,
    columns: memberColumns,
  };
}

const option = (value: string, label: string) => ({ value, label });

/** Label of the filter that shows members in office by default; `isOver`: those of the legislature's last day. */
export function activeLabel(count: ListLabels["count"], isOver: boolean): FilterLabel {
  const words = text.widen(isOver);
  return {
    label: text.is_active,
    options: [option("true", text.inOffice), option("false", text.ended), option("all", text.anyone)],
    widen: { ...words, count: (members, values) => words.count(count(members, values)) },
  };
}

/** A group as a filter value; cards and rows show only the acronym. */
export interface GroupChoice {
  readonly id: string;
  readonly acronym: string;
  readonly name: string;
}

function toLabels(branch: Branch, groups: readonly GroupChoice[], isOver: boolean): ListLabels {
  const count: ListLabels["count"] = (members, { gender_type: gender }) =>
    text.count(branch, members, gender?.[0] === "F" ? "F" : null);
  return {
    filters: {
      search: { label: text.search },
      latest_group: {
        label: text.latest_group,
        anyLabel: text.anyone,
        options: groups.map(({ id, acronym, name }) => option(id, acronym === name ? name : `${acronym}, ${name}`)),
      },
      election_macro_area: {
        label: text.election_macro_area,
        anyLabel: text.anywhere,
        options: macroAreas.map((area) => option(area, macroAreaNames[area])),
      },
      election_area: {
        label: text.election_area,
        anyLabel: text.anywhere,
        isSecondary: true,
        options: electionAreas.map(({ id, name }) => option(id, name)),
      },
      gender_type: {
        label: text.gender_type,
        anyLabel: text.anyone,
        options: [option("F", text.women), option("M", text.men)],
      },
      supports_majority: {
        label: text.supports_majority,
        anyLabel: text.anyone,
        isSecondary: true,
        options: [...sidesOnDay, null].map((value) => option(supportOf(value), side(value))),
      },
      office: {
        label: text.office,
        anyLabel: text.anyOffice,
        isSecondary: true,
        options: heldOffices.map((held) => option(held, text.offices[held])),
      },
      presence: {
        label: text.presence,
        anyLabel: text.anyPresence,
        isNamed: true,
        isSecondary: true,
        options: presenceBands.map((band) => option(band, text.presences[band])),
      },
      is_active: { ...activeLabel(count, isOver), isSecondary: true },
    },
    orderings: text.orderings,
    count,
    fileName: branch === "C" ? "deputati" : "senatori",
  };
}
