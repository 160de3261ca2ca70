/** Definition of the members lists: filters, orderings, defaults. Spec §3 "Memberships", §9. */
import { electionAreas, findArea, macroAreas } from "#src/domain/areas.ts";
import type { Branch, Gender, SideOnDay } from "#src/domain/codes.ts";
import { isHandful } from "#src/domain/handful.ts";
import { heldOffices, type HeldOffice } from "#src/domain/office-roles.ts";
import { presenceBand, presenceBands } from "#src/domain/presence.ts";
import { compareText } from "#src/lib/format.ts";
import { supportOf } from "#src/lib/vote-members.ts";
import { byNumber, haveAmong, holds, isAmong, nameSearch } from "#src/lib/filters/apply.ts";
import type { ListDefinition } from "#src/lib/filters/definition.ts";

/** Fields that filters and orderings read. */
export interface MemberFacts {
  readonly familyName: string;
  readonly givenName: string;
  readonly registeredName?: string | undefined;
  readonly gender: Gender | null;
  readonly group: { readonly id: string } | null;
  readonly side: SideOnDay;
  readonly area: string | null;
  readonly active: boolean;
  /** Kinds of office held on the day of the data; absent in rows of the live API. */
  readonly offices?: readonly HeldOffice[] | undefined;
  readonly figures: {
    readonly voting: number;
    readonly present: number;
    readonly mission: number;
    readonly inLine: number;
    readonly evaluable: number;
    readonly rebels: number | null;
  } | null;
  readonly strength: { readonly value: number } | null;
}

/** Page size of the members lists. Spec §9. */
const pageSize = 21;

/** Nobody has a rank by a share of a handful of votes. */
const share = (part: number, whole: number): number | null => (isHandful(whole) ? null : part / whole);

type Numbers = Readonly<Record<string, (row: MemberFacts) => number | null>>;

/** Orderings derived from votes. Rates are shares from 0 to 1; null when there is nothing, or too little, to count. */
const figures: Numbers = {
  presence: ({ figures }) => figures && share(figures.present, figures.voting),
  mission: ({ figures }) => figures && share(figures.mission, figures.voting),
  reliability: ({ figures }) => figures && share(figures.inLine, figures.evaluable),
  rebels: ({ figures }) => figures && figures.rebels,
};

export function compareSurnames(a: Pick<MemberFacts, "familyName" | "givenName">, b: typeof a): number {
  return compareText(a.familyName, b.familyName) || compareText(a.givenName, b.givenName);
}

/** The list of one chamber. `role` is a parameter of the specification; on these pages it has one value and no control. */
export function memberList<Row extends MemberFacts>(branch: Branch): ListDefinition<Row> {
  const role = branch === "C" ? "Deputato" : "Senatore";
  return {
    collection: "memberships",
    filters: [
      { name: "role", kind: "choice", default: role, values: [role], matches: holds(() => true) },
      nameSearch("search", (row) => [row.familyName, row.givenName, row.registeredName ?? ""]),
      { name: "latest_group", kind: "choice", matches: isAmong((row) => row.group?.id) },
      {
        name: "election_macro_area",
        kind: "choice",
        values: macroAreas,
        matches: isAmong((row) => findArea(row.area)?.macroArea),
      },
      {
        name: "election_area",
        kind: "choice",
        values: electionAreas.map(({ id }) => id),

        matches: isAmong((row) => row.area),
      },
      { name: "gender_type", kind: "choice", values: ["F", "M"], matches: isAmong((row) => row.gender) },
      {
        name: "supports_majority",
        kind: "choice",
        requires: "sides",
        values: ["true", "false", "null", "unknown"],
        matches: isAmong((row) => supportOf(row.side)),
      },
      {
        name: "office",
        kind: "choice",
        values: heldOffices,

        matches: haveAmong(({ offices = [] }) => offices),
      },
      {
        name: "presence",
        kind: "choice",
        requires: "votes",
        values: presenceBands,

        matches: isAmong(({ figures }) => figures && presenceBand(figures.present, figures.voting)),
      },
      {
        name: "is_active",
        kind: "choice",
        default: "true",
        values: ["true", "false", "all"],
        matches: isAmong((row) => String(row.active)),
      },
    ],
    orderings: [
      { name: "surname", compare: compareSurnames },
      byNumber("pp", ({ strength }) => strength?.value ?? null),
      ...Object.entries(figures).map(([name, of]) => ({ ...byNumber<Row>(name, of), requires: "votes" as const })),
    ],
    defaultOrdering: "surname",
    pageSize,
    paging: "pages",
  };
}

/** The members of a territory: both chambers, few enough for one page. */
export function territoryList<Row extends MemberFacts & { readonly branch: Branch }>(): ListDefinition<Row> {
  const { filters, orderings } = memberList<Row>("C");
  const shared = filters.filter(
    ({ name }) =>
      name === "latest_group" || name === "supports_majority" || name === "gender_type" || name === "is_active",
  );
  return {
    collection: "memberships",
    filters: [
      {
        name: "role",
        kind: "choice",
        values: ["Deputato", "Senatore"],
        matches: isAmong((row) => (row.branch === "C" ? "Deputato" : "Senatore")),
      },
      ...shared,
    ],
    orderings,
    defaultOrdering: "surname",
    pageSize: 250,
    paging: "pages",
  };
}
